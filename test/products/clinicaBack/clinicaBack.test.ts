import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clinicaBack } from './clinicaBack.ts';
import { serverZone } from './seeds.ts';

const { view } = clinicaBack;
const { of } = view.ids;
const visit = productVisits(clinicaBack);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const hours = `doctorShedule { id dayOfWeek startTime endTime slotDuration totalSlots status reservedSlots
  doctor { id code user { id fullName } } speciality { id name } consultingRoom { id roomName } }`;
const book = `id appointmentDate slotNumber status patient { id user { fullName } } ${hours}`;

/** The instant that a person works out from the day, the number of the slot and the hours. */
function startOf(row: Row): number {
  const minutes = (Number(row['slotNumber']) - 1) * Number(at(row, 'doctorShedule.slotDuration'));
  const from = `${String(row['appointmentDate'])}T${String(at(row, 'doctorShedule.startTime'))}`;
  return instantOfWall(from, serverZone) + minutes * 60_000;
}

describe('Clinicaback', () => {
  it('lists patients whole, by their ids, with names in their accounts', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer = await query(
      '{ patients { id ic address phone birthdate user { id fullName email enabled userType roles { name } } } }',
    );
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    const rows = rowsAt(answer, 'patients');
    expect(column(rows, 'id')).toEqual(clients.map(({ id }) => id));
    expect(rows).toHaveLength(practice.clients.filter((row) => !row.isDeleted && row.givenName !== null).length);
    for (const [index, { id, name, phones, emails, active }] of clients.entries()) {
      const row = rows[index];
      expect(at(row, 'user')).toMatchObject({
        fullName: name,
        email: emails?.[0],
        enabled: active,
        userType: 'PATIENT',
      });
      expect(at(row, 'user.id')).not.toBe(id);
      expect(at(row, 'phone')).toBe(phones?.[0] ?? null);
      expect(at(row, 'birthdate')).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(new Set(column(rows, 'user.email')).size).toBe(rows.length);
    expect(column(rows, 'ic')).toContain(null);
    expect(rows.find((row) => at(row, 'user.fullName') === 'Ruth Abbott')).toMatchObject({
      address: '107 Mill Road, Portland',
      user: { roles: [{ name: 'ROLE_PATIENT' }] },
    });
  });

  it('shows all appointments by day and slot, those of a day among them', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const all = rowsAt(await query(`{ appointments { ${book} } }`), 'appointments');
    expect(column(all, 'id')).toEqual(
      practice.appointments.filter(view.shows).map(({ key }) => of('appointment', key)),
    );
    const rows = all.filter((row) => row['appointmentDate'] === '2026-11-17');
    const { appointments, statusWords } = expectedSample(clinicaBack, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    expect(rows).toHaveLength(appointments.length);
    for (const { id, start, end, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(startOf(row)).toBe(Date.parse(start ?? ''));
      expect(startOf(row) + Number(at(row, 'doctorShedule.slotDuration')) * 60_000).toBe(Date.parse(end ?? ''));
      expect(row['patient']).toEqual({ id: client?.id, user: { fullName: client?.name } });
      expect(at(row, 'doctorShedule.doctor')).toMatchObject({ id: provider?.id, user: { fullName: provider?.name } });
      expect(at(row, 'doctorShedule.consultingRoom')).toEqual({ id: location?.id, roomName: location?.name });
      expect(statusWords[id]).toEqual([row['status']]);
      // The type has the field, but what stands behind it has not.
      expect(at(row, 'doctorShedule.reservedSlots')).toBeNull();
      expect(at(row, 'doctorShedule.dayOfWeek')).toBe(2);
      expect(Number(row['slotNumber'])).toBeLessThanOrEqual(Number(at(row, 'doctorShedule.totalSlots')));
    }
    expect(new Set(column(rows, 'status'))).toEqual(new Set(['PENDING', 'CONFIRMED', 'CANCELED']));
    expect(Math.min(...column(all, 'slotNumber').map(Number))).toBe(1);
    expect(Math.max(...column(all, 'slotNumber').map(Number))).toBeGreaterThan(5);
    for (const row of all) {
      const record = practice.appointments.find(({ key }) => of('appointment', key) === row['id']);
      expect(startOf(row)).toBe(record?.start);
    }
  });

  it('lists rooms, doctors, hours, specialities and consultations', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer = await query(`{ consultingRooms { id roomName roomLocation } doctors { id code user { id fullName
      enabled email userType roles { id name } } } specialities { id name } doctorShedules { id dayOfWeek startTime endTime
      reservedSlots doctor { id } speciality { name } consultingRoom { id } } medicalHistories { id }
      consultations { id consultationDate diagnosis status appointment { id appointmentDate } laboratoryTests { type }
      diagnosticFiles { fileUrl } medications { name duration } } }`);
    const rooms = rowsAt(answer, 'consultingRooms');
    for (const [index, place] of practice.places.entries()) {
      const { id, name, address } = locationThrough(view, place);
      expect(rooms[index]).toMatchObject({ id, roomName: name });
      for (const part of (address ?? '').split(', ')) expect(rooms[index]?.['roomLocation']).toContain(part);
    }
    const doctors = rowsAt(answer, 'doctors');
    expect(column(doctors, 'id')).toEqual(practice.providers.map(({ key }) => of('provider', key)));
    expect(doctors.at(-1)).toMatchObject({
      user: {
        id: '9',
        fullName: 'Oscar Bell',
        enabled: false,
        userType: 'DOCTOR',
        roles: [{ id: '2', name: 'ROLE_DOCTOR' }],
      },
    });
    expect(rowsAt(answer, 'specialities').length).toBeGreaterThan(5);
    const shedules = rowsAt(answer, 'doctorShedules');
    expect(shedules.flatMap((row) => row['reservedSlots'])).toHaveLength(
      practice.appointments.filter(view.shows).length,
    );
    expect(new Set(column(shedules, 'speciality.name'))).toEqual(
      new Set(['Medicina general', 'Enfermeria', 'Podologo']),
    );
    for (const row of shedules) expect(String(row['startTime']) < String(row['endTime'])).toBe(true);
    expect(answer['medicalHistories']).toBeNull();
    const consultations = rowsAt(answer, 'consultations');
    expect(new Set(column(consultations, 'status'))).toEqual(new Set(['DONE', 'PENDING']));
    expect(new Set(column(consultations, 'diagnosis'))).toEqual(new Set([null]));
    for (const row of consultations) expect(at(row, 'appointment.appointmentDate')).toBe(row['consultationDate']);
    expect(consultations.flatMap((row) => rowsAt(row, 'medications')).length).toBeGreaterThan(3);
  });

  it('filters by patient, doctor, hours and speciality, but neither by day nor by status', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const shown = practice.appointments.filter(view.shows);
    const filtered = async (params: string): Promise<readonly Row[]> =>
      rowsAt(await query(`{ appointments(params: { ${params} }) { ${book} } }`), 'appointments');
    const [client = 0] = shown.map(({ clientKey }) => clientKey ?? 0);
    const ofPatient = await filtered(`patientId: ${String(client)}`);
    expect(ofPatient).toHaveLength(shown.filter((row) => row.clientKey === client).length);
    expect(await filtered('doctorId: "2"')).toHaveLength(shown.filter((row) => row.providerKey === 2).length);
    const nurses = await filtered('specialityId: 2');
    expect(new Set(column(nurses, 'doctorShedule.doctor.user.fullName'))).toEqual(new Set(['Lena Whitaker']));
    const sheduleId = String(at(nurses[0], 'doctorShedule.id'));
    const inHours = await filtered(`doctorSheduleId: ${sheduleId}, doctorId: 5`);
    expect(new Set(column(inHours, 'doctorShedule.id'))).toEqual(new Set([sheduleId]));
    expect(await filtered('doctorId: 99')).toEqual([]);
    const read = await query(`{ appointment(id: "${String(nurses[0]?.['id'])}") { id }
      doctorShedule(id: ${sheduleId}) { id appointments { id patient { id } } } doctor(id: 1) { code } patient(id: 2) { id }
      days: doctorShedules(params: { dayOfWeek: 7, consultingRoomId: 1, status: true }) { dayOfWeek consultingRoom { id } }
      none: doctorShedules(params: { status: false }) { id } }`);
    expect(at(read, 'appointment.id')).toBe(nurses[0]?.['id']);
    expect(column(rowsAt(read, 'doctorShedule.appointments'), 'id')).toEqual(column(inHours, 'id'));
    expect(rowsAt(read, 'days').length).toBeGreaterThan(0);
    for (const row of rowsAt(read, 'days')) expect(row).toEqual({ dayOfWeek: 7, consultingRoom: { id: '1' } });
    expect(rowsAt(read, 'none')).toEqual([]);
    const refused = [
      [
        '{ appointments(params: { appointmentDate: "2026-11-17" }) { id } }',
        "Could not resolve attribute 'appointment_date'",
      ],
      ['{ appointments(params: { appointmentDate: "17-11-2026" }) { id } }', 'Failed to convert from type'],
      [
        '{ appointments(params: { status: PENDING }) { id } }',
        'org.springframework.validation.BeanPropertyBindingResult: 1 errors',
      ],
      ['{ appointment(id: 9999) { id } }', "Ficha de atención no fue encontado con: id='9999'"],
      ['{ appointment(id: "x") { id } }', 'Failed to convert from type'],
      ['{ patient(id: 3) { id } }', "Paciente no fue encontado con: id='3'"],
      ['{ doctorShedule(id: 9999) { id } }', "Especialidad no fue encontado con: id='9999'"],
      ['{ consultingRoom(id: 9) { id } }', "Habitación de Consulta no fue encontado con: id='9'"],
    ] as const;
    for (const [text, message] of refused) {
      const { status, body } = await post(text);
      expect(status).toBe(200);
      expect(body.errors?.[0]?.message, text).toContain(`Error: ${message}`);
      expect(body.errors?.[0]).toHaveProperty('extensions.classification', 'DataFetchingException');
    }
    expect((await post('{ appointments { start } }')).body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Validation error/),
      extensions: { classification: 'ValidationError' },
    });
  });

  it('refuses, cuts and spoils, and shows its schema within depth 8', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(types.get('DoctorSheduleResponse')).toBeDefined();
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(missingOperations(clinicaBack)).toEqual([]);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }], refuseWrites: 'Closed for the day' });
    expect((await other.post('{ patients { id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ doctors { id } }'), 'doctors')).toHaveLength(3);
    const { body } = await other.post('mutation { createSpeciality(input: { name: "Urologo" }) { id } }');
    expect(body).toMatchObject({
      data: { createSpeciality: null },
      errors: [{ message: 'Error: Closed for the day' }],
    });
  });
});
