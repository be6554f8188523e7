import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ErrandRow, Memory, TrailRow } from './memory.ts';
import type { Records } from './records.ts';
import { articles, healthPlans, suppliers } from './shelf.ts';
import { connection, dayArgument, isAttendance, laterDay, ownId, ownRow, quillmereIds, utc } from './words.ts';

interface BillsArgs extends ConnectionArgs {
  readonly hospitalId?: string | null;
  readonly standing?: string | null;
}

interface SaleablesArgs {
  readonly page: number;
  readonly titleContains?: string | null;
  readonly sort: string;
}

interface ErrandsArgs {
  readonly hospitalId: string;
  readonly allottedToId?: string | null;
  readonly open: boolean;
}

const { key } = quillmereIds;
const pageSize = 25;

/** Texts that can be sent. */
export const wordings = [
  { key: 1, title: 'Booster due', carrier: 'EMAIL', body: 'A booster is due for {patient}. Please ring us.' },
  { key: 2, title: 'Attendance tomorrow', carrier: 'SMS', body: 'We look forward to seeing {patient} tomorrow.' },
  { key: 3, title: 'Condolence', carrier: 'LETTER', body: 'We were so sorry to say goodbye to {patient}.' },
] as const;

/** An errand as it is shown. */
export function errandRow({ practice }: Backstage, records: Records, row: ErrandRow): Row {
  const { about } = row;
  const place = rowOf(practice.places, row.placeKey);
  return {
    id: ownId('errand', row.key),
    matter: row.matter,
    urgency: row.urgency,
    hospital: place && records.estate.hospital(place),
    allottedTo: () => records.estate.colleagueOf(row.providerKey),
    about: () => {
      if (about === null) return null;
      if (about.kind === 'client') return records.keeperOf(about.key);
      if (about.kind === 'patient') return records.patientOf(about.key);
      const attendance = rowOf(practice.appointments, about.key);
      return attendance && records.attendance(attendance);
    },
    dueOn: row.dueOn,
    doneAt: row.doneAt === null ? null : utc(row.doneAt),
  };
}

/** The queries of teams catalogue, finance and comms, and the trail. */
export function officeReads(backstage: Backstage, records: Records, memory: Memory): Readonly<Record<string, unknown>> {
  const { practice, cap, now } = backstage;
  const { commerce } = records;
  const trail = (): readonly TrailRow[] => {
    const entered = practice.appointments.filter(isAttendance).map((row): TrailRow => ({
      key: row.key,
      at: row.createdAt,
      subjectId: quillmereIds.of('appointment', row.key),
      subjectKind: 'Attendance',
      deed: 'ENTERED',
    }));
    return [...entered, ...memory.trail].toSorted((one, other) => other.at - one.at || other.key - one.key);
  };
  const nudgeDue = ({ key: patientKey }: PatientRecord): string =>
    laterDay(wallDay(now(), 'UTC'), ((patientKey * 5) % 60) - 15);

  return {
    trail({ subjectId, ...args }: ConnectionArgs & { readonly subjectId?: string | null }) {
      const rows = trail().filter((row) => !subjectId || row.subjectId === subjectId);
      return connection(rows, args, cap, ({ key: rowKey, at, ...row }) => ({
        ...row,
        id: ownId(`trail${row.deed}`, rowKey),
        at: utc(at),
        actor: null,
      }));
    },
    saleables({ page, titleContains, sort }: SaleablesArgs) {
      const term = titleContains?.toLowerCase() ?? '';
      const column = sort === 'PLU' ? 'plu' : 'title';
      const rows = articles
        .filter(({ title }) => title.toLowerCase().includes(term))
        .toSorted((one, other) => (one[column] < other[column] ? -1 : 1));
      const number = Math.max(1, page);
      return {
        entries: rows.slice((number - 1) * pageSize, number * pageSize).map(commerce.article),
        page: number,
        pageCount: Math.ceil(rows.length / pageSize),
        entryCount: rows.length,
      };
    },
    saleable({ id }: { readonly id: string }) {
      const row = ownRow(articles, 'article', id);
      return row && commerce.article(row);
    },
    suppliers: () => suppliers.map((row) => commerce.supplier(row.key)),
    healthPlans: () => healthPlans.map(commerce.plan),
    planMemberships({ planId }: { readonly planId: string }) {
      const plan = ownRow(healthPlans, 'plan', planId);
      return plan ? commerce.membershipsOf(plan.key) : [];
    },
    ledger({ keeperId }: { readonly keeperId: string }) {
      const row = rowOf(practice.clients, key('client', keeperId));
      return row && !row.isDeleted ? commerce.ledger(row) : null;
    },
    bills({ hospitalId, standing, ...args }: BillsArgs) {
      const place = hospitalId ? key('place', hospitalId) : null;
      const rows = commerce
        .billed()
        .filter(
          (row) => (!hospitalId || row.placeKey === place) && (!standing || commerce.standingOf(row) === standing),
        );
      return connection(rows, args, cap, commerce.bill);
    },
    bill({ id }: { readonly id: string }) {
      const row = ownRow(commerce.billed(), 'bill', id);
      return row && commerce.bill(row);
    },
    insuranceClaims: ({ progress }: { readonly progress?: string | null }) => commerce.claims(progress ?? null),
    wordings: ({ carrier }: { readonly carrier?: string | null }) =>
      wordings
        .filter((row) => !carrier || row.carrier === carrier)
        .map(({ key: rowKey, ...row }) => ({ ...row, id: ownId('wording', rowKey) })),
    nudges({ dueBy, ...args }: ConnectionArgs & { readonly dueBy?: string | null }) {
      const last = dueBy ? dayArgument('comms', dueBy) : null;
      const rows = practice.patients
        .filter((row) => row.key % 3 === 1 && !row.isDeceased && row.clientKey !== null)
        .filter((row) => last === null || nudgeDue(row) <= last)
        .toSorted((one, other) => (nudgeDue(one) < nudgeDue(other) ? -1 : 1));
      return connection(rows, args, cap, (row) => ({
        id: ownId('nudge', row.key),
        patient: () => records.patient(row),
        keeper: () => records.keeperOf(row.clientKey),
        matter: ['Booster', 'Worming', 'Dental check'][row.key % 3] ?? 'Booster',
        dueOn: nudgeDue(row),
        missive: () => {
          const sent = memory.missives.find(({ clientKey }) => clientKey === row.clientKey);
          return sent ? records.missive(sent) : null;
        },
      }));
    },
    errands({ hospitalId, allottedToId, open }: ErrandsArgs) {
      const place = key('place', hospitalId);
      const helper = allottedToId ? key('provider', allottedToId) : null;
      return memory.errands
        .filter(
          (row) =>
            row.placeKey === place &&
            (!allottedToId || (helper !== null && row.providerKey === helper)) &&
            (row.doneAt === null) === open,
        )
        .map((row) => errandRow(backstage, records, row));
    },
  };
}
