import { pageOf } from '../paging.ts';
import type { WeightRecord } from '../patientRecord.ts';
import type { AppointmentRecord, PatientRecord } from '../records.ts';
import { notFound } from '../refusal.ts';
import {
  documentsOf,
  labResultsOf,
  prescriptionsOf,
  problemsOf,
  vaccinationsOf,
  weightsOf,
} from '../seed/patientRecord.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, utcDayOf } from '../zoneTime.ts';
import { newestFirst } from './billingQueries.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface PatientPage extends Page {
  readonly patientId: string;
}

/** A list that is worked out of one patient, a page at a time; an unknown patient is an error. */
function listOf<Row>(rowsOf: (seed: string, patient: PatientRecord, now: number) => readonly Row[]) {
  return (_source: unknown, { patientId, limit, offset }: PatientPage, { store }: Context): readonly Row[] =>
    pageOf(rowsOf(store.seed, patientOf(store, patientId), store.now()), limit, offset);
}

/** Queries about a patient's record. */
export const recordQueries: FieldResolvers = {
  encounters: (_source: unknown, { patientId, limit, offset }: PatientPage, { store }: Context) =>
    pageOf(
      pastVisitsOf(store, patientId).map((visit) => encounterOf(store, visit)),
      limit,
      offset,
    ),
  treatments: (_source: unknown, { patientId, limit }: PatientPage, { store }: Context) =>
    pageOf(
      pastVisitsOf(store, patientId).map((visit) => treatmentOf(store, visit)),
      limit,
    ),
  vaccinations: listOf(vaccinationsOf),
  prescriptions: listOf(prescriptionsOf),
  labResults: listOf(labResultsOf),
  problems: listOf(problemsOf),
  weights: (_source: unknown, { patientId, limit, offset }: PatientPage, { store }: Context) =>
    pageOf(allWeightsOf(store, patientOf(store, patientId)), limit, offset),
  documents: (
    _source: unknown,
    args: Page & { readonly patientId?: string | null; readonly clientId?: string | null },
    { store }: Context,
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
