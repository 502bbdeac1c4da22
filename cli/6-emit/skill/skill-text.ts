import { stringify } from 'yaml';
import type { PackageConfig, ProductConfig } from '../../model/config.ts';
import type { Site } from '../../model/site.ts';
import { siteUrl } from '../../site/base.ts';
import { messagesIn } from '../../site/languages.ts';
import { sectionsOf } from '../markdown-lines.ts';
import type { SkillPage } from './reference-text.ts';
import { trapsIn } from './traps.ts';

/** Longest description in the format's specification. */
const longest = 1024;

const item = ({ page, path }: SkillPage): string => `- [${page.title}](${path}): ${page.description}`;

/** Agents choose a skill by this text, so it has the names of the packages and the subjects of the guides. */
function skillDescription({ config }: Site, product: ProductConfig, guides: readonly SkillPage[]): string {
  const packages = product.packages.map((own) => `${own.name} ${own.version}`).join(', ');
  const start = `Write code with the ${product.name} of ${config.name}: ${packages}. Use it for any code that imports these packages. Guides: `;
  const titles = guides.filter(({ page }) => !page.node.planned).map(({ page }) => page.title);
  const fitting = titles.filter(
    (_, index) => start.length + titles.slice(0, index + 1).join('; ').length < longest,
  );
  return `${start}${fitting.join('; ')}.`;
}

/** A guide with its traps below it. */
function guideItem(guide: SkillPage): string {
  const traps = trapsIn(guide.text).map(({ heading, sentence }) =>
    heading === '' ? `  - ${sentence}` : `  - ${heading}: ${sentence}`,
  );
  return [item(guide), ...traps].join('\n');
}

/** The sections that a page puts into the skill by its frontmatter. */
function chosenSections({ page, text }: SkillPage): string[] {
  const sections = sectionsOf(text);
  return page.frontmatter.skill.flatMap((id) => {
    const section = sections[page.toc.findIndex((entry) => entry.id === id)];
    return section === undefined ? [] : [section.join('\n').trim()];
  });
}

/** Names that code imports, in a line for the packages that export them. */
function importLines({ reference }: Site, { id }: ProductConfig): string[] {
  const byPackages = new Map<string, string[]>();
  const add = (packages: readonly string[], name: string): void => {
    const key = packages.map((specifier) => `\`${specifier}\``).join(', ');
    byPackages.set(key, [...(byPackages.get(key) ?? []), `\`${name}\``]);
  };
  for (const entry of [...reference.components, ...reference.interfaces])
    if (entry.product === id)
      add(
        entry.packages.map(({ name }) => name),
        entry.name,
      );
  return [...byPackages].map(([packages, names]) => `- From ${packages}: ${names.join(', ')}`);
}

interface SkillOptions {
  readonly site: Site;
  readonly product: ProductConfig;
  readonly guides: readonly SkillPage[];
  readonly reference: readonly SkillPage[];
}

/** `SKILL.md`: the part that an agent reads first, with the way to the rest. */
export function skillText({ site, product, guides, reference }: SkillOptions): string {
  const url = siteUrl(site.config);
  const messages = messagesIn(site, site.config.languages[0] ?? 'en');
  const packageItem = (own: PackageConfig): string =>
    `- \`${own.name}@${own.version}\`${own.plan === null ? '' : ` (${messages[`plan.${own.plan}`] ?? own.plan})`}`;
  const about = guides[0]?.page.description ?? '';
  const facts = { name: product.id, description: skillDescription(site, product, guides) };
  const written = guides.filter(({ page }) => !page.node.planned);
  const planned = guides.filter(({ page }) => page.node.planned);
  const parts = [
    `---\n${stringify(facts, { lineWidth: 0 })}---`,
    `# ${product.name}`,
    about,
    '## Packages',
    `All of this is for exactly these versions. Other versions have other names: use only names from here.\n\n${product.packages.map(packageItem).join('\n')}`,
    ...guides.flatMap(chosenSections),
    '## Guides',
    'Read the guide for your task before you write the code. Below each guide are its traps.',
    written.map(guideItem).join('\n'),
    ...(planned.length === 0
      ? []
      : ['## Planned features, and what to do until then', planned.map(item).join('\n')]),
    ...(reference.length === 0
      ? []
      : [
          '## API reference',
          `Each component and interface below has its props or members, with types and defaults, in a file named after it, such as [\`${reference[0]?.page.title}\`](${reference[0]?.path}).`,
          importLines(site, product).join('\n'),
        ]),
    ...(url === null ? [] : ['## More', `All pages, also of types and functions: ${url}/llms.txt`]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
