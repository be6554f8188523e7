import { GraphQLError } from 'graphql';
import { startOfDay, utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byFamilyName, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { categoryRows, type FetlockRecords, fetlockRecords, firstInvoice, firstReceipt } from './records.ts';
import { fetlockIds, folded, isInDiary, numberOf, siteZone, speciesRows, statusRows } from './words.ts';
import { fetlockWrites } from './writes.ts';

interface RowsetArgs {
  readonly StartAfter: number | null;
  readonly MaxRows: number | null;
}

interface DiaryArgs {
  readonly SiteNo: number;
  readonly DiaryDate: string;
  readonly StaffCode?: string | null;
}

interface SearchArgs {
  readonly LookFor: string;
  readonly MaxRows: number | null;
}

const { key: keyOf } = fetlockIds;
const usualRows = 50;
const usualHits = 25;

const suppliers = [
  {
    SupplierNo: 1,
    SupplierName: 'Northeast Vet Supply',
    Telephone: '800-555-0190',
    EMail: 'orders@supply.example.test',
  },
  { SupplierNo: 2, SupplierName: 'Pine State Pharma', Telephone: '207-555-0191', EMail: null },
];

const stock: readonly (readonly [description: string, price: number, onHand: number | null, supplier: number])[] = [
  ['Examination', 64.5, null, -1],
  ['Rabies vaccine', 32.05, 48, 0],
  ['Nail trim', 19.99, null, -1],
  ['Blood panel', 148.75, null, -1],
  ['Antibiotic tablets', 0.85, 1200, 1],
  ['Flea drops, large dog', 21.4, 17, 0],
];

const stockRows = stock.map(([Description, UnitPrice, QuantityOnHand, supplier], index) => ({
  ItemNo: 4001 + index,
  Description,
  UnitPrice,
  QuantityOnHand,
  ReorderLevel: QuantityOnHand === null ? null : 10,
  Supplier: suppliers[supplier] ?? null,
  Discontinued: false,
}));

/** Resolvers of Fetlock. */
export function fetlockRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const ledger = createLedger(practice);
  const records: FetlockRecords = fetlockRecords(stage, ledger);

  /** Rows after a number; the number of the last one leads on as long as there are more. */
  const rowset = <Item>(
    items: readonly Item[],
    args: RowsetArgs,
    numberIn: (item: Item) => number,
    show: (item: Item) => Row,
  ): Row => {
    const after = items.filter((item) => numberIn(item) > (args.StartAfter ?? 0));
    const rows = after.slice(0, Math.min(Math.max(1, args.MaxRows ?? usualRows), cap));
    const last = rows.at(-1);
    const hasMore = rows.length < after.length;
    return { Rows: rows.map(show), NextStartAfter: hasMore && last !== undefined ? numberIn(last) : null };
  };
  const onFile = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const shown = <Item>(item: Item | null | undefined, show: (item: Item) => Row): Row | null =>
    item === null || item === undefined ? null : show(item);
  const accountAt = (accountNo: number): ClientRecord | undefined => {
    const key = keyOf('client', accountNo);
    return onFile().find((row) => row.key === key);
  };

  const isFound = (row: ClientRecord, lookFor: string): boolean => {
    const text = folded(lookFor).trim();
    if (text === '') return false;
    if (text.includes('@')) return row.emails.some((email) => folded(email).includes(text));
    const digits = text.replaceAll(/\D/g, '');
    if (digits.length >= 4 && !/\p{L}/u.test(text)) {
      const isNumber = Number(digits) === numberOf('client', row.key);
      return isNumber || row.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
    }
    const words = text.replaceAll(/\s*,\s*|\s+/g, ' ');
    const names = [`${row.familyName} ${row.givenName ?? ''}`, fullNameOf(row)];
    return names.some((name) => folded(name).startsWith(words));
  };
  const hit = (row: ClientRecord): Row => {
    const animals = practice.patients.filter(({ clientKey }) => clientKey === row.key);
    return {
      AccountNo: numberOf('client', row.key),
      MailingName: fullNameOf(row),
      Town: row.city === '' ? null : row.city,
      Telephone: row.phones[0]?.value ?? null,
      AnimalNames: animals.length === 0 ? null : animals.map(({ name }) => name).join(', '),
      Account: () => records.account(row),
    };
  };

  return {
    Licence: {
      LicenceNo: 'FTL-20417-US',
      PracticeName: practice.organization.name,
      Seats: 14,
      DatabaseVersion: '9.4.2.1180',
      ApiVersion: '3.1',
      ValidUntil: '2027-03-31',
    },
    Sites: () => practice.places.map(records.site),
    Site: ({ SiteNo }: { SiteNo: number }) => shown(rowOf(practice.places, keyOf('place', SiteNo)), records.site),
    Accounts: (args: RowsetArgs) => rowset(onFile(), args, ({ key }) => numberOf('client', key), records.account),
    Account: ({ AccountNo }: { AccountNo: number }) => shown(accountAt(AccountNo), records.account),
    FindAccounts: ({ LookFor, MaxRows }: SearchArgs) =>
      onFile()
        .filter((row) => isFound(row, LookFor))
        .toSorted(byFamilyName)
        .slice(0, Math.min(Math.max(1, MaxRows ?? usualHits), cap))
        .map(hit),
    Animals: (args: RowsetArgs) =>
      rowset(practice.patients, args, ({ key }) => numberOf('patient', key), records.animal),
    Animal: ({ AnimalNo }: { AnimalNo: number }) =>
      shown(rowOf(practice.patients, keyOf('patient', AnimalNo)), records.animal),
    Diary({ SiteNo, DiaryDate, StaffCode }: DiaryArgs) {
      const site = rowOf(practice.places, keyOf('place', SiteNo));
      if (!site) throw new GraphQLError(`Site ${String(SiteNo)} is not on file.`, { extensions: { code: 'FTL1001' } });
      const zone = siteZone(practice, site.key);
      const [from, to] = [startOfDay(DiaryDate, zone), startOfDay(DiaryDate, zone, 1)];
      const isWanted = (providerKey: number | null): boolean =>
        typeof StaffCode !== 'string' || (providerKey !== null && providerKey === keyOf('provider', StaffCode));
      return practice.appointments
        .filter((row) => isInDiary(row) && row.placeKey === site.key && row.start >= from && row.start < to)
        .filter(({ providerKey }) => isWanted(providerKey))
        .toSorted(byStart)
        .map(records.entry);
    },
    DiaryEntry({ EntryNo }: { EntryNo: number }) {
      const row = rowOf(practice.appointments, keyOf('appointment', EntryNo));
      return row && isInDiary(row) ? records.entry(row) : null;
    },
    DiaryTypes: () => practice.visitTypes.map(records.type),
    DiaryStatuses: statusRows,
    StaffMembers({ SiteNo }: { SiteNo?: number | null }) {
      const placeKey = typeof SiteNo === 'number' ? keyOf('place', SiteNo) : null;
      const isThere = (placeKeys: readonly number[]): boolean =>
        typeof SiteNo !== 'number' || (placeKey !== null && placeKeys.includes(placeKey));
      return practice.providers.filter(({ placeKeys }) => isThere(placeKeys)).map(records.staff);
    },
    SpeciesTable: speciesRows,
    AccountCategories: categoryRows,
    Invoices: ({ AccountNo }: { AccountNo: number }) =>
      ledger.orders
        .filter(({ clientKey }) => clientKey === keyOf('client', AccountNo))
        .toSorted((one, other) => other.at - one.at)
        .map(records.invoice),
    Invoice: ({ InvoiceNo }: { InvoiceNo: number }) =>
      shown(rowOf(ledger.orders, InvoiceNo - firstInvoice), records.invoice),
    Receipts: ({ AccountNo }: { AccountNo: number }) =>
      ledger.payments
        .filter(({ clientKey }) => clientKey === keyOf('client', AccountNo))
        .map((row) => ({
          ReceiptNo: firstReceipt + row.key,
          AccountNo,
          InvoiceNo: row.orderKey === null ? null : firstInvoice + row.orderKey,
          Method: row.method,
          Amount: row.cents / 100,
          ReceivedAt: utcText(row.at),
        })),
    StockItems: (args: RowsetArgs) =>
      rowset(
        stockRows,
        args,
        ({ ItemNo }) => ItemNo,
        (row) => row,
      ),
    Suppliers: suppliers,
    Workstations: practice.places.map(({ key }) => ({
      StationName: `FRONTDESK-${String(key)}`,
      SiteNo: numberOf('place', key),
      WindowsUser: `FRONT${String(key)}`,
      LastSeenAt: '2026-11-17T15:04:00Z',
    })),
    ...fetlockWrites(stage, records),
  };
}
