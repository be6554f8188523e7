import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { redwoodIds, redwoodRows } from './records.ts';
import { redwoodError, somethingWrong } from './refusal.ts';
import { othersModels } from './schema.ts';
import { redwoodWrites } from './writes.ts';

type ById = Readonly<Record<'id', string>>;
type ByPatient = Readonly<Record<'patientId', string>>;
type Search = Readonly<Partial<Record<'firstName' | 'lastName' | 'clinicId', string | null>>>;

/** How many a search finds at most. */
const mostFound = 5;

/** The services: whole lists in the order in which rows were entered, and rows by their ids. */
export function redwoodRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { present, booked, clinic, user, patient, patientsOf, treatment, treatmentsOf, appointment } =
    redwoodRows(stage);
  const one = <Record extends { readonly key: number }>(rows: readonly Record[], kind: Kind, id: string) =>
    rowOf(rows, redwoodIds.key(kind, id));
  const shown = <Record>(row: Record | null, show: (row: Record) => Row): Row | null => row && show(row);
  const treated = (): readonly ClientRecord[] => present().filter((row) => treatmentsOf([row]).length > 0);
  const count = (name: string, stat: number): Row => ({
    name,
    stat,
    previousStat: 0,
    change: 0,
    changeType: 'increase',
  });
  return {
    redwood: { version: '2.2.0', currentUser: null, prismaVersion: '4.1.0' },
    clinics: () => practice.places.map(clinic),
    clinic: ({ id }: ById) => shown(one(practice.places, 'place', id), clinic),
    users: () => practice.providers.map(user),
    user: ({ id }: ById) => shown(one(practice.providers, 'provider', id), user),
    userStats({ id }: ById) {
      const row = one(practice.providers, 'provider', id);
      if (!row) throw somethingWrong();
      const treatments = treatmentsOf(patientsOf(row));
      return {
        totalPatients: patientsOf(row).length,
        activeTreatments: treatments.filter(({ isActive }) => isActive === true).length,
        totalTreatments: treatments.filter(({ wasSuccessful }) => wasSuccessful === true).length,
      };
    },
    statistics: () => ({
      totalPatients: count('Total Patients', present().length),
      totalTreatments: count('Total Treatments', treated().length),
      successfulTreatmentsRate: { ...count('Success Rate', 0), stat: '33%', previousStat: '0%' },
    }),
    patients: () => present().slice(0, cap).map(patient),
    patient: ({ id }: ById) => shown(one(present(), 'client', id), patient),
    // Each text must be how a value begins, letter by letter; one that is absent goes with all.
    searchPatients({ input }: { input?: Search | null }) {
      if (!input) throw somethingWrong();
      const found = present().filter(({ givenName, familyName, placeKey }) =>
        [
          [givenName ?? '', input.firstName],
          [familyName, input.lastName],
          [redwoodIds.of('place', placeKey), input.clinicId],
        ].every(([own = '', start]) => own?.startsWith(start ?? '')),
      );
      return found.slice(0, mostFound).map(patient);
    },
    treatments: () => treated().map(treatment),
    treatmentsByPatient: ({ patientId }: ByPatient) =>
      treated()
        .filter(({ key }) => redwoodIds.of('client', key) === patientId)
        .map(treatment),
    treatment: ({ id }: ById) => shown(one(treated(), 'visitType', id), treatment),
    appointments: () => booked().slice(0, cap).map(appointment),
    appointmentsByPatient: ({ patientId }: ByPatient) =>
      booked()
        .filter(({ clientKey }) => redwoodIds.of('client', clientKey ?? 0) === patientId)
        .map(appointment),
    appointment: ({ id }: ById) => shown(one(booked(), 'appointment', id), appointment),
    waitLists: () => [],
    ...Object.fromEntries(
      othersModels.flatMap((model) => ['create', 'update', 'delete'].map((verb) => [verb + model, forbidden])),
    ),
    ...redwoodWrites(stage),
  };
}

function forbidden(): never {
  throw redwoodError("You don't have access to do that.", 'FORBIDDEN');
}
