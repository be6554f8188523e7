import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { isHere, noAppointment, noPatient, phoneFields, statuses, timeOf } from './records.ts';
import { tensorIds, type tensorRows, tensorWords } from './records.ts';

type Text = string | null | undefined;
type Reference = 'id' | 'patientId' | 'visitTypeId' | 'appointmentStatusId' | 'userId';
type AppointmentInput = Readonly<Partial<Record<Reference | 'checkInTime', Text>>>;
type Field = 'firstName' | 'lastName' | 'phoneNo' | 'phoneNo2' | 'homePhone' | 'email' | 'city' | 'houseNo' | 'memo';
type PatientInput = Readonly<Partial<Record<Field | 'id', Text>>>;

/** The state that stands for each status, where an appointment comes to it from another one. */
const states: readonly VisitState[] = ['planned', 'arrived', 'completed', 'cancelled'];

/** Resolvers of the mutations. */
export function tensorWrites(stage: Backstage, rows: ReturnType<typeof tensorRows>): object {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'REFUSED');
  /** A key of a table whose keys are counted from 1; the database refuses one that isn't there. */
  function reference(name: string, id: Text, count: number): number | undefined {
    if (id === null || id === undefined) return undefined;
    if (Number(id) >= 1 && Number(id) <= count) return Number(id);
    throw new GraphQLError(`ERROR: violates foreign key constraint "fk_appointments_${name}" (SQLSTATE 23503)`);
  }
  const references = (input: AppointmentInput) => ({
    clientKey: reference('patient', input.patientId, practice.clients.length),
    providerKey: reference('user', input.userId, practice.providers.length),
    typeKey: reference('visit_type', input.visitTypeId, rows.visitTypes.length),
  });
  function savePatient({ input }: { input: PatientInput }): Row {
    const { firstName, lastName, phoneNo } = input;
    const named = practice.clients.filter((row) => row.givenName === firstName && row.familyName === lastName);
    const isKnown = named.some(({ isDeleted, phones }) => !isDeleted && phones[0]?.value === phoneNo);
    if (isKnown) throw new GraphQLError('Patient already exists');
    const made = done(() => registerClient(practice, { givenName: firstName, familyName: lastName }, now()));
    return rows.patient(done(() => changeClient(practice, made.key, clientChange(input, []), now())));
  }
  return {
    newAppointment({ input }: { input: AppointmentInput }) {
      const { typeKey = null, ...who } = references(input);
      const booking = { start: timeOf(input.checkInTime ?? ''), placeKey: 1, typeKey, ...who };
      const row = done(() => bookAppointment(practice, booking, now()));
      return rows.appointment(row, []);
    },
    updateAppointment({ input }: { input: AppointmentInput }) {
      const row = rowOf(practice.appointments.filter(isHere), tensorIds.key('appointment', input.id));
      if (!row) throw new GraphQLError('record not found');
      // The service compares with the user that was sent, and stumbles where none was.
      if (input.userId === null || input.userId === undefined) throw new GraphQLError('internal system error');
      const found = references(input);
      const status = reference('appointment_status', input.appointmentStatusId, statuses.length) ?? 0;
      const isSame = tensorWords[row.state] === statuses[status - 1];
      const start = input.checkInTime ? timeOf(input.checkInTime) : undefined;
      const change = { ...found, start, state: isSame ? undefined : states[status - 1] };
      done(() => changeAppointment(practice, row.key, change, now()));
      const sent = Object.entries(input).filter(([name, value]) => value !== null && name !== 'userId');
      // Another user's name is looked up; the same user is not even told.
      const user = rowOf(practice.providers, found.providerKey ?? null);
      const isOther = user !== null && user.key !== row.providerKey;
      const provider = isOther ? { userId: user.key, providerName: fullNameOf(user) } : {};
      // It answers what was sent and nothing else.
      return { ...noAppointment, ...Object.fromEntries(sent), ...provider };
    },
    deleteAppointment({ id }: { id: string }) {
      const row = rowOf(practice.appointments.filter(isHere), tensorIds.key('appointment', id));
      if (row) done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    savePatient,
    savePatientV2: savePatient,
    updatePatient({ input }: { input: PatientInput }) {
      const row = rowOf(practice.clients, tensorIds.key('client', input.id));
      // The database changes no row, which isn't an error.
      if (row && !row.isDeleted) {
        const change = { ...clientChange(input, row.phones), familyName: input.lastName || undefined };
        done(() => changeClient(practice, row.key, { ...change, givenName: input.firstName || undefined }, now()));
      }
      return { ...noPatient, ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) };
    },
  };
}

/** What is changed of a client: nothing can be emptied, since what is empty isn't written. */
function clientChange(
  { phoneNo, phoneNo2, homePhone, email, city, houseNo, memo }: PatientInput,
  before: ClientRecord['phones'],
) {
  const known = phoneFields(before);
  const phones = [
    phoneNo ? ({ label: 'Mobile', value: phoneNo } as const) : known.phoneNo,
    homePhone ? ({ label: 'Home', value: homePhone } as const) : known.homePhone,
    phoneNo2 ? ({ label: 'Work', value: phoneNo2 } as const) : known.phoneNo2,
  ].filter((phone) => phone !== undefined);
  const [emails, note] = [email ? [email] : undefined, memo || undefined];
  return { phones, emails, city: city || undefined, street: houseNo || undefined, note };
}
