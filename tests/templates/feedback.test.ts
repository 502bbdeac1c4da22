import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { PageView, SiteView } from '../../renderer/view/page.ts';
import { renderPage } from '../../templates/index.ts';
import { sampleView } from './sample-view.ts';

const open = (site: Partial<SiteView>) => {
  const view: PageView = { ...sampleView, site: { ...sampleView.site, ...site } };
  return new JSDOM(renderPage(view)).window.document;
};

test('with neither an endpoint nor a repository, nothing is asked', () => {
  const document = open({ issuesUrl: null, repositoryUrl: null });
  expect(document.querySelector('.feedback')).toBeNull();
  expect(document.querySelector('a[href*="/issues"]')).toBeNull();
});

test('with an endpoint the form is sent, without one it leads to the issues', () => {
  const sent = open({ feedbackUrl: '/votes', issuesUrl: null });
  expect(sent.querySelector<HTMLElement>('.feedback')?.dataset.endpoint).toBe('/votes');
  expect(sent.querySelector('.feedback form button[type="submit"]')).not.toBeNull();
  const issue = open({}).querySelector('.feedback form a');
  expect(issue?.getAttribute('href')).toContain('https://example.org/shelf/issues/new?title=');
});

test('only a site that measures visits marks what is clicked and names the product', () => {
  const marked = (document: Document) => document.querySelectorAll('[data-ga-event-category]').length;
  const silent = open({});
  expect([marked(silent), silent.querySelector('[data-product]')]).toEqual([0, null]);
  const measuring = open({ analytics: true });
  expect(measuring.querySelector('main')?.dataset).toMatchObject({
    product: 'shelf',
    productCategory: 'core',
  });
  const categories = [...measuring.querySelectorAll<HTMLElement>('[data-ga-event-category]')].map(
    ({ dataset }) => dataset.gaEventCategory,
  );
  expect([...new Set(categories)].sort()).toEqual(['demo', 'feedback', 'search', 'version']);
});
