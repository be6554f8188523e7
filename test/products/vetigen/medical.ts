import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { fingerprint, vetigenIds } from './fingerprints.ts';
import type { VetigenMemory } from './memory.ts';
import type { VetigenRecords } from './records.ts';
import { type EventType, hasSoap, momentText } from './values.ts';

/** A vaccination with what lists of them look for. */
export interface VaccinationRow {
  readonly appointment: AppointmentRecord;
  readonly nextDueOn: string;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const lockedAfterDays = 30;
const vaccines = ['Rabies', 'Distemper combination', 'Leukemia', 'Bordetella'];
const panels = ['Complete blood count', 'Chemistry panel', 'Urinalysis'];
const { of } = vetigenIds;

const soapTypes: Readonly<Record<EventType, string>> = {
  APPOINTMENT: 'EXAMINATION',
  SURGERY: 'SURGERY',
  VACCINATION: 'VACCINATION',
  CHECKUP: 'CHECKUP',
  EMERGENCY: 'EMERGENCY',
  SALE: 'EXAMINATION',
};

/** Medical records: what was done at visits, and what was ordered. */
export type VetigenMedical = ReturnType<typeof vetigenMedical>;

/** Makes them from visits that took place and from what was sold at them. */
export function vetigenMedical({ practice, now }: Backstage, memory: VetigenMemory, records: () => VetigenRecords) {
  const newest = (rows: readonly AppointmentRecord[]): readonly AppointmentRecord[] =>
    rows.toSorted((one, other) => other.start - one.start || other.key - one.key);

  const soapStatus = (row: AppointmentRecord): string => {
    if (row.state !== 'completed') return memory.signed.has(row.key) ? 'SIGNED' : 'IN_PROGRESS';
    return row.start < now() - lockedAfterDays * dayMs ? 'LOCKED' : 'SIGNED';
  };
  const soapType = (row: AppointmentRecord): string => soapTypes[records().typeOf(row)];

  const planItems = (row: AppointmentRecord): readonly Row[] => {
    const fp = fingerprint('planitem', row.key);
    const due = wallDay(row.start + 14 * dayMs, 'UTC');
    const items: readonly Row[] = [
      { __typename: 'FollowUpPlanItem', fp, due_on: due, note: 'Recheck in two weeks.' },
      { __typename: 'LabPlanItem', fp, panel: panels[row.key % panels.length], is_urgent: row.key % 2 === 0 },
      { __typename: 'VaccinePlanItem', fp, vaccine_name: vaccines[row.key % vaccines.length], planned_on: due },
      { __typename: 'TodoPlanItem', fp, title: 'Call the owner the day after', is_done: row.state === 'completed' },
      {
        __typename: 'MedicationPlanItem',
        fp,
        drug_name: 'Meloxicam',
        dose: '0.1 mg/kg',
        frequency: 'once a day',
        duration_days: 5,
      },
    ];
    return row.state === 'completed' ? items.slice(row.key % items.length).slice(0, 1) : [];
  };

  const soap = (row: AppointmentRecord): Row => {
    const isSigned = soapStatus(row) !== 'IN_PROGRESS';
    return {
      fp: fingerprint('soap', row.key),
      patient_fp: of('patient', row.patientKey ?? 0),
      patient: () => records().patientOf(row.patientKey),
      calendar_event_fp: of('appointment', row.key),
      soap_type: soapType(row),
      status: soapStatus(row),
      subjective: row.reason === null ? null : `Owner reports: ${row.reason}.`,
      objective: isSigned ? 'Bright and alert, mucous membranes pink, CRT < 2 s.' : null,
      assessment: isSigned ? 'No acute findings.' : null,
      plan: isSigned ? 'See plan items.' : null,
      plan_items: () => planItems(row),
      performed_by_clinic_fp: of('place', row.placeKey),
      performed_by_clinic: () => records().clinicOf(row.placeKey),
      veterinarian: () => records().userOf(row.providerKey),
      exam_date: momentText(row.start),
      signed_at: isSigned ? momentText(memory.signed.get(row.key) ?? row.start + hourMs) : null,
      created_at: momentText(row.start),
    };
  };
  const soapRows = (patientKey: number | null): readonly AppointmentRecord[] =>
    newest(practice.appointments.filter((row) => hasSoap(row) && row.patientKey === patientKey));

  const vaccination = ({ appointment: row, nextDueOn }: VaccinationRow): Row => ({
    fp: fingerprint('vaccine', row.key),
    patient_fp: of('patient', row.patientKey ?? 0),
    patient: () => records().patientOf(row.patientKey),
    vaccine_name: vaccines[row.key % vaccines.length],
    batch_number: `V${String(1000 + (row.key % 90))}`,
    administered_at: momentText(row.start),
    next_due_on: nextDueOn,
    administered_by: () => records().userOf(row.providerKey),
    performed_by_clinic_fp: of('place', row.placeKey),
  });
  const vaccinationRows = (): readonly VaccinationRow[] =>
    newest(
      practice.appointments.filter(
        (row) => hasSoap(row) && row.state === 'completed' && records().typeOf(row) === 'VACCINATION',
      ),
    ).map((appointment) => ({ appointment, nextDueOn: wallDay(appointment.start + 365 * dayMs, 'UTC') }));

  const ordersWith = (words: RegExp, patientKey: number | null): readonly OrderRecord[] =>
    memory.ledger.orders.filter(
      (row) =>
        row.patientKey !== null &&
        (patientKey === null || row.patientKey === patientKey) &&
        row.items.some(({ name }) => words.test(name)),
    );

  const medication = (row: OrderRecord): Row => {
    const item = row.items.find(({ name }) => medicines.test(name));
    const end = row.at + 10 * dayMs;
    return {
      fp: fingerprint('medication', row.key),
      patient_fp: of('patient', row.patientKey ?? 0),
      drug_name: item?.name ?? '',
      quantity: item?.quantity ?? 0,
      instructions: 'One tablet twice a day, with food.',
      prescribed_at: momentText(row.at),
      ends_on: wallDay(end, 'UTC'),
      is_active: end >= now(),
      performed_by_clinic_fp: of('place', row.placeKey),
    };
  };

  const diagnosticStatus = ({ at }: OrderRecord): string => (at > now() - dayMs ? 'IN_PROGRESS' : 'COMPLETED');
  const diagnostic = (row: OrderRecord): Row => {
    const isDone = diagnosticStatus(row) === 'COMPLETED';
    const value = 30 + (row.key % 30);
    const flag = value < 37 ? 'LOW' : value > 55 ? 'HIGH' : 'NORMAL';
    const hematocrit = { analyte: 'Hematocrit', value, unit: '%', reference_low: 37, reference_high: 55, flag };
    return {
      fp: fingerprint('diagnostic', row.key),
      patient_fp: of('patient', row.patientKey ?? 0),
      patient: () => records().patientOf(row.patientKey),
      panel: row.items.find(({ name }) => laboratory.test(name))?.name ?? '',
      status: diagnosticStatus(row),
      ordered_at: momentText(row.at),
      completed_at: isDone ? momentText(row.at + 6 * hourMs) : null,
      results: isDone ? [hematocrit] : [],
      performed_by_clinic_fp: of('place', row.placeKey),
    };
  };

  return {
    soap,
    soapRows,
    soapStatus,
    soapType,
    soapOf: (key: number) => soapRows(key).map(soap),
    vaccination,
    vaccinationRows,
    vaccinationsOf: (key: number) =>
      vaccinationRows()
        .filter(({ appointment }) => appointment.patientKey === key)
        .map(vaccination),
    medicationsOf: (key: number) => ordersWith(medicines, key).map(medication),
    diagnostic,
    diagnosticStatus,
    diagnosticRows: (key: number | null) => ordersWith(laboratory, key),
    diagnosticsOf: (key: number) => ordersWith(laboratory, key).map(diagnostic),
  };
}

const medicines = /tablet|capsule/i;
const laboratory = /panel|smear|culture/i;
