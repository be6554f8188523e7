import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { dialects } from '../../../dialects/dialects.ts';
import { foreignSchemaNames, foreignSchemaText, loadForeignSchema } from '../../../foreignSchemas/foreignSchema.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';
import { openDeepService } from '../../../support/service/deepService.ts';
import { idData, idServiceText, openIdService } from '../../../support/service/idService.ts';
import { type MemoryService, openMemoryService } from '../../../support/service/memoryService.ts';
import type { Clinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import { completeLinks, type FindLinked } from '../../../../electron/core/adapter/clinic/completeLinks.ts';
import { maxDepth } from '../../../../graphql/service/depth.ts';
import { buildBatches } from '../../../../graphql/service/documents.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import {
  type AppointmentRow,
  type ClientRow,
  readAppointment,
} from '../../../../graphql/service/readers/readObjects.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';
import type { Path, Source } from '../../../../graphql/service/sources.ts';

const sourceAt = (...path: Path): Source => ({ kind: 'path', path });
const fields: AppointmentFields = {
  id: sourceAt('id'),
  start: sourceAt('start'),
  patient: { path: [], fields: { id: sourceAt('petId'), name: sourceAt('petId') }, complete: 'patient', mention: 'id' },
};
const ownerOfPet = {
  path: [],
  fields: { id: sourceAt('ownerId'), name: sourceAt('ownerId') },
  complete: 'client',
  mention: 'id',
} as const;
const mentionedRows = [{ id: 'a1', start: '2026-11-17T15:00:00Z', petId: 'p1' }].flatMap(
  (row) => readAppointment(row, fields, 'UTC') ?? [],
);

function finding(queries: string[]): FindLinked {
  return async (concept, ids) => {
    queries.push(`${concept} ${ids.join(' ')}`);
    if (concept === 'patient') return [{ id: 'p1', name: 'Rex', client: { id: 'c1', name: 'c1' } }];
    return [{ id: 'c1', name: 'Ana Quist', phones: [{ number: '555', label: null }] }];
  };
}

describe('an appointment that names only its patient', () => {
  it('shows the patient’s client, by the patient’s card and then the client’s', async () => {
    const queries: string[] = [];
    const [whole] = await completeLinks(mentionedRows, fields, finding(queries), ownerOfPet);
    expect(whole).toMatchObject({
      patient: { name: 'Rex' },
      client: { id: 'c1', name: 'Ana Quist', phones: [{ number: '555' }] },
    });
    expect(queries).toEqual(['patient p1', 'client c1']);
  });

  it('reads no id aloud where the card can’t be read', async () => {
    const [bare] = await completeLinks(mentionedRows, fields, async () => [], ownerOfPet);
    expect(bare).toMatchObject({ patient: { id: 'p1', name: '' }, client: null });
  });
});

const never = new AbortController().signal;

async function dayAt(clinic: Clinic, site = 's1'): Promise<readonly AppointmentRow[]> {
  const location = valueOf(await clinic.locations()).find(({ id }) => id === site);
  if (!location) throw new Error(`There is no site ${site}.`);
  const period = { from: '2026-11-17T00:00:00Z', to: '2026-11-18T00:00:00Z', timeZone: 'Europe/Dublin' };
  return valueOf(await clinic.appointments({ location, ...period }, never)).appointments;
}

function countOf(queries: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of queries) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

