import type { PageView } from '../../renderer/view/page.ts';

/**
 * The page as schema.org data: its breadcrumbs, unless it is the first page, and its kind. Null without a site address, because schema.org requires
 * absolute addresses. Text of a page cannot end the script element around the data.
 */
export function structuredData(view: PageView, siteUrl: string | null): string | null {
  const { canonicalUrl: url, title, description, language, product, site, head, updated, packageName } = view;
  if (url === null || siteUrl === null) return null;
  const trail = [
    ...view.breadcrumbs.map(({ title: name, href }) => ({ name, item: new URL(siteUrl).origin + href })),
    { name: title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
  const software = {
    '@type': 'SoftwareSourceCode',
    name: packageName,
    programmingLanguage: 'TypeScript',
    ...(site.repositoryUrl === null ? {} : { codeRepository: site.repositoryUrl }),
  };
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: language,
    articleSection: product.name,
    ...(head.socialImage === null ? {} : { image: head.socialImage.url }),
    ...(updated === null ? {} : { dateModified: updated }),
    ...(packageName === null ? {} : { about: software }),
    author: { '@type': 'Organization', name: site.name, url: `${siteUrl}/` },
    isPartOf: { '@type': 'WebSite', name: site.name, url: `${siteUrl}/` },
  };
  const graph = {
    '@context': 'https://schema.org',
    '@graph': trail.length < 2 ? [article] : [breadcrumbs, article],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
