import type { Page } from 'playwright-core';

/** Each screen by its address. */
export const everyScreen = [
  '#/',
  '#/board',
  '#/week/101/2026-11-17',
  '#/week/101/2026-11-17/201',
  '#/clients',
  '#/clients/10001',
  '#/clients/10528',
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
  '#/connect/choose',
  '#/help',
  '#/help/reception/visit',
  '#/help/it/files',
  '#/help/troubleshooting',
  '#/nothing-is-here',
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

/** A step to a dialog, in whatever language: what is clicked, or a key. */
type Step = { readonly click: string } | { readonly press: string };

interface Opened {
  readonly screen: string;
  /** The dialog, by what it is for. */
  readonly name: string;
  readonly steps: readonly Step[];
}

const opens = (what: string): Step => ({ click: `[data-opens="${what}"]` });
const press = (key: string): Step => ({ press: key });
/** The button of a key. The parts of the day that it belongs to may come after the day. */
const button = (key: string): Step => ({ click: `main button[aria-keyshortcuts="${key}"]` });
const confirmedVisit: Step = { click: '[data-tile][data-stage="confirmed"]' };
const selectedColumn: readonly Step[] = [confirmedVisit, press('Control+Shift+A')];

/** Each dialog that is opened from a screen, by the screen and the steps to it. */
export const everyOpened: readonly Opened[] = [
  { screen: '#/clients/10528', name: 'messages', steps: [opens('messages')] },
  { screen: '#/clients/10528', name: 'patient record', steps: [opens('record')] },
  { screen: '#/clients/10471', name: 'invoice', steps: [opens('invoice')] },
  { screen: '#/clients/10001', name: 'client', steps: [press('e')] },
  { screen: '#/clients/10001', name: 'new patient', steps: [press('a')] },
  { screen: '#/clients/10001', name: 'payment', steps: [press('y')] },
  { screen: '#/', name: 'reminders', steps: [opens('reminders')] },
  { screen: '#/', name: 'waiting list', steps: [button('L')] },
  { screen: '#/', name: 'appointment requests', steps: [button('I')] },
  { screen: '#/', name: 'provider who is out', steps: [button('A')] },
  { screen: '#/', name: 'blocked time', steps: [button('X')] },
  { screen: '#/', name: 'move', steps: [confirmedVisit, opens('move')] },
  { screen: '#/', name: 'edit', steps: [confirmedVisit, opens('edit')] },
  { screen: '#/', name: 'cancel or no-show', steps: [confirmedVisit, opens('cancel')] },
  { screen: '#/', name: 'move of several', steps: [...selectedColumn, press('m')] },
  { screen: '#/', name: 'cancellation of several', steps: [...selectedColumn, press('Delete')] },
  { screen: '#/', name: 'other provider for several', steps: [...selectedColumn, opens('day.reassignSelected')] },
  { screen: '#/', name: 'message to several', steps: [...selectedColumn, opens('day.writeSelected')] },
  { screen: '#/review/no-visit=12', name: 'saved view', steps: [opens('view')] },
  { screen: '#/locations', name: 'working hours', steps: [opens('hours')] },
  { screen: '#/settings', name: 'diagnostics', steps: [opens('diagnostics')] },
  { screen: '#/settings', name: 'licenses', steps: [opens('licenses')] },
];

/** Opens a dialog and waits for it. */
export async function openDialog(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) await page.keyboard.press(step.press);
    else await page.locator(step.click).first().click();
  }
  await page.getByRole('dialog').waitFor();
  await settled(page);
}

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
