import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { dentrixAscend } from './dentrixAscend.ts';

const visit = productVisits(dentrixAscend);
const { of } = dentrixAscend.view.ids;
const answerFields = 'statusCode errors { code description source }';
const appointmentFields = `id start end duration status other note bookingType confirmed needsFollowUp patient { id }
  provider { id } operatory { id } location { id } practiceProcedures { id } visits { id } patientProcedures { id }`;
const book = `mutation($body: AppointmentV1Input!) { createAppointment(appointment: $body) {
  ${answerFields} data { ${appointmentFields} } } }`;
const put = `mutation($id: ID!, $body: AppointmentV1Input!) { updateAppointment(id: $id, appointment: $body) {
  ${answerFields} data { ${appointmentFields} } } }`;
const patientFields = `id firstName lastName emailAddress patientStatus dateOfBirth gender contactMethod address1 city state
  phones { phoneType number } preferredLocation { id }`;
const register = `mutation($body: PatientV1Input!) { createPatient(patient: $body) { ${answerFields} data { ${patientFields} } } }`;
const putPatient = `mutation($id: ID!, $body: PatientV1Input!) { updatePatient(id: $id, patient: $body) {
  ${answerFields} data { ${patientFields} } } }`;
const jo = {
  firstName: 'Jo',
  lastName: 'Park',
  dateOfBirth: '1990-05-06',
  contactMethod: 'TEXT_ME',
  languageType: 'ENGLISH',
  patientStatus: 'NEW',
  preferredLocation: { id: of('place', 3), type: 'LocationV1' },
};

