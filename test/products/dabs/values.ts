import { globalIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Global ids, which tell the type; doctors are accounts, as everybody is who works there. */
export const dabsIds = globalIds({
  organization: 'OrganizationNode',
  place: 'PlaceNode',
  provider: 'AccountNode',
  visitType: 'VisitTypeNode',
  client: 'PatientNode',
  patient: 'PetNode',
  appointment: 'AppointmentNode',
});

/** A global id as graphql-relay writes it. */
export function globalId(type: string, pk: number): string {
  return Buffer.from(`${type}:${String(pk)}`).toString('base64');
}

/** Type and number of a global id; null where it is none. */
export function partsOf(id: string): { readonly type: string; readonly pk: string } | null {
  const [, type, pk] = /^([^:]+):(.+)$/s.exec(Buffer.from(id, 'base64').toString()) ?? [];
  return type === undefined || pk === undefined ? null : { type, pk };
}

const words: Readonly<Record<VisitState, string>> = {
  planned: 'NEW',
  confirmed: 'NEW',
  arrived: 'NEW',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'QUERIED',
};

/** How far an appointment is, in the words of the schema; the column has them in small letters. */
export function statusOf({ state }: AppointmentRecord): string {
  return words[state];
}

/** The patients in the order in which they were registered. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** Every patient has an address for mail that nobody else has. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `patient${String(key)}@nowhere.example.test`;
}

/** Every patient has a number, too. */
export function mobileOf({ key, phones }: ClientRecord): string {
  return phones[0]?.value ?? `+256 700 55${String(5000 + key)}`;
}

/** Whether the system has this appointment: it needs a patient and a doctor; nothing is ever deleted. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isKept = !row.isBlock && !row.isDeleted && hasClearDay(row);
  return isKept && row.clientKey !== null && row.providerKey !== null;
}

/** An aware time as Python writes it. */
export function isoFormat(instant: number, micros = 0): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
  return new Date(instant).toISOString().replace('.000Z', `${fraction}+00:00`);
}

/** A text as MySQL compares it by its usual collation. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
