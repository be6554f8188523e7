import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { agendarIds } from './ids.ts';

/** How money comes, with the spelling of the source. */
export const methods = ['Dinheiro', 'Pix', 'Cartão de crédito', 'Cartão de dédito'] as const;

/** A member of staff; whoever treats animals is an employee, and users of all kinds are in one collection. */
export interface StaffDoc {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly phone: string;
  readonly email: string;
  readonly color?: string;
  readonly image_url?: string;
  readonly specialty_id?: string;
}

/** What is typed into the book: copies of names, which nothing follows when they change elsewhere. */
export interface ScheduleDoc {
  readonly pet_name: string;
  readonly pet_type: string;
  readonly pet_breed: string;
  readonly customer_name: string;
  readonly customer_phone: string;
  readonly employee_id: string;
  readonly specialty_id: string;
  readonly payment: { readonly price: number; readonly method: string };
}

/** What is typed of an animal, apart from what the practice has. */
export interface AnimalDoc {
  readonly typeAnimalId: string;
  readonly neutered: boolean;
  readonly avatar: string | null;
  readonly gender: string;
}

/** What is typed of a customer, apart from what the practice has; the birth date in epoch ms. */
export interface CustomerDoc {
  readonly adress: Readonly<Record<'cep' | 'city' | 'state' | 'neighborhood' | 'additionalInfo', string>>;
  readonly birthdate: number;
  readonly image_url: string | null;
}

const onlyPlace = 1;
const species = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];
const colors = ['#2a9d8f', '#e9c46a', '#e76f51', '#6a4c93', '#8ab17d', '#457b9d', '#264653'];

/** The id of a kind of animal. */
export function animalTypeId(name: string): string {
  const index = species.indexOf(name);
  return agendarIds.of('organization', 100 + (index < 0 ? species.length - 1 : index));
}

/**
 * Whether the only clinic has this visit in its book.
 *
 * What is called off is removed, and animal, customer and employee are required.
 */
export function isSchedule(row: AppointmentRecord): boolean {
  const isComplete = row.patientKey !== null && row.clientKey !== null && row.providerKey !== null;
  return isComplete && isKept(row) && row.placeKey === onlyPlace;
}

function isKept(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
}

/** Customers in the order of the document store, which is that of their ids. */
export function customersOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => !row.isDeleted).toSorted(byId('client'));
}

/** Orders rows by the ids of their documents. */
export function byId(kind: 'client' | 'appointment') {
  return (one: { readonly key: number }, other: { readonly key: number }): number =>
    agendarIds.of(kind, one.key) < agendarIds.of(kind, other.key) ? -1 : 1;
}

/** A date of the document store that nobody turned into one of the language: it can't be written. */
export function timestamp(instant: number): () => never {
  return () => {
    const text = `{ _seconds: ${String(Math.floor(instant / 1000))}, _nanoseconds: 0 }`;
    throw new Error(`Expected \`DateTime.serialize(${text})\` to return non-nullable value, returned: null`);
  };
}

