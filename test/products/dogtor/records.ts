import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds, type Ids } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type PageArgs, pageOf } from './pages.ts';

const documentIds = hexIds();

// prettier-ignore
const nodeTypes: Readonly<Record<practices.Kind, string>> = {
  organization: 'Practice', place: 'Place', provider: 'Doctor', visitType: 'Service', client: 'Patient',
  patient: 'Animal', appointment: 'Appointment',
};

/** The global id of a document: its type and its number in base64. */
export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}

/** Global ids of documents of MongoDB. */
export const dogtorIds: Ids = {
  of: (kind, key) => globalId(nodeTypes[kind], documentIds.of(kind, key)),
  key(kind, id) {
    const [type, document] = Buffer.from(String(id ?? ''), 'base64')
      .toString('ascii')
      .split(':');
    return type === nodeTypes[kind] ? documentIds.key(kind, document) : null;
  },
};

/** What the product remembers of patients beside the practice, and what was entered since it runs. */
export interface DogtorMemory {
  readonly profiles: Map<number, Row>;
  readonly done: Map<number, Row>;
  readonly doctors: Row[];
  readonly checkups: { readonly id: string; readonly clientKey: number; readonly fields: Row; isRead: boolean }[];
  readonly followups: Row[];
}

// prettier-ignore
const specialities: Readonly<Record<practices.ProviderRecord['role'], readonly string[]>> = {
  veterinarian: ['General Practitioner', 'Surgeon'], technician: ['Dentist'], groomer: ['Dermatologist'],
};
const genders = ['Female', 'Male', 'NonBinary', 'Female', 'Male', 'TransgenderFemale'];
const levels = ['VeryHigh', 'High', 'Medium', 'Low', 'VeryLow'];
const sentences = ['Took all the time in the world.', 'Waited for an hour.', null, 'Kind and thorough.'];

/** Visits that its store can hold: those of a patient with a doctor. Who calls off deletes. */
export function isVisit({ clientKey, providerKey, isBlock, isDeleted, state }: practices.AppointmentRecord): boolean {
  return clientKey !== null && providerKey !== null && !isBlock && !isDeleted && state !== 'cancelled';
}

/** The words that a visit's only flag allows: done or not. */
export function isDone({ state }: practices.AppointmentRecord): boolean {
  return state === 'completed' || state === 'ready';
}

function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

function addressOf(street: string, city: string, zipCode: number): Row {
  const [number = '1', ...names] = street === '' ? ['1', 'Main', 'Street'] : street.split(' ');
  const coordinates = city === 'Boulder' ? [40.015, -105.27] : [43.661, -70.255];
  const [latitude, longitude] = coordinates;
  const place = { city: city === '' ? 'Portland' : city, zipCode, coordinates: { latitude, longitude } };
  return { streetName: names.join(' '), streetNumber: Number(number), ...place };
}

/** How rows of the practice look there. */
export type DogtorRecords = ReturnType<typeof dogtorRecords>;

