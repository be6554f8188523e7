import { buildSchema, graphql } from 'graphql';
import { startRawServer } from '../../support/service/rawServer.ts';
import { benchClients } from '../../bench/directory/people.ts';

/** How much of everything a clinic has. */
export interface ClinicSize {
  readonly locations: number;
  readonly providers: number;
  /** On each day, at the first location. */
  readonly appointments: number;
  readonly clients: number;
}

const schema = buildSchema(`
  scalar DateTime
  type Query {
    org: Organization
    locations: [Location!]!
    providers(locationId: ID): [Provider!]!
    appointmentTypes: [AppointmentType!]!
    appointments(locationId: ID!, from: DateTime!, to: DateTime!): [Appointment!]!
    appointment(id: ID!): Appointment
    clients(search: String, limit: Int, offset: Int): [Client!]!
    client(id: ID!): Client
  }
  type Mutation {
    createAppointment(input: AppointmentInput!): Appointment
    updateAppointment(id: ID!, input: AppointmentInput!): Appointment
  }
  input AppointmentInput {
    locationId: ID providerId: ID clientId: ID petId: ID typeId: ID status: AppointmentStatus
    startsAt: DateTime endsAt: DateTime room: String notes: String
  }
  enum AppointmentStatus { BOOKED CONFIRMED ARRIVED IN_PROGRESS COMPLETED CANCELLED NO_SHOW }
  type Organization { id: ID! name: String! }
  type Location { id: ID! name: String! address: String timeZone: String }
  type Provider { id: ID! name: String! role: String }
  type AppointmentType { id: ID! name: String! durationMinutes: Int color: String }
  type Pet { id: ID! name: String species: String breed: String }
  type Client { id: ID! name: String! phone: String email: String isActive: Boolean alerts: [String!] pets: [Pet!] }
  type Appointment {
    id: ID! startsAt: DateTime! endsAt: DateTime! status: AppointmentStatus reason: String room: String notes: String
    location: Location provider: Provider client: Client pet: Pet type: AppointmentType
  }`);

const minute = 60_000;
const lengths = [15, 30, 30, 45] as const;
const statuses = ['BOOKED', 'CONFIRMED', 'ARRIVED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;

/** A service over https with more of everything than a clinic has: to see what a page does with it. */
export async function startLargeClinic(
  { locations: places, providers: staff, appointments: perDay, clients: people }: ClinicSize,
  certificate: { readonly cert: string; readonly key: string },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const clients = benchClients(people);
  const locations = Array.from({ length: places }, (_, index) => ({
    id: `l${index}`,
    name: `Clinic ${index + 1}`,
    address: `${index + 1} Main Street`,
    timeZone: 'America/New_York',
  }));
  const providers = Array.from({ length: staff }, (_, index) => ({
    id: `d${index}`,
    name: `Dr. ${clients[index]?.name ?? index}`,
    role: 'Veterinarian',
  }));
  const types = ['Exam', 'Surgery', 'Vaccination'].map((name, index) => ({
    id: `t${index}`,
    name,
    durationMinutes: 30,
  }));

  /** From eight to eighteen o'clock in New York in winter, evenly over the providers, some side by side. */
  function appointmentsOn(day: string): readonly object[] {
    const opens = Date.parse(`${day}T13:00:00Z`);
    const each = Math.max(1, Math.ceil(perDay / staff));
    return Array.from({ length: perDay }, (_, index) => {
      const place = Math.floor(index / staff);
      const startsAt = opens + Math.floor((place * 570) / each / 5) * 5 * minute + ((index % staff) % 3) * 5 * minute;
      const client = clients[(index * 7919) % clients.length];
      return {
        id: `${day}-${index}`,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + (lengths[index % lengths.length] ?? 30) * minute).toISOString(),
        status: statuses[index % statuses.length],
        reason: 'Check-up',
        room: `Room ${(index % staff) + 1}`,
        notes: null,
        location: locations[0],
        provider: providers[index % staff],
        client,
        pet: client?.pets[0],
        type: types[index % types.length],
      };
    });
  }

  const rootValue = {
    org: { id: 'o1', name: 'Large Clinics' },
    locations,
    providers: ({ locationId }: { locationId?: string }) =>
      locationId === undefined || locationId === 'l0' ? providers : [],
    appointmentTypes: types,
    appointments({ locationId, from, to }: { locationId: string; from: string; to: string }) {
      if (locationId !== 'l0') return [];
      const days: object[] = [];
      for (let at = Date.parse(from.slice(0, 10)); at <= Date.parse(to); at += 24 * 60 * minute)
        days.push(...appointmentsOn(new Date(at).toISOString().slice(0, 10)));
      return days.filter((each) => {
        // Sound: made just above.
        const { startsAt } = each as { startsAt: string };
        return Date.parse(startsAt) >= Date.parse(from) && Date.parse(startsAt) < Date.parse(to);
      });
    },
    clients({ search, limit = 100, offset = 0 }: { search?: string; limit?: number; offset?: number }) {
      const found = search ? clients.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())) : clients;
      return found.slice(offset, offset + Math.min(limit, 1000));
    },
    client: ({ id }: { id: string }) => clients[Number(id) - 10_000] ?? null,
    appointment: ({ id }: { id: string }) =>
      appointmentsOn(id.slice(0, 10)).find((each) => 'id' in each && each.id === id) ?? null,
  };
  const server = await startRawServer((response, _request, body) => {
    // Sound: only the desk asks here, and it sends these.
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    void graphql({ schema, source: query, rootValue, ...(variables && { variableValues: variables }) }).then(
      (answer) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      },
    );
  }, certificate);
  return { url: server.origin, close: () => server.close() };
}
