import { describe, expect, it } from 'vitest';
import { readText } from '../../../graphql/service/sources.ts';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('rows of an unusual shape', () => {
  it('are stays from an arrival to a departure, but an arrival alone is when somebody came', async () => {
    const stays = sdl.replace('start: String!', 'arrival: DateTime!').replace('end: String', 'departure: DateTime');
    const stayed = rows.appointments.map(({ start, end, ...each }) => ({ ...each, arrival: start, departure: end }));
    const appointments = () => stayed;
    const { match } = await prove({ ...honest(rows), appointments }, `scalar DateTime ${stays}`);
    expect(match.map.appointments?.fields).toMatchObject({
      start: { path: ['arrival'] },
      end: { path: ['departure'] },
    });
    const came = stays.replace('departure: DateTime', 'note: String');
    const alone = await prove({ ...honest(rows), appointments }, `scalar DateTime ${came}`);
    expect(alone.match.map.appointments).toBeUndefined();
  });

  it('have a fuller form of the type that visits lead to', async () => {
    const users = sdl
      .replaceAll('[Client!]!', '[UserWithRoles!]!')
      .replace('client(id: ID!): Client', 'client(id: ID!): UserWithRoles')
      .replaceAll('client: Client', 'owner: User')
      .replace('type Client {', 'type UserWithRoles { roles: [String!] firstName: String lastName: String')
      .concat('type User { id: ID! firstName: String lastName: String phone: String email: String }')
      .replace('clients(page', 'iamList(page');
    const people = rows.clients.map((each) => {
      const [firstName, lastName] = String(each['name']).split(' ');
      return { ...each, firstName, lastName };
    });
    const appointments = () =>
      rows.appointments.map((each, index) => ({ ...each, owner: people[index % people.length] }));
    const { clients: iamList, ...others } = honest({ ...rows, clients: people });
    const { match } = await prove({ ...others, ...(iamList && { iamList }), appointments }, users);
    expect(match.concepts.clients?.chosen).toMatchObject({ type: 'UserWithRoles', verdict: 'proven' });
  });

  it('are not shown where they were deleted, or are free times', async () => {
    const hiddenBy = async (words: readonly string[], isFree = false): Promise<unknown> => {
      const appointments = rows.appointments.map((each, index) => {
        const status = words[index % words.length] ?? null;
        return { ...each, status, ...(isFree && status === 'available' && { client: null }) };
      });
      const { match } = await prove(honest({ ...rows, appointments }));
      return match.map.appointments?.fields.hidden;
    };
    expect(await hiddenBy(['PENDING', 'CANCELLED', 'DELETED'])).toEqual({
      kind: 'is',
      path: ['status'],
      value: 'DELETED',
    });
    // Without another word for it, what was deleted was cancelled.
    expect(await hiddenBy(['PENDING', 'VISITED', 'DELETED'])).toBeUndefined();
    expect(await hiddenBy(['booked', 'available'], true)).toMatchObject({ value: 'available' });
    // With a client it is a state of a visit.
    expect(await hiddenBy(['booked', 'available'])).toBeUndefined();
  });

  it('have their state in an entry, beside one that is the same for every record', async () => {
    const entries = sdl
      .replace('status: String', 'status: String visitStatus: Entry')
      .concat('type Entry { key: String name: String }');
    const appointments = () =>
      rows.appointments.map((each) => ({
        ...each,
        status: 'approved',
        visitStatus: { key: 'x', name: each['status'] },
      }));
    const { match } = await prove({ ...honest(rows), appointments }, entries);
    expect(match.map.appointments?.fields.status).toEqual({ kind: 'path', path: ['visitStatus', 'name'] });
  });

  it('have contact details in a record of their own, which is no other person', async () => {
    const details = sdl
      .replace(/phone: String\s+fax: String\s+email: String/, 'contact: Contact')
      .concat('type Contact { id: ID phone: String email: String }');
    const clients = rows.clients.map(({ phone, email, ...each }) => ({
      ...each,
      contact: { id: '1', phone, email },
    }));
    const { match } = await prove(honest({ ...rows, clients }), details);
    expect(match.map.clients?.fields).toMatchObject({
      phones: [{ list: ['contact'], number: ['phone'] }],
      emails: [['contact', 'email']],
    });
  });
});

describe('a place that every list demands', () => {
  const depots = sdl
    .replaceAll('limit: Int', 'limit: Int, depotId: ID!')
    .replace('staff: ', 'depots: [Depot!]! staff(depotId: ID!): ')
    .concat('type Depot { id: ID! name: String! }');
  const both = { depots: () => ['n', 's'].map((id) => ({ id, name: `Depot ${id}` })) };

  it('is any of several where all of them give the same', async () => {
    const { match } = await prove({ ...honest(rows), ...both }, depots);
    const slot = match.map.clients?.arguments.find(({ name }) => name === 'depotId')?.slots;
    expect(slot).toEqual([{ path: [], constant: 'n' }]);
  });

  it('is not chosen where they differ', async () => {
    const own = honest(rows);
    const clients: (typeof own)[string] = (args) =>
      args['depotId'] === 'n' ? own['clients']?.(args) : rows.clients.slice(12);
    const { match } = await prove({ ...own, ...both, clients }, depots);
    expect(match.map.clients).toBeUndefined();
  });
});

