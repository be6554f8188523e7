import { describe, expect, it } from 'vitest';
import { readText, readValue } from '../../../graphql/service/sources.ts';
import { day, honest, prove, type Roots, rowsOf, sdl } from './provenClinic.ts';

// What other vendors call and keep otherwise.

const rows = rowsOf();

describe('the start of a visit', () => {
  it.each([
    ['the Americas', 5, '2026-11-17'],
    ['Europe', 23, '2026-11-18'],
    ['UTC', 0, '2026-11-17'],
  ])('is the day of a midnight in %s, and the clock beside it', async (_, hour, date) => {
    const split = sdl.replace('start: String!', 'date: String! time: String!').replace('end: String', '');
    const midnight = Date.parse('2026-11-17T00:00:00Z') + hour * 3_600_000;
    const appointments = () =>
      rows.appointments.map((each, index) => ({
        ...each,
        date: String(midnight + ((index % 10) - 5) * day),
        time: `${(index % 9) + 1}:05 pm`,
      }));
    const { match } = await prove({ ...honest(rows), appointments }, split);
    const { start } = match.map.appointments?.fields ?? {};
    expect(readValue({ date: String(midnight), time: '5:05 pm' }, start)).toBe(`${date}T17:05`);
  });

  it.each(['startsAt', 'begin', 'beginsAt', 'beginTime', 'startingAt', 'scheduledStart'])(
    'is called %s',
    async (name) => {
      const renamed = sdl.replace('start: String!', `${name}: String!`).replace('end: String', 'finishesAt: String');
      const appointments = () =>
        rows.appointments.map((each) => ({ ...each, [name]: each.start, finishesAt: each['end'] }));
      const { match } = await prove({ ...honest(rows), appointments }, renamed);
      expect(match.map.appointments?.fields).toMatchObject({ start: { path: [name] }, end: { path: ['finishesAt'] } });
    },
  );
});

describe('a period', () => {
  it('ends where it finishes', async () => {
    const period = sdl.replace('startDate: String, endDate: String', 'beginDate: String!, finishDate: String!');
    const { appointments } = honest(rows);
    const { match } = await prove(
      {
        ...honest(rows),
        appointments: ({ beginDate, finishDate, ...args }) =>
          appointments?.({ ...args, startDate: beginDate, endDate: finishDate }),
      },
      period,
    );
    const roles = match.map.appointments?.arguments.flatMap(({ slots }) =>
      slots.map((slot) => ('role' in slot ? slot.role : null)),
    );
    expect(roles).toEqual(expect.arrayContaining(['from', 'to']));
  });
});

describe('a client', () => {
  it('is a family with the name of the person whom it is reached by', async () => {
    const families = sdl
      .replaceAll('[Client!]', '[Family!]')
      .replaceAll(': Client', ': Family')
      .replace('type Client {', 'type Family { familyName: String! primaryContact: Person!')
      .replace(/displayName: String\s+name: String\s+phone: String\s+fax: String\s+email: String/, '')
      .concat('type Person { firstName: String lastName: String! phone: String email: String }');
    const clients = rows.clients.map(({ id, phone, email }, index) => ({
      id,
      isActive: true,
      familyName: `Brown${index}`,
      primaryContact: { firstName: 'Ada', lastName: `Brown${index}`, phone, email },
    }));
    const { match } = await prove(honest({ ...rows, clients }), families);
    const { name } = match.map.clients?.fields ?? {};
    expect(readText(clients[0], name)).toBe('Ada Brown0');
  });

  it('is not reached by the phone of who referred her', async () => {
    const referred = sdl
      .replace('fax: String', 'referral: Referral')
      .concat('type Referral { physician: Physician } type Physician { phone: String email: String }');
    const clients = rows.clients.map((each) => ({
      ...each,
      referral: { physician: { phone: '+1 207 555 0199', email: 'dr@example.test' } },
    }));
    const { match } = await prove(honest({ ...rows, clients }), referred);
    expect(JSON.stringify(match.map.clients?.fields)).not.toContain('physician');
  });
});

describe('a list of appointments that demands a location', () => {
  it('leaves open where a visit is, where it gives the same for each', async () => {
    const demanding = sdl
      .replace('appointments(startDate', 'appointments(locationId: ID!, startDate')
      .replace('location: Location\n', '');
    const locations = [...rows.locations, { ...rows.locations[0], id: 'l2', name: 'Hill' }];
    const all = honest({ ...rows, locations });
    const placed = async (appointments: Roots): Promise<unknown> => {
      const { match } = await prove({ ...all, ...appointments }, demanding);
      return match.map.appointments?.arguments.find(({ name }) => name === 'locationId')?.slots[0];
    };
    expect(await placed({})).toMatchObject({ constant: 'l1' });
    const half = rows.appointments.filter((_, index) => index % 2 === 0);
    const byLocation = await placed({
      appointments: (args) =>
        honest({ ...rows, appointments: args['locationId'] === 'l1' ? half : rows.appointments })['appointments']?.(
          args,
        ),
    });
    expect(byLocation).toMatchObject({ role: 'locationId' });
  });
});
