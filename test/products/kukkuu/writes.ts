import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { KukkuuMemory } from './memory.ts';
import type { KukkuuRecords } from './records.ts';
import { currentKey, failure, isOccurrence, keyIn, kukkuuIds } from './values.ts';

interface Input<Fields> {
  readonly input: Fields & { readonly clientMutationId?: string | null };
}

interface ChildFields {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly relationship?: { readonly type?: string | null } | null;
  readonly birthyear?: number | null;
  readonly postalCode?: string | null;
}

interface ProfileFields {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phoneNumber?: string | null;
  readonly language?: string | null;
  readonly hasAcceptedCommunication?: boolean | null;
}

interface EnrolFields {
  readonly occurrenceId: string;
  readonly childId: string;
}

const enrolmentLimit = 20;
const unenrolMs = 48 * 3_600_000;

/** The mutations of a guardian, for herself and for her own children. */
export function kukkuuWrites(
  backstage: Backstage,
  records: KukkuuRecords,
  memory: KukkuuMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw failure('GENERAL_ERROR', outcome.message);
  };
  const ownChild = (id: string): PatientRecord => {
    const patient = rowOf(practice.patients, kukkuuIds.key('patient', id));
    if (patient?.clientKey === currentKey) return patient;
    throw failure('OBJECT_DOES_NOT_EXIST_ERROR', 'Child matching query does not exist.');
  };
  const check = ({ postalCode, birthyear }: ChildFields): void => {
    if (typeof postalCode === 'string' && !/^\d{5}$/.test(postalCode))
      throw failure('DATA_VALIDATION_ERROR', 'Postal code must be 5 digits');
    if (typeof birthyear === 'number' && birthyear !== new Date(now()).getUTCFullYear())
      throw failure('DATA_VALIDATION_ERROR', 'Illegal birthyear.');
  };
  const keep = (key: number, { postalCode, birthyear, relationship }: ChildFields): void => {
    if (typeof postalCode === 'string') memory.postalCodes.set(key, postalCode);
    if (typeof birthyear === 'number') memory.birthyears.set(key, birthyear);
    if (relationship) memory.relationships.set(key, relationship.type ?? null);
  };
  const save = (row: AppointmentRecord, keys: readonly number[]): AppointmentRecord => {
    const [first = null, ...others] = keys;
    const clientKey = rowOf(practice.patients, first)?.clientKey ?? null;
    const after = done(() => changeAppointment(practice, row.key, { patientKey: first, clientKey }, now()));
    memory.others.set(row.key, others);
    return after;
  };

  /** Why a child may not come, in the order in which it is asked. */
  const checkEnrolment = (row: AppointmentRecord, child: PatientRecord): void => {
    const event = memory.eventOf(row);
    const capacity = records.capacityOf(row) ?? 0;
    const year = new Date(row.start).getUTCFullYear();
    const count = records.enrolmentCount(child.key, ({ start }) => new Date(start).getUTCFullYear() === year);
    if (!event || event.publishedAt === null) throw failure('EVENT_NOT_PUBLISHED_ERROR', 'Event is not published');
    if (count >= enrolmentLimit)
      throw failure('INELIGIBLE_OCCURRENCE_ENROLMENT', 'Yearly enrolment limit has been reached');
    if (!records.canEnrol(child.key, event.id))
      throw failure('CHILD_ALREADY_JOINED_EVENT_ERROR', 'Child already joined this event');
    if (records.childKeysOf(row).length >= capacity)
      throw failure('OCCURRENCE_IS_FULL_ERROR', 'Maximum enrolments created');
    if (row.start < now()) throw failure('PAST_OCCURRENCE_ERROR', 'Cannot join occurrence in the past');
  };

  return {
    submitChildrenAndGuardian(): never {
      throw failure('API_USAGE_ERROR', 'You have already used this mutation.');
    },
    addChild({ input }: Input<ChildFields>): Row {
      check(input);
      const row = done(() => {
        return addPatient(practice, { clientKey: currentKey, name: input.name ?? '' }, now());
      });
      keep(row.key, input);
      return { child: records.child(row), clientMutationId: input.clientMutationId };
    },
    updateChild({ input }: Input<ChildFields & { readonly id: string }>): Row {
      check(input);
      const { key } = ownChild(input.id);
      const row = done(() => changePatient(practice, key, { name: input.name ?? undefined }, now()));
      keep(key, input);
      return { child: records.child(row), clientMutationId: input.clientMutationId };
    },
    deleteChild({ input }: Input<{ readonly id: string }>): Row {
      const child = ownChild(input.id);
      const dates = records.occurrenceRows((row) => records.childKeysOf(row).includes(child.key));
      done(() => ({ ok: true, row: null }));
      for (const row of dates)
        save(
          row,
          records.childKeysOf(row).filter((key) => key !== child.key),
        );
      practice.patients.splice(practice.patients.indexOf(child), 1);
      return { clientMutationId: input.clientMutationId };
    },
    updateChildNotes({ input }: Input<{ readonly childId: string; readonly notes: string }>): Row {
      const { key } = ownChild(input.childId);
      done(() => ({ ok: true, row: null }));
      memory.notes.set(key, input.notes);
      return { childNotes: records.childNotes(key), clientMutationId: input.clientMutationId };
    },
    updateMyProfile({ input }: Input<ProfileFields>): Row {
      const { firstName, lastName, phoneNumber, language, hasAcceptedCommunication } = input;
      const phones: { readonly label: 'Mobile'; readonly value: string }[] = [];
      if (phoneNumber) phones.push({ label: 'Mobile', value: phoneNumber });
      const change = {
        givenName: firstName ?? undefined,
        familyName: lastName ?? undefined,
        phones: typeof phoneNumber === 'string' ? phones : undefined,
      };
      const row = done(() => changeClient(practice, currentKey, change, now()));
      if (language) memory.languages.set(currentKey, language);
      if (hasAcceptedCommunication === true) memory.refusing.delete(currentKey);
      if (hasAcceptedCommunication === false) memory.refusing.add(currentKey);
      return { myProfile: records.guardian(row), clientMutationId: input.clientMutationId };
    },
    enrolOccurrence({ input }: Input<EnrolFields>): Row {
      const row = rowOf(practice.appointments, kukkuuIds.key('appointment', input.occurrenceId));
      if (!row || !isOccurrence(row))
        throw failure('OBJECT_DOES_NOT_EXIST_ERROR', 'Occurrence matching query does not exist.');
      const child = ownChild(input.childId);
      checkEnrolment(row, child);
      const after = save(row, [...records.childKeysOf(row), child.key]);
      return { enrolment: records.enrolment(after, child.key), clientMutationId: input.clientMutationId };
    },
    unenrolOccurrence({ input }: Input<EnrolFields>): Row {
      const child = ownChild(input.childId);
      const row = rowOf(practice.appointments, kukkuuIds.key('appointment', input.occurrenceId));
      if (!row || !isOccurrence(row) || !records.childKeysOf(row).includes(child.key))
        throw failure('OBJECT_DOES_NOT_EXIST_ERROR', 'Enrolment matching query does not exist.');
      if (row.start < now())
        throw failure('PAST_ENROLMENT_ERROR', 'Cannot unenrol from an occurrence that is in the past.');
      if (row.start - now() <= unenrolMs)
        throw failure('TOO_LATE_TO_UNENROL_ERROR', 'Cannot unenrol from an occurrence that starts within 48 hours.');
      const left = records.childKeysOf(row).filter((key) => key !== child.key);
      const occurrence = records.occurrence(save(row, left));
      return { occurrence, child: records.child(child), clientMutationId: input.clientMutationId };
    },
    setEnrolmentAttendance({
      input,
    }: Input<{ readonly enrolmentId: string; readonly attended?: boolean | null }>): Row {
      if (!('attended' in input)) throw failure('DATA_VALIDATION_ERROR', '"attended" is required.');
      const number = Number(keyIn(input.enrolmentId, 'EnrolmentNode') ?? Number.NaN);
      const row = rowOf(practice.appointments, Math.floor(number / 1000));
      const key = number % 1000;
      if (!row || !isOccurrence(row) || !records.childKeysOf(row).includes(key))
        throw failure('OBJECT_DOES_NOT_EXIST_ERROR', `Enrolment with ID ${input.enrolmentId} does not exist.`);
      done(() => ({ ok: true, row: null }));
      memory.attended.set(number, input.attended ?? null);
      return { enrolment: records.enrolment(row, key), clientMutationId: input.clientMutationId };
    },
  };
}
