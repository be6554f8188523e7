import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { physioDesk } from './physioDesk.ts';

const visit = productVisits(physioDesk);
const { view } = physioDesk;
const idOf = (kind: 'place' | 'provider' | 'client' | 'appointment', key: number): number =>
  Number(view.ids.of(kind, key));
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

async function clinicsOf(query: RunQuery): Promise<readonly unknown[]> {
  return column(rowsAt(await query('{ getMyClinicsStatus { clinics { id } } }'), 'getMyClinicsStatus.clinics'), 'id');
}

/** A day of all clinics, which are asked one by one. */
async function dayOf(query: RunQuery, from: string, until: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const clinic of await clinicsOf(query)) {
    const input = `input: { clinicId: ${String(clinic)}, startDate: "${from}", endDate: "${until}" }`;
    // One after the other, as the pages of the product do it.
    // eslint-disable-next-line no-await-in-loop
    const answer = await query(`{ getReservationsByInterval(${input}) { ok totalCount results { id startDate endDate
      state memo isFirst user { id name } patient { id name } clinic { id name } lastModifier { id } } } }`);
    const list = rowsAt(answer, 'getReservationsByInterval.results');
    expect(at(answer, 'getReservationsByInterval.totalCount')).toBe(list.length);
    rows.push(...list);
  }
  return rows;
}

