import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { fits, type ListArgs, ordered, pageOf } from './filters.ts';
import {
  context,
  dateTime,
  documentTypeOf,
  encounterForm,
  isEncounter,
  openMsupplyIds,
  type OpenMsupplyMemory,
  programId,
  statusOf,
  wholeName,
} from './ids.ts';
import { nameBase, openMsupplyPlaces } from './places.ts';

const { of } = openMsupplyIds;

/** How rows of the practice look there. */
export type OpenMsupplyRecords = ReturnType<typeof openMsupplyRecords>;

/** Makes rows from the records of a practice; `__typename` tells which member of a union one is. */
export function openMsupplyRecords(backstage: Backstage, memory: OpenMsupplyMemory) {
  const { practice, meet, now, cap } = backstage;
  const places = openMsupplyPlaces(backstage);
  const { clinician, registries, program, user } = places;
  const clientId = (key: number): string => {
    const id = memory.given.get(key)?.['id'];
    return typeof id === 'string' ? id : of('client', key);
  };
  const clientKey = (id: unknown): number | null => {
    const entered = [...memory.given].find(([, row]) => row['id'] === id)?.[0];
    const key = entered ?? openMsupplyIds.key('client', typeof id === 'string' ? id : null);
    return practices.rowOf(practice.clients, key)?.isDeleted === false ? key : null;
  };
  const patient = (row: practices.ClientRecord): Row => {
    meet('client', row.key);
    const birth = `19${String(40 + (row.key % 60))}-0${String(1 + (row.key % 9))}-14`;
    return {
      __typename: 'PatientNode',
      id: clientId(row.key),
      code: `P${String(5000 + row.key)}`,
      code2: row.key % 3 === 0 ? `NHN-${String(row.key * 37)}` : null,
      name: wholeName(row),
      firstName: row.givenName,
      lastName: row.familyName,
      dateOfBirth: birth,
      age: Math.floor((now() - Date.parse(birth)) / 86_400_000 / 365),
      gender: ['FEMALE', 'MALE', null, 'UNKNOWN'][row.key % 4],
      phone: row.phones[0]?.value ?? null,
      email: row.emails[0] ?? null,
      address1: row.street,
      address2: row.city,
      country: 'USA',
      website: null,
      isDeceased: false,
      dateOfDeath: null,
      createdDatetime: dateTime(row.createdAt),
      ...memory.given.get(row.key),
      programEnrolmentName: 'General care',
      programEnrolmentId: `GC-${String(row.key)}`,
      document: () => patientDocument(row),
      documentDraft: () => patientDocument(row)['data'],
      programEnrolments: { __typename: 'ProgramEnrolmentConnector', totalCount: 1, nodes: () => [enrolment(row)] },
      contactTraces: () => {
        const nodes = traces().filter((trace) => trace['patientId'] === clientId(row.key));
        return { __typename: 'ContactTraceConnector', totalCount: nodes.length, nodes };
      },
    };
  };
  const document = (name: string, type: string, version: number, data: Row): Row => ({
    id: `${of('organization', 6).slice(0, 12)}${String(version)}`,
    name,
    type,
    timestamp: dateTime(version),
    parents: [],
    data,
    userId: of('organization', 7),
    user: () => user(),
    schema: { id: encounterForm, jsonSchema: {} },
    documentRegistry: () => registries().find((row) => row['documentType'] === type) ?? null,
  });
  const patientDocument = (row: practices.ClientRecord): Row =>
    document(`patients/${clientId(row.key)}/Patient`, 'Patient', row.updatedAt, {
      id: clientId(row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      contactDetails: row.phones.map(({ label, value }) => ({ description: label, mobile: value })),
      notes: row.note === null ? [] : [{ text: row.note }],
    });
  const enrolment = (row: practices.ClientRecord): Row => ({
    __typename: 'ProgramEnrolmentNode',
    contextId: context,
    enrolmentDatetime: dateTime(row.createdAt),
    name: `patients/${clientId(row.key)}/GeneralCareEnrolment`,
    patient: () => patient(row),
    patientId: clientId(row.key),
    programEnrolmentId: `GC-${String(row.key)}`,
    programName: 'General care',
    programId,
    status: row.isActive ? 'ACTIVE' : 'PAUSED',
    type: 'GeneralCareEnrolment',
    document: () =>
      document(`patients/${clientId(row.key)}/GeneralCareEnrolment`, 'GeneralCareEnrolment', row.updatedAt, {}),
    activeProgramEvents: noEvents,
    encounters: ({ page, filter, sort }: Omit<ListArgs, 'storeId'>) => {
      const visits = practice.appointments.filter((visit) => isEncounter(visit) && visit.clientKey === row.key);
      const nodes = visits.filter((visit) => !visit.isDeleted).map(encounter);
      const found = ordered(
        nodes.filter((node) => fits(node, filter)),
        sort,
      );
      return { totalCount: found.length, nodes: pageOf(found, page, cap) };
    },
  });
  const noEvents = { __typename: 'ProgramEventConnector', totalCount: 0, nodes: [] };

  const encounterName = (row: practices.AppointmentRecord): string => {
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const kind = type ? documentTypeOf(type) : 'Encounter';
    return `patients/${clientId(row.clientKey ?? 0)}/${kind}/${dateTime(row.createdAt)}`;
  };
  // All else about an encounter is in its document, whose form each program makes for itself.
  const encounterDocument = (row: practices.AppointmentRecord): Row => {
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const { id, firstName, lastName } = clinician(row.providerKey) ?? {};
    return document(encounterName(row), type ? documentTypeOf(type) : 'Encounter', row.updatedAt, {
      createdDatetime: dateTime(row.createdAt),
      createdBy: { id: of('organization', 7), username: 'desk' },
      startDatetime: dateTime(row.start),
      endDatetime: dateTime(row.start + row.minutes * 60_000),
      status: statusOf(row),
      ...(id !== undefined && { clinician: { id, firstName, lastName } }),
      location: { storeId: of('place', row.placeKey) },
      notes: row.reason === null ? [] : [{ text: row.reason, authorName: 'desk' }],
    });
  };
  const encounter = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const client = practices.rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'EncounterNode',
      id: of('appointment', row.key),
      contextId: context,
      createdDatetime: dateTime(row.createdAt),
      startDatetime: dateTime(row.start),
      endDatetime: dateTime(row.start + row.minutes * 60_000),
      name: encounterName(row),
      patientId: clientId(row.clientKey ?? 0),
      patient: () => client && patient(client),
      clinicianId: row.providerKey === null ? null : of('provider', row.providerKey),
      clinician: () => clinician(row.providerKey),
      programId,
      programEnrolment: () => client && enrolment(client),
      status: statusOf(row),
      suggestedNextEncounter:
        row.key % 5 === 0 ? { label: 'Annual', startDatetime: dateTime(row.start + 365 * 86_400_000) } : null,
      type: type ? documentTypeOf(type) : 'Encounter',
      program: context,
      document: () => encounterDocument(row),
      activeProgramEvents: noEvents,
      programEvents: noEvents,
    };
  };
  const traces = (): readonly Row[] =>
    practice.clients
      .filter((row) => !row.isDeleted && row.key % 12 === 0)
      .map((row) => ({
        id: of('organization', 100 + row.key),
        contactTraceId: `CT-${String(row.key)}`,
        datetime: dateTime(row.createdAt),
        documentId: of('organization', 300 + row.key),
        document: () =>
          document(`patients/${clientId(row.key)}/ContactTrace`, 'GeneralCareContactTrace', row.updatedAt, {}),
        firstName: 'Next',
        lastName: 'Kin',
        relationship: 'Family',
        patientId: clientId(row.key),
        patient: () => patient(row),
        programId,
        program: program(),
        storeId: of('place', row.placeKey),
      }));
  const prescription = (row: practices.AppointmentRecord): Row => {
    const client = practices.rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'InvoiceNode',
      id: of('visitType', 400 + row.key),
      invoiceNumber: 900 + row.key,
      type: 'PRESCRIPTION',
      status: row.state === 'completed' ? 'VERIFIED' : 'NEW',
      createdDatetime: dateTime(row.start),
      pickedDatetime: row.state === 'completed' ? dateTime(row.start + 1_800_000) : null,
      clinicianId: row.providerKey === null ? null : of('provider', row.providerKey),
      clinician: () => clinician(row.providerKey),
      comment: null,
      currencyRate: 1,
      onHold: false,
      nameId: clientId(row.clientKey ?? 0),
      otherPartyId: clientId(row.clientKey ?? 0),
      otherPartyName: client ? wholeName(client) : '',
      otherParty: () =>
        client && {
          ...nameBase,
          ...patient(client),
          isSystemName: false,
          isVisible: true,
          properties: '{}',
          type: 'PATIENT',
        },
      patient: () => client && patient(client),
      storeId: of('place', row.placeKey),
      day: wallDay(row.start, practices.zoneOf(practice, row)),
      user: () => user(),
    };
  };
  return {
    ...places,
    clientKey,
    clientId,
    patient,
    encounter,
    encounterDocument,
    encounterName,
    enrolment,
    traces,
    prescription,
    patientDocument,
  };
}
