import { tuesday } from '../core/memoryCore.ts';
import { type MemoryService, openMemoryService } from './memoryService.ts';

/** A service of small services: an appointment carries only ids, and their objects need requests of their own. */
export const idServiceText = `
  scalar Timestamp
  type Query {
    org: Organization!
    sites: [Site!]!
    staffMembers: [StaffMember!]!
    visitTypes: [VisitType!]!
    owners(q: String, page: Int = 1, perPage: Int = 50): [Owner!]!
    owner(id: ID!): Owner
    pets(ownerId: ID, page: Int = 1, perPage: Int = 50): [Pet!]!
    pet(id: ID!): Pet!
    appointments(siteId: ID, startsAfter: Timestamp, startsBefore: Timestamp, page: Int = 1, perPage: Int = 100): [Appointment!]!
  }
  type Organization { id: ID! name: String! }
  type Site { id: ID! name: String! street: String city: String phone: String tz: String! }
  type StaffMember { id: ID! fullName: String! jobTitle: String employed: Boolean! }
  type VisitType { id: ID! name: String! defaultMinutes: Int! }
  type Owner { id: ID! fullName: String! emailAddress: String phoneNumbers: [String!]! street: String city: String petIds: [ID!]! }
  type Pet { id: ID! name: String! ownerId: ID! speciesName: String! breedName: String bornOn: String }
  type Appointment {
    id: ID!
    siteId: ID!
    petId: ID
    ownerId: ID
    staffMemberId: ID
    visitTypeId: ID
    startsAt: Timestamp!
    endsAt: Timestamp!
    state: String!
    complaint: String
  }
`;

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** What stands behind the service, by kind; a test may add to it. */
export interface IdData {
  readonly sites: Row[];
  readonly staff: Row[];
  readonly types: Row[];
  readonly owners: Row[];
  readonly pets: Row[];
  readonly appointments: Row[];
}

/** A day with one appointment for each pet, every owner with two of them. */
export function idData(pets: number): IdData {
  const owners = Math.ceil(pets / 2);
  return {
    sites: ['Quay Lane', 'Mill Hill'].map((name, index) => ({ id: `s${index + 1}`, name, tz: 'Europe/Dublin' })),
    staff: ['Orla Byrne', 'Finn Daly'].map((fullName, index) => ({ id: `m${index + 1}`, fullName, employed: true })),
    types: ['Check-up', 'Dental'].map((name, index) => ({ id: `t${index + 1}`, name, defaultMinutes: 20 })),
    owners: numbers(owners).map((number) => ({
      id: `o${number}`,
      fullName: `Owner Number${number}`,
      phoneNumbers: [`+353 1 555 ${1000 + number}`],
      petIds: [],
    })),
    pets: numbers(pets).map((number) => ({
      id: `p${number}`,
      name: `Pet${number}`,
      ownerId: `o${Math.ceil(number / 2)}`,
      speciesName: number % 2 === 0 ? 'Cat' : 'Dog',
    })),
    appointments: numbers(pets).map((number) => ({
      id: `a${number}`,
      siteId: 's1',
      petId: `p${number}`,
      ownerId: `o${Math.ceil(number / 2)}`,
      staffMemberId: `m${1 + (number % 2)}`,
      visitTypeId: `t${1 + (number % 2)}`,
      startsAt: new Date(tuesday + number * 600_000).toISOString(),
      endsAt: new Date(tuesday + (number + 1) * 600_000).toISOString(),
      state: 'BOOKED',
    })),
  };
}

/** The service over these data; `text` is its schema where that is another one. */
export function openIdService(data: IdData, text = idServiceText): Promise<MemoryService> {
  const byId = (rows: readonly Row[]) => (args: { id: string }) => rows.find(({ id }) => id === args.id) ?? null;
  return openMemoryService(text, {
    org: { id: 'g1', name: 'Quay Lane Vets' },
    sites: data.sites,
    staffMembers: data.staff,
    visitTypes: data.types,
    owners: data.owners,
    pets: data.pets,
    owner: byId(data.owners),
    pet: byId(data.pets),
    appointments: ({ siteId, page = 1 }: { siteId?: string; page?: number }) =>
      page > 1 ? [] : data.appointments.filter((row) => siteId === undefined || (row['siteId'] ?? siteId) === siteId),
  });
}
