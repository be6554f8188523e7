import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { peopleOf } from './people.ts';
import { spacesOf } from './spaces.ts';
import { type BookingList, type Extras, optixIds, phaseOf, roomOf, seconds } from './words.ts';

const remarks = ['Paid by card last time', 'Needs a parking space', 'Called to confirm'];

/** How rows of the practice look there. */
export type OptixRecords = ReturnType<typeof optixRecords>;

/** Makes rows from the records of a practice. */
export function optixRecords(backstage: Backstage, extras: Extras, list: BookingList) {
  const { practice, now, meet } = backstage;
  const spaces = spacesOf(backstage, extras, list);
  const people = peopleOf(backstage, extras, list, spaces);
  const ledger: Ledger = createLedger(practice);
  const booking = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const room = roomOf(row, extras);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const [start, end] = [seconds(row.start), seconds(row.start + row.minutes * 60_000)];
    const phase = phaseOf(row);
    const notes = extras.notes.has(row.key)
      ? extras.notes.get(row.key)
      : row.key % 11 === 0
        ? remarks[row.key % 3]
        : null;
    const isOver = row.state === 'completed';
    return {
      booking_id: optixIds.of('appointment', row.key),
      organization_id: optixIds.of('organization', 1),
      account: () => client && people.account(client),
      location: () => spaces.location(row.placeKey),
      resource: () => room && spaces.resource(room),
      title: row.reason,
      notes,
      body: notes,
      quantity: 1,
      duration: row.minutes / 60,
      start_timestamp: start,
      check_in_timestamp: start,
      end_timestamp: end,
      check_out_timestamp: end,
      created_timestamp: seconds(row.createdAt),
      ended_timestamp: isOver ? end : null,
      user: () => (client === null ? null : client.givenName === null ? people.staff(1) : people.user(client)),
      created_by_user: () => people.staff(1 + (row.key % 7)),
      is_new: phase === 'new',
      is_approved: phase === 'approved',
      is_completed: isOver,
      is_canceled: phase === 'canceled',
      is_rejected: false,
      origin: 'OPTIX',
      invitees: [],
      is_recurring: false,
      is_recurrence_exception: false,
      source: row.key % 5 === 0 ? 'Mobile app' : 'Admin dashboard',
      is_hidden: false,
      payment: () => ({
        account: client ? people.account(client) : people.house(),
        quantity: row.minutes / 60,
        unit_amount: 0,
        price_description: '$0.00/hour',
        tax_rate: 0,
        tax: 0,
        total: 0,
        unlimited_allowance: true,
      }),
      invoices: [],
    };
  };

  const invoices = (): readonly Row[] =>
    ledger.orders.map((order) => {
      const client = practices.rowOf(practice.clients, order.clientKey);
      const total = (order.subtotalCents + order.taxCents) / 100;
      const paid = ledger.payments
        .filter(({ orderKey }) => orderKey === order.key)
        .reduce((sum, { cents }) => sum + cents, 0);
      const due = order.at + 14 * 86_400_000;
      const isPaid = paid / 100 >= total;
      const status = isPaid ? 'PAID' : due < now() ? 'OVERDUE' : 'DUE';
      return {
        invoice_id: String(500_000 + order.key),
        number: `INV-${String(order.key).padStart(5, '0')}`,
        organization: people.organization(),
        account: () => client && people.account(client),
        subtotal: order.subtotalCents / 100,
        tax: order.taxCents / 100,
        total,
        balance: total - paid / 100,
        created_timestamp: seconds(order.at),
        due_timestamp: seconds(due),
        paid_timestamp: isPaid ? seconds(order.at + 1_200_000) : null,
        is_due: status === 'DUE',
        is_overdue: status === 'OVERDUE',
        is_paid: isPaid,
        is_void: false,
        status,
      };
    });

  return { ...spaces, ...people, booking, invoices };
}
