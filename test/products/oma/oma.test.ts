import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { at, named, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { oma } from './oma.ts';

const visit = productVisits(oma);
const { view } = oma;
const day = '2026-11-17';
const person = 'userProfile { firstName lastName phoneNumber email active }';
const fields = `id scheduleTime status patient { id ${person} } doctor { id ${person} } healthProvider { id name }`;
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));
const personOf = (row: Row): string => named(row, 'userProfile.firstName', 'userProfile.lastName');
const textsOf = (value: unknown): unknown[] => (value === null ? [] : [value]);

/** All pages of a list, one after the other. */
async function allOf(query: RunQuery, list: string, args: string, nodes: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: unknown = null;
  do {
    const page = `paging: { first: 50 ${typeof after === 'string' ? `after: "${after}"` : ''} }`;
    // eslint-disable-next-line no-await-in-loop -- Each page says where the next one begins.
    const answer = await query(
      `{ ${list}(${page} ${args}) { edges { node { ${nodes} } } pageInfo { hasNextPage endCursor } totalCount } }`,
    );
    rows.push(...nodesAt(answer, list));
    after = at(answer, `${list}.pageInfo.hasNextPage`) === true ? at(answer, `${list}.pageInfo.endCursor`) : null;
  } while (after !== null);
  return rows;
}

