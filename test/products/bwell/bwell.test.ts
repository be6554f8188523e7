import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { bwell } from './bwell.ts';

const { view } = bwell;
const visit = productVisits(bwell);
const size = 40;

/** The resources of a bundle in an answer. */
function resourcesOf(answer: unknown, field: string): readonly Row[] {
  return rowsAt(answer, `${field}.entry`).map((entry) => entry['resource'] as Row);
}

/** All resources of a search, page after page until one isn't full. */
function readAll(query: RunQuery, field: string, args: string, elements: string): Promise<Row[]> {
  return allPages(async (from) => {
    const page = Number(from ?? 0);
    const paging = `_count: ${String(size)}, _getpagesoffset: ${String(page)}`;
    const answer = await query(`{ ${field}(${paging} ${args}) { entry { resource { ${elements} } } } }`);
    const rows = resourcesOf(answer, field);
    return { rows, next: rows.length < size ? null : String(page + 1) };
  });
}

const person = 'id active name { use family given } telecom { system value use }';
const official = (row: unknown): Row | undefined => rowsAt(row, 'name').find(({ use }) => use === 'official');
const points = (row: Row, system: string): unknown[] =>
  rowsAt(row, 'telecom')
    .filter((point) => point['system'] === system)
    .map(({ value }) => value);
const actors = 'participant { actor { reference display resource { __typename';
const book = `id status start end description reasonCode { text } ${actors} ... on Patient { id name { use family given } }
  ... on Practitioner { id name { use family given } } ... on Location { id place: name } ... on RelatedPerson { id } } } }`;

