import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, type PlaceRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { YclientsLookups } from './lookups.ts';
import type { EnteredTransaction, YclientsMemory } from './memory.ts';
import {
  answer,
  dayIn,
  displayName,
  idOf,
  isSamePhone,
  keyOfVisit,
  type PageRequest,
  pageOf,
  phoneText,
  Refusal,
  stampText,
  visitId,
  yclientsIds,
} from './values.ts';

interface CompanyArgs {
  readonly company_id: number;
}

interface TransactionsArgs extends CompanyArgs, PageRequest {
  readonly account_id?: number | null;
  readonly client_id?: number | null;
  readonly master_id?: number | null;
  readonly document_id?: number | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly balance_is?: number | null;
  readonly deleted?: number | null;
}

/** A payment of either kind, with what is needed to filter it. */
interface Transaction {
  readonly row: Row;
  readonly placeKey: number;
  readonly clientKey: number | null;
  readonly at: number;
}

const mostTransactions = 1000;
const paymentsBefore = 6_023_000;
const enteredBefore = 6_900_000;
const documentsBefore = 8_172_000;

/** Cash desks of a company. */
export const accounts: readonly Row[] = [
  { id: 90_459, title: 'Main cash desk', type: 0, comment: 'At the reception' },
  { id: 90_460, title: 'Cashless payments', type: 1, comment: 'For cards' },
  { id: 90_461, title: 'Checks', type: 1, comment: '' },
];
const accountOfMethod: Readonly<Record<PaymentRecord['method'], Row>> = {
  CASH: accounts[0] ?? {},
  CARD: accounts[1] ?? {},
  CHECK: accounts[2] ?? {},
};

/** What a payment can be for. */
export const expenses: readonly Row[] = [
  { id: 5, title: 'Services' },
  { id: 7, title: 'Sale of goods' },
  { id: 8, title: 'Deposit' },
  { id: 2, title: 'Other expenses' },
];

const titled = (row: Row | undefined): Row => ({ id: row?.['id'] ?? 0, title: row?.['title'] ?? '' });

