import { describe, expect, it } from 'vitest';
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
});
