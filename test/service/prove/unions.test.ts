import { describe, expect, it } from 'vitest';
import { buildDocuments } from '../../../graphql/service/documents.ts';
import { rowsIn } from '../../../graphql/service/rows.ts';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('unions and interfaces', () => {
  const withProfiles = sdl
    .replace('displayName: String\n    name: String\n', 'profile: Profile\n')
    .replace('firstName: String\n    lastName: String\n    role: String', 'profile: Profile\n    role: String')
    .concat(`union Profile = OwnerProfile | StaffProfile
      type OwnerProfile { firstName: String! lastName: String preferredName: String note: String status: String }
      type StaffProfile { firstName: String! lastName: String jobTitle: String note: Int }`);
  const profiled = rowsOf({
    clients: rows.clients.map(({ name, ...rest }) => {
      const [firstName, lastName] = String(name).split(' ');
      return { ...rest, profile: { __typename: 'OwnerProfile', firstName, lastName } };
    }),
    staff: rows.staff.map((each) => ({ ...each, profile: { __typename: 'StaffProfile', ...each } })),
  });
  const search = ({ query }: Readonly<Record<string, unknown>>): unknown =>
    profiled.clients.filter((each) => JSON.stringify(each['profile']).includes(String(query)));

  it('hold the names of people in profiles of several types', async () => {
    const { match } = await prove({ ...honest(profiled), searchClients: search }, withProfiles);
    const all = '... on OwnerProfile | StaffProfile';
    const join = {
      paths: [
        ['profile', all, 'firstName'],
        ['profile', all, 'lastName'],
      ],
    };
    expect(match.map.clients?.fields.name).toMatchObject(join);
    expect(match.map.providers?.fields.name).toMatchObject(join);
    expect(buildDocuments(match.map).get('providers')?.text).toContain(
      'profile { ... on OwnerProfile { firstName lastName } ... on StaffProfile { firstName lastName } }',
    );
  });

  it('never select a field of two types in one answer', async () => {
    const { sent } = await prove({ ...honest(profiled), searchClients: search }, withProfiles);
    expect(
      sent.filter((text) => /OwnerProfile \{[^}]*\bnote\b/.test(text) && /StaffProfile \{[^}]*\bnote\b/.test(text)),
    ).toEqual([]);
  });

  it('hold appointments among blocked times, which are no appointments', async () => {
    const entries = sdl.replace(
      /appointments\(.*\n/,
      'appointments(startDate: String, endDate: String, limit: Int, offset: Int): [AppointmentUnion!]!\n',
    ).concat(`union AppointmentUnion = Appointment | BlockedTime
        type BlockedTime { id: ID! start: String! end: String staff: Staff }`);
    const { appointments = () => [], ...roots } = honest(rows);
    const all = (args: Readonly<Record<string, unknown>>): readonly object[] =>
      (appointments(args) as readonly object[]).map((each, index) =>
        index % 4 === 3
          ? { __typename: 'BlockedTime', ...each, staff: rows.staff[0] }
          : { __typename: 'Appointment', ...each },
      );
    const { match } = await prove({ ...roots, appointments: all }, entries);
    expect(match.map.appointments).toMatchObject({ field: 'appointments', rows: ['... on Appointment'] });
    expect(match.concepts.appointments?.chosen?.verdict).toBe('proven');
    expect(match.map.appointments?.fields).toMatchObject({ client: { path: ['client'] } });
    const answer = { appointments: [{ id: 'a1' }, {}, null, { id: 'a2' }] };
    expect(rowsIn(answer, { field: 'appointments', rows: ['... on Appointment'] })).toEqual([
      { id: 'a1' },
      null,
      { id: 'a2' },
    ]);
  });

  it('lead to the record that a link is called after, where any entry may stand', async () => {
    const entries = sdl
      .replace('client: Client\n    location: Location', 'client: [Entry!]!\n    branchOffice: [Entry!]!')
      .replace('type Client {', 'type Client implements Entry { title: String siteId: Int')
      .replace('type Location {', 'type BranchOffice implements Entry { title: String siteId: Int')
      .replace('locations: [Location!]!', 'branchOffices: [BranchOffice!]!')
      .concat(
        'interface Entry { id: ID! title: String siteId: Int } type Page implements Entry { id: ID! title: String siteId: Int body: String }',
      );
    const listed = rowsOf({
      appointments: rows.appointments.map(({ client, location, ...each }) => ({
        ...each,
        client: [{ __typename: 'Client', ...(client as object) }],
        branchOffice: [{ __typename: 'BranchOffice', ...(location as object) }],
      })),
    });
    const { match } = await prove({ ...honest(listed), branchOffices: () => rows.locations }, entries);
    expect(match.map.appointments?.fields).toMatchObject({
      client: { path: ['client', '... on Client'] },
      location: { path: ['branchOffice', '... on BranchOffice'] },
    });
    expect(match.concepts.appointments?.chosen?.verdict).toBe('proven');
  });

  it('say whom a visit is booked for, one of clients and animals', async () => {
    const animals = rows.clients.slice(0, 8).map((owner, index) => ({
      __typename: 'PetRecord',
      id: `p${index}`,
      name: `Bean ${index}`,
      species: 'Canine',
      owner,
    }));
    const bookedFor = sdl
      .replace('client: Client\n    location', 'client: Client\n    bookedFor: Booked\n    location')
      .replace('staff: [Staff!]!', 'staff: [Staff!]! pets(first: IntType): [PetRecord!]!')
      .concat(
        'union Booked = Client | PetRecord scalar IntType type PetRecord { id: ID! name: String! species: String owner: Client }',
      );
    const appointments = rows.appointments.map((each, index) => ({
      ...each,
      bookedFor: animals[index % animals.length],
    }));
    const pets = ({ first }: Readonly<Record<string, unknown>>) =>
      animals.slice(0, typeof first === 'number' ? first : 3);
    const { match } = await prove({ ...honest({ ...rows, appointments }), pets }, bookedFor);
    expect(match.map.appointments?.fields).toMatchObject({
      patient: { path: ['bookedFor', '... on PetRecord'] },
      client: { path: ['client'] },
    });
    expect(match.map.patients?.arguments).toMatchObject([{ name: 'first', slots: [{ role: 'limit' }] }]);
  });
});
