import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { ClientFields, ServiceMap, Slot } from '../../../../graphql/service/serviceMap.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

async function mapOf(client: string, more = '', list = 'clients(limit: Int, offset: Int)'): Promise<ServiceMap> {
  const text = `
    scalar DateTime scalar Date scalar JSON
    type Query { org: Org places: [Place!]! ${list}: [Client!]! client(id: ID!): Client
      visits(from: DateTime, to: DateTime): [Visit!]! }
    type Org { id: ID! name: String }
    type Place { id: ID! name: String address: String timeZone: String }
    type Client { id: ID! firstName: String lastName: String email: String phone: String patients: [Patient!]! ${client} }
    type Patient { id: ID! name: String species: String breed: String client: Client }
    type Visit { id: ID! start: DateTime! end: DateTime status: String patient: Patient client: Client place: Place }
    ${more}
  `;
  return matchSchema(await modelOf(text)).map;
}

async function fieldsOf(client: string, more = ''): Promise<ClientFields> {
  const { clients } = await mapOf(client, more);
  if (!clients) throw new Error('The clients were not found.');
  return clients.fields;
}

const at = (...path: readonly string[]): object => ({ kind: 'path', path });

describe('what managers review of all clients', () => {
  it.each([
    ['tags: [String!]!', '', at('tags')],
    ['tagNames: [String]', '', at('tagNames')],
    ['labels: [Label!]!', 'type Label { id: ID! text: String color: String }', at('labels', 'text')],
    ['groups: [Group!]!', 'type Group { id: ID! name: String! discount: Float }', at('groups', 'name')],
    ['flags: [ClientFlag!]!', 'enum ClientFlag { VIP BAD_DEBT }', at('flags')],
    [
      'clientTags: [Tagging!]!',
      'type Tagging { tag: Tag } type Tag { id: ID! name: String }',
      at('clientTags', 'tag', 'name'),
    ],
    ['etiquettes: [String!]!', '', at('etiquettes')],
    ['schlagworte: [String!]!', '', at('schlagworte')],
    ['tags: String', '', undefined],
    ['permissionGroups: [String!]!', '', undefined],
    ['alertTags: [String!]!', '', undefined],
  ] as const)('tags: %s', async (client, more, source) => {
    expect((await fieldsOf(client, more)).tags).toEqual(source);
  });

  it.each([
    ['lastVisitAt: DateTime', at('lastVisitAt')],
    ['last_visit: Date', at('last_visit')],
    ['mostRecentAppointmentDate: Date', at('mostRecentAppointmentDate')],
    ['lastVisitDate: String', at('lastVisitDate')],
    ['lastSeenOn: Date', at('lastSeenOn')],
    ['letzterBesuch: Date', at('letzterBesuch')],
    ['derniereVisite: Date', at('derniereVisite')],
    ['ultimaVisita: Date', at('ultimaVisita')],
    ['lastVisit: Visit', at('lastVisit', 'start')],
    // Seen to the second means a login.
    ['lastSeenAt: DateTime', undefined],
    ['nextVisitAt: DateTime firstVisitAt: DateTime', undefined],
    ['lastVisitReason: String', undefined],
    ['lastVisitUpdatedAt: DateTime', undefined],
    ['lastLoginAt: DateTime', undefined],
    ['visits: [Visit!]!', undefined],
  ] as const)('last visit: %s', async (client, source) => {
    expect((await fieldsOf(client)).lastVisit).toEqual(source);
  });

  it.each([
    ['location: Place', { path: ['location'] }],
    ['primaryPlace: Place lastVisitPlace: Place', { path: ['primaryPlace'] }],
    ['homeClinic: Place', { path: ['homeClinic'] }],
    ['primaryLocationId: ID', { path: [], complete: 'locations', mention: 'id' }],
    ['preferredClinicId: ID preferredClinicName: String', { path: [], complete: 'locations' }],
    ['placeId: ID', { path: [], complete: 'locations', mention: 'id' }],
    ['createdAtPlaceId: ID', undefined],
    ['householdId: ID organizationId: ID', undefined],
  ] as const)('where she belongs: %s', async (client, link) => {
    const { location } = await fieldsOf(client);
    if (link) expect(location).toMatchObject(link);
    else expect(location).toBeUndefined();
  });

  it('is read of the list and of the card, with what is not too long for a list; an appointment’s client goes without', async () => {
    const rest = 'address: String createdAt: DateTime notes: String';
    const map = await mapOf(`tags: [String!]! lastVisitAt: DateTime homePlace: Place ${rest}`);
    const review = ['address', 'since', 'tags', 'lastVisit', 'location'];
    expect(Object.keys(map.clients?.fields ?? {})).toEqual(expect.arrayContaining(review));
    expect(Object.keys(map.clients?.fields ?? {})).not.toContain('notes');
    expect(Object.keys(map.client?.fields ?? {})).toEqual(expect.arrayContaining([...review, 'notes']));
    const named = Object.keys(map.appointments?.fields.client?.fields ?? {});
    for (const field of review) expect(named).not.toContain(field);
  });
});

describe('what changed of the clients', () => {
  it.each([
    ['updatedSince: DateTime', '', ['updatedSince'], undefined],
    ['modified_gte: DateTime', '', ['modified_gte'], undefined],
    ['changedAfter: Date', '', ['changedAfter'], 'date'],
    ['updatedSince: Int', '', ['updatedSince'], 'seconds'],
    ['geaendertSeit: DateTime', '', ['geaendertSeit'], undefined],
    [
      'where: Where',
      'input Where { updatedAt: Moments createdAt: Moments } input Moments { eq: DateTime gt: DateTime gte: DateTime lt: DateTime }',
      ['where', 'updatedAt', 'gte'],
      undefined,
    ],
    [
      'filter: Filter',
      'input Filter { updatedAt: Moments } input Moments { equalTo: DateTime greaterThan: DateTime greaterThanOrEqualTo: DateTime }',
      ['filter', 'updatedAt', 'greaterThanOrEqualTo'],
      undefined,
    ],
  ] as const)('is taken as: %s', async (argument, more, path, form) => {
    const { clients } = await mapOf('', more, `clients(limit: Int, offset: Int, ${argument})`);
    const slots = (clients?.arguments ?? []).flatMap(({ name, slots: inside }) =>
      inside.flatMap((slot: Slot) => ('role' in slot && slot.role === 'changedSince' ? [{ ...slot, name }] : [])),
    );
    expect(slots.map(({ name, path: inside }) => [name, ...inside])).toEqual([path]);
    expect(slots[0] && 'form' in slots[0] ? slots[0].form : undefined).toBe(form ?? 'instant');
  });

  it.each([
    ['updatedBefore: DateTime'],
    ['createdSince: DateTime'],
    ['updatedWithinDays: Int'],
    ['updatedSince: Float'],
    ['updatedBy: ID'],
  ])('is not read into %s', async (argument) => {
    const { clients } = await mapOf('', '', `clients(limit: Int, offset: Int, ${argument})`);
    expect(clients?.arguments.map(({ name }) => name)).toEqual(['limit', 'offset']);
  });
});
