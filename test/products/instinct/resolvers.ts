import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { neighboursOf, productRows, reminderLabelRows } from './neighbours.ts';
import { pageOf } from './pages.ts';
import { type InstinctMemory, instinctRecords } from './records.ts';
import {
  alertRows,
  breedRows,
  instinctIds,
  isAppointment,
  isBetween,
  isFiltered,
  isListedAccount,
  textIn,
  titleRows,
} from './values.ts';
import { instinctWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly includeDeleted?: boolean | null;
  readonly filter?: unknown;
  readonly name?: string | null;
  readonly pimsCode?: string | null;
  readonly pimsId?: string | null;
  readonly accountId?: string | null;
}

interface BookArgs extends ConnectionArgs {
  readonly startsAfter?: unknown;
  readonly startsBefore?: unknown;
  readonly insertedSince?: unknown;
  readonly insertedBefore?: unknown;
  readonly updatedSince?: unknown;
  readonly updatedBefore?: unknown;
}

interface StayArgs extends ConnectionArgs {
  readonly checkedInSince?: unknown;
  readonly checkedInBefore?: unknown;
}

interface IdArgs {
  readonly id: string;
}

const { key } = instinctIds;
const has = (text: string, part: string | null | undefined): boolean =>
  text.toLowerCase().includes((part ?? '').trim().toLowerCase());
const isNamed = (row: Row, field: 'pimsCode' | 'pimsId', wanted: string | null | undefined): boolean =>
  wanted === null || wanted === undefined || row[field] === wanted;

/** The root fields of the product. Lists go by age of the rows, without those that are deleted. */
export function instinctRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: InstinctMemory = new Map();
  const visits: Row[] = [];
  const records = instinctRecords(backstage, memory);
  const neighbours = neighboursOf(backstage, records);
  const same = (row: Row): Row => row;
  const list =
    (rows: readonly Row[]) =>
    (args: ConnectionArgs): Row =>
      pageOf(rows, args, cap, same);
  const present = (rows: readonly (Row | null)[]): readonly Row[] => rows.filter((row) => row !== null);
  const isWanted = (row: Row, { includeDeleted, filter }: ListArgs): boolean =>
    (includeDeleted === true || (row['deletedAt'] ?? null) === null) && isFiltered(row, filter);

  return {
    accounts(args: ListArgs) {
      // Rows are made once they are on a page, apart from what filters look at.
      const rows = practice.clients.filter((client) => {
        const isGone = !isListedAccount(client);
        const [insertedAt, updatedAt] = [client.createdAt, client.updatedAt].map((at) => new Date(at).toISOString());
        const id = instinctIds.of('client', client.key);
        const codes = {
          pimsCode: String(9000 + client.key),
          pimsId: client.key % 6 === 0 ? `AVI-${String(client.key)}` : null,
          ...memory.get(id),
        };
        return (
          isWanted({ insertedAt, updatedAt, deletedAt: isGone ? updatedAt : null }, args) &&
          has(fullNameOf(client), args.name) &&
          isNamed(codes, 'pimsCode', args.pimsCode) &&
          isNamed(codes, 'pimsId', args.pimsId)
        );
      });
      return pageOf(rows, args, cap, records.account);
    },
    account: ({ id }: IdArgs) => records.account(rowOf(practice.clients, key('client', id))),
    alerts: list(alertRows),
    appointments(args: BookArgs) {
      const rows = practice.appointments.filter(
        (row) =>
          isAppointment(row) &&
          isBetween(row.start, args.startsAfter, args.startsBefore) &&
          isBetween(row.createdAt, args.insertedSince, args.insertedBefore) &&
          isBetween(row.updatedAt, args.updatedSince, args.updatedBefore),
      );
      return pageOf(rows, args, cap, records.appointment);
    },
    appointment({ id }: IdArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isAppointment(row) ? records.appointment(row) : null;
    },
    appointmentTypes(args: ListArgs) {
      const types = practice.visitTypes.filter((type) => !type.isBlock);
      const rows = present(types.map((type) => records.appointmentType(type.key)));
      return pageOf(
        rows.filter((row) => isWanted(row, args)),
        args,
        cap,
        same,
      );
    },
    appointmentType: ({ id }: IdArgs) => records.appointmentType(key('visitType', id) ?? 0),
    breeds(args: ConnectionArgs & { readonly speciesId?: string | null }) {
      const { speciesId = null } = args;
      return list(breedRows.filter((row) => speciesId === null || row['speciesId'] === speciesId))(args);
    },
    dispensedPrescriptions: list(neighbours.dispensed),
    externalPrescriptions: list(neighbours.external),
    invoices: list(neighbours.invoices),
    invoice: ({ id }: IdArgs) => neighbours.invoices.find((row) => row['id'] === id) ?? null,
    locations: (args: ConnectionArgs) => pageOf(practice.places, args, cap, (place) => records.location(place.key)),
    location: ({ id }: IdArgs) => records.location(key('place', id)),
    patients(args: ListArgs) {
      const clientKey = key('client', args.accountId);
      const rows = practice.patients.filter((row) => {
        const [insertedAt, updatedAt] = [row.createdAt, row.updatedAt].map((at) => new Date(at).toISOString());
        const pimsCode = `P${String(row.key).padStart(4, '0')}`;
        const codes = { pimsCode, ...memory.get(instinctIds.of('patient', row.key)) };
        return (
          isWanted({ insertedAt, updatedAt, deletedAt: null }, args) &&
          (textIn(args.accountId) === undefined || (clientKey !== null && row.clientKey === clientKey)) &&
          has(row.name, args.name) &&
          isNamed(codes, 'pimsCode', args.pimsCode)
        );
      });
      return pageOf(rows, args, cap, records.patient);
    },
    patient: ({ id }: IdArgs) => records.patient(rowOf(practice.patients, key('patient', id))),
    paymentTransactions: list(neighbours.transactions),
    products: list(productRows),
    product: ({ id }: IdArgs) => productRows.find((row) => row['id'] === id) ?? null,
    reminders(args: ConnectionArgs & { readonly patientId?: string | null }) {
      const { patientId = null } = args;
      return list(neighbours.reminders.filter((row) => patientId === null || row['patientId'] === patientId))(args);
    },
    reminderLabels: list(reminderLabelRows),
    titles: list(titleRows),
    users(args: ListArgs) {
      const rows = present(practice.providers.map((member) => records.user(member.key)));
      return pageOf(
        rows.filter((row) => isWanted(row, args)),
        args,
        cap,
        same,
      );
    },
    user: ({ id }: IdArgs) => records.user(key('provider', id)),
    visits(args: StayArgs) {
      const rows = [...neighbours.visits(), ...visits].filter((row) =>
        isBetween(Date.parse(textIn(row['checkedInAt']) ?? ''), args.checkedInSince, args.checkedInBefore),
      );
      return pageOf(rows, args, cap, same);
    },
    ...instinctWrites(backstage, records, memory, visits),
  };
}
