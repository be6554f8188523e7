import { describe, expect, it } from 'vitest';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();
const [oneClient, anotherClient] = rows.clients;

/** Staff who can be called like clients, and whose type the desk does not know by its name. */
const withCrew = sdl
  .replace('staff: [Staff!]!', 'crew: [Crew!]!')
  .replace('type Staff {', 'type Crew { phone: String')
  .replace('doctorRef: String', 'crew: Crew');
const crew = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index}`,
  firstName: ['Lena', 'Tom', 'Ida', 'Max', 'Eva', 'Jon'][index],
  lastName: 'Whitaker',
  phone: `+1 207 555 02${String(index)}0`,
  role: null,
}));

describe('a clinic with few rows', () => {
  it('has the clients that are called so, though more people give its few visits than come to them', async () => {
    const appointments = rows.appointments.slice(0, 14).map((each, index) => ({
      ...each,
      client: index % 5 === 0 ? oneClient : anotherClient,
      crew: crew[index % crew.length],
    }));
    const { match } = await prove({ ...honest({ ...rows, appointments }), crew: () => crew }, withCrew);
    expect(match.map.clients?.field).toBe('clients');
    expect(match.map.appointments?.fields.client?.path).toEqual(['client']);
  });

  it('has no clients yet where their list is empty, and staff can be called', async () => {
    const appointments = rows.appointments.map((each, index) => ({ ...each, client: null, crew: crew[index % 6] }));
    const empty = { ...honest({ ...rows, clients: [], appointments }), crew: () => crew };
    const { match } = await prove(empty, withCrew);
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'unproven' });
  });
});

it('does not take for clients what each visit has one of', async () => {
  const withFindings = sdl
    .replace('locations: [', 'findings: [Finding!]! locations: [')
    .replace('doctorRef: String', 'finding: Finding')
    .concat('type Finding { id: ID! fullName: String by: Staff client: Client }');
  const findings = rows.appointments.map(({ id }, index) => ({
    id: `f${index}`,
    fullName: `Finding of ${id}`,
    by: rows.staff[0],
    client: rows.clients[index % 8],
  }));
  const appointments = rows.appointments.map((each, index) => ({
    ...each,
    client: rows.clients[index % 3],
    finding: findings[index],
  }));
  const { match } = await prove({ ...honest({ ...rows, appointments }), findings: () => findings }, withFindings);
  expect(match.map.clients?.field).toBe('clients');
});

it('does not offer the clients as staff, where nothing else is listed', async () => {
  const contacts = sdl
    .replace(/staff: \[Staff!\]!|appointments\([^)]*\): \[Appointment!\]!/g, '')
    .replaceAll('Client', 'Contact')
    .replace('clients(page', 'contacts(page')
    .replace(
      'isActive: Boolean',
      'isActive: Boolean firstName: String lastName: String jobTitle: String profession: String',
    );
  const people = rows.clients.map((each) => ({ ...each, firstName: 'Ada', lastName: 'Abbott', jobTitle: 'Buyer' }));
  const roots = honest({ ...rows, clients: people });
  const { match } = await prove({ ...roots, contacts: roots['clients'] ?? (() => []) }, contacts);
  expect(match.map.clients?.field).toBe('contacts');
  expect(match.map.providers).toBeUndefined();
});
