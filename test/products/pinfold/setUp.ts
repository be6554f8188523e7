import type { Backstage } from '../../dialects/dialect.ts';
import { type ProviderRecord, visitStates } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { reminderTypes } from './memory.ts';
import { type PageArgs, pageOf, type Sortable } from './paging.ts';
import type { PinfoldRecords } from './parts.ts';
import {
  type CodeRow,
  codeOf,
  grades,
  instantOfStamp,
  keyOf,
  numberTypes,
  pinfoldIds,
  progress,
  sexes,
  standardSpecies,
  stampText,
} from './values.ts';

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** The default hours of a surgery. */
export const openingHours: readonly Row[] = days.map((dayOfWeek) => ({
  dayOfWeek,
  opensAt: dayOfWeek === 'SUNDAY' ? null : '08:30:00',
  closesAt: dayOfWeek === 'SUNDAY' ? null : dayOfWeek === 'SATURDAY' ? '13:00:00' : '18:30:00',
}));

const rights: readonly CodeRow[] = [
  { code: 'DIARY', description: 'Enter and amend the diary' },
  { code: 'CLIN', description: 'Write on record cards' },
  { code: 'LEDG', description: 'Post to the ledger' },
  { code: 'SETUP', description: 'Change the set-up' },
];
const group = (groupCode: string, groupDescription: string, granted: readonly string[]): Row => ({
  groupCode,
  groupDescription,
  rights: rights.map(({ code, description }) => ({
    rightCode: code,
    rightDescription: description,
    granted: granted.includes(code),
  })),
});
const clinicians = group('CL', 'Clinicians', ['DIARY', 'CLIN', 'LEDG']);
const support = group('SU', 'Support', ['DIARY']);
const managers = group('MG', 'Managers', ['DIARY', 'LEDG', 'SETUP']);

/** The group that an operator is in. */
export function groupOf({ role }: ProviderRecord): Row {
  return role === 'groomer' ? support : clinicians;
}

export const receiptMethods = {
  CARD: { code: 'CC', description: 'Credit or debit card' },
  CASH: { code: 'CA', description: 'Cash' },
  CHECK: { code: 'CQ', description: 'Cheque' },
} as const;

export const claimStages = [
  { code: 'P', description: 'Being prepared' },
  { code: 'S', description: 'Sent to insurer' },
  { code: 'Z', description: 'Settled' },
] as const;

export const stockGroups = [
  { code: 'CON', description: 'Consultations' },
  { code: 'VAC', description: 'Vaccines' },
  { code: 'DRG', description: 'Drugs' },
  { code: 'FOD', description: 'Food' },
] as const;

const settings: readonly Row[] = [
  { section: 'Diary', keyword: 'SlotMins', setting: '10' },
  { section: 'Diary', keyword: 'WarnDoubleBooking', setting: 'Y' },
  { section: 'Ledger', keyword: 'StatementDay', setting: '28' },
  { section: 'Ledger', keyword: 'InterestPercent', setting: null },
  { section: 'Labels', keyword: 'Copies', setting: '1' },
];
const templates: readonly Row[] = [
  { templateCode: 'BOOST1', description: 'First booster reminder', body: 'Dear <SALUTATION>, <ANIMAL> is due ...' },
  { templateCode: 'DEBT30', description: 'Account overdue', body: 'Dear <SALUTATION>, we note that <BALANCE> ...' },
  { templateCode: 'CONDOL', description: 'Condolences', body: 'Dear <SALUTATION>, we were all very sorry ...' },
];
const modules: readonly Row[] = [
  { moduleCode: 'DRY', moduleDescription: 'Diary', expiresOn: null },
  { moduleCode: 'LDG', moduleDescription: 'Sales ledger', expiresOn: null },
  { moduleCode: 'CLM', moduleDescription: 'Insurance claims', expiresOn: null },
  { moduleCode: 'API', moduleDescription: 'Web service', expiresOn: null },
];

interface AuditArgs extends PageArgs {
  readonly criteria?: {
    readonly tableName?: string | null;
    readonly rowId?: string | null;
    readonly from?: string | null;
    readonly to?: string | null;
  } | null;
}

