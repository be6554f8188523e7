import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { findSecret, readPage } from '../support/canary.ts';
import { askFrom, startBrowser, startPreviewProcess, visit } from '../support/desk.ts';

// Long enough to be looked for in every form; in a snapshot of the memory other letters are written by their numbers.
const plainName = /^[A-Za-z ]{10,}$/;
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function openStaffed(options: Parameters<typeof visit>[2] = {}) {
  const preview = await startPreviewProcess();
  onTestFinished(() => preview.stop());
  const { page, context, problems } = await visit(browser, preview.url, options);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  await askFrom(page, 'staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' });
  await askFrom(page, 'staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '5678' });
  await page.getByRole('button', { name: 'Lock the desk of Anna' }).waitFor();
  return { page, preview };
}

async function lock(page: Page): Promise<void> {
  await page.keyboard.press('Alt+l');
  await page.getByText('Who is at the desk?').waitFor();
  // The page has begun anew.
  await expect.poll(() => page.evaluate(() => 'seenBefore' in window)).toBe(false);
  await page.getByText('Who is at the desk?').waitFor();
}

describe('a desk that is locked', () => {
  it('leaves no client in the page or in its memory, in any of its windows', async () => {
    const { page, preview } = await openStaffed();
    // Sound: a registered operation answers in its shape.
    const { data } = (await askFrom(page, 'desk:query', { operation: 'ScheduleDay', variables: {} })) as unknown as {
      readonly data: ScheduleDayQuery;
    };
    const client = data.day.appointments.map((each) => each.client).find((each) => plainName.test(each?.name ?? ''));
    if (!client) throw new Error('Nobody with a plain name comes on this day.');
    const { page: other, context } = await visit(browser, `${preview.url}#/clients/${client.id}`);
    onTestFinished(() => context.close());
    await other.getByText(/Client since/).waitFor();
    await page.locator('[data-tile]').first().waitFor();
    for (const each of [page, other]) await each.evaluate(() => void Object.assign(window, { seenBefore: true }));
    // The control: both are found while they are shown.
    for (const each of [page, other]) expect(findSecret(client.name, await readPage(each))).toContain('heap');

    await lock(page);
    await other.getByText('Who is at the desk?').waitFor();
    await expect.poll(() => other.evaluate(() => 'seenBefore' in window)).toBe(false);
    await other.getByText('Who is at the desk?').waitFor();
    for (const each of [page, other]) expect(findSecret(client.name, await readPage(each))).toEqual([]);
    expect(await page.title()).toBe('Front Desk');

    await page.getByRole('radio', { name: /Ben/ }).click();
    await page.keyboard.type('5678');
    await page.keyboard.press('Enter');
    await page.locator('[data-tile]').first().waitFor();
    await other.getByText(/Client since/).waitFor();
  });

  it.each(['light', 'dark'] as const)(
    'axe finds nothing while it is locked, nor in who is there: %s',
    async (scheme) => {
      const { page, preview } = await openStaffed({ colorScheme: scheme, bypassCSP: true });
      const violations = async (): Promise<readonly string[]> =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
      for (const place of ['#/settings', '#/settings/record']) {
        await page.goto(preview.url + place);
        await page
          .getByText(/Who may be at this desk|All of it is as it was written/)
          .first()
          .waitFor();
        expect(await violations()).toEqual([]);
      }
      await lock(page);
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'No manager can sign in' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: /Ben/ }).click();
      await page.keyboard.type('5678');
      await page.keyboard.press('Enter');
      await page.goto(`${preview.url}#/settings`);
      await page.getByText('Only a manager changes this.').first().waitFor();
      expect(await violations()).toEqual([]);
    },
  );
});
