import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { BellmareCalendar } from './calendar.ts';
import type { BellmareMemory, RecallRow } from './memory.ts';
import type { BellmareRecords } from './records.ts';
import { dayAfter, dayOf, fits, isEntry, isoText, type PageArgs, pageOf, wantedKey } from './values.ts';

interface OfAnimal extends PageArgs {
  readonly animal_id?: string | null;
}

interface RecallsArgs extends OfAnimal {
  readonly kind_code?: string | null;
  readonly due_from?: string | null;
  readonly due_to?: string | null;
  readonly is_sent?: boolean | null;
}

const recallKinds = { VACC: 'Vaccines', TEETH: 'Teeth float', DEWORM: 'Fecal and deworming' } as const;
const vaccines = ['Rabies', 'Tetanus toxoid', 'Influenza'];
const reported = { code: 'REPORTED', label: 'Reported' };
const waiting = { code: 'AT_LAB', label: 'At the lab' };
const yearDays = 365;

/** A recall as a row. */
export function recallRow(records: BellmareRecords, row: RecallRow): Row {
  return {
    id: row.id,
    kind: { code: row.code, label: recallKinds[row.code] },
    animal: () => records.animalOf(row.patientKey),
    due_on: row.dueOn,
    sent_at: row.sentAt === null ? null : isoText(row.sentAt),
  };
}

/** Queries of what is known about the health of animals. */
export function bellmareCharts(
  { practice, cap }: Backstage,
  memory: BellmareMemory,
  records: BellmareRecords,
  calendar: BellmareCalendar,
): object {
  const note = (row: AppointmentRecord): Row => ({
    id: String(row.key),
    entry: () => calendar.entry(row),
    animal: () => records.animalOf(row.patientKey),
    author: () => records.practitionerOf(row.providerKey),
    subjective: row.reason,
    objective: 'Bright, alert and responsive.',
    plan: null,
    written_at: isoText(row.start + row.minutes * 60_000),
  });
  const immunization = (row: PatientRecord): Row => {
    const day = wallDay(row.updatedAt, 'UTC');
    return {
      id: String(50_000 + row.key),
      animal: () => records.animal(row),
      vaccine: vaccines[row.key % vaccines.length],
      lot_no: `L${String(700 + (row.key % 30))}`,
      given_on: day,
      given_by: () => records.practitionerOf(practice.providers[0]?.key ?? null),
      next_due_on: dayAfter(day, yearDays),
    };
  };
  const isReported = ({ key }: PatientRecord): boolean => key % 2 === 0;
  const labOrder = (row: PatientRecord): Row => ({
    id: String(60_000 + row.key),
    animal: () => records.animal(row),
    panel: 'Complete blood count',
    laboratory: 'Provincial animal health laboratory',
    collected_on: utcText(row.updatedAt).slice(0, 10),
    status: isReported(row) ? reported : waiting,
    values: isReported(row)
      ? [
          { analyte: 'PCV', value: `0.${String(30 + (row.key % 15))}`, unit: 'L/L', is_abnormal: row.key % 15 < 2 },
          { analyte: 'WBC', value: String(6 + (row.key % 5)), unit: '10⁹/L', is_abnormal: false },
        ]
      : [],
  });

  return {
    recalls(args: RecallsArgs) {
      const patientKey = wantedKey('patient', args.animal_id);
      const rows = memory.recalls
        .filter((row) => fits(patientKey, row.patientKey) && fits(args.kind_code, row.code))
        .filter(({ dueOn }) => !args.due_from || dueOn >= args.due_from)
        .filter(({ dueOn }) => !args.due_to || dueOn <= args.due_to)
        .filter(({ sentAt }) => fits(args.is_sent, sentAt !== null))
        .toSorted((one, other) => (one.dueOn === other.dueOn ? 0 : one.dueOn < other.dueOn ? -1 : 1));
      return pageOf(rows, args, cap, (row) => recallRow(records, row));
    },
    immunizations(args: OfAnimal) {
      const patientKey = wantedKey('patient', args.animal_id);
      const rows = practice.patients.filter(({ key }) => key % 2 === 0 && fits(patientKey, key));
      return pageOf(rows, args, cap, immunization);
    },
    chart_notes(args: OfAnimal & { readonly author_id?: string | null }) {
      const patientKey = wantedKey('patient', args.animal_id);
      const author = wantedKey('provider', args.author_id);
      const rows = practice.appointments
        .filter((row) => isEntry(row) && row.state === 'completed' && rowOf(practice.patients, row.patientKey))
        .filter((row) => fits(patientKey, row.patientKey) && fits(author, row.providerKey))
        .toSorted((one, other) => dayOf(practice, other).localeCompare(dayOf(practice, one)) || byStart(other, one));
      return pageOf(rows, args, cap, note);
    },
    lab_orders(args: OfAnimal & { readonly is_reported?: boolean | null }) {
      const patientKey = wantedKey('patient', args.animal_id);
      const rows = practice.patients.filter(
        (row) => row.key % 6 < 2 && fits(patientKey, row.key) && fits(args.is_reported, isReported(row)),
      );
      return pageOf(rows, args, cap, labOrder);
    },
  };
}
