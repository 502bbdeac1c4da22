/** One year, in seconds. */
const lifetime = 31_536_000;

/** Keeps a choice for all pages; where cookies are forbidden, it lasts as long as the page. */
export function writeCookie(name: string, value: string): void {
  try {
    // Not the Cookie Store API: it is missing from pages that are not served by HTTPS.
    Object.assign(document, { cookie: `${name}=${value};path=/;max-age=${lifetime};samesite=lax` });
  } catch {
    // The choice lasts as long as the page.
  }
}
