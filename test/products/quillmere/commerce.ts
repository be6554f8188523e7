import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { articles, articleNumbered, type ArticleRow, healthPlans, suppliers } from './shelf.ts';
import type { Memory } from './memory.ts';
import type { Records } from './records.ts';
import { isAttendance, laterDay, money, ownId, utc } from './words.ts';

/** The rows of teams catalogue and finance. */
export interface Commerce {
  readonly article: (row: ArticleRow) => Row;
  readonly supplier: (key: number) => Row;
  readonly stockOf: (place: PlaceRecord, belowMinimum: boolean) => readonly Row[];
  readonly plan: (row: (typeof healthPlans)[number]) => Row;
  readonly membershipsOf: (planKey: number) => readonly Row[];
  readonly ledger: (row: ClientRecord) => Row;
  /** Attendances that were billed, the newest first. */
  readonly billed: () => readonly AppointmentRecord[];
  readonly standingOf: (row: AppointmentRecord) => string;
  readonly bill: (row: AppointmentRecord) => Row;
  readonly billOf: (row: AppointmentRecord) => Row | null;
  readonly estimateOf: (row: AppointmentRecord) => Row | null;
  readonly coverOf: (row: PatientRecord) => Row | null;
  readonly claims: (progress: string | null) => readonly Row[];
}

const insurers = ['Hollin Pet Cover', 'Mutual of Wharfedale', 'Tailwise'];
const vatPercent = 20;
const minuteMs = 60_000;