describe('a service with only ids in its appointments', () => {
  it('shows patients and clients from known lists and from batched cards', async () => {
    const data = idData(12);
    const { clinic, queries } = await openIdService(data);
    const rows = await dayAt(clinic);
    expect(rows).toHaveLength(12);
    for (const [index, row] of rows.entries()) {
      const [of, pet, owner] = [data.appointments[index], data.pets[index], data.owners[Math.floor(index / 2)]];
      expect(row).toMatchObject({
        id: of?.id,
        location: data.sites[0] && { id: 's1', name: data.sites[0]['name'] },
        provider: { name: data.staff.find(({ id }) => id === of?.['staffMemberId'])?.['fullName'] },
        type: { name: data.types.find(({ id }) => id === of?.['visitTypeId'])?.['name'], minutes: 20 },
        patient: { id: pet?.id, name: pet?.['name'], species: pet?.['speciesName'] },
        client: { id: owner?.id, name: owner?.['fullName'], phones: [{ number: String(owner?.['phoneNumbers']) }] },
      });
    }
    expect(countOf(queries)).toMatchObject({
      DeskLocations: 1,
      DeskProviders: 1,
      DeskAppointmentTypes: 1,
      DeskPatientBatch: 1,
      DeskClientBatch: 1,
    });
    expect(queries).not.toContain('DeskPatient');
    expect(queries).not.toContain('DeskClient');
    queries.length = 0;
    await dayAt(clinic);
    // The lists are cached; cards are fetched again, as a day is.
    expect(new Set(queries)).toEqual(new Set(['DeskAppointments', 'DeskPatientBatch', 'DeskClientBatch']));
  });

  it('fetches twenty cards at once, and each only once', async () => {
    const { clinic, queries } = await openIdService(idData(45));
    expect((await dayAt(clinic)).filter(({ patient }) => patient?.name === '')).toEqual([]);
    // 45 pets of 23 owners.
    expect(countOf(queries)).toMatchObject({ DeskPatientBatch: 3, DeskClientBatch: 2 });
  });

  it('sends no request for a day without appointments', async () => {
    const { clinic, queries } = await openIdService(idData(3));
    expect(await dayAt(clinic, 's2')).toEqual([]);
    expect(new Set(queries)).toEqual(new Set(['DeskLocations', 'DeskAppointments']));
  });

  it('misses only the one card that spoils the answer for all', async () => {
    const data = idData(12);
    data.pets.splice(4, 1);
    const { clinic, queries } = await openIdService(data);
    const rows = await dayAt(clinic);
    expect(rows.filter(({ patient }) => patient?.name === '').map(({ id }) => id)).toEqual(['a5']);
    expect(rows[4]?.patient?.id).toBe('p5');
    expect(rows[4]?.client?.name).toBe(data.owners[2]?.['fullName']);
    expect(countOf(queries)).toMatchObject({ DeskPatientBatch: 1, DeskPatient: 12, DeskClientBatch: 1 });
  });

  it('queries once where a missing card is the only thing absent', async () => {
    const data = idData(12);
    data.owners.splice(1, 1);
    const { clinic, queries } = await openIdService(data);
    const rows = await dayAt(clinic);
    expect(rows.filter(({ client }) => client?.name === '').map(({ id }) => id)).toEqual(['a3', 'a4']);
    expect(countOf(queries)).toMatchObject({ DeskClientBatch: 1 });
    expect(queries).not.toContain('DeskClient');
  });
});

describe('a service with only place names in its appointments', () => {
  const named = idServiceText.replace('    siteId: ID!\n    petId', '    siteName: String\n    petId');
  const at = (siteName: string) => {
    const data = idData(2);
    data.appointments.splice(0, 2, ...data.appointments.map((row) => ({ ...row, siteName, siteId: undefined })));
    return data;
  };

  it('shows them at the place of that name, however it is written, and nowhere else', async () => {
    const { clinic, map } = await openIdService(at(' quay LANE '), named);
    expect(map.appointments?.fields.location).toMatchObject({ mention: 'name', complete: 'locations' });
    const rows = await dayAt(clinic);
    expect(rows).toHaveLength(2);
    const quay = { id: 's1', name: 'Quay Lane', timeZone: 'Europe/Dublin' };
    for (const { location } of rows) expect(location).toMatchObject(quay);
    expect(await dayAt(clinic, 's2')).toEqual([]);
  });

  it('keeps appointments with an ambiguous place', async () => {
    const data = at('Quay Lane');
    data.sites.push({ id: 's3', name: 'Quay Lane', tz: 'Europe/Dublin' });
    const { clinic } = await openIdService(data, named);
    for (const site of ['s1', 's3']) expect(await dayAt(clinic, site)).toHaveLength(2);
  });
});

describe('a client nested too deep for one query', () => {
  it('gets its phones by a second one', async () => {
    const { clinic, map, queries } = await openDeepService(['+353 1 555 1001', '+353 1 555 1002']);
    expect(map.appointments?.fields.client).toMatchObject({ path: ['patient', 'owner'], complete: 'client' });
    expect((await dayAt(clinic)).map(({ client }) => client)).toMatchObject(
      [0, 1, 0, 1].map((index) => ({
        name: `Aoife Walsh${index}`,
        phones: [{ number: `+353 1 555 100${index + 1}`, label: 'Mobile' }],
      })),
    );
    expect(queries).toEqual(['DeskLocations', 'DeskAppointments', 'DeskClientBatch']);
  });
});

