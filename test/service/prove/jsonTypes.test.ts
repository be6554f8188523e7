import { describe, expect, it } from 'vitest';
import { buildDocument } from '../../../graphql/service/documents.ts';
import { fieldOrigins } from '../../../graphql/service/mapDescription.ts';
import { isServiceMap } from '../../../graphql/service/mapGuard.ts';
import { readAppointment, readClient } from '../../../graphql/service/readers/readObjects.ts';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();
const json = `scalar JSON ${sdl
  .replace('client: Client', 'client: JSON')
  .replace('phone: String', 'phone: String contact: JSON')
  .replace('address: String', 'address: JSON')}`;
const clients = rows.clients.map(({ phone, ...each }) => ({
  ...each,
  phone: null,
  contact: { phones: [{ number: phone, kind: 'mobile' }], preferred: 'sms' },
}));
const locations = rows.locations.map((each) => ({ ...each, address: { street: '1 Quay', city: 'Portland' } }));
const appointments = rows.appointments.map((each, index) => ({
  ...each,
  client: { id: `c${index % clients.length}`, name: rows.clients[index % clients.length]?.['name'] },
  location: locations[0],
}));

describe('objects in columns of JSON', () => {
  it('are read as rows show them, by documents that select nothing of them', async () => {
    const { match, sent } = await prove(honest({ ...rows, clients, locations, appointments }), json);
    const { map } = match;
    expect(map.clients?.fields.phones).toContainEqual({
      list: ['contact{}', 'phones'],
      number: ['number'],
      label: ['kind'],
    });
    expect(map.appointments?.fields.client).toMatchObject({ path: ['client{}'] });
    const { text } = map.clients ? buildDocument('clients', map.clients) : { text: '' };
    expect(text).toMatch(/\bcontact\b(?! \{)/);
    expect(sent.join(' ')).not.toMatch(/\{\}|contact \{/);
    expect(sent.length).toBeLessThanOrEqual(20);
    const [visit, client] = [appointments[4], clients[4]];
    expect(
      map.appointments && readAppointment(visit, map.appointments.fields, 'America/New_York')?.client,
    ).toMatchObject({ id: 'c4', name: 'Ada Eriksen' });
    expect(map.clients && readClient(client, map.clients.fields, 'America/New_York')?.phones).toEqual([
      { number: '+1 207 555 0104', label: 'mobile' },
    ]);
  });

  it('are kept in a map, and shown by the names that the service gives', async () => {
    const { match } = await prove(honest({ ...rows, clients, locations, appointments }), json);
    expect(isServiceMap(JSON.parse(JSON.stringify(match.map)))).toBe(true);
    expect(match.map.appointments && fieldOrigins(match.map.appointments, 'client')).toEqual(['client']);
  });

  it('are left alone where they hold texts or nothing', async () => {
    const texts = rows.clients.map((each) => ({ ...each, contact: null }));
    const plain = appointments.map((each) => ({ ...each, client: 'Ada' }));
    const { match } = await prove(honest({ ...rows, clients: texts, appointments: plain }), json);
    expect(JSON.stringify(match.map)).not.toContain('{}');
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'proven' });
  });
});
