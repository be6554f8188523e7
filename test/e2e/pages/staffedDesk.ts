import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { requestFrom, type PreviewProcess, startPreviewProcess, visit } from '../../support/browser/desk.ts';

/** A desk at which Anna, a manager, and Ben, a receptionist, sign in; she is at it. It has to end without complaints. */
export async function openStaffedDesk(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly preview: PreviewProcess }> {
  const preview = await startPreviewProcess();
  onTestFinished(() => preview.stop());
  const { page, context, problems } = await visit(browser, preview.url, options);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  await requestFrom(page, 'staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' });
  await requestFrom(page, 'staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '5678' });
  await page.getByRole('button', { name: 'Lock, signed in as Anna' }).waitFor();
  return { page, preview };
}

/** The unlock fields of a locked page. */
export async function waitForSignIn(page: Page): Promise<void> {
  await page.getByText('Who’s signing in?').waitFor();
}

/** Locks the desk by its key, and waits until the page has reloaded. */
export async function lockDesk(page: Page): Promise<void> {
  await page.keyboard.press('Alt+l');
  await waitForSignIn(page);
  await expect.poll(() => page.evaluate(() => 'seenBefore' in window)).toBe(false);
  await waitForSignIn(page);
}

export async function signInAsBen(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Ben/ }).click();
  await page.keyboard.type('5678');
  await page.keyboard.press('Enter');
}
