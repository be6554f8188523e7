import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** The database gives every object a UUID. */
export const edgedbIds = uuidIds();

/** The values of VisitTreatmentStatus. */
export const edgedbWords = {
  planned: 'UPCOMING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_TO_LEAVE',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** The values of VisitType, for each type of visit of the practice. */
const visitTypes: Readonly<Record<number, string>> = {
  1: 'REGULAR_CHECKUP',
  2: 'RECHARGE',
  3: 'DISEASE_TREATMENT',
  4: 'OTHER',
  6: 'STATUS_CONDITION_HEALING',
};

/** The key of the type of visit behind a value; the last of them where several have it. */
export function visitTypeKey(word: unknown): number {
  const found = Object.entries(visitTypes).find(([, value]) => value === word);
  return found ? Number(found[0]) : 4;
}

const petTypes = ['Canine', 'Feline', 'Rabbit', 'Avian'];
const specialties = { veterinarian: 'Medicine', technician: 'Nursing', groomer: 'Grooming' } as const;
const nurses = ['joy', 'alex'];
const founded = Date.parse('2019-01-07T09:00:00Z');
// Kinds without objects of their own in the practice take ids that no other kind has.
const shift = 500;

type Objects = () => readonly Row[];

/** The practice as objects: properties are values, links are functions. Access policies hide what is deleted. */
export function edgedbObjects({ practice }: Backstage) {
  const { of } = edgedbIds;
  const shown = (row: AppointmentRecord): boolean => !row.isDeleted && !row.isBlock;
  const one = <Record>(record: Record | null, object: (row: Record) => Row): Objects => {
    return () => (record === null ? [] : [object(record)]);
  };
  const visitsWhere = (isMeant: (row: AppointmentRecord) => boolean): Objects => {
    return () => practice.appointments.filter((row) => shown(row) && isMeant(row)).map(visit);
  };
  function clinic(row: PlaceRecord): Row {
    return {
      __typename: 'Clinic_Type',
      id: of('place', row.key),
      name: row.name,
      address: row.street,
      city: row.city,
      state: row.state,
      postal_code: row.postalCode,
      telephone: row.phone,
      email: row.email,
      time_zone: row.zone,
      visits: visitsWhere(({ placeKey }) => placeKey === row.key),
      ...entity(founded),
    };
  }
  function owner(row: ClientRecord): Row {
    return {
      __typename: 'Owner_Type',
      id: of('client', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      address: textOrNull(row.street),
      city: textOrNull(row.city),
      email: row.emails[0] ?? null,
      telephone: row.phones[0]?.value ?? null,
      notes: row.note,
      is_active: row.isActive,
      pets: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(pet),
      visits: visitsWhere(({ clientKey, patientKey }) => patientKey !== null && clientKey === row.key),
      ...entity(row.createdAt, row.updatedAt),
    };
  }
  function pet(row: PatientRecord): Row {
    const dates = practice.appointments
      .filter((each) => shown(each) && each.patientKey === row.key && each.state === 'completed')
      .map((each) => wallDay(each.start, zoneOf(practice, each)));
    return {
      __typename: 'Pet_Type',
      id: of('patient', row.key),
      name: row.name,
      identification_number: row.microchip,
      birth_date: row.birthDate,
      breed: row.breed,
      type: () => petTypeObjects().filter(({ name }) => name === row.species),
      owner: one(rowOf(practice.clients, row.clientKey), owner),
      visits: visitsWhere(({ patientKey }) => patientKey === row.key),
      last_visit_date: dates.toSorted().at(-1) ?? null,
      ...entity(row.createdAt, row.updatedAt),
    };
  }
  function petTypeObjects(): readonly Row[] {
    const names = new Set([...petTypes, ...practice.patients.map(({ species }) => species)]);
    return [...names].map((name, index) => ({
      __typename: 'PetType_Type',
      id: of('visitType', shift + index),
      name,
      color: null,
      pets: () => practice.patients.filter(({ species }) => species === name).map(pet),
      ...entity(founded),
    }));
  }
  function veterinarian(row: ProviderRecord): Row {
    return {
      __typename: 'Veterinarian_Type',
      id: of('provider', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      email: row.email,
      specialties: () => specialtyObjects().filter(({ name }) => name === specialties[row.role]),
      is_active: row.isActive,
      visits: visitsWhere(({ providerKey }) => providerKey === row.key),
      ...entity(founded),
    };
  }
  function specialtyObjects(): readonly Row[] {
    return Object.values(specialties).map((name, index) => ({
      __typename: 'Specialty_Type',
      id: of('visitType', 2 * shift + index),
      name,
      ...entity(founded),
    }));
  }
  function nurse(name: string, index: number): Row {
    return {
      __typename: 'User_Type',
      id: of('organization', shift + index),
      login: name,
      name: null,
      first_name: name === 'joy' ? 'Joy' : 'Alex',
      last_name: name === 'joy' ? 'Marsh' : 'Dean',
      position: 'Nurse',
      email: `${name}@example.test`,
      time_zone: null,
      active: true,
      ...entity(founded),
    };
  }
  function visit(row: AppointmentRecord): Row {
    const patient = rowOf(practice.patients, row.patientKey);
    return {
      __typename: 'Visit_Type',
      id: of('appointment', row.key),
      number: row.key + 1000,
      type: visitTypes[row.typeKey] ?? 'OTHER',
      visit_start: datetime(row.start),
      visit_end: datetime(row.start + row.minutes * 60_000),
      visit_length: duration(row.minutes),
      description: row.reason,
      treatment_status: edgedbWords[row.state],
      cancellation_reason: row.cancelReason,
      clinic: one(rowOf(practice.places, row.placeKey), clinic),
      pet: one(patient, pet),
      owner: one(patient && rowOf(practice.clients, patient.clientKey), owner),
      veterinarian: one(rowOf(practice.providers, row.providerKey), veterinarian),
      assigned_nurse: () => nurses.map(nurse).filter((_, index) => row.key % 4 === index),
      invoice: () => (row.state === 'completed' ? [invoice(row)] : []),
      ...entity(row.createdAt, row.updatedAt),
    };
  }
  function invoice(row: AppointmentRecord): Row {
    return {
      __typename: 'Invoice_Type',
      id: of('appointment', row.key + shift),
      invoice_number: `INV-${String(row.key).padStart(5, '0')}`,
      invoice_date: wallDay(row.start, zoneOf(practice, row)),
      status: row.key % 3 === 0 ? 'PENDING' : 'PAID',
      tags: row.key % 5 === 0 ? ['insurance'] : null,
      total: 45.5 + row.minutes,
      visit: one(row, visit),
      ...entity(row.start),
    };
  }
  const objectsOf: Readonly<Record<string, Objects>> = {
    Clinic: () => practice.places.map(clinic),
    Owner: () => practice.clients.filter((row) => !row.isDeleted).map(owner),
    Pet: () => practice.patients.map(pet),
    PetType: petTypeObjects,
    Specialty: specialtyObjects,
    Veterinarian: () => practice.providers.map(veterinarian),
    User: () => nurses.map(nurse),
    Visit: visitsWhere(() => true),
    Invoice: () => practice.appointments.filter((row) => shown(row) && row.state === 'completed').map(invoice),
    UpcomingVisit: visitsWhere(({ state }) => state === 'planned'),
  };
  return { objectsOf, owner, pet, visit };
}

/** The key of the record behind an object. */
export function keyOf(kind: Kind, object: Row | null | undefined): number | null {
  return object ? edgedbIds.key(kind, String(object['id'])) : null;
}

function entity(created: number, updated: number = created): Row {
  return {
    create_ts: datetime(created),
    created_by: 'admin',
    update_ts: updated === created ? null : datetime(updated),
    updated_by: updated === created ? null : 'desk',
    delete_ts: null,
    deleted_by: null,
  };
}

/** A datetime as the database casts it to text: 2026-11-17T14:00:00+00:00. */
function datetime(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** A duration as the database casts it to text: PT1H30M. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${rest > 0 || hours === 0 ? `${String(rest)}M` : ''}`;
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