describe('the FHIR server of b.well', () => {
  it('lists patients by numbered pages in the order of their ids, ten at once unless more are asked for', async () => {
    const { query, server } = await visit();
    const patients = await readAll(query, 'patients', '', person);
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(expected.length).toBeGreaterThan(2 * size);
    expect(
      patients.map((row) => ({
        id: row['id'],
        active: row['active'],
        givenName: rowsAt(official(row), 'given')[0] ?? undefined,
        familyName: official(row)?.['family'],
        phones: points(row, 'phone'),
        emails: points(row, 'email'),
      })),
    ).toEqual(
      expected.map(({ id, active, givenName, familyName, phones, emails }) => {
        return { id, active, givenName, familyName, phones, emails };
      }),
    );
    expect(expectedSample(bwell, '2026-11-17').clients.map(({ id }) => id)).toEqual(
      patients.slice(0, 5).map(({ id }) => id),
    );
    const answer = await query(`{ patients { total type entry { id resource { id } search { mode } } }
      counted: patients(_total: accurate, _count: 2) { total entry { id } } beyond: patients(_getpagesoffset: 99) { entry { id } } }`);
    expect(rowsAt(answer, 'patients.entry')).toHaveLength(10);
    expect(answer['patients']).toMatchObject({ total: null, type: 'searchset' });
    expect(answer['counted']).toMatchObject({ total: expected.length, entry: [{}, {}] });
    expect(answer['beyond']).toEqual({ entry: [] });
    expect(missingOperations(bwell)).toEqual([]);
  });

  it('gives the locations without a zone', async () => {
    const { query } = await visit();
    const rows = await readAll(
      query,
      'locations',
      '',
      'id name address { line city state postalCode } telecom { system value }',
    );
    const found = rows.map(({ id, name, address }) => {
      const { line, city, state, postalCode } = address as Row;
      return { id, name, address: [...(line as string[]), city, state, postalCode].join(', ') };
    });
    const { locations } = expectedSample(bwell, '2026-11-17');
    const byId = (one: Row, other: Row): number => (String(one['id']) < String(other['id']) ? -1 : 1);
    expect(found).toEqual(locations.map((row): Row => ({ ...row })).toSorted(byId));
  });

  it('has the appointments of a day, whose actors are a union behind references', async () => {
    const { query, server } = await visit();
    const range = 'greaterThanOrEqualTo: "2026-11-17T05:00:00Z", lessThan: "2026-11-18T05:00:00Z"';
    const rows = await readAll(query, 'appointments', `date: { value: { ${range} } } _sort: ["start"]`, book);
    const { appointments } = expectedSample(bwell, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    const starts = rows.map((row) => Date.parse(String(row['start'])));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row = rows.find((candidate) => candidate['id'] === id);
      const actor = (type: string): unknown =>
        rowsAt(row, 'participant').find((part) => at(part, 'actor.resource.__typename') === type)?.['actor'] ?? null;
      const idOf = (type: string): unknown => at(actor(type), 'resource.id') ?? undefined;
      expect([Date.parse(String(row?.['start'])), Date.parse(String(row?.['end']))]).toEqual([
        Date.parse(start ?? ''),
        Date.parse(end ?? ''),
      ]);
      expect(row).toMatchObject({ status, reasonCode: reason === undefined ? [] : [{ text: reason }] });
      expect([idOf('Patient'), idOf('Practitioner'), idOf('Location')]).toEqual([
        client?.id,
        provider?.id,
        location?.id,
      ]);
      expect(client?.name ?? '').toContain(official(at(actor('Patient'), 'resource'))?.['family'] ?? '');
      expect(at(actor('Practitioner'), 'display')).toBe(provider?.name ?? null);
      expect(at(actor('Location'), 'resource.place')).toBe(location?.name);
    }
    const either = await query(`{ appointments(date: { values: [{ lessThan: "2026-11-14" }, { equals: "2026-11-17" }] }
      _total: accurate, status: { notEquals: { value: "cancelled" } }) { total } all: appointments(_total: accurate) { total } }`);
    expect(Number(at(either, 'appointments.total'))).toBeLessThan(Number(at(either, 'all.total')));
    expect(Number(at(either, 'appointments.total'))).toBeGreaterThan(appointments.length);
  });

  it('finds by texts, tokens and references, each in its own way', async () => {
    const { query } = await visit();
    const ids = (answer: unknown, field: string): unknown[] => resourcesOf(answer, field).map(({ id }) => id);
    const found = await query(
      `query($zoe: String, $phone: String) {
      start: patients(name: { value: "o'br" }) { entry { resource { id } } }
      words: patients(name: { value: "Zoë Abbott" }, _count: 100) { entry { resource { id } } }
      within: patients(family: { contains: "brien" }) { entry { resource { id } } }
      middle: patients(family: { value: "brien" }) { entry { resource { id } } }
      exact: patients(family: { exact: "o'brien" }) { entry { resource { id } } }
      phone: patients(phone: { value: { value: $phone } }) { entry { resource { id } } }
      one: patients(id: { value: $zoe }) { entry { resource { id managingOrganization { resource { name } } } } }
      inactive: patients(active: { value: { code: "false" } }, _count: 200) { entry { resource { id active } } }
      none: patients(birthdate: { missing: true }) { entry { resource { id } } } }`,
      { zoe: view.ids.of('client', 1), phone: '+1 207 555 0101' },
    );
    const both = [1, 8].map((key) => view.ids.of('client', key)).toSorted();
    expect([ids(found, 'start'), ids(found, 'within')]).toEqual([both, both]);
    expect(ids(found, 'words')).toContain(view.ids.of('client', 7));
    expect([...ids(found, 'middle'), ...ids(found, 'exact'), ...ids(found, 'none')]).toEqual([]);
    expect([ids(found, 'phone'), ids(found, 'one')]).toEqual([
      [both.find((id) => id === view.ids.of('client', 1))],
      ids(found, 'phone'),
    ]);
    expect(at(resourcesOf(found, 'one')[0], 'managingOrganization.resource.name')).toBe('Harbor Veterinary Group');
    expect(resourcesOf(found, 'inactive').every(({ active }) => active === false)).toBe(true);
    expect(ids(found, 'inactive')).toContain(view.ids.of('client', 4));
    const visits = await query(
      `query($place: String, $patient: String) {
      at: appointments(location: { value: $place }, _count: 500) { entry { resource { ${actors} ... on Location { name } } } } } } }
      of: appointments(patient: { target: "Patient", value: $patient }) { entry { resource { id } } }
      planned: appointments(status: { values: [{ code: "booked" }, { value: "pending" }] }, _count: 300) { entry { resource { status } } }
      patients(id: { value: $patient }) { entry { resource { appointments { id } persons { id } encounters { appointment { reference } } } } } }`,
      { place: view.ids.of('place', 3), patient: view.ids.of('client', 2) },
    );
    const names = resourcesOf(visits, 'at').flatMap((row) =>
      rowsAt(row, 'participant').map((part) => at(part, 'actor.resource.name')),
    );
    expect(new Set(names.filter((name) => name !== null))).toEqual(new Set(["St. Mary's Cat Practice"]));
    expect(new Set(resourcesOf(visits, 'planned').map(({ status }) => status))).toEqual(new Set(['booked', 'pending']));
    const [patient] = resourcesOf(visits, 'patients');
    expect(new Set(rowsAt(patient, 'appointments').map(({ id }) => id))).toEqual(new Set(ids(visits, 'of')));
    expect(rowsAt(patient, 'persons')).toHaveLength(1);
    const some = await query(`{ appointments(_count: 1) { entry { resource { participant { actor { type
      resource { __typename ... on Patient { id } } } } } } } }`);
    const shown = rowsAt(resourcesOf(some, 'appointments')[0], 'participant').map(({ actor }) => [
      at(actor, 'type'),
      at(actor, 'resource.__typename'),
    ]);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.every(([type, typename]) => typename === (type === 'Patient' ? 'Patient' : null))).toBe(true);
  });

  it('keeps persons, responses, encounters and slots beside what they belong to', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ persons(_count: 1, _total: accurate) { total entry { resource { id link { target { reference
        resource { ... on Patient { id } } } } } } }
      appointmentResponses(_count: 1) { entry { resource { participantStatus appointment { resource { id } } } } }
      encounters(_count: 1) { entry { resource { status period { start } appointment { resource { status } } } } }
      slots(status: { value: { code: "busy-unavailable" } }) { entry { resource { start schedule { resource { active } } } } }
      practitionerRoles(_count: 50) { entry { resource { practitioner { resource { id } } location { resource { name } } } } }
      healthcareServices { entry { resource { name } } } invoices(_count: 1) { entry { resource { totalGross { value } } } } }`);
    const [one] = resourcesOf(answer, 'persons');
    expect(at(one, 'link.0.target.reference')).toBe(`Patient/${String(at(one, 'link.0.target.resource.id'))}`);
    expect(at(one, 'id')).not.toBe(at(one, 'link.0.target.resource.id'));
    expect(resourcesOf(answer, 'encounters')[0]).toMatchObject({
      status: 'finished',
      appointment: [{ resource: { status: 'fulfilled' } }],
    });
    expect(resourcesOf(answer, 'slots')).toHaveLength(1);
    expect(resourcesOf(answer, 'practitionerRoles')).toHaveLength(9);
    expect(resourcesOf(answer, 'healthcareServices')).toHaveLength(6);
    expect(at(resourcesOf(answer, 'appointmentResponses')[0], 'appointment.resource.id')).toBeTruthy();
    const entities = `query($ids: [_Any!]!) { _entities(representations: $ids) { __typename ... on Patient { id } } _service { sdl } }`;
    const known = { __typename: 'Patient', id: view.ids.of('client', 5) };
    const asked = await query(entities, { ids: [known, { ...known, id: view.ids.of('client', 41) }] });
    expect(asked['_entities']).toEqual([known, null]);
  });

  it('only reads, wants dates in its own form, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit();
    const { body } = await post('{ appointments(date: { value: { equals: "17/11/2026" } }) { total } }');
    expect(body.errors?.[0]?.message).toContain('Date must match the format one of YYYY');
    expect((await post('mutation { createAppointment { id } }')).body.errors).toHaveLength(1);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(140);
    expect([...types.values()].filter(({ name }) => name === 'Mutation')).toEqual([]);
    expect(rowsAt(types.get('AppointmentParticipantActor'), 'possibleTypes')).toHaveLength(6);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
