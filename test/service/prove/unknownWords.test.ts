import { describe, expect, it } from 'vitest';
import { judgeLink } from '../../../graphql/service/prove/judgeLink.ts';
import { day, honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();
const now = Date.parse('2026-11-17T15:00:00Z');

describe('what a schema calls by a word that nobody knows', () => {
  /** Visits of the last days beside a list of another name. */
  function withRecords(records: (index: number) => object): ReturnType<typeof prove> {
    const definition = sdl
      .replace('type Query {', 'type Query { visits: [Visit!]!')
      .replaceAll('Appointment', 'Zorvel')
      .replace('appointments(', 'zorvels(')
      .concat('type Visit { id: ID! start: String! end: String status: String client: Client doctorRef: String }');
    const { appointments: zorvels, ...others } = honest(rows);
    const visits = () => rows.appointments.map((each, index) => ({ ...each, id: `v${index}`, ...records(index) }));
    return prove({ ...others, ...(zorvels && { zorvels }), visits }, definition);
  }

  it('is a list of appointments by its times to come, where the visits that are called so are over', async () => {
    const over = await withRecords((index) => ({
      start: new Date(now - (index % 10) * day - 3_600_000).toISOString(),
      end: new Date(now - (index % 10) * day).toISOString(),
    }));
    expect(over.match.concepts.appointments?.chosen).toMatchObject({ operation: 'zorvels', verdict: 'proven' });
    // With visits to come the word decides.
    const ahead = await withRecords(() => ({}));
    expect(ahead.match.concepts.appointments?.chosen).toMatchObject({ operation: 'visits', verdict: 'proven' });
  });

  it('is no list of appointments where it starts on days alone', async () => {
    const definition = sdl.replaceAll('Appointment', 'Zorvel').replace('appointments(', 'zorvels(');
    const days = rows.appointments.map((each) => ({
      ...each,
      start: `${each.start.slice(0, 10)}T00:00:00Z`,
      end: null,
    }));
    const { appointments: zorvels, ...others } = honest({ ...rows, appointments: days });
    const { match } = await prove({ ...others, ...(zorvels && { zorvels }) }, definition);
    expect(match.map.appointments).toBeUndefined();
  });

  it('are the clients where they are many in the appointments, and the others are few', async () => {
    const definition = sdl
      .replaceAll('Client', 'Brundo')
      .replaceAll('client', 'brundo')
      .replace('doctorRef: String', 'user: User')
      .replace('type Query {', 'type Query { users: [User!]!')
      .concat('type User { id: ID! firstName: String lastName: String phone: String email: String }');
    const users = rows.staff.map((each) => ({ ...each, phone: '+1 207 555 0190', email: 'staff@example.test' }));
    const appointments = () =>
      rows.appointments.map(({ client, ...each }, index) => ({ ...each, brundo: client, user: users[index % 2] }));
    const { clients: brundos, client: brundo, searchClients: searchBrundos, ...others } = honest(rows);
    const roots = { ...others, appointments, users: () => users };
    const { match } = await prove(
      {
        ...roots,
        ...(brundos && { brundos }),
        ...(brundo && { brundo }),
        ...(searchBrundos && { searchBrundos }),
      },
      definition,
    );
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'brundos', verdict: 'proven' });
    expect(match.map.appointments?.fields).toMatchObject({
      client: { path: ['brundo'] },
      provider: { path: ['user'] },
    });
  });
});

describe('a link', () => {
  const link = {
    path: ['who'],
    fields: { id: { kind: 'path', path: ['id'] }, name: { kind: 'path', path: ['name'] } },
  } as const;
  const known = (names: readonly string[]) => ({
    type: 'Person',
    ids: new Set(names.map((_, index) => String(index + 1))),
    names: new Map(names.map((name, index) => [String(index + 1), name])),
    whole: true,
  });
  const visits = ['Ada Brown', 'Max Fischer', 'Uma Garcia'].map((name, index) => ({ who: { id: index + 1, name } }));

  it('leads to a list that has its ids, if the names beside them are those of the list', () => {
    expect(judgeLink(link, visits, known(['Brown, Ada', 'Dr. Max Fischer', 'GARCIA Uma']))).toBe('fits');
  });

  it('leads elsewhere where small numbers are ids by chance', () => {
    expect(judgeLink(link, visits, known(['Lena Whitaker', 'Tom Rivera', 'Noor Abbott']))).toBe('contradicts');
  });
});
