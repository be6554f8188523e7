import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { pageOf } from './pages.ts';
import { type MoeGoMemory, moeGoRecords } from './records.ts';
import { salesOf } from './sales.ts';
import {
  isAppointment,
  isWanted,
  isWithin,
  moeGoIds,
  petCodes,
  refusal,
  rowsIn,
  statusWords,
  textIn,
} from './values.ts';
import { moeGoWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly companyId?: string;
  readonly businessId?: string;
  readonly businessIds?: readonly string[] | null;
  readonly filter?: Row | null;
}

interface RowArgs {
  readonly id: string;
  readonly businessId?: string;
  readonly customerId?: string;
}

const { of, key } = moeGoIds;

/** The root fields of the service. */
export function moeGoRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: MoeGoMemory = { booked: new Map(), petNotes: new Map() };
  const records = moeGoRecords(backstage, memory);
  const sales = salesOf(backstage);

  /** Everything but businesses and customers themselves is looked for within a company. */
  const within = (companyId: string | undefined): void => {
    if (companyId !== of('organization', practice.organization.key)) throw refusal('NOT_FOUND', 'company not found');
  };
  const plain = (rows: readonly Row[], args: ConnectionArgs): Row => pageOf(rows, args, cap, (row) => row);
  const filterOf = ({ filter }: ListArgs): Row => (isRow(filter) ? filter : {});

  const fits = (row: AppointmentRecord, filter: Row): boolean =>
    isWithin(row.start, filter['startTime']) &&
    isWithin(row.start + row.minutes * 60_000, filter['endTime']) &&
    isWithin(row.updatedAt, filter['lastUpdatedTime']) &&
    isWanted(filter['statuses'], statusWords[row.state]) &&
    isWanted(filter['customerIds'], row.clientKey === null ? null : of('client', row.clientKey)) &&
    isWanted(filter['petIds'], row.patientKey === null ? null : of('patient', row.patientKey));

  const lists = {
    companies: (args: ListArgs) => plain([records.company()], args),
    businesses(args: ListArgs) {
      within(args.companyId);
      return pageOf(practice.places, args, cap, (row) => records.business(row.key));
    },
    customers(args: ListArgs) {
      within(args.companyId);
      return pageOf(
        practice.clients.filter(({ isDeleted }) => !isDeleted),
        args,
        cap,
        records.customer,
      );
    },
    staffs(args: ListArgs) {
      within(args.companyId);
      return pageOf(
        practice.providers.filter(({ isActive }) => isActive),
        args,
        cap,
        records.staff,
      );
    },
    services(args: ListArgs) {
      within(args.companyId);
      return pageOf(
        practice.visitTypes.filter(({ isBlock }) => !isBlock),
        args,
        cap,
        records.service,
      );
    },
    appointments(args: ListArgs) {
      within(args.companyId);
      const rows = practice.appointments.filter(
        (row) =>
          isAppointment(row) && isWanted(args.businessIds, of('place', row.placeKey)) && fits(row, filterOf(args)),
      );
      return pageOf(rows.toSorted(byStart), args, cap, records.appointment);
    },
    orders(args: ListArgs) {
      within(args.companyId);
      const { ids, statuses, lastUpdatedTime } = filterOf(args);
      const rows = sales.orders.filter(
        (row) =>
          isWanted(args.businessIds, textOf(row['businessId'])) &&
          isWanted(ids, textOf(row['id'])) &&
          isWanted(statuses, textOf(row['status'])) &&
          isWithin(Date.parse(textOf(row['lastUpdatedTime'])), lastUpdatedTime),
      );
      return plain(rows, args);
    },
    payments(args: ListArgs) {
      within(args.companyId);
      const { orderIds } = filterOf(args);
      return plain(
        sales.payments.filter((row) => isWanted(orderIds, textIn(row['orderId']))),
        args,
      );
    },
    reviews(args: ListArgs) {
      const { sources, staffIds } = filterOf(args);
      const rows = sales.reviews.filter((row) => {
        const staff = row['staffIds'];
        return (
          row['businessId'] === args.businessId &&
          isWanted(sources, textOf(row['source'])) &&
          (!Array.isArray(staff) || staff.length === 0 || staff.some((id) => isWanted(staffIds, textIn(id))))
        );
      });
      return plain(rows, args);
    },
    discounts(args: ListArgs) {
      within(args.companyId);
      return plain(sales.discounts, args);
    },
    customerTags({ companyId }: ListArgs) {
      within(companyId);
      return [...new Set(practice.clients.flatMap(({ tags }) => tags))].map(records.tag);
    },
    petCodes({ companyId }: ListArgs) {
      within(companyId);
      return petCodes;
    },
  };

  return {
    ...lists,
    company: ({ id }: RowArgs) => [records.company()].find((row) => row['id'] === id) ?? null,
    business: ({ id }: RowArgs) => records.business(key('place', id)),
    customer: ({ id }: RowArgs) => records.customer(rowOf(practice.clients, key('client', id))),
    staff: ({ id }: RowArgs) => records.staff(rowOf(practice.providers, key('provider', id))),
    pets({ customerId }: RowArgs) {
      const client = rowOf(practice.clients, key('client', customerId));
      if (!client || client.isDeleted) throw refusal('NOT_FOUND', 'customer not found');
      return records.petsOf(client.key);
    },
    pet({ customerId, id }: RowArgs) {
      const row = rowOf(practice.patients, key('patient', id));
      return row?.clientKey === key('client', customerId) ? records.pet(row) : null;
    },
    appointment({ id, businessId }: RowArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row?.placeKey === key('place', businessId) ? records.appointment(row) : null;
    },
    block: ({ id }: RowArgs) => records.block(rowOf(practice.appointments, key('appointment', id))),
    order: ({ id }: RowArgs) => sales.orders.find((row) => row['id'] === id) ?? null,
    payment: ({ id }: RowArgs) => sales.payments.find((row) => row['id'] === id) ?? null,
    discount({ companyId, code }: ListArgs & { readonly code: string }) {
      within(companyId);
      return rowsIn(sales.discounts).find((row) => row['code'] === code) ?? null;
    },
    ...moeGoWrites(backstage, records, memory),
  };
}
