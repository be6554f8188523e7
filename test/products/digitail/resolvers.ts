import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { digitailNeighbours } from './neighbours.ts';
import { digitailRecords } from './records.ts';
import {
  breedsOf,
  connectionOf,
  digitailIds,
  digitailServices,
  digitailStates,
  digitailTags,
  digitsOf,
  hasText,
  isAppointment,
  localOf,
  phonesOf,
  speciesOf,
} from './values.ts';
import { digitailWrites } from './writes.ts';

type Given<Value> = Value | null | undefined;

interface ById {
  readonly id: string;
}

interface AtClinic extends ConnectionArgs {
  readonly clinicId?: string | null;
}

interface PetParentFilter {
  readonly clinicId?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly tagId?: string | null;
  readonly updatedSince?: string | null;
}

interface PetFilter {
  readonly clinicId?: string | null;
  readonly ownerId?: string | null;
  readonly speciesId?: string | null;
  readonly archived?: boolean | null;
  readonly updatedSince?: string | null;
}

interface AppointmentFilter {
  readonly clinicId?: string | null;
  readonly vetId?: string | null;
  readonly petId?: string | null;
  readonly ownerId?: string | null;
  readonly status?: readonly string[] | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly updatedSince?: string | null;
}

interface ListArgs<Filter> extends ConnectionArgs {
  readonly filter?: Filter | null;
  readonly search?: string | null;
}

/** The root fields of the product. */
export function digitailRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const records = digitailRecords(backstage);
  const { key } = digitailIds;

  /** Whether a reference is to what somebody asks for; an id that means nothing finds nothing. */
  const isAt = (kind: 'place' | 'provider' | 'client' | 'patient', wanted: Given<string>, at: number | null): boolean =>
    wanted === null || wanted === undefined || (at !== null && key(kind, wanted) === at);
  const isSince = (updatedAt: number, since: Given<string>): boolean => !since || updatedAt >= Date.parse(since);

  const isPetParent = (person: ClientRecord, filter: PetParentFilter, search: string): boolean => {
    const phones = phonesOf(person);
    const digits = digitsOf(search);
    return (
      !person.isDeleted &&
      isAt('place', filter.clinicId, person.placeKey) &&
      (!filter.email || person.emails[0]?.toLowerCase() === filter.email.toLowerCase()) &&
      (!filter.phone || phones.some((phone) => digitsOf(phone) === digitsOf(filter.phone ?? ''))) &&
      (!filter.tagId || person.tags.includes(digitailTags[Number(filter.tagId) - 1] ?? '')) &&
      isSince(person.updatedAt, filter.updatedSince) &&
      (hasText(`${fullNameOf(person)}\n${person.emails[0] ?? ''}`, search) ||
        (digits !== '' && phones.some((phone) => digitsOf(phone).includes(digits))))
    );
  };
  const isPet = (pet: PatientRecord, filter: PetFilter, search: string): boolean => {
    const species = speciesOf(practice.patients).find(({ id }) => id === filter.speciesId);
    return (
      isAt('place', filter.clinicId, rowOf(practice.clients, pet.clientKey)?.placeKey ?? null) &&
      isAt('client', filter.ownerId, pet.clientKey) &&
      (!filter.speciesId || pet.species === species?.label) &&
      (typeof filter.archived !== 'boolean' || filter.archived !== pet.isActive) &&
      isSince(pet.updatedAt, filter.updatedSince) &&
      hasText(`${pet.name}\n${pet.microchip ?? ''}`, search)
    );
  };
  const isWanted = (row: AppointmentRecord, filter: AppointmentFilter): boolean => {
    const day = localOf(row.start, row.placeKey).slice(0, 10);
    return (
      isAppointment(row) &&
      isAt('place', filter.clinicId, row.placeKey) &&
      isAt('provider', filter.vetId, row.providerKey) &&
      isAt('patient', filter.petId, row.patientKey) &&
      isAt('client', filter.ownerId, row.clientKey) &&
      (!filter.status || filter.status.includes(digitailStates[row.state])) &&
      (!filter.from || day >= filter.from) &&
      (!filter.to || day <= filter.to) &&
      isSince(row.updatedAt, filter.updatedSince)
    );
  };

  return {
    me: () => ({
      id: '3099',
      email: 'api@example.test',
      fullName: 'API user',
      currentClinic: practice.places.map(records.clinic)[0],
      multipleClinic: practice.places.map(records.clinic),
    }),
    clinic: ({ id }: ById) => practice.places.filter((place) => place.key === key('place', id)).map(records.clinic)[0],
    clinics: (args: ConnectionArgs) => connectionOf(practice.places, args, cap, records.clinic),
    petParent: ({ id }: ById) => records.petParentOf(key('client', id)),
    petParents: ({ filter, search, ...args }: ListArgs<PetParentFilter>) =>
      connectionOf(
        practice.clients.filter((person) => isPetParent(person, filter ?? {}, search ?? '')),
        args,
        cap,
        records.petParent,
      ),
    clients: ({ clinicId, ...args }: AtClinic) =>
      connectionOf(
        practice.clients.filter((person) => !person.isDeleted && isAt('place', clinicId, person.placeKey)),
        args,
        cap,
        records.account,
      ),
    pet: ({ id }: ById) => practice.patients.filter((pet) => pet.key === key('patient', id)).map(records.pet)[0],
    pets: ({ filter, search, ...args }: ListArgs<PetFilter>) =>
      connectionOf(
        practice.patients.filter((pet) => isPet(pet, filter ?? {}, search ?? '')),
        args,
        cap,
        records.pet,
      ),
    vet: ({ id }: ById) => practice.providers.filter((row) => row.key === key('provider', id)).map(records.vet)[0],
    vets: ({ clinicId, ...args }: AtClinic) =>
      connectionOf(
        practice.providers.filter(({ placeKeys }) => placeKeys.some((at) => isAt('place', clinicId, at))),
        args,
        cap,
        records.vet,
      ),
    appointment: ({ id }: ById) =>
      practice.appointments
        .filter((row) => row.key === key('appointment', id) && isAppointment(row))
        .map(records.appointment)[0],
    appointments: ({ filter, ...args }: ListArgs<AppointmentFilter>) =>
      connectionOf(
        practice.appointments.filter((row) => isWanted(row, filter ?? {})).toSorted(byStart),
        args,
        cap,
        records.appointment,
      ),
    services: (args: AtClinic) => connectionOf(digitailServices, args, cap, records.service),
    species: () => speciesOf(practice.patients),
    breeds: ({ speciesId }: { readonly speciesId?: string | null }) =>
      breedsOf(practice.patients).filter((breed) => !speciesId || breed.speciesId === speciesId),
    tags: () => digitailTags.map(records.tag),
    ...digitailNeighbours(backstage, records),
    ...digitailWrites(backstage, records),
  };
}