describe('places, addresses and times', () => {
  it('are those of the kind that clients and visits lead to, without wards and rooms', async () => {
    const kinds = sdl.replace('zoneName: String', 'zoneName: String kind: String');
    const locations = ['CLINIC', 'CLINIC', 'WARD', 'ROOM'].map((kind, index) => ({
      ...rows.locations[0],
      id: `l${index}`,
      name: `Place ${index}`,
      kind,
    }));
    const appointments = rows.appointments.map((each, index) => ({ ...each, location: locations[index % 2] }));
    const { match } = await prove(honest({ ...rows, locations, appointments }), kinds);
    expect(match.map.locations?.fields.hidden).toEqual({
      kind: 'otherThan',
      path: ['kind'],
      words: { CLINIC: true },
    });
  });

  it('have the number of a house beside its street, where the service has it', async () => {
    const lines = sdl
      .replace('address: String', 'address: Address')
      .concat('type Address { houseNumber: String street: String city: String postalCode: String }');
    const address = { houseNumber: '18', street: 'Quay', city: 'Portland', postalCode: '04101' };
    const locations = [{ ...rows.locations[0], address }];
    const { match } = await prove(honest({ ...rows, locations }), lines);
    const read = (given: object): unknown =>
      match.map.locations && readText({ address: given }, match.map.locations.fields.address);
    expect(read(address)).toBe('18 Quay, Portland, 04101');
    expect(read({ ...address, street: '18 Quay' })).toBe('18 Quay, Portland, 04101');
    expect(read({ ...address, houseNumber: null })).toBe('Quay, Portland, 04101');
    const { match: german } = await prove(honest({ ...rows, locations }), lines.replace('houseNumber', 'hausnummer'));
    expect(german.map.locations?.fields.address).toMatchObject({ house: { isLast: true } });
  });

  it('are taken by a period that is called start and end, and not by one of prices', async () => {
    const period = sdl.replace('startDate: String, endDate: String', 'start: String!, end: String!, priceFrom: String');
    const { appointments } = honest(rows);
    const { match } = await prove(
      {
        ...honest(rows),
        appointments: ({ start, end, ...args }) => appointments?.({ ...args, startDate: start, endDate: end }),
      },
      period,
    );
    const roles = match.map.appointments?.arguments.flatMap(({ name, slots }) =>
      slots.map((slot) => [name, 'role' in slot ? slot.role : null]),
    );
    expect(roles).toEqual(
      expect.arrayContaining([
        ['start', 'from'],
        ['end', 'to'],
      ]),
    );
    expect(roles?.map(([name]) => name)).not.toContain('priceFrom');
  });

  it('have an email seldom, and their clinic’s is not theirs', async () => {
    const placed = sdl
      .replace('timeZone: String', 'timeZone: String email: String')
      .replace('fax: String', 'fax: String homeClinic: Location');
    const clients = rows.clients.map((each, index) => ({
      ...each,
      email: index === 7 ? each['email'] : '',
      homeClinic: { id: 'l1', name: 'Clinic', email: 'desk@example.test' },
    }));
    const { match } = await prove(honest({ ...rows, clients }), placed);
    expect(match.map.clients?.fields.emails).toEqual([['email']]);
  });

  it('have a number and an address in one list, few of them an address', async () => {
    const details = sdl
      .replace(/phone: String\s+fax: String\s+email: String/, 'contacts: [Contact!]!')
      .concat('type Contact { kind: String value: String }');
    const clients = rows.clients.map(({ phone, email, ...each }, index) => ({
      ...each,
      contacts: [{ kind: 'phone', value: phone }, ...(index === 7 ? [{ kind: 'email', value: email }] : [])],
    }));
    const { match } = await prove(honest({ ...rows, clients }), details);
    expect(match.map.clients?.fields).toMatchObject({
      phones: [{ list: ['contacts'], number: ['value'] }],
      emails: [['contacts', 'value']],
    });
  });

  it('have a city that a time zone is called after, and no zone', async () => {
    const cities = sdl.replace(/timeZone: String\s+zoneName: String/, 'city: String place: String');
    const zoneOf = async (place: string): Promise<unknown> => {
      const locations = rows.locations.map((each) => ({ ...each, city: 'Athens', place }));
      const { match } = await prove(honest({ ...rows, locations }), cities);
      return match.map.locations?.fields.timeZone;
    };
    expect(await zoneOf('Berlin')).toBeUndefined();
    expect(await zoneOf('Europe/Berlin')).toEqual({ kind: 'path', path: ['place'] });
  });

  it('have one state in a first page, beside one that is the same for every record', async () => {
    const entries = sdl.replace('status: String', 'status: String visitStatus: String');
    const statusWith = async (visitStatus: string): Promise<unknown> => {
      const appointments = () => rows.appointments.map((each) => ({ ...each, status: 'approved', visitStatus }));
      const { match } = await prove({ ...honest(rows), appointments }, entries);
      return match.map.appointments?.fields.status;
    };
    expect(await statusWith('Done')).toEqual({ kind: 'path', path: ['visitStatus'] });
    expect(await statusWith('zorvel')).toBeUndefined();
  });
});
