import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { PatientRecord, ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type ClinicalRow,
  hasEncounter,
  immunizationsOf,
  prescriptionsOf,
  problemsOf,
  type ReminderRow,
  remindersOf,
  weightsOf,
} from './clinicalRows.ts';
import type { TallgrassMemory, WeightRow } from './memory.ts';
import type { Records } from './records.ts';
import { connection, dayIn, globalId, money, moment } from './values.ts';

/** Shows the medical file of a companion. */
export interface ClinicalRecords {
  /** The fields of a companion that are medical. */
  readonly medicalFile: (row: PatientRecord) => Row;
  readonly weightReading: (row: WeightRow) => Row;
  readonly immunization: (row: ClinicalRow) => Row;
  readonly problem: (row: ClinicalRow) => Row;
  readonly prescription: (row: ClinicalRow) => Row;
  readonly careReminder: (row: ReminderRow) => Row;
  readonly membership: (row: PatientRecord) => Row;
  readonly insurance: (row: PatientRecord) => Row;
  readonly wellnessPlan: (index: number) => Row;
}

const plans = [
  ['Seedling', 2900, 'Wellness exam', 2],
  ['Evergreen', 5400, 'Dental cleaning', 1],
] as const;
const vaccines = ['Rabies', 'Distemper combination', 'Leptospirosis'];
const problems = ['Otitis externa', 'Dental tartar', 'Food sensitivity'];
const drugs = [
  ['Carprofen 75 mg', 'One tablet every 12 hours with food'],
  ['Amoxicillin 250 mg', 'One capsule every 12 hours for 10 days'],
] as const;

/** Which plan an animal is on; null where it is on none. */
export function planOf({ key, isActive }: PatientRecord): number | null {
  return key % 6 === 1 && isActive ? key % plans.length : null;
}

/** Whether an animal is insured. */
export function isInsured({ key }: PatientRecord): boolean {
  return key % 8 === 3;
}

/** All plans, by their places. */
export const planPlaces: readonly number[] = plans.map((_plan, index) => index);

/** The records of the medical file. */
export function clinicalRecords(
  { practice, cap, now }: Backstage,
  memory: TallgrassMemory,
  all: () => Records,
): ClinicalRecords {
  const doctor = (key: number): ProviderRecord | null => {
    const doctors = practice.providers.filter(({ role, isActive }) => role === 'veterinarian' && isActive);
    return doctors[key % (doctors.length || 1)] ?? null;
  };
  const shownDoctor = (key: number) => (): Row | null => {
    const row = doctor(key);
    return row && all().teammate(row);
  };
  const day = (later: number): string => dayIn(now(), 'UTC', later);

  const weightReading = (row: WeightRow): Row => ({
    __typename: 'WeightReading',
    id: globalId('WeightReading', row.key),
    weight: { value: Math.round(row.pounds * 10) / 10, unit: 'LB' },
    bodyConditionScore: row.score,
    takenAt: moment(row.at),
  });

  const immunization = ({ key, index }: ClinicalRow): Row => ({
    __typename: 'Immunization',
    id: globalId('Immunization', key),
    vaccine: vaccines[index % vaccines.length],
    lotNumber: key % 2 === 0 ? `L${String(40_000 + key)}` : null,
    givenOn: day(-((key * 3) % 330) - 20),
    expiresOn: day(345 - ((key * 3) % 330)),
    givenBy: shownDoctor(key),
  });

  const problem = ({ key, index, patient }: ClinicalRow): Row => ({
    __typename: 'Problem',
    id: globalId('Problem', key),
    title: problems[(patient.key + index) % problems.length],
    status: index === 0 ? 'ACTIVE' : 'RESOLVED',
    notedOn: day(-60 - index * 200),
  });

  const prescription = ({ key, patient }: ClinicalRow): Row => {
    const [drug, directions] = drugs[patient.key % drugs.length] ?? drugs[0];
    return {
      __typename: 'Prescription',
      id: globalId('Prescription', key),
      drug,
      directions,
      quantity: 20,
      refillsLeft: patient.key % 3,
      prescriber: shownDoctor(key),
      writtenOn: day(-(patient.key % 50) - 3),
    };
  };

  const careReminder = ({ key, patient, service, dueOn }: ReminderRow): Row => ({
    __typename: 'CareReminder',
    id: globalId('CareReminder', key),
    companion: () => all().companion(patient),
    service,
    dueOn,
    status: dueOn < day(0) ? 'OVERDUE' : 'UPCOMING',
    lastSentAt: dueOn < day(14) ? moment(Date.parse(dueOn) - 14 * 86_400_000 + 54_000_000) : null,
  });

  const wellnessPlan = (index: number): Row => {
    const [name, cents, service, timesPerYear] = plans[index] ?? plans[0];
    return {
      __typename: 'WellnessPlan',
      id: globalId('WellnessPlan', index + 1),
      name,
      monthlyFee: money(cents),
      benefits: [{ service, timesPerYear }],
    };
  };

  const membership = (row: PatientRecord): Row => ({
    __typename: 'WellnessMembership',
    id: globalId('WellnessMembership', row.key),
    plan: wellnessPlan(planOf(row) ?? 0),
    startedOn: day(-120 - (row.key % 90)),
    renewsOn: day(245 - (row.key % 90)),
  });

  const insurance = (row: PatientRecord): Row => ({
    __typename: 'InsurancePolicy',
    id: globalId('InsurancePolicy', row.key),
    carrier: 'Prairie Pet Mutual',
    policyNumber: `PPM-${String(500_000 + row.key * 7)}`,
  });

  const medicalFile = (row: PatientRecord): Row => ({
    cautions: row.key % 12 === 5 ? [{ kind: 'BITES', detail: 'Muzzle for nail trims' }] : [],
    weights: (args: ConnectionArgs) => connection(weightsOf(memory, row, now()), args, cap, weightReading),
    immunizations: () => immunizationsOf(row).map(immunization),
    problems: () => problemsOf(row).map(problem),
    prescriptions: () => prescriptionsOf(row).map(prescription),
    reminders: () => remindersOf(row, now()).map(careReminder),
    membership: planOf(row) === null ? null : membership(row),
    insurance: isInsured(row) ? insurance(row) : null,
    encounters: (args: ConnectionArgs) => {
      const visits = practice.appointments.filter((visit) => visit.patientKey === row.key && hasEncounter(visit));
      return connection(
        visits.toSorted((one, other) => other.start - one.start),
        args,
        cap,
        all().encounter,
      );
    },
  });

  return {
    medicalFile,
    weightReading,
    immunization,
    problem,
    prescription,
    careReminder,
    membership,
    insurance,
    wellnessPlan,
  };
}
