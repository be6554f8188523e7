import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import type { PinfoldMemory, ReminderRow } from './memory.ts';
import { type PageArgs, pageOf, type Sortable } from './paging.ts';
import type { PinfoldClinical, PinfoldRecords } from './parts.ts';
import { claimStages } from './setUp.ts';
import { checkedDate, forbidden, headZoneOf, keyOf, notFound, stampText, zoneOfPlace } from './values.ts';

interface CaseArgs extends PageArgs {
  readonly criteria?: {
    readonly cardId?: string | null;
    readonly accountId?: string | null;
    readonly clinicianId?: string | null;
    readonly openedFrom?: string | null;
    readonly openedTo?: string | null;
    readonly openOnly: boolean;
  } | null;
}

interface ReminderArgs extends PageArgs {
  readonly criteria?: {
    readonly typeCode?: string | null;
    readonly dueFrom?: string | null;
    readonly dueTo?: string | null;
    readonly unsentOnly: boolean;
  } | null;
}

interface ClaimArgs extends PageArgs {
  readonly criteria?: { readonly accountId?: string | null; readonly stageCode?: string | null } | null;
}

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
const minuteMs = 60_000;
const firstCase = 500_000;
const caseSortable: Sortable<AppointmentRecord> = { openedOn: ({ start }) => start, id: ({ key }) => key };
const reminderSortable: Sortable<ReminderRow> = { dueOn: ({ dueOn }) => dueOn, id: ({ id }) => Number(id) };
const claimSortable: Sortable<PatientRecord> = { id: ({ key }) => key };

/** Whether a date is within dates of which either may be open. */
export function isWithin(date: string, from: string | null | undefined, to: string | null | undefined): boolean {
  return (!from || date >= checkedDate(from)) && (!to || date <= checkedDate(to));
}

