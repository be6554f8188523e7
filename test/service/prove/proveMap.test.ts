import { describe, expect, it } from 'vitest';
import type { SchemaMatch } from '../../../graphql/service/match/matchSchema.ts';
import { maxProofRequests } from '../../../graphql/service/prove/proveMap.ts';
import { buildVariables } from '../../../graphql/service/variables.ts';
import { day, honest, prove, rowsOf, sdl, type Roots } from './provenClinic.ts';

const chosen = ({ concepts }: SchemaMatch, concept: keyof SchemaMatch['concepts']) => concepts[concept]?.chosen;

describe('a map that is compared with rows', () => {
  it('is proven where the service keeps what its names promise, by few queries and no mutation', async () => {
    const { match, sent } = await prove(honest(rowsOf()));
    for (const concept of ['locations', 'clients', 'clientSearch', 'client', 'appointments', 'providers'] as const)
      expect([concept, chosen(match, concept)?.verdict]).toEqual([concept, 'proven']);
    expect(sent.length).toBeLessThanOrEqual(maxProofRequests);
    expect(sent.filter((text) => !text.startsWith('query'))).toEqual([]);
  });

  it('follows a reference to the list that it names', async () => {
    const { match } = await prove(honest(rowsOf()));
    expect(match.map.appointments?.fields.provider).toMatchObject({
      fields: { id: { kind: 'reference', path: ['doctorRef'] } },
      complete: 'providers',
    });
  });

  it('stays unproven where there are no rows, and keeps what the names say', async () => {
    const { match } = await prove(honest(rowsOf({ clients: [], appointments: [] })));
    expect(chosen(match, 'clients')).toMatchObject({ operation: 'clients', verdict: 'unproven' });
    expect(match.map.appointments?.field).toBe('appointments');
  });

  it('drops a search that answers everybody', async () => {
    const rows = rowsOf();
    const { match } = await prove({ ...honest(rows), searchClients: () => rows.clients });
    expect(match.map.clientSearch).toBeUndefined();
    // It stays in sight, with what speaks against it.
    expect(match.concepts.clientSearch?.others.at(-1)).toMatchObject({ verdict: 'refuted' });
  });

  it('drops a search that finds nobody', async () => {
    const { match } = await prove({ ...honest(rowsOf()), searchClients: () => [] });
    expect(match.map.clientSearch).toBeUndefined();
  });

  it('asks for no second page where it repeats the first', async () => {
    const rows = rowsOf();
    const { match } = await prove({ ...honest(rows), clients: ({ limit }) => rows.clients.slice(0, Number(limit)) });
    expect(match.map.clients?.arguments.map(({ name }) => name)).toEqual(['limit']);
    expect(chosen(match, 'clients')?.reasons).toContain('secondPageRepeats');
  });

  it('keeps the token of a page after the last, as more rows may come', async () => {
    const rows = rowsOf();
    const paged = sdl
      .replace('clients(page: Int, limit: Int): [Client!]!', 'clients(after: String, first: Int): ClientPage!')
      .concat('type ClientPage { nodes: [Client!]! endCursor: String }');
    const clients = ({ after }: Readonly<Record<string, unknown>>) => ({
      nodes: after === undefined ? rows.clients : [],
      endCursor: 'c23',
    });
    const { match } = await prove({ ...honest(rows), clients }, paged);
    expect(match.map.clients?.arguments.map(({ name }) => name)).toContain('after');
  });

  it('counts pages from 0 where the service does', async () => {
    const rows = rowsOf();
    const { match } = await prove({
      ...honest(rows),
      clients: ({ page, limit }) =>
        rows.clients.slice(Number(page) * Number(limit), (Number(page) + 1) * Number(limit)),
    });
    const { clients } = match.map;
    expect(clients && buildVariables(clients, { page: 1, limit: 5 })).toEqual({ page: 0, limit: 5 });
  });

  it('does not filter by a period that leaves out appointments of the day', async () => {
    const rows = rowsOf();
    const { match } = await prove({
      ...honest(rows),
      // It filters by when a row was entered.
      appointments: ({ startDate }) => (startDate === undefined ? rows.appointments : rows.appointments.slice(0, 3)),
    });
    const { appointments } = match.map;
    const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z' };
    const { startDate, endDate } = appointments ? buildVariables(appointments, period) : {};
    expect([startDate, endDate]).toEqual([undefined, undefined]);
  });

  it('asks for a wider period where wall clocks are compared with instants, as night visits would be missed', async () => {
    const rows = rowsOf();
    const wallClock = (start: string): string => new Date(Date.parse(start) - 5 * 3_600_000).toISOString().slice(0, 19);
    const appointments = rows.appointments.map((row) => ({ ...row, start: wallClock(row.start), end: null }));
    const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z' };
    const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
    const compared: Roots['appointments'] = ({ startDate, endDate }) =>
      appointments.filter(({ start }) => start >= text(startDate, '') && start < text(endDate, '9'));
    const { match } = await prove(
      { ...honest(rows), appointments: compared },
      sdl
        .replace('startDate: String, endDate: String', 'startDate: DateTime, endDate: DateTime')
        .concat('scalar DateTime'),
    );
    expect(chosen(match, 'appointments')?.verdict).toBe('proven');
    const night = { ...appointments[0], id: 'night', start: '2026-11-17T00:05:00' };
    appointments.push({ ...night, end: null });
    const { startDate, endDate } = match.map.appointments ? buildVariables(match.map.appointments, period) : {};
    expect(JSON.stringify(compared?.({ startDate, endDate }))).toContain('night');
  });

  it('still gives a period that the query demands, whatever it filters', async () => {
    const rows = rowsOf();
    const demanding = sdl.replace('startDate: String, endDate: String', 'startDate: String!, endDate: String!');
    // Few rows were entered on any one day.
    const isLong = (from: unknown, to: unknown): boolean => Date.parse(String(to)) - Date.parse(String(from)) > 9 * day;
    const appointments = ({ startDate, endDate }: Readonly<Record<string, unknown>>) =>
      isLong(startDate, endDate) ? rows.appointments : [];
    const { match } = await prove({ ...honest(rows), appointments }, demanding);
    const operation = match.map.appointments;
    const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z' };
    const { startDate, endDate } = operation ? buildVariables(operation, period) : {};
    expect([typeof startDate, typeof endDate]).toEqual(['string', 'string']);
  });

  it('reads the zone from where a zone stands', async () => {
    const [location] = rowsOf().locations;
    const locations = [{ ...location, timeZone: 'GMT-5 (see front desk)', zoneName: 'America/New_York' }];
    const { match } = await prove(
      honest(rowsOf({ locations: [...locations, { ...locations[0], id: 'l2' }, { ...locations[0], id: 'l3' }] })),
    );
    expect(match.map.locations?.fields.timeZone).toEqual({ kind: 'path', path: ['zoneName'] });
  });

  it('takes the locations that have rows, where what is called so is empty', async () => {
    const other = sdl
      .replace('locations: [Location!]!', 'locations: [Location!]! appointmentLocations: [AppointmentLocation!]!')
      .concat('type AppointmentLocation { id: ID! location: String }');
    const rows = rowsOf({ locations: [] });
    const roots = { ...honest(rows), appointmentLocations: () => [{ id: 'l1', location: 'Harbor' }] };
    const { match } = await prove(roots, other);
    expect(match.map.locations?.field).toBe('appointmentLocations');
    const { match: full } = await prove({ ...roots, locations: () => rowsOf().locations }, other);
    expect(full.map.locations?.field).toBe('locations');
  });

  it('has no locations where they differ in their time zone and no appointment says where it is', async () => {
    const unplaced = sdl.replace('    location: Location\n', '');
    const [first] = rowsOf().locations;
    const both = (timeZone: string) => honest(rowsOf({ locations: [{ ...first }, { ...first, id: 'l2', timeZone }] }));
    const { match } = await prove(both('America/Denver'), unplaced);
    expect(match.map.locations).toBeUndefined();
    expect(match.concepts.locations?.others).toContainEqual(
      expect.objectContaining({ operation: 'locations', verdict: 'refuted' }),
    );
    const { match: same } = await prove(both('America/New_York'), unplaced);
    expect(same.map.locations?.field).toBe('locations');
    const { match: placed } = await prove(both('America/Denver'));
    expect(placed.map.locations?.field).toBe('locations');
  });

  it('reads the next name where the first is empty', async () => {
    const clients = rowsOf().clients.map((each) => ({ ...each, displayName: null }));
    const { match } = await prove(honest(rowsOf({ clients })));
    expect(JSON.stringify(match.map.clients?.fields.name)).toContain('"name"');
  });

  it('does not read phone numbers from what holds something else', async () => {
    const clients = rowsOf().clients.map((each, index) => ({ ...each, phone: index % 2 ? 'yes' : 'no' }));
    const { match } = await prove(honest(rowsOf({ clients })));
    expect(match.map.clients?.fields.phones).toBeUndefined();
  });

  it('reads a card and a search as their rows show', async () => {
    const rows = rowsOf();
    const clients = rows.clients.map((each, index) => ({
      ...each,
      displayName: null,
      phone: index % 2 ? 'yes' : 'no',
    }));
    const { match } = await prove(honest({ ...rows, clients }));
    const { name, phones } = match.map.clients?.fields ?? {};
    expect(phones).toBeUndefined();
    for (const concept of ['client', 'clientSearch'] as const)
      expect([concept, match.map[concept]?.fields.name, match.map[concept]?.fields.phones]).toEqual([
        concept,
        name,
        phones,
      ]);
  });

  it('knows a phone and an e-mail by what they look like, where one field alone does', async () => {
    const odd = sdl.replace('phone: String\n    fax: String\n    email: String', 'number: String\n    alias: String');
    const clients = rowsOf().clients.map((each) => ({ ...each, number: each['phone'], alias: each['email'] }));
    const { match } = await prove(honest(rowsOf({ clients })), odd);
    expect(match.map.clients?.fields.phones).toMatchObject([{ number: ['number'] }]);
    expect(match.map.clients?.fields.emails).toEqual([['alias']]);
    expect(match.map.client?.fields.phones).toEqual(match.map.clients?.fields.phones);
    const numbered = clients.map((each, index) => ({ ...each, number: `123.456.789-${10 + index}`, alias: null }));
    const other = await prove(honest(rowsOf({ clients: numbered })), odd);
    expect(other.match.map.clients?.fields).not.toHaveProperty('phones');
    const two = clients.map((each) => ({ ...each, alias: each['number'] }));
    const doubtful = await prove(honest(rowsOf({ clients: two })), odd);
    expect(doubtful.match.map.clients?.fields).not.toHaveProperty('phones');
  });

  it('reads the list with all states where another one gives a single state', async () => {
    const rows = rowsOf();
    const roots = honest(rows);
    const dated = sdl.replace(
      'appointments(startDate',
      'appointmentsByDate(startDate: String, endDate: String): [Appointment!]!\n    appointments(startDate',
    );
    const booked = rows.appointments.filter(({ status }) => status === 'Booked');
    const some = {
      ...honest({ ...rows, appointments: [...booked, ...booked.map((each) => ({ ...each, id: `x${each.id}` }))] }),
    };
    const service = {
      ...roots,
      appointments: some['appointments'],
      appointmentsByDate: roots['appointments'],
    } as Roots;
    const { match } = await prove(service, dated);
    expect(match.map.appointments?.field).toBe('appointmentsByDate');
    const whole = await prove({ ...roots, appointmentsByDate: roots['appointments'] } as Roots, dated);
    expect(whole.match.map.appointments?.field).toBe('appointments');
  });

  it('shows no client as staff who may sign in beside them', async () => {
    const { staff } = rowsOf();
    const accounts = [...staff, { id: 'u1', firstName: 'Ada', lastName: 'Brown', role: 'PET_OWNER' }];
    const { match } = await prove(honest(rowsOf({ staff: accounts })));
    expect(match.map.providers?.fields).toMatchObject({
      hidden: { kind: 'is', path: ['role'], value: 'PET_OWNER' },
    });
    const honestMatch = await prove(honest(rowsOf()));
    expect(honestMatch.match.map.providers?.fields).not.toHaveProperty('hidden');
  });

  it('does not ask for a record by a query that answers another one', async () => {
    const rows = rowsOf();
    const { match } = await prove({ ...honest(rows), client: () => rows.clients[7] });
    expect(match.map.client).toBeUndefined();
    expect(match.concepts.client).toMatchObject({
      chosen: null,
      others: [{ operation: 'client', verdict: 'refuted' }],
    });
  });

  it('does not read an end that lies before the start', async () => {
    const appointments = rowsOf().appointments.map((each) => ({ ...each, end: '2020-01-01T00:00:00Z' }));
    const { match } = await prove(honest(rowsOf({ appointments })));
    expect(match.map.appointments?.fields.end).toBeUndefined();
  });

  it('says whose rows it reads where the service demands that', async () => {
    const demanding = sdl
      .replace('clients(page', 'clients(filter: ClientFilter!, page')
      .replace('locations:', 'currentMerchant: Merchant\n locations:')
      .concat('type Merchant { id: ID! businessName: String }')
      .concat('input ClientFilter { merchantId: IdFilter!, email: String } input IdFilter { equalToAnyOf: [ID!] }');
    const rows = rowsOf();
    const { clients, ...others } = honest(rows);
    const roots: Roots = {
      ...others,
      currentMerchant: () => ({ id: 'M1', businessName: 'Harbor Group' }),
      clients(args) {
        if (JSON.stringify(args['filter']) !== '{"merchantId":{"equalToAnyOf":["M1"]}}') throw new Error('whose?');
        return clients?.(args);
      },
    };
    const { match } = await prove(roots, demanding);
    expect(chosen(match, 'clients')?.verdict).toBe('proven');
    expect(match.map.clients && buildVariables(match.map.clients, { limit: 5 })).toMatchObject({
      filter: { merchantId: { equalToAnyOf: 'M1' } },
    });
  });

  it('finds a client elsewhere where the link that is called so is always empty', async () => {
    const rows = rowsOf();
    const appointments = rows.appointments.map((row) => ({ ...row, client: null, ref: row['client'] }));
    const roots = honest({ ...rows, appointments });
    const { match } = await prove(roots, sdl.replace('doctorRef', 'ref: Client\n doctorRef'));
    expect(match.map.appointments?.fields.client?.path).toEqual(['ref']);
    // With some rows of either kind the name decides.
    const { match: named } = await prove(honest(rows), sdl.replace('doctorRef', 'ref: Client\n doctorRef'));
    expect(named.map.appointments?.fields.client?.path).toEqual(['client']);
  });

  it('reads a day without its filter where that takes another way of writing, and writes no date then', async () => {
    const dayFirst = (moment: string): string => moment.slice(0, 10).split('-').toReversed().join('-');
    const rows = rowsOf();
    const appointments = rows.appointments.map((row) => ({ ...row, date: dayFirst(row.start), time: '9:30 AM' }));
    const definition = sdl
      .replace(/appointments\([^)]*\)/, 'appointments(date: String)')
      .replace('start: String!', 'date: String, time: String')
      .concat(
        'type Mutation { bookAppointment(input: Booking!): Appointment moveAppointment(input: Move!): Appointment }',
      )
      .concat(
        'input Booking { clientId: ID! date: String! time: String! } input Move { id: ID! date: String time: String }',
      );
    const roots: Roots = {
      ...honest(rows),
      appointments: ({ date }) => appointments.filter((row) => date === undefined || row.date === date),
    };
    const { match } = await prove(roots, definition);
    expect(chosen(match, 'appointments')?.verdict).toBe('proven');
    expect(match.map.appointments?.arguments).toEqual([]);
    expect(match.map.appointments?.fields.written).toBe('otherwise');
    expect(match.map.writes?.bookAppointment?.unknown).toEqual(['input.date', 'input.time']);
    expect(JSON.stringify(match.map.writes)).not.toContain('"role":"time"');
    // Without appointments today, as on a Sunday, the filter stays, as it is right.
    const closed: Roots = {
      ...roots,
      appointments: ({ date }) =>
        rows.appointments
          .filter(({ start }) => !start.startsWith('2026-11-17'))
          .map((row) => ({ ...row, date: row.start.slice(0, 10), time: '09:30' }))
          .filter((row) => date === undefined || row.date === date),
    };
    const { match: kept } = await prove(closed, definition);
    expect(kept.map.appointments?.arguments.map(({ name }) => name)).toEqual(['date']);
    expect(chosen(kept, 'appointments')?.verdict).toBe('proven');
    const iso: Roots = {
      ...roots,
      appointments: () => appointments.map((row) => ({ ...row, date: row.start.slice(0, 10), time: '09:30' })),
    };
    const { match: plain } = await prove(iso, definition);
    expect(plain.map.writes?.bookAppointment?.unknown).toEqual([]);
    expect(JSON.stringify(plain.map.writes)).toContain('"role":"time"');
  });

  it.each([
    ['all rows', 24, true],
    ['the rows of this page', 12, false],
    ['the pages', 1, false],
  ])('counts by a total that is the number of %s: %i', async (_what, total, isRight) => {
    const paged = sdl
      .replace('clients(page: Int, limit: Int): [Client!]!', 'clients(page: Int, limit: Int): Clients')
      .concat('type Clients { items: [Client!]! total: Int hasNextPage: Boolean }');
    const rows = rowsOf();
    const roots: Roots = { ...honest(rows), clients: () => ({ items: rows.clients, total, hasNextPage: false }) };
    const { match } = await prove(roots, paged);
    expect(match.map.clients?.paging?.total).toEqual(isRight ? ['total'] : null);
    expect(match.map.clients?.paging?.more).toEqual(['hasNextPage']);
  });
});
