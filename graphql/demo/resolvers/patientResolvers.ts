import { newestFirst, pageOf } from './listPages.ts';
import type { AppointmentRecord, PatientRecord, Sex, WeightRecord } from '../records.ts';
import { invalid, notFound, textOr, valueOr } from './input.ts';
import {
  documentsOf,
  labResultsOf,
  prescriptionsOf,
  problemsOf,
  vaccinationsOf,
  weightsOf,
} from '../seed/medicalRecord.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, dayMs, minuteMs, utcDayOf } from '../zoneTime.ts';
import { type DemoContext, type FieldResolvers, recordAudit } from './resolver.ts';
import { centsOfDecimal, quantityText } from '../money.ts';

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface PatientPage extends Page {
  readonly patientId: string;
}

/** A list that is worked out of one patient, a page at a time; an unknown patient is an error. */
function listOf<Row>(rowsOf: (seed: string, patient: PatientRecord, now: number) => readonly Row[]) {
  return (_source: unknown, { patientId, limit, offset }: PatientPage, { store }: DemoContext): readonly Row[] =>
    pageOf(rowsOf(store.seed, patientOf(store, patientId), store.now()), limit, offset);
}

/** Queries about a patient's record. */
export const recordQueries: FieldResolvers = {
  encounters: (_source: unknown, { patientId, limit, offset }: PatientPage, { store }: DemoContext) =>
    pageOf(
      pastVisitsOf(store, patientId).map((visit) => encounterOf(store, visit)),
      limit,
      offset,
    ),
  treatments: (_source: unknown, { patientId, limit }: PatientPage, { store }: DemoContext) =>
    pageOf(
      pastVisitsOf(store, patientId).map((visit) => treatmentOf(store, visit)),
      limit,
    ),
  vaccinations: listOf(vaccinationsOf),
  prescriptions: listOf(prescriptionsOf),
  labResults: listOf(labResultsOf),
  problems: listOf(problemsOf),
  weights: (_source: unknown, { patientId, limit, offset }: PatientPage, { store }: DemoContext) =>
    pageOf(allWeightsOf(store, patientOf(store, patientId)), limit, offset),
  documents: (
    _source: unknown,
    args: Page & { readonly patientId?: string | null; readonly clientId?: string | null },
    { store }: DemoContext,
  ) => {
    const { patientId, clientId, limit, offset } = args;
    const patients = patientId
      ? [patientOf(store, patientId)]
      : clientId
        ? store.patientsOf(clientId)
        : store.patients();
    const rows = patients
      .filter((patient) => !clientId || patient.clientId === clientId)
      .flatMap((patient) => documentsOf(store.seed, patient, store.now()));
    return pageOf(
      newestFirst(rows, ({ addedAt }) => addedAt),
      limit,
      offset,
    );
  },
};

/** Every weight of a patient, newest first. Patients that were entered at the desk begin with none. */
function allWeightsOf(store: ClinicStore, patient: PatientRecord): readonly WeightRecord[] {
  const { weights, firstWeights } = store.backOffice();
  const measured = weights.list().filter(({ patientId }) => patientId === patient.id);
  const first = firstWeights.get(patient.id);
  const early = weightsOf(store.seed, first ?? patient, (first ?? patient).weightTenths);
  return newestFirst([...early.toReversed(), ...measured], ({ measuredAt }) => measuredAt);
}

function patientOf(store: ClinicStore, id: string): PatientRecord {
  const patient = store.patient(id);
  if (!patient) throw notFound('Patient', id);
  return patient;
}

function pastVisitsOf(store: ClinicStore, patientId: string): readonly AppointmentRecord[] {
  return store.visitsOf(patientId).filter(({ status }) => status === 'COMPLETED');
}

function encounterOf(store: ClinicStore, visit: AppointmentRecord): object {
  const { id, patientId, providerId, start, reason } = visit;
  const soap = `S: ${reason ?? 'routine visit'}\nO: bright, alert, responsive\nA: stable\nP: as discussed`;
  const type = store.appointmentTypes.get(visit.typeId)?.name ?? 'Visit';
  const summary = `${type}: bright and alert, everything as discussed with the owner.`;
  return { id: `E${id}`, patientId, appointmentId: id, providerId, start, isSigned: true, reason, summary, soap };
}

function treatmentOf(store: ClinicStore, visit: AppointmentRecord): object {
  const givenDate = utcDayOf(visit.start);
  const name = store.appointmentTypes.get(visit.typeId)?.name ?? null;
  return { id: `T${visit.id}`, patientId: visit.patientId, name, givenDate, dueDate: addDays(givenDate, 365) };
}

type Text = string | null;

interface PatientInput {
  readonly name?: Text;
  readonly species?: Text;
  readonly breed?: Text;
  readonly color?: Text;
  readonly sex?: Sex | null;
  readonly neutered?: boolean | null;
  readonly birthDate?: Text;
  readonly microchip?: Text;
  readonly isActive?: boolean | null;
  readonly isDeceased?: boolean | null;
  readonly deceasedDate?: Text;
  readonly alerts?: Text;
  readonly notes?: Text;
}

