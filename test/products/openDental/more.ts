import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import { type Row, textOf } from '../generatedRows.ts';
import type { OpenDentalMemory } from './records.ts';
import {
  abbreviation,
  confirmations,
  dateText,
  dateTimeText,
  noDate,
  noDateTime,
  openDentalIds,
  operatories,
  patientsInOrder,
} from './values.ts';

const { of } = openDentalIds;
const dayMs = 86_400_000;
const employees = [
  ['Nadia', 'Ferrante'],
  ['Colin', 'Abara'],
  ['Mette', 'Lindqvist'],
];
const referrals = ['Okonkwo', 'Bellweather', 'Castillo'];
const codes = [
  ['D0120', 'periodic oral evaluation', 58],
  ['D1110', 'prophylaxis - adult', 95],
  ['D2391', 'resin-based composite - one surface, posterior', 172.5],
] as const;

/** Definitions of some categories, each with its number. */
export const definitions: readonly Row[] = [
  ...confirmations.map(([number, name]) => definition(number, name, 2, 'ApptConfirmed')),
  definition(293, 'Sales Tax', 1, 'AdjTypes', '+'),
  definition(8, 'Professional Discount', 1, 'AdjTypes', '-'),
  definition(60, 'Standard Account', 4, 'BillingTypes'),
  definition(70, 'Check', 10, 'PaymentTypes'),
  definition(71, 'Cash', 10, 'PaymentTypes'),
  definition(72, 'Credit Card', 10, 'PaymentTypes'),
  definition(142, 'Mailed Postcard', 13, 'RecallUnschedStatus'),
  definition(143, 'Left Message', 13, 'RecallUnschedStatus'),
  definition(248, 'Staff Meeting', 25, 'BlockoutTypes'),
  definition(235, 'ApptRelated', 27, 'CommLogTypes'),
  definition(239, 'Misc', 27, 'CommLogTypes'),
  definition(263, 'General', 35, 'ProviderSpecialties'),
  definition(264, 'Hygienist', 35, 'ProviderSpecialties'),
];

function definition(DefNum: number, ItemName: string, Category: number, category: string, ItemValue = ''): Row {
  return { DefNum, ItemName, ItemValue, Category, category, isHidden: 'false' };
}

/** The name of a definition. */
export function definitionName(number: number): string {
  return textOf(definitions.find((row) => row['DefNum'] === number)?.['ItemName']);
}

