import { type MemoryService, openMemoryService } from './memoryService.ts';

/** Connections on top, and connections for phones: from the day to a phone number it is nine levels. */
const deepText = `
  scalar DateTime
  type Query {
    org: Organization
    locations: [Location!]!
    clients(first: Int = 50, after: String): ClientConnection!
    client(id: ID!): Client
    appointments(locationId: ID, startsAfter: DateTime, startsBefore: DateTime, first: Int, after: String): AppointmentConnection!
  }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Organization { id: ID! name: String }
  type Location { id: ID! name: String timeZone: String address: String }
  type Phone { number: String label: String }
  type PhoneEdge { node: Phone }
  type PhoneConnection { edges: [PhoneEdge!]! }
  type Client { id: ID! firstName: String lastName: String email: String phones: PhoneConnection pets: [Patient!]! }
  type ClientEdge { node: Client }
  type ClientConnection { edges: [ClientEdge!]! pageInfo: PageInfo! }
  type Patient { id: ID! name: String species: String breed: String owner: Client }
  type Appointment { id: ID! startsAt: DateTime! endsAt: DateTime status: String reason: String location: Location patient: Patient }
  type AppointmentEdge { node: Appointment }
  type AppointmentConnection { edges: [AppointmentEdge!]! pageInfo: PageInfo! }
`;

/** A service of that schema, with a client for each phone number and a day on which all of them come twice. */
export function openDeepService(numbers: readonly string[]): Promise<MemoryService> {
  const place = { id: 's1', name: 'Quay Lane', timeZone: 'Europe/Dublin' };
  const clients = numbers.map((number, index) => ({
    id: `c${index}`,
    firstName: 'Aoife',
    lastName: `Walsh${index}`,
    phones: connectionOf([{ number, label: 'Mobile' }]),
    pets: [],
  }));
  const appointments = [...clients, ...clients].map((owner, index) => ({
    id: `a${index}`,
    startsAt: `2026-11-17T1${index}:00:00Z`,
    location: place,
    patient: { id: `p${index}`, name: 'Rex', owner },
  }));
  return openMemoryService(deepText, {
    locations: [place],
    appointments: connectionOf(appointments),
    client: ({ id }: { id: string }) => clients.find((each) => each.id === id),
  });
}

function connectionOf(nodes: readonly object[]): object {
  return { edges: nodes.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } };
}