describe('Physio Desk', () => {
  it('lists patients of clinic after clinic, in pages of twenty', async () => {
    const { server, query } = await visit();
    const listed: Row[] = [];
    for (const clinic of await clinicsOf(query)) {
      const read = (page: number): Promise<Row> =>
        query(`{ getAllPatientsByClinic(input: { id: ${String(clinic)}, page: ${String(page)} }) { ok error totalCount
          totalPages results { id registrationNumber name phone clinic { id name } } } }`);
      // One clinic after the other.
      // eslint-disable-next-line no-await-in-loop
      const rows = await allPages(async (from) => {
        const page = Number(from ?? 1);
        const answer = await read(page);
        const rowsOfPage = rowsAt(answer, 'getAllPatientsByClinic.results');
        expect(rowsOfPage.length).toBeLessThanOrEqual(20);
        const isLast = page >= Number(at(answer, 'getAllPatientsByClinic.totalPages'));
        return { rows: rowsOfPage, next: isLast ? null : String(page + 1) };
      });
      listed.push(...rows);
    }
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(expected.length).toBeGreaterThan(100);
    expect(listed).toMatchObject(
      expected.map(({ id, name, phones = [], location }) => ({
        id: Number(id),
        name,
        phone: phones[0]?.replaceAll(/\D/g, '') ?? null,
        clinic: { id: Number(location?.id), name: location?.name },
      })),
    );
    expect(expected.slice(0, 5).map(({ id }) => id)).toEqual(
      expectedSample(physioDesk, '2026-11-17').clients.map(({ id }) => id),
    );
    const unknown = await query('{ getAllPatientsByClinic(input: { id: 99 }) { ok error results { id } } }');
    expect(unknown['getAllPatientsByClinic']).toEqual({ ok: false, error: '병원을 찾을 수 없습니다.', results: null });
  });

  it('finds patients by a part of the name or a day of birth, in the clinics that are named', async () => {
    const { query, post } = await visit();
    const find = (text: string, clinics: string): string =>
      `getPatientBy(input: { query: "${text}", clinicIds: [${clinics}] }) {
        ok hasMore totalCount patients { id name birthday users { name } } }`;
    const found = await query(`{ all: ${find("o'bri", '41, 42, 43')} one: ${find("o'bri", '42')}
      phone: ${find('2075550101', '41, 42, 43')} day: ${find('19520312', '41, 42, 43')} none: ${find(' ', '41')} }`);
    expect(column(rowsAt(found, 'all.patients'), 'id')).toEqual([idOf('client', 1), idOf('client', 8)]);
    expect(rowsAt(found, 'one.patients')).toMatchObject([{ id: idOf('client', 1), name: "Zoë O'Brien" }]);
    expect(rowsAt(found, 'phone.patients')).toEqual([]);
    expect(found['none']).toMatchObject({ ok: false, hasMore: false, patients: null });
    expect(rowsAt(found, 'day.patients')[0]).toMatchObject({ id: 5002, birthday: '1952-03-12T00:00:00.000Z' });
    const some = await query(`{ getPatients(input: { patientIds: [5003, 5099, 5999] }) { patients { id name } }
      getPatient(input: { id: 5003 }) { patient { name phone gender memo isNew messages { to } } } }`);
    expect(rowsAt(some, 'getPatients.patients')[0]).toEqual({ id: 5003, name: 'Riverside Cat Rescue' });
    expect(rowsAt(some, 'getPatients.patients')).toHaveLength(2);
    // The hash of a password is not there to be read.
    const { body } = await post('{ me { id password } }');
    expect(body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field User.password.');
  });

  it('shows the day of all clinics in UTC, with days off among the reservations', async () => {
    const { query } = await visit();
    const rows = await dayOf(query, '2026-11-17T05:00:00Z', '2026-11-18T06:59:59Z');
    const { appointments, mayOmit } = expectedSample(physioDesk, '2026-11-17');
    const ids = new Set(appointments.map(({ id }) => Number(id)));
    const shown = rows.filter(({ id }) => ids.has(Number(id)));
    const byId = (one: { id?: unknown }, other: { id?: unknown }): number => Number(one.id) - Number(other.id);
    expect(appointments.length).toBeGreaterThan(18);
    expect(shown.toSorted(byId)).toMatchObject(
      appointments.toSorted(byId).map(({ id, start, end, status, reason, client, provider, location }) => ({
        id: Number(id),
        startDate: new Date(start ?? 0).toISOString(),
        endDate: new Date(end ?? 0).toISOString(),
        state: status,
        memo: reason ?? null,
        user: { id: Number(provider?.id), name: provider?.name },
        patient: client ? { id: Number(client.id), name: client.name } : null,
        clinic: { id: Number(location?.id), name: location?.name },
      })),
    );
    // What comes beyond is of the days before and after.
    expect(rows.length - shown.length).toBeLessThan(4);
    const off = rows.filter(({ state }) => state === 'DayOff');
    expect(column(off, 'id').map(String)).toEqual(mayOmit);
    expect(off).toMatchObject([{ patient: null, memo: 'Staff meeting', isFirst: false }]);
    expect(new Set(column(rows, 'state'))).toEqual(new Set(['Reserved', 'Canceled', 'NoShow', 'DayOff']));
    expect(rows.some(({ user, lastModifier }) => at(user, 'id') !== at(lastModifier, 'id'))).toBe(true);
  });

  it('has members that are not users, and treatments of each clinic', async () => {
    const { query, server } = await visit();
    const answer =
      await query(`{ getMyMembers { members { id manager clinic { id name isActive } } } me { id members { id } }
      getClinic(input: { clinicId: 41 }) { clinic { type phone members { id staying accepted color { value } user { id name } } } }
      second: getClinic(input: { clinicId: 42 }) { clinic { members { accepted user { name } } } }
      getMember(input: { id: 721, clinicId: 41 }) { countOfPatient member { user { id name } } }
      none: getMember(input: { id: 301, clinicId: 41 }) { ok error }
      getUsersByName(input: { name: "liu" }) { results { id name nickname } totalCount }
      usual: getPrescriptionsByClinic(input: { id: 41 }) { count maximumCount prescriptions { id name requiredTime } }
      all: getPrescriptionsByClinic(input: { id: 41, hasActive: true, hasInactive: true }) { prescriptions { isActive } }
      old: getPrescriptionsByClinic(input: { id: 41, hasInactive: true }) { prescriptions { name } }
      other: getPrescriptionsByClinic(input: { id: 42 }) { prescriptions { id } } }`);
    expect(rowsAt(answer, 'getMyMembers.members').map((row) => at(row, 'clinic.name'))).toEqual(
      server.practice.places.map(({ name }) => name),
    );
    const members = rowsAt(answer, 'getClinic.clinic.members');
    expect(members.map((row) => at(row, 'user.name'))).toEqual([
      'Dana Whitfield',
      'Amelia Okafor',
      'Björn Håkansson',
      'Lena Whitaker',
      'Oscar Bell',
    ]);
    expect(members.at(-1)).toMatchObject({ staying: false, accepted: true, user: { id: idOf('provider', 8) } });
    expect(rowsAt(answer, 'second.clinic.members').at(-1)).toEqual({ accepted: false, user: { name: 'Noah Petit' } });
    expect(at(answer, 'getMember.member.user')).toEqual({ id: 301, name: 'Amelia Okafor' });
    expect(answer['none']).toEqual({ ok: false, error: '구성원을 찾을 수 없습니다.' });
    expect(answer['getUsersByName']).toMatchObject({ results: [{ id: 307, name: 'Grace Liu' }], totalCount: 1 });
    expect(answer['usual']).toMatchObject({ count: 7, maximumCount: 10 });
    expect(rowsAt(answer, 'usual.prescriptions')[0]).toEqual({ id: 3021, name: 'Wellness exam', requiredTime: 30 });
    expect(rowsAt(answer, 'all.prescriptions')).toHaveLength(7);
    expect(column(rowsAt(answer, 'old.prescriptions'), 'name')).toEqual(['First visit (2024)']);
    expect(rowsAt(answer, 'other.prescriptions')[0]).toEqual({ id: 3041 });
  });

  it('reads by member and by patient, counts, and keeps texts', async () => {
    const { query } = await visit();
    const range = 'startDate: "2026-11-12T00:00:00Z", endDate: "2026-11-21T00:00:00Z"';
    const answer = await query(`{
      getReservationsByMember(input: { memberId: 721, clinicId: 41, ${range} }) { totalCount totalPages results { user { id } } }
      next: getReservationsByMember(input: { memberId: 721, clinicId: 41, page: 2, ${range} }) { results { id } }
      getReservationsByPatient(input: { id: 5001 }) { totalCount results { id startDate isFirst prescriptions { name } } }
      getStatistics(input: { clinicId: 43, ${range} }) { prescriptions { name } visitRates { patientId visited }
        dailyReports { date reservationCount noshow cancel users { userId reservations { id } prescriptions { count } } } }
      getMessages(input: { clinicId: 42, dates: ["2026-11-15", "2026-11-18"], take: 2 }) { totalCount hasMore results { to status } }
      getMessagesEachPatient(input: { clinicId: 42, dates: [] }) { results { id message { content } } }
      getMessagesByPatient(input: { patientId: 5001 }) { results { totalCount patient { name } messages { type } } } }`);
    const ofMember = rowsAt(answer, 'getReservationsByMember.results');
    expect(ofMember).toHaveLength(20);
    const total = Number(at(answer, 'getReservationsByMember.totalCount'));
    expect(rowsAt(answer, 'next.results')).toHaveLength(Math.min(20, total - 20));
    expect(new Set(ofMember.map((row) => at(row, 'user.id')))).toEqual(new Set([301]));
    const visits = rowsAt(answer, 'getReservationsByPatient.results');
    expect(column(visits, 'startDate')).toEqual(column(visits, 'startDate').map(String).toSorted().toReversed());
    expect(visits.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    const reports = rowsAt(answer, 'getStatistics.dailyReports');
    expect(reports).toHaveLength(6);
    expect(reports.reduce((sum, row) => sum + Number(row['cancel']), 0)).toBeGreaterThan(0);
    expect(answer['getMessages']).toMatchObject({ hasMore: Number(at(answer, 'getMessages.totalCount')) > 2 });
    expect(at(answer, 'getMessagesByPatient.results')).toMatchObject({
      totalCount: 2,
      messages: [{ type: 'SMS' }, {}],
    });
  });
});

const times = 'startDate: "2026-11-19T15:00:00Z", endDate: "2026-11-19T15:40:00Z"';
const booking = (more: string): string =>
  `mutation { createReservation(input: { clinicId: 41, ${times}, memo: "Knee" ${more} }) {
    ok error reservation { id state patient { name } prescriptions { id name } lastModifier { name } } } }`;

describe('writes of Physio Desk', () => {
  it('reserves, changes, calls off and deletes', async () => {
    const { query, server } = await visit();
    const last = (): unknown => server.practice.appointments.at(-1);
    const booked = await query(booking('userId: 301, patientId: 5001, prescriptionIds: [3023, 3026]'));
    expect(booked['createReservation']).toMatchObject({
      ok: true,
      reservation: { state: 'Reserved', patient: { name: "Zoë O'Brien" }, prescriptions: [{ id: 3023 }, { id: 3026 }] },
    });
    expect(last()).toMatchObject({
      minutes: 40,
      placeKey: 1,
      typeKey: 3,
      providerKey: 1,
      clientKey: 1,
      reason: 'Knee',
    });
    const id = String(at(booked, 'createReservation.reservation.id'));
    const change = (more: string): Promise<Row> =>
      query(`mutation { updateReservation(input: { reservationId: ${id}, ${more} }) { ok error } }`);
    await change(
      'startDate: "2026-11-19T16:00:00Z", endDate: "2026-11-19T16:30:00Z", userId: 302, prescriptionIds: [3021]',
    );
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-19T16:00:00Z'),
      minutes: 30,
      providerKey: 2,
      typeKey: 1,
    });
    expect((await change('state: Canceled'))['updateReservation']).toEqual({ ok: true, error: null });
    expect(last()).toMatchObject({ state: 'cancelled', reason: 'Knee' });
    await change('state: Reserved, memo: null');
    expect(last()).toMatchObject({ state: 'planned', reason: null });
    expect(at(await change('state: DayOff'), 'updateReservation.ok')).toBe(false);
    expect(at(await change('endDate: "2026-11-19T15:00:00Z"'), 'updateReservation.ok')).toBe(false);
    const gone = await query(`mutation { deleteReservation(input: { reservationId: ${id} }) { ok } }`);
    expect(gone['deleteReservation']).toEqual({ ok: true });
    const after = await query(`{ getReservation(input: { reservationId: ${id} }) { ok error reservation { id } } }`);
    expect(after['getReservation']).toEqual({ ok: false, error: '예약을 찾을 수 없습니다.', reservation: null });
    const off = await query(`mutation { createDayOff(input: { clinicId: 41, userId: 305, ${times} }) {
      ok dayOff { state patient { id } } } }`);
    expect(off['createDayOff']).toEqual({ ok: true, dayOff: { state: 'DayOff', patient: null } });
  });

  it('refuses in words what leads nowhere', async () => {
    const { query, post } = await visit();
    // A member's number is no user's, and whoever has left treats no one.
    for (const more of ['userId: 721, patientId: 5001', 'userId: 308, patientId: 5001', 'userId: 303, patientId: 5001'])
      // eslint-disable-next-line no-await-in-loop
      expect(await query(booking(more))).toMatchObject({
        createReservation: { ok: false, error: '구성원을 찾을 수 없습니다.', reservation: null },
      });
    for (const more of ['userId: 301', 'userId: 301, patientId: 5041'])
      // eslint-disable-next-line no-await-in-loop
      expect(at(await query(booking(more)), 'createReservation.error')).toBe('환자를 찾을 수 없습니다.');
    const wrong = booking('userId: 301, patientId: 5001').replace('2026-11-19T15:00:00Z', 'tomorrow');
    expect((await post(wrong)).body.errors).toHaveLength(1);
    const refusing = await visit({ refuseWrites: 'read only' });
    const { body } = await refusing.post(booking('userId: 301, patientId: 5001'));
    expect(body.data).toMatchObject({ createReservation: { ok: false, error: 'read only' } });
  });

  it('enters, changes and deletes patients, and looks after clinics', async () => {
    const { query, server } = await visit();
    const entered =
      await query(`mutation { createPatient(input: { name: "Jo Park", gender: "female", phone: "2075550199"
      birthday: "1980-02-03", memo: "Left knee", clinicId: 42 }) { ok patient { id name gender birthday isNew registrationNumber } } }`);
    expect(at(entered, 'createPatient.patient')).toMatchObject({
      name: 'Jo Park',
      gender: 'female',
      birthday: '1980-02-03T00:00:00.000Z',
      isNew: true,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 2 });
    const id = String(at(entered, 'createPatient.patient.id'));
    await query(`mutation { updatePatient(input: { id: ${id}, name: "Jo Parker", phone: null }) { ok } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Parker', phones: [], note: 'Left knee' });
    const answer = await query(`mutation { gone: deletePatient(input: { patientId: ${id} }) { ok }
      kept: deletePatient(input: { patientId: 5001 }) { ok error } nameless: createPatient(input: { clinicId: 41 }) { ok error }
      createPrescription(input: { name: "Taping", requiredTime: 10, price: 9000, prescriptionAtomIds: [12], clinicId: 43 }) {
        ok prescription { id prescriptionAtoms { name } } }
      updatePrescription(input: { id: 3061, isActive: false }) { ok } leaveClinic(input: { memberId: 799 }) { ok }
      inviteUser(input: { name: "Noah Petit", clinicId: 41 }) { ok } createAtomPrescription(input: { name: "dry needling" }) { ok }
      updateMemberColor(input: { id: 721, value: "#123456" }) { ok }
      sendMessage(input: { content: "Hello", clinicId: 41, patientId: 5001 }) { ok }
      silent: sendMessage(input: { content: "Hello", clinicId: 41, patientId: 5004 }) { ok error } }`);
    const works = ['gone', 'createPrescription', 'updatePrescription', 'leaveClinic', 'inviteUser', 'sendMessage'];
    expect(works.map((field) => at(answer, `${field}.ok`))).toEqual(works.map(() => true));
    expect(['kept', 'nameless', 'silent'].map((field) => at(answer, `${field}.ok`))).toEqual([false, false, false]);
    const after = await query(`{ getPatient(input: { id: ${id} }) { ok } getAtomPrescriptions { results { name } }
      getPrescriptionsByClinic(input: { id: 43 }) { prescriptions { name } }
      getClinic(input: { clinicId: 41 }) { clinic { members { id color { value } } } } }`);
    expect(at(after, 'getPatient.ok')).toBe(false);
    expect(column(rowsAt(after, 'getPrescriptionsByClinic.prescriptions'), 'name')).toContain('Taping');
    expect(column(rowsAt(after, 'getPrescriptionsByClinic.prescriptions'), 'name')).not.toContain('Wellness exam');
    expect(rowsAt(after, 'getClinic.clinic.members')).toContainEqual({ id: 721, color: { value: '#123456' } });
  });

  it('has the operations that are expected, within the depth that is allowed', async () => {
    const { query, server } = await visit();
    expect(missingOperations(physioDesk)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).not.toContain('org');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
