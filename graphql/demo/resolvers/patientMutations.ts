import type { PatientRecord, Sex } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { dayMs } from '../zoneTime.ts';
import { recordAudit } from './audit.ts';
import { textOr, valueOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

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
