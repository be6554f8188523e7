import type { Ids } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, type Kind, type Practice, rowOf } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';
import { hasClearDay } from '../clearDay.ts';

/** Types that have rows in the practice, and what the number of its first row comes after: people are of one table. */
const tables: Partial<Record<Kind, readonly [type: string, before: number]>> = {
  provider: ['UserType', 1],
  client: ['UserType', 20],
  appointment: ['AppointmentType', 0],
};

/** The number of a row in its table. */
export function pkOf(kind: Kind, key: number): number {
  return (tables[kind]?.[1] ?? 0) + key;
}

/** A global id as graphql-relay writes it. */
export function globalId(type: string, pk: number | null): string {
  return Buffer.from(`${type}:${String(pk ?? 'None')}`).toString('base64');
}

/** The number in a global id of a type, or null. */
export function pkIn(type: string, id: string | number | null | undefined): number | null {
  const [, found, digits] = /^(\w+):(\d+)$/.exec(Buffer.from(String(id ?? ''), 'base64').toString()) ?? [];
  return found === type && digits !== undefined ? Number(digits) : null;
}

/** Global ids, which tell the table; staff and patients are users alike. */
export const kapIds: Ids = {
  of: (kind, key) => globalId(tables[kind]?.[0] ?? kind, pkOf(kind, key)),
  key(kind, id) {
    const [type = kind, before = 0] = tables[kind] ?? [];
    const pk = pkIn(type, id);
    if (pk === null || pk <= before || (kind === 'provider' && pk > pkOf('client', 0))) return null;
    return pk - before;
  },
};

/** Whoever asks: an administrator. */
export const callerPk = 1;

/** Groups by their numbers, from one; a user who is in several shows the first. */
export const groupNames = ['Admin', 'Doctor', 'Labor', 'Patient'] as const;

export type GroupName = (typeof groupNames)[number];

const seeds = new Map(clientsOfPractice().map((row) => [row.key, row]));

/** What a patient is called: a number of the study, or what was entered for a new one. No names are kept. */
export function usernameOf({ key, givenName, familyName }: ClientRecord): string {
  const seed = seeds.get(key);
  const isSeed = seed?.givenName === givenName && seed.familyName === familyName;
  return isSeed ? String(key).padStart(3, '0') : familyName;
}

/** Every user has an email. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `patient${String(key)}@nowhere.example.test`;
}

/** The patients in the order in which they were entered. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** Whether a row was ever somebody's appointment here; there are no zones, so that its day must be clear. */
function isSomeones(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && row.clientKey !== null && hasClearDay(row);
}

/** Whether it still is: who calls off leaves a free slot behind. */
export function isTaken(row: AppointmentRecord): boolean {
  return isSomeones(row) && row.state !== 'cancelled';
}

/** An appointment without a patient of the practice: a free slot as a rule. */
export interface SlotRow {
  readonly pk: number;
  readonly title: string;
  readonly commentDoctor: string;
  readonly commentPatient: string;
  readonly start: number;
  readonly end: number;
  readonly taken: boolean;
  /** Whoever of the staff took it. */
  readonly userPk: number | null;
  readonly createdAt: number;
}

const slotMinutes = 30;
const slotMs = slotMinutes * 60_000;
const firstPk = 1001;
const openDays = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const openTimes = ['15:00', '15:30', '16:30', '17:00'];

/** What is left of an appointment that was called off: itself where it has the usual length, or as many slots as fit. */
export function freedSlots(slot: SlotRow, nextPk: number): readonly SlotRow[] {
  const free = { ...slot, taken: false, userPk: null };
  if (slot.end - slot.start === slotMs) return [free];
  const count = halfToEven((slot.end - slot.start) / slotMs);
  return Array.from({ length: count }, (_, index) => {
    const start = slot.start + index * slotMs;
    return { ...free, pk: nextPk + index, commentPatient: '', start, end: start + slotMs };
  });
}

/** The free slots: those that were called off, and some of the coming week. */
export function slotsOf(practice: Practice): SlotRow[] {
  const slots: SlotRow[] = openDays.flatMap((day, index) =>
    openTimes.map((time, number) => {
      const start = Date.parse(`${day}T${time}:00Z`);
      const row = { commentDoctor: number === 0 ? 'Fasting' : '', commentPatient: '', taken: false, userPk: null };
      const pk = firstPk + index * openTimes.length + number;
      return { ...row, pk, title: 'Blood sample', start, end: start + slotMs, createdAt: start - 40 * 86_400_000 };
    }),
  );
  for (const row of practice.appointments.filter((each) => isSomeones(each) && each.state === 'cancelled')) {
    const slot = slotFrom(practice, row);
    slots.push(...freedSlots({ ...slot, commentPatient: '' }, 1 + Math.max(...slots.map(({ pk }) => pk), firstPk)));
  }
  return slots;
}

/** An appointment of the practice as a slot. */
export function slotFrom(practice: Practice, row: AppointmentRecord): SlotRow {
  return {
    pk: pkOf('appointment', row.key),
    title: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
    commentDoctor: row.key % 4 === 0 ? 'Bring the diary' : '',
    commentPatient: row.reason ?? '',
    start: row.start,
    end: row.start + row.minutes * 60_000,
    taken: true,
    userPk: null,
    createdAt: row.createdAt,
  };
}

/** Python's rounding. */
function halfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
