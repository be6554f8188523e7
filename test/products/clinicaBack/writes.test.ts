import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { clinicaBack } from './clinicaBack.ts';
import { serverZone } from './seeds.ts';

const { of } = clinicaBack.view.ids;
const visit = productVisits(clinicaBack);
const hours = `doctorShedule { id dayOfWeek startTime endTime slotDuration totalSlots status reservedSlots
  doctor { id code user { id fullName } } speciality { id name } consultingRoom { id roomName } }`;
const book = `id appointmentDate slotNumber status patient { id user { fullName } } ${hours}`;

/** The instant that a person works out from the day, the number of the slot and the hours. */
function startOf(row: Row): number {
  const minutes = (Number(row['slotNumber']) - 1) * Number(at(row, 'doctorShedule.slotDuration'));
  const from = `${String(row['appointmentDate'])}T${String(at(row, 'doctorShedule.startTime'))}`;
  return instantOfWall(from, serverZone) + minutes * 60_000;
}

describe('The mutations of Clinicaback', () => {
  it('books slots, looks for taken ones on the present day only, and changes a status alone', async () => {
    const { query, post, server } = await visit();
    const { appointments } = server.practice;
    const made = rowsAt(await query(`{ appointments(params: { doctorId: 1 }) { ${book} } }`), 'appointments');
    const [today = {}] = made.filter((row) => row['appointmentDate'] === '2026-11-17');
    const hoursId = String(at(today, 'doctorShedule.id'));
    const write = (date: string, slot: number, patient = '2', shedule = hoursId): string =>
      `mutation { createAppointment(input: { appointmentDate: "${date}", slotNumber: ${String(slot)}, status: CONFIRMED,
        patientId: ${patient}, doctorSheduleId: ${shedule} }) { ${book} } }`;
    const { createAppointment: booked } = await query(write('2026-11-24', 30));
    // The status that was asked for is not taken over.
    expect(booked).toMatchObject({
      appointmentDate: '2026-11-24',
      slotNumber: 30,
      status: 'PENDING',
      patient: { id: '2' },
    });
    const record = appointments.at(-1);
    // Sound: the row of an answer is an object.
    expect(record).toMatchObject({
      start: startOf(booked as Row),
      clientKey: 2,
      providerKey: 1,
      placeKey: 1,
      state: 'planned',
    });
    expect(record?.minutes).toBe(at(booked, 'doctorShedule.slotDuration'));
    const id = of('appointment', record?.key ?? 0);
    // Twice the same slot on another day, but not one that is taken today, whatever the day.
    await query(write('2026-11-24', 30));
    expect((await post(write('2026-12-01', Number(today['slotNumber'])))).body.errors?.[0]?.message).toBe(
      'Error: El cupo ya está reservado para este horario.',
    );
    const change = (status: string): string =>
      `mutation { updateAppointment(id: ${id}, input: { id: 1, ${status} }) { id status appointmentDate } }`;
    expect(at(await query(change('status: CANCELED')), 'updateAppointment')).toEqual({
      id,
      status: 'CANCELED',
      appointmentDate: '2026-11-24',
    });
    expect(appointments.find(({ key }) => key === record?.key)?.state).toBe('cancelled');
    expect(at(await query(change('')), 'updateAppointment.status')).toBeNull();
    expect(at(await query(change('status: CONFIRMED')), 'updateAppointment.status')).toBe('CONFIRMED');
    expect(appointments.find(({ key }) => key === record?.key)?.state).toBe('confirmed');
    expect(await query(`mutation { deleteAppointment(id: ${id}) again: deleteAppointment(id: ${id}) }`)).toEqual({
      deleteAppointment: true,
      again: true,
    });
    const consulted = at(await query('{ consultations { appointment { id } } }'), 'consultations.0.appointment.id');
    const refused = [
      [`{ appointment(id: ${id}) { id } }`, `Ficha de atención no fue encontado con: id='${id}'`],
      [write('2026-11-24', 31, '9999'), "Paciente no fue encontado con: id='9999'"],
      [write('2026-11-24', 31, '2', '9999'), "Especialidad no fue encontado con: id='9999'"],
      [write('24-11-2026', 31), 'Failed to convert from type [java.lang.String] to type [java.time.LocalDate]'],
      ['mutation { createAppointment { id } }', 'Cannot invoke'],
      ['mutation { createAppointment(input: { slotNumber: 1 }) { id } }', 'The given id must not be null'],
      ['mutation { updateAppointment(id: 1) { id } }', 'Cannot invoke'],
      ['mutation { updateAppointment(id: 9999, input: {}) { id } }', 'Ficha de atención no fue'],
      [`mutation { deleteAppointment(id: ${String(consulted)}) }`, 'could not execute statement [Cannot delete'],
    ] as const;
    for (const [text, message] of refused)
      expect((await post(text)).body.errors?.[0]?.message, text).toContain(`Error: ${message}`);
  });

  it('enters patients with an account, and takes days the other way round', async () => {
    const { query, post, server } = await visit();
    const { clients } = server.practice;
    const enter = (birthdate = '03-02-1980', email = 'jo@example.test'): string =>
      `mutation { createPatient(input: { ic: "77", address: "4 Elm Street", phone: "207 555 0199", birthdate: "${birthdate}"
        user: { fullName: "Jo Ann Park", email: "${email}", password: "Demo-Pass-1" } }) { id birthdate user { id fullName
        enabled userType roles { name } } } }`;
    const { createPatient: made } = await query(enter());
    expect(made).toMatchObject({
      birthdate: '1980-02-03',
      user: { fullName: 'Jo Ann Park', enabled: true, userType: null, roles: [{ name: 'ROLE_PATIENT' }] },
    });
    const phones = [{ label: 'Mobile', value: '207 555 0199' }];
    expect(clients.at(-1)).toMatchObject({
      givenName: 'Jo Ann',
      familyName: 'Park',
      emails: ['jo@example.test'],
      phones,
    });
    expect(rowsAt(await query('{ patients { id } }'), 'patients').at(-1)?.['id']).toBe(at(made, 'id'));
    const [id, account] = [String(at(made, 'id')), String(at(made, 'user.id'))];
    const change = (user: string): string =>
      `mutation { updatePatient(id: ${id}, input: { ic: "78", address: "5 Elm Street", phone: "207 555 0200",
        birthdate: "04-02-1980", user: { id: ${user}, fullName: "Jo Moss", enabled: false, email: "jo2@example.test" } })
        { id ic address phone birthdate user { id fullName email enabled } } }`;
    expect(at(await query(change(account)), 'updatePatient')).toEqual({
      id,
      ic: '78',
      address: '5 Elm Street',
      phone: '207 555 0200',
      birthdate: '1980-02-04',
      user: { id: account, fullName: 'Jo Moss', email: 'jo2@example.test', enabled: false },
    });
    expect(clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Moss',
      isActive: false,
      street: '5 Elm Street',
    });
    const refused = [
      [enter('1980-02-03', 'al@example.test'), 'La fecha debe estar en formato dd-MM-yyyy. Valor recibido: 1980-02-03'],
      [enter('31-02-1980', 'al@example.test'), 'La fecha debe estar en formato dd-MM-yyyy. Valor recibido: 31-02-1980'],
      [enter('03-02-1980', 'jo2@example.test'), "could not execute statement [Duplicate entry 'jo2@example.test'"],
      ['mutation { createPatient(input: { ic: "1" }) { id } }', 'Cannot invoke'],
      [change('9999'), "User no fue encontado con: id='9999'"],
    ] as const;
    for (const [text, message] of refused)
      expect((await post(text)).body.errors?.[0]?.message, text).toContain(`Error: ${message}`);
    expect(clients).toHaveLength(121);
  });

  it('writes the other tables too, and refuses what is referred to', async () => {
    const { query, post } = await visit();
    const made = await query(`mutation {
      createSpeciality(input: { name: "Neurologo" }) { id name }
      createConsultingRoom(input: { roomName: "Room 9", roomLocation: "9 Harbor Street" }) { id roomName }
      createDoctor(input: { code: "M-1", user: { fullName: "Ines Albrecht", email: "ines@example.test", password: "Demo-Pass-1" } })
        { id user { id userType enabled } } createMedicalHistory(input: { patientId: 1 }) { id } }`);
    expect(made).toMatchObject({
      createDoctor: { user: { userType: 'DOCTOR', enabled: true } },
      createMedicalHistory: null,
    });
    const ids = ['createDoctor', 'createSpeciality', 'createConsultingRoom'].map((name) =>
      String(at(made, `${name}.id`)),
    );
    const [doctor, speciality, room] = ids;
    const hoursOf = (from: string, to: string): string => `{ dayOfWeek: 3, startTime: "${from}", endTime: "${to}",
      slotDuration: 40, doctorId: ${String(doctor)}, specialityId: ${String(speciality)}, consultingRoomId: ${String(room)} }`;
    const created =
      await query(`mutation { createDoctorShedule(input: ${hoursOf('09:00', '12:30')}) { id totalSlots status
      appointments { id } doctor { code } consultingRoom { roomName } } }`);
    expect(created['createDoctorShedule']).toMatchObject({
      totalSlots: 5,
      status: true,
      appointments: [],
      doctor: { code: 'M-1' },
    });
    const shedule = String(at(created, 'createDoctorShedule.id'));
    const changed = await query(`mutation {
      updateDoctorShedule(id: ${shedule}, input: ${hoursOf('09:00', '10:20')}) { totalSlots status }
      updateDoctor(id: ${String(doctor)}, input: { code: "M-2", user: { id: ${String(at(made, 'createDoctor.user.id'))},
        fullName: "Ines Roth", email: "ines@example.test" } }) { code user { fullName } }
      updateSpeciality(id: ${String(speciality)}, input: { name: "Urologo" }) { name }
      updateConsultingRoom(id: ${String(room)}, input: { roomName: "Room 10", roomLocation: "9 Harbor Street" }) { roomName } }`);
    expect(changed).toMatchObject({
      updateDoctorShedule: { totalSlots: 2, status: false },
      updateDoctor: { code: 'M-2', user: { fullName: 'Ines Roth' } },
      updateSpeciality: { name: 'Urologo' },
      updateConsultingRoom: { roomName: 'Room 10' },
    });
    expect(
      await query('mutation { deleteDoctor(id: 8) deleteSpeciality(id: 7) deleteConsultingRoom(id: 77) }'),
    ).toEqual({
      deleteDoctor: true,
      deleteSpeciality: true,
      deleteConsultingRoom: true,
    });
    const { createConsultation } = await query(
      'mutation { createConsultation(input: { appointmentId: 1, diagnosis: "Flu" }) { id consultationDate status diagnosis } }',
    );
    expect(createConsultation).toMatchObject({ consultationDate: '2026-11-17', status: 'PENDING', diagnosis: null });
    const { updateConsultation } =
      await query(`mutation { updateConsultation(id: ${String(at(createConsultation, 'id'))},
      input: { status: DONE, medication: { name: "Aspirina", duration: 3 } }) { status medications { name duration } } }`);
    expect(updateConsultation).toEqual({ status: 'DONE', medications: [{ name: 'Aspirina', duration: 3 }] });
    const refused = [
      ['mutation { deleteDoctor(id: 1) }', 'could not execute statement [Cannot delete'],
      ['mutation { deleteConsultingRoom(id: 1) }', 'could not execute statement [Cannot delete'],
      ['mutation { deleteSpeciality(id: 99) }', "Especialidad no fue encontado con: id='99'"],
      [`mutation { deleteDoctorShedule(id: ${shedule}) }`, "Unimplemented method 'delete'"],
      [
        `mutation { createDoctorShedule(input: ${hoursOf('9:00', '10:00')}) { id } }`,
        'El tiempo debe estar en formato HH:mm.',
      ],
      [
        `mutation { createDoctorShedule(input: ${hoursOf('11:00', '10:00')}) { id } }`,
        'El rango de tiempo debe ser válido',
      ],
    ] as const;
    for (const [text, message] of refused)
      expect((await post(text)).body.errors?.[0]?.message, text).toContain(`Error: ${message}`);
  });
});
