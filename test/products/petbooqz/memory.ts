import { type Practice, rowOf, zoneOf } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { dateTime, isOnline, pbid, petbooqzIds } from './values.ts';

/** A time that is held for a few minutes. */
export interface Hold {
  readonly slotId: string;
  /** The key that the appointment will have. */
  readonly key: number;
  readonly calendar: string;
  readonly placeKey: number;
  readonly start: number;
  readonly minutes: number;
  readonly note: string | null;
  /** The type of appointment, where it was said already. */
  readonly typeKey: number | null;
  readonly created: number;
  readonly expires: number;
}

/** What was said of an appointment that the practice doesn't keep. */
export interface SlotExtra {
  readonly calendar: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly note: string | null;
}

/** What the product keeps beside the practice. */
export interface PetbooqzMemory {
  readonly ledger: Ledger;
  /** By id of their slot. */
  readonly holds: Map<string, Hold>;
  /** By key of the appointment. */
  readonly extras: Map<number, SlotExtra>;
  readonly reservations: Row[];
  readonly histories: Row[];
  readonly asapOrders: readonly Row[];
}

/** Milliseconds for which a reservation stands. */
export const holdMs: number = 8 * 60_000;

const { of } = petbooqzIds;
const examined = ['Bright, alert and responsive. HR and RR within normal limits.', 'Owner reports improvement.'];
const orders = [
  ['Medication', 'Repeat script, to be picked up'],
  ['Food', '2 x 7.5 kg renal diet'],
] as const;

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): PetbooqzMemory {
  const ledger = createLedger(practice);
  const visits = practice.appointments.filter((row) => !row.isBlock && !row.isDeleted);
  const written = (instant: number, row: (typeof visits)[number]): string => dateTime(instant, zoneOf(practice, row));
  return {
    ledger,
    holds: new Map(),
    extras: new Map(),
    reservations: visits.filter(isOnline).map((row) => ({
      ReservationId: of('appointment', row.key),
      DateCreated: written(row.createdAt, row),
      Status: 'FINALISED',
      ApptId: of('appointment', row.key),
      Expires: written(row.createdAt + holdMs, row),
      ClinicCode: of('place', row.placeKey),
    })),
    histories: visits
      .filter(({ state, patientKey }) => state === 'completed' && patientKey !== null)
      .map((row) => ({
        title: rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Consultation',
        client_id: row.clientKey === null ? '' : of('client', row.clientKey),
        patient_id: of('patient', row.patientKey ?? 0),
        notes: [row.reason, examined[row.key % examined.length]].filter((text) => text !== null).join('. '),
        date: written(row.start, row),
      })),
    asapOrders: ledger.orders
      .filter(({ key, patientKey }) => key % 6 === 0 && patientKey !== null)
      .map(({ key, clientKey, patientKey, placeKey, at }) => {
        const [order_type, notes] = orders[key % 4 === 0 ? 0 : 1];
        return {
          order_id: pbid('order', key),
          client_id: of('client', clientKey),
          patient_id: of('patient', patientKey ?? 0),
          order_date: dateTime(at, rowOf(practice.places, placeKey)?.zone ?? 'UTC'),
          order_status: key % 12 === 0 ? 'Ready' : 'Collected',
          order_type,
          notes,
          client_practice: of('place', placeKey),
        };
      }),
  };
}
