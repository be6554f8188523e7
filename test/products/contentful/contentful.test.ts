import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { contentful } from './contentful.ts';

const { view } = contentful;
const { of } = view.ids;
const visit = productVisits(contentful);
const idsAt = (data: Row, path: string): unknown[] => rowsAt(data, `${path}.items`).map((row) => at(row, 'sys.id'));

describe('Contentful', () => {
  it('lists clients as the sample has them, the newest first', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const data = await query(`{ clientCollection(limit: 200) { total skip limit items {
      sys { id publishedAt firstPublishedAt } contentfulMetadata { tags { id name } } name firstName lastName emails phones active
      clinic { sys { id } name } notes { json } } } }`);
    const clients = view.clients(practice);
    expect(at(data, 'clientCollection')).toMatchObject({ total: clients.length, skip: 0, limit: 200 });
    const rows = rowsAt(data, 'clientCollection.items');
    expect(rows).toHaveLength(clients.length);
    for (const [index, client] of clients.entries()) {
      const shown = clientThrough(view, practice, client);
      const row = rows[index] ?? {};
      expect(row).toMatchObject({
        sys: { id: shown.id },
        name: shown.name,
        firstName: shown.givenName ?? null,
        lastName: shown.familyName,
        emails: shown.emails,
        phones: shown.phones,
        active: shown.active,
        clinic: { sys: { id: shown.location?.id }, name: shown.location?.name },
      });
      expect(rowsAt(row, 'contentfulMetadata.tags').map(({ name }) => name)).toEqual(shown.tags);
    }
    const { clients: firsts } = expectedSample(contentful, '2026-11-17');
    expect(firsts.map(({ id }) => id)).toEqual([120, 119, 118, 117, 116].map((key) => of('client', key)));
    expect(missingOperations(contentful)).toEqual([]);
  });

  it('pages, filters, sorts and searches', async () => {
    const { server, query, post } = await visit();
    const all = view.clients(server.practice).map(({ key }) => of('client', key));
    const data = await query(`{
      usual: clientCollection { total limit items { sys { id } } }
      next: clientCollection(skip: 100, limit: 5) { items { sys { id } } }
      byName: clientCollection(order: [lastName_ASC, firstName_DESC], limit: 2) { items { lastName } }
      search: clientCollection(where: { OR: [{ name_contains: "o'br" }, { lastName: "Abel" }] }, order: [sys_id_ASC]) { items { sys { id } } }
      exact: clientCollection(where: { lastName: "abel" }) { total }
      tagged: clientCollection(where: { contentfulMetadata: { tags: { id_contains_all: ["vip"] } } }) { items { contentfulMetadata { tags { id } } } }
      nobody: clientCollection(where: { emails_exists: false, notes_exists: true }) { total }
      byMail: clientCollection(where: { emails_contains_some: ["zoe2@example.test"] }) { items { sys { id } } }
      byId: clientCollection(where: { sys: { id_in: ["${of('client', 3)}"] } }) { items { firstName } }
      near: clinicCollection(where: { position_within_circle: { lat: 40, lon: -105, radius: 50 } }) { items { name } }
      inside: clinicCollection(where: { position_within_rectangle: { topLeftLat: 44, topLeftLon: -71, bottomRightLat: 43, bottomRightLon: -70 } }) { total }
      through: appointmentCollection(where: { client: { name_contains: "brien" }, clinic_exists: true }) { items { client { name } } }
      missing: client(id: "nobody") { name }
      entries: entryCollection(limit: 3) { total items { __typename sys { id } } } }`);
    expect(at(data, 'usual')).toMatchObject({ total: all.length, limit: 100 });
    expect(idsAt(data, 'usual')).toEqual(all.slice(0, 100));
    expect(idsAt(data, 'next')).toEqual(all.slice(100, 105));
    expect(rowsAt(data, 'byName.items').map(({ lastName }) => lastName)).toEqual(['Abbott', 'Abel']);
    expect(idsAt(data, 'search')).toEqual([1, 6, 8].map((key) => of('client', key)));
    expect(at(data, 'exact.total')).toBe(0);
    const tagged = rowsAt(data, 'tagged.items');
    expect(tagged).toHaveLength(
      server.practice.clients.filter((row) => row.tags.includes('VIP') && !row.isDeleted).length,
    );
    expect(at(data, 'nobody.total')).toBe(0);
    expect(idsAt(data, 'byMail')).toEqual([of('client', 8)]);
    expect(rowsAt(data, 'byId.items')).toEqual([{ firstName: null }]);
    expect(rowsAt(data, 'near.items')).toEqual([{ name: 'Summit Pet Clinic' }]);
    expect(at(data, 'inside.total')).toBe(2);
    const through = rowsAt(data, 'through.items');
    expect(through.length).toBeGreaterThan(0);
    expect(through.every((row) => at(row, 'client.name') === "Zoë O'Brien")).toBe(true);
    expect(data['missing']).toBeNull();
    expect(rowsAt(data, 'entries.items')).toHaveLength(3);
    const { body } = await post('{ clientCollection(limit: 1001) { total } }');
    expect(body.errors?.[0]?.message).toContain('1000');
  });

  it('has the appointments of a day at all clinics', async () => {
    const { server, query } = await visit();
    const sample = expectedSample(contentful, '2026-11-17', { practice: server.practice });
    const items = `sys { id } start end status reason client { sys { id } name } pet { sys { id } name } teamMember { sys { id } name }
      clinic { sys { id } name timeZone } visitType { name minutes }`;
    const data = await query(`{ appointmentCollection(limit: 500, order: [start_ASC], where: {
      start_gte: "2026-11-17T05:00:00Z", start_lt: "2026-11-18T00:00:00-07:00" }) { items { ${items} } } }`);
    const isToday = ({ start }: Row): boolean => String(start).startsWith('2026-11-17T');
    const rows = rowsAt(data, 'appointmentCollection.items').filter(isToday);
    const byId = new Map(rows.map((row) => [at(row, 'sys.id'), row]));
    expect(byId.size).toBe(sample.appointments.length);
    const reference = (row: Row | undefined, field: string): unknown => {
      const id = at(row, `${field}.sys.id`);
      return id === null ? undefined : { id, name: at(row, `${field}.name`) };
    };
    for (const wanted of sample.appointments) {
      const row = byId.get(wanted.id);
      expect(String(row?.['start']).replace('.000', '')).toBe(wanted.start);
      expect(String(row?.['end']).replace('.000', '')).toBe(wanted.end);
      expect(row?.['status']).toBe(wanted.status ?? null);
      expect(row?.['reason']).toBe(wanted.reason ?? null);
      expect(reference(row, 'client')).toEqual(wanted.client);
      expect(reference(row, 'pet')).toEqual(wanted.patient);
      expect(reference(row, 'teamMember')).toEqual(wanted.provider);
      expect(reference(row, 'clinic')).toEqual(wanted.location);
      expect(at(row, 'visitType.name') === 'Team meeting').toBe(sample.mayOmit.includes(wanted.id));
    }
  });

  it('has pets, clinics, the team and visit types, and leads back from what is linked', async () => {
    const { server, query } = await visit();
    const sample = expectedSample(contentful, '2026-11-17', { practice: server.practice });
    const data = await query(`{
      petCollection(limit: 1000) { total items { sys { id } name species breed owner { sys { id } } } }
      clinicCollection { items { sys { id } name street city state postalCode timeZone teamCollection { items { name } } } }
      teamMemberCollection(order: [name_ASC]) { items { name bio { json } clinicsCollection(limit: 1) { total items { name } } photo { url } } }
      visitTypeCollection(order: [minutes_DESC], limit: 1) { items { name minutes } }
      client(id: "${of('client', 1)}") { name _id linkedFrom { petCollection { total items { name } } appointmentCollection(order: [start_DESC]) { total } entryCollection(limit: 1) { total } } }
      cats: appointmentCollection(limit: 200) { items { pet(where: { species: "Feline" }) { species } } } }`);
    const pets = view.patients?.(server.practice) ?? [];
    const rows = rowsAt(data, 'petCollection.items');
    expect(rows).toHaveLength(pets.length);
    for (const [index, pet] of pets.entries()) {
      const { id, name, species, breed, clientId } = patientThrough(view, pet);
      expect(rows[index]).toEqual({
        sys: { id },
        name,
        species,
        breed: breed ?? null,
        owner: clientId === undefined ? null : { sys: { id: clientId } },
      });
    }
    for (const wanted of sample.locations) {
      const row = rowsAt(data, 'clinicCollection.items').find((each) => at(each, 'sys.id') === wanted.id);
      const parts = ['street', 'city', 'state', 'postalCode'].map((field) => at(row, field));
      expect([row?.['name'], row?.['timeZone'], parts.join(', ')]).toEqual([
        wanted.name,
        wanted.timeZone,
        wanted.address,
      ]);
    }
    // Who has left is no longer published, and a link to her in a list is null.
    expect(rowsAt(data, 'teamMemberCollection.items')).toHaveLength(7);
    const harbor = rowsAt(data, 'clinicCollection.items').find(({ name }) => name === 'Harbor Street Animal Hospital');
    expect(at(harbor, 'teamCollection.items')).toContain(null);
    expect(rowsAt(data, 'visitTypeCollection.items')).toEqual([{ name: 'Surgery', minutes: 90 }]);
    const back = at(data, 'client.linkedFrom');
    const own = server.practice.appointments.filter((row) => row.clientKey === 1 && !row.isDeleted);
    expect(at(back, 'appointmentCollection.total')).toBe(own.length);
    expect(Number(at(back, 'entryCollection.total'))).toBe(own.length + Number(at(back, 'petCollection.total')));
    const node = await query(`{ _node(id: "${String(at(data, 'client._id'))}") { _id ... on Client { name } } }`);
    expect(at(node, '_node.name')).toBe("Zoë O'Brien");
    const cats = rowsAt(data, 'cats.items').map((row) => at(row, 'pet.species'));
    expect(new Set(cats)).toEqual(new Set([null, 'Feline']));
  });

  it('has a website beside the book', async () => {
    const { query } = await visit();
    const data = await query(`{
      blogPostCollection(where: { author: { name_contains: "okafor" } }) { items { title author { name } heroImage { url linkedFrom { blogPostCollection { total } } } relatedCollection { items { title } } } }
      siteSettingsCollection { items { practiceName mainClinic { name } } }
      announcementCollection(where: { start_gt: "2026-11-01" }) { total } faqCollection(order: [order_ASC]) { items { question } }
      assetCollection { total } pageCollection(where: { body_contains: "home" }) { items { seo } } }`);
    expect(rowsAt(data, 'blogPostCollection.items')).toHaveLength(1);
    expect(at(rowsAt(data, 'blogPostCollection.items')[0], 'heroImage.linkedFrom.blogPostCollection.total')).toBe(1);
    expect(rowsAt(data, 'siteSettingsCollection.items')).toEqual([
      { practiceName: 'Harbor Veterinary Group', mainClinic: { name: 'Harbor Street Animal Hospital' } },
    ]);
    expect(at(data, 'announcementCollection.total')).toBe(1);
    expect(rowsAt(data, 'pageCollection.items')).toEqual([{ seo: { noIndex: false } }]);
  });

  it('refuses previews and other locales, says which links lead nowhere, and has nothing to write with', async () => {
    const { server, query, post } = await visit();
    const codeOf = async (text: string): Promise<unknown> =>
      at((await post(text)).body.errors?.[0], 'extensions.contentful.code');
    expect(await codeOf('{ clientCollection(preview: true) { total } }')).toBe('ACCESS_TOKEN_INVALID');
    expect(await codeOf('{ clientCollection(locale: "de") { total } }')).toBe('UNKNOWN_LOCALE');
    const { clients } = server.practice;
    const index = clients.findIndex(({ key }) => key === 1);
    const [first] = clients.slice(index, index + 1);
    if (first) clients[index] = { ...first, isDeleted: true };
    const { status, body } = await post(
      '{ petCollection(where: { owner_exists: true }, order: [sys_id_ASC], limit: 1) { items { name owner { name } } } }',
    );
    expect(status).toBe(200);
    expect(at(body.errors?.[0], 'extensions.contentful')).toMatchObject({
      code: 'UNRESOLVABLE_LINK',
      details: { type: 'Pet', field: 'owner', linkType: 'Entry', linkingEntryId: of('client', 1) },
    });
    expect(rowsAt(body.data, 'petCollection.items')).toMatchObject([{ owner: null }]);
    const types = await readPiecewise(query);
    expect(types.has('AppointmentCollection')).toBe(true);
    expect(types.has('Mutation')).toBe(false);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 119 }] });
    expect((await poisoned.post('{ clientCollection(limit: 3) { items { name } } }')).status).toBe(500);
  });
});