describe('OMA', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { clients, locations, patients } = expectedSample(oma, day);
    const people = await allOf(query, 'patients', '', `id ${person}`);
    expect(people.map(personOf)).toEqual(view.clients(server.practice).map(fullNameOf));
    expect(patients).toEqual([]);
    expect(
      people.slice(0, 5).map((row) => ({
        id: row['id'],
        name: personOf(row),
        ...(at(row, 'userProfile.firstName') !== null && { givenName: at(row, 'userProfile.firstName') }),
        familyName: at(row, 'userProfile.lastName'),
        phones: textsOf(at(row, 'userProfile.phoneNumber')),
        emails: textsOf(at(row, 'userProfile.email')),
        active: at(row, 'userProfile.active'),
      })),
    ).toEqual(clients);
    const answer = await query('{ healthProviders { edges { node { id name } } totalCount } }');
    expect(nodesAt(answer, 'healthProviders')).toEqual(locations);
    const book = await allOf(query, 'appointments', 'sorting: [{ field: scheduleTime, direction: ASC }]', fields);
    expect(book.length).toBeGreaterThan(100);
    const shown = book.map((row) => ({
      id: row['id'],
      start: utcText(Date.parse(String(row['scheduleTime']))),
      status: row['status'],
      client: { id: at(row, 'patient.id'), name: personOf({ userProfile: at(row, 'patient.userProfile') }) },
      ...(row['doctor'] !== null && {
        provider: { id: at(row, 'doctor.id'), name: personOf({ userProfile: at(row, 'doctor.userProfile') }) },
      }),
      location: row['healthProvider'],
    }));
    const expected = practiceDays.flatMap((each) => expectedSample(oma, each).appointments);
    const byId = (one: { id: unknown }, other: { id: unknown }): number => Number(one.id) - Number(other.id);
    expect(shown.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(missingOperations(oma)).toEqual([]);
  });

  it('pages by cursor and by offset, and refuses pages that are too long', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ plain: patients { edges { cursor node { id } } pageInfo { hasNextPage
        hasPreviousPage startCursor endCursor } totalCount } few: patients(paging: { first: 3 }) { pageInfo { endCursor } }
      patient(id: "1") { id appointments(paging: { limit: 2, offset: 1 }) { nodes { id } totalCount pageInfo {
        hasNextPage hasPreviousPage } } } }`);
    expect(nodesAt(answer, 'plain')).toHaveLength(10);
    expect(at(answer, 'plain.pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const cursor = String(at(answer, 'few.pageInfo.endCursor'));
    const more = await query(`{ next: patients(paging: { first: 2, after: "${cursor}" }) { edges { node { id } } }
      back: patients(paging: { last: 2, before: "${cursor}" }) { edges { node { id } } } }`);
    expect(idsOf(nodesAt(more, 'next'))).toEqual(['4', '5']);
    expect(idsOf(nodesAt(more, 'back'))).toEqual(['1', '2']);
    expect(rowsAt(answer, 'patient.appointments.nodes').length).toBeLessThanOrEqual(2);
    for (const paging of ['{ first: 51 }', '{ first: 2, last: 2 }', '{ last: 2 }', '{ after: "x" }', '{ first: -1 }']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ patients(paging: ${paging}) { totalCount } }`);
      expect(body.errors?.[0]).toMatchObject({ message: 'Bad Request Exception', extensions: { code: 'BAD_REQUEST' } });
    }
  });

  it('filters by comparisons, of which several beside each other are joined by or', async () => {
    const { query } = await visit();
    const span = (comparison: string, rest = ''): string =>
      `appointments(filter: { scheduleTime: ${comparison} ${rest} }, paging: { first: 50 },
        sorting: [{ field: scheduleTime, direction: ASC }]) { edges { node { scheduleTime healthProviderId status } } totalCount }`;
    const from = '"2026-11-17T05:00:00Z"';
    const to = '"2026-11-18T05:00:00Z"';
    const answer = await query(`{ all: appointments { totalCount }
      day: ${span(`{ between: { lower: ${from}, upper: ${to} } }`)}
      loose: ${span(`{ gte: ${from}, lt: ${to} }`)} here: ${span(`{ between: { lower: ${from}, upper: ${to} } }`, 'healthProviderId: { eq: 2 }')}
      strict: appointments(filter: { and: [{ scheduleTime: { gte: ${from} } }, { scheduleTime: { lte: ${to} } }] }) { totalCount }
      either: appointments(filter: { or: [{ status: { eq: "NO_SHOW" } }, { status: { in: ["CANCELLED"] } }] },
        paging: { first: 50 }) { edges { node { status isActive } } }
      unassigned: appointments(filter: { doctorId: { is: null } }) { edges { node { doctor { id } } } totalCount }
      hers: appointments(filter: { patient: { id: { eq: "1" } } }, paging: { first: 50 }) { edges { node { patientId } } } }`);
    expect(at(answer, 'loose.totalCount')).toBe(at(answer, 'all.totalCount'));
    expect(at(answer, 'strict.totalCount')).toBe(at(answer, 'day.totalCount'));
    const times = nodesAt(answer, 'day').map((row) => String(row['scheduleTime']));
    expect(times).toEqual(times.toSorted());
    expect(times.length).toBeGreaterThan(15);
    expect(times.every((text) => /^2026-11-1[78]T\d\d:\d\d:00\.000Z$/.test(text))).toBe(true);
    expect(new Set(nodesAt(answer, 'here').map((row) => row['healthProviderId']))).toEqual(new Set([2]));
    expect(nodesAt(answer, 'either').every(({ isActive }) => isActive === false)).toBe(true);
    expect(nodesAt(answer, 'unassigned').every(({ doctor }) => doctor === null)).toBe(true);
    expect(nodesAt(answer, 'hers').every(({ patientId }) => patientId === 1)).toBe(true);
  });

  it('finds patients by their accounts, and answers one row by its id', async () => {
    const { query, post, server } = await visit();
    const search = (comparison: string): string =>
      `patients(filter: { userProfile: ${comparison} }) { edges { node { id } } totalCount }`;
    const answer = await query(`{ name: ${search('{ lastName: { iLike: "%brien%" } }')}
      exact: ${search('{ firstName: { like: "Zo%" }, email: { eq: "zoe2@example.test" } }')}
      wrong: ${search('{ lastName: { like: "%brien%" } }')} phone: ${search('{ phoneNumber: { like: "%555 0104" } }')}
      any: ${search('{ or: [{ lastName: { eq: "Abel" } }, { lastName: { eq: "Abbott" } }] }')}
      userProfiles(filter: { role: { eq: "ADMIN" } }) { edges { node { id lastName } } }
      down: patients(sorting: [{ field: id, direction: DESC }], paging: { first: 1 }) { edges { node { id } } }
      patient(id: "5") { userProfile { role } } appointment(id: "1") { id } getCurrentUserProfile { role } }`);
    expect(idsOf(nodesAt(answer, 'name'))).toEqual(['1', '8']);
    expect(idsOf(nodesAt(answer, 'exact'))).toEqual(['8']);
    expect([at(answer, 'wrong.totalCount'), at(answer, 'any.totalCount')]).toEqual([0, 2]);
    expect(idsOf(nodesAt(answer, 'phone'))).toEqual(['2']);
    expect(nodesAt(answer, 'userProfiles')).toEqual([{ id: '1', lastName: 'Desk' }]);
    expect(answer).toMatchObject({
      patient: { userProfile: { role: 'PATIENT' } },
      getCurrentUserProfile: { role: 'ADMIN' },
    });
    const last = view.clients(server.practice).at(-1);
    expect(idsOf(nodesAt(answer, 'down'))).toEqual([String(last?.key)]);
    const deleted = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    for (const text of ['patient(id: "41") { id }', `appointment(id: "${String(deleted?.key)}") { id }`]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.message).toMatch(/^Unable to find/);
    }
    // What can't be null and is empty.
    const { body } = await post('{ patient(id: "1") { id deletedAt } }');
    expect(body.errors?.[0]?.message).toMatch(/non-nullable field Patient.deletedAt/);
  });

  it('has doctors with hours, departments, payments and figures', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ doctors(sorting: [{ field: price, direction: DESC, nulls: NULLS_LAST }]) { id bio price
        department { name } doctorType { name doctor { id } } availabilities(filter: { dayOfWeek: { eq: WEDNSDAY } }) {
          dayOfWeek startTime endTime } healthProviders { nodes { name } totalCount } upload { name } ${person} }
      surgeons: doctors(filter: { userProfile: { active: { is: false } } }) { id }
      departments { edges { node { code doctors(paging: { limit: 2 }) { nodes { id } totalCount }
        healthProviders { totalCount } doctorsAggregate { count { id } avg { price } } } } }
      schedules(filter: { doctorId: { eq: 1 } }, paging: { first: 50 }) { edges { node { id bookedSlots { id } appointments { id } } } }
      transactions { edges { node { amount currency appointment { id transactionId } patient { id } } } totalCount }
      appointmentAggregate(filter: { healthProviderId: { eq: 1 } }) { groupBy { status } count { id } min { scheduleTime } }
      byMonth: appointmentAggregate { groupBy { scheduleTime(by: MONTH) } sum { price } } total: patientAggregate { count { id } }
      doctorTypes { edges { node { name categories { name } } } } doctorTypeCategories { edges { node { code } } } }`);
    expect(rowsAt(answer, 'doctors')).toHaveLength(8);
    expect(idsOf(rowsAt(answer, 'surgeons'))).toEqual(['8']);
    expect(rowsAt(answer, 'doctors')[0]).toMatchObject({
      price: 35_000,
      department: { name: 'Therapy' },
      upload: null,
    });
    expect(rowsAt(answer, 'doctors')[0]?.['availabilities']).toHaveLength(2);
    expect(nodesAt(answer, 'departments').map((row) => at(row, 'doctors.totalCount'))).toEqual([5, 2, 1]);
    expect(nodesAt(answer, 'schedules')).toHaveLength(10);
    expect(nodesAt(answer, 'schedules').some((row) => rowsAt(row, 'bookedSlots').length > 0)).toBe(true);
    const paid = nodesAt(answer, 'transactions');
    expect(paid.every((row) => at(row, 'appointment.transactionId') !== null)).toBe(true);
    expect(rowsAt(answer, 'appointmentAggregate').map((row) => at(row, 'groupBy.status'))).toContain('COMPLETED');
    const months = rowsAt(answer, 'byMonth').map((row) => at(row, 'groupBy.scheduleTime'));
    expect(months).toEqual(expect.arrayContaining(['2026-03-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']));
    expect(at(answer, 'total.0.count.id')).toBe(118);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(250);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { edges { node { id } } } }')).status).toBe(500);
    const capped = await visit({ cap: 7 });
    expect(nodesAt(await capped.query('{ patients { edges { node { id } } } }'), 'patients')).toHaveLength(7);
  });
});
