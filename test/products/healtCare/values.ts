import { GraphQLError } from 'graphql';
import { wordIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids as Prisma's cuid() looks, with numbers at the end. */
export const healtIds = wordIds({
  organization: 'cmhv8q2k90000l70807za',
  place: 'cmhv8q2k90000l70814qc',
  provider: 'cmhv8q5td0003l708h2md',
  visitType: 'cmhv8q5td0003l70899vt',
  client: 'cmhv8qb1x0009l7085kep',
  patient: 'cmhv8qb1x0009l708x0an',
  appointment: 'cmhv8qf7m0021l708r6ta',
});

const ownWords = {
  user: 'cmhv8q3ge0001l708u8wr',
  assistant: 'cmhv8q6wz0004l708a5ss',
  slot: 'cmhv8q7nn0006l708s1lw',
  rule: 'cmhv8qk4c0074l708r2ul',
  reminder: 'cmhv8qm9p0081l708e7rm',
  webhook: 'cmhv8qp0d0093l708w9hk',
  log: 'cmhv8qrr60102l708l0ga',
} as const;

/** The id of a row that only this product has. */
export function ownId(sort: keyof typeof ownWords, number: number): string {
  return ownWords[sort] + String(number).padStart(4, '0');
}

/** Whoever the key is of: an administrator. */
export const adminId: string = ownId('user', 900);

/** The clinic where the administrator has her account. */
export const homeKey = 1;

/** The words for how far an appointment is; who has arrived is no more than confirmed. */
export const healtWords: Readonly<Record<VisitState, 'PENDING' | 'CONFIRMED' | 'CANCELLED' | 'NOSHOW' | 'COMPLETED'>> =
  {
    planned: 'PENDING',
    confirmed: 'CONFIRMED',
    arrived: 'CONFIRMED',
    inProgress: 'CONFIRMED',
    ready: 'CONFIRMED',
    completed: 'COMPLETED',
    cancelled: 'CANCELLED',
    noShow: 'NOSHOW',
  };

/** Whether the store has this row: an appointment has a doctor and a patient. */
export function isAppointment(row: AppointmentRecord): boolean {
  return row.clientKey !== null && row.providerKey !== null && !row.isBlock && !row.isDeleted;
}

/** Patients by family name, by the code of its letters; equal ones stay as they were entered. */
export function healtPatients({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter((client) => !client.isDeleted)
    .toSorted((one, other) => (one.familyName === other.familyName ? 0 : one.familyName < other.familyName ? -1 : 1));
}

/** What the scalar DateTime writes. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What the scalar DateTime reads: a date and a time with an offset. */
export function instantOf(text: unknown): number {
  const isWhole =
    typeof text === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = isWhole ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${String(text)}.`);
  return instant;
}

/** The same of a field that can be left out or empty. */
export function instantIn(input: Row, field: string): number | null | undefined {
  const value = input[field];
  return value === undefined || value === null ? value : instantOf(value);
}

/** Ends a request the way its services do. */
export function fail(message: string, code: string, more: Row = {}): never {
  throw new GraphQLError(message, { extensions: { code, ...more } });
}

/** Ends a request of someone who has another role than is asked for. */
export function failRole(role: string): never {
  return fail('Forbidden: Insufficient role', 'FORBIDDEN', { requiredRoles: [role], userRole: 'CLINIC_ADMIN' });
}

/** Ends a request that needs a permission which no role has. */
export function failPermission(requiredPermission: string): never {
  return fail('Forbidden: Missing required permission', 'FORBIDDEN', { requiredPermission });
}
