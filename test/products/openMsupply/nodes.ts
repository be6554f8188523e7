import { createHash } from 'node:crypto';
import { uuidIds } from '../../dialects/ids.ts';
import type * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { connector, type ListArgs } from './lists.ts';
import { program, registryOf, schemaOf } from './registry.ts';

/** All ids are UUIDs; who enters a patient chooses it. */
export const msupplyIds = uuidIds();

/** What is known beside the practice. */
export interface MsupplyMemory {
  /** Ids, codes and dates of birth of patients that were entered here, by key. */
  readonly patients: Map<number, Row>;
  /** Keys of those among them who are in no program. */
  readonly outside: Set<number>;
}

/** A patient's name as the server puts it together. */
export function msupplyName({ givenName, familyName }: practices.ClientRecord): string {
  return [familyName, givenName].filter((part) => part !== null && part !== '').join(', ');
}

/** Whether an entry of the book is an encounter, which is always one of a patient's; none says in which zone it is. */
export function isEncounter(row: practices.AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && hasClearDay(row);
}

/** The only words for how far an encounter is. */
export function statusOf({ state, isDeleted }: practices.AppointmentRecord): string {
  if (isDeleted) return 'DELETED';
  if (state === 'cancelled') return 'CANCELLED';
  return state === 'completed' || state === 'ready' ? 'VISITED' : 'PENDING';
}

/** An instant as the server writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00').replace('Z', '+00:00');
}

/** How rows of the practice look there. */
export type MsupplyNodes = ReturnType<typeof msupplyNodes>;

/** Makes nodes of people and places for a caller who asks from a store. */
export function msupplyNodes(
  memory: MsupplyMemory,
  encounters: (args: ListArgs, isOf: (row: practices.AppointmentRecord) => boolean) => Row,
) {
  const patientId = (key: number): string => {
    const id = memory.patients.get(key)?.['id'];
    return typeof id === 'string' ? id : msupplyIds.of('client', key);
  };
  const codeOf = ({ key }: practices.PlaceRecord): string => ['HSA', 'SPC', 'SMC'][key - 1] ?? `S${String(key)}`;

  const store = (place: practices.PlaceRecord): Row => ({
    __typename: 'StoreNode',
    id: msupplyIds.of('place', place.key),
    code: codeOf(place),
    storeName: place.name,
    siteId: 10 + place.key,
    createdDate: `2019-02-0${String(place.key)}`,
    logo: null,
    name: () => name(place),
  });

  /** What a store is as a party to deal with, where its address is. */
  const name = (place: practices.PlaceRecord): Row => ({
    __typename: 'NameNode',
    id: msupplyIds.of('organization', 10 + place.key),
    name: place.name,
    code: codeOf(place),
    type: 'STORE',
    address1: place.street,
    address2: [place.city, place.state, place.postalCode].join(', '),
    country: 'United States',
    phone: place.phone,
    email: place.email,
    isCustomer: true,
    isSupplier: false,
    isDonor: false,
    isManufacturer: false,
    isOnHold: false,
    isSystemName: false,
    isVisible: true,
    properties: '{}',
    createdDatetime: dateTime(Date.UTC(2019, 1, place.key)),
    store: () => store(place),
  });

  const clinician = (person: practices.ProviderRecord): Row => ({
    id: msupplyIds.of('provider', person.key),
    code: `CL${String(person.key).padStart(3, '0')}`,
    initials: person.givenName.slice(0, 1) + person.familyName.slice(0, 1),
    firstName: person.givenName,
    lastName: person.familyName,
    email: person.email,
    phone: null,
    mobile: null,
    gender: null,
    isActive: person.isActive,
  });

  const patient = (person: practices.ClientRecord, storeId: string): Row => {
    const id = patientId(person.key);
    const given = memory.patients.get(person.key);
    return {
      __typename: 'PatientNode',
      key: person.key,
      code: `P${String(person.key).padStart(5, '0')}`,
      code2: null,
      gender: person.givenName === null ? null : person.key % 2 === 0 ? 'MALE' : 'FEMALE',
      dateOfBirth:
        person.key % 4 === 0 ? null : `19${String(40 + (person.key % 60))}-0${String(1 + (person.key % 9))}-12`,
      dateOfDeath: null,
      isDeceased: false,
      nextOfKinId: null,
      nextOfKinName: null,
      ...given,
      id,
      name: msupplyName(person),
      firstName: person.givenName,
      lastName: person.familyName,
      phone: person.phones[0]?.value ?? null,
      email: person.emails[0] ?? null,
      website: null,
      address1: person.street === '' ? null : person.street,
      address2: person.city === '' ? null : person.city,
      country: null,
      createdDatetime: dateTime(person.createdAt),
      document: null,
      documentDraft: null,
      nextOfKin: null,
      contactTraces: () => connector('ContactTraceConnector', []),
      programEnrolments: () => connector('ProgramEnrolmentConnector', enrolments(person, storeId)),
    };
  };

  const enrolments = (person: practices.ClientRecord, storeId: string): readonly Row[] => {
    if (memory.outside.has(person.key)) return [];
    const id = msupplyIds.of('patient', person.key);
    const documentName = `patients/${patientId(person.key)}/${program.enrolmentType}`;
    return [
      {
        __typename: 'ProgramEnrolmentNode',
        id,
        contextId: program.contextId,
        name: documentName,
        type: program.enrolmentType,
        status: 'ACTIVE',
        enrolmentDatetime: dateTime(person.createdAt),
        isImmunisationProgram: false,
        programEnrolmentId: `VC-${String(person.key).padStart(4, '0')}`,
        programId: program.id,
        programName: program.name,
        patientId: patientId(person.key),
        patient: () => patient(person, storeId),
        document: () => ({
          ...documentOf(documentName, program.enrolmentType, dateTime(person.createdAt), id),
          data: { enrolmentDatetime: dateTime(person.createdAt), status: 'ACTIVE' },
        }),
        encounters: (args: ListArgs) => encounters({ ...args, storeId }, (row) => row.clientKey === person.key),
        activeProgramEvents: () => connector('ProgramEventConnector', []),
      },
    ];
  };

  const documentOf = (documentName: string, type: string, timestamp: string, seed: string): Row => ({
    __typename: 'DocumentNode',
    id: createHash('sha256').update(seed).digest('hex'),
    name: documentName,
    parents: [],
    type,
    timestamp,
    userId: 'desk',
    user: null,
    documentRegistry: registryOf(type),
    schema: schemaOf(type),
  });

  return { patientId, store, name, clinician, patient, enrolments, documentOf };
}
