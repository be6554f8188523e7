import type { PagePreferences } from '../contract/settings.ts';

/**
 * The headers of every page load. Styles need the load's nonce, because MUI writes them at run time; scripts come
 * from files only and nothing may turn text into code (Trusted Types). Only the preview's page may connect, to
 * its own host: that is its API.
 */
export function pageHeaders(load: {
  readonly nonce: string;
  readonly connect: 'none' | 'self';
}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${load.nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src '${load.connect}'`,
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=()',
    'x-dns-prefetch-control': 'off',
    'cache-control': 'no-store',
  };
}

export interface PageLoad extends PagePreferences {
  readonly nonce: string;
}

/** Fills the page's placeholders: the load's nonce, and what was chosen, so that no colour, size or word flashes. */
export function renderPage(html: string, { nonce, appearance, language, density, textSize }: PageLoad): string {
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__APPEARANCE__', appearance)
    .replaceAll('__LANGUAGE__', language)
    .replaceAll('__DENSITY__', density)
    .replaceAll('__TEXT_SIZE__', textSize);
}
