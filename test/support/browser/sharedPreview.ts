import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type PreviewProcess, startBrowser, startPreviewProcess } from './desk.ts';

/** A browser and a preview for all tests of a file: they are there once the tests begin, and end with them. */
export function sharePreview(): { readonly browser: Browser; readonly preview: PreviewProcess } {
  let browser: Browser;
  let preview: PreviewProcess;
  beforeAll(async () => {
    [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess()]);
  });
  afterAll(() => Promise.all([browser.close(), preview.stop()]));
  return {
    get browser() {
      return browser;
    },
    get preview() {
      return preview;
    },
  };
}
