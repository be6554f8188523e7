import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { findSecret, readPage } from '../support/canary.ts';
import { requestFrom, startBrowser, visit } from '../support/browser/desk.ts';
import { lockDesk, openStaffedDesk, signInAsBen, waitForSignIn } from './pages/staffedDesk.ts';
import { dayPage } from './pages/dayPage.ts';

// Long enough to be looked for in every form; in a snapshot of the memory other letters are written by their numbers.
const plainName = /^[A-Za-z ]{10,}$/;
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('a desk that is locked', () => {
  it('leaves no client in the page or in its memory, in any of its windows', async () => {
    const { page, preview } = await openStaffedDesk(browser);
    // Sound: a registered operation answers in its shape.
    const { data } = (await requestFrom(page, 'desk:query', {
      operation: 'ScheduleDay',
      variables: {},
    })) as unknown as {
      readonly data: ScheduleDayQuery;
    };
    const client = data.day.appointments.map((each) => each.client).find((each) => plainName.test(each?.name ?? ''));
    if (!client) throw new Error('No client with a plain name on this day.');
    const { page: other, context } = await visit(browser, `${preview.url}#/clients/${client.id}`);
    onTestFinished(() => context.close());
    await other.getByText(/Client since/).waitFor();
    await dayPage(page).tiles.first().waitFor();
    for (const each of [page, other]) await each.evaluate(() => void Object.assign(window, { seenBefore: true }));
    // The control: both are found while they are shown.
    for (const each of [page, other]) expect(findSecret(client.name, await readPage(each))).toContain('heap');

    await lockDesk(page);
    await waitForSignIn(other);
    await expect.poll(() => other.evaluate(() => 'seenBefore' in window)).toBe(false);
    await waitForSignIn(other);
    for (const each of [page, other]) expect(findSecret(client.name, await readPage(each))).toEqual([]);
    expect(await page.title()).toBe('Front Desk');

    await signInAsBen(page);
    await dayPage(page).tiles.first().waitFor();
    await other.getByText(/Client since/).waitFor();
  });
});