/** Mutations that make and change patients. */
export const patientMutations: FieldResolvers = {
  createPatient: (
    _source: unknown,
    { clientId, input }: { readonly clientId: string; readonly input: PatientInput },
    { store }: DemoContext,
  ) => {
    if (!store.client(clientId)) throw notFound('Client', clientId);
    const now = store.now();
    const id = store.createId();
    const patient = changed(store, { ...unnamed, id, clientId, insertedAt: now, updatedAt: now }, input);
    recordAudit(store, 'createPatient', id);
    return store.putPatient(patient);
  },
  updatePatient: (
    _source: unknown,
    { id, input }: { readonly id: string; readonly input: PatientInput },
    { store }: DemoContext,
  ) => {
    const former = store.patient(id);
    if (!former) throw notFound('Patient', id);
    const patient = changed(store, former, input);
    recordAudit(store, 'updatePatient', id);
    return store.putPatient({ ...patient, updatedAt: store.stampAfter(former.updatedAt) });
  },
};

const unnamed: Omit<PatientRecord, 'id' | 'clientId' | 'insertedAt' | 'updatedAt'> = {
  name: '',
  species: '',
  breed: null,
  color: null,
  sex: null,
  neutered: null,
  birthDate: null,
  microchip: null,
  weightTenths: null,
  isActive: true,
  isDeceased: false,
  deceasedDate: null,
  alerts: null,
  notes: null,
};

function changed(store: ClinicStore, former: PatientRecord, input: PatientInput): PatientRecord {
  const name = textOr(former.name, input.name, 'name');
  const species = textOr(former.species, input.species, 'species');
  if (!name) throw invalid('A patient needs a name');
  if (!species) throw invalid('A patient needs a species');
  const patient: PatientRecord = {
    ...former,
    name,
    species,
    breed: textOr(former.breed, input.breed, 'breed'),
    color: textOr(former.color, input.color, 'color'),
    sex: input.sex === undefined ? former.sex : input.sex,
    neutered: input.neutered === undefined ? former.neutered : input.neutered,
    birthDate: textOr(former.birthDate, input.birthDate, 'birthDate'),
    microchip: textOr(former.microchip, input.microchip, 'microchip'),
    isActive: valueOr(former.isActive, input.isActive),
    isDeceased: valueOr(former.isDeceased, input.isDeceased),
    deceasedDate: textOr(former.deceasedDate, input.deceasedDate, 'deceasedDate'),
    alerts: textOr(former.alerts, input.alerts, 'alerts'),
    notes: textOr(former.notes, input.notes, 'notes'),
  };
  checkDates(store, patient);
  return patient;
}

function checkDates(store: ClinicStore, { birthDate, deceasedDate }: PatientRecord): void {
  // A day of grace: somewhere it is already tomorrow.
  const tomorrow = new Date(store.now() + dayMs).toISOString().slice(0, 10);
  if (birthDate !== null && birthDate > tomorrow) throw invalid('birthDate is in the future');
  if (deceasedDate !== null && deceasedDate > tomorrow) throw invalid('deceasedDate is in the future');
  if (birthDate !== null && deceasedDate !== null && deceasedDate < birthDate) {
    throw invalid('deceasedDate is before birthDate');
  }
}

interface Measurement {
  readonly patientId: string;
  readonly value: string;
  readonly unit: 'LB' | 'KG';
  readonly measuredAt?: number | null;
}

const heaviestHundredths = 300_000;
// Of clocks that don't quite agree.
const graceMs = 5 * minuteMs;

/** Mutations of a patient's record. */
export const recordMutations: FieldResolvers = {
  addWeight: (_source: unknown, { patientId, value, unit, measuredAt }: Measurement, { store }: DemoContext) => {
    const patient = store.patient(patientId);
    if (!patient) throw notFound('Patient', patientId);
    const hundredths = centsOfDecimal(value);
    if (hundredths === null || hundredths <= 0 || hundredths > heaviestHundredths) {
      throw invalid('value must be above 0, at most 3000, with at most two decimals');
    }
    const at = measuredAt ?? store.now();
    if (at > store.now() + graceMs) throw invalid('measuredAt is in the future');
    const { weights, firstWeights } = store.backOffice();
    const own = weights.list().filter((weight) => weight.patientId === patientId);
    const newest = Math.max(patient.weightTenths === null ? 0 : 1, ...own.map((weight) => weight.measuredAt));
    if (!firstWeights.get(patientId)) firstWeights.put(patient);
    const weight: WeightRecord = {
      id: store.createId(),
      patientId,
      value: quantityText(hundredths),
      unit: unit === 'KG' ? 'kg' : 'lb',
      measuredAt: at,
    };
    if (at >= newest) {
      // 1 kg is 2.20462 lb.
      const tenths = Math.max(1, Math.round(unit === 'KG' ? (hundredths * 2.204_62) / 10 : hundredths / 10));
      store.putPatient({ ...patient, weightTenths: tenths, updatedAt: store.stampAfter(patient.updatedAt) });
    }
    recordAudit(store, 'addWeight', weight.id);
    return weights.put(weight);
  },
};
