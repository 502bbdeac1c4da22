const emoji =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u{200D}|\u{20E3}|[\u{E0020}-\u{E007F}]/gu;

/** Joins words by single dashes. */
const dashed = (text: string): string =>
  text.replace(/[\s!@#$%^&*()=_+[\]{}`~;:"|,./?\\-]+/g, '-').replace(/^-|-$/g, '');

/** Id of a heading from its text without markup; never empty. */
export function headingId(text: string): string {
  return (
    dashed(
      text
        .toLowerCase()
        .replace(/=>|[<>']/g, '')
        .replace(emoji, ''),
    ) || 'section'
  );
}

/**
 * The older id of a heading, which existing links use. It is made from escaped HTML and keeps emoji: `&` becomes `amp`
 * and `"` becomes `quot`.
 */
export function legacyHeadingId(text: string): string {
  const html = text
    .toLowerCase()
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
  return dashed(html.replace(/=&gt;|&lt;| \/&gt;|&#39;/g, '')) || 'section';
}

/** `id`, or `id-2`, `id-3` … when it is taken; marks the result as taken. */
export function uniqueId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count += 1) unique = `${id}-${count}`;
  taken.add(unique);
  return unique;
}
