/**
 * No installed package ships the examples of the GFM specification, so these are our own: one or more for each rule of
 * its sections on tables, task lists, strikethrough and autolinks (footnotes are golden cases).
 */
export interface GfmExample {
  readonly rule: string;
  readonly markdown: string;
  readonly html: string;
}

export const gfmExamples: readonly GfmExample[] = [
  {
    rule: 'a table has a head, a delimiter row and rows',
    markdown: '| lamp | watts |\n| --- | --- |\n| desk | 8 |\n',
    html: '<table><thead><tr><th>lamp</th><th>watts</th></tr></thead><tbody><tr><td>desk</td><td>8</td></tr></tbody></table>',
  },
  {
    rule: 'outer pipes are optional and columns need not line up',
    markdown: '| lamp | watts |\n:-: | -----------:\ndesk | 8\n',
    html: '<table><thead><tr><th align="center">lamp</th><th align="right">watts</th></tr></thead><tbody><tr><td align="center">desk</td><td align="right">8</td></tr></tbody></table>',
  },
  {
    rule: 'an escaped pipe belongs to its cell, in code too',
    markdown: '| on\\|off |\n| ------ |\n| a `\\|` b |\n| a **\\|** b |\n',
    html: '<table><thead><tr><th>on|off</th></tr></thead><tbody><tr><td>a <code>|</code> b</td></tr><tr><td>a <strong>|</strong> b</td></tr></tbody></table>',
  },
  {
    rule: 'another block ends a table',
    markdown: '| lamp |\n| --- |\n| desk |\n> quote\n',
    html: '<table><thead><tr><th>lamp</th></tr></thead><tbody><tr><td>desk</td></tr></tbody></table><blockquote><p>quote</p></blockquote>',
  },
  {
    rule: 'a line without a pipe is a row, an empty line ends the table',
    markdown: '| lamp | watts |\n| --- | --- |\n| desk | 8 |\nfloor\n\nfloor\n',
    html: '<table><thead><tr><th>lamp</th><th>watts</th></tr></thead><tbody><tr><td>desk</td><td>8</td></tr><tr><td>floor</td><td></td></tr></tbody></table><p>floor</p>',
  },
  {
    rule: 'a head that does not match its delimiter row is text',
    markdown: '| lamp | watts |\n| --- |\n| desk |\n',
    html: '<p>| lamp | watts |\n| --- |\n| desk |</p>',
  },
  {
    rule: 'rows are filled up and cut off',
    markdown: '| lamp | watts |\n| --- | --- |\n| desk |\n| desk | 8 | too many |\n',
    html: '<table><thead><tr><th>lamp</th><th>watts</th></tr></thead><tbody><tr><td>desk</td><td></td></tr><tr><td>desk</td><td>8</td></tr></tbody></table>',
  },
  {
    rule: 'a table without rows has no body',
    markdown: '| lamp | watts |\n| --- | --- |\n',
    html: '<table><thead><tr><th>lamp</th><th>watts</th></tr></thead></table>',
  },
  {
    rule: 'a list item can be a task',
    markdown: '- [ ] dim\n- [x] brighten\n',
    html: '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> dim</li><li class="task-list-item"><input type="checkbox" checked disabled> brighten</li></ul>',
  },
  {
    rule: 'tasks nest',
    markdown: '- [x] dim\n  - [ ] desk\n- [ ] brighten\n',
    html: '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> dim<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> desk</li></ul></li><li class="task-list-item"><input type="checkbox" disabled> brighten</li></ul>',
  },
  {
    rule: 'one or two tildes strike text through',
    markdown: '~~Off~~ and ~on~.\n',
    html: '<p><del>Off</del> and <del>on</del>.</p>',
  },
  {
    rule: 'strikethrough ends with its paragraph',
    markdown: 'This ~~has two\n\nparagraphs~~.\n',
    html: '<p>This ~~has two</p><p>paragraphs~~.</p>',
  },
  {
    rule: 'three tildes do not strike through',
    markdown: 'This is ~~~not~~~ off.\n',
    html: '<p>This is ~~~not~~~ off.</p>',
  },
  {
    rule: 'www. begins a link, which ends before trailing punctuation',
    markdown: 'See www.lantern.example/help. And www.lantern.example/a.b.\n',
    html: '<p>See <a href="http://www.lantern.example/help">www.lantern.example/help</a>. And <a href="http://www.lantern.example/a.b">www.lantern.example/a.b</a>.</p>',
  },
  {
    rule: 'closing parentheses belong to a link only when they are balanced',
    markdown:
      'www.lantern.example/q=lamp+(desk)\n\n(www.lantern.example/q=lamp+(desk))\n\nwww.lantern.example/q=(lamp))+ok\n',
    html: '<p><a href="http://www.lantern.example/q=lamp+(desk)">www.lantern.example/q=lamp+(desk)</a></p><p>(<a href="http://www.lantern.example/q=lamp+(desk)">www.lantern.example/q=lamp+(desk)</a>)</p><p><a href="http://www.lantern.example/q=(lamp))+ok">www.lantern.example/q=(lamp))+ok</a></p>',
  },
  {
    rule: 'what looks like an entity at the end is not part of the link',
    markdown: 'www.lantern.example/?q=lamp&hl=en\n\nwww.lantern.example/?q=lamp&hl;\n',
    html: '<p><a href="http://www.lantern.example/?q=lamp&amp;hl=en">www.lantern.example/?q=lamp&amp;hl=en</a></p><p><a href="http://www.lantern.example/?q=lamp">www.lantern.example/?q=lamp</a>&amp;hl;</p>',
  },
  {
    rule: '< ends a link',
    markdown: 'www.lantern.example/la<mp\n',
    html: '<p><a href="http://www.lantern.example/la">www.lantern.example/la</a>&lt;mp</p>',
  },
  {
    rule: 'http:// and https:// begin links',
    markdown: 'http://lantern.example\n\n(See https://docs.lantern.example/a?b=(c))\n',
    html: '<p><a href="http://lantern.example">http://lantern.example</a></p><p>(See <a href="https://docs.lantern.example/a?b=(c)">https://docs.lantern.example/a?b=(c)</a>)</p>',
  },
  {
    rule: 'an e-mail address is a link',
    markdown: 'help@lantern.example and help@mail+xyz.example and help+xyz@mail.example.\n',
    html: '<p><a href="mailto:help@lantern.example">help@lantern.example</a> and help@mail+xyz.example and <a href="mailto:help+xyz@mail.example">help+xyz@mail.example</a>.</p>',
  },
  {
    rule: 'an e-mail address ends neither with - nor with _',
    markdown: 'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
    html: '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a></p><p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p><p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>',
  },
];
