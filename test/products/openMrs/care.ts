import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { OpenMrsMemory, OpenMrsRecords } from './records.ts';
import { dateTime, isAppointment, openMrsIds, otherUuid } from './values.ts';

/** What has little to do with a front desk. */
export type OpenMrsCare = ReturnType<typeof openMrsCare>;

/** Types of visits, which say where somebody is and not what for. */
export const visitTypes: readonly Row[] = ['Facility Visit', 'Home Visit'].map((name, index) => ({
  uuid: otherUuid('v', index + 1),
  display: name,
  name,
  description: null,
  retired: false,
}));

/** Concepts of the dictionary. */
export const concepts: readonly Row[] = ['Weight (kg)', 'Temperature (C)', 'Pulse'].map((display, index) => ({
  uuid: otherUuid('c', index + 1),
  display,
  datatype: 'Numeric',
  conceptClass: 'Test',
  retired: false,
}));

/** Visits of those who came, what was noted there, users and relatives. */
export function openMrsCare({ practice }: Backstage, records: OpenMrsRecords, memory: OpenMrsMemory) {
  const patientOf = (key: number | null) => () => records.patient(rowOf(practice.clients, key));
  const placeOf = (key: number | null) => () => records.location(rowOf(practice.places, key));

  const encounter = (row: AppointmentRecord): Row => ({
    uuid: otherUuid('e', row.key),
    display: `Vitals ${dateTime(row.start).slice(0, 10)}`,
    encounterDatetime: dateTime(row.start),
    encounterType: 'Vitals',
    patient: patientOf(row.clientKey),
    location: placeOf(row.placeKey),
    obs: [
      {
        uuid: otherUuid('o', row.key),
        display: `Pulse: ${String(60 + (row.key % 30))}`,
        concept: concepts[2],
        value: String(60 + (row.key % 30)),
        obsDatetime: dateTime(row.start),
      },
    ],
    voided: false,
  });
  const attended = (): readonly AppointmentRecord[] =>
    practice.appointments
      .filter((row) => isAppointment(row) && !row.isDeleted)
      .filter(({ state }) => ['arrived', 'inProgress', 'ready', 'completed'].includes(state))
      .toSorted(byStart);
  const visit = (row: AppointmentRecord): Row => ({
    uuid: otherUuid('w', row.key),
    display: `Facility Visit @ ${rowOf(practice.places, row.placeKey)?.name ?? ''} - ${dateTime(row.start).slice(0, 10)}`,
    patient: patientOf(row.clientKey),
    patientKey: row.clientKey,
    visitType: visitTypes[0],
    location: placeOf(row.placeKey),
    placeKey: row.placeKey,
    startDatetime: dateTime(row.start),
    stopDatetime: row.state === 'completed' ? dateTime(row.start + row.minutes * 60_000) : null,
    encounters: row.state === 'completed' ? [encounter(row)] : [],
    voided: false,
  });

  return {
    visits: (): readonly Row[] => [...attended().map(visit), ...memory.visits],
    encounters: (patientUuid: string): readonly Row[] =>
      attended()
        .filter(({ clientKey, state }) => state === 'completed' && clientKey === openMrsIds.key('client', patientUuid))
        .map(encounter),
    users: practice.providers.map((person): Row => {
      const username = fullNameOf(person)
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '');
      return {
        uuid: otherUuid('u', person.key),
        display: username,
        username,
        systemId: `${String(person.key)}-${String(person.key % 10)}`,
        person: () => records.staffPerson(person),
        roles: person.key === 1 ? ['System Developer'] : ['Clinician', 'Organizational: Registration Clerk'],
        retired: !person.isActive,
      };
    }),
    // Two patients who are known to be relatives.
    relationships: (personUuid: string): readonly Row[] => {
      const [first, eighth] = [rowOf(practice.clients, 1), rowOf(practice.clients, 8)];
      const isOne = [1, 8].some((key) => openMrsIds.of('client', key) === personUuid);
      if (!isOne || !first || !eighth) return [];
      const people = { personA: () => records.person(first), personB: () => records.person(eighth) };
      return [{ uuid: otherUuid('r', 1), display: 'Sibling', ...people, voided: false }];
    },
  };
}