/** An instant as the framework writes dates. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The collections of the service, beginning with what the practice has. */
export function collections(practice: Practice) {
  const schedules = new Map<number, ScheduleDoc>();
  const animals = new Map<number, AnimalDoc>();
  const customers = new Map<number, CustomerDoc>();
  const staff = new Map<string, StaffDoc>();
  const specialties = new Map<string, string>();
  const animalTypes = new Map(species.map((name) => [animalTypeId(name), name]));
  const specialtyOf = (key: number): string => agendarIds.of('visitType', 1 + (key % 4));
  for (const row of practice.visitTypes)
    if (!row.isBlock) specialties.set(agendarIds.of('visitType', row.key), row.name);
  // Whoever leaves is deleted.
  for (const row of practice.providers.filter(({ isActive }) => isActive)) {
    const id = agendarIds.of('provider', row.key);
    staff.set(id, {
      id,
      name: fullNameOf(row),
      role: 'employee',
      phone: `+1207555030${String(row.key)}`,
      email: row.email,
      color: colors[row.key % colors.length] ?? '#264653',
      image_url: `https://example.test/users/${String(row.key)}.png`,
      specialty_id: specialtyOf(row.key),
    });
  }
  for (const [index, role] of ['admin', 'manager'].entries()) {
    const id = agendarIds.of('organization', 200 + index);
    staff.set(id, {
      id,
      role,
      name: index === 0 ? 'Caio Prado' : 'Robin Marsh',
      phone: '+12075550199',
      email: `${role}@example.test`,
    });
  }
  const animalOf = (row: PatientRecord): AnimalDoc =>
    animals.get(row.key) ?? {
      typeAnimalId: animalTypeId(row.species),
      neutered: row.key % 2 === 0,
      // Nobody has to give a picture, though whoever reads one is promised it.
      avatar: row.key % 5 === 0 ? null : `https://example.test/pets/${String(row.key)}.png`,
      gender: row.sex === 'MALE' ? 'male' : 'female',
    };
  const customerOf = (row: ClientRecord): CustomerDoc =>
    customers.get(row.key) ?? {
      adress: {
        cep: `041${String(row.key % 100).padStart(2, '0')}-000`,
        city: row.city,
        state: row.city === 'Boulder' ? 'CO' : 'ME',
        neighborhood: row.street,
        additionalInfo: row.note ?? '',
      },
      birthdate: Date.UTC(1950 + ((row.key * 7) % 52), row.key % 12, 1 + (row.key % 27)),
      image_url: row.key % 3 === 0 ? null : `https://example.test/users/c${String(row.key)}.png`,
    };
  for (const row of practice.appointments.filter(isSchedule)) {
    const [pet, client] = [rowOf(practice.patients, row.patientKey), rowOf(practice.clients, row.clientKey)];
    if (pet && client)
      schedules.set(row.key, {
        pet_name: pet.name,
        pet_type: animalOf(pet).typeAnimalId,
        pet_breed: pet.breed ?? 'SRD',
        customer_name: fullNameOf(client),
        customer_phone: client.phones[0]?.value ?? '',
        employee_id: agendarIds.of('provider', row.providerKey ?? 0),
        specialty_id: agendarIds.of('visitType', row.typeKey),
        payment: { price: 40 + row.minutes * 1.5, method: methods[row.key % methods.length] ?? 'Pix' },
      });
  }
  return { schedules, animals, customers, staff, specialties, animalTypes, animalOf, customerOf };
}

/** The collections as answers: a document that is read alone comes without its id, and with raw dates. */
export function agendarRows({ practice, meet, cap }: Backstage, store: ReturnType<typeof collections>) {
  const animalsOf = (key: number): readonly PatientRecord[] => practice.patients.filter((row) => row.clientKey === key);
  const animal = (row: PatientRecord): object => {
    meet('patient', row.key);
    return { name: row.name, breed: row.breed ?? 'SRD', color: row.color, ...store.animalOf(row) };
  };
  /** The document of a customer; its id and dates that can be read only in a list. */
  function customer(row: ClientRecord, shape: 'listed' | 'created' | 'raw'): object {
    meet('client', row.key);
    const { birthdate, ...own } = store.customerOf(row);
    return {
      ...(shape !== 'raw' && { id: agendarIds.of('client', row.key) }),
      name: fullNameOf(row),
      role: 'customer',
      phone: row.phones[0]?.value ?? '',
      email: row.emails[0] ?? '',
      ...own,
      birthdate: shape === 'listed' ? dateText(birthdate) : timestamp(birthdate),
      animals: () => animalsOf(row.key).map(animal),
    };
  }
  /** A user of any kind by id, or null. */
  function user(id: string): object | null {
    const client = rowOf(customersOf(practice), agendarIds.key('client', id));
    if (client) return customer(client, 'raw');
    const found = store.staff.get(id);
    return found ? { ...found, id: null } : null;
  }
  const rows = (): readonly AppointmentRecord[] =>
    practice.appointments
      .filter((row) => store.schedules.has(row.key) && isKept(row))
      .toSorted(byId('appointment'))
      .slice(0, cap);
  /** The document of a visit; the store's own dates can't be written. */
  function schedule(row: AppointmentRecord, withId: boolean): object {
    meet('appointment', row.key);
    return {
      ...store.schedules.get(row.key),
      text: row.reason ?? '',
      date: timestamp(row.start),
      id: withId ? agendarIds.of('appointment', row.key) : null,
    };
  }
  const specialty = (id: string): object | null => {
    const title = store.specialties.get(id);
    return title === undefined ? null : { id, title, qtt_employees: () => employeesOf(id) };
  };
  const employeesOf = (id: string): number =>
    [...store.staff.values()].filter(({ specialty_id }) => specialty_id === id).length;
  return { animalsOf, animal, customer, user, rows, schedule, specialty, employeesOf };
}

/** What the language says where a document that isn't there is taken apart. */
export function torn(field: string): Error {
  return new TypeError(`Cannot destructure property '${field}' of '(intermediate value)' as it is undefined.`);
}