/** What is written on cards: each booking of an animal that was seen is a case, and the rest is made by counting. */
export function pinfoldClinical(
  { practice, cap, now, refuseWrites }: Backstage,
  memory: PinfoldMemory,
  records: () => PinfoldRecords,
): PinfoldClinical {
  const today = now();
  const day = (instant: number): string => wallDay(instant, headZoneOf(practice));
  const openedOn = (row: AppointmentRecord): string => wallDay(row.start, zoneOfPlace(practice, row.placeKey));
  const isCase = ({ state, patientKey, isDeleted }: AppointmentRecord): boolean =>
    !isDeleted && patientKey !== null && (state === 'completed' || state === 'inProgress' || state === 'ready');

  const caseRow = (row: AppointmentRecord): Row => {
    const texts = [
      `${row.reason ?? 'General check'}. T 38.4, HR 96.`,
      'Advised; see again if no better in three days.',
    ];
    return {
      id: String(firstCase + row.key),
      caseNo: `K${String(row.key).padStart(5, '0')}`,
      heading: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Case',
      card: () => records().recordCardOf(row.patientKey),
      clinician: () => records().operatorOf(row.providerKey),
      openedOn: openedOn(row),
      closedOn: row.state === 'completed' ? openedOn(row) : null,
      lines: texts.slice(0, row.state === 'completed' ? 2 : 1).map((text, index) => ({
        lineNo: index + 1,
        lineTypeCode: index === 0 ? 'HX' : 'AD',
        lineTypeDescription: index === 0 ? 'History' : 'Advice',
        text,
        enteredAt: stampText(practice, row.start + (index + 1) * 5 * minuteMs),
        struckOut: false,
      })),
      diagnosisCode: null,
      diagnosisDescription: null,
    };
  };
  const casePage = (isMeant: (row: AppointmentRecord) => boolean, args: PageArgs): Row => {
    const rows = practice.appointments
      .filter((row) => isCase(row) && isMeant(row))
      .toSorted((one, other) => other.start - one.start || other.key - one.key);
    return pageOf(rows, args, cap, caseSortable, caseRow);
  };

  const vaccinationsOf = (row: PatientRecord): readonly Row[] => {
    if (row.key % 3 === 0) return [];
    const given = today - (30 + ((row.key * 17) % 300)) * dayMs;
    return [
      {
        id: String(300_000 + row.key),
        card: () => records().recordCardOf(row.key),
        vaccineCode: row.key % 2 === 0 ? 'DHP' : 'RAB',
        vaccineDescription: row.key % 2 === 0 ? 'DHP + L4 booster' : 'Rabies',
        givenOn: day(given),
        nextDueOn: row.isDeceased ? null : day(given + yearMs),
        batchNo: `A${String(4100 + row.key)}`,
      },
    ];
  };
  const policy = ({ key }: PatientRecord): Row => ({
    id: String(400_000 + key),
    insurerName: ['Fen & Fold Mutual', 'Petguard'][key % 2] ?? 'Petguard',
    policyNo: `PG${String(77_000 + key * 3)}`,
    expiresOn: day(today + (key % 12) * 30 * dayMs),
    excess: 95,
  });
  const isInsured = ({ key, clientKey }: PatientRecord): boolean => key % 5 === 0 && clientKey !== null;
  const stageOf = ({ key }: PatientRecord): (typeof claimStages)[number] =>
    claimStages[(key / 10) % claimStages.length] ?? claimStages[0];
  const claim = (row: PatientRecord): Row => {
    const { code, description } = stageOf(row);
    return {
      id: String(450_000 + row.key),
      claimNo: `CL${String(row.key).padStart(4, '0')}`,
      card: () => records().recordCard(row),
      policy: policy(row),
      stageCode: code,
      stageDescription: description,
      claimed: 140 + row.key,
      settled: code === 'Z' ? 45 + row.key : null,
      submittedOn: code === 'P' ? null : day(today - (row.key % 40) * dayMs),
    };
  };
  const reminder = (row: ReminderRow): Row => ({
    id: row.id,
    typeCode: row.type.code,
    typeDescription: row.type.description,
    card: () => records().recordCardOf(row.patientKey),
    account: () => records().accountOf(rowOf(practice.patients, row.patientKey)?.clientKey ?? null),
    dueOn: row.dueOn,
    sentOn: row.sentOn,
  });

  return {
    casePage,
    caseOfEntry: (row) => (isCase(row) ? caseRow(row) : null),
    vaccinationsOf,
    policiesOf: (row) => (isInsured(row) ? [policy(row)] : []),
    weightsOf: ({ key }) =>
      [400, 90].slice(key % 2).map((ago, index) => ({
        weighedOn: day(today - ago * dayMs),
        kilos: 3 + (key % 23) + index / 2,
      })),
    roots: {
      cases({ criteria, page }: CaseArgs) {
        const { cardId, accountId, clinicianId, openedFrom, openedTo, openOnly = false } = criteria ?? {};
        const card = cardId ? keyOf(practice, 'patient', cardId) : null;
        const account = accountId ? keyOf(practice, 'client', accountId) : null;
        const clinician = clinicianId ? keyOf(practice, 'provider', clinicianId) : null;
        return casePage(
          (row) =>
            (card === null || row.patientKey === card) &&
            (account === null || row.clientKey === account) &&
            (clinician === null || row.providerKey === clinician) &&
            isWithin(openedOn(row), openedFrom, openedTo) &&
            !(openOnly && row.state === 'completed'),
          { page: page ?? null },
        );
      },
      case({ id }: { readonly id: string }) {
        const row = rowOf(practice.appointments, /^\d+$/.test(id) ? Number(id) - firstCase : null);
        return row && isCase(row) ? caseRow(row) : null;
      },
      vaccinations({ cardId }: { readonly cardId: string }) {
        const row = rowOf(practice.patients, keyOf(practice, 'patient', cardId));
        return row ? vaccinationsOf(row) : [];
      },
      reminders({ criteria, page }: ReminderArgs) {
        const { typeCode, dueFrom, dueTo, unsentOnly = false } = criteria ?? {};
        const rows = memory.reminders
          .filter(({ type }) => !typeCode || type.code === typeCode)
          .filter(({ dueOn, sentOn }) => isWithin(dueOn, dueFrom, dueTo) && !(unsentOnly && sentOn !== null))
          .toSorted((one, other) => compareValues(one.dueOn, other.dueOn));
        return pageOf(rows, { page: page ?? null }, cap, reminderSortable, reminder);
      },
      insuranceClaims({ criteria, page }: ClaimArgs) {
        const account = criteria?.accountId ? keyOf(practice, 'client', criteria.accountId) : null;
        const rows = practice.patients
          .filter((row) => isInsured(row) && row.key % 10 === 0)
          .filter((row) => account === null || row.clientKey === account)
          .filter((row) => !criteria?.stageCode || stageOf(row).code === criteria.stageCode);
        return pageOf(rows, { page: page ?? null }, cap, claimSortable, claim);
      },
      markReminderSent({ id }: { readonly id: string }) {
        if (refuseWrites !== null) throw forbidden(refuseWrites);
        const index = memory.reminders.findIndex((row) => row.id === id);
        const earlier = memory.reminders[index];
        if (!earlier) throw notFound('Reminder', id);
        const row = { ...earlier, sentOn: earlier.sentOn ?? day(now()) };
        memory.reminders[index] = row;
        return reminder(row);
      },
    },
  };
}