interface AuditRow {
  readonly tableName: string;
  readonly rowId: string;
  readonly action: 'INSERT' | 'UPDATE';
  readonly at: number;
}

const auditSortable: Sortable<AuditRow> = { stampedAt: ({ at }) => at, tableName: ({ tableName }) => tableName };

/** Queries of what is set up once, and of the trail that changes leave. */
export function pinfoldSetUp({ practice, cap }: Backstage, records: PinfoldRecords): object {
  const distinct = (values: readonly string[]): readonly CodeRow[] =>
    [...new Set(values)].toSorted(compareValues).map((description) => ({ code: codeOf(description), description }));
  const tables: Readonly<Record<string, () => readonly CodeRow[]>> = {
    PROGRESS: () => visitStates.map((state) => progress[state]),
    SPECIES: () => distinct([...standardSpecies, ...practice.patients.map(({ species }) => species)]),
    BREED: () => distinct(practice.patients.flatMap(({ breed }) => breed ?? [])),
    SEX: () => Object.values(sexes),
    GRADE: () => Object.values(grades),
    NUMBER_TYPE: () => Object.values(numberTypes),
    MARKER: () => distinct(practice.clients.flatMap(({ tags }) => tags)),
    RECEIPT_METHOD: () => Object.values(receiptMethods),
    REMINDER_TYPE: () => reminderTypes,
    CLAIM_STAGE: () => claimStages,
    STOCK_GROUP: () => stockGroups,
  };
  const trailOf = (tableName: string, kind: 'client' | 'patient' | 'appointment'): readonly AuditRow[] => {
    const rows = {
      client: practice.clients,
      patient: practice.patients,
      appointment: practice.appointments,
    }[kind];
    return rows.flatMap(({ key, createdAt, updatedAt }) => {
      const row = { tableName, rowId: pinfoldIds.of(kind, key) };
      return [
        { ...row, action: 'INSERT' as const, at: createdAt },
        ...(updatedAt > createdAt ? [{ ...row, action: 'UPDATE' as const, at: updatedAt }] : []),
      ];
    });
  };

  return {
    installation: () => ({
      id: pinfoldIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      serialNo: 'PF-98-00417',
      release: '11.4.2',
      currencyCode: 'GBP',
      modules,
      licensedSeats: 4 * Math.max(1, practice.places.length),
    }),
    operatorGroups: () => [clinicians, support, managers],
    lookup: ({ table }: { readonly table: string }) =>
      (tables[table]?.() ?? []).map((row, index) => ({ ...row, position: index + 1, withdrawn: false })),
    systemSettings: ({ section }: { readonly section?: string | null }) =>
      settings.filter((row) => !section || row['section'] === section),
    terminals({ surgeryId }: { readonly surgeryId?: string | null }) {
      const only = surgeryId ? keyOf(practice, 'place', surgeryId) : null;
      return practice.places
        .filter(({ key }) => only === null || key === only)
        .flatMap((place) =>
          ['Front desk', 'Consulting room 1'].map((description, index) => ({
            terminalNo: place.key * 10 + index,
            description,
            surgery: records.surgery(place),
            labelPrinter: index === 0 ? 'LABEL1' : null,
          })),
        );
    },
    letterTemplates: () => templates,
    auditTrail({ criteria, page }: AuditArgs) {
      const { tableName, rowId } = criteria ?? {};
      const from = criteria?.from ? instantOfStamp(practice, criteria.from) : Number.NEGATIVE_INFINITY;
      const to = criteria?.to ? instantOfStamp(practice, criteria.to) : Number.POSITIVE_INFINITY;
      const rows = [...trailOf('ACCOUNT', 'client'), ...trailOf('CARD', 'patient'), ...trailOf('DIARY', 'appointment')]
        .filter((row) => (!tableName || row.tableName === tableName) && (!rowId || row.rowId === rowId))
        .filter(({ at }) => at >= from && at <= to)
        .toSorted((one, other) => other.at - one.at);
      return pageOf(rows, { page: page ?? null }, cap, auditSortable, ({ at, ...row }) => ({
        ...row,
        stampedAt: stampText(practice, at),
      }));
    },
  };
}
