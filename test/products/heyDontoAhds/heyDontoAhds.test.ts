import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { heyDontoAhds } from './heyDontoAhds.ts';

const visit = productVisits(heyDontoAhds);
const { view } = heyDontoAhds;
const day = '2026-11-17';
const siteFields = `siteId name siteInformation { timezone { name } } facility { address { line1 city state postalCode } }`;
const contactFields = `contactId businessName firstName lastName isBusiness site { siteId name } tags { name }
  contactDetails { contactDetailType { code } value }`;
const appointmentFields = `appointmentId startAt durationMinutes description isActive appointmentStatus { code display }
  animalId animal { animalId name } contact { contactId firstName lastName businessName }
  primaryResourceId primaryResource { resourceId name } site { siteId name }`;

const sitesOf = async (query: RunQuery): Promise<readonly Row[]> =>
  rowsAt(await query(`{ sites { ${siteFields} } }`), 'sites');

/** All rows of a list at all sites, page by page. */
async function allOf(query: RunQuery, list: string, fields: string, rest = ''): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { siteId } of await sitesOf(query)) {
    rows.push(
      // eslint-disable-next-line no-await-in-loop -- One site after the other, as a person would read them.
      ...(await allPages(async (from) => {
        const page = Number(from ?? '0');
        const answer = await query(
          `{ ${list}(siteId: ${String(siteId)}, page: ${String(page)}, pageSize: 25 ${rest}) {
            data { ${fields} } meta { page totalPages } } }`,
        );
        const isLast = page + 1 >= Number(at(answer, `${list}.meta.totalPages`));
        return { rows: rowsAt(answer, `${list}.data`), next: isLast ? null : String(page + 1) };
      })),
    );
  }
  return rows;
}

const nameOf = (row: Row): string => {
  const parts = [row['firstName'], row['lastName']].filter((part) => typeof part === 'string');
  const business = row['businessName'];
  return typeof business === 'string' ? business : parts.join(' ');
};
const reference = (row: unknown, id: string, name: (inner: Row) => string): object | null =>
  typeof row === 'object' && row !== null ? { id: Reflect.get(row, id), name: name({ ...row }) } : null;
const placeOf = (row: Row): object => ({ id: String(at(row, 'site.siteId')), name: at(row, 'site.name') });

