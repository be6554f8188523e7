import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ListArgs } from './lookups.ts';
import type { ImmunizationRow, MarlowMemory, RecallRow, WeightRow } from './memory.ts';
import type { MarlowRecords } from './records.ts';
import { recallRules, stockRow, vaccines } from './shelves.ts';
import { found, laterDay, marlowIds, momentText } from './values.ts';

interface OfCompanion {
  readonly companionId?: string | null;
  readonly pagination?: ListArgs['pagination'];
}

/** Rows of the chart, and the root fields that serve them. */
export function marlowClinical({ practice, now }: Backstage, records: MarlowRecords, memory: MarlowMemory) {
  const { companionOf, staffOf, list } = records;
  const zone = practice.places[0]?.zone ?? 'UTC';

  const weight = (row: WeightRow): Row => ({
    id: row.id,
    kilograms: (row.grams / 1000).toFixed(2),
    bodyCondition: row.bodyCondition,
    takenAt: momentText(row.at),
    takenBy: null,
  });
  const vaccine = (vaccineId: string): Row | null => {
    const row = vaccines.find(({ id }) => id === vaccineId);
    if (!row) return null;
    const { speciesNames, ...fields } = row;
    const { speciesNamed } = memory.vocabulary;
    return { ...fields, species: () => speciesNames.map((name) => records.species(speciesNamed(name).id)) };
  };
  const immunization = (row: ImmunizationRow): Row => {
    const months = vaccines.find(({ id }) => id === row.vaccineId)?.monthsBetween ?? 12;
    return {
      id: row.id,
      companion: () => companionOf(row.patientKey),
      vaccine: () => vaccine(row.vaccineId),
      givenOn: row.givenOn,
      givenBy: () => staffOf(row.providerKey),
      lotNumber: row.lotNumber,
      validUntil: laterDay(row.givenOn, Math.round(months * 30.4)),
      certificateNo: row.vaccineId === '1' ? `CERT-${row.id}` : '',
    };
  };
  const recall = (row: RecallRow): Row => ({
    id: row.id,
    companion: () => companionOf(row.patientKey),
    rule: recallRules.find(({ id }) => id === row.ruleId),
    dueOn: row.dueOn,
    state: row.isAnswered ? 'ANSWERED' : row.dueOn < wallDay(now(), zone) ? 'OVERDUE' : 'UPCOMING',
    noticesSent: Number(row.id) % 3,
  });
  /** Each visit that took place has a note. */
  const chartNote = (row: AppointmentRecord): Row => ({
    id: String(810_000 + row.key),
    companion: () => companionOf(row.patientKey),
    entry: () => records.entry(row),
    author: () => staffOf(row.providerKey),
    subjective: row.reason ?? '',
    objective: 'BAR, MM pink, CRT under 2 s',
    assessment: row.key % 2 === 0 ? 'No abnormalities' : 'Mild, self-limiting',
    plan: row.key % 3 === 0 ? 'See again in two weeks' : 'No follow-up',
    isLocked: true,
    writtenAt: momentText(row.start + row.minutes * 60_000),
  });
  const notesOf = (patientKey: number): readonly AppointmentRecord[] =>
    practice.appointments
      .filter((row) => row.patientKey === patientKey && row.state === 'completed' && !row.isDeleted)
      .toSorted((one, other) => other.start - one.start);
  const prescription = (row: PatientRecord): Row => ({
    id: String(60_000 + row.key),
    companion: () => companionOf(row.key),
    drug: () => stockRow(records, practice, row.key % 2),
    directions: 'Give one tablet by mouth once daily',
    quantity: '30.00',
    repeatsLeft: row.key % 4,
    prescribedBy: () => staffOf(practice.providers[0]?.key ?? null),
    prescribedOn: laterDay(wallDay(now(), zone), -(row.key % 60)),
  });
  const requisition = (row: PatientRecord): Row => ({
    id: String(70_000 + row.key),
    companion: () => companionOf(row.key),
    laboratory: 'Northern Veterinary Diagnostics',
    panel: row.key % 2 === 0 ? 'Senior wellness' : 'Pre-anaesthetic',
    state: row.key % 3 === 0 ? 'SENT' : 'REPORTED',
    drawnAt: momentText(now() - (row.key % 40) * 86_400_000),
    analytes:
      row.key % 3 === 0
        ? []
        : [
            { name: 'ALT', value: String(40 + (row.key % 90)), unit: 'U/L', isAbnormal: row.key % 90 > 70 },
            { name: 'Creatinine', value: String(80 + (row.key % 60)), unit: 'µmol/L', isAbnormal: false },
          ],
  });
  const isMedicated = ({ key, isDeceased }: PatientRecord): boolean => key % 7 === 3 && !isDeceased;
  const isTested = ({ key }: PatientRecord): boolean => key % 8 === 2;

  const weightsOf = (patientKey: number): readonly WeightRow[] =>
    memory.weights.filter((row) => row.patientKey === patientKey).toSorted((one, other) => other.at - one.at);

  /** What the chart adds to a companion. */
  const ofCompanion = (row: PatientRecord): Row => ({
    latestWeight: () => {
      const [latest] = weightsOf(row.key);
      return latest ? weight(latest) : null;
    },
    weightReadings: () => weightsOf(row.key).map(weight),
    sensitivities: () =>
      row.key % 23 === 4
        ? [
            {
              id: String(row.key),
              substance: 'Penicillin',
              severity: 'MODERATE',
              notedOn: momentText(row.createdAt).slice(0, 10),
            },
          ]
        : [],
    problems: () =>
      row.key % 10 === 6
        ? [
            {
              id: String(row.key),
              title: 'Dental disease',
              openedOn: momentText(row.createdAt).slice(0, 10),
              resolvedOn: null,
            },
          ]
        : [],
    immunizations: () => memory.immunizations.filter(({ patientKey }) => patientKey === row.key).map(immunization),
    recalls: () => memory.recalls.filter(({ patientKey }) => patientKey === row.key).map(recall),
    prescriptions: () => (isMedicated(row) ? [prescription(row)] : []),
    chartNotes: () => notesOf(row.key).map(chartNote),
  });

  /** The rows of one companion where one is named, and all otherwise. */
  const ofOne = <Item>(
    { companionId, pagination = null }: OfCompanion,
    items: readonly Item[],
    keyOf: (item: Item) => number,
    show: (item: Item) => Row,
  ): Row => {
    const key = companionId ? found(marlowIds.key('patient', companionId), 'Companion') : null;
    return list(
      items.filter((item) => key === null || keyOf(item) === key),
      show,
      { pagination },
    );
  };
  const keyOfPatient = ({ key }: PatientRecord): number => key;

  const queries = {
    chartNotes({ companionId, pagination = null }: OfCompanion & { readonly companionId: string }) {
      const row = found(rowOf(practice.patients, marlowIds.key('patient', companionId)), 'Companion');
      return list(notesOf(row.key), chartNote, { pagination });
    },
    immunizations: (args: OfCompanion) =>
      ofOne(args, memory.immunizations, ({ patientKey }) => patientKey, immunization),
    vaccines: () => vaccines.map(({ id }) => vaccine(id)),
    prescriptions: (args: OfCompanion) =>
      ofOne(args, practice.patients.filter(isMedicated), keyOfPatient, prescription),
    labRequisitions: (args: OfCompanion) => ofOne(args, practice.patients.filter(isTested), keyOfPatient, requisition),
    recalls: (args: ListArgs) =>
      list(
        memory.recalls.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn))),
        recall,
        args,
      ),
    recallRules: () => recallRules,
  };
  return { ofCompanion, queries, weight, immunization };
}
