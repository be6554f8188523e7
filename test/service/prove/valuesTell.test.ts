import { describe, expect, it } from 'vitest';
import { readAppointment } from '../../../graphql/service/readers/readObjects.ts';
import { buildVariables } from '../../../graphql/service/variables.ts';
import { day, honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('values of rows', () => {
  it('tell the parts of a name that a client has whole, and that a company has but one', async () => {
    const accounts = sdl
      .replace('displayName: String', 'keeper: Keeper')
      .concat('type Keeper { id: ID! called: Called } type Called { own: String shared: String! }');
    const clients = rows.clients.map((each, index) => {
      const family = String(each['name']).split(' ')[1];
      const [own, shared] = index === 3 ? [null, 'Cat Rescue'] : [['Ada', 'Ben', 'Cleo'][index % 3], family];
      const name = own ? `${own} ${shared}` : shared;
      return { ...each, name, keeper: { id: `k${index}`, called: { own, shared } } };
    });
    const { match } = await prove(honest({ ...rows, clients }), accounts);
    expect(match.map.clients?.fields).toMatchObject({
      name: { path: ['name'] },
      givenName: { path: ['keeper', 'called', 'own'] },
      familyName: { path: ['keeper', 'called', 'shared'] },
    });
    const others = clients.map(({ keeper, ...each }) => ({
      ...each,
      keeper: { ...keeper, called: { own: 'Zoë', shared: 'Lund' } },
    }));
    const other = await prove(honest({ ...rows, clients: others }), accounts);
    expect(other.match.map.clients?.fields).not.toHaveProperty('givenName');
    // With the family first, the first text is no given name.
    const turned = accounts.replace('own: String shared: String!', 'surname: String forename: String');
    const first = clients.map(({ keeper, ...each }) => ({
      ...each,
      keeper: { ...keeper, called: { surname: keeper.called.own, forename: keeper.called.shared } },
    }));
    const reversed = await prove(honest({ ...rows, clients: first }), turned);
    expect(reversed.match.map.clients?.fields).not.toHaveProperty('givenName');
  });

  it('tell that what is called a clinic is its id', async () => {
    const places = sdl.replace('isActive: Boolean', 'isActive: Boolean clinic: String');
    const at = async (clinic: string): Promise<unknown> => {
      const clients = rows.clients.map((each) => ({ ...each, clinic }));
      const { match } = await prove(honest({ ...rows, clients }), places);
      return match.map.clients?.fields.location?.mention;
    };
    expect(await at('l1')).toBe('id');
    expect(await at('Harbor')).toBe('name');
  });

  it('tell the clock of a place by a second text of the same start', async () => {
    const local = sdl
      .replace(/timeZone: String\s+zoneName: String/, '')
      .replace('start: String!', 'start: String! startLocal: String');
    const withOffset = (start: string): string =>
      `${new Date(Date.parse(start) - 7 * 3_600_000).toISOString().slice(0, 19)}-07:00`;
    const fieldsWith = async (write: (start: string) => string) => {
      const appointments = rows.appointments.map((each) => ({ ...each, startLocal: write(each.start) }));
      return (await prove(honest({ ...rows, appointments }), local)).match.map.appointments?.fields;
    };
    const fields = await fieldsWith(withOffset);
    expect(fields).toMatchObject({ start: { path: ['start'] }, localStart: { path: ['startLocal'] } });
    const row = { id: 'a', start: '2026-11-17T16:00:00Z', startLocal: '2026-11-17T09:00:00-07:00' };
    // The zone of this computer is not that of the place; a zone that is known comes first.
    expect(fields && readAppointment(row, fields, 'UTC', false)?.start).toBe('2026-11-17T09:00:00-07:00');
    expect(fields && readAppointment(row, fields, 'America/New_York')?.start).toBe('2026-11-17T11:00:00-05:00');
    const zoned = { ...row, start: '2026-11-17T09:00:00-07:00[America/Denver]' };
    expect(fields && readAppointment(zoned, { id: fields.id, start: fields.start }, 'UTC', false)?.start).toBe(
      '2026-11-17T09:00:00-07:00',
    );
    const london = await fieldsWith((start) =>
      Number(start.slice(8, 10)) % 2 === 0
        ? start.replace('Z', '+00:00')
        : `${new Date(Date.parse(start) + 3_600_000).toISOString().slice(0, 19)}+01:00`,
    );
    expect(london).toMatchObject({ localStart: { path: ['startLocal'] } });
    const winter = { ...row, startLocal: '2026-11-17T16:00:00+00:00' };
    expect(london && readAppointment(winter, london, 'Asia/Tokyo', false)?.start).toBe('2026-11-17T16:00:00+00:00');
    const another = await fieldsWith((start) => withOffset(new Date(Date.parse(start) + day).toISOString()));
    expect(another).not.toHaveProperty('localStart');
  });

  it('tell a page that is out of range, and answered by the last one, from the first of pages that count from 0', async () => {
    const clients = Array.from({ length: 84 }, (_, index) => ({ ...rows.clients[0], id: `c${index}` }));
    const { match } = await prove({ ...honest(rows), clients: (args) => pageOf(clients, args) });
    const list = match.map.clients;
    expect(list && buildVariables(list, { page: 1, limit: 5 })).toEqual({ page: 1, limit: 5 });
  });

  it('tell it too where the service decides how large a page is', async () => {
    const clients = Array.from({ length: 84 }, (_, index) => ({ ...rows.clients[0], id: `c${index}` }));
    const sized = sdl.replace(/clients\([^)]*\)/, 'clients(page: Int)');
    const pageIn = async (read: (page: unknown) => readonly object[]): Promise<unknown> => {
      const { match } = await prove({ ...honest(rows), clients: ({ page }) => read(page) }, sized);
      return match.map.clients && buildVariables(match.map.clients, { page: 1 });
    };
    expect(await pageIn((page) => pageOf(clients, { page, limit: 20 }))).toEqual({ page: 1 });
    const fromZero = (page: unknown): readonly object[] => clients.slice(Number(page) * 20, Number(page) * 20 + 20);
    expect(await pageIn(fromZero)).toEqual({ page: 0 });
  });

  it('ask for one of the days that a list is given for', async () => {
    const daybook = sdl.replace(
      'appointments(startDate: String, endDate: String, limit: Int, offset: Int): [Appointment!]!',
      'daybook(dates: [String!]!): [Appointment!]!',
    );
    const roots = honest(rows);
    const { match } = await prove(
      {
        ...roots,
        daybook: ({ dates }) => rows.appointments.filter(({ start }) => String(dates).includes(start.slice(0, 10))),
      },
      daybook,
    );
    const { appointments } = match.map;
    expect(match.concepts.appointments?.chosen).toMatchObject({ operation: 'daybook', verdict: 'proven' });
    expect(appointments && buildVariables(appointments, { day: '2026-11-17' })).toEqual({ dates: ['2026-11-17'] });
  });
});

/** A page from 1; one that is out of range is the last, as Django's paginator has it (`get_page`). */
function pageOf<Row>(all: readonly Row[], { page, limit }: Readonly<Record<string, unknown>>): readonly Row[] {
  const size = Number(limit);
  const last = Math.ceil(all.length / size);
  const number = Number(page) >= 1 && Number(page) <= last ? Number(page) : last;
  return all.slice((number - 1) * size, number * size);
}
