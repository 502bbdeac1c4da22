import { expect, test } from 'vitest';
import { structuredData } from '../../cli/5-render/structured-data.ts';
import { sampleView } from '../templates/sample-view.ts';

test('where the page stands and what it is, with absolute addresses', () => {
  expect(JSON.parse(structuredData(sampleView, 'https://example.org') ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Shelves', item: 'https://example.org/shelf/' },
          { '@type': 'ListItem', position: 2, name: 'Shelf', item: 'https://example.org/shelf/' },
        ],
      },
      {
        '@type': 'TechArticle',
        headline: 'Shelf',
        description: 'Put things on boards.',
        url: 'https://example.org/shelf/',
        inLanguage: 'en',
        articleSection: 'Shelves',
        image: 'https://example.org/shelf/social.png',
        dateModified: '2024-05-31',
        about: {
          '@type': 'SoftwareSourceCode',
          name: '@shelf/core',
          programmingLanguage: 'TypeScript',
          codeRepository: 'https://example.org/shelf',
        },
        author: { '@type': 'Organization', name: 'Shelf UI', url: 'https://example.org/' },
        isPartOf: { '@type': 'WebSite', name: 'Shelf UI', url: 'https://example.org/' },
      },
    ],
  });
});

test('no text ends the script element', () => {
  const title = '</script><!--<script>';
  const json = structuredData({ ...sampleView, title }, 'https://example.org') ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][1].headline).toBe(title);
});

test('a trail of one page is no trail', () => {
  const view = { ...sampleView, breadcrumbs: [], packageName: null, updated: null };
  const [article, ...others] = JSON.parse(structuredData(view, 'https://example.org') ?? '')['@graph'];
  expect(others).toEqual([]);
  expect(article).toMatchObject({ '@type': 'TechArticle' });
  expect(Object.keys(article)).not.toContain('about');
});

test('none without a site address', () => {
  expect(structuredData({ ...sampleView, canonicalUrl: null }, null)).toBeNull();
});
