import type { Place } from '../../diagnostics/place.ts';
import { type PageContext, report } from './page-context.ts';

const longestTitle = 70;
const longestDescription = 170;

interface PageFacts {
  readonly title: string;
  /** Place of its title, or the place where one belongs. */
  readonly titlePlace: Place;
  readonly description: string;
}

/** The place after the frontmatter and empty lines; the start of a page without text. */
function startOfText({ input: { file }, frontmatter: { body } }: PageContext): Place {
  const before = body.slice(0, Math.max(0, body.search(/\S/)));
  return { file, line: before.split('\n').length, column: 1 };
}

/** Title and description of a page from its frontmatter, else from its text. */
export function pageFacts(context: PageContext): PageFacts {
  const { input, frontmatter, heading, description } = context;
  const top = startOfText(context);
  const title = frontmatter.values.title ?? (heading?.text || null);
  // Unreadable frontmatter may contain a title.
  const isReadable = !frontmatter.diagnostics.some(({ code }) => code === 'frontmatter/syntax');
  if (title === null && isReadable)
    report(context, 'page/missing-title', heading?.place ?? top, 'The page has no title.');

  if (title !== null && heading !== null && title === heading.text && title.length > longestTitle) {
    const message = `The title has ${title.length} characters; ${longestTitle} are shown.`;
    report(context, 'page/long-title', heading.place, message);
  }

  const titles = [
    { text: frontmatter.values.title, place: frontmatter.places.title },
    { text: heading?.text || null, place: heading?.place },
  ];
  const other = titles.find(({ text }) => text !== null && text !== input.nodeTitle);
  // The titles of the tree are in the default language.
  if (other?.place !== undefined && input.language === input.languages[0]) {
    const message = `The page is called \`${other.text}\` here, but \`${input.nodeTitle}\` in the page tree.`;
    report(context, 'page/title-mismatch', other.place, message);
  }

  const text = frontmatter.values.description ?? (description?.text || null);
  const place = frontmatter.places.description ?? description?.place ?? heading?.place ?? top;
  if (text === null && isReadable)
    report(context, 'page/missing-description', place, 'The page has no description.');
  else if (text !== null && text.length > longestDescription) {
    const message = `The description has ${text.length} characters; ${longestDescription} are shown.`;
    report(context, 'page/long-description', place, message);
  }
  const titlePlace = frontmatter.places.title ?? heading?.place ?? top;
  return { title: title ?? input.nodeTitle, titlePlace, description: text ?? '' };
}
