import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { CloverRecords } from './records.ts';
import { cloverVetIds, dateTime, globalId, stages } from './values.ts';

/** How the calendar looks there. */
export type CloverVisits = ReturnType<typeof cloverVisits>;

const minuteMs = 60_000;
const firstNumber = 10_000;
const encounterStatuses: Readonly<Partial<Record<AppointmentRecord['state'], string>>> = {
  inProgress: 'OPEN',
  ready: 'OPEN',
  completed: 'SIGNED',
  cancelled: 'VOIDED',
  noShow: 'VOIDED',
};
const telehealthStatuses: Readonly<Partial<Record<AppointmentRecord['state'], string>>> = {
  inProgress: 'LIVE',
  completed: 'ENDED',
};

/** Rechecks are offered by video as well; the first of a few is one. */
export function isTelehealth({ key, isBlock }: AppointmentRecord): boolean {
  return !isBlock && key % 29 === 0;
}

/** Makes visits, encounters and held time. */
export function cloverVisits({ practice, meet }: Backstage, records: CloverRecords) {
  const { of } = cloverVetIds;
  const endOf = ({ start, minutes }: AppointmentRecord): number => start + minutes * minuteMs;

  const careTeam = (place: PlaceRecord): Row => ({
    __typename: 'CareTeam',
    id: globalId('CareTeam', place.key),
    name: `${place.city} pod`,
    clinic: () => records.clinic(place),
    members: () =>
      practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys[0] === place.key)
        .map(records.teammate),
  });

  function visit(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const patient = (): PatientRecord | null => rowOf(practice.patients, row.patientKey);
    return {
      __typename: 'Visit',
      id: of('appointment', row.key),
      number: firstNumber + row.key,
      startsAt: dateTime(row.start),
      endsAt: dateTime(endOf(row)),
      durationMinutes: row.minutes,
      stage: stages[row.state],
      modality: isTelehealth(row) ? 'TELEHEALTH' : 'IN_PERSON',
      visitType: () => type && records.visitType(type),
      clinic: () => place && records.clinic(place),
      guardian: () => records.guardianOf(row.clientKey),
      patients: () => [patient()].flatMap((each) => (each ? records.patient(each) : [])),
      encounters: () => [patient()].flatMap((each) => (each ? encounter(row, each) : [])),
      careTeam: {
        lead: () => records.teammateOf(row.providerKey),
        assists: () => assistsOf(row),
        pod: () => place && careTeam(place),
      },
      reasonForVisit: row.reason,
      cancellation:
        row.state === 'cancelled' ? { reason: row.cancelReason, canceledAt: dateTime(row.updatedAt) } : null,
      stageHistory: [
        { stage: 'SCHEDULED', changedAt: dateTime(row.createdAt) },
        ...(row.state === 'planned' ? [] : [{ stage: stages[row.state], changedAt: dateTime(row.updatedAt) }]),
      ],
      telehealth: () => (isTelehealth(row) ? telehealth(row) : null),
      archivedAt: row.isDeleted ? dateTime(row.updatedAt) : null,
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  }

  /** A technician of the clinic assists with surgeries and long visits. */
  function assistsOf(row: AppointmentRecord): readonly Row[] {
    const helper = practice.providers.find(
      ({ key, role, isActive, placeKeys }) =>
        role === 'technician' && isActive && key !== row.providerKey && placeKeys.includes(row.placeKey),
    );
    return helper && row.minutes >= 90 ? [records.teammate(helper)] : [];
  }

  /** Every patient of a visit has one; its key is that of the visit, as a visit has one patient at most. */
  function encounter(row: AppointmentRecord, patient: PatientRecord): Row {
    const isWritten = row.state === 'completed' || row.state === 'ready';
    const note = (section: string, body: string): Row => ({ section, body });
    return {
      __typename: 'Encounter',
      id: globalId('Encounter', row.key),
      visit: () => visit(row),
      patient: () => records.patient(patient),
      status: encounterStatuses[row.state] ?? 'PLANNED',
      presentingConcern: row.reason,
      vitals: isWritten
        ? [
            { kind: 'WEIGHT_KG', value: 3 + (patient.key % 40) / 2 },
            { kind: 'TEMPERATURE_C', value: 38 + (row.key % 10) / 10 },
            { kind: 'HEART_RATE', value: 80 + (row.key % 60) },
          ]
        : [],
      notes: isWritten
        ? [
            note('SUBJECTIVE', 'Bright and alert at home.'),
            note('OBJECTIVE', 'Exam unremarkable.'),
            note('PLAN', 'Recheck as needed.'),
          ]
        : [],
      diagnoses: isWritten && row.key % 4 === 0 ? [{ name: 'Otitis externa', isTentative: row.key % 8 === 0 }] : [],
      signedBy: () => (row.state === 'completed' ? records.teammateOf(row.providerKey) : null),
    };
  }
  const encounterOf = (key: number | null): Row | null => {
    const row = rowOf(practice.appointments, key);
    const patient = rowOf(practice.patients, row?.patientKey ?? null);
    return row && patient ? encounter(row, patient) : null;
  };

  const telehealth = (row: AppointmentRecord): Row => ({
    __typename: 'TelehealthSession',
    id: globalId('TelehealthSession', row.key),
    visit: () => visit(row),
    status: telehealthStatuses[row.state] ?? 'WAITING',
    joinUrl: `https://meet.clovervet.example/${String(firstNumber + row.key)}`,
  });

  const heldTime = (row: AppointmentRecord): Row => ({
    __typename: 'HeldTime',
    id: globalId('HeldTime', row.key),
    title: rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Held',
    note: row.reason,
    startsAt: dateTime(row.start),
    endsAt: dateTime(endOf(row)),
    clinic: () => records.clinicOf(row.placeKey),
    teammate: () => records.teammateOf(row.providerKey),
  });

  return { visit, encounterOf, telehealth, heldTime, careTeam, endOf };
}
