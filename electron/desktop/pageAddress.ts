/** The page's own scheme: a folder of built files behind it, and no way to any other. */
export const pageScheme = 'app';
export const pageOrigin = 'app://app';
export const pageUrl = 'app://app/';
/** What is shown where the page itself fails again and again: words and a way back, no script. */
export const stoppedPath = '/stopped';
export const stoppedUrl = `${pageOrigin}${stoppedPath}`;

/** Whether an address is the page's, by the URL parser: text that only looks like it (`app://app.evil/`) is not. */
export function isPageAddress(address: string): boolean {
  const url = URL.parse(address);
  // Node knows no origin for a scheme of our own, so its parts are compared.
  return (
    url !== null &&
    url.protocol === `${pageScheme}:` &&
    url.host === 'app' &&
    url.username === '' &&
    url.password === ''
  );
}
