import type { Page } from 'playwright-core';

/** Each screen by its address. */
export const everyScreen = [
  '#/',
  '#/board',
  '#/clients',
  '#/clients/10001',
  '#/clients/compare',
  '#/review',
  '#/review/no-visit=12&missing=email&sort=-balance',
  '#/reports',
  '#/reports/report=missed&period=last-week',
  '#/reports/report=waiting&period=custom&from=2026-11-09&to=2026-11-17',
  '#/explorer',
  '#/explorer/reservations',
  '#/explorer/invoices;by.status=OPEN',
  '#/explorer/getClients/10001',
  '#/locations',
  '#/settings',
  '#/settings/service',
  '#/settings/record',
  '#/forms',
  '#/connect',
  '#/connect/gateway',
  '#/help',
  '#/help/reception/visit',
  '#/help/it/files',
] as const;

/** Each dialog of the day by the keys that open it. */
export const everyDialog: readonly (readonly string[])[] = [
  ['Control+k'],
  ['j'],
  ['?'],
  ['c'],
  ['n'],
  ['w'],
  ['u'],
  ['Control+p'],
  ['g', 'y'],
];

/** Each dialog that a button of a screen opens, by the screen and by what the button opens. */
export const everyOpened = [
  ['#/clients/10528', 'messages'],
  ['#/clients/10528', 'record'],
  ['#/', 'reminders'],
] as const;

/** Waits until a page shows what it has to show, in whatever language: nothing of it has changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2):visible').first().waitFor();
  await page.waitForFunction(async () => {
    const look = (): string => `${document.body.innerText} ${document.querySelectorAll('*').length}`;
    for (let before = look(), same = 0; same < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
    return true;
  });
}
