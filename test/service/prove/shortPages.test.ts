import { describe, expect, it } from 'vitest';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('short pages', () => {
  it('may hold one name alone, in its order, which is a name all the same', async () => {
    const clients = rows.clients.map((each, index) => ({
      ...each,
      name: index < 10 ? 'Ada Abbott' : each['name'],
      displayName: null,
    }));
    const first = {
      ...honest({ ...rows, clients }),
      clients: ({ page }: Readonly<Record<string, unknown>>) =>
        clients.slice((Number(page ?? 1) - 1) * 10, Number(page ?? 1) * 10),
    };
    const { match } = await prove(first, sdl.replace('displayName: String', 'nickName: String'));
    expect(match.map.clients?.fields.name).toMatchObject({ path: ['name'] });
  });

  it('may hold none who came, and suppliers with the clients', async () => {
    const people = sdl
      .replace('staff: [Staff!]!', '')
      .replace('isActive: Boolean', 'isActive: Boolean contactType: String')
      .replace('doctorRef: String', 'doctor: Client');
    const of = (contactType: string, from: number, to: number) =>
      rows.clients.slice(from, to).map((each) => ({ ...each, contactType }));
    const listed = [...of('Supplier', 0, 4), ...of('Staff', 4, 6), ...of('Client', 6, 24)];
    const appointments = rows.appointments.map((each, index) => ({
      ...each,
      client: { ...listed[10 + (index % 14)] },
      doctor: listed[4 + (index % 2)],
    }));
    const { match } = await prove(
      {
        ...honest({ ...rows, clients: listed, appointments }),
        clients: ({ page }) => listed.slice((Number(page ?? 1) - 1) * 10, Number(page ?? 1) * 10),
      },
      people,
    );
    expect(match.map.clients?.fields.hidden).toEqual({
      kind: 'otherThan',
      path: ['contactType'],
      words: { Client: true },
    });
  });
});
