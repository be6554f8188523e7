import { GraphQLError } from 'graphql';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { inputOf, mustBeFree } from './fields.ts';
import type { Service, Writes } from './resolvers.ts';
import {
  cuidKey,
  dateIn,
  instantIn,
  isAppointment,
  isoText,
  maskedError,
  numberIn,
  stateOfWord,
  textIn,
  validId,
} from './words.ts';

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneForm = /^\+?[0-9\-() ]{10,15}$/;
/** What a new patient needs although the schema doesn't say so, with the words of the form. */
const neededFields: Readonly<Record<string, string>> = {
  first_name: 'ชื่อ',
  last_name: 'นามสกุล',
  national_id: 'เลขบัตรประชาชน',
  prefix: 'คำนำหน้า',
  nickname: 'ชื่อเล่น',
  date_of_birth: 'วันเกิด',
  age: 'อายุ',
  gender: 'เพศ',
  phone: 'เบอร์โทรศัพท์',
  email: 'อีเมล',
  address: 'ที่อยู่',
};
// Columns that the practice has no place for.
// prettier-ignore
const profileTexts = [
  'national_id', 'prefix', 'nickname', 'gender', 'blood_group', 'subdistrict', 'district', 'zip_code',
  'drug_allergies', 'drug_allergies_other', 'medical_conditions', 'photo_url', 'photo_path',
];

/** The email of an input, in small letters. */
export function emailIn(input: Row): string | null {
  const email = textIn(input, 'email')?.toLowerCase() ?? null;
  if (email !== null && !emailForm.test(email)) throw new GraphQLError('Invalid email format');
  return email;
}

function phoneIn(input: Row): string | null {
  const phone = textIn(input, 'phone');
  if (phone !== null && !phoneForm.test(phone)) throw new GraphQLError('Invalid phone number format');
  return phone;
}

/** The columns of an input that are kept beside the practice. */
function profileOf(input: Row): Row {
  const texts = profileTexts.flatMap((field) => {
    const text = textIn(input, field);
    return text === null ? [] : [[field, text] as const];
  });
  const numbers = ['age', 'latitude', 'longitude'].flatMap((field) => {
    return input[field] === undefined ? [] : [[field, numberIn(input, field)] as const];
  });
  const birth = dateIn(input, 'date_of_birth');
  return { ...Object.fromEntries([...texts, ...numbers]), ...(birth !== null && { date_of_birth: birth }) };
}

