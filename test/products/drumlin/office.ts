import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { codeGroups, codeValues, depts } from './codes.ts';
import type { DiaryRecords } from './diary.ts';
import type { DrumlinMemory } from './memory.ts';
import {
  dayAfter,
  drumlinIds,
  folded,
  numberOf,
  type PageArgs,
  pageOf,
  rangeIn,
  serverZone,
  stampOf,
} from './values.ts';

const jobs = { veterinarian: 'VET', technician: 'RVN', groomer: 'GRM' } as const;
const { of, key } = drumlinIds;

/** The queries of staff, codes, the ledger, stock and messages. */
export function officeQueries({ practice, cap, now }: Backstage, memory: DrumlinMemory, diary: DiaryRecords) {
  const zone = serverZone(practice);
  const units = practice.places.map((place) => of('place', place.key));
  const staffCode = (row: ProviderRecord): string =>
    diary.columns.find(({ providerKey }) => providerKey === row.key)?.short ?? '';

  const staffRows = (): readonly Row[] => [
    ...practice.providers.map((row) => ({
      staff_cd: staffCode(row),
      login_name: folded(`${row.givenName.slice(0, 1)}${row.familyName}`).replaceAll(/[^a-z]/g, ''),
      forenames: row.givenName,
      surname: row.familyName,
      qual: row.title,
      job_cd: jobs[row.role],
      email: row.email,
      mob_no: null,
      bu_cds: row.placeKeys.map((place) => of('place', place)),
      inactive: !row.isActive,
    })),
    ...[
      ['SKE', 'Siobhán', 'Keane'],
      ['MTU', 'Mark', 'Tully'],
    ].map(([code, forenames, surname]) => ({
      staff_cd: code,
      login_name: folded(`${(forenames ?? '').slice(0, 1)}${surname ?? ''}`),
      forenames,
      surname,
      qual: null,
      job_cd: 'REC',
      email: null,
      mob_no: null,
      bu_cds: units,
      inactive: false,
    })),
  ];

  const clientIn = (number: number): ClientRecord | null => {
    const row = rowOf(practice.clients, key('client', number));
    return row && !row.isDeleted ? row : null;
  };

  const invoice = (order: OrderRecord): Row => {
    const number = 30_000 + order.key;
    return {
      tran_no: number,
      acct_no: numberOf('client', order.clientKey),
      bu_cd: of('place', order.placeKey),
      tran_type_cd: 'INV',
      tran_date: wallDay(order.at, zone),
      anml_no: order.patientKey === null ? null : numberOf('patient', order.patientKey),
      ref: null,
      descr: order.items[0]?.name ?? '',
      net: order.subtotalCents / 100,
      vat: order.taxCents / 100,
      gross: (order.subtotalCents + order.taxCents) / 100,
      unalloc: dueOf(memory.ledger, order) / 100,
      tran_lines: order.items.map(({ name, quantity, unitCents }, index) => ({
        tran_no: number,
        line_no: index + 1,
        item_cd: name.includes('tablets') ? 'AMX250' : null,
        descr: name,
        qty: quantity,
        unit_price: unitCents / 100,
        line_total: (quantity * unitCents) / 100,
      })),
    };
  };
  const receipt = (row: PaymentRecord): Row => ({
    tran_no: 60_000 + row.key,
    acct_no: numberOf('client', row.clientKey),
    bu_cd: of('place', rowOf(practice.clients, row.clientKey)?.placeKey ?? 1),
    tran_type_cd: 'REC',
    tran_date: wallDay(row.at, zone),
    anml_no: null,
    ref: row.reference,
    descr: `Receipt, ${row.method.toLowerCase()}`,
    net: -row.cents / 100,
    vat: 0,
    gross: -row.cents / 100,
    unalloc: row.orderKey === null ? -row.cents / 100 : 0,
    tran_lines: [],
  });

  const msg = (row: (typeof memory.ledger.messages)[number]): Row => ({
    msg_id: 4000 + row.key,
    acct_no: numberOf('client', row.clientKey),
    msg_type_cd: 'S',
    sent_to: row.isInbound ? null : (rowOf(practice.clients, row.clientKey)?.phones[0]?.value ?? null),
    msg_txt: row.body,
    msg_dt: stampOf(practice, row.at),
    inbound: row.isInbound,
    status_cd: row.isRead ? 'D' : 'U',
  });

  return {
    records: { receipt, msg },
    queries: {
      depts: () => depts,
      staff: (args: { readonly bu_cd?: string | null; readonly incl_inactive?: boolean | null }) =>
        staffRows().filter(({ bu_cds: own, inactive }) => {
          const isThere = !args.bu_cd || (Array.isArray(own) && own.includes(args.bu_cd));
          return isThere && (args.incl_inactive === true || inactive === false);
        }),
      staff_mbr: ({ staff_cd: code }: { readonly staff_cd: string }) =>
        staffRows().find((row) => row['staff_cd'] === code) ?? null,
      rotas(args: { readonly bu_cd: string; readonly date_from: unknown; readonly date_to: unknown }): readonly Row[] {
        const [from, to] = rangeIn(args.date_from, args.date_to, 62);
        const people = practice.providers.filter(({ isActive, placeKeys }) => {
          return isActive && placeKeys.includes(key('place', args.bu_cd) ?? 0);
        });
        const rows: Row[] = [];
        for (let day = from; day <= to; day = dayAfter(day, 1)) {
          const number = Math.floor(Date.parse(day) / 86_400_000);
          if (new Date(day).getUTCDay() === 0) continue;
          for (const [index, person] of people.entries()) {
            const code = staffCode(person);
            rows.push({
              rota_id: number * 100 + person.key,
              bu_cd: args.bu_cd,
              staff_cd: code,
              staff: () => staffRows().find((row) => row['staff_cd'] === code),
              rota_date: day,
              start_time: index % 2 === 0 ? '08:30' : '10:00',
              end_time: index % 2 === 0 ? '17:00' : '19:00',
              on_call: (number + index) % people.length === 0,
            });
          }
        }
        return rows;
      },
      code_grps: codeGroups,
      code_vals: ({ grp_cd: group }: { readonly grp_cd: string }) => codeValues(group.toUpperCase()),
      sys_parms: () => [
        { parm_name: 'PRACTICE_NAME', parm_val: practice.organization.name },
        { parm_name: 'DB_VERSION', parm_val: '9.4.2' },
        { parm_name: 'HEAD_OFFICE_BU', parm_val: units[0] ?? null },
        { parm_name: 'SMS_SENDER', parm_val: 'DRUMLIN' },
        { parm_name: 'DEFAULT_AREA_CODE', parm_val: null },
      ],
      trans({ acct_no: number, ...args }: PageArgs & { readonly acct_no: number }): Row {
        const client = clientIn(number);
        const own = <Item extends { readonly clientKey: number }>(rows: readonly Item[]): readonly Item[] =>
          rows.filter(({ clientKey }) => clientKey === client?.key);
        const rows = [
          ...own(memory.ledger.orders).map((row) => ({ at: row.at, show: () => invoice(row) })),
          ...own(memory.ledger.payments).map((row) => ({ at: row.at, show: () => receipt(row) })),
        ];
        return pageOf(
          rows.toSorted((one, other) => one.at - other.at),
          args,
          cap,
          ({ show }) => show(),
        );
      },
      stmt({ acct_no: number }: { readonly acct_no: number }): Row | null {
        const client = clientIn(number);
        if (!client) return null;
        const owed = (from: number, to: number): number =>
          memory.ledger.orders
            .filter(
              (row) =>
                row.clientKey === client.key && row.at > now() - to * 86_400_000 && row.at <= now() - from * 86_400_000,
            )
            .reduce((sum, row) => sum + dueOf(memory.ledger, row), 0) / 100;
        const parts = [owed(0, 30), owed(30, 60), owed(60, 90), owed(90, 36_500)];
        return {
          acct_no: number,
          stmt_date: wallDay(now(), zone),
          cur_bal: parts[0],
          bal_30: parts[1],
          bal_60: parts[2],
          bal_90: parts[3],
          total: parts.reduce((sum, part) => sum + Math.round(part * 100), 0) / 100,
        };
      },
      msgs({ acct_no: number, ...args }: PageArgs & { readonly acct_no?: number | null }): Row {
        const clientKey = typeof number === 'number' ? key('client', number) : undefined;
        const rows = memory.ledger.messages.filter((row) => clientKey === undefined || row.clientKey === clientKey);
        return pageOf(rows, args, cap, msg);
      },
    },
  };
}
