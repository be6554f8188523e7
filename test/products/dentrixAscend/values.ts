import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Thirteen digits, which begin with where an organization is kept; each kind of thing is counted on its own. */
export const ascendIds = numberedIds({
  organization: 7_000_000_000_042,
  place: 7_000_000_000_113,
  provider: 7_000_000_000_620,
  visitType: 7_000_000_031_400,
  client: 7_000_000_457_900,
  patient: 7_000_000_000_000,
  appointment: 7_000_002_118_300,
});

/** Where the counting of things begins that the practice has no kind for. */
export const firstIds = {
  operatory: 7_000_000_000_800,
  user: 7_000_000_000_420,
  phone: 7_000_000_910_000,
  note: 7_000_000_065_000,
  procedure: 7_000_003_300_000,
  feeSchedule: 7_000_000_000_050,
  recareTemplate: 7_000_000_000_070,
  recare: 7_000_000_240_000,
  txCase: 7_000_000_028_440,
  visit: 7_000_000_029_900,
  carrier: 7_000_000_001_200,
  plan: 7_000_000_001_900,
  deductible: 7_000_000_002_300,
  subscriberPlan: 7_000_000_070_000,
  patientPlan: 7_000_000_080_000,
  claim: 7_000_000_500_000,
  referral: 7_000_000_003_100,
  lab: 7_000_000_003_300,
  scheduleTemplate: 7_000_000_004_000,
  scheduleReason: 7_000_000_004_600,
  organizationCondition: 7_000_000_005_000,
  patientCondition: 7_000_000_120_000,
  perioExam: 7_000_000_130_000,
  probe: 7_000_000_140_000,
  clinicalNote: 7_000_000_150_000,
  document: 7_000_000_190_000,
  signature: 7_000_000_210_000,
  transaction: 7_000_004_000_000,
  event: 7_000_002_900_000,
} as const;

/** The id of such a thing. */
export function idOf(kind: keyof typeof firstIds, key: number): string {
  return String(firstIds[kind] + key);
}

/** The key behind such an id; null where it is none. */
export function keyOf(kind: keyof typeof firstIds, id: string): number | null {
  const key = /^\d+$/.test(id) ? Number(id) - firstIds[kind] : 0;
  return key > 0 ? key : null;
}

/** The statuses of an appointment that stand for a state; LATE, READY and LEFT_MESSAGE only come by a write. */
export const ascendStatuses = {
  planned: 'UNCONFIRMED',
  confirmed: 'CONFIRMED',
  arrived: 'HERE',
  inProgress: 'CHAIR',
  ready: 'CHECKOUT',
  completed: 'COMPLETED',
  cancelled: 'BROKEN',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** The states behind all statuses. */
export const statesOfStatuses: Readonly<Record<string, VisitState>> = {
  UNCONFIRMED: 'planned',
  LEFT_MESSAGE: 'planned',
  LATE: 'planned',
  CONFIRMED: 'confirmed',
  HERE: 'arrived',
  READY: 'arrived',
  CHAIR: 'inProgress',
  CHECKOUT: 'ready',
  COMPLETED: 'completed',
  BROKEN: 'cancelled',
  NO_SHOW: 'noShow',
};

/** An appointment has a patient and a provider; what was deleted is gone, and blocks are events. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && row.providerKey !== null;
}

/** Patients in the order of their ids. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The ten digits of a number of North America; other numbers stay as they were typed. */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === 10) return digits;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : text;
}

/** The kinds of phones. */
export const phoneTypes = {
  Mobile: 'MOBILE',
  Home: 'HOME',
  Work: 'WORK',
} as const satisfies Record<PhoneRecord['label'], string>;

/** An instant in UTC with milliseconds: 2026-11-17T14:00:00.000Z. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of a text with an offset or Z; null where it is none. */
export function instantIn(text: string): number | null {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** Whole cents as dollars. */
export function dollars(cents: number): number {
  return cents / 100;
}
