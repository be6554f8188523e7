import { mixed, uuidIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, type ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Every row has a UUID of its own. */
export const careIds = uuidIds();

const others = [
  'clientUser',
  'staffUser',
  'contact',
  'identifier',
  'caregiver',
  'booking',
  'request',
  'hours',
] as const;

/** The UUID of a row that the practice doesn't have: users are other rows than the profiles they have. */
export function careId(kind: (typeof others)[number], key: number): string {
  const number = key * 8 + others.indexOf(kind);
  const mix = mixed(number + 7)
    .toString(16)
    .padStart(8, '0');
  const tail = number.toString(16).padStart(12, '0');
  return `${mix}-${mix.slice(3, 7)}-4${mix.slice(0, 3)}-b${mix.slice(4, 7)}-${tail}`;
}

/** What was written of a client beyond what the practice keeps. */
export interface ClientExtras {
  readonly username?: string;
  readonly cccNumber?: string;
  readonly gender?: string;
  readonly dateOfBirth?: string;
  readonly clientTypes?: readonly string[];
  readonly counselled?: boolean;
}

/** What was written beyond what the practice keeps, for as long as a server runs. */
export interface CareLedger {
  readonly clients: Map<number, ClientExtras>;
  readonly rescheduled: Set<number>;
  readonly verified: Set<number>;
  readonly requests: Row[];
  readonly read: Set<string>;
}

export function createCareLedger(): CareLedger {
  return { clients: new Map(), rescheduled: new Set(), verified: new Set(), requests: [], read: new Set() };
}

/** The number of a client in the care programme, by which the desk knows her. */
export function cccOf({ clients }: CareLedger, key: number): string {
  return clients.get(key)?.cccNumber ?? String(1_471_600_000 + key * 37);
}

export function usernameOf({ clients }: CareLedger, row: ClientRecord): string {
  const [word = ''] = fullNameOf(row).toLowerCase().split(' ');
  return clients.get(row.key)?.username ?? `${word}-${String(row.key)}`;
}

export function staffUsernameOf({ key, givenName }: ProviderRecord): string {
  return `${givenName.toLowerCase()}-s${String(key)}`;
}

export function staffNumberOf({ key }: ProviderRecord): string {
  return `ST-${String(400 + key)}`;
}

/** Whether ILIKE '%part%' finds a part, in which % and _ stand for anything. */
function contains(value: string | null, part: string): boolean {
  if (value === null) return false;
  const escaped = part
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(escaped, 'isu').test(value);
}

/** Whether a search finds a client, whose contact has to be there: by her number, names or phone. */
export function findsClient(ledger: CareLedger, row: ClientRecord, part: string): boolean {
  const phone = row.phones[0]?.value;
  if (row.isDeleted || !row.isActive || phone === undefined) return false;
  const texts = [cccOf(ledger, row.key), usernameOf(ledger, row), fullNameOf(row), phone];
  // A phone is also found by how it is dialled within the country, with a zero in front.
  return texts.some((text) => contains(text, part)) || contains(phone, part.replace('0', ''));
}

/** Whether a search finds a member of staff. */
export function findsStaff(row: ProviderRecord, part: string): boolean {
  const texts = [staffNumberOf(row), staffUsernameOf(row), fullNameOf(row), staffPhoneOf(row)];
  return row.isActive && texts.some((text) => contains(text, part));
}

export function staffPhoneOf({ key }: ProviderRecord): string {
  return `+1 207 555 02${String(10 + key)}`;
}

/** Whether a row came from the clinic's record as an appointment: what is called off is not sent. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && row.state !== 'cancelled';
}

/** Whether a row was booked by the client herself in her app. */
export function isBooking(row: AppointmentRecord): boolean {
  return isAppointment(row) && row.key % 3 === 0;
}
