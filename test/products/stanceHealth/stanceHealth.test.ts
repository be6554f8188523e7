import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { eventId, stanceIds } from './records.ts';
import { stanceHealth } from './stanceHealth.ts';

const { view } = stanceHealth;
const visit = productVisits(stanceHealth);
const idOf = stanceIds.of;
const centers = [1, 2, 3].map((key) => idOf('place', key));
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const present = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== '' && value !== null);
const profile = `profileData { __typename ... on Patient { firstName lastName dob status centers { _id name } organization { brandName } }
  ... on Consultant { firstName lastName designation centers { _id } services { name } } ... on Staff { firstName lastName } }`;
const people = `query($userType: UserType, $search: String, $pagination: CursorPaginationInput, $sort: UserSortInput, $filter: UserFilterInput, $centerId: [ObjectID!]!) {
  users(userType: $userType, centerId: $centerId, search: $search, pagination: $pagination, sort: $sort, filter: $filter) {
    data { _id seqNo phone email isActive userType ${profile} } pagination { nextCursor prevCursor hasNext hasPrevious limit } } }`;
const fullName = (row: Row, path: string): string =>
  [at(row, `${path}.firstName`), at(row, `${path}.lastName`)].filter((part) => typeof part === 'string').join(' ');

describe('Stance Health', () => {
  it('has patients among its users, newest first, in pages by cursor, and centers', async () => {
    const { server, query } = await visit();
    const patients = { userType: 'PATIENT', centerId: centers };
    const rows = await allPages(async (cursor) => {
      const answer = await query(people, {
        ...patients,
        pagination: { limit: 50, ...(cursor !== null && { cursor }) },
      });
      const next = at(answer, 'users.pagination.nextCursor');
      return { rows: rowsAt(answer, 'users.data'), next: typeof next === 'string' ? next : null };
    });
    const sample = expectedSample(stanceHealth, '2026-11-17', { practice: server.practice });
    const read = rows.map((row) => ({
      id: row['_id'],
      name: fullName(row, 'profileData'),
      givenName: at(row, 'profileData.firstName'),
      familyName: at(row, 'profileData.lastName'),
      phones: present([row['phone']]),
      emails: present([row['email']]),
      active: row['isActive'],
      location: { id: at(row, 'profileData.centers.0._id'), name: at(row, 'profileData.centers.0.name') },
    }));
    expect(read.slice(0, 5)).toEqual(sample.clients);
    expect(read).toEqual(view.clients(server.practice).map((row) => clientThrough(view, server.practice, row)));
    const usual = await query(people, patients);
    expect(at(usual, 'users.pagination')).toMatchObject({
      hasNext: true,
      hasPrevious: false,
      limit: 20,
      prevCursor: null,
    });
    const second = await query(people, {
      ...patients,
      pagination: { cursor: at(usual, 'users.pagination.nextCursor'), limit: 5 },
    });
    expect(column(rowsAt(second, 'users.data'), '_id')).toEqual(column(rows.slice(20, 25), '_id'));
    const back = await query(people, {
      ...patients,
      pagination: { cursor: at(second, 'users.pagination.prevCursor'), direction: 'BACKWARD', limit: 3 },
    });
    expect(column(rowsAt(back, 'users.data'), '_id')).toEqual(column(rows.slice(17, 20), '_id'));
    const shown = await query(
      '{ centers { _id seqNo name phone address { street city state zip country } isOnline organization { _id brandName } } me { userType } }',
    );
    const locations = rowsAt(shown, 'centers').map((row) => ({
      id: row['_id'],
      name: row['name'],
      address: ['street', 'city', 'state', 'zip'].map((part) => at(row, `address.${part}`)).join(', '),
    }));
    expect(locations).toEqual(sample.locations);
    expect(missingOperations(stanceHealth)).toEqual([]);
  });

  it('finds people by name, phone and number, by center, kind and status', async () => {
    const { query, post } = await visit();
    const found = async (variables: object): Promise<readonly Row[]> =>
      rowsAt(await query(people, { centerId: centers, pagination: { limit: 500 }, ...variables }), 'users.data');
    const names = (rows: readonly Row[]): string[] => rows.map((row) => fullName(row, 'profileData'));
    expect(names(await found({ search: "o'br", userType: 'PATIENT' }))).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(names(await found({ search: 'riverside cat rescue' }))).toEqual(['Riverside Cat Rescue']);
    expect(names(await found({ search: 'P000006' }))).toEqual(['Íñigo Abel']);
    expect(names(await found({ search: '2075550107' }))).toEqual(['Ruth Abbott']);
    const everybody = await found({});
    expect(new Set(column(everybody, 'userType'))).toEqual(new Set(['PATIENT', 'CONSULTANT', 'STAFF', 'ADMIN']));
    expect(await found({ centerId: [] })).toEqual([]);
    const here = await found({ centerId: centers.slice(1, 2), userType: 'CONSULTANT' });
    expect(names(here).toSorted()).toEqual(["Marcus D'Souza", 'Priya Raman', 'Tomás Rivera']);
    const coaches = await found({ filter: { designation: 'SNC_Coach' } });
    expect(names(coaches).toSorted()).toEqual(['Lena Whitaker', 'Tomás Rivera']);
    const leads = await found({ filter: { status: 'LEAD' }, userType: 'PATIENT' });
    expect(leads.length).toBeGreaterThan(0);
    expect(leads.every((row) => row['isActive'] === false)).toBe(true);
    const byName = await found({ userType: 'PATIENT', sort: { field: 'LAST_NAME', order: 'ASC' } });
    expect(column(byName.slice(0, 3), 'profileData.lastName')).toEqual(['Abbott', 'Abel', 'Brown']);
    const one = await query(
      `{ user(userId: "${idOf('client', 5)}") { phone profileData { ... on Patient { firstName dob bio } } }
      byPhone: patientByPhone(phone: "207-555-0106") { _id } nobody: patientByPhone(phone: "1") { _id } patientExists(phone: "207-555-0106")
      checkPatientByPhone(phone: "207-555-0106", organizationId: "${idOf('organization', 1)}") { exists isInDifferentOrg patient { _id } }
      consultants: getFilteredConsultants(filter: { centers: ["${centers[2] ?? ''}"] }) { ${profile} }
      online: getFilteredConsultants(filter: { allowOnlineBooking: false }) { ${profile} } }`,
    );
    expect(one['user']).toEqual({
      phone: '',
      profileData: { firstName: 'Ana', dob: Date.UTC(1955, 5, 6) / 1000, bio: 'Prefers messages.' },
    });
    expect(one).toMatchObject({ byPhone: { _id: idOf('client', 6) }, nobody: null, patientExists: true });
    expect(one['checkPatientByPhone']).toEqual({
      exists: true,
      isInDifferentOrg: false,
      patient: { _id: idOf('client', 6) },
    });
    expect(names(rowsAt(one, 'consultants'))).toEqual(['Björn Håkansson', 'Grace Liu']);
    expect(names(rowsAt(one, 'online'))).toEqual(['Grace Liu']);
    const { body } = await post(`{ user(userId: "${idOf('client', 41)}") { _id } }`);
    expect(body.errors?.[0]).toMatchObject({
      message: 'User not found',
      extensions: { code: 'GRAPHQL_ERROR', name: 'NotFoundError' },
    });
  });

  it('has the appointments of a day, alone and as events', async () => {
    const { server, query, post } = await visit();
    const parts = `_id seqNo status notes event { _id startTime endTime } patient { _id ${profile} } consultant { _id ${profile} }
      center { _id name } treatment { name duration } cancellationReason`;
    const [from, to] = [Date.parse('2026-11-17T05:00:00Z'), Date.parse('2026-11-18T06:59:59Z')];
    const answer = await query(
      `query($filter: EventFilter!) { appointments(filter: {}) { ${parts} }
      events(filter: $filter, pagination: { limit: 1000 }) { data { __typename
        ... on AppointmentEvent { _id startTime endTime hostType appointment { _id } host { __typename } }
        ... on AvailabilityEvent { title from: startTime to: endTime isAvailable availabilityStatus } } pagination { hasNext } } }`,
      { filter: { startDate: from, endDate: to } },
    );
    const { appointments } = expectedSample(stanceHealth, '2026-11-17', { practice: server.practice });
    const rows = rowsAt(answer, 'appointments');
    expect(rows).toHaveLength(server.practice.appointments.filter(view.shows).length);
    expect(appointments.length).toBeGreaterThan(20);
    const events = rowsAt(answer, 'events.data');
    for (const { id, start = '', end = '', status, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['_id'] === id) ?? {};
      expect(at(row, 'event.startTime')).toBe(Date.parse(start));
      expect(at(row, 'event.endTime')).toBe(Date.parse(end));
      expect([row['status'], row['notes']]).toEqual([status, reason ?? null]);
      expect({ id: at(row, 'patient._id'), name: fullName(row, 'patient.profileData') }).toEqual(client);
      if (provider)
        expect({ id: at(row, 'consultant._id'), name: fullName(row, 'consultant.profileData') }).toEqual(provider);
      else expect(row['consultant']).toBeNull();
      expect(row['center']).toEqual({ _id: location?.id, name: location?.name });
      const event = events.find((each) => at(each, 'appointment._id') === id) ?? {};
      expect(event).toMatchObject({
        startTime: Date.parse(start),
        endTime: Date.parse(end),
        _id: at(row, 'event._id'),
      });
      expect(event['hostType']).toBe(provider ? 'USER' : 'CENTER');
    }
    const kept = { __typename: 'AvailabilityEvent', title: 'Staff meeting', from: '12:00', to: '13:00' };
    expect(events.filter((row) => row['__typename'] === 'AvailabilityEvent')).toEqual([
      { ...kept, isAvailable: false, availabilityStatus: 'MEETING' },
    ]);
    const missed = rows.filter((row) => row['cancellationReason'] === 'PATIENT_NO_SHOW');
    expect(missed.length).toBeGreaterThan(0);
    expect(new Set(column(missed, 'status'))).toEqual(new Set(['CANCELLED']));
    expect(new Set(column(rows, 'status')).size).toBe(6);
    const clash = await post(
      '{ events(filter: {}) { data { ... on AppointmentEvent { startTime } ... on AvailabilityEvent { startTime } } } }',
    );
    expect(clash.body.errors?.[0]?.message).toContain('conflict');
  });

  it('filters appointments and events, and pages events in their order', async () => {
    const { query } = await visit();
    const visits = `{ _id status consultant { _id } center { _id } patient { _id ${profile} } treatment { _id } visitType }`;
    const answer = await query(`{ gone: appointments(filter: { status: CANCELLED }) ${visits}
      hers: appointments(filter: { consultant: "${idOf('provider', 2)}", center: ["${idOf('place', 3)}"] }) ${visits}
      free: appointments(filter: { notAssigned: true }) ${visits} first: appointments(filter: { visitType: FIRST_VISIT }) ${visits}
      named: appointments(filter: {}, search: "castellano") ${visits} one: appointment(id: "${idOf('appointment', 3)}") { seqNo event { host { ... on User { userType } } } }
      early: events(filter: { eventType: APPOINTMENT }, pagination: { limit: 4 }) { data { ... on AppointmentEvent { startTime } } pagination { hasNext nextCursor } }
      late: events(filter: { eventType: APPOINTMENT }, sort: { field: START_TIME, order: DESC }) { data { ... on AppointmentEvent { startTime } } pagination { limit } }
      blocks: events(filter: { eventType: AVAILABILITY }) { data { ... on AvailabilityEvent { title } } }
      mine: events(filter: { host: "${idOf('provider', 5)}", hostType: USER, appointmentFilter: { status: BOOKED } }) { data { ... on AppointmentEvent { appointment { status consultant { _id } } } } }
      event(id: "${eventId(3)}") { ... on AppointmentEvent { appointment { _id } } }
      patientAppointmentCount(patientId: "${idOf('client', 5)}") invoices(filter: { status: PENDING }) { data { status items { amount } appointment { status } } }
      services { _id name duration price } packages { name } roles { name permissions { resource } } stats(input: { centers: ["${idOf('place', 1)}"] }) { totalPatients } }`);
    expect(new Set(column(rowsAt(answer, 'gone'), 'status'))).toEqual(new Set(['CANCELLED']));
    const hers = rowsAt(answer, 'hers');
    expect(new Set(column(hers, 'consultant._id'))).toEqual(new Set([idOf('provider', 2)]));
    expect(new Set(column(hers, 'center._id'))).toEqual(new Set([idOf('place', 3)]));
    expect(rowsAt(answer, 'free').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'free').every((row) => row['consultant'] === null)).toBe(true);
    expect(new Set(column(rowsAt(answer, 'first'), 'visitType'))).toEqual(new Set(['FIRST_VISIT']));
    expect(new Set(column(rowsAt(answer, 'named'), 'patient.profileData.lastName'))).toEqual(new Set(['Castellano']));
    expect(answer['one']).toEqual({ seqNo: 'A000003', event: { host: { userType: 'CONSULTANT' } } });
    const starts = column(rowsAt(answer, 'early.data'), 'startTime').map(Number);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(at(answer, 'early.pagination.hasNext')).toBe(true);
    const next = await query(
      'query($cursor: String) { events(filter: { eventType: APPOINTMENT }, pagination: { limit: 1, cursor: $cursor }) { data { ... on AppointmentEvent { startTime } } } }',
      { cursor: at(answer, 'early.pagination.nextCursor') },
    );
    expect(Number(at(next, 'events.data.0.startTime'))).toBeGreaterThanOrEqual(starts.at(-1) ?? 0);
    expect(rowsAt(answer, 'late.data')).toHaveLength(20);
    expect(Number(at(answer, 'late.data.0.startTime'))).toBeGreaterThan(starts[0] ?? 0);
    expect(rowsAt(answer, 'blocks.data')).toEqual([{ title: 'Staff meeting' }]);
    const mine = rowsAt(answer, 'mine.data').map((row) => [
      at(row, 'appointment.status'),
      at(row, 'appointment.consultant._id'),
    ]);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(([status, id]) => status === 'BOOKED' && id === idOf('provider', 5))).toBe(true);
    expect(at(answer, 'event.appointment._id')).toBe(idOf('appointment', 3));
    expect(answer['patientAppointmentCount']).toBeGreaterThan(0);
    expect(new Set(column(rowsAt(answer, 'invoices.data'), 'appointment.status'))).toEqual(
      new Set(['INVOICE_GENERATED']),
    );
    expect(column(rowsAt(answer, 'services'), 'duration')).toEqual([30, 20, 40, 90, 15, 20]);
  });
});
