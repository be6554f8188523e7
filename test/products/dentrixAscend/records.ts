import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { mixed } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PlaceRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Quietly } from './envelopes.ts';
import type { AppointmentLinks, AscendMemory, NoteRecord } from './memory.ts';
import { type AscendPlaces, operatoryKey } from './places.ts';
import { ascendIds, ascendStatuses, endOf, idOf, instantText, phoneDigits, phoneTypes } from './values.ts';

/** The records of patients and the calendar, as Ascend shows them. */
export interface AscendRecords {
  readonly patient: (row: ClientRecord) => Row;
  readonly patientWith: (key: number | null) => Row | null;
  readonly appointment: (row: AppointmentRecord) => Row;
  readonly event: (row: AppointmentRecord) => Row;
  readonly note: (row: NoteRecord) => Row;
  readonly operatoryKeyOf: (row: AppointmentRecord) => number;
  /** Looks at rows that are not given away. */
  readonly quietly: Quietly;
}

const { of } = ascendIds;
const phonesPerPatient = 10;

/** A birthday that is always the same for a patient, who is between 18 and 88. */
export function birthdayOf(key: number): string {
  const mix = mixed(key);
  const year = String(1938 + (mix % 70));
  return `${year}-${String(1 + (mix % 12)).padStart(2, '0')}-${String(1 + (mix % 28)).padStart(2, '0')}`;
}

/** Shows what a collection has with an id; null where it is not there. */
export type ShowLinked = (collection: keyof AppointmentLinks, id: string) => Row | null;

export function ascendRecords(
  backstage: Backstage,
  memory: AscendMemory,
  places: AscendPlaces,
  linked: ShowLinked,
): AscendRecords {
  const { practice } = backstage;
  let isQuiet = false;
  const meet = (kind: Kind, key: number): void => {
    if (!isQuiet) backstage.meet(kind, key);
  };
  const quietly: Quietly = (look) => {
    isQuiet = true;
    try {
      return look();
    } finally {
      isQuiet = false;
    }
  };

  /** The state and postal code of a city are those of the location there, or else of the patient's own location. */
  const regionOf = ({ city, placeKey }: ClientRecord): PlaceRecord | null =>
    practice.places.find((place) => place.city === city) ?? rowOf(practice.places, placeKey);

  const patientWith = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? patient(row) : null;
  };
  const providerWith = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && places.provider(row);
  };

  const firstVisitOf = ({ key }: ClientRecord): string | null => {
    const days = practice.appointments
      .filter((row) => row.clientKey === key && row.state === 'completed' && !row.isDeleted)
      .map((row) => wallDay(row.start, zoneOf(practice, row)));
    return days.toSorted()[0] ?? null;
  };

  const patient = (row: ClientRecord): Row => {
    meet('client', row.key);
    const home = rowOf(practice.places, row.placeKey);
    const region = regionOf(row);
    const primary = practice.providers.find(({ isActive, placeKeys }) => isActive && placeKeys.includes(row.placeKey));
    return {
      title: null,
      middleInitial: null,
      nameSuffix: null,
      preferredName: null,
      gender: (['M', 'F', 'O'] as const)[mixed(row.key) % 20 === 0 ? 2 : row.key % 2] ?? 'O',
      dateOfBirth: birthdayOf(row.key),
      contactMethod: row.phones.length > 0 ? 'CALL_ME' : 'EMAIL_ME',
      languageType: 'ENGLISH',
      chartNumber: `${region?.state ?? 'XX'}${String(1000 + row.key)}`,
      preferredDays: [],
      preferredTimes: [],
      address2: null,
      state: row.city === '' ? null : (region?.state ?? null),
      postalCode: row.city === '' ? null : (region?.postalCode ?? null),
      patientStatus: row.isActive ? 'ACTIVE' : 'INACTIVE',
      ...memory.patients.get(row.key),
      id: of('client', row.key),
      type: 'PatientV1',
      firstName: row.givenName,
      lastName: row.familyName,
      emailAddress: row.emails[0] ?? null,
      address1: row.street || null,
      city: row.city || null,
      phones: row.phones.map(({ label, value }, index) => ({
        id: idOf('phone', row.key * phonesPerPatient + index),
        phoneType: phoneTypes[label],
        number: phoneDigits(value),
        extension: null,
        sequence: index + 1,
      })),
      firstVisitDate: () => firstVisitOf(row),
      primaryProvider: primary ? () => places.provider(primary) : null,
      discountPlan: row.key % 9 === 0 ? () => places.feeSchedule(2) : null,
      duplicateOfPatient: null,
      referredByPatient: null,
      referredByReferral: null,
      referredPatients: [],
      primaryGuarantor: () => patient(row),
      secondaryGuarantor: null,
      primaryContact: () => patient(row),
      secondaryContact: null,
      preferredLocation: home && ((): Row => places.location(home)),
      lastModified: instantText(row.updatedAt),
    };
  };

  const operatoryKeyOf = (row: AppointmentRecord): number =>
    memory.operatories.get(row.key) ?? operatoryKey(row.placeKey, row.providerKey ?? 0);
  const procedureKeysOf = (row: AppointmentRecord): readonly number[] =>
    memory.procedures.get(row.key) ?? [row.typeKey];

  const linksOf = ({ key }: AppointmentRecord, collection: keyof AppointmentLinks): readonly Row[] =>
    (memory.links.get(key)?.[collection] ?? []).map((id) => linked(collection, id)).filter((other) => other !== null);

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const place = rowOf(practice.places, row.placeKey);
    return {
      bookingType: 'TREATMENT',
      note: null,
      confirmed: row.state === 'confirmed' ? instantText(row.updatedAt) : null,
      leftMessage: null,
      followedUpOn: null,
      needsFollowUp: false,
      needsPremedicate: false,
      bookedOnline: false,
      labCaseStatus: null,
      labCaseDueDate: null,
      labCaseNote: null,
      status: ascendStatuses[row.state],
      ...memory.appointments.get(row.key),
      id: of('appointment', row.key),
      type: 'AppointmentV1',
      start: instantText(row.start),
      end: instantText(endOf(row)),
      duration: row.minutes,
      other: row.reason,
      created: instantText(row.createdAt),
      patient: () => patientWith(row.clientKey),
      provider: () => providerWith(row.providerKey),
      otherProvider: null,
      operatory: () => places.operatory(operatoryKeyOf(row)),
      location: place && ((): Row => places.location(place)),
      labCaseDentalLab: null,
      practiceProcedures: () =>
        practice.visitTypes.filter(({ key }) => procedureKeysOf(row).includes(key)).map(places.procedure),
      patientProcedures: () => linksOf(row, 'patientProcedures'),
      visits: () => linksOf(row, 'visits'),
      lastModified: instantText(row.updatedAt),
    };
  };

  const event = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const place = rowOf(practice.places, row.placeKey);
    return {
      id: idOf('event', row.key),
      type: 'EventV1',
      title: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Block',
      start: instantText(row.start),
      end: instantText(endOf(row)),
      allDay: false,
      location: place && ((): Row => places.location(place)),
      operatory: () => places.operatory(operatoryKeyOf(row)),
      provider: () => providerWith(row.providerKey),
      lastModified: instantText(row.updatedAt),
    };
  };

  const note = (row: NoteRecord): Row => ({
    id: idOf('note', row.key),
    type: 'PatientNoteV1',
    text: row.text,
    noteDate: row.noteDate,
    patient: () => patientWith(row.clientKey),
    lastModified: instantText(row.updatedAt),
  });

  return { patient, patientWith, appointment, event, note, operatoryKeyOf, quietly };
}
