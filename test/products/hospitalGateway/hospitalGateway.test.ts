import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hospitalGateway } from './hospitalGateway.ts';
import { doctorNumber, gatewayDepartments, patientNumber } from './names.ts';

const visit = productVisits(hospitalGateway);
const { view } = hospitalGateway;
const { ids } = view;
const day = '2026-11-17';
const field = 'id patient_id full_name email phone_number is_active status';

/** Books the first patient with some doctor. */
const booking = (
  server: { practice: { clients: readonly Parameters<typeof patientNumber>[0][] } },
  more: string,
): string => {
  const [first] = server.practice.clients;
  return `mutation { createAppointment(input: { doctor_id: "${doctorNumber({ key: 1 })}"
    patient_id: "${first ? patientNumber(first) : ''}" ${more} }) { id appointment_id status duration type
    scheduledDateTime endDateTime patient { id full_name } doctor { id } } }`;
};

describe('the gateway of the hospital', () => {
  it('lists patients newest first in pages that count only themselves, whatever order is asked for', async () => {
    const { query, server } = await visit();
    const read = (more: string): Promise<Row[]> =>
      allPages(async (from) => {
        const offset = Number(from ?? 0);
        const answer = await query(`{ patients(limit: 30, offset: ${String(offset)} ${more}) {
          edges { cursor node { ${field} } } pageInfo { hasNextPage hasPreviousPage startCursor } totalCount } }`);
        const rows = nodesAt(answer, 'patients');
        expect(at(answer, 'patients.totalCount')).toBe(rows.length);
        expect(at(answer, 'patients.pageInfo.hasPreviousPage')).toBe(offset > 0);
        const isLast = at(answer, 'patients.pageInfo.hasNextPage') === false;
        expect(isLast).toBe(rows.length < 30);
        return { rows, next: isLast ? null : String(offset + rows.length) };
      });
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const listed = await read('');
    expect(listed.map((row) => [row['id'], row['full_name'], [row['email']], row['is_active']])).toEqual(
      expected.map(({ id, name, emails, active }) => [id, name, emails, active]),
    );
    expect(listed.map((row) => [row['phone_number']].filter(Boolean))).toEqual(expected.map(({ phones }) => phones));
    expect(listed.every((row) => /^PAT-\d{6}-\d{3}$/.test(String(row['patient_id'])))).toBe(true);
    expect(new Set(listed.map((row) => row['patient_id'])).size).toBe(listed.length);
    expect(await read('sortBy: "full_name", sortOrder: "ASC"')).toEqual(listed);
    expect(expectedSample(hospitalGateway, day).clients).toMatchObject(
      listed.slice(0, 5).map((row) => ({ id: row['id'], name: row['full_name'], emails: [row['email']] })),
    );
  });

  it('finds patients by name, phone and number, inactive ones only in the list', async () => {
    const { query, server } = await visit();
    const inactive = server.practice.clients.find(({ key }) => key === 4);
    const number = inactive ? patientNumber(inactive) : '';
    const answer = await query(`{ name: searchPatients(query: "o'BRI") { edges { node { id } } }
      phone: searchPatients(query: "0975550101") { edges { node { full_name } } }
      number: searchPatients(query: "${number}") { edges { node { id } } }
      listed: patients(filters: { search: "nguyễn" }) { edges { node { id patient_id status } } }
      inactive: patients(limit: 100, filters: { is_active: false }) { edges { node { status } } }
      none: patients(filters: { registeredFrom: "2026-01-01" }) { edges { node { id } } }
      one: patient(patient_id: "${number}") { id full_name } same: patient(id: "${ids.of('client', 4)}") { patient_id }
      strange: patient(patient_id: "PAT-200001-999") { id }
      all: globalSearch(query: "zoë") { patients { id } doctors { id } totalCount } }`);
    expect(nodesAt(answer, 'name').map(({ id }) => id)).toEqual([8, 1].map((key) => ids.of('client', key)));
    expect(nodesAt(answer, 'phone')).toEqual([{ full_name: "Zoë O'Brien" }]);
    expect(nodesAt(answer, 'number')).toEqual([]);
    expect(nodesAt(answer, 'listed')).toEqual([{ id: ids.of('client', 4), patient_id: number, status: 'INACTIVE' }]);
    expect(nodesAt(answer, 'inactive').every(({ status }) => status === 'INACTIVE')).toBe(true);
    expect(nodesAt(answer, 'none')).toEqual([]);
    expect([at(answer, 'one.full_name'), at(answer, 'same.patient_id')]).toEqual(['Mai Nguyễn', number]);
    expect([answer['strange'], at(answer, 'all.totalCount')]).toEqual([null, 2]);
  });

  it('shows the appointments of a day, which stand in the clock of the house and in UTC', async () => {
    const { query } = await visit();
    const answer = await query(`{ appointments(limit: 100, filters: { dateFrom: "${day}", dateTo: "${day}" }) {
      totalCount edges { node { id appointment_id patient_id scheduledDate scheduledTime scheduledDateTime duration endDateTime
      status reason isToday checkedInAt patient { id patient_id full_name } doctor { id full_name } department { code }
      room { roomNumber room_number } } } } }`);
    const nodes = nodesAt(answer, 'appointments');
    const { appointments, locations } = expectedSample(hospitalGateway, day);
    expect(locations).toEqual([]);
    expect(appointments.length).toBeGreaterThan(10);
    const seen = nodes.map((row) => ({
      id: row['id'],
      start: String(row['scheduledDateTime']).replace('.000', ''),
      end: String(row['endDateTime']).replace('.000', ''),
      status: row['status'],
      ...(row['reason'] !== null && { reason: row['reason'] }),
      client: { id: at(row, 'patient.id'), name: at(row, 'patient.full_name') },
      provider: { id: at(row, 'doctor.id'), name: at(row, 'doctor.full_name') },
    }));
    expect(seen).toEqual(appointments);
    expect(
      nodes.every((row) => row['scheduledDate'] === day && row['patient_id'] === at(row, 'patient.patient_id')),
    ).toBe(true);
    expect(nodes.find((row) => row['scheduledTime'] === '08:00')?.['scheduledDateTime']).toBe(
      '2026-11-17T13:00:00.000Z',
    );
    const arrived = nodes.filter((row) => row['status'] === 'CONFIRMED').map((row) => row['checkedInAt'] !== null);
    expect(new Set(arrived)).toEqual(new Set([true, false]));
    expect(nodes.every((row) => at(row, 'room.roomNumber') === at(row, 'room.room_number'))).toBe(true);
  });

  it('finds appointments by doctor, status, department and time', async () => {
    const { query, server } = await visit();
    const rows = server.practice.appointments.filter(view.shows);
    const count = async (filters: string): Promise<number> =>
      nodesAt(
        await query(`{ appointments(limit: 1000, filters: { ${filters} }) { edges { node { id } } } }`),
        'appointments',
      ).length;
    const ofDoctor = rows.filter(({ providerKey }) => providerKey === 2).length;
    expect(ofDoctor).toBeGreaterThan(5);
    expect(await count(`doctor_id: "${doctorNumber({ key: 2 })}"`)).toBe(ofDoctor);
    expect(await count('status: NO_SHOW')).toBe(rows.filter(({ state }) => state === 'noShow').length);
    const departments = rowsAt(
      await query('{ departments { id name code departmentId head { full_name } } }'),
      'departments',
    );
    expect(departments).toHaveLength(gatewayDepartments.length);
    const counts = await Promise.all(departments.map(({ id }) => count(`departmentId: "${String(id)}"`)));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(rows.length);
    expect(await count('timeFrom: "08:00", timeTo: "08:00", dateFrom: "2026-11-17", dateTo: "2026-11-17"')).toBe(1);
    const listed =
      await query(`{ todayAppointments(status: CONFIRMED) { status } upcomingAppointments(limit: 3) { isUpcoming }
      doctors { totalCount edges { node { id doctor_id status full_name } } }
      searchDoctors(query: "okafor") { edges { node { full_name department { code } } } } }`);
    expect(rowsAt(listed, 'todayAppointments').length).toBeGreaterThan(0);
    expect(rowsAt(listed, 'upcomingAppointments')).toEqual([1, 2, 3].map(() => ({ isUpcoming: true })));
    // Doctors are counted as they should be.
    expect(at(listed, 'doctors.totalCount')).toBe(8);
    expect(nodesAt(listed, 'doctors').at(-1)).toMatchObject({ id: ids.of('provider', 8), status: 'INACTIVE' });
    expect(nodesAt(listed, 'searchDoctors')).toEqual([{ full_name: 'Amelia Okafor', department: { code: 'CARD' } }]);
  });

  it('books, moves, confirms, completes and cancels by ids of both kinds', async () => {
    const { query, post, server } = await visit();
    const when = 'scheduledDate: "2026-11-19" scheduledTime: "18:00"';
    const made = await query(booking(server, `${when} type: VACCINATION reason: "Ho"`));
    expect(made['createAppointment']).toMatchObject({
      status: 'SCHEDULED',
      duration: 30,
      type: 'VACCINATION',
      scheduledDateTime: '2026-11-19T23:00:00.000Z',
      patient: { id: ids.of('client', 1), full_name: "Zoë O'Brien" },
      doctor: { id: ids.of('provider', 1) },
    });
    const conflict = await post(booking(server, when));
    expect(conflict.body.errors?.[0]?.message).toBe('Time slot conflicts with existing appointment');
    const badTime = await post(booking(server, 'scheduledDate: "2026-11-19" scheduledTime: "6pm"'));
    expect(badTime.body.errors?.[0]?.message).toBe('Value must be a string in HH:MM format');
    const id = String(at(made, 'createAppointment.id'));
    const number = String(at(made, 'createAppointment.appointment_id'));
    const ask = async (call: string): Promise<unknown> =>
      (await query(`mutation { done: ${call} { status scheduledDateTime duration notes reason } }`))['done'];
    expect(await ask(`updateAppointment(id: "${id}", input: { scheduledTime: "19:30", duration: 45 })`)).toMatchObject({
      scheduledDateTime: '2026-11-20T00:30:00.000Z',
      duration: 45,
      reason: 'Ho',
    });
    const moved = `rescheduleAppointment(input: { appointment_id: "${number}", newDate: "2026-11-20", newTime: "18:15" })`;
    expect(await ask(moved)).toMatchObject({ scheduledDateTime: '2026-11-20T23:15:00.000Z' });
    expect(await ask(`confirmAppointment(id: "${id}")`)).toMatchObject({ status: 'CONFIRMED' });
    expect(await ask(`updateAppointment(id: "${id}", input: { status: NO_SHOW })`)).toMatchObject({
      status: 'NO_SHOW',
    });
    expect(await ask(`completeAppointment(id: "${id}")`)).toMatchObject({ status: 'COMPLETED' });
    const cancelled = `cancelAppointment(input: { appointment_id: "${number}", reason: "Bận" })`;
    expect(await ask(cancelled)).toMatchObject({ status: 'CANCELLED', notes: 'Bận' });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      typeKey: 2,
      placeKey: 1,
      minutes: 45,
    });
  });

  it('enters, changes and deactivates patients, whom nobody deletes', async () => {
    const { query, post, server } = await visit();
    const entering = (phone: string): string => `mutation { createPatient(input: { full_name: "Jo Anh Park"
      email: "jo@example.test" phone_number: "${phone}" gender: OTHER date_of_birth: "1980-02-03" address: "1 Hill Road"
      }) { id patient_id phone_number address } }`;
    const foreign = await post(entering('+12075550199'));
    expect(foreign.body.errors?.[0]?.message).toBe('Value must be a valid Vietnamese phone number (0xxxxxxxxx)');
    const entered = await query(entering('0212345678'));
    expect(entered['createPatient']).toMatchObject({
      patient_id: 'PAT-202611-121',
      phone_number: '0212345678',
      address: '1 Hill Road',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Anh', familyName: 'Park' });
    const id = String(at(entered, 'createPatient.id'));
    const changed =
      await query(`mutation { updatePatient(id: "${id}", input: { full_name: "Jo Park", phone_number: "0912345678" }) {
      full_name email phone_number } }`);
    expect(changed['updatePatient']).toEqual({
      full_name: 'Jo Park',
      email: 'jo@example.test',
      phone_number: '0912345678',
    });
    expect(await query(`mutation { deletePatient(id: "${id}") }`)).toEqual({ deletePatient: true });
    const gone = await query(`{ patient(id: "${id}") { status } searchPatients(query: "Jo Park") { totalCount } }`);
    expect(gone).toEqual({ patient: { status: 'INACTIVE' }, searchPatients: { totalCount: 0 } });
    expect(
      at(await query(`mutation { activatePatient(id: "${id}") { is_active } }`), 'activatePatient.is_active'),
    ).toBe(true);
  });

  it('fails where its schema promises what was never written, and refuses writes in words', async () => {
    const { post, server } = await visit();
    const messageOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf('{ patients { edges { node { age } } } }')).toBe(
      'Cannot return null for non-nullable field Patient.age.',
    );
    expect(await messageOf('{ recentPatients { id } }')).toBe(
      'Cannot return null for non-nullable field Query.recentPatients.',
    );
    expect(await messageOf('{ patient { id } }')).toBe('Cần cung cấp ID hoặc mã bệnh nhân');
    const id = ids.of('appointment', server.practice.appointments.find(view.shows)?.key ?? 0);
    expect(await messageOf(`mutation { markNoShow(id: "${id}") { id } }`)).toMatch('Mutation.markNoShow');
    expect(await messageOf(`mutation { checkInAppointment(id: "${id}") { id } }`)).toMatch('Receptionist Service');
    const closed = await visit({ refuseWrites: 'Không có quyền truy cập' });
    const { body } = await closed.post(`mutation { confirmAppointment(id: "${id}") { id } }`);
    expect(body.errors?.[0]).toMatchObject({
      message: 'Không có quyền truy cập',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  it('spoils only the pages that hold a poisoned row, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit({ poison: [{ kind: 'client', key: 1 }] });
    expect(nodesAt(await query('{ patients(limit: 10) { edges { node { id } } } }'), 'patients')).toHaveLength(10);
    expect((await post(`{ patient(id: "${ids.of('client', 1)}") { id } }`)).status).toBe(500);
    expect(missingOperations(hospitalGateway)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('waitingQueue');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
