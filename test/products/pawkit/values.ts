import { createHash } from 'node:crypto';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type VisitState,
  createPractice,
  rowOf,
} from '../../dialects/practice.ts';
import { inScanOrder } from '../../dialects/tokens/records.ts';
import { hasClearDay } from '../clearDay.ts';

const uuids = uuidIds();
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Seven digits of a hash for each booking, as the pages draw their ids. */
const shortIds = Array.from({ length: 2000 }, (_, key) => {
  const bytes = createHash('sha256').update(uuids.of('appointment', key)).digest();
  return Array.from(bytes.subarray(0, 7), (byte) => digits.charAt(byte % digits.length)).join('');
});
const bookingKeys = new Map(shortIds.map((id, key) => [id, key]));

/** UUIDs, but for bookings: theirs are short, and no key. */
export const pawkitIds: Ids = {
  of: (kind, key) => (kind === 'appointment' ? (shortIds[key] ?? '') : uuids.of(kind, key)),
  key: (kind, id) => (kind === 'appointment' ? (bookingKeys.get(String(id)) ?? null) : uuids.key(kind, id)),
};

/** Ids of items that the practice doesn't have are taken from far behind those of visit types. */
export const extraId = (number: number): string => uuids.of('visitType', number);
export const slotIdOf = (bookingKey: number): string => extraId(20_000 + bookingKey);
export const orderIdOf = (bookingKey: number): string => extraId(30_000 + bookingKey);
export const linkIdOf = (bookingKey: number, index: number): string => extraId(40_000 + bookingKey * 10 + index);

export const iso = (instant: number): string => new Date(instant).toISOString();
export const opened = iso(Date.parse('2024-02-05T03:12:44.871Z'));

/** The kinds of animals that the service knows. */
export const petTypes: Readonly<Record<string, string>> = {
  Canine: 'DOG',
  Feline: 'CAT',
  Rabbit: 'RABBIT',
  Avian: 'BIRD',
};

const states = {
  planned: 'PENDING_CONFIRMATION',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
} satisfies Record<VisitState, string>;

export const isFreeTrial = ({ key }: AppointmentRecord): boolean => key % 11 === 0;

const firstNewKey = 1 + createPractice().appointments.length;

/** Whether a visit was entered while the service ran. */
export const isNew = ({ key }: AppointmentRecord): boolean => key >= firstNewKey;

/** The statuses of a booking that nobody has confirmed. */
export const pendingWords = ['PENDING_PAYMENT', 'PENDING_CONFIRMATION', 'PENDING'];

/** How far a booking is: what is to be paid for waits for that first, and the oldest have a status that is no longer used. */
export function statusOf(row: AppointmentRecord): string {
  if (row.state !== 'planned' || isFreeTrial(row)) return states[row.state];
  return row.key % 13 === 0 ? 'PENDING' : (['PENDING_PAYMENT', states.planned][row.key % 2] ?? states.planned);
}

/** Whether there is a booking of a visit: each has a customer, and what is deleted is gone. */
export function isBooking(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Customers as a scan comes across them. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  return inScanOrder(clients.filter((row) => !row.isDeleted));
}

/** Animals as a scan comes across them, those that were deleted among them. */
export function petsOf(practice: Practice): readonly PatientRecord[] {
  return inScanOrder(practice.patients.filter((row) => rowOf(practice.clients, row.clientKey)?.isDeleted === false));
}

export const petTypeOf = ({ species }: PatientRecord): string => petTypes[species] ?? 'OTHER';

/** The breed of an animal; the pages enter one where none is known. */
export function breedOf(row: PatientRecord): string {
  const type = petTypeOf(row);
  return row.breed ?? `Unknown ${type.slice(0, 1)}${type.slice(1).toLowerCase()} Breed`;
}

/** The category of each type of visit. */
export const categories = ['WELLNESS', 'VACCINATION', 'VET_CONSULT', 'VET_CONSULT', 'GROOMING', 'NURSING'];
export const nailTrim = 5;
export const kinds = ['ALL', 'DOG', 'CAT', 'RABBIT', 'BIRD', 'OTHER'];

/** A service of one place: most are for all animals, one is for each kind apart. */
export interface ServiceKey {
  readonly placeKey: number;
  readonly typeKey: number;
  readonly kind: string;
}

export function serviceIdOf({ placeKey, typeKey, kind }: ServiceKey): string {
  return extraId(10_000 + placeKey * 100 + typeKey * 10 + kinds.indexOf(kind));
}

/** All services; what blocks time is none. */
export function servicesOf({ places, visitTypes }: Practice): readonly ServiceKey[] {
  return places.flatMap(({ key: placeKey }) =>
    visitTypes
      .filter((type) => type.isBookable)
      .flatMap(({ key: typeKey }) =>
        (typeKey === nailTrim ? kinds.slice(1) : kinds.slice(0, 1)).map((kind) => ({ placeKey, typeKey, kind })),
      ),
  );
}

/** The service that a visit is booked at. */
export function serviceOf(row: AppointmentRecord, patient: PatientRecord | null): ServiceKey {
  const { placeKey, typeKey } = row;
  return { placeKey, typeKey, kind: typeKey === nailTrim ? (patient ? petTypeOf(patient) : 'OTHER') : 'ALL' };
}