/** Mutations of patients, users and appointments. */
export function peopleWrites({ backstage, store, dress, me }: Service): Writes {
  const { practice, now } = backstage;
  const done = <Item>(outcome: Written<Item>): Item => {
    if (outcome.ok) return outcome.row;
    throw maskedError();
  };
  const clientOf = (id: unknown): ClientRecord | null => rowOf(practice.clients, cuidKey('patient', validId(id)));
  const patient = (record: ClientRecord): Row => dress('patient', store.patientRow(record));
  const appointment = (record: AppointmentRecord): Row => dress('appointment', store.appointmentRow(record));
  const appointmentOf = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, cuidKey('appointment', validId(id)));
    return row && isAppointment(row) ? row : null;
  };
  const changed = (client: ClientRecord, input: Row, rest: Partial<ClientRecord> = {}): Row => {
    const profile = { ...store.profiles.get(client.key), ...profileOf(input) };
    store.profiles.set(client.key, profile);
    const contacts = contactChange(client, phoneIn(input) ?? undefined, emailIn(input) ?? undefined);
    const change = {
      givenName: textIn(input, 'first_name') ?? undefined,
      familyName: textIn(input, 'last_name') ?? undefined,
      street: textIn(input, 'address') ?? undefined,
      city: textIn(input, 'province') ?? undefined,
      note: textIn(input, 'notes') ?? undefined,
      ...contacts,
      ...rest,
    };
    return patient(done(changeClient(practice, client.key, change, now())));
  };
  /** A doctor has one appointment at a time, however long each is. */
  const checkFree = (doctorId: unknown, start: number, butKey: number | null): void => {
    const at = isoText(start);
    const isTaken = store
      .rows('appointment')
      .some(
        (row) =>
          row['doctorId'] === doctorId &&
          row['appointment_time'] === at &&
          row['key'] !== butKey &&
          row['status'] !== 'cancelled',
      );
    if (isTaken) throw new GraphQLError('Doctor already has an appointment at this time');
  };
  const keepWord = (key: number, word: string | null, state: unknown): void => {
    if (word === null) return;
    if (state === null) store.words.set(key, word);
    else store.words.delete(key);
  };
  const userInput = (input: Row, butId: unknown): Row => {
    const email = emailIn(input);
    const username = textIn(input, 'username');
    const message =
      butId === null ? 'User with this email or username already exists' : 'Email or username already in use';
    mustBeFree(store.rows('user'), 'email', email, message, butId);
    mustBeFree(store.rows('user'), 'username', username, message, butId);
    const [role, status] = [textIn(input, 'role'), textIn(input, 'status')];
    return {
      ...(role !== null && { role }),
      ...(email !== null && { email }),
      ...(username !== null && { username }),
      ...(status !== null && { status }),
    };
  };
  const liveUser = (id: unknown): Row => {
    const row = store.find('user', validId(id));
    if (!row || row['isDelete'] === true) throw new GraphQLError('User not found or already deleted');
    return row;
  };

  return {
    createPatient(args): Row {
      const input = inputOf(args);
      const missing = Object.entries(neededFields).filter(([field]) => {
        const value = input[field];
        return !value || (typeof value === 'string' && value.trim() === '');
      });
      if (missing.length > 0)
        throw new GraphQLError(`กรอกข้อมูลให้ครบถ้วน: ${missing.map(([, label]) => label).join(', ')}`);
      const [email, phone] = [emailIn(input), phoneIn(input)];
      const rows = store.rows('patient');
      const national = textIn(input, 'national_id');
      mustBeFree(rows, 'national_id', national, 'ผู้ป่วยที่มีเลขบัตรประชาชนนี้มีอยู่แล้ว');
      mustBeFree(rows, 'email', email, 'ผู้ป่วยที่มีอีเมลนี้มีอยู่แล้ว');
      const names = { givenName: textIn(input, 'first_name'), familyName: textIn(input, 'last_name') };
      const made = done(registerClient(practice, { ...names, emails: [email], phones: [phone] }, now()));
      return changed(made, input, { placeKey: practice.places[0]?.key ?? made.placeKey });
    },
    updatePatient({ id, ...args }): Row {
      const client = clientOf(id);
      if (!client) throw maskedError();
      return changed(client, inputOf(args));
    },
    updatePatientPhoto({ id, photo_url: photo }): Row {
      const client = clientOf(id);
      if (!client || client.isDeleted) throw new GraphQLError('Patient not found or already deleted');
      return changed(client, { photo_url: photo, photo_path: photo });
    },
    deletePatient({ id }): boolean {
      const client = clientOf(id);
      if (!client || client.isDeleted) throw new GraphQLError('Patient not found or already deleted');
      const tables = ['appointment', 'medicalRecord', 'order', 'treatmentPlan'] as const;
      if (tables.some((table) => store.rows(table).some((row) => row['patientId'] === id)))
        throw new GraphQLError('Cannot delete patient with existing medical records, appointments, or orders');
      done(changeClient(practice, client.key, { isDeleted: true }, now()));
      return true;
    },
    createAppointment(args): Row {
      const input = inputOf(args);
      const [patientId, doctorId] = [validId(input['patientId']), validId(input['doctorId'])];
      const doctor = store.find('user', doctorId);
      if (!doctor || !['doctor', 'admin'].includes(String(doctor['role'])))
        throw new GraphQLError('Selected user is not a doctor or admin');
      const start = instantIn(input['appointment_time']);
      checkFree(doctorId, start, null);
      const word = textIn(input, 'status');
      const state = word === null ? 'planned' : stateOfWord(word, null);
      const providerKey = Number(doctor['key']);
      const booking = {
        start,
        placeKey: rowOf(practice.providers, providerKey)?.placeKeys[0] ?? practice.places[0]?.key ?? null,
        typeKey: practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? null,
        providerKey,
        clientKey: cuidKey('patient', patientId) ?? -1,
        reason: textIn(input, 'reason'),
        state: state ?? 'planned',
      };
      const record = done(bookAppointment(practice, booking, now()));
      keepWord(record.key, word, state);
      return appointment(record);
    },
    updateAppointment({ id, ...args }): Row {
      const input = inputOf(args);
      const record = appointmentOf(id);
      if (!record) throw maskedError();
      const given = input['appointment_time'] ?? null;
      const start = given === null ? undefined : instantIn(given);
      if (start !== undefined) checkFree(store.appointmentRow(record)['doctorId'], start, record.key);
      const word = textIn(input, 'status');
      const state = word === null ? null : stateOfWord(word, record.state);
      keepWord(record.key, word, state);
      const change = { start, state: state ?? undefined, reason: textIn(input, 'reason') ?? undefined };
      return appointment(done(changeAppointment(practice, record.key, change, now())));
    },
    deleteAppointment({ id }): boolean {
      const record = appointmentOf(id);
      if (!record || store.rows('medicalRecord').some((row) => row['appointmentId'] === id)) throw maskedError();
      // Visits stay, and no longer know why they were.
      for (const visit of store.rows('visit').filter((row) => row['appointmentId'] === id))
        store.update('visit', visit['id'], { appointmentId: null });
      done(changeAppointment(practice, record.key, { isDeleted: true }, now()));
      return true;
    },
    createUser(args): Row {
      const input = inputOf(args);
      return dress('user', store.insert('user', { status: 'active', ...userInput(input, null) }));
    },
    updateUser({ id, ...args }): Row {
      const input = userInput(inputOf(args), validId(id));
      return dress('user', store.update('user', id, input));
    },
    updateUserAvatar({ id, avatar_url: avatar }): Row {
      return dress('user', store.update('user', liveUser(id)['id'], { avatar_url: avatar, avatar_path: avatar }));
    },
    deleteUser({ id }): boolean {
      if (id === me()['id']) throw new GraphQLError('Cannot delete your own account');
      store.update('user', liveUser(id)['id'], { isDelete: true });
      return true;
    },
  };
}
