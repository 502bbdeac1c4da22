// Every page has the properties that the lists of search engines require and recommend.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { builtPages } from './pages.ts';

const out = inject('out');

const url = z.url({ protocol: /^https$/ });
const text = z.string().trim().min(1);

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: url,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'counts from 1'),
});

const named = { name: text, url };
const article = z.strictObject({
  '@type': z.literal('TechArticle'),
  // Longer ones are cut in results.
  headline: text.max(110),
  description: text,
  url,
  inLanguage: z.string().regex(/^[a-z]{2}$/),
  articleSection: text,
  image: url,
  dateModified: z.iso.date().optional(),
  about: z
    .strictObject({
      '@type': z.literal('SoftwareSourceCode'),
      name: text,
      programmingLanguage: text,
      codeRepository: url,
    })
    .optional(),
  author: z.strictObject({ '@type': z.literal('Organization'), ...named }),
  isPartOf: z.strictObject({ '@type': z.literal('WebSite'), ...named }),
});

const data = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.union([z.tuple([article]), z.tuple([breadcrumbs, article])]),
});

const pages = builtPages(out);
const html = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');
const blocks = (path: string): string[] =>
  [...html(path).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );

test('each page has one valid block, for its own address, with an image that exists', () => {
  const wrong: string[] = [];
  let trails = 0;
  for (const path of pages) {
    const [json = '', ...others] = blocks(path);
    const { success, data: found, error } = data.safeParse(JSON.parse(json));
    if (!success || others.length > 0) {
      wrong.push(`${path}: ${error === undefined ? 'two blocks' : z.prettifyError(error)}`);
      continue;
    }
    const about = found['@graph'].at(-1) as z.infer<typeof article>;
    if (found['@graph'].length === 2) trails += 1;
    if (new URL(about.url).pathname !== path) wrong.push(`${path}: is ${about.url}`);
    if (!existsSync(join(out, new URL(about.image).pathname))) wrong.push(`${path}: no ${about.image}`);
  }
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
  expect(trails).toBeGreaterThan(pages.length - 10);
});