/** Makes rows from the records of a practice; `__typename` tells what a node is. */
export function dogtorRecords({ practice, meet, cap }: Backstage, memory: DogtorMemory) {
  const visits = (isOf: (row: practices.AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments.filter((row) => isVisit(row) && isOf(row)).map(appointment);

  const doctor = (key: number | null): Row | null => {
    const person = practices.rowOf(practice.providers, key);
    if (!person) return null;
    const place = practices.rowOf(practice.places, person.placeKeys[0] ?? null);
    const services = (): readonly Row[] => servicesOf(person.key);
    return {
      __typename: 'Doctor',
      id: dogtorIds.of('provider', person.key),
      firstname: person.givenName,
      lastname: person.familyName,
      specialities: specialities[person.role],
      address: addressOf(place?.street ?? '', place?.city ?? '', Number(place?.postalCode ?? 0)),
      offeredSlots: ['Monday', 'Tuesday', 'Thursday'].map((day) => ({ day, start: '08:00', end: '17:30' })),
      rating: 5 - person.key / 4,
      topServices: () => services().slice(0, 3),
      topReviews: () =>
        reviews()
          .filter((row) => row['doctorKey'] === person.key)
          .slice(0, 3),
      webpage: person.key % 2 === 0 ? null : `https://dogtor.example.test/${String(person.key)}`,
      appointments: () => visits((row) => row.providerKey === person.key),
      reviews: (args: PageArgs) =>
        pageOf(
          reviews().filter((row) => row['doctorKey'] === person.key),
          args,
          cap,
        ),
      services,
    };
  };

  // Every doctor has services of her own, so that one name is there many times.
  const service = (providerKey: number, typeKey: number): Row => {
    const type = practices.rowOf(practice.visitTypes, typeKey);
    return {
      __typename: 'Service',
      id: dogtorIds.of('visitType', providerKey * 10 + typeKey),
      name: type?.name,
      doctor: () => doctor(providerKey),
      description: typeKey === 4 ? 'By arrangement only.' : null,
      estimatedDuration: type?.minutes,
      publicCovered: typeKey !== 5,
      privateCovered: true,
      timesSelected: (providerKey * 7 + typeKey * 3) % 20,
    };
  };
  const servicesOf = (providerKey: number): readonly Row[] =>
    practice.visitTypes.filter(({ isBookable }) => isBookable).map(({ key }) => service(providerKey, key));

  const patient = (key: number | null): Row | null => {
    const person = practices.rowOf(practice.clients, key);
    if (!person) return null;
    meet('client', person.key);
    const birth = Date.UTC(1940 + (person.key % 60), person.key % 12, 1 + (person.key % 27));
    return {
      __typename: 'Patient',
      id: dogtorIds.of('client', person.key),
      firstname: person.givenName ?? '',
      lastname: person.familyName,
      activityLevel: person.key % 3 === 0 ? null : levels[person.key % 5],
      birthDate: person.key % 4 === 0 ? null : dateTime(birth),
      insurance: person.key % 5 === 0 ? 'Private' : 'Public',
      gender: person.key % 7 === 0 ? null : genders[person.key % 6],
      height: person.key % 2 === 0 ? null : 150 + (person.key % 45),
      weight: person.key % 2 === 0 ? null : 52_000 + person.key * 100,
      medications: person.key % 6 === 0 ? ['Ibuprofen'] : [],
      medicalConditions: person.key % 8 === 0 ? ['Asthma'] : [],
      allergies: person.key % 9 === 0 ? ['Penicillin', 'Pollen'] : [],
      surgeries: [],
      isSmoker: person.key % 5 === 0 ? null : person.key % 4 === 0,
      address: addressOf(person.street, person.city, 4100 + (person.key % 30)),
      checkupRecommendations: [{ service: 'Dentist', kind: 'Periodic', periodInDays: 180 }],
      unreadCheckups: () =>
        memory.checkups.filter((row) => row.clientKey === person.key && !row.isRead).map((row) => checkup(row)),
      ...memory.profiles.get(person.key),
    };
  };

  const checkup = ({ id, fields, isRead }: DogtorMemory['checkups'][number]): Row => {
    return { __typename: 'Checkup', id, isRead, ...fields };
  };

  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const expectedTime = { start: dateTime(row.start), duration: row.minutes };
    const delayed = { start: dateTime(row.start + (row.key % 4) * 300_000), duration: row.minutes + (row.key % 9) };
    return {
      __typename: 'Appointment',
      id: dogtorIds.of('appointment', row.key),
      patient: () => patient(row.clientKey),
      doctor: () => doctor(row.providerKey),
      expectedTime,
      actualTime: isDone(row) ? (memory.done.get(row.key) ?? delayed) : null,
      insurance: (row.clientKey ?? 0) % 5 === 0 ? 'Private' : 'Public',
      notes: row.reason,
      sharedData: row.key % 3 !== 0,
      selectedServices: () => [service(row.providerKey ?? 0, row.typeKey)],
      isDone: isDone(row),
    };
  };

  const people = (): readonly practices.ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const userOf = (of: 'Doctor' | 'Patient', key: number, profile: Row | null): Row => {
    const id = globalId('User', `60c${of === 'Doctor' ? 'd' : 'e'}${String(key).padStart(20, '0')}`);
    const profiles = of === 'Doctor' ? { doctorProfile: profile } : { patientProfile: profile };
    return { __typename: 'User', id, firstname: profile?.['firstname'], lastname: profile?.['lastname'], ...profiles };
  };
  const userOfPatient = ({ key }: practices.ClientRecord): Row => userOf('Patient', key, patient(key));

  const reviews = (): readonly (Row & { readonly doctorKey: number })[] =>
    people()
      .filter(({ key }) => key % 11 === 0)
      .map(({ key }) => ({
        __typename: 'Review',
        id: globalId('Review', `60ca${String(key).padStart(20, '0')}`),
        rating: 1 + (key % 5),
        doctorKey: 1 + (key % 7),
        doctor: () => doctor(1 + (key % 7)),
        patient: () => patient(key),
        content: sentences[key % sentences.length],
      }));

  const doctors = (): readonly Row[] => [
    ...practice.providers.flatMap(({ key }): readonly Row[] => [doctor(key) ?? []].flat()),
    ...memory.doctors,
  ];
  const users = (): readonly Row[] => [
    ...practice.providers.map(({ key }) => userOf('Doctor', key, doctor(key))),
    ...memory.doctors.map((row, index) => userOf('Doctor', 100 + index, row)),
    ...people().map(userOfPatient),
  ];
  // Who calls works at the desk: a user who is neither doctor nor patient.
  const me: Row = {
    __typename: 'User',
    id: globalId('User', '60cf00000000000000000001'),
    firstname: 'Dana',
    lastname: 'Whitfield',
  };

  return {
    appointment,
    visits,
    doctor,
    doctors,
    patient,
    people,
    users,
    userOf,
    userOfPatient,
    reviews,
    servicesOf,
    checkup,
    me,
  };
}
