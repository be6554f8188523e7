import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PreviewProcess, startBrowser, startPreviewProcess, visit } from '../support/desk.ts';

let browser: Browser;
let preview: PreviewProcess;
beforeAll(async () => {
  [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess()]);
});
afterAll(() => Promise.all([browser.close(), preview.stop()]));

/** Each screen with what is there once it has its data. */
const screens = [
  ['', /Confirmed/],
  ['#/clients', /Maria Garcia/],
  ['#/clients/10001', /Client since/],
  ['#/locations', /218 Riverside Drive/],
  ['#/settings', /Appearance/],
  ['#/settings/service', /What may be sent/],
] as const;

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(screens)('axe finds nothing on /%s', async (path, content) => {
    // Axe injects itself as a script, which the page's own policy rightly forbids.
    const { page, context } = await visit(browser, preview.url + path, { colorScheme, bypassCSP: true });
    await page.getByText(content).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    await context.close();
  });
});
