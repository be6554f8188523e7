import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { PhorestMemory } from './memory.ts';
import type { PhorestRecords } from './records.ts';
import { dateTime, dayIn, instantIn, isCanceled, madeId, phorestIds, problem, textIn } from './values.ts';

interface Args {
  readonly branchId: string;
  readonly page?: number | null;
  readonly size?: number | null;
}

/** What the lists of the product share. */
export interface PhorestParts {
  readonly memory: PhorestMemory;
  readonly records: PhorestRecords;
  readonly branchIn: (branchId: string) => PlaceRecord;
}

interface Parts extends PhorestParts {
  readonly paged: <Item>(
    rows: readonly Item[],
    args: { readonly page?: number | null; readonly size?: number | null },
    show: (row: Item) => Row,
  ) => Row;
}

const dayMs = 86_400_000;
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const [opening, closing] = ['08:00:00.000', '18:00:00.000'];
const goods = [
  ['Oatmeal shampoo', 'RETAIL', 14.5],
  ['Detangling spray', 'RETAIL', 11.25],
  ['Ear cleaner', 'PROFESSIONAL', 9],
  ['Nail file', 'PROFESSIONAL', 4.2],
] as const;
const itself = (row: Row): Row => row;

/** The root fields of staff, services and of all that is sold. */
export function phorestCatalog({ practice, now }: Backstage, { memory, records, paged, branchIn }: Parts): object {
  const { key, of } = phorestIds;
  const staffAt = (place: PlaceRecord) => practice.providers.filter(({ placeKeys }) => placeKeys.includes(place.key));
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const withClient = (row: Row): Row => ({
    ...row,
    client: () => records.clientOf(key('client', textIn(row['clientId']))),
  });

  return {
    staff(args: Args & { readonly fetchArchived?: boolean | null }): Row {
      const people = staffAt(branchIn(args.branchId)).filter(({ isActive }) => args.fetchArchived === true || isActive);
      return paged(people, args, records.staff);
    },
    staffMember({ branchId, staffId }: Args & { readonly staffId: string }): Row | null {
      const person = staffAt(branchIn(branchId)).find((row) => row.key === key('provider', staffId));
      return person ? records.staff(person) : null;
    },
    staffWorkTimeTables(args: Args & { readonly fromDate: unknown; readonly toDate: unknown }): readonly Row[] {
      const people = staffAt(branchIn(args.branchId)).filter(({ isActive }) => isActive);
      const [from, to] = [args.fromDate, args.toDate].map((day) => Date.parse(`${dayIn(day) ?? ''}T00:00:00Z`));
      if (from === undefined || to === undefined || to - from > 31 * dayMs)
        throw problem(400, 'VALIDATION_ERROR', 'The range between from_date and to_date exceeds one month');
      const days: Row[] = [];
      for (let day = from; day <= to; day += dayMs) {
        const isSunday = new Date(day).getUTCDay() === 0;
        const hours = isSunday ? { type: 'NOT_WORKING' } : { type: 'WORKING', startTime: opening, endTime: closing };
        const date = dateTime(day).slice(0, 10);
        days.push(...people.map((person) => ({ staffId: of('provider', person.key), date, ...hours })));
      }
      return days;
    },
    staffBreaks({ branchId, staffId }: Args & { readonly staffId: string }): readonly Row[] {
      const [place, staffKey] = [branchIn(branchId), key('provider', staffId)];
      return practice.appointments
        .filter((row) => row.isBlock && row.placeKey === place.key && row.providerKey === staffKey && !row.isDeleted)
        .map(records.staffBreak);
    },
    branchWorkTimeTable({ branchId }: Args): readonly Row[] {
      branchIn(branchId);
      return weekdays.map((dayOfWeek) =>
        dayOfWeek === 'SUNDAY' ? { dayOfWeek } : { dayOfWeek, startTime: opening, endTime: closing },
      );
    },
    services(args: Args & { readonly categoryId?: string | null }): Row {
      branchIn(args.branchId);
      const isOf = (row: Row): boolean => !args.categoryId || row['categoryId'] === args.categoryId;
      return paged(services.map(records.service).filter(isOf), args, itself);
    },
    service({ branchId, serviceId }: Args & { readonly serviceId: string }): Row | null {
      branchIn(branchId);
      const type = services.find((row) => row.key === key('visitType', serviceId));
      return type ? records.service(type) : null;
    },
    serviceCategories(args: Args): Row {
      branchIn(args.branchId);
      const names = ['Express', 'Treatments'].map((name, index) => ({
        categoryId: madeId('serviceCategory', index + 1),
        name,
        archived: false,
      }));
      return paged(names, args, itself);
    },
    rooms(args: Args): Row {
      const place = branchIn(args.branchId);
      return paged([1, 2], args, (index) => records.room(place.key, index));
    },
    machines(args: Args): Row {
      const place = branchIn(args.branchId);
      const machine = { machineId: madeId('machine', place.key), name: 'Dryer', archived: false };
      return paged([machine], args, itself);
    },
    taxRates(args: Args): Row {
      branchIn(args.branchId);
      return paged([{ taxRateId: madeId('tax', 1), name: 'Sales tax', rate: 5.5 }], args, itself);
    },
    products(args: Args & { readonly searchQuery?: string | null }): Row {
      branchIn(args.branchId);
      const text = (args.searchQuery ?? '').toLowerCase();
      const found = goods.map(([name, type, price], index) => ({
        productId: madeId('product', index),
        name,
        type,
        price,
        barcode: `50110003${String(index + 10)}`,
        brandName: 'Brine',
        categoryName: 'Care',
        quantityInStock: 3 + index * 4,
        reorderCount: 2,
        archived: false,
      }));
      return paged(
        found.filter(({ name }) => name.toLowerCase().includes(text)),
        args,
        itself,
      );
    },
    purchases(args: Args & { readonly clientId?: string | null }): Row {
      const place = branchIn(args.branchId);
      const clientKey = args.clientId ? key('client', args.clientId) : undefined;
      const orders = memory.ledger.orders.filter(
        // Clients buy in every branch.
        (order) => 1 + (order.key % 3) === place.key && (clientKey === undefined || order.clientKey === clientKey),
      );
      return paged(orders, args, (order) =>
        withClient({
          purchaseId: madeId('purchase', order.key),
          number: `P-${String(order.key)}`,
          branchId: args.branchId,
          clientId: of('client', order.clientKey),
          purchasedAt: dateTime(order.at),
          totalAmount: (order.subtotalCents + order.taxCents) / 100,
          items: order.items.map(({ name, quantity, unitCents }) => ({
            itemType: name.includes('tablets') ? 'PRODUCT' : 'APPOINTMENT',
            name,
            quantity,
            price: unitCents / 100,
          })),
          payments: memory.ledger.payments
            .filter(({ orderKey }) => orderKey === order.key)
            .map(({ method, cents }) => ({ type: method, amount: cents / 100 })),
        }),
      );
    },
    vouchers(args: Args & { readonly filter?: Row | null }): Row {
      const { clientId, serialNumber } = args.filter ?? {};
      const found = memory.vouchers.filter(
        (row) => (!clientId || row['clientId'] === clientId) && (!serialNumber || row['serialNumber'] === serialNumber),
      );
      return paged(found, args, withClient);
    },
    voucher({ voucherId }: { readonly voucherId: string }): Row | null {
      const row = memory.vouchers.find((each) => each['voucherId'] === voucherId);
      return row ? withClient(row) : null;
    },
    reviews(args: Args): Row {
      const place = branchIn(args.branchId);
      const seen = practice.appointments.filter(
        (row) => row.placeKey === place.key && row.state === 'completed' && row.key % 5 === 0,
      );
      return paged(seen, args, (row) =>
        withClient({
          reviewId: madeId('review', row.key),
          clientId: row.clientKey === null ? null : of('client', row.clientKey),
          staffId: row.providerKey === null ? null : of('provider', row.providerKey),
          rating: 3 + (row.key % 3),
          comment: row.key % 2 === 0 ? 'Friendly and on time.' : null,
          reviewDate: wallDay(row.start, place.zone),
        }),
      );
    },
    /** Every quarter of an hour at which someone is free, within the opening hours. */
    appointmentAvailability({ branchId, input }: Args & { readonly input: Row }): readonly Row[] {
      const place = branchIn(branchId);
      const [from, to] = [instantIn(input['startTime']) ?? now(), instantIn(input['endTime']) ?? now()];
      if (to - from > 7 * dayMs) throw problem(400, 'VALIDATION_ERROR', 'The time window exceeds one week');
      const [choice] = Array.isArray(input['clientServiceSelections'])
        ? input['clientServiceSelections'].filter((row): row is Row => typeof row === 'object' && row !== null)
        : [];
      const type = rowOf(services, key('visitType', textIn(choice?.['serviceId'])));
      if (!type) throw problem(404, 'SERVICE_NOT_FOUND', 'Service not found');
      const staffKey = key('provider', textIn(choice?.['staffId']));
      const people = staffAt(place).filter((row) => row.isActive && (staffKey === null || row.key === staffKey));
      const slots: Row[] = [];
      for (let start = Math.ceil(from / 900_000) * 900_000; start + type.minutes * 60_000 <= to; start += 900_000) {
        const end = start + type.minutes * 60_000;
        const day = wallDay(start, place.zone);
        const [opens, closes] = ['08:00', '18:00'].map((time) => instantOfWall(`${day}T${time}`, place.zone));
        if (start < (opens ?? 0) || end > (closes ?? 0)) continue;
        const free = people.find((person) => {
          const isTaken = practice.appointments.some((row) => {
            const isHers = row.providerKey === person.key && !row.isDeleted && !isCanceled(row);
            return isHers && row.start < end && row.start + row.minutes * 60_000 > start;
          });
          return !isTaken;
        });
        if (!free) continue;
        const [startTime, endTime] = [dateTime(start), dateTime(end)];
        slots.push({ startTime, endTime, staffId: of('provider', free.key), serviceId: of('visitType', type.key) });
      }
      return slots;
    },
  };
}
