import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { curandis } from './curandis.ts';

const visit = productVisits(curandis);
const { of } = curandis.view.ids;
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const book = (from: string, until: string, more = ''): string => `mutation { createAvailabilityAppointment(input: {
  operatorId: "${of('provider', 2)}", clientName: "Zoë O'Brien", patientId: ${of('client', 1)}, notes: "Cough"
  appointmentDate: "2026-11-19", startTime: "${from}", endTime: "${until}" ${more} }) {
  id bookingStatus treatmentStatus status startTime endTime clientName patientId service { name } } }`;

describe('the practice management for physiotherapists, written to', () => {
  it('books, moves, marks and calls off, with notice or without', async () => {
    const { server, query, post } = await visit();
    const service = `services: [{ serviceId: "${of('visitType', 4)}" }]`;
    const made = await query(book('16:00', '16:30', service));
    expect(made['createAvailabilityAppointment']).toMatchObject({
      bookingStatus: 'SCHEDULED',
      treatmentStatus: null,
      status: null,
      startTime: '16:00:00',
      endTime: '16:30:00',
      clientName: "Zoë O'Brien",
      patientId: Number(of('client', 1)),
      service: { name: 'Surgery' },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    const start = Date.parse('2026-11-19T21:00:00Z');
    expect(last()).toMatchObject({ start, minutes: 30, providerKey: 2, clientKey: 1, typeKey: 4, reason: 'Cough' });
    const id = String(at(made, 'createAvailabilityAppointment.id'));
    const change = (input: string, fields = 'bookingStatus'): Promise<Row> =>
      query(`mutation { updateAvailabilityAppointment(id: "${id}", input: { ${input} }) { ${fields} } }`);
    expect(await change('startTime: "17:00", endTime: "17:45", notes: "Later"', 'startTime notes')).toEqual({
      updateAvailabilityAppointment: { startTime: '17:00:00', notes: 'Later' },
    });
    expect(last()).toMatchObject({ start: start + 3_600_000, minutes: 45, reason: 'Later' });
    await query(`mutation { confirmAvailabilityAppointment(id: "${id}") { id } }`);
    expect(last()).toMatchObject({ state: 'confirmed' });
    const came = await query(`mutation { markAppointmentAttended(id: "${id}") { bookingStatus treatmentStatus } }`);
    expect(came['markAppointmentAttended']).toEqual({ bookingStatus: 'ATTENDED', treatmentStatus: 'WAITING' });
    const late = await post(
      `mutation { cancelAppointmentWithNotice(id: "${id}", reason: "x", cancelledBy: "y") { id } }`,
    );
    expect(late.body.errors?.[0]?.message).toBe("L'appuntamento non può essere cancellato. Stato attuale: ATTENDED");
    await query(`mutation { revertAppointmentAttended(id: "${id}") { id } }`);
    const off = await query(`mutation { cancelAppointmentWithNotice(id: "${id}", reason: "Ill", cancelledBy: "y") {
      bookingStatus cancellationReason cancellationHoursNotice cancelledBy } }`);
    expect(off['cancelAppointmentWithNotice']).toMatchObject({
      bookingStatus: 'CANCELLED_EARLY',
      cancellationReason: 'Ill',
    });
    const day19 = '{ availabilityAppointments(startDate: "2026-11-19", endDate: "2026-11-19") { id } }';
    const ids = async (): Promise<unknown[]> => column(rowsAt(await query(day19), 'availabilityAppointments'), 'id');
    expect(await ids()).toContain(id);
    await query(`mutation { cancelAvailabilityAppointment(id: "${id}", cancellationReason: "Ill") { id } }`);
    expect(await ids()).not.toContain(id);
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Ill' });
    expect(await change('bookingStatus: SCHEDULED')).toEqual({
      updateAvailabilityAppointment: { bookingStatus: 'SCHEDULED' },
    });
    const missed = await query(`mutation { markAppointmentNoShow(id: "${id}") { bookingStatus } }`);
    expect(missed['markAppointmentNoShow']).toEqual({ bookingStatus: 'NO_SHOW' });
    const counted = await query(`{ patient(id: "${of('client', 1)}") { noShowsByYear } }`);
    expect(at(counted, 'patient.noShowsByYear')).toEqual({ 2026: 3 });
    expect(await query(`mutation { deleteAvailabilityAppointment(id: "${id}") }`)).toEqual({
      deleteAvailabilityAppointment: true,
    });
    expect((await post(`{ availabilityAppointment(id: "${id}") { id } }`)).body.errors).toHaveLength(1);
  });

  it('books without a patient, on the same morning too late, and into the gym while there is room', async () => {
    const { server, query, post } = await visit();
    const text = book('23:45', '00:15').replace(/patientId: \d+/, 'nonRetribuito: true');
    const walkIn = await query(text.replaceAll("Zoë O'Brien", 'Rappresentante'));
    expect(walkIn['createAvailabilityAppointment']).toMatchObject({
      clientName: 'Rappresentante',
      patientId: null,
      service: null,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, clientKey: null });
    const id = String(at(walkIn, 'createAvailabilityAppointment.id'));
    const unpaid = await post(`mutation { markAppointmentAttended(id: "${id}") { id } }`);
    expect(unpaid.body.errors?.[0]?.message).toBe('Gli appuntamenti non retribuiti non hanno gestione degli stati');
    const soon = await query(book('12:00', '12:30').replace('2026-11-19', '2026-11-17'));
    const soonId = String(at(soon, 'createAvailabilityAppointment.id'));
    const off = await query(
      `mutation { cancelAppointmentWithNotice(id: "${soonId}", reason: "x", cancelledBy: "y") { bookingStatus } }`,
    );
    expect(off['cancelAppointmentWithNotice']).toEqual({ bookingStatus: 'CANCELLED_LATE' });
    const strange = await post(book('09:00', '09:30').replace(of('provider', 2), of('provider', 99)));
    expect(strange.body.errors?.[0]?.message).toContain('violates foreign key constraint');
    const rooms = await query('{ gymRooms { id } }');
    const room = String(rowsAt(rooms, 'gymRooms')[0]?.['id']);
    const train = (
      client: number,
      date = '2026-11-19',
    ): string => `mutation { createGymAppointment(input: { gymRoomId: "${room}"
      appointmentDate: "${date}", startTime: "18:15", endTime: "18:30", clientName: "X", patientId: ${of('client', client)} }) {
      appointmentType operator { surname } gymRoom { name } maxParticipants } }`;
    expect((await query(train(1)))['createGymAppointment']).toEqual({
      appointmentType: 'GYM',
      operator: { surname: 'Whitaker' },
      gymRoom: { name: 'Palestra' },
      maxParticipants: 4,
    });
    const twice = await post(train(1));
    expect(twice.body.errors?.[0]?.message).toBe('Questo paziente è già prenotato in questo slot orario');
    for (const client of [2, 3, 5]) await query(train(client));
    const full = await post(train(6));
    expect(full.body.errors?.[0]?.message).toBe('Capacità massima raggiunta per questo slot (4/4)');
    const sunday = await post(train(1, '2026-11-22'));
    expect(sunday.body.errors?.[0]?.message).toContain('Nessun operatore assegnato per questo slot');
    const inGym = await query(`{ gymRoomAppointments(gymRoomId: "${room}", date: "2026-11-19") { startTime }
      all: availabilityAppointments(startDate: "2026-11-19", endDate: "2026-11-19") { gymRoomId startTime } }`);
    expect(
      column(rowsAt(inGym, 'gymRoomAppointments'), 'startTime').filter((time) => time === '18:15:00'),
    ).toHaveLength(4);
    expect(rowsAt(inGym, 'all').filter((row) => row['startTime'] === '18:15:00')).toHaveLength(4);
  });

  it('enters and changes patients, who must be within reach', async () => {
    const { server, query, post } = await visit();
    const enter = (more: string): string => `mutation { createPatient(createPatientInput: { nome: "Jo", cognome: "Park"
      genere: FEMMINA ${more} }) { id nomeCompleto statoAnagrafica tipoPaziente codicePaziente eta telefono cellulare } }`;
    const unreachable = await post(enter('telefono: " "'));
    expect(unreachable.body.errors?.[0]).toMatchObject({
      message: 'Almeno un contatto (telefono, cellulare o email) è obbligatorio',
      extensions: { code: 'BAD_REQUEST', originalError: { statusCode: 400 } },
    });
    const details = 'cellulare: "207 555 0199", codiceFiscale: "PRKJXX10A41F205K", dataNascita: "2010-01-01T00:00:00Z"';
    const made = await query(enter(details));
    expect(made['createPatient']).toMatchObject({
      tipoPaziente: 'MINORENNE',
      statoAnagrafica: 'BOZZA',
      eta: 16,
      codicePaziente: 'PAZ26000121',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones: [{ value: '207 555 0199' }],
    });
    const twice = await post(enter(details));
    expect(twice.body.errors?.[0]?.message).toBe('Paziente con questo codice fiscale già esistente');
    const id = String(at(made, 'createPatient.id'));
    const changed = await query(`mutation {
      updatePatient(id: "${id}", updatePatientInput: { telefono: "207 555 0188", email: "jo@example.test", notes: "Hi" }) { telefono cellulare notes email }
      updatePatientStatus(id: "${id}", status: "COMPLETA") { statoAnagrafica }
      grantGdprConsent(id: "${id}", consensoGdpr: true) { consensoPrivacy hasAllConsensi }
      incrementCancellations(id: "${id}") { cancellationsByYear }
      requestPatientDeletion(id: "${id}") { richiestaCancellazione attivo } }`);
    expect(changed).toMatchObject({
      updatePatient: { telefono: '207 555 0188', cellulare: '207 555 0199', notes: 'Hi', email: 'jo@example.test' },
      updatePatientStatus: { statoAnagrafica: 'COMPLETA' },
      grantGdprConsent: { consensoPrivacy: true, hasAllConsensi: true },
      incrementCancellations: { cancellationsByYear: { 2026: 1 } },
      requestPatientDeletion: { richiestaCancellazione: true, attivo: true },
    });
    await query(`mutation { deletePatient(id: "${id}") }`);
    const after = await query(
      `{ patient(id: "${id}") { attivo } searchPatients(searchInput: { cognome: "Park" }) { id } }`,
    );
    expect(after).toEqual({ patient: { attivo: false }, searchPatients: [] });
    const path = await query(`mutation { createTherapeuticPath(input: { name: "Spalla", patientId: ${id}
      primaryOperatorId: "${of('provider', 1)}" }) { name status patient { nome } } }`);
    expect(path['createTherapeuticPath']).toEqual({ name: 'Spalla', status: 'ACTIVE', patient: { nome: 'Jo' } });
    const setting = await query(`mutation { updateGeneralSetting(key: "calendar.startHour", value: 7) { value } }`);
    expect(at(setting, 'updateGeneralSetting.value')).toBe(7);
    const paid = await query('{ getAllTreatments { id isPaid } }');
    const unpaid = rowsAt(paid, 'getAllTreatments').find((row) => row['isPaid'] === false);
    const done = await query(`mutation { recordTreatmentPayment(id: "${String(unpaid?.['id'])}"
      input: { amount: 12.5, collectedBy: "s", paymentMethod: SATISPAY }) { isPaid price paymentMethod } }`);
    expect(done['recordTreatmentPayment']).toEqual({ isPaid: true, price: 12.5, paymentMethod: 'SATISPAY' });
  });

  it('refuses in words', async () => {
    const closed = await visit({ refuseWrites: 'Sola lettura' });
    const { body } = await closed.post(book('09:00', '09:30'));
    expect(body).toMatchObject({ data: null, errors: [{ message: 'Sola lettura' }] });
  });
});
