import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { HospitalRecords } from './records.ts';
import { staffWrites } from './staffWrites.ts';
import type { HospitalStore } from './store.ts';
import { hidden, hospitalIds, instantOf, invalid, isBooked, stateOf, statusWords } from './values.ts';

interface Changing {
  readonly id: string;
  readonly input: Row;
}

/** Given and family name of a name that is one text. */
function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [, givenName = null, familyName = name.trim()] = /^(\S+)\s+(.+)$/.exec(name.trim()) ?? [];
  return { givenName, familyName };
}

/** The mutations of the service. */
export function hospitalWrites(stage: Backstage, store: HospitalStore, records: HospitalRecords): object {
  const { practice, now } = stage;
  function done<Record>(field: string, write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    if (outcome.field === 'base') throw new GraphQLError(outcome.message);
    throw invalid(field, outcome.field, `${outcome.message}.`);
  }
  const bookedRow = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, hospitalIds.key('appointment', id));
    return row && isBooked(row) ? row : null;
  };
  const knownClient = (id: string | null | undefined): ClientRecord | null => {
    const client = rowOf(practice.clients, hospitalIds.key('client', id));
    return client && !client.isDeleted ? client : null;
  };
  /** The fields of an appointment that an input gives; what isn't given stays. */
  const detailsOf = (field: string, input: Row): Partial<AppointmentRecord> => {
    const [patientId, doctorId] = [givenText(input, 'patient_id'), givenText(input, 'doctor_id')];
    const client = knownClient(patientId);
    if (patientId && !client) throw invalid(field, 'patient_id', 'The selected input.patient_id is invalid.');
    const doctor = store.doctors.find(({ key }) => String(key) === doctorId);
    if (doctorId && !doctor) throw invalid(field, 'doctor_id', 'The selected input.doctor_id is invalid.');
    const minutes = input['duration_minutes'];
    if (typeof minutes === 'number' && minutes < 1)
      throw invalid(field, 'duration_minutes', 'The input.duration_minutes field must be at least 1.');
    const date = givenText(input, 'appointment_date');
    const word = givenText(input, 'status');
    const state = word ? stateOf(word) : undefined;
    if (word && !state) throw invalid(field, 'status', 'The selected input.status is invalid.');
    return presentFields({
      start: date ? instantOf(date) : undefined,
      minutes: typeof minutes === 'number' ? minutes : undefined,
      clientKey: client?.key,
      // The animal that came is not that of another client.
      patientKey: client ? null : undefined,
      providerKey: doctor?.key,
      state,
      reason: givenText(input, 'notes'),
    });
  };
  const checkPatient = (field: string, input: Row): void => {
    const [name, email] = [givenText(input, 'name'), givenText(input, 'email')];
    if (name?.trim() === '') throw invalid(field, 'name', 'The input.name field is required.');
    if (email && !/^\S+@\S+$/.test(email))
      throw invalid(field, 'email', 'The input.email field must be a valid email address.');
    const born = givenText(input, 'date_of_birth');
    if (born) instantOf(born);
  };
  const remember = (key: number, { gender, date_of_birth, symptom }: Row): void => {
    const fields = presentFields({ gender, date_of_birth, symptom });
    store.patients.set(key, { ...store.patients.get(key), ...fields });
  };
  const contacts = (input: Row, before: ClientRecord | null): Partial<ClientRecord> =>
    presentFields({ ...contactChange(before, givenText(input, 'phone'), givenText(input, 'email')) });

  return {
    login: ({ userName }: { readonly userName: string }) => ({ id: '1', userName, role: 'ADMIN' }),
    logout: () => true,
    createAppointment({ input }: Changing) {
      const field = 'createAppointment';
      const details = detailsOf(field, input);
      const booking = { start: null, ...details, placeKey: 1, typeKey: 1, patientKey: null };
      return records.appointment(done(field, () => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ id, input }: Changing) {
      const before = bookedRow(id);
      if (!before) throw hidden();
      const { state, clientKey, patientKey, ...details } = detailsOf('updateAppointment', input);
      // The same word, or the same patient, again leaves what the practice knows more exactly.
      const isNew = state !== undefined && statusWords[state] !== statusWords[before.state];
      const isOther = clientKey !== undefined && clientKey !== before.clientKey;
      const change = { ...details, ...(isNew && { state }), ...(isOther && { clientKey, patientKey }) };
      const row = done('updateAppointment', () =>
        changeAppointment(practice, before.key, presentFields(change), now()),
      );
      return records.appointment(row);
    },
    deleteAppointment({ id }: Changing) {
      const row = bookedRow(id);
      if (!row) return false;
      done('deleteAppointment', () => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    createPatient({ input }: Changing) {
      const field = 'createPatient';
      checkPatient(field, input);
      const { key } = done(field, () => registerClient(practice, namesOf(givenText(input, 'name') ?? ''), now()));
      remember(key, input);
      return records.patient(done(field, () => changeClient(practice, key, contacts(input, null), now())));
    },
    updatePatient({ id, input }: Changing) {
      const field = 'updatePatient';
      const before = knownClient(id);
      if (!before) throw hidden();
      checkPatient(field, input);
      const name = givenText(input, 'name');
      const change = { ...(name && namesOf(name)), ...contacts(input, before) };
      const row = done(field, () => changeClient(practice, before.key, change, now()));
      remember(row.key, input);
      return records.patient(row);
    },
    deletePatient({ id }: Changing) {
      const client = knownClient(id);
      if (!client) return false;
      done('deletePatient', () => changeClient(practice, client.key, { isDeleted: true }, now()));
      return true;
    },
    ...staffWrites(stage, store, records),
  };
}
