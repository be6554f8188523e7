import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { bookeoIds, isBooking, money } from './values.ts';

/** What was said of a booking that the practice has no place for. */
export interface BookingExtras {
  readonly petName?: string | undefined;
  readonly externalRef?: string | undefined;
  readonly pets?: number | undefined;
}

/** What Bookeo stores beside the practice's records. */
export interface BookeoMemory {
  readonly payments: Row[];
  readonly extras: Map<number, BookingExtras>;
}

const methods = ['creditCard', 'cash', 'debitCard'] as const;

/** A payment for each booking that took place. */
export function createMemory({ practice }: Backstage): BookeoMemory {
  const paid = practice.appointments.filter((row) => isBooking(row) && row.state === 'completed');
  const payments = paid.map((row, index) => {
    const receivedAt = row.start + row.minutes * 60_000;
    const paymentMethod = methods[index % methods.length] ?? 'cash';
    return {
      id: `41551P${String(row.key).padStart(6, '0')}`,
      receivedAt,
      creationTime: offsetText(receivedAt, zoneOf(practice, row)),
      receivedTime: offsetText(receivedAt, zoneOf(practice, row)),
      reason: 'Booking payment',
      description: `Booking ${bookeoIds.of('appointment', row.key)}`,
      comment: null,
      amount: money(row.minutes * 2),
      paymentMethod,
      paymentMethodOther: null,
      agent: 'Front desk',
      customerId: row.clientKey === null ? null : bookeoIds.of('client', row.clientKey),
      bookingNumber: bookeoIds.of('appointment', row.key),
      gatewayName: paymentMethod === 'cash' ? null : 'Square',
      transactionId: null,
    };
  });
  return { payments, extras: new Map() };
}