/** Rows of tables that aren't about the appointment book. */
export function openDentalMore({ practice, now }: Backstage, memory: OpenDentalMemory) {
  const ledger = createLedger(practice);
  const patNum = (key: number): number => Number(of('client', key));
  const people = () => patientsInOrder(practice);
  const byKey = () => people().toSorted((one, other) => one.key - other.key);
  const recallDue = (key: number): string => dateText(now() + ((key * 13) % 240) * dayMs - 90 * dayMs);
  const withRecall = (key: number): boolean => key % 3 === 0;

  const commlogs: Row[] = ledger.messages.map((message) => ({
    CommlogNum: message.key,
    PatNum: patNum(message.clientKey),
    CommDateTime: dateTimeText(message.at),
    CommType: '235',
    commType: 'ApptRelated',
    Note: message.body,
    Mode_: 'Text',
    SentOrReceived: message.isInbound ? 'Received' : 'Sent',
    UserNum: 1,
    DateTStamp: dateTimeText(message.at),
    CommSource: 'User',
    ProgramNum: 0,
    DateTEntry: dateTimeText(message.at),
    ReferralNum: 0,
  }));

  return {
    commlogs: (): readonly Row[] => [...commlogs, ...memory.commlogs],
    employees: employees.map(([FName, LName], index) => ({
      EmployeeNum: index + 1,
      LName,
      FName,
      MiddleI: '',
      IsHidden: 'false',
      ClockStatus: index === 0 ? 'Working' : 'Home',
      PhoneExt: 100 + index,
      WirelessPhone: `(207)555-09${String(10 + index)}`,
      EmailWork: `desk${String(index + 1)}@example.test`,
    })),
    payments: ledger.payments.map((payment) => {
      const type = { CHECK: 70, CASH: 71, CARD: 72 }[payment.method];
      return {
        PayNum: payment.key,
        PayType: type,
        payType: definitionName(type),
        PayDate: dateText(payment.at),
        PayAmt: payment.cents / 100,
        CheckNum: payment.method === 'CHECK' ? String(1000 + payment.key) : '',
        BankBranch: '',
        PayNote: '',
        PatNum: patNum(payment.clientKey),
        ClinicNum: rowOf(practice.clients, payment.clientKey)?.placeKey ?? 0,
        DateEntry: dateText(payment.at),
        Receipt: '',
      };
    }),
    procedureLogs: (): readonly Row[] =>
      byKey()
        .filter(({ key }) => key % 4 === 0)
        .map(({ key, placeKey }, index) => {
          const [procCode, descript, ProcFee] = codes[key % 3] ?? codes[0];
          const provider = practice.providers[key % 4];
          return {
            ProcNum: 800 + index,
            PatNum: patNum(key),
            AptNum: 0,
            ProcDate: dateText(now() - key * dayMs),
            ProcFee,
            Priority: 0,
            ProcStatus: key % 8 === 0 ? 'C' : 'TP',
            ProvNum: provider?.key ?? 0,
            provAbbr: provider ? abbreviation(provider) : '',
            procCode,
            descript,
            ClinicNum: placeKey,
            DateTStamp: dateTimeText(now() - key * dayMs),
            serverDateTime: dateTimeText(now()),
          };
        }),
    recalls: (): readonly Row[] =>
      byKey()
        .filter(({ key }) => withRecall(key))
        .map(({ key }) => ({
          RecallNum: key,
          PatNum: patNum(key),
          DateDue: recallDue(key),
          DatePrevious: noDate,
          RecallInterval: '6m1d',
          RecallStatus: key % 2 === 0 ? 142 : 0,
          recallStatus: key % 2 === 0 ? definitionName(142) : '',
          Note: '',
          IsDisabled: 'false',
          DateTStamp: '2026-07-21 10:05:47',
          RecallTypeNum: 1,
          DisableUntilBalance: 0,
          DisableUntilDate: noDate,
          DateScheduled: noDate,
          Priority: 'Normal',
          TimePatternOverride: '',
        })),
    recallList: (): readonly (Row & { readonly due: string })[] =>
      people()
        .filter(({ key }) => withRecall(key))
        .map((client) => {
          const due = recallDue(client.key);
          const [year, month, day] = due.split('-').map(Number);
          const phone = client.phones.find(({ label }) => label === 'Mobile')?.value;
          return {
            due,
            DueDate: `${String(month)}/${String(day)}/${String(year)}`,
            PatNum: patNum(client.key),
            Patient: [client.familyName, client.givenName].filter((name) => name !== null).join(', '),
            Age: String(20 + (client.key % 60)),
            Type: 'Prophy',
            Interval: '6m1d',
            NumRemind: client.key % 2 === 0 ? '1' : '',
            LastRemind: '',
            Contact: phone ? `Text:${phone}` : (client.emails[0] ?? ''),
            Status: client.key % 2 === 0 ? definitionName(142) : '',
            ClinicNum: client.placeKey,
            Note: '',
          };
        }),
    referrals: referrals.map((LName, index) => ({
      ReferralNum: index + 1,
      LName,
      FName: ['Ngozi', 'Harriet', 'Luis'][index],
      Title: 'DDS',
      Telephone: `20755507${String(20 + index)}`,
      Address: `${String(20 + index)} Congress Street`,
      City: 'Portland',
      ST: 'ME',
      Zip: '04101',
      EMail: `referral${String(index + 1)}@example.test`,
      IsHidden: 'false',
      NotPerson: 'false',
      IsDoctor: 'true',
      Note: '',
    })),
    /** Hours of providers on the days that are asked for, and what blocks time. */
    schedules: (days: readonly string[]): readonly Row[] => {
      const hours = days.flatMap((SchedDate, index) =>
        operatories.map((row) => ({
          ...schedule(24_000 + index * 100 + row.number, SchedDate, '08:00:00', '17:00:00'),
          SchedType: 'Provider',
          ProvNum: of('provider', row.providerKey),
          operatories: String(row.number),
        })),
      );
      const blocks = practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted && days.includes(dateText(row.start)))
        .map((row) => {
          const [start, stop] = [row.start, row.start + row.minutes * 60_000].map((at) => dateTimeText(at).slice(11));
          return {
            ...schedule(60_000 + row.key, dateText(row.start), start ?? '', stop ?? ''),
            SchedType: 'Blockout',
            BlockoutType: '248',
            blockoutType: definitionName(248),
            Note: row.reason ?? '',
            operatories: operatories
              .filter(({ placeKey }) => placeKey === row.placeKey)
              .map(({ number }) => String(number))
              .join(','),
          };
        });
      return [...hours, ...blocks].toSorted((one, other) =>
        one.StartTime === other.StartTime ? 0 : one.StartTime < other.StartTime ? -1 : 1,
      );
    },
  };
}

function schedule(number: number, SchedDate: string, StartTime: string, StopTime: string) {
  return {
    ScheduleNum: String(number),
    SchedDate,
    StartTime,
    StopTime,
    ProvNum: '0',
    BlockoutType: '0',
    blockoutType: '',
    Note: '',
    operatories: '',
    EmployeeNum: '0',
    DateTStamp: noDateTime,
  };
}
