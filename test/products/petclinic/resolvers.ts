import { GraphQLError } from 'graphql';

import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { type Written, addPatient, bookAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { petTypes, petTypeOf, petclinicRecords, petsOf, specialties, telephoneOf, vetsOf } from './records.ts';

type OwnerField = 'firstName' | 'lastName' | 'address' | 'city' | 'telephone';
type OwnerInput = Partial<Record<OwnerField, string | null>>;

interface OwnersArgs {
  readonly page?: number | null;
  readonly size?: number | null;
  readonly filter?: OwnerInput | null;
  readonly orders?: readonly { readonly field: OwnerField | 'id'; readonly order?: 'ASC' | 'DESC' | null }[] | null;
}

interface PetInput {
  readonly ownerId: number;
  readonly petId: number;
  readonly name?: string;
  readonly birthDate?: string;
  readonly typeId?: number;
}

interface VisitInput {
  readonly petId: number;
  readonly description: string;
  readonly date: string;
  readonly vetId?: number | null;
}

const usualSize = 20;

/** Resolvers of the Spring PetClinic. Visits hang on pets and vets, and there is no list of them. */
export function petclinicRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { owner, pet, vet } = petclinicRecords(stage);
  return {
    ping: 'pong',
    me: { username: 'susi', fullname: 'Susi Smith' },
    pettypes: () => petTypes.map(petTypeOf),
    specialties,
    vets: () => vetsOf(practice).map(vet),
    vet: ({ id }: { id: number }) => vet(rowOf(practice.providers, id)),
    owners({ page, size, filter, orders }: OwnersArgs) {
      const rows = practice.clients
        .filter((row) => !row.isDeleted && fitsFilter(row, filter ?? {}))
        .toSorted((one, other) => inOrder(one, other, orders ?? []));
      const pageSize = Math.max(1, Math.min(size ?? usualSize, cap));
      const pageNumber = Math.max(0, page ?? 0);
      const totalPages = Math.ceil(rows.length / pageSize);
      const hasNext = pageNumber + 1 < totalPages;
      return {
        pageInfo: {
          pageNumber,
          totalCount: rows.length,
          totalPages,
          hasNext,
          hasPrev: pageNumber > 0,
          nextPage: hasNext ? pageNumber + 1 : null,
          prevPage: pageNumber > 0 ? pageNumber - 1 : null,
        },
        owners: rows.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize).map(owner),
      };
    },
    owner({ id }: { id: number }) {
      const found = owner(rowOf(practice.clients, id));
      if (!found) throw new GraphQLError(`Owner with id '${String(id)}' not found`);
      return found;
    },
    pets: () => petsOf(practice).map(pet),
    pet: ({ id }: { id: number }) => pet(petsOf(practice).find((row) => row.key === id) ?? null),
    ...petclinicWrites(stage),
  };
}

function petclinicWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { owner, pet, visit } = petclinicRecords(stage);
  const row = <Row>(write: () => Written<Row>): Row => rowOrError(stage, write, 'BAD_REQUEST');
  const speciesOf = (typeId: number | undefined): string | undefined => {
    const name = typeId === undefined ? undefined : petTypes[typeId - 1];
    if (typeId !== undefined && name === undefined) throw new GraphQLError('PetType not found');
    return name;
  };
  return {
    addOwner({ input }: { input: OwnerInput }) {
      const details = { givenName: input.firstName, familyName: input.lastName, phones: [input.telephone] };
      const made = row(() => registerClient(practice, details, now()));
      const { address, city } = input;
      const changes = { street: address ?? '', city: city ?? '' };
      return { owner: owner(row(() => changeClient(practice, made.key, changes, now()))) };
    },
    updateOwner({ input: { ownerId, ...input } }: { input: OwnerInput & { ownerId: number } }) {
      const found = rowOf(practice.clients, ownerId);
      const changes = {
        givenName: input.firstName ?? undefined,
        familyName: input.lastName ?? undefined,
        street: input.address ?? undefined,
        city: input.city ?? undefined,
        ...(typeof input.telephone === 'string' && {
          phones: [{ label: 'Mobile', value: input.telephone } as const, ...(found?.phones.slice(1) ?? [])],
        }),
      };
      return { owner: owner(row(() => changeClient(practice, ownerId, changes, now()))) };
    },
    addPet({ input }: { input: PetInput }) {
      const details = { clientKey: input.ownerId, name: input.name, species: speciesOf(input.typeId) };
      const made = row(() => addPatient(practice, details, now()));
      const changes = { birthDate: input.birthDate };
      return { pet: pet(row(() => changePatient(practice, made.key, changes, now()))) };
    },
    updatePet({ input }: { input: PetInput }) {
      const changes = { name: input.name, birthDate: input.birthDate, species: speciesOf(input.typeId) };
      return { pet: pet(row(() => changePatient(practice, input.petId, changes, now()))) };
    },
    addVisit({ input }: { input: VisitInput }) {
      const zone = rowOf(practice.places, 1)?.zone ?? 'UTC';
      const details = {
        // The clinic keeps days alone; the practice behind it needs a time.
        start: instantOfWall(`${input.date}T09:00`, zone),
        placeKey: 1,
        typeKey: 1,
        providerKey: input.vetId,
        patientKey: input.petId,
        reason: input.description,
      };
      return { visit: visit(row(() => bookAppointment(practice, details, now()))) };
    },
    addVet: () => ({ __typename: 'AddVetErrorPayload', error: 'Access is denied' }),
  };
}

function textOf(row: ClientRecord, field: OwnerField): string {
  if (field === 'firstName') return row.givenName ?? '';
  if (field === 'lastName') return row.familyName;
  if (field === 'address') return row.street;
  return field === 'city' ? row.city : telephoneOf(row);
}

/** The beginning of a name or an address in any case, but a city and a telephone number exactly. */
function fitsFilter(row: ClientRecord, filter: OwnerInput): boolean {
  const asked = Object.entries(filter) as [OwnerField, string | null][]; // Sound: the schema admits these alone.
  return asked.every(([field, wanted]) => {
    if (wanted === null || wanted.trim() === '') return true;
    if (field === 'city' || field === 'telephone') return textOf(row, field) === wanted;
    return textOf(row, field).toLowerCase().startsWith(wanted.toLowerCase());
  });
}

function inOrder(one: ClientRecord, other: ClientRecord, orders: NonNullable<OwnersArgs['orders']>): number {
  for (const { field, order } of orders) {
    const [left, right] = field === 'id' ? [one.key, other.key] : [textOf(one, field), textOf(other, field)];
    if (left !== right) return (left < right ? -1 : 1) * (order === 'DESC' ? -1 : 1);
  }
  return one.key - other.key;
}