describe('every query for many cards', () => {
  const schemas = [
    ...dialects.map(({ name, sdl }) => [`dialect ${name}`, sdl] as const),
    ...foreignSchemaNames.map((name) => [name, foreignSchemaText(name)] as const),
  ];
  it.each(schemas)('is valid and at most 8 deep: %s', async (name, text) => {
    const { schema, model } = await loadForeignSchema(name, text);
    for (const { text: batch, depth } of buildBatches(matchSchema(model).map).values()) {
      expect(validate(schema, parse(batch)).map(({ message }) => message)).toEqual([]);
      expect(depth).toBeLessThanOrEqual(maxDepth);
    }
  });

  it('is there for some of these schemas at least', async () => {
    const { model } = await loadForeignSchema('idlinks');
    expect([...buildBatches(matchSchema(model).map).keys()]).toEqual(['patient', 'client']);
  });
});

/** A service that says of its clients only by a number, or by a name, where they belong. */
function schemaWith(home: string, search: string): string {
  return `
    type Query {
      org: Org
      sites: [Site!]!
      clients(limit: Int, offset: Int): [Client!]!
      client(id: ID!): Client
      ${search}
    }
    type Org { id: ID! name: String }
    type Site { id: ID! name: String! street: String city: String tz: String! }
    type Client { id: ID! firstName: String lastName: String phone: String email: String ${home}
      pets: [Pet!]! }
    type Pet { id: ID! name: String! speciesName: String! }
  `;
}

const sites = [
  { id: 's1', name: 'Quay Lane', tz: 'Europe/Dublin' },
  { id: 's2', name: 'Mill Hill', tz: 'Europe/Dublin' },
];
const people = ['Ana', 'Ben', 'Cleo'].map((firstName, index) => ({
  id: `c${index + 1}`,
  firstName,
  lastName: 'Moran',
  pets: [],
  homeSiteId: ['s2', null, 's9'][index],
  homeSiteName: ['mill hill', null, 'Elsewhere'][index],
}));

function open(home: string, search = ''): Promise<MemoryService> {
  return openMemoryService(schemaWith(home, search), {
    org: { id: 'g1', name: 'Quay Lane Vets' },
    sites,
    clients: ({ offset = 0 }: { offset?: number }) => people.slice(offset),
    client: ({ id }: { id: string }) => people.find((each) => each.id === id) ?? null,
    searchClients: people,
  });
}

const { signal } = new AbortController();
const allClients = { search: null, first: 50, after: null };

function homes(clients: readonly ClientRow[]): readonly unknown[] {
  return clients.map(({ location }) => location && [location.id, location.name]);
}

describe('locations of clients, where only an id is given', () => {
  it('is the place of that id in the list, in a search and on the card, all with one query for places', async () => {
    const { clinic, queries } = await open('homeSiteId: ID', 'searchClients(query: String!): [Client!]!');
    const expected = [['s2', 'Mill Hill'], null, ['s9', '']];
    expect(homes(valueOf(await clinic.clients(allClients, signal)).clients)).toEqual(expected);
    expect(homes(valueOf(await clinic.clients({ ...allClients, search: 'moran' }, signal)).clients)).toEqual(expected);
    expect(homes([valueOf(await clinic.client('c1', signal))].flatMap((each) => each ?? []))).toEqual([expected[0]]);
    expect(queries.toSorted()).toEqual(['DeskClient', 'DeskClientSearch', 'DeskClients', 'DeskLocations']);
  });

  it('is known as well where the whole list is searched here', async () => {
    const { clinic } = await open('homeSiteId: ID');
    const found = valueOf(await clinic.clients({ ...allClients, search: 'ana' }, signal));
    expect(homes(found.clients)).toEqual([['s2', 'Mill Hill']]);
  });

  it('is the only place of a name, where a name is all there is', async () => {
    const { clinic } = await open('homeSiteName: String');
    expect(homes(valueOf(await clinic.clients(allClients, signal)).clients)).toEqual([
      ['s2', 'Mill Hill'],
      null,
      ['Elsewhere', 'Elsewhere'],
    ]);
  });
});
