import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { wallDay } from '../../dialects/clock.ts';
import type { Row } from '../generatedRows.ts';
import {
  consultationStatus,
  hasConsultation,
  idOf,
  isActiveEntry,
  isInCalendar,
  provetIds,
  provetZone,
  written,
} from './values.ts';

/** How rows of the practice look there. */
export type ProvetRecords = ReturnType<typeof provetRecords>;

const genders = { MALE: 'Male', FEMALE: 'Female', UNKNOWN: 'Unknown' } as const;
const userTypes = { veterinarian: 'VETERINARIAN', technician: 'NURSE', groomer: 'OTHER' } as const;
const types: Readonly<Record<string, string>> = {
  Surgery: 'SURGERY',
  'Nail trim': 'GROOMING',
  'Team meeting': 'OTHER',
};
const opened = written(Date.parse('2018-03-05T14:00:00Z'));

/** Makes rows from the records of a practice; `persons` are clients with a last name alone who are no organization. */
export function provetRecords({ practice, meet }: Backstage, persons: ReadonlySet<number>) {
  const id = provetIds.of;
  const tagNames = [...new Set(practice.clients.flatMap(({ tags }) => tags))];
  const tag = (name: string): Row => ({
    __typename: 'Tag',
    id: idOf('Tag', tagNames.indexOf(name) + 1),
    name,
    color: null,
  });
  const itemList: Row = { __typename: 'ItemList', id: idOf('ItemList', 1), name: 'Price list' };

  const department = (row: PlaceRecord): Row => ({
    __typename: 'Department',
    id: id('place', row.key),
    databaseId: row.key,
    name: row.name,
    streetAddress: row.street,
    zipCode: row.postalCode,
    city: row.city,
    state: row.state,
    country: 'US',
    phoneNumber: row.phone,
    email: row.email,
    activeItemList: itemList,
  });
  const departmentOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && department(row);
  };
  const user = (row: ProviderRecord): Row => ({
    __typename: 'User',
    id: id('provider', row.key),
    databaseId: row.key,
    email: row.email,
    firstName: row.givenName,
    lastName: row.familyName,
    isActive: row.isActive,
    isStaff: false,
    lastLogin: row.isActive ? written(Date.parse('2026-11-17T12:30:00Z')) : null,
    groups: [{ __typename: 'UserGroup', id: idOf('UserGroup', 1), name: 'Clinic staff' }],
    userDetails: {
      __typename: 'UserDetails',
      id: idOf('UserDetails', row.key),
      title: row.title,
      initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`,
      language: 'en-us',
      userType: userTypes[row.role],
      qualifications: row.title,
      homeDepartment: () => departmentOf(row.placeKeys[0] ?? null),
      allDepartmentsActive: false,
      activeDepartments: () => row.placeKeys.flatMap((key) => departmentOf(key) ?? []),
    },
    created: opened,
  });
  const userOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && user(row);
  };

  const phones = (row: ClientRecord): readonly Row[] =>
    row.phones.map(({ label, value }, index) => ({
      __typename: 'PhoneNumber',
      id: idOf('PhoneNumber', row.key * 10 + index),
      client: () => clientOf(row.key),
      typeCode: label.toUpperCase(),
      phoneNumber: value,
      description: null,
      preferredReminders: false,
      created: written(row.createdAt),
      modified: written(row.createdAt),
    }));
  const names = (row: ClientRecord): { first: string | null; last: string | null; organization: string | null } => {
    const isOrganization = row.givenName === null && !persons.has(row.key);
    return isOrganization
      ? { first: null, last: null, organization: row.familyName }
      : { first: row.givenName, last: row.familyName, organization: null };
  };
  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    const { first, last, organization } = names(row);
    return {
      __typename: 'Client',
      id: id('client', row.key),
      databaseId: row.key,
      firstname: first,
      lastname: last,
      organizationName: organization,
      customerType: organization === null ? 'PRIVATE_PERSON' : 'CHARITABLE_ORGANIZATION',
      homeDepartment: () => departmentOf(row.placeKey),
      streetAddress: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      country: 'US',
      email: row.emails[0] ?? null,
      altEmails: row.emails.slice(1),
      phoneNumbers: () => phones(row),
      remarks: row.note,
      archived: !row.isActive,
      noSms: false,
      noEmail: false,
      external: false,
      referringOrganization: false,
      referringVet: false,
      imported: row.key < 60,
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(patient),
      tags: row.tags.map(tag),
      created: written(row.createdAt),
      createdUser: null,
      modified: written(row.updatedAt),
      modifiedUser: null,
    };
  };
  function clientOf(key: number | null): Row | null {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? client(row) : null;
  }
  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    return {
      __typename: 'Patient',
      id: id('patient', row.key),
      databaseId: row.key,
      client: () => clientOf(row.clientKey),
      name: row.name,
      officialName: null,
      species: row.species,
      breed: row.breed,
      gender: genders[row.sex],
      weight: 3 + (row.key % 30),
      color: row.color === '' ? null : row.color,
      dateOfBirth: row.birthDate,
      dateOfRegistration: wallDay(row.createdAt, provetZone),
      deceased: row.isDeceased,
      microchip: row.microchip,
      archived: !row.isActive,
      homeDepartment: () => departmentOf(rowOf(practice.clients, row.clientKey)?.placeKey ?? null),
      lastConsultation: () => lastConsultation(row.key),
      notForFood: false,
      imported: false,
      created: written(row.createdAt),
      modified: written(row.updatedAt),
    };
  }
  const patientsOf = ({ patientKey }: AppointmentRecord): readonly Row[] => {
    const row = rowOf(practice.patients, patientKey);
    return row ? [patient(row)] : [];
  };

  const group: Row = {
    __typename: 'ReasonGroup',
    id: idOf('ReasonGroup', 1),
    name: 'Visits',
    department: null,
  };
  const reason = (row: VisitTypeRecord): Row => ({
    __typename: 'Reason',
    id: id('visitType', row.key),
    databaseId: row.key,
    name: row.name,
    group,
    duration: row.minutes,
    color: row.color,
    availableOnline: row.isBookable,
    instructions: null,
    noMessages: row.isBlock,
    telemedicine: false,
    archived: false,
  });
  const consultation = (row: AppointmentRecord): Row => ({
    __typename: 'Consultation',
    id: idOf('Consultation', row.key),
    databaseId: row.key,
    status: consultationStatus[row.state],
    admittedTime: written(row.start),
    complaint: row.reason,
    client: () => clientOf(row.clientKey),
    patients: () => patientsOf(row),
    department: () => departmentOf(row.placeKey),
    supervisingVeterinarian: () => userOf(row.providerKey),
    created: written(row.start),
    modified: written(row.updatedAt),
  });
  function lastConsultation(patientKey: number): Row | null {
    const rows = practice.appointments.filter(
      (row) => row.patientKey === patientKey && isInCalendar(row) && hasConsultation(row),
    );
    const last = rows.toSorted((one, other) => one.start - other.start).at(-1);
    return last ? consultation(last) : null;
  }
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const end = row.start + row.minutes * 60_000;
    return {
      __typename: 'Appointment',
      id: id('appointment', row.key),
      databaseId: row.key,
      start: written(row.start),
      end: written(end),
      startDate: wallDay(row.start, provetZone),
      endDate: wallDay(end, provetZone),
      duration: row.minutes,
      title: type?.name ?? null,
      type: types[type?.name ?? ''] ?? 'CONSULTATION',
      reason: type && reason(type),
      complaint: row.reason,
      instructions: null,
      notes: null,
      active: isActiveEntry(row),
      cancellationReason: row.state === 'cancelled' ? row.cancelReason : null,
      noShow: row.state === 'noShow',
      department: () => departmentOf(row.placeKey),
      user: () => userOf(row.providerKey),
      additionalUsers: [],
      ward: null,
      client: () => clientOf(row.clientKey),
      patients: () => patientsOf(row),
      consultation: () => (hasConsultation(row) ? consultation(row) : null),
      telemedicineUrl: null,
      created: written(row.createdAt),
      createdUser: null,
      modified: written(row.updatedAt),
      modifiedUser: null,
    };
  };
  return {
    department,
    departmentOf,
    user,
    userOf,
    names,
    phones,
    client,
    clientOf,
    patient,
    reason,
    group,
    consultation,
    appointment,
    itemList,
    tags: (): readonly Row[] => tagNames.map(tag),
  };
}
