import { describe, expect, it } from 'vitest';
import { readAppointment } from '../../../graphql/service/readers/readObjects.ts';
import { buildVariables } from '../../../graphql/service/variables.ts';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('lists of an unusual shape', () => {
  it('are read without the fields that the service promises and can’t give', async () => {
    const broken = sdl.replace('fax: String', 'fax: String!').replace('email: String', 'email: String!');
    const clients = rows.clients.map((each) => ({ ...each, email: null }));
    const { match, sent } = await prove({ ...honest({ ...rows, clients }) }, broken);
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'proven' });
    expect(match.map.clients?.fields).toMatchObject({ phones: [{ number: ['phone'] }] });
    expect(match.map.clients?.fields.emails ?? []).toEqual([]);
    expect(sent.length).toBeLessThanOrEqual(20);
  });

  it('stay refuted where what nobody can do without is broken', async () => {
    const broken = sdl
      .replace('displayName: String', '')
      .replace('name: String\n    phone', 'name: String!\n    phone');
    const clients = rows.clients.map((each) => ({ ...each, name: null }));
    const { match } = await prove({ ...honest({ ...rows, clients }), searchClients: () => clients }, broken);
    expect(match.map.clients).toBeUndefined();
  });

  it('take the times of a booking from the class in which it is a place, and its staff as well', async () => {
    const classes = sdl
      .replace(
        'appointments(startDate: String, endDate: String, limit: Int, offset: Int): [Appointment!]!',
        'bookings: [Booking!]!',
      )
      .replace(/type Appointment \{[^}]*\}/, '')
      .concat(`type Booking { id: ID! client: Client! classSession: ClassSession! status: String createdAt: String! }
        type ClassSession { id: ID! startTime: String! endTime: String instructor: Staff capacity: Int }`);
    const bookings = () =>
      rows.appointments.map(({ id, start, end, client, status }, index) => ({
        id,
        client,
        status,
        createdAt: '2026-01-01T00:00:00Z',
        classSession: { id: `s${id}`, startTime: start, endTime: end, instructor: rows.staff[index % 2], capacity: 1 },
      }));
    const { match } = await prove({ ...honest(rows), bookings }, classes);
    expect(match.map.appointments).toMatchObject({
      field: 'bookings',
      fields: {
        start: { path: ['classSession', 'startTime'] },
        end: { path: ['classSession', 'endTime'] },
        provider: { path: ['classSession', 'instructor'] },
        client: { path: ['client'] },
      },
    });
  });

  it('take the start of an appointment from its first service, and no end, as others may follow', async () => {
    const services = sdl
      .replace(
        /type Appointment \{[^}]*\}/,
        'type Appointment { id: ID! client: Client status: String services: [AppointmentService!]! }',
      )
      .concat('type AppointmentService { id: ID! startDate: String! duration: Int! staff: Staff }');
    const appointments = () =>
      rows.appointments.map(({ id, start, client, status }, index) => ({
        id,
        client,
        status,
        services: [0, 30].map((later) => ({
          id: `${id}-${later}`,
          startDate: new Date(Date.parse(start) + later * 60_000).toISOString(),
          duration: 30,
          staff: rows.staff[index % 2],
        })),
      }));
    const { match } = await prove({ ...honest(rows), appointments }, services);
    const { fields } = match.map.appointments ?? {};
    expect(fields?.start).toEqual({ kind: 'path', path: ['services', 'startDate'] });
    expect(fields?.end).toBeUndefined();
  });

  it('are no appointments where they are staff with the dates of their employment', async () => {
    const employees = sdl
      .replace(/appointments\(.*\n/, 'employees: [Employee!]!\n')
      .replace(/type Appointment \{[^}]*\}/, '')
      .replace('staff: [Staff!]!', '')
      .replace(/type Staff \{[^}]*\}/, '')
      .concat(`type Employee { id: ID! fullName: String! user: User startDate: String! endDate: String status: String location: Location }
        type User { id: ID! name: String email: String phone: String }`);
    const list = () =>
      [1, 2, 3].map((index) => ({
        id: `e${index}`,
        fullName: `Lena Whitaker ${index}`,
        user: { id: `u${index}`, name: 'Lena', email: 'l@example.test', phone: '+1 207 555 0100' },
        startDate: '2020-01-01T00:00:00Z',
        endDate: null,
        status: 'active',
        location: rows.locations[0],
      }));
    const { match } = await prove({ ...honest(rows), employees: list }, employees);
    expect(match.map.appointments).toBeUndefined();
  });

  it('are no clients where they are the staff once more, and a visit holds the client herself', async () => {
    const tickets = sdl
      .replace('clients(page: Int, limit: Int): [Client!]!', 'allUsers: [User!]!')
      .replace('staff: [Staff!]!', 'users: [User!]!')
      .replace(/(searchClients|client)\(.*\n/g, '')
      .replace(
        /type Appointment \{[^}]*\}/,
        `type Appointment { id: ID! start: String! end: String status: String firstName: String lastName: String
           phoneNumber: String email: String assignee: User statusSetBy: User audits: [Audit!]! }
         type Audit { id: ID! user: User }
         type User { id: ID! firstName: String! lastName: String! email: String phone: String }`,
      )
      .replace(/type (Staff|Client) \{[^}]*\}/g, '');
    const people = ['Lena Whitaker', 'Tom Rivera', 'Amy Novak'].map((name, index) => {
      const [firstName, lastName] = name.split(' ');
      return { id: `u${index}`, firstName, lastName, email: `u${index}@example.test`, phone: '+1 207 555 0100' };
    });
    const appointments = () =>
      rows.appointments.map(({ id, start, end, status, client }, index) => ({
        id,
        start,
        end,
        status,
        firstName: 'Ada',
        lastName: 'Abbott',
        email: 'ada@example.test',
        phoneNumber: (client as { readonly phone?: string } | undefined)?.phone,
        assignee: people[index % 2],
        statusSetBy: people[(index + 1) % 3],
        audits: [{ id: `h${id}`, user: people[2] }],
      }));
    const { match } = await prove(
      { ...honest(rows), allUsers: () => people, users: () => people, appointments },
      tickets,
    );
    expect(match.map.clients).toBeUndefined();
    expect(match.map.providers?.field).toMatch(/users/i);
    expect(match.map.appointments?.fields).toMatchObject({
      client: { path: [], mention: 'name', fields: { name: { kind: 'join', paths: [['firstName'], ['lastName']] } } },
      provider: { path: ['assignee'] },
    });
  });

  it('are no staff where they are called hospitals', async () => {
    const places = sdl
      .replace('staff: [Staff!]!', 'serviceProviders: [ServiceProvider!]!')
      .replace(/type Staff \{[^}]*\}/, 'type ServiceProvider { id: ID! displayName: String! phone: String }')
      .replace('doctorRef: String', 'serviceProvider: ServiceProvider');
    const hospitals = ['Harbor Street Animal Hospital', 'Chapel Lane Clinic'].map((displayName, index) => ({
      id: `h${index}`,
      displayName,
      phone: null,
    }));
    const appointments = () => rows.appointments.map((each) => ({ ...each, serviceProvider: hospitals[0] }));
    const { match } = await prove({ ...honest(rows), serviceProviders: () => hospitals, appointments }, places);
    expect(match.map.providers).toBeUndefined();
    expect(match.map.appointments?.fields.provider).toBeUndefined();
  });

  it('are read through the organization of whoever asks, whose id others demand', async () => {
    const owned = sdl
      .replace('locations: [Location!]!', 'me: Account!')
      .replace('clients(page: Int, limit: Int): [Client!]!', 'clients(spaOrganizationId: ID!): [Client!]!')
      .concat(`type Account { id: ID! email: String firstName: String lastName: String
          spaOrganization: SpaOrganization vendorOrganization: VendorOrganization }
        type SpaOrganization { id: ID! name: String! locations: [Location!]! }
        type VendorOrganization { id: ID! name: String! locations: [Location!]! }`);
    const me = () => ({
      id: 'me',
      email: 'desk@example.test',
      firstName: 'Dana',
      lastName: 'Whitfield',
      spaOrganization: { id: 'o1', name: 'Harbor Spas', locations: rows.locations },
      vendorOrganization: null,
    });
    const clients = ({ spaOrganizationId }: Readonly<Record<string, unknown>>) =>
      spaOrganizationId === 'o1' ? rows.clients : [];
    const { match } = await prove({ ...honest(rows), me, clients }, owned);
    expect(match.map.locations).toMatchObject({ field: 'me', rows: ['spaOrganization', 'locations'] });
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'proven' });
  });

  it('are none of the clinic where they are the pets of whoever asks', async () => {
    const own = sdl
      .replace('staff: [Staff!]!', 'staff: [Staff!]! myPets: [Pet!]!')
      .replace('client: Client\n', 'client: Client pet: Pet\n')
      .concat('type Pet { id: ID! name: String! species: String breed: String }');
    const pet = (id: string) => ({ id, name: 'Bella', species: 'Canine', breed: 'Beagle' });
    const appointments = () => rows.appointments.map((each, index) => ({ ...each, pet: pet(`p${index}`) }));
    const { match } = await prove({ ...honest(rows), myPets: () => [pet('own')], appointments }, own);
    expect(match.map.patients).toBeUndefined();
    expect(match.map.appointments?.fields.patient).toMatchObject({ path: ['pet'] });
  });

  it('are the clinics of the caller’s memberships, which others demand the ids of, and no staff without names', async () => {
    const clinics = sdl
      .replace('locations: [Location!]!', 'getMyMembers: [Member!]!')
      .replace('staff: [Staff!]!', '')
      .replace('appointments(startDate: String,', 'appointments(clinicId: ID!, startDate: String,')
      .replace('location: Location', 'clinic: Clinic')
      .replace(/type Location \{[^}]*\}/, 'type Clinic { id: ID! name: String! phone: String }')
      .concat('type Member { id: ID! user: User! clinic: Clinic! } type User { id: ID! name: String! role: String }');
    const [main, other] = [1, 2].map((key) => ({ id: `k${key}`, name: `Clinic ${key}`, phone: null }));
    const user = { id: 'u1', name: 'Dana Whitfield', role: 'manager' };
    const members = [main, other, { ...main, id: 'k3' }].map((clinic, index) => ({ id: `m${index}`, user, clinic }));
    const appointments = ({ clinicId }: Readonly<Record<string, unknown>>) =>
      clinicId === 'k1' ? rows.appointments.map((each) => ({ ...each, clinic: main })) : [];
    const { match } = await prove({ ...honest(rows), getMyMembers: () => members, appointments }, clinics);
    expect(match.map.locations).toMatchObject({ field: 'getMyMembers', rows: ['clinic'] });
    expect(match.concepts.appointments?.chosen).toMatchObject({ operation: 'appointments', verdict: 'proven' });
    expect(match.map.providers).toBeUndefined();
  });

  it('make way for another list of the same records where they have no rows', async () => {
    const several = sdl
      .replace(
        'appointments(',
        'calendarAppointments(startDate: String!, endDate: String!): [Appointment!]! appointments(',
      )
      .replace('status: String', '')
      .replace('reason: String', '');
    const { match } = await prove({ ...honest(rows), calendarAppointments: () => [] }, several);
    expect(match.map.appointments?.field).toBe('appointments');
    expect(match.concepts.appointments?.chosen?.verdict).toBe('proven');
  });

  it('have no animals where the patient of an appointment is a person, once more by her id', async () => {
    const people = sdl.replace('client: Client', 'patientId: ID patient: Client');
    const appointments = rows.appointments.map(({ client, ...each }) => ({
      ...each,
      patient: client,
      patientId: (client as { readonly id: string }).id,
    }));
    const { match } = await prove(honest({ ...rows, appointments }), people);
    expect(match.map.appointments?.fields.client?.path).toEqual(['patient']);
    expect(match.map.appointments?.fields.patient).toBeUndefined();
  });

  it('hold one choice of a species in a list', async () => {
    const animals = sdl
      .replace('staff: [Staff!]!', 'staff: [Staff!]! animals: [Animal!]!')
      .concat('type Animal { id: ID! name: String! species: [String] breed: [String!] owner: Client }');
    const list = ['Feline', 'Avian', 'Canine', 'Canine'].map((species, index) => ({
      id: `p${index}`,
      name: ['Wally', 'Bean', 'Pickles', 'Nala'][index],
      species: [species],
      breed: index === 0 ? ['Maine Coon'] : [],
      owner: rows.clients[index],
    }));
    const { match } = await prove({ ...honest(rows), animals: () => list }, animals);
    expect(match.map.patients?.fields).toMatchObject({
      species: { kind: 'path', path: ['species'] },
      breed: { kind: 'path', path: ['breed'] },
    });
  });

  it('are identified by what a content system keeps apart, not by its own key', async () => {
    const system = sdl
      .replaceAll(/type (Location|Client|Appointment|Staff) \{\n\s+id: ID!/g, 'type $1 { _id: ID! sys: Sys!')
      .concat('type Sys { id: String! publishedAt: String }');
    const entry = <Row extends { readonly id: string }>({ id, ...row }: Row) => ({
      ...row,
      _id: `key-${id}`,
      sys: { id },
    });
    const clients = rows.clients.map((each) => ({ ...entry(each), id: each.id }));
    const roots = {
      ...honest({ ...rows, clients }),
      locations: () => [entry({ id: 'l1', name: 'Harbor', address: '1 Quay', timeZone: 'America/New_York' })],
      appointments: () =>
        rows.appointments.map((each) => ({
          ...entry(each),
          client: clients.find(({ id }) => id === (each['client'] as { readonly id: string }).id),
        })),
    };
    const { match } = await prove(roots, system);
    const id = { kind: 'path', path: ['sys', 'id'] };
    expect(match.map.clients?.fields.id).toEqual(id);
    expect(match.map.appointments?.fields).toMatchObject({ id, client: { fields: { id } } });
    expect(match.map.client?.fields.id).toEqual(id);
  });

  it('are all of the service, not those of the first of something else', async () => {
    const first = sdl
      .replace(
        'clients(page: Int, limit: Int): [Client!]!',
        'findManyContact(take: Int, skip: Int): [Client!]! findFirstService: Service',
      )
      .concat('type Service { id: ID! name: String minutes: Int Client(take: Int, skip: Int): [Client!]! }');
    const findManyContact = ({ take, skip }: Readonly<Record<string, unknown>>) =>
      rows.clients.slice(Number(skip ?? 0), Number(skip ?? 0) + Number(take ?? 50));
    const findFirstService = () => ({ id: 's', name: 'Check-up', minutes: 20, Client: rows.clients.slice(0, 4) });
    const { match } = await prove({ ...honest(rows), findManyContact, findFirstService }, first);
    expect(match.map.clients?.field).toBe('findManyContact');
  });

  it('have wall clocks as numbers, which a period is written in as well, and no change', async () => {
    const clocks = sdl
      .replace('start: String!\n    end: String', 'start: Float!\n    endDate: Float')
      .replace('startDate: String, endDate: String', 'startDate: Float, endDate: Float')
      .concat('type Mutation { moveAppointment(id: ID!, start: Float, endDate: Float): Appointment }');
    const digits = (moment: string, minutes: number): number =>
      Number(
        new Date(Date.parse(moment) - 5 * 3_600_000 + minutes * 60_000)
          .toISOString()
          .slice(0, 19)
          .replaceAll(/\D/g, ''),
      );
    const all = rows.appointments.map((row) => ({
      ...row,
      start: digits(row.start, 0),
      endDate: digits(row.start, 30),
    }));
    const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
    const appointments = ({ startDate, endDate }: Readonly<Record<string, unknown>>) =>
      all.filter(({ start }) => start >= number(startDate, 0) && start <= number(endDate, 1e15));
    const { match } = await prove({ ...honest(rows), appointments }, clocks);
    const list = match.map.appointments;
    expect(match.concepts.appointments?.chosen?.verdict).toBe('proven');
    expect(list?.fields).toMatchObject({ end: { kind: 'path', path: ['endDate'] }, written: 'otherwise' });
    const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z' };
    expect(list && buildVariables(list, period, 'America/New_York')).toMatchObject({
      startDate: 20_261_116_000_000,
      endDate: 20_261_119_000_000,
    });
    expect(JSON.stringify(match.map.writes ?? {})).not.toContain('"role":"start"');
    const row = { id: 'a', start: 20_261_117_090_000, endDate: 20_261_117_093_000 };
    expect(list && readAppointment(row, list.fields, 'America/New_York')).toMatchObject({
      start: '2026-11-17T09:00:00-05:00',
      end: '2026-11-17T09:30:00-05:00',
    });
  });
});
