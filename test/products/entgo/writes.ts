import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { type Row, capital, isRow } from '../generatedRows.ts';
import { contactChange } from '../contactChange.ts';
import { timesOf } from '../tableDefinitions.ts';
import { entKey, entgoRows, entgoWords } from './records.ts';
import { timeOf } from './where.ts';

interface Change {
  readonly id: string;
  readonly input: Row;
}

/** The mutations: plain results, and errors that say what ent's client said. */
export function entgoWrites(stage: Backstage, show: (name: string, row: Row) => Row): object {
  const { practice, now } = stage;
  const rows = entgoRows(stage);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  };
  /** The key of another row, undefined where it isn't named. */
  const edge = (input: Row, field: string, kind: 'Clinic' | 'ClinicMember' | 'Patient'): number | undefined => {
    if (typeof input[field] !== 'string') return undefined;
    const key = entKey(kind, input[field]);
    const others = { Clinic: practice.places, ClinicMember: practice.providers, Patient: practice.clients }[kind];
    if (key !== null && rowOf<{ readonly key: number }>(others, key)) return key;
    throw new GraphQLError(`ent: constraint failed: insert or update violates foreign key constraint "${field}"`);
  };
  const clientOf = (kind: 'Patient' | 'User', id: unknown): ClientRecord => {
    const found = rowOf(practice.clients, entKey(kind, id));
    if (found && !found.isDeleted) return found;
    throw new GraphQLError(`ent: ${kind.toLowerCase()} not found`);
  };
  const sessionOf = (input: Row, before: AppointmentRecord | null) => {
    const [start, end] = ['startTime', 'endTime'].map((column) => textSet(input, column));
    return {
      ...timesOf(before, start ? timeOf(start) : undefined, end ? timeOf(end) : undefined),
      placeKey: edge(input, 'clinicID', 'Clinic'),
      providerKey: edge(input, 'therapistID', 'ClinicMember') ?? (input['clearTherapist'] === true ? null : undefined),
      clientKey: edge(input, 'patientID', 'Patient'),
      state: stateOfWord(entgoWords, textSet(input, 'status')),
      reason: textSet(input, 'notes'),
      cancelReason: textSet(input, 'cancellationReason'),
    };
  };
  const userChange = (input: Row, before: ClientRecord | null) => ({
    givenName: textSet(input, 'firstName'),
    familyName: textSet(input, 'lastName') === null ? '' : (textSet(input, 'lastName') ?? undefined),
    ...contactChange(before, textSet(input, 'phone'), textSet(input, 'email')),
  });
  const patientChange = (input: Row) => {
    const status = textSet(input, 'status');
    const isActive = status === undefined ? undefined : ['active', 'waiting_reservation'].includes(status ?? '');
    return { note: textSet(input, 'notes'), isActive, placeKey: edge(input, 'clinicID', 'Clinic') };
  };
  const change = (client: ClientRecord, fields: object): ClientRecord =>
    done(() => changeClient(practice, client.key, fields, now()));
  return {
    createAppointment({ input }: Change) {
      const { placeKey = null, ...session } = sessionOf(input, null);
      // This service has no types of visit.
      const made = done(() => bookAppointment(practice, { ...session, placeKey, typeKey: 1 }, now()));
      return show('Appointment', rows.appointment(made));
    },
    updateAppointment({ id, input }: Change) {
      const before = rowOf(practice.appointments, entKey('Appointment', id));
      if (!before || before.isDeleted) throw new GraphQLError('ent: appointment not found');
      const changed = done(() => changeAppointment(practice, before.key, sessionOf(input, before), now()));
      return show('Appointment', rows.appointment(changed));
    },
    createPatient({ input }: Change) {
      const user = input['createUser'];
      // Every user of this service is the patient of a clinic already.
      if (!isRow(user))
        throw new GraphQLError(
          typeof input['userID'] === 'string'
            ? 'ent: constraint failed: duplicate key value violates unique constraint "patient_clinic_id_user_id"'
            : 'ent: missing required edge "Patient.user"',
        );
      const { givenName, familyName, ...contact } = userChange(user, null);
      const made = done(() => registerClient(practice, { givenName, familyName }, now()));
      return show('Patient', rows.patient(change(made, { ...contact, ...patientChange(input) })));
    },
    updatePatient: ({ id, input }: Change) =>
      show('Patient', rows.patient(change(clientOf('Patient', id), patientChange(input)))),
    updateUser({ id, input }: Change) {
      const before = clientOf('User', id);
      return show('User', rows.user(change(before, userChange(input, before))));
    },
  };
}

/** What an input says of a column: nothing, a value, or by its clear flag that there is none. */
function textSet(input: Row, column: string): string | null | undefined {
  const value = input[column];
  if (typeof value === 'string') return value;
  return input[`clear${capital(column)}`] === true ? null : undefined;
}
