import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Dialect, DialectServer } from '../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, type Practice, rowOf } from '../dialects/practice.ts';
import { wallDay } from '../dialects/clock.ts';
import { registry } from '../dialects/registry/registry.ts';
import { relay } from '../dialects/relay/relay.ts';
import { correct } from '../support/core/explorerRequests.ts';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { connectDialect } from '../support/core/connectDialect.ts';
import { type ConnectedDesk, connectPreview } from '../support/browser/connectPreview.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { chooseField, conceptRow, goTo, openReview, operationOf } from './pages/serviceMapPage.ts';
import { clientsPage } from './pages/clientsPage.ts';

let browser: Browser;
let certificates: Certificates;
let folder: string;
beforeAll(async () => {
  [browser, certificates] = await Promise.all([startBrowser(), makeCertificates()]);
  folder = mkdtempSync(join(tmpdir(), 'front-desk-map-'));
  writeFileSync(join(folder, 'authority.pem'), certificates.authority);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function startService(dialect: Dialect): Promise<DialectServer> {
  const server = await dialect.start({ tls: certificates.server });
  onTestFinished(() => server.close());
  return server;
}

/** A desk of its own, with nothing known, that has just been connected. */
function openDesk(dialect: Dialect, server: DialectServer): Promise<ConnectedDesk> {
  return connectPreview(browser, dialect, server, join(folder, 'authority.pem'));
}

/** Fetched data may take a moment to be drawn. */
const slowPoll = { timeout: 10_000 };

/** A visit of the day at the first place whose reason the service has, and whose tile is unique. */
function visitWithReason(
  practice: Practice,
): AppointmentRecord & { readonly patient: string; readonly client: string } {
  const [place] = practice.places;
  const visits = practice.appointments.flatMap((row) => {
    const [patient, client] = [rowOf(practice.patients, row.patientKey), rowOf(practice.clients, row.clientKey)];
    if (row.placeKey !== place?.key || wallDay(row.start, place.zone) !== '2026-11-17' || !patient || !client)
      return [];
    return [{ ...row, patient: patient.name, client: fullNameOf(client) }];
  });
  const found = visits.find(
    (row) =>
      row.reason !== null &&
      row.state !== 'cancelled' &&
      !row.isDeleted &&
      visits.every((other) => other === row || other.patient !== row.patient || other.client !== row.client),
  );
  if (!found) throw new Error('No visit of this day has a reason.');
  return found;
}

/** What the day says of this visit: its tile, opened. */
async function openVisit(page: Page, { patient, client }: { patient: string; client: string }): Promise<Locator> {
  await goTo(page, 'Schedule');
  await page.getByRole('button').filter({ hasText: patient }).filter({ hasText: client }).click();
  const panel = page.getByRole('complementary', { name: 'Appointment' });
  await panel.getByRole('link', { name: client }).waitFor();
  return panel;
}

/** Clients as they are shown, each looked for by what is hers alone. */
async function shownNames(page: Page, clients: readonly ClientRecord[]): Promise<readonly (string | null)[]> {
  const names: (string | null)[] = [];
  for (const { emails, phones } of clients) names.push(await foundBy(page, emails[0] ?? phones[0]?.value ?? ''));
  return names;
}

/** The first client that a search finds, by the name that is shown. */
async function foundBy(page: Page, text: string): Promise<string | null> {
  await goTo(page, 'Clients');
  const field = clientsPage(page).searchField;
  const rows = clientsPage(page).foundLinks;
  // The results of the former query are gone before.
  await field.fill('');
  await rows.first().waitFor({ state: 'detached' });
  await field.fill(text);
  await rows.first().waitFor();
  return rows.first().locator('b').textContent();
}

describe('a manager’s corrections', () => {
  it('change what the desk shows, and travel to another desk in a file', async () => {
    const server = await startService(registry);
    const { practice } = server;
    const chosen = visitWithReason(practice);
    const people = registry.view.clients(practice).slice(0, 5);
    const [person] = people;
    if (!person) throw new Error('The practice has no clients.');

    const first = await openDesk(registry, server);
    const unread = await openVisit(first.page, chosen);
    expect(await unread.innerText()).not.toContain(chosen.reason);
    expect(await shownNames(first.page, people)).toEqual(people.map(fullNameOf));
    await openReview(first.page);
    await chooseField(first.page, 'A day’s appointments', 'Reason', 'topic');
    await chooseField(first.page, 'Client list', 'Name', 'person.surname');
    await conceptRow(first.page, 'Client search').click();
    await operationOf(first.page, 'searches for clients', 'My practice system doesn’t have this').click();
    await first.page.getByText('“Client search” is now marked as not available.').waitFor();
    await first.page.getByRole('button', { name: 'Export mapping' }).click();
    const file = join(first.folder, 'exports', 'front-desk-map-sandbox.json');
    await first.page.getByText(`Mapping saved to ${file}`).waitFor();

    const second = await openDesk(registry, server);
    await openReview(second.page);
    await second.page.getByLabel('Mapping file').setInputFiles(file);
    await second.page.getByText('The mapping from front-desk-map-sandbox.json is now in use.').waitFor();
    for (const { page } of [first, second]) {
      const panel = await openVisit(page, chosen);
      await panel.getByText(chosen.reason ?? '', { exact: true }).waitFor();
      await expect.poll(() => shownNames(page, people), slowPoll).toEqual(people.map(({ familyName }) => familyName));
      // Where the service has no search the list is searched here, with the names of the corrected map.
      await expect.poll(() => foundBy(page, person.familyName), slowPoll).toBe(person.familyName);
      await openReview(page);
      for (const concept of ['A day’s appointments', 'Client list', 'Client search']) {
        await conceptRow(page, concept).getByText('Selected by you').waitFor();
      }
    }
    const text = readFileSync(file, 'utf8');
    for (const client of practice.clients) {
      const values = [fullNameOf(client), ...client.emails, ...client.phones.map(({ value }) => value)];
      for (const value of values) expect(text).not.toContain(value);
    }

    // And back.
    await conceptRow(second.page, 'Client search').click();
    await operationOf(second.page, 'searches for clients', /^parties/).click();
    await conceptRow(second.page, 'Client search').getByText('Selected by you').waitFor({ state: 'detached' });
    await expect.poll(() => foundBy(second.page, person.familyName), slowPoll).toBe(fullNameOf(person));
    expect(server.received.mutations).toEqual([]);
  });
});

describe('a file that does not fit', () => {
  it('is refused with a message, and changes nothing', async () => {
    const made = join(folder, 'registry-map.json');
    const { test } = await connectDialect(
      registry,
      {},
      {
        async saveFile(_name, text) {
          writeFileSync(made, text);
          return { ok: true, value: made };
        },
      },
    );
    await correct(test, { kind: 'field', concept: 'appointments', field: 'reason', from: 'topic' });
    valueOf(await test.request('map:export', null));

    const server = await startService(relay);
    const { page, folder: data } = await openDesk(relay, server);
    const kept = join(data, 'maps', 'sandbox.json');
    const people = relay.view.clients(server.practice).slice(0, 5);
    const [clients, before] = [await shownNames(page, people), readFileSync(kept, 'utf8')];
    await openReview(page);
    const rows = page.getByRole('region', { name: 'Data it reads' }).getByRole('heading', { level: 3 });
    const shown = await rows.allInnerTexts();
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear colleague, this is the map that we spoke of.');
    for (const [file, words] of [
      [made, /^This mapping was made for another practice system: Query\.sites \(Locations\)/],
      [letter, /^This isn’t a Front Desk mapping: it isn’t JSON\.$/],
    ] as const) {
      await page.getByLabel('Mapping file').setInputFiles(file);
      const notice = page.getByRole('alert');
      await notice.getByText(words).waitFor();
      await notice.getByText('Nothing was changed.').waitFor();
      await page.getByRole('button', { name: 'Dismiss this notice' }).click();
      expect(await rows.allInnerTexts()).toEqual(shown);
      expect(readFileSync(kept, 'utf8')).toBe(before);
    }
    expect(await shownNames(page, people)).toEqual(clients);
    expect(clients).toEqual(people.map(fullNameOf));
  });
});
