import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { presentFields } from '../presentFields.ts';
import { type EmrRecords, exception, linalIds, statusWords, tokenOf } from './records.ts';

type Words = Readonly<Record<string, VisitState>>;
// Words that mean what another does.
const otherWords: Words = { CHECK_IN_ONLINE: 'arrived', IN_LOBBY: 'arrived', RESCHEDULED: 'planned' };

/** What stands beside the rows of a good answer. */
export function okay(message: string): Row {
  return { status: 200, message };
}

/** The instant in a field, as PostgreSQL reads it: a date with a time, in UTC where there is no offset. */
function instantIn(input: Row, field: string): number | undefined {
  const text = givenText(input, field);
  if (!text) return undefined;
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = /^\d{4}-\d{2}-\d{2}[T ]\d/.test(text) ? Date.parse(hasOffset ? text : `${text}Z`) : Number.NaN;
  const words = `invalid input syntax for type timestamp with time zone: "${text}"`;
  if (Number.isNaN(instant)) throw exception(500, 'Internal Server Error', words);
  return instant;
}

function part(input: Row, field: string): Row {
  const value = input[field];
  return isRow(value) ? value : {};
}

/** The mutations of the product. */
export function emrWrites(backstage: Backstage, records: EmrRecords): Readonly<Record<string, (args: Row) => Row>> {
  const { practice, now, refuseWrites } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    if (refuseWrites !== null) throw exception(403, 'Forbidden', refuseWrites);
    const outcome = write();
    if (outcome.ok) return outcome.row;
    throw exception(404, 'Not Found', outcome.message);
  };
  const { places: place, providers: provider, visitTypes: visitType, clients: client } = practice;
  const kinds = { place, provider, visitType, client };
  const known = (input: Row, field: string, kind: keyof typeof kinds): number | undefined => {
    const id = givenText(input, field);
    if (!id) return undefined;
    const key = linalIds.key(kind, id);
    const rows: readonly { readonly key: number }[] = kinds[kind];
    if (key === null || !rows.some((row) => row.key === key)) throw exception(404, 'Not Found', `Invalid ${field}`);
    return key;
  };
  const visitOf = (input: Row, before: AppointmentRecord | null): Partial<AppointmentRecord> => {
    const word = givenText(input, 'status');
    const [start, end] = [instantIn(input, 'scheduleStartDateTime'), instantIn(input, 'scheduleEndDateTime')];
    return presentFields({
      ...(start !== undefined || end !== undefined ? timesOf(before, start, end) : {}),
      placeKey: known(input, 'facilityId', 'place'),
      typeKey: known(input, 'appointmentTypeId', 'visitType'),
      providerKey: known(input, 'providerId', 'provider'),
      clientKey: known(input, 'patientId', 'client'),
      reason: givenText(input, 'reason'),
      state: otherWords[word ?? ''] ?? stateOfWord(statusWords, word),
    });
  };
  const change = (key: number | null, fields: Partial<AppointmentRecord>): AppointmentRecord =>
    done(() => changeAppointment(practice, key, fields, now()));
  const changed = (input: Row, message: string): Row => {
    const key = linalIds.key('appointment', givenText(input, 'id'));
    const row = change(key, visitOf(input, rowOf(practice.appointments, key)));
    return { appointment: records.appointment(row), response: okay(message) };
  };

  return {
    createAppointment(args) {
      const input = part(args, 'createAppointmentInput');
      const booking = { start: null, placeKey: 1, typeKey: null, ...visitOf(input, null) };
      const { providerKey, clientKey } = booking;
      // A patient can have one visit with a doctor that is still to come, and no second one.
      const open = practice.appointments.filter((row) => !row.isDeleted && statusWords[row.state] === 'SCHEDULED');
      if (clientKey && open.some((row) => row.clientKey === clientKey && row.providerKey === providerKey))
        throw exception(409, 'Conflict', 'Your appointment with this provider already exists');
      const row = done(() => bookAppointment(practice, booking, now()));
      return { appointment: records.appointment(row), response: okay('Appointment created successfully') };
    },
    updateAppointment: (args) => changed(part(args, 'updateAppointmentInput'), 'Appointment updated successfully'),
    // The project's own words: it says "created" here too.
    updateAppointmentStatus: (args) =>
      changed(part(args, 'appointmentStatusInput'), 'Appointment created successfully'),
    // Why it is called off is written over what the visit was for.
    cancelAppointment(args) {
      const input = part(args, 'cancelAppointment');
      const row = practice.appointments.find((other) => !other.isDeleted && tokenOf(other) === input['token']);
      if (!row || input['token'] === '') throw exception(404, 'Not Found', 'Appointment cancelled or not found');
      change(row.key, { state: 'cancelled', reason: givenText(input, 'reason') ?? null });
      return { response: okay('Appointment cancelled successfully') };
    },
    removeAppointment(args) {
      change(linalIds.key('appointment', givenText(part(args, 'removeAppointment'), 'id')), { isDeleted: true });
      return { response: okay('Appointment Deleted') };
    },
    // The email is that of the contact; the one beside the name is not looked at.
    createPatient(args) {
      const input = part(args, 'createPatientInput');
      const [item, contact] = [part(input, 'createPatientItemInput'), part(input, 'createContactInput')];
      const [email, placeKey = 1] = [givenText(contact, 'email'), known(item, 'facilityId', 'place')];
      const isTaken = email && practice.clients.some((row) => !row.isDeleted && row.emails[0] === email);
      if (isTaken) throw exception(409, 'Conflict', 'patient is ready exist with this email');
      const phones = [givenText(contact, 'phone'), givenText(contact, 'mobile')];
      const names = { givenName: givenText(item, 'firstName'), familyName: givenText(item, 'lastName') };
      const { key } = done(() => registerClient(practice, { ...names, emails: [email], phones }, now()));
      const row = done(() => changeClient(practice, key, { placeKey }, now()));
      return { patient: records.patient(row), response: okay('Patient created successfully') };
    },
  };
}