describe('writing to Dentrix Ascend', () => {
  it('books, puts, breaks and deletes appointments', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const chairs = await query(`{ operatories(filter: "location.id==${of('place', 2)}") { data { id } }
      first: operatories(filter: "location.id==${of('place', 1)}") { data { id } } visits(pageSize: 1) { data { id } } }`);
    const [chair, other] = [rowsAt(chairs, 'operatories.data')[1]?.['id'], rowsAt(chairs, 'first.data')[0]?.['id']];
    const body = {
      start: '2026-11-19T18:00:00.000Z',
      status: 'UNCONFIRMED',
      patient: { id: of('client', 5) },
      provider: { id: of('provider', 3) },
      operatory: { id: chair },
    };
    const without = await query(book, { body });
    expect(without['createAppointment']).toMatchObject({ statusCode: 400, data: null });
    expect(at(without, 'createAppointment.errors.0.code')).toBe('MISSING_VALUE');
    const procedures = [{ id: of('visitType', 3) }];
    const full = { ...body, practiceProcedures: procedures, other: 'Coughs', bookingType: 'RECARE', note: 'By phone' };
    const made = await query(book, { body: full });
    expect(made['createAppointment']).toMatchObject({
      statusCode: 201,
      errors: [],
      data: {
        start: '2026-11-19T18:00:00.000Z',
        end: '2026-11-19T18:40:00.000Z',
        duration: 40,
        status: 'UNCONFIRMED',
        other: 'Coughs',
        note: 'By phone',
        bookingType: 'RECARE',
        patient: { id: of('client', 5) },
        operatory: { id: chair },
        location: { id: of('place', 2) },
        practiceProcedures: procedures,
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, typeKey: 3, providerKey: 3, clientKey: 5 });
    const id = String(at(made, 'createAppointment.data.id'));
    const wrong = await query(put, {
      id,
      body: {
        ...body,
        start: '2026-11-19 10:00',
        operatory: { id: '1' },
        provider: { id: of('provider', 8) },
        patient: { id: of('client', 41) },
        practiceProcedures: [{ id: of('visitType', 7) }],
        duration: 0,
      },
    });
    const sources = rowsAt(wrong, 'updateAppointment.errors').map(({ source }) => source);
    expect(sources).toEqual(['start', 'patient', 'provider', 'operatory', 'duration', 'practiceProcedures']);
    const elsewhere = await query(put, { id, body: { ...body, location: { id: of('place', 1) } } });
    expect(at(elsewhere, 'updateAppointment.errors.0.source')).toBe('location');
    const visitId = rowsAt(chairs, 'visits.data')[0]?.['id'];
    const moved = {
      ...body,
      start: '2026-11-20T09:30:00-05:00',
      operatory: { id: other },
      status: 'READY',
      visits: [{ id: visitId }],
      needsFollowUp: true,
      other: null,
    };
    expect(at(await query(put, { id, body: moved }), 'updateAppointment.data')).toMatchObject({
      start: '2026-11-20T14:30:00.000Z',
      duration: 40,
      status: 'READY',
      other: null,
      note: 'By phone',
      needsFollowUp: true,
      location: { id: of('place', 1) },
      practiceProcedures: procedures,
      visits: [{ id: visitId }],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'arrived', placeKey: 1, reason: null });
    expect(at(await query(put, { id, body: { ...moved, status: 'BROKEN' } }), 'updateAppointment.data.status')).toBe(
      'BROKEN',
    );
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const remove = `mutation { deleteAppointment(id: "${id}") { statusCode data { id } errors { code } } }`;
    expect(at(await query(remove), 'deleteAppointment')).toEqual({ statusCode: 200, data: { id }, errors: [] });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: true });
    expect(at(await query(remove), 'deleteAppointment')).toEqual({
      statusCode: 404,
      data: null,
      errors: [{ code: 'RESOURCE_NOT_FOUND' }],
    });
  });

  it('keeps the animal of an appointment whose patient stays, and takes words alone as the reason', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const before = practice.appointments.find((row) => row.patientKey !== null && row.providerKey !== null);
    const id = of('appointment', before?.key ?? 0);
    const shown = await query(`{ appointment(id: "${id}") { data { ${appointmentFields} } } }`);
    const body = {
      start: at(shown, 'appointment.data.start'),
      status: 'CONFIRMED',
      confirmed: '2026-11-17T10:00:00-05:00',
      patient: { id: at(shown, 'appointment.data.patient.id') },
      provider: { id: at(shown, 'appointment.data.provider.id') },
      operatory: { id: at(shown, 'appointment.data.operatory.id') },
    };
    const changed = await query(put, { id, body });
    expect(at(changed, 'updateAppointment.data')).toMatchObject({
      status: 'CONFIRMED',
      confirmed: '2026-11-17T15:00:00.000Z',
    });
    const row = practice.appointments.find(({ key }) => key === before?.key);
    expect(row).toMatchObject({ state: 'confirmed', patientKey: before?.patientKey, start: before?.start });
    const words = await query(book, { body: { ...body, other: 'Sealant', duration: 25 } });
    expect(at(words, 'createAppointment.data')).toMatchObject({
      other: 'Sealant',
      duration: 25,
      practiceProcedures: [],
    });
  });

  it('registers patients and puts them whole', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const phones = [
      { phoneType: 'HOME', number: '(207) 555-0198', sequence: 2 },
      { phoneType: 'MOBILE', number: '207 555 0199', sequence: 1 },
    ];
    const made = await query(register, { body: { ...jo, phones, emailAddress: 'jo@example.test', city: 'Saco' } });
    expect(made['createPatient']).toMatchObject({
      statusCode: 201,
      data: {
        id: of('client', practice.clients.length),
        emailAddress: 'jo@example.test',
        patientStatus: 'NEW',
        dateOfBirth: '1990-05-06',
        contactMethod: 'TEXT_ME',
        address1: null,
        city: 'Saco',
        phones: [
          { phoneType: 'MOBILE', number: '2075550199' },
          { phoneType: 'HOME', number: '2075550198' },
        ],
        preferredLocation: { id: of('place', 3) },
      },
    });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3 });
    const id = String(at(made, 'createPatient.data.id'));
    const body = { ...jo, lastName: 'Park-Lee', patientStatus: 'INACTIVE', emailAddress: null, gender: 'O' };
    expect(at(await query(putPatient, { id, body }), 'updatePatient.data')).toMatchObject({
      lastName: 'Park-Lee',
      patientStatus: 'INACTIVE',
      emailAddress: null,
      gender: 'O',
      phones: [{ number: '2075550199' }, { number: '2075550198' }],
    });
    expect(practice.clients.at(-1)).toMatchObject({ isActive: false, emails: [] });
    const wrong = await query(register, {
      body: {
        ...jo,
        firstName: ' ',
        dateOfBirth: '05/06/1990',
        emailAddress: 'nowhere',
        phones: [{ phoneType: 'WORK', number: '12' }],
        preferredLocation: { id: '1' },
      },
    });
    expect(rowsAt(wrong, 'createPatient.errors').map(({ source }) => source)).toEqual([
      'firstName',
      'dateOfBirth',
      'emailAddress',
      'phones',
      'preferredLocation',
    ]);
    expect(at(await query(putPatient, { id: '4711', body: jo }), 'updatePatient.statusCode')).toBe(404);
    const { body: answer } = await post(register, { body: { firstName: 'Jo', lastName: 'Park' } });
    expect(answer.errors?.[0]?.message).toMatch(/dateOfBirth/);
    const rescue = { ...jo, firstName: '', lastName: 'Riverside Rescue' };
    const renamed = await query(putPatient, { id: of('client', 3), body: rescue });
    expect(at(renamed, 'updatePatient.data')).toMatchObject({ firstName: null, lastName: 'Riverside Rescue' });
  });

  it('writes notes, and refuses in its envelope', async () => {
    const { query } = await visit();
    const patient = { id: of('client', 2) };
    const made = await query(
      'mutation($body: PatientNoteV1Input!) { createPatientNote(patientNote: $body) { statusCode data { id text noteDate patient { id } } } }',
      { body: { text: 'Likes mornings', patient } },
    );
    expect(made['createPatientNote']).toMatchObject({
      statusCode: 201,
      data: { text: 'Likes mornings', noteDate: '2026-11-17', patient },
    });
    const id = String(at(made, 'createPatientNote.data.id'));
    const changed = await query(
      'mutation($id: ID!, $body: PatientNoteV1Input!) { updatePatientNote(id: $id, patientNote: $body) { data { text noteDate } } }',
      { id, body: { text: 'Likes evenings', patient } },
    );
    expect(at(changed, 'updatePatientNote.data')).toEqual({ text: 'Likes evenings', noteDate: '2026-11-17' });
    const found = await query(`{ patientNotes(filter: "patient.id==${patient.id}") { data { id } } }`);
    expect(rowsAt(found, 'patientNotes.data')).toEqual([{ id }]);
    const gone = `mutation { deletePatientNote(id: "${id}") { statusCode } }`;
    expect([await query(gone), await query(gone)]).toEqual([
      { deletePatientNote: { statusCode: 200 } },
      { deletePatientNote: { statusCode: 404 } },
    ]);
    const closed = await visit({ refuseWrites: 'This client may only read' });
    const count = closed.server.practice.clients.length;
    expect(at(await closed.query(register, { body: jo }), 'createPatient')).toEqual({
      statusCode: 403,
      errors: [{ code: 'FORBIDDEN', description: 'This client may only read', source: 'authorization' }],
      data: null,
    });
    expect(closed.server.practice.clients).toHaveLength(count);
  });
});
