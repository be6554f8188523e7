import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dalaCare } from './dalaCare.ts';

const visit = productVisits(dalaCare);
const { view } = dalaCare;
const places = [1, 2, 3].map((key) => view.ids.of('place', key));
const visitFields = `__typename ... on Visit { id officeId start durationMinutes isVisitLog cancelledAt cancelledReason
  requiredCaregiversCount visitorsV2 { id firstName lastName clockInTime clockOutTime } visitType { title code }
  subject { ... on CareRecipient { id firstName lastName } } visitNotes { note } visitDefinitionId }
  ... on Absence { userId from: start to: end allDay reason description }`;

function events(query: RunQuery, from: string, to: string, officeIds: readonly string[] = places) {
  const text = `query ($officeIds: [ID!]!, $from: String!, $to: String!) {
    eventsByOfficeIds(officeIds: $officeIds, from: $from, to: $to) { ${visitFields} } }`;
  return query(text, { officeIds, from, to }).then((answer) => rowsAt(answer, 'eventsByOfficeIds'));
}

const named = (row: unknown): string => `${String(at(row, 'firstName'))} ${String(at(row, 'lastName'))}`.trim();

describe('Dala Care', () => {
  it('has offices and care recipients, whose last role says where and whether they still are', async () => {
    const { query, server } = await visit();
    const answer = await query(`{
      offices { id name type region { name division { name } } }
      careRecipients(filter: { officeIds: [] }) { id firstName lastName email phone homePhone pid
        careRecipientRoles { deactivatedAt office { id name } } } }`);
    const sample = expectedSample(dalaCare, '2026-11-17');
    expect(rowsAt(answer, 'offices').map(({ id, name }) => ({ id, name }))).toEqual(sample.locations);
    expect(rowsAt(answer, 'offices').map((row) => at(row, 'region.name'))).toEqual(['ME', 'CO', 'ME']);
    const people = rowsAt(answer, 'careRecipients').map((row) => {
      const { id, firstName, lastName: familyName, phone, homePhone, email } = row;
      const roles = rowsAt(row, 'careRecipientRoles');
      const given = firstName === '' ? {} : { givenName: firstName };
      const phones = [phone, homePhone].filter((number) => number !== null);
      const held = {
        phones,
        emails: email === null ? [] : [email],
        active: at(roles.at(-1), 'deactivatedAt') === null,
      };
      return { id, name: named(row), ...given, familyName, ...held, location: at(roles.at(-1), 'office') };
    });
    const clients = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(people).toEqual(clients);
    expect(people.slice(0, 5)).toEqual(sample.clients);
    expect(sample.patients).toEqual([]);
    const moved = rowsAt(answer, 'careRecipients').filter((row) => rowsAt(row, 'careRecipientRoles').length > 1);
    expect(moved.length).toBeGreaterThan(10);
    expect(moved.every((row) => at(rowsAt(row, 'careRecipientRoles')[0], 'deactivatedAt') !== null)).toBe(true);
    const some =
      await query(`{ careRecipients(filter: { officeIds: ["${String(places[1])}"] }) { careRecipientRoles { office { id } } }
      careGivers(filter: { officeIds: ["${String(places[1])}"] }) { lastName } all: careGivers(filter: { officeIds: [] }) {
        id caregiverRoles { userId deactivatedAt } } }`);
    for (const row of rowsAt(some, 'careRecipients'))
      expect(rowsAt(row, 'careRecipientRoles').map((role) => at(role, 'office.id'))).toContain(places[1]);
    expect(rowsAt(some, 'careGivers').map(({ lastName }) => lastName)).toEqual(['Raman', "D'Souza", 'Rivera']);
    expect(rowsAt(some, 'all')).toHaveLength(8);
    expect(at(rowsAt(rowsAt(some, 'all').at(-1), 'caregiverRoles')[0], 'deactivatedAt')).not.toBeNull();
  });

  it('shows the visits of a day among absences, with clocks in place of a status', async () => {
    const { query, server } = await visit();
    const rows = await events(query, '2026-11-17T05:00:00.000Z', '2026-11-18T04:59:59.999Z');
    const { appointments, statusWords } = expectedSample(dalaCare, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      const starts = Date.parse(String(row['start']));
      expect([starts, starts + Number(row['durationMinutes']) * 60_000]).toEqual(
        [start, end].map((text) => Date.parse(text ?? '')),
      );
      expect({ id: at(row, 'subject.id'), name: named(row['subject']) }).toEqual(client);
      const [visitor] = rowsAt(row, 'visitorsV2');
      expect(visitor && { id: visitor['id'], name: named(visitor) }).toEqual(provider);
      expect(row['officeId']).toBe(location?.id);
      expect(row['cancelledAt'] !== null).toBe((statusWords[id] ?? [])[0] === 'Cancelled');
    }
    const off = rows.filter(({ cancelledAt }) => typeof cancelledAt === 'string');
    expect(off.length).toBeGreaterThan(1);
    expect(off.every(({ cancelledReason }) => cancelledReason === 'CANCELLED_BY_CARE_RECIPIENT')).toBe(true);
    const logs = rows.filter(({ isVisitLog }) => isVisitLog === true);
    expect(logs.every((row) => rowsAt(row, 'visitorsV2').every(({ clockOutTime }) => clockOutTime !== null))).toBe(
      true,
    );
    expect(rows.some((row) => rowsAt(row, 'visitorsV2').length === 2)).toBe(true);
    expect(rows.filter((row) => row['__typename'] === 'Absence')).toMatchObject([
      { userId: view.ids.of('provider', 1), reason: 'TRAINING', description: 'Staff meeting', allDay: false },
      { userId: view.ids.of('provider', 6), reason: 'PAID_LEAVE', allDay: true },
    ]);
    const visits = rows.filter((row) => row['__typename'] === 'Visit');
    expect(visits.length - appointments.length).toBeLessThan(4);
  });

  it('looks into named offices alone, between two instants that belong to the range', async () => {
    const { query, post } = await visit();
    expect(await events(query, '2026-11-17T00:00:00Z', '2026-11-19T00:00:00Z', [])).toEqual([]);
    const inBoulder = await events(query, '2026-11-16T00:00:00Z', '2026-11-20T00:00:00Z', places.slice(1, 2));
    const visits = inBoulder.filter((row) => row['__typename'] === 'Visit');
    expect(visits.length).toBeGreaterThan(10);
    expect(visits.every(({ officeId }) => officeId === places[1])).toBe(true);
    const start = String(visits[0]?.['start']);
    expect((await events(query, start, start)).map(({ id }) => id)).toContain(visits[0]?.['id']);
    const subject = String(at(visits[0], 'subject.id'));
    const own =
      await query(`{ visitsByCareRecipientId(careRecipientId: "${subject}", from: "2026-11-01T00:00:00-05:00", to: "2026-12-01") { id subjectId }
      careRecipientById(id: "${subject}") { id address { city zipCode } } none: careRecipientById(id: "4711") { id } }`);
    expect(rowsAt(own, 'visitsByCareRecipientId').map(({ id }) => id)).toContain(visits[0]?.['id']);
    expect(rowsAt(own, 'visitsByCareRecipientId').every(({ subjectId }) => subjectId === subject)).toBe(true);
    expect(own['none']).toBeNull();
    const { body } = await post(`{ eventsByOfficeIds(officeIds: [], from: "today", to: "tomorrow") { __typename } }`);
    expect(body.errors?.[0]).toMatchObject({ message: 'Invalid date', extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('keeps contacts and care plans beside people', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('client', 3);
    const plan = `carePlan { fields { __typename ... on RadioField { id name availableValues value } ... on CheckboxField { id values } } }`;
    const read = `{ careRecipientById(id: "${id}") { lastName phone contacts { lastName phone relationshipType isPrimary } primaryContact { phone } ${plan} } }`;
    const person = at(await query(read), 'careRecipientById');
    expect(person).toMatchObject({ lastName: 'Riverside Cat Rescue', phone: null, contacts: [{ isPrimary: true }] });
    expect(at(person, 'primaryContact.phone')).toBe('+1 207 555 7003');
    const [radio, boxes] = rowsAt(person, 'carePlan.fields');
    const upsert = (fields: string): string =>
      `mutation { carePlanForCareRecipientUpsert(careRecipientId: "${id}", input: { fields: [${fields}] }) { id } }`;
    await query(
      upsert(`{ id: "${String(radio?.['id'])}", type: RADIO_FIELD, value: "Needs help" }
        { id: "${String(boxes?.['id'])}", type: CHECKBOX_FIELD, value: "No salt,No nuts" }`),
    );
    const fields = rowsAt(await query(read), 'careRecipientById.carePlan.fields');
    expect(fields.slice(0, 2)).toMatchObject([{ value: 'Needs help' }, { values: ['No salt', 'No nuts'] }]);
    const { body } = await post(upsert(`{ id: "${String(radio?.['id'])}", type: RADIO_FIELD, value: "Flies" }`));
    expect(body.errors?.[0]?.message).toBe('Value not available');
  });

  it('creates visits once and in patterns, and cancels them with those that follow', async () => {
    const { query, server, post } = await visit();
    const person = view.ids.of('client', 5);
    const staff = view.ids.of('provider', 2);
    const input = (
      more: string,
    ): string => `input: { subjectId: "${person}", subjectType: CARE_RECIPIENT, officeId: "${String(places[0])}"
      start: "2026-12-01T15:00:00.000Z", durationMinutes: 45, visitorIds: ["${staff}"], requiredCaregiversCount: 1 ${more} }`;
    const pattern = 'rRule: { frequency: WEEKLY, weekdays: [TUESDAY, FRIDAY], interval: 1, weekStart: MONDAY }';
    const fields =
      'id subjectId recurrences { id start durationMinutes visitorIds visitors { lastName } rRule { weekdays } }';
    const once = await query(`mutation { visitCreateV2(${input('')}) { ${fields} } }`);
    expect(once['visitCreateV2']).toMatchObject({
      subjectId: person,
      recurrences: [{ durationMinutes: 45, visitorIds: [staff], visitors: [{ lastName: 'Håkansson' }], rRule: null }],
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ clientKey: 5, providerKey: 2, minutes: 45 });
    const free = await query(`{ caregiverAvailabilitiesByOfficeIds(officeIds: ["${String(places[0])}"]
      input: { start: "2026-11-27T15:00:00Z", durationMinutes: 30, end: "2026-12-03T00:00:00Z", ${pattern} }) { visitorId firstVisit allVisits conflictInSeries } }`);
    expect(rowsAt(free, 'caregiverAvailabilitiesByOfficeIds').find(({ visitorId }) => visitorId === staff)).toEqual({
      visitorId: staff,
      firstVisit: true,
      allVisits: false,
      conflictInSeries: true,
    });
    const series = await query(
      `mutation { visitCreateV2(${input(`end: "2026-12-12T00:00:00Z", ${pattern}`)}) { ${fields} } }`,
    );
    const definition = at(series, 'visitCreateV2.id');
    const december = async (): Promise<Row[]> =>
      (await events(query, '2026-12-01', '2026-12-31')).filter((row) => row['visitDefinitionId'] === definition);
    const made = await december();
    expect(made.map(({ start }) => String(start).slice(0, 10))).toEqual([
      '2026-12-01',
      '2026-12-04',
      '2026-12-08',
      '2026-12-11',
    ]);
    expect(made[0]).toMatchObject({ visitType: null });
    const moved =
      await query(`mutation { visitUpdate(input: { visitInstanceId: "${String(made[0]?.['id'])}", start: "2026-12-01T16:00:00Z"
      visitorIds: [], durationMinutes: 60, requiredCaregiversCount: 2 }) { start durationMinutes requiredCaregiversCount visitorsV2 { id } } }`);
    expect(moved['visitUpdate']).toEqual({
      start: '2026-12-01T16:00:00.000Z',
      durationMinutes: 60,
      requiredCaregiversCount: 2,
      visitorsV2: [],
    });
    await query(`mutation { visitCancel(visitInstanceId: "${String(made[2]?.['id'])}", cancelledAt: "2026-11-17T15:00:00.000Z"
      cancelledReason: HOLIDAY, cancelFollowing: true, cancelledAdditionalInformation: "Away") { id cancelledAt } }`);
    expect((await december()).map(({ cancelledReason }) => cancelledReason)).toEqual([
      null,
      null,
      'HOLIDAY',
      'HOLIDAY',
    ]);
    const unknown = await post(`mutation { visitCreateV2(${input('').replace(person, '4711')}) { id } }`);
    expect(unknown.body.errors?.[0]?.message).toBe('Care recipient not found');
  });

  it('changes what is past through its log, and refuses writes in words', async () => {
    const { query, post, server } = await visit();
    const past = server.practice.appointments.find(
      (row) => row.state === 'noShow' && !row.isDeleted && row.clientKey !== null,
    );
    const id = view.ids.of('appointment', past?.key ?? 0);
    const update = `mutation { visitUpdate(input: { visitInstanceId: "${id}", durationMinutes: 15 }) { id } }`;
    expect((await post(update)).body.errors?.[0]?.message).toBe('The visit is past, update its log');
    const logged =
      await query(`mutation { visitLogUpdate(visitInstanceId: "${id}", input: { durationMinutes: 25, visitors: [
      { id: "${view.ids.of('provider', 1)}", clockInTime: "2026-11-13T14:00:00.000Z", clockOutTime: "2026-11-13T14:25:00.000Z" }] }) {
      durationMinutes isVisitLog visitorsV2 { lastName clockOutTime } } }`);
    expect(logged['visitLogUpdate']).toEqual({
      durationMinutes: 25,
      isVisitLog: true,
      visitorsV2: [{ lastName: 'Okafor', clockOutTime: '2026-11-13T14:25:00.000Z' }],
    });
    const shut = await visit({ refuseWrites: 'This key is read-only' });
    const refused =
      await shut.post(`mutation { visitCancel(visitInstanceId: "${id}", cancelledAt: "2026-11-17T15:00:00Z"
      cancelledReason: OTHER, cancelFollowing: false) { id } }`);
    expect(refused.body.errors?.[0]).toMatchObject({
      message: 'This key is read-only',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(missingOperations(dalaCare)).toEqual([]);
    const types = await readPiecewise(shut.query);
    expect(rowsAt(types.get('Event'), 'possibleTypes').map(({ name }) => name)).toEqual(['Visit', 'Absence']);
    expect(shut.server.received.deepest).toBeLessThanOrEqual(8);
  });
});