/** Makes rows of what is sold, owed and paid: each discharged patient gets a bill. */
export function quillmereCommerce({ practice, now }: Backstage, memory: Memory, records: () => Records): Commerce {
  const today = (): string => wallDay(now(), 'UTC');
  const supplier = (key: number): Row => {
    const { title, orderLine } = suppliers.find((row) => row.key === key) ?? suppliers[0];
    return { id: ownId('supplier', key), title, orderLine };
  };
  const article = ({ key, pence, supplierKey, ...row }: ArticleRow): Row => ({
    ...row,
    id: ownId('article', key),
    price: money(pence),
    supplier: () => supplier(supplierKey),
  });
  const stockOf = (place: PlaceRecord, belowMinimum: boolean): readonly Row[] =>
    articles
      .filter(({ __typename }) => __typename !== 'Procedure')
      .map((row) => ({ row, onShelf: (row.key * 13 + place.key * 7) % 40 }))
      .filter(({ onShelf }) => !belowMinimum || onShelf < 10)
      .map(({ row, onShelf }) => ({
        id: ownId('stock', row.key, place.key),
        hospital: () => records().estate.hospital(place),
        article: article(row),
        onShelf: String(onShelf),
        minimum: '10',
        earliestExpiry: row.__typename === 'Medicine' ? laterDay(today(), 60 + row.key * 9) : null,
      }));

  const plan = ({ key, pence, ...row }: (typeof healthPlans)[number]): Row => ({
    ...row,
    id: ownId('plan', key),
    monthly: money(pence),
  });
  const membershipsOf = (planKey: number): readonly Row[] =>
    practice.patients
      .filter(({ key, isDeceased }) => !isDeceased && key % 4 === 1 && (key % healthPlans.length) + 1 === planKey)
      .map((row) => ({
        id: ownId('membership', row.key),
        plan: healthPlans.filter(({ key }) => key === planKey).map(plan)[0],
        patient: () => records().patient(row),
        joinedOn: wallDay(row.createdAt, 'UTC'),
      }));

  const linesOf = ({ key, typeKey }: AppointmentRecord): readonly { row: ArticleRow; quantity: number }[] => [
    { row: articleNumbered(typeKey), quantity: 1 },
    ...(key % 2 === 0 ? [{ row: articleNumbered(key), quantity: 1 + (key % 3) }] : []),
  ];
  const netOf = (row: AppointmentRecord): number =>
    linesOf(row).reduce((sum, line) => sum + line.row.pence * line.quantity, 0);
  const vatOf = (row: AppointmentRecord): number => Math.round((netOf(row) * vatPercent) / 100);
  const isBilled = (row: AppointmentRecord): boolean => isAttendance(row) && row.state === 'completed';
  const standingOf = ({ key }: AppointmentRecord): string =>
    key % 4 === 0 && !memory.receipts.some(({ billKey }) => billKey === key) ? 'OUTSTANDING' : 'SETTLED';
  const billed = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(isBilled).toSorted((one, other) => other.start - one.start || other.key - one.key);

  const bill = (row: AppointmentRecord): Row => ({
    id: ownId('bill', row.key),
    number: `QB-${String(100_000 + row.key)}`,
    standing: standingOf(row),
    raisedAt: utc(row.start + row.minutes * minuteMs),
    hospital: () => records().estate.hospitalOf(row.placeKey),
    keeper: () => records().keeperOf(row.clientKey),
    attendance: () => records().attendance(row),
    lines: linesOf(row).map((line, index) => ({
      id: ownId('line', row.key, index),
      article: article(line.row),
      quantity: String(line.quantity),
      net: money(line.row.pence * line.quantity),
      vatBand: line.row.vatBand,
    })),
    net: money(netOf(row)),
    vat: money(vatOf(row)),
    gross: money(netOf(row) + vatOf(row)),
  });

  const receiptsOf = (row: AppointmentRecord): readonly Row[] => {
    if (standingOf(row) !== 'SETTLED') return [];
    const paid = memory.receipts.find(({ billKey }) => billKey === row.key);
    return [
      {
        id: ownId('receipt', row.key),
        takenAt: utc(paid?.at ?? row.start + (row.minutes + 5) * minuteMs),
        tender: paid?.tender ?? 'CARD',
        value: money(netOf(row) + vatOf(row)),
      },
    ];
  };
  const ledger = (row: ClientRecord): Row => {
    const bills = billed().filter(({ clientKey }) => clientKey === row.key);
    const open = bills.filter((each) => standingOf(each) === 'OUTSTANDING');
    return {
      id: ownId('ledger', row.key),
      keeper: () => records().keeper(row),
      balance: money(open.reduce((sum, each) => sum + netOf(each) + vatOf(each), 0)),
      onStop: open.length > 1,
      bills: bills.map(bill),
      receipts: bills.flatMap(receiptsOf),
    };
  };

  const insurerOf = ({ key }: PatientRecord): string => insurers[key % insurers.length] ?? 'Tailwise';
  const coverOf = (row: PatientRecord): Row | null =>
    row.key % 3 === 1
      ? {
          insurer: insurerOf(row),
          policyNumber: `P${String(900_000 + row.key)}`,
          renewsOn: laterDay(today(), 20 + (row.key % 300)),
          excess: money(9900),
        }
      : null;
  const claims = (progress: string | null): readonly Row[] =>
    billed().flatMap((row) => {
      const patient = rowOf(practice.patients, row.patientKey);
      const state = ['PREPARING', 'SUBMITTED', 'PAID', 'DECLINED'][row.key % 4] ?? 'PREPARING';
      if (!patient || coverOf(patient) === null || (progress !== null && progress !== state)) return [];
      return [
        {
          id: ownId('claim', row.key),
          patient: () => records().patient(patient),
          bill: () => bill(row),
          insurer: insurerOf(patient),
          progress: state,
          claimed: money(netOf(row) + vatOf(row)),
        },
      ];
    });

  return {
    article,
    supplier,
    stockOf,
    plan,
    membershipsOf,
    ledger,
    billed,
    standingOf,
    bill,
    billOf: (row) => (isBilled(row) ? bill(row) : null),
    // Only what takes more than an hour is estimated.
    estimateOf: (row) =>
      row.minutes < 60
        ? null
        : {
            id: ownId('estimate', row.key),
            lowest: money(netOf(row)),
            highest: money(Math.round(netOf(row) * 1.5)),
            validUntil: laterDay(wallDay(row.createdAt, 'UTC'), 30),
          },
    coverOf,
    claims,
  };
}
