import {
  type AppointmentRecord,
  fullNameOf,
  type PatientRecord,
  type Practice,
  rowOf,
} from '../../dialects/practice.ts';
import type { EnrolmentRow, EventRow, GroupExtras, KultusMemory, OccurrenceExtras, QueueRow } from './memory.ts';
import { byName, enrolmentStatuses, eventsPerType, isOccurrence, kultusIds, type Person } from './values.ts';

type FullExtras = Required<Omit<OccurrenceExtras, 'eventNumber' | 'placeId' | 'contactIds'>>;

/** Room for one group, as visits have it. */
const usualExtras: FullExtras = {
  minGroupSize: null,
  maxGroupSize: null,
  amountOfSeats: 1,
  seatType: 'ENROLMENT_COUNT',
  languageIds: ['en'],
};

/** What follows from the book and from what Kultus keeps beside it. */
export type KultusFacts = ReturnType<typeof kultusFacts>;

export function kultusFacts(practice: Practice, memory: KultusMemory) {
  const eventNumberOf = (row: AppointmentRecord): number =>
    memory.occurrences.get(row.key)?.eventNumber ?? row.typeKey * eventsPerType + row.placeKey;
  const eventOf = (row: AppointmentRecord): EventRow | null =>
    memory.events.find(({ number }) => number === eventNumberOf(row)) ?? null;
  const extrasOf = (key: number): FullExtras => ({ ...usualExtras, ...memory.occurrences.get(key) });

  /** The enrolments of an occurrence, the one in the book first. */
  const enrolmentsOf = (row: AppointmentRecord): readonly EnrolmentRow[] => {
    const more = [...memory.enrolments.values()].filter(
      ({ key, appointmentKey }) => appointmentKey === row.key && key !== row.key,
    );
    if (row.patientKey === null) return more;
    const usual: EnrolmentRow = {
      key: row.key,
      appointmentKey: row.key,
      patientKey: row.patientKey,
      clientKey: row.clientKey ?? rowOf(practice.patients, row.patientKey)?.clientKey ?? null,
      status: enrolmentStatuses[row.state],
      notificationType: 'EMAIL_SMS',
      isPartOfCulturalRoute: false,
      enrolmentTime: row.createdAt,
      updatedAt: row.updatedAt,
    };
    return [memory.enrolments.get(row.key) ?? usual, ...more];
  };
  // Many fields ask for all of them, and only a write gives other ones.
  let seen: readonly AppointmentRecord[] = [];
  let sorted: readonly AppointmentRecord[] = [];
  const occurrenceRows = (): readonly AppointmentRecord[] => {
    const { appointments } = practice;
    if (appointments.length === seen.length && appointments.every((row, index) => row === seen[index])) return sorted;
    seen = [...appointments];
    sorted = appointments
      .filter((row) => isOccurrence(row))
      .toSorted((one, other) => one.start - other.start || one.key - other.key);
    return sorted;
  };
  const enrolmentRows = (): readonly EnrolmentRow[] => occurrenceRows().flatMap(enrolmentsOf);
  /** Whether a group that waits for an event comes to one of its occurrences already. */
  const isEnrolled = ({ eventNumber, patientKey }: QueueRow): boolean =>
    occurrenceRows().some(
      (row) => eventNumberOf(row) === eventNumber && enrolmentsOf(row).some((each) => each.patientKey === patientKey),
    );
  /** Called off as a whole, unlike one that only its group has left. */
  const isCancelled = ({ key, state }: AppointmentRecord): boolean => state === 'cancelled' && !memory.left.has(key);

  const groupOf = (row: PatientRecord): Required<GroupExtras> => {
    const client = rowOf(practice.clients, row.clientKey);
    return {
      unitId: null,
      unitName: client && !client.isDeleted ? `Home of ${fullNameOf(client)}` : 'Unknown',
      groupSize: 1,
      amountOfAdult: 0,
      extraNeeds: [row.species, row.breed].filter((word) => word !== null).join(', '),
      preferredTimes: '',
      studyLevelIds: ['other'],
      ...memory.groups.get(row.key),
    };
  };
  const groupRows = (): readonly PatientRecord[] =>
    practice.patients
      .filter(({ key }) => !memory.goneGroups.has(key))
      .toSorted((one, other) => one.createdAt - other.createdAt || one.key - other.key);
  const seatsOf = (row: AppointmentRecord, statuses: readonly string[]): number => {
    const counted = enrolmentsOf(row).filter(({ status }) => statuses.includes(status));
    if (extrasOf(row.key).seatType === 'ENROLMENT_COUNT') return counted.length;
    return counted.reduce((sum, { patientKey }) => {
      const patient = rowOf(practice.patients, patientKey);
      const group = patient && groupOf(patient);
      return sum + (group ? group.groupSize + group.amountOfAdult : 0);
    }, 0);
  };

  const nameOf = ({ kind, row }: Person): string =>
    memory.persons.get(kultusIds.of(kind, row.key))?.name ?? fullNameOf(row);
  const personOf = (id: string): Person | null => {
    const client = rowOf(practice.clients, kultusIds.key('client', id));
    if (client && !client.isDeleted) return { kind: 'client', row: client };
    const provider = rowOf(practice.providers, kultusIds.key('provider', id));
    return provider && { kind: 'provider', row: provider };
  };
  /** Everybody by name; whose account is closed is hidden. */
  const personRows = (): readonly Person[] => {
    const clients = practice.clients
      .filter(({ isDeleted }) => !isDeleted)
      .map((row) => ({ kind: 'client', row }) as const);
    const staff = practice.providers
      .filter(({ isActive }) => isActive)
      .map((row) => ({ kind: 'provider', row }) as const);
    return [...clients, ...staff].toSorted((one, other) => byName(nameOf(one), nameOf(other)));
  };
  const contactsOf = ({ key, providerKey }: AppointmentRecord): readonly Person[] => {
    const ids = memory.occurrences.get(key)?.contactIds;
    const provider = rowOf(practice.providers, providerKey);
    if (ids === undefined) return provider ? [{ kind: 'provider', row: provider }] : [];
    return ids.flatMap((id) => personOf(id) ?? []);
  };
  return {
    eventNumberOf,
    eventOf,
    extrasOf,
    enrolmentsOf,
    occurrenceRows,
    enrolmentRows,
    isCancelled,
    isEnrolled,
    groupOf,
    groupRows,
    seatsTaken: (row: AppointmentRecord): number => seatsOf(row, ['APPROVED', 'PENDING']),
    seatsApproved: (row: AppointmentRecord): number => seatsOf(row, ['APPROVED']),
    nameOf,
    personOf,
    personRows,
    contactsOf,
  };
}
