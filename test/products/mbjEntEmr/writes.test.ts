import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { mbjEntEmr } from './mbjEntEmr.ts';
import { adminId, documentId, mbjIds as ids } from './values.ts';

const visit = productVisits(mbjEntEmr);
const doctor = ids.of('provider', 1);
const nurse = ids.of('provider', 5);
const client = ids.of('client', 3);
const me = `activityId: "${adminId}"`;

const create = `mutation($me: ID!, $patient: ID!, $input: AppointmentInput!) {
  createAppointment(activityId: $me, patientId: $patient, appointmentInput: $input) { _id title date time checkinTime
    location description type subType inProgress attended consultants { _id name } patient { _id lastName } creator { _id }
    visit { _id } } }`;
const input = {
  title: 'Riverside_appointment_2026-11-19',
  type: 'follow_up',
  subType: 'recheck',
  date: '2026-11-19',
  time: '14:15',
  location: 'Summit Pet Clinic',
  description: 'Hoarse for weeks',
};
const register = `mutation($input: PatientInput!) { createPatient(${me}, patientInput: $input) { _id name lastName active
  username contact { phone phone2 email } addresses { street primary } registration { date number } dob age notes } }`;

describe('Writing to MBJ ENT EMR', () => {
  it('makes, moves and deletes appointments by the clock of the clinic', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(create, { me: adminId, patient: client, input });
    const id = String(at(made, 'createAppointment._id'));
    expect(made['createAppointment']).toMatchObject({
      ...input,
      date: String(Date.parse('2026-11-19T05:00:00Z')),
      subType: 'Recheck',
      checkinTime: '0',
      consultants: [],
      patient: { _id: client },
      creator: { _id: adminId },
      visit: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T19:15:00Z'),
      placeKey: 2,
      reason: 'Hoarse for weeks',
      clientKey: 3,
    });
    const own = await query(create, { me: doctor, patient: client, input: { ...input, title: 'Another' } });
    expect(at(own, 'createAppointment.consultants.0._id')).toBe(doctor);
    const twin = await post(create, { me: adminId, patient: client, input });
    expect(at(twin.body, 'errors.0.message')).toMatch(/^\.\.\.an appointment w\/ this date & title exists already/);

    const field = `mutation($id: ID!, $field: String!, $value: String!) { updateAppointmentSingleField(${me},
      appointmentId: $id, field: $field, query: $value) { date time location checkinTime } }`;
    const set = async (name: string, value: string): Promise<unknown> =>
      (await query(field, { id, field: name, value }))['updateAppointmentSingleField'];
    expect(await set('date', '2026-11-20')).toMatchObject({
      date: String(Date.parse('2026-11-20T05:00:00Z')),
      time: '14:15',
    });
    expect(await set('time', '9:05 am')).toMatchObject({ time: '09:05' });
    expect(practice.appointments.at(-2)?.start).toBe(Date.parse('2026-11-20T14:05:00Z'));
    expect(await set('location', 'Theatre 2')).toMatchObject({ location: 'Theatre 2' });
    expect(await set('checkinTime', '9:00 am')).toMatchObject({ checkinTime: '9:00 am' });
    expect(practice.appointments.at(-2)).toMatchObject({ placeKey: 2, state: 'arrived' });

    const consultant = `mutation($id: ID!, $who: ID!) { addAppointmentConsultant(${me}, appointmentId: $id,
      consultantId: $who) { consultants { _id } } }`;
    await query(consultant, { id, who: nurse });
    const two = await query(consultant, { id, who: doctor });
    expect(rowsAt(two, 'addAppointmentConsultant.consultants').map((row) => row['_id'])).toEqual([nurse, doctor]);
    expect(practice.appointments.at(-2)?.providerKey).toBe(5);
    const staff = await post(consultant, { id, who: adminId });
    expect(at(staff.body, 'errors.0.message')).toBe('consultant not found! check the reference and try again...');
    await query(
      `mutation { deleteAppointmentConsultant(${me}, appointmentId: "${id}", consultantId: "${nurse}") { _id } }`,
    );
    expect(practice.appointments.at(-2)?.providerKey).toBe(1);

    const all = await query(`mutation { updateAppointmentAllFields(${me}, appointmentId: "${id}", appointmentInput: {
      time: "10:30", description: "Hoarse", attended: false, inProgress: false }) { title date time description location
      consultants { _id } } }`);
    expect(all['updateAppointmentAllFields']).toMatchObject({ title: null, time: '10:30', description: 'Hoarse' });
    expect(practice.appointments.at(-2)).toMatchObject({ start: Date.parse('2026-11-20T15:30:00Z'), reason: 'Hoarse' });
    const moved = await query(`mutation { updateAppointmentPatient(${me}, appointmentId: "${id}",
      patientId: "${ids.of('client', 5)}") { patient { _id } } }`);
    expect(at(moved, 'updateAppointmentPatient.patient._id')).toBe(ids.of('client', 5));
    const notes = await query(`mutation { addAppointmentNotes(${me}, appointmentId: "${id}",
      appointmentInput: { notes: "a,b" }) { notes } deleteAppointmentNote(${me}, appointmentId: "${id}",
      appointmentInput: { note: "a" }) { notes } }`);
    expect(notes).toEqual({ addAppointmentNotes: { notes: ['a', 'b'] }, deleteAppointmentNote: { notes: ['b'] } });
    await query(`mutation { deleteAppointmentById(${me}, appointmentId: "${id}") { _id } }`);
    expect(practice.appointments.at(-2)?.isDeleted).toBe(true);
    const left = await query(`{ getAllAppointments(${me}) { _id } }`);
    expect(rowsAt(left, 'getAllAppointments').some((row) => row['_id'] === id)).toBe(false);
  });

  it('registers patients with what the models want, and changes them', async () => {
    const { query, post, server } = await visit();
    const patient = {
      active: true,
      name: 'Jo',
      lastName: 'Park',
      username: 'jopark',
      contactEmail: 'jo@example.test',
      contactPhone: '207 555 0199',
      dob: '1990-02-03',
      addressStreet: 'Elm Row',
    };
    const made = await query(register, { input: patient });
    expect(made['createPatient']).toMatchObject({
      name: 'Jo',
      lastName: 'Park',
      active: true,
      contact: { phone: '207 555 0199', phone2: '', email: 'jo@example.test' },
      addresses: [{ street: 'Elm Row', primary: true }],
      dob: String(Date.UTC(1990, 1, 3)),
      age: '36',
      notes: [],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', isActive: true });
    const id = String(at(made, 'createPatient._id'));
    const changed = await query(`mutation { a: updatePatientSingleField(${me}, patientId: "${id}", field: "lastName",
        query: "Parker") { lastName } b: updatePatientSingleField(${me}, patientId: "${id}", field: "contact.phone2",
        query: "207 555 0111") { contact { phone phone2 } } addPatientTags(${me}, patientId: "${id}",
        patientInput: { tags: "VIP,late" }) { tags } c: updatePatientSingleField(${me}, patientId: "${id}",
        field: "active", query: "false") { active } }`);
    expect(changed).toEqual({
      a: { lastName: 'Parker' },
      b: { contact: { phone: '207 555 0199', phone2: '207 555 0111' } },
      addPatientTags: { tags: ['VIP', 'late'] },
      c: { active: false },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Parker',
      isActive: false,
      tags: ['VIP', 'late'],
    });
    const message = async (given: object): Promise<unknown> =>
      at((await post(register, { input: given })).body, 'errors.0.message');
    expect(await message({ name: 'Jo', lastName: 'Park' })).toBe(
      'Patient validation failed: contact.email: Path `contact.email` is required., active: Path `active` is required., username: Path `username` is required.',
    );
    expect(await message({ lastName: 'Park' })).toBe("Cannot read property 'substr' of undefined");
    expect(await message(patient)).toMatch(/^\w+ w\/ that name|^Patient validation/);
    await query(`mutation { deletePatientById(${me}, patientId: "${id}") { _id } }`);
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
  });

  it('keeps items of lists, which are found by all that they say', async () => {
    const { query, post } = await visit();
    const item = 'allergyType: "Drug", allergyTitle: "Codeine", allergyDescription: "Rash"';
    const on = `${me}, patientId: "${client}"`;
    const whole = `${item}, allergyAttachments: "scan", allergyHighlighted: false`;
    const answer = await query(`mutation {
      addPatientAllergy(${on}, patientInput: { ${item}, allergyAttachment: "scan" }) { allergies { title } }
      togglePatientAllergyHighlighted(${on}, patientInput: { ${whole} }) { allergies { title highlighted attachments } }
      addPatientNextOfKin(${on}, patientInput: { nextOfKinName: "Al", nextOfKinContactPhone1: "1" }) { nextOfKin { name
        contact { phone1 email } } }
      addPatientAddress(${on}, patientInput: { addressStreet: "Bay Road" }) { addresses { street primary } }
      setPatientAddressPrimary(${on}, patientInput: { addressStreet: "Bay Road" }) { addresses { street primary } } }`);
    expect(rowsAt(answer, 'togglePatientAllergyHighlighted.allergies').at(-1)).toEqual({
      title: 'Codeine',
      highlighted: true,
      attachments: ['scan'],
    });
    expect(rowsAt(answer, 'addPatientNextOfKin.nextOfKin')).toEqual([
      { name: 'Al', contact: { phone1: '1', email: null } },
    ]);
    expect(rowsAt(answer, 'setPatientAddressPrimary.addresses').at(-1)).toEqual({ street: 'Bay Road', primary: true });
    const lost = await post(`mutation { updatePatientAllergy(${on}, patientInput: { ${whole} }, patientInput2: {
      ${whole} }) { _id } }`);
    expect(at(lost.body, 'errors.0.message')).toBe("Cannot read property '_doc' of null");
    const gone =
      await query(`mutation { deletePatientAllergy(${on}, patientInput: { ${whole.replace('false', 'true')} }) {
      allergies { title } } }`);
    expect(rowsAt(gone, 'deletePatientAllergy.allergies').some(({ title }) => title === 'Codeine')).toBe(false);
  });

  it('refuses what can not be, and changes nothing then', async () => {
    const { post, server } = await visit();
    const before = structuredClone(server.practice);
    const message = async (variables: object): Promise<unknown> =>
      at((await post(create, variables)).body, 'errors.0.message');
    const past = { ...input, date: '2026-11-16' };
    expect(await message({ me: adminId, patient: client, input: past })).toBe(
      '...ummm no! Please pick a date today or in the future...',
    );
    expect(await message({ me: 'desk', patient: client, input })).toMatch(/^Cast to ObjectId failed for value "desk"/);
    expect(await message({ me: documentId('User', 7), patient: client, input })).toBe(
      "Cannot read property 'role' of null",
    );
    const { title: _title, ...untitled } = input;
    expect(await message({ me: adminId, patient: client, input: untitled })).toBe(
      'Appointment validation failed: title: Path `title` is required.',
    );
    expect(await message({ me: adminId, patient: client, input: { ...input, date: 'soon' } })).toMatch(
      /^Appointment validation failed: date: Cast to date/,
    );
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This key may only read' });
    const { body } = await locked.post(create, { me: adminId, patient: client, input });
    expect(at(body, 'errors.0.message')).toBe('This key may only read');
  });
});
