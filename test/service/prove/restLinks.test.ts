import { describe, expect, it } from 'vitest';
import { readAppointment } from '../../../graphql/service/readers/readObjects.ts';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

// A gateway before a REST service: records lead to each other by addresses, and blocked times stand in a list of their own.
const all = rowsOf();
const people = all.clients.map((each) => ({ ...each, firstName: 'Ada', lastName: String(each['name']).slice(4) }));
const rows = { ...all, clients: people };
const definition = sdl
  .replace('appointments(', 'listBookings(limit: Int): [Booking!]! listIndividualAppointments(')
  .replace('displayName: String\n    name: String', 'firstName: String\n    lastName: String')
  .replace(/type Client \{/, 'type Patient {')
  .replaceAll('Client!', 'Patient!')
  .replace('client(id: ID!): Client', 'patient(id: ID!): Patient')
  .replace(/type Appointment \{[^}]*\}/, '')
  .replace('Appointment!]!', 'IndividualAppointment!]!').concat(`
    type IndividualAppointment { id: ID! start: String! end: String arrived: Boolean patient_name: String patient: Reference location: Reference }
    type Booking { id: ID! start: String! end: String arrived: Boolean location: Reference practitioner: Reference }
    type Reference { links: Links } type Links { self: String }`);

const link = (kind: string, id: string) => ({ links: { self: `https://api.example.test/v1/${kind}/${id}` } });
const visits = rows.appointments.map(({ id, start, end, client }, index) => {
  const { id: clientId, name } = client as { readonly id: string; readonly name: string };
  const arrived = index % 3 === 0;
  return {
    id,
    start,
    end,
    arrived,
    patient_name: name,
    patient: link('patients', clientId),
    location: link('locations', 'l1'),
  };
});

describe('records that lead to each other by addresses', () => {
  it('are joined by the ids at the end of these, where the lists have them', async () => {
    const { match } = await prove(
      {
        ...honest(rows),
        patient: ({ id }) => rows.clients.find((each) => each.id === id) ?? null,
        listBookings: () =>
          visits.map(({ id, start, end, arrived, location }) => ({ id, start, end, arrived, location })),
        listIndividualAppointments: () => visits,
      },
      definition,
    );
    const list = match.map.appointments;
    expect(list?.field).toBe('listIndividualAppointments');
    expect(list?.fields.location).toMatchObject({
      path: ['location', 'links'],
      fields: { id: { kind: 'reference', path: ['self'] } },
    });
    const read = list && readAppointment(visits[1], list.fields, 'America/New_York');
    expect(read).toMatchObject({ client: { id: 'c1', name: visits[1]?.patient_name }, location: { id: 'l1' } });
  });
});