/** Money, and the queries about it. */
export function moneyRoots(
  { practice, cap }: Backstage,
  { memory, find }: { readonly memory: YclientsMemory; readonly find: YclientsLookups },
) {
  const reference = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && { id: idOf('client', row.key), name: displayName(row), phone: phoneText(row.phones[0]?.value) };
  };
  const paid = (row: PaymentRecord): Transaction => {
    const order = rowOf(memory.ledger.orders, row.orderKey);
    const client = rowOf(practice.clients, row.clientKey);
    const placeKey = order?.placeKey ?? client?.placeKey ?? 0;
    const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
    return {
      placeKey,
      clientKey: row.clientKey,
      at: row.at,
      row: {
        id: paymentsBefore + row.key,
        document_id: documentsBefore + (row.orderKey ?? 0),
        expense: titled(expenses[row.orderKey === null ? 2 : 0]),
        date: stampText(row.at, zone),
        amount: row.cents / 100,
        comment: row.reference ?? '',
        master: null,
        supplier: null,
        account: titled(accountOfMethod[row.method]),
        client: reference(row.clientKey),
        record_id: 0,
        visit_id: 0,
        deleted: false,
        last_change_date: stampText(row.at, zone),
      },
    };
  };
  const entered = (row: EnteredTransaction): Transaction => {
    const zone = rowOf(practice.places, row.placeKey)?.zone ?? 'UTC';
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      placeKey: row.placeKey,
      clientKey: row.clientKey,
      at: row.at,
      row: {
        id: enteredBefore + row.key,
        document_id: 0,
        expense: titled(expenses.find(({ id }) => id === row.expenseId)),
        date: stampText(row.at, zone),
        amount: row.amount,
        comment: row.comment,
        master: provider && { id: idOf('provider', provider.key), title: fullNameOf(provider) },
        supplier: null,
        account: titled(accounts.find(({ id }) => id === row.accountId)),
        client: reference(row.clientKey),
        record_id: 0,
        visit_id: 0,
        deleted: false,
        last_change_date: stampText(row.at, zone),
      },
    };
  };
  const all = (place: PlaceRecord): readonly Transaction[] =>
    [...memory.ledger.payments.map(paid), ...memory.transactions.map(entered)]
      .filter(({ placeKey }) => placeKey === place.key)
      .toSorted((one, other) => one.at - other.at);

  /** What a client has paid on the day of a record. */
  const ofRecord = (record: AppointmentRecord): readonly Row[] => {
    const place = rowOf(practice.places, record.placeKey);
    if (!place || record.clientKey === null) return [];
    const day = wallDay(record.start, zoneOf(practice, record));
    return all(place)
      .filter(({ clientKey, at }) => clientKey === record.clientKey && wallDay(at, place.zone) === day)
      .map(({ row }) => ({ ...row, record_id: idOf('appointment', record.key), visit_id: visitId(record.key) }));
  };

  const isAsked = (args: TransactionsArgs, { zone }: PlaceRecord): ((each: Transaction) => boolean) => {
    const first = args.start_date ? startOfDay(dayIn(args.start_date, 'start_date'), zone) : 0;
    const last = args.end_date ? startOfDay(dayIn(args.end_date, 'end_date'), zone, 1) : Infinity;
    const { account_id: account, client_id: client, master_id: master, document_id: document, balance_is: sign } = args;
    return ({ row, clientKey, at }) => {
      const [amount, desk, person] = [Number(row['amount']), Object(row['account']), Object(row['master'])];
      return (
        at >= first &&
        at < last &&
        args.deleted !== 1 &&
        (!account || Reflect.get(desk, 'id') === account) &&
        (!client || (clientKey !== null && idOf('client', clientKey) === client)) &&
        (!master || Reflect.get(person, 'id') === master) &&
        (!document || row['document_id'] === document) &&
        (!sign || (sign === 1 ? amount > 0 : amount < 0))
      );
    };
  };

  const withPhone = (phone: string, place: number): boolean =>
    practice.clients.some(
      (row) => !row.isDeleted && row.placeKey === place && row.phones.some(({ value }) => isSamePhone(value, phone)),
    );

  const roots = {
    accounts({ company_id: id }: CompanyArgs) {
      find.company(id);
      return answer(accounts);
    },
    storages({ company_id: id }: CompanyArgs) {
      const { key } = find.company(id);
      return answer([
        { id: key * 10 + 1, title: 'Consumables', for_services: 1, for_sale: 0, comment: 'For services' },
        { id: key * 10 + 2, title: 'Goods', for_services: 0, for_sale: 1, comment: 'For sale' },
      ]);
    },
    transactions(args: TransactionsArgs) {
      const place = find.company(args.company_id);
      const rows = all(place).filter(isAsked(args, place));
      return pageOf(rows, args, Math.min(mostTransactions, cap), ({ row }) => row);
    },
    finance_transaction(args: CompanyArgs & { readonly transaction_id: number }) {
      const found = all(find.company(args.company_id)).find(({ row }) => row['id'] === args.transaction_id);
      if (!found) throw new Refusal('Transaction not found.');
      return answer(found.row);
    },
    timetable_transactions(
      args: CompanyArgs & { readonly record_id?: number | null; readonly visit_id?: number | null },
    ) {
      const place = find.company(args.company_id);
      const key = args.visit_id ? keyOfVisit(args.visit_id) : yclientsIds.key('appointment', args.record_id);
      const record = rowOf(practice.appointments, key);
      if (record?.placeKey !== place.key) throw new Refusal('Appointment not found.');
      return answer(ofRecord(record));
    },
    loyalty_certificates(args: CompanyArgs & { readonly phone: string }) {
      const place = find.company(args.company_id);
      const owners = practice.clients.filter(
        (row) => withPhone(args.phone, row.placeKey) && row.phones.some(({ value }) => isSamePhone(value, args.phone)),
      );
      // What the practice owes a client stands on a certificate of hers.
      const rows = memory.ledger.credits.filter(({ clientKey }) => owners.some(({ key }) => key === clientKey));
      const shown = rows.map(({ key, cents, reason, at }) => ({
        id: 409_000 + key,
        number: String(800_000 + key),
        balance: cents / 100,
        default_balance: cents / 100,
        type_id: 27_841,
        status_id: 2,
        created_date: stampText(at, place.zone),
        expiration_date: stampText(at + 365 * 86_400_000, place.zone),
        type: { id: 27_841, title: reason },
        status: { id: 2, title: 'Activated' },
      }));
      return answer(shown, { count: shown.length });
    },
  };
  return { roots, ofRecord, entered: (row: EnteredTransaction): Row => entered(row).row };
}

/** Money, and the queries about it. */
export type YclientsMoney = ReturnType<typeof moneyRoots>;
