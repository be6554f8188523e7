import { instantOfWall, wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import { dueOf, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ZenotiMemory } from './memory.ts';
import type { ZenotiRecords } from './records.ts';
import { badRequest, cancellationReasons, dayIn, guidOf, isOff, zenotiIds } from './values.ts';

interface Args extends ConnectionArgs {
  readonly centerId: string;
}

interface Parts {
  readonly memory: ZenotiMemory;
  readonly records: ZenotiRecords;
  readonly connect: <Item>(rows: readonly Item[], args: ConnectionArgs, show: (row: Item) => Row) => Row;
  readonly centerIn: (centerId: string) => PlaceRecord;
}

const quarterMs = 900_000;
const goods = ['Oatmeal shampoo', 'Detangling spray', 'Ear cleaner'];
const itself = (row: Row): Row => row;

/** The root fields of staff, services and of all that is sold. */
export function zenotiCatalog({ practice }: Backstage, { memory, records, connect, centerIn }: Parts): object {
  const { key, of } = zenotiIds;
  const staffAt = (centerId: string) => {
    const place = centerIn(centerId);
    return practice.providers.filter(({ placeKeys }) => placeKeys.includes(place.key));
  };
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);

  const invoice = (order: OrderRecord): Row => {
    const person = rowOf(practice.clients, order.clientKey);
    const place = rowOf(practice.places, order.placeKey);
    const isClosed = dueOf(memory.ledger, order) === 0;
    return {
      id: guidOf('invoice', order.key),
      invoiceNumber: `INV${String(order.key)}`,
      receiptNumber: isClosed ? `R${String(order.key)}` : '',
      centerId: of('place', order.placeKey),
      invoiceDate: wallText(order.at, place?.zone ?? 'UTC'),
      status: isClosed ? 'CLOSED' : 'OPEN',
      guest: person && records.bookGuest(person),
      invoiceItems: order.items.map(({ name, quantity, unitCents }, index) => ({
        id: guidOf('item', order.key * 10 + index),
        name,
        quantity,
        finalPrice: (quantity * unitCents) / 100,
      })),
      totalPrice: {
        netPrice: order.subtotalCents / 100,
        tax: order.taxCents / 100,
        totalPrice: (order.subtotalCents + order.taxCents) / 100,
        sumPaid: paidOf(memory.ledger, order.key) / 100,
      },
    };
  };

  return {
    therapists: (args: Args) =>
      connect(
        staffAt(args.centerId).filter(({ isActive }) => isActive),
        args,
        records.therapist,
      ),
    employees: (args: Args) => connect(staffAt(args.centerId), args, records.therapist),
    services(args: Args): Row {
      centerIn(args.centerId);
      return connect(services, args, records.service);
    },
    rooms(args: Args): Row {
      const place = centerIn(args.centerId);
      return connect([1, 2], args, (index) => records.room(place.key, index));
    },
    products(args: Args): Row {
      centerIn(args.centerId);
      const rows = goods.map((name, index) => ({
        id: guidOf('product', index),
        code: `P${String(index)}`,
        name,
        description: '',
        priceInfo: records.price(9 + index * 2.5),
        quantityOnHand: 4 + index * 3,
      }));
      return connect(rows, args, itself);
    },
    memberships(args: Args): Row {
      centerIn(args.centerId);
      const rows = ['Monthly care', 'Yearly care'].map((name, index) => ({
        id: guidOf('membership', index),
        versionId: guidOf('version', index),
        name,
        priceInfo: records.price(index === 0 ? 29 : 290),
        isRecurringMembership: true,
        paymentFrequency: index === 0 ? '1 Months' : '12 Months',
      }));
      return connect(rows, args, itself);
    },
    invoices(args: Args & { readonly startDate?: unknown; readonly endDate?: unknown }): Row {
      const place = centerIn(args.centerId);
      const [from, to] = [dayIn(args.startDate) ?? '', dayIn(args.endDate) ?? '9999'];
      const rows = memory.ledger.orders.filter(({ placeKey, at }) => {
        const day = wallDay(at, place.zone);
        return placeKey === place.key && day >= from && day <= to;
      });
      return connect(rows, args, invoice);
    },
    invoice({ id }: { readonly id: string }): Row | null {
      const order = memory.ledger.orders.find((row) => guidOf('invoice', row.key) === id);
      return order ? invoice(order) : null;
    },
    cancellationReasons({ centerId }: Args): readonly Row[] {
      centerIn(centerId);
      return cancellationReasons.map((name, index) => ({ id: guidOf('reason', index), name }));
    },
    /** Every quarter of an hour of a day, and who is free then. */
    availableSlots(
      args: Args & { readonly date: unknown; readonly serviceId: string; readonly therapistId?: string | null },
    ) {
      const place = centerIn(args.centerId);
      const type = rowOf(services, key('visitType', args.serviceId));
      if (!type) throw badRequest(404, 'The service does not exist');
      const day = dayIn(args.date) ?? '';
      const wanted = args.therapistId ? key('provider', args.therapistId) : null;
      const people = staffAt(args.centerId).filter((row) => row.isActive && (wanted === null || row.key === wanted));
      const [opens, closes] = [`${day}T08:00`, `${day}T18:00`].map((wall) => instantOfWall(wall, place.zone));
      const slots: Row[] = [];
      const minutes = type.minutes * 60_000;
      for (let start = opens ?? 0; start + minutes <= (closes ?? 0); start += quarterMs) {
        const free = people.find((person) => {
          const isTaken = practice.appointments.some((row) => {
            const isHers = row.providerKey === person.key && !row.isDeleted && !isOff(row);
            return isHers && row.start < start + minutes && row.start + row.minutes * 60_000 > start;
          });
          return !isTaken;
        });
        const therapistId = free ? of('provider', free.key) : null;
        slots.push({ time: wallText(start, place.zone), available: free !== undefined, therapistId });
      }
      return slots;
    },
  };
}
