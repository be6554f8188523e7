import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  rowOf,
} from '../../dialects/practice.ts';
import type { EventRow, KukkuuMemory } from './memory.ts';
import type { Row } from '../generatedRows.ts';
import { globalId, isOccurrence, keyIn, kukkuuIds } from './values.ts';

/** A child that something is asked of. */
export interface ChildId {
  readonly childId?: string | null;
}

/** What is asked of the practice and of the store beside it. */
export function kukkuuLookups(practice: Practice, memory: KukkuuMemory, now: () => number) {
  const { eventOf } = memory;
  const newestFirst = (): readonly EventRow[] =>
    [...memory.events.values()].toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id);

  /** The children of an occurrence, the first one first. */
  const childKeysOf = (row: AppointmentRecord): readonly number[] => [
    ...(row.patientKey === null ? [] : [row.patientKey]),
    ...(memory.others.get(row.key) ?? []),
  ];
  const occurrenceRows = (fits: (row: AppointmentRecord) => boolean = () => true): readonly AppointmentRecord[] =>
    practice.appointments
      .filter((row) => isOccurrence(row) && fits(row))
      .toSorted((one, other) => one.start - other.start || one.key - other.key);
  const guardianOf = (patient: PatientRecord): ClientRecord | null => {
    const client = rowOf(practice.clients, patient.clientKey);
    return client && !client.isDeleted ? client : null;
  };

  const enrolmentCount = (key: number, fits: (row: AppointmentRecord) => boolean): number =>
    occurrenceRows((row) => childKeysOf(row).includes(key) && fits(row)).length;
  const yearOf = ({ start }: AppointmentRecord): number => new Date(start).getUTCFullYear();
  const thisYear = (): number => new Date(now()).getUTCFullYear();
  const canEnrol = (key: number, eventId: number): boolean => {
    const dates = occurrenceRows((row) => eventOf(row)?.id === eventId);
    return dates.length > 0 && dates.every((row) => !childKeysOf(row).includes(key));
  };
  const available = (key: number): readonly EventRow[] =>
    newestFirst().filter(({ id }) => {
      return canEnrol(key, id) && occurrenceRows((row) => eventOf(row)?.id === id && row.start >= now()).length > 0;
    });

  const attendedOf = (row: AppointmentRecord, key: number): boolean | null => {
    const stored = memory.attended.get(row.key * 1000 + key);
    if (stored !== undefined) return stored;
    return row.state === 'completed' ? true : row.state === 'noShow' ? false : null;
  };
  const capacityOf = (row: AppointmentRecord): number | null =>
    memory.extras.get(row.key)?.capacityOverride ?? eventOf(row)?.capacityPerOccurrence ?? null;

  const childNotes = (key: number): Row => ({
    __typename: 'ChildNotesNode',
    id: globalId('ChildNotesNode', keyIn(kukkuuIds.of('patient', key)) ?? ''),
    notes: memory.notes.get(key) ?? '',
    childId: keyIn(kukkuuIds.of('patient', key)),
  });

  const canChildEnroll =
    (fits: (row: EventRow) => boolean) =>
    ({ childId }: ChildId): boolean => {
      const key = kukkuuIds.key('patient', childId);
      return key !== null && newestFirst().some((row) => fits(row) && canEnrol(key, row.id));
    };

  return {
    childNotes,
    canChildEnroll,
    newestFirst,
    childKeysOf,
    occurrenceRows,
    guardianOf,
    enrolmentCount,
    yearOf,
    thisYear,
    canEnrol,
    available,
    attendedOf,
    capacityOf,
  };
}
