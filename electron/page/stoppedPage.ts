import type { SpokenLanguage } from '../contract/language.ts';
import type { Appearance } from '../contract/settings.ts';
import { t } from '../../i18n/core/t.ts';

/**
 * The page that is shown where the page itself can't be: words, one way back, and the diagnostics to be selected and
 * copied. It has no script.
 */
export function stoppedPage(load: {
  readonly nonce: string;
  readonly appearance: Appearance;
  readonly language: SpokenLanguage;
  readonly diagnostics: string;
}): string {
  const scheme = load.appearance === 'system' ? 'light dark' : load.appearance;
  return `<!doctype html>
<html lang="${load.language}">
<head>
<meta charset="utf-8">
<title>${t('desktop.stopped')}</title>
<style nonce="${load.nonce}">
:root { color-scheme: ${scheme}; }
body { display: grid; place-content: center; justify-items: center; gap: 12px; min-height: 100vh; margin: 0; padding: 24px;
  box-sizing: border-box; background: light-dark(#f5f6f8, #0e1114); color: light-dark(#1b2229, #e7eaed);
  font: 15px/22px system-ui, sans-serif; text-align: center; }
h1 { margin: 0; font-size: 20px; line-height: 28px; }
p { max-width: 46ch; margin: 0; }
a { margin-top: 8px; padding: 8px 16px; border: 1px solid light-dark(#8a949e, #6d7780); border-radius: 8px;
  background: light-dark(#ffffff, #171b1f); color: inherit; text-decoration: none; }
a:hover { background: light-dark(#eceff2, #20262b); }
details { max-width: min(90ch, calc(100vw - 48px)); margin-top: 12px; font-size: 13px; }
summary { cursor: pointer; }
pre { max-height: 40vh; padding: 12px; overflow: auto; text-align: left; white-space: pre-wrap;
  border: 1px solid light-dark(#c8ced4, #3a4249); border-radius: 8px; font-size: 12px; line-height: 18px; }
:focus-visible { outline: 2px solid light-dark(#0d7469, #4fcfc0); outline-offset: 2px; }
</style>
</head>
<body>
<h1>${t('desktop.stopped')}</h1>
<p>${t('desktop.stoppedWhy')}</p>
<p>${t('desktop.stoppedDo')}</p>
<a href="/">${t('desktop.startAgain')}</a>
<details>
<summary>${t('desktop.diagnostics')}</summary>
<pre tabindex="0" aria-label="${t('desktop.diagnosticsText')}">${escaped(load.diagnostics)}</pre>
</details>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