describe('HeyDonto AHDS', () => {
  it('gives its sites, contacts and animals as a careful person would show them', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(heyDontoAhds, day);
    const sites = (await sitesOf(query)).map((row) => ({
      id: String(row['siteId']),
      name: row['name'],
      address: ['line1', 'city', 'state', 'postalCode'].map((part) => at(row, `facility.address.${part}`)).join(', '),
      timeZone: at(row, 'siteInformation.timezone.name'),
    }));
    expect(sites).toEqual(locations);
    const contacts = await allOf(query, 'contacts', contactFields);
    expect(contacts.map(nameOf)).toEqual(view.clients(server.practice).map(fullNameOf));
    const people = contacts.slice(0, 5).map((row) => {
      const valuesOf = (type: string): unknown[] =>
        rowsAt(row, 'contactDetails')
          .filter((detail) => at(detail, 'contactDetailType.code') === type)
          .map(({ value }) => value);
      return {
        id: row['contactId'],
        name: nameOf(row),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'] ?? row['businessName'],
        phones: valuesOf('phone'),
        emails: valuesOf('email'),
        tags: rowsAt(row, 'tags').map(({ name }) => name),
        location: placeOf(row),
      };
    });
    expect(people).toEqual(clients);
    const animals = await allOf(query, 'animals', 'animalId name species { display } breed { display } ownerContactId');
    expect(animals).toHaveLength(server.practice.patients.length);
    const pets = animals.slice(0, 5).map((row) => ({
      id: row['animalId'],
      name: row['name'],
      species: at(row, 'species.display'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.display') }),
      ...(row['ownerContactId'] !== null && { clientId: row['ownerContactId'] }),
    }));
    expect(pets).toEqual(patients);
    expect(missingOperations(heyDontoAhds)).toEqual([]);
  });

  it('gives the book of every day, with the zone of the site', async () => {
    const { query } = await visit();
    const zones = new Map(
      (await sitesOf(query)).map((row) => [String(row['siteId']), String(at(row, 'siteInformation.timezone.name'))]),
    );
    const rows = await allOf(query, 'appointments', appointmentFields, ', sortBy: startAt');
    const shown = rows.map((row) => {
      const zone = zones.get(String(at(row, 'site.siteId'))) ?? 'UTC';
      const start = Date.parse(String(row['startAt']));
      const patient = reference(row['animal'], 'animalId', ({ name }) => String(name));
      const client = reference(row['contact'], 'contactId', nameOf);
      const provider = reference(row['primaryResource'], 'resourceId', ({ name }) => String(name));
      return {
        id: row['appointmentId'],
        start: offsetText(start, zone),
        end: offsetText(start + Number(row['durationMinutes']) * 60_000, zone),
        status: at(row, 'appointmentStatus.display'),
        ...(row['description'] !== null && { reason: row['description'] }),
        ...(patient && { patient }),
        ...(client && { client }),
        ...(provider && { provider }),
        location: placeOf(row),
      };
    });
    const byId = new Map(shown.map((row) => [row.id, row]));
    for (const each of practiceDays) {
      const { appointments } = expectedSample(heyDontoAhds, each);
      expect(appointments.map(({ id }) => byId.get(id))).toEqual(appointments);
    }
    expect(shown).toHaveLength(practiceDays.flatMap((each) => expectedSample(heyDontoAhds, each).appointments).length);
    const voided = rows.filter(({ isActive }) => isActive === false);
    expect(voided).toHaveLength(2);
    const active = await allOf(query, 'appointments', 'isActive', ', isActive: true');
    expect(active).toHaveLength(rows.length - 2);
  });

  it('filters, sorts and pages', async () => {
    const { query, post, server } = await visit();
    const siteId = view.ids.of('place', 1);
    const here = server.practice.appointments.filter((row) => view.shows(row) && row.placeKey === 1);
    const provider = view.ids.of('provider', 2);
    const answer = await query(`{
      plain: appointments(siteId: ${siteId}) { data { appointmentId } meta { page pageSize total totalPages } }
      second: appointments(siteId: ${siteId}, page: 1, pageSize: 3, sortBy: startAt, sortOrder: desc) { data { startAt } }
      his: appointments(siteId: ${siteId}, pageSize: 100, primaryResourceId: "${provider}") { data { primaryResourceId } }
      about: appointments(siteId: ${siteId}, description: "picks UP") { data { description contactId animalId } }
      brien: contacts(siteId: ${siteId}, lastName: "quist") { data { lastName } meta { total } }
      business: contacts(siteId: ${siteId}, isBusiness: true) { data { businessName lastName } }
      sorted: contacts(siteId: ${siteId}, pageSize: 100, sortBy: lastName) { data { lastName } }
      beyond: contacts(siteId: ${siteId}, page: 99) { data { contactId } }
      rooms: resources(siteId: ${siteId}, resourceType: "room") { data { name } }
      vets: users(siteId: ${siteId}, isVeterinarian: true) { data { displayName isActive } }
      left: resources(siteId: ${siteId}, isActive: false) { data { name } }
    }`);
    expect(rowsAt(answer, 'plain.data').map((row) => row['appointmentId'])).toEqual(
      here.slice(0, 10).map(({ key }) => view.ids.of('appointment', key)),
    );
    const totalPages = Math.ceil(here.length / 10);
    expect(at(answer, 'plain.meta')).toEqual({ page: 0, pageSize: 10, total: here.length, totalPages });
    const newest = here.map(({ start }) => start).toSorted((one, other) => other - one);
    expect(rowsAt(answer, 'second.data').map((row) => Date.parse(String(row['startAt'])))).toEqual(newest.slice(3, 6));
    expect(new Set(rowsAt(answer, 'his.data').map((row) => row['primaryResourceId']))).toEqual(new Set([provider]));
    expect(rowsAt(answer, 'about.data')).toEqual([
      { description: 'Picks up medication', contactId: view.ids.of('client', 5), animalId: null },
    ]);
    expect(rowsAt(answer, 'brien.data').every((row) => row['lastName'] === 'Quist')).toBe(true);
    expect(Number(at(answer, 'brien.meta.total'))).toBeGreaterThan(0);
    expect(rowsAt(answer, 'business.data')).toContainEqual({ businessName: 'Riverside Cat Rescue', lastName: null });
    const names = rowsAt(answer, 'sorted.data').map((row) => row['lastName']);
    expect(names.at(-1)).toBeNull();
    const texts = names.filter((name) => name !== null).map(String);
    expect(texts.every((name, index) => index === 0 || (texts[index - 1] ?? '') <= name)).toBe(true);
    expect(rowsAt(answer, 'beyond.data')).toEqual([]);
    expect(rowsAt(answer, 'rooms.data')).toHaveLength(2);
    expect(rowsAt(answer, 'vets.data').length).toBeGreaterThan(1);
    expect(rowsAt(answer, 'left.data')).toEqual([{ name: 'Oscar Bell' }]);
    const codeOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.extensions?.code;
    expect(await codeOf(`{ contacts(siteId: ${siteId}, pageSize: 101) { data { contactId } } }`)).toBe('BAD_REQUEST');
    expect(await codeOf(`{ contacts(siteId: ${siteId}, page: -1) { data { contactId } } }`)).toBe('BAD_REQUEST');
    expect(await codeOf('{ contacts(siteId: 7) { data { contactId } } }')).toBe('NOT_FOUND');
  });

  it('gives one record by its id at its site alone', async () => {
    const { query, post } = await visit();
    const [siteId, other] = [view.ids.of('place', 1), view.ids.of('place', 2)];
    const ids = { contact: view.ids.of('client', 3), appointment: view.ids.of('appointment', 1) };
    const one = await query(`{
      contact(siteId: ${siteId}, contactId: "${ids.contact}") { businessName animals { name ownerContactId } addresses { line1 city } }
      appointment(siteId: ${siteId}, appointmentId: "${ids.appointment}") { consultId consult { vetId vet { displayName } } resources { name } }
      siteInformation(siteId: ${siteId}) { prefix timezone { name } }
    }`);
    expect(at(one, 'contact.businessName')).toBe('Riverside Cat Rescue');
    expect(at(one, 'siteInformation.prefix')).toBe('harbor-street-animal-hospital');
    expect(rowsAt(one, 'appointment.resources')).toHaveLength(2);
    const consult = await query(
      `{ consult(siteId: ${siteId}, consultId: "${String(at(one, 'appointment.consultId'))}") { code animalId } }`,
    );
    expect(at(consult, 'consult.code')).toBe('V000001');
    const { body } = await post(`{ contact(siteId: ${other}, contactId: "${ids.contact}") { contactId } }`);
    expect(body.data).toEqual({ contact: null });
    expect(body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('serves what is beside the desk', async () => {
    const { query } = await visit();
    const siteId = view.ids.of('place', 2);
    const lists = [
      'facilities locations contactDetails addresses species breeds tags users appointmentTypes appointmentStatuses bookings',
      'consults healthStatuses plans prescriptions invoices invoiceLines payments billingCredits ledgerAccounts products webhooks',
    ].flatMap((line) => line.split(' '));
    const text = lists.map((name) => `${name}(siteId: ${siteId}) { data { createdAt extensions } meta { total } }`);
    const answer = await query(`{ ${text.join('\n')}
      open: availabilities(siteId: ${siteId}, availabilityDate: "2026-11-18") { data { timezone slots { startsAt endsAt status } } }
      money: invoices(siteId: ${siteId}) { data { invoiceCode financials { totalIncludingTax amountDue } items { name } contact { contactId } } }
    }`);
    for (const name of lists) expect([name, rowsAt(answer, `${name}.data`).length]).not.toEqual([name, 0]);
    expect(rowsAt(rowsAt(answer, 'open.data')[0], 'slots').map(({ status }) => status)).toContain('busy');
    expect(at(rowsAt(answer, 'money.data')[0], 'financials.totalIncludingTax')).toMatch(/^\d+\.\d\d$/);
  });

  it('stays within the depth that is allowed, and cuts pages to a smaller cap', async () => {
    const { query, server } = await visit({ cap: 4 });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(90);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const siteId = view.ids.of('place', 1);
    const answer = await query(`{ animals(siteId: ${siteId}, pageSize: 50) { data { animalId } meta { pageSize } } }`);
    expect([rowsAt(answer, 'animals.data').length, at(answer, 'animals.meta.pageSize')]).toEqual([4, 4]);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 3 }] });
    expect((await poisoned.post(`{ contacts(siteId: ${siteId}) { data { contactId } } }`)).status).toBe(500);
  });
});
