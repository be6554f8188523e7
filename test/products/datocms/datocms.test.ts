import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { datocms } from './datocms.ts';

const { view } = datocms;
const visit = productVisits(datocms);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const ids = (rows: readonly Row[]): unknown[] => column(rows, 'id');
const clientIds = (keys: readonly number[]): string[] => keys.map((key) => view.ids.of('client', key));

describe("DatoCMS's lists", () => {
  it('have twenty records unless more are asked for, and a count beside them', async () => {
    const { server, query, post } = await visit();
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: allClients { id } many: allClients(first: 500) { id } _allClientsMeta { count }
      tail: allClients(first: 500, skip: 100) { id } beyond: allClients(skip: 500) { id } none: allClients(first: 0) { id }
      byName: allClients(first: 3, orderBy: [lastName_DESC, firstName_ASC]) { lastName } newest: allClients(first: 1, orderBy: _createdAt_DESC) { id } }`);
    expect(ids(rowsAt(pages, 'usual'))).toEqual(all.slice(0, 20));
    expect(ids(rowsAt(pages, 'many'))).toEqual(all);
    expect(ids(rowsAt(pages, 'tail'))).toEqual(all.slice(100));
    expect([pages['beyond'], pages['none']]).toEqual([[], []]);
    expect(at(pages, '_allClientsMeta.count')).toBe(all.length);
    expect(column(rowsAt(pages, 'byName'), 'lastName')).toEqual(['Ünal', 'Ünal', 'Ünal']);
    expect(ids(rowsAt(pages, 'newest'))).toEqual(clientIds([120]));
    const tooMany = await post('{ allClients(first: 501) { id } }');
    expect(tooMany.body.errors?.[0]?.message).toContain('between 0 and 500');
    expect('data' in tooMany.body).toBe(false);
    expect(missingOperations(datocms)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ allClients(first: 500) { id } }');
    expect(rowsAt(short, 'allClients')).toHaveLength(3);
  });

  it('hold clients and animals as they are expected', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ allClients(first: 500) { id firstName lastName email active tags phones { label number _modelApiKey } homeLocation { id name } _status }
      allPatients(first: 500) { id name species breed owner { id lastName } } }`);
    const people = rowsAt(answer, 'allClients');
    for (const [index, client] of view.clients(server.practice).entries()) {
      const shown = clientThrough(view, server.practice, client);
      const row = people[index] ?? {};
      expect(named(row, 'firstName', 'lastName')).toBe(shown.name);
      expect([row['active'], row['tags'], row['homeLocation']]).toEqual([shown.active, shown.tags, shown.location]);
      expect(column(rowsAt(row, 'phones'), 'number')).toEqual(shown.phones);
      expect(row['email']).toBe(shown.emails?.[0] ?? null);
    }
    expect(new Set(column(people, '_status'))).toEqual(new Set(['published', 'updated']));
    expect(ids(people).slice(0, 5)).toEqual(expectedSample(datocms, '2026-11-17').clients.map(({ id }) => id));
    const animals = rowsAt(answer, 'allPatients');
    expect(animals).toHaveLength(server.practice.patients.length);
    for (const [index, patient] of server.practice.patients.entries()) {
      const { id, name, species, breed, clientId } = patientThrough(view, patient);
      expect(animals[index]).toMatchObject({ id, name, species, breed: breed ?? null });
      expect(at(animals[index], 'owner.id')).toBe(clientId ?? null);
    }
    expect(animals.at(-1)).toMatchObject({ name: 'Stray tabby', owner: null });
  });
});

describe("DatoCMS's filters", () => {
  it('match texts, links, flags, ids and each other', async () => {
    const { query, post } = await visit();
    const [home, first] = [view.ids.of('place', 2), clientIds([1])[0] ?? ''];
    const found = await query(`{
      folded: allClients(filter: { lastName: { matches: { pattern: "o'br" } } }) { id }
      exact: allClients(filter: { lastName: { matches: { pattern: "o'br", caseSensitive: true } } }) { id }
      dots: allClients(filter: { lastName: { matches: { pattern: "O.B" } } }) { id }
      regexp: allClients(filter: { lastName: { matches: { pattern: "^O.B", regexp: true } } }) { id }
      either: allClients(filter: { OR: [{ lastName: { eq: "Abel" } }, { email: { eq: "zoe2@example.test" } }] }) { id }
      both: allClients(filter: { AND: [{ lastName: { in: ["Abbott", "Abel"] } }, { firstName: { neq: "Ruth" } }] }) { id }
      none: allClients(filter: { firstName: { isBlank: true } }) { id }
      off: allClients(first: 500, filter: { active: { eq: false }, homeLocation: { eq: "${home}" } }) { active homeLocation { id } }
      animals: allPatients(filter: { owner: { in: ["${first}"] } }) { owner { id } }
      strays: _allPatientsMeta(filter: { owner: { exists: false } }) { count }
      born: allPatients(first: 500, filter: { dateOfBirth: { gte: "2020-01-01", lt: "2021-01-01" } }) { dateOfBirth }
      team: allTeamMembers(filter: { locations: { anyIn: ["${home}"] }, takesAppointments: { eq: true } }) { name locations { name } }
      client(filter: { id: { eq: "${first}" } }) { lastName notes(markdown: true) }
      nobody: client(filter: { id: { eq: "x" } }) { id }
      changed: _allClientsMeta(filter: { _status: { eq: updated } }) { count } }`);
    expect(ids(rowsAt(found, 'folded'))).toEqual(clientIds([1, 8]));
    expect([found['exact'], found['dots']]).toEqual([[], []]);
    expect(ids(rowsAt(found, 'regexp'))).toEqual(clientIds([1, 8]));
    expect(ids(rowsAt(found, 'either'))).toEqual(clientIds([6, 8]));
    expect(ids(rowsAt(found, 'both'))).toEqual(clientIds([6]));
    expect(ids(rowsAt(found, 'none'))).toEqual(clientIds([3]));
    expect(rowsAt(found, 'off').length).toBeGreaterThan(0);
    expect(rowsAt(found, 'off').every((row) => row['active'] === false && at(row, 'homeLocation.id') === home)).toBe(
      true,
    );
    expect(rowsAt(found, 'animals').map((row) => at(row, 'owner.id'))).toEqual([first, first]);
    expect(at(found, 'strays.count')).toBe(1);
    expect(rowsAt(found, 'born').length).toBeGreaterThan(0);
    expect(rowsAt(found, 'born').every((row) => String(row['dateOfBirth']).startsWith('2020'))).toBe(true);
    expect(column(rowsAt(found, 'team'), 'name')).toEqual(['Priya Raman', "Marcus D'Souza", 'Tomás Rivera']);
    expect(found['client']).toEqual({ lastName: "O'Brien", notes: null });
    expect(found['nobody']).toBeNull();
    expect(at(found, 'changed.count')).toBeGreaterThan(0);
    const bad = await post('{ allClients(filter: { lastName: { matches: { pattern: "(", regexp: true } } }) { id } }');
    expect(bad.body.errors?.[0]?.message).toContain('Invalid regular expression');
  });

  it('cut seconds off instants', async () => {
    const { query, post } = await visit();
    const count = (filter: string): string => `_allAppointmentsMeta(filter: { startsAt: { ${filter} } }) { count }`;
    const found =
      await query(`{ eq: ${count('eq: "2026-11-17T13:00:59Z"')} other: ${count('eq: "2026-11-17T13:01:00Z"')}
      gte: ${count('gte: "2026-11-17T13:00:59Z", lte: "2026-11-17T08:00:30-05:00"')} gt: ${count('gt: "2026-11-17T13:00:00Z", lt: "2026-11-17T13:30:00Z"')} }`);
    expect(['eq', 'other', 'gte', 'gt'].map((name) => at(found, `${name}.count`))).toEqual([1, 0, 1, 0]);
    const { body } = await post(`{ ${count('gte: "2026-11-17"')} }`);
    expect(body.errors?.[0]?.message).toBe('"2026-11-17" is not a valid DateTime');
  });
});

describe("DatoCMS's records", () => {
  it('are the appointments of a day, in the zone of the project', async () => {
    const { server, query } = await visit();
    const { appointments, locations } = expectedSample(datocms, '2026-11-17', { practice: server.practice });
    const day = await query(`{ allLocations { id name street city state postalCode timeZone }
      allAppointments(first: 500, orderBy: [startsAt_ASC], filter: { startsAt: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T07:00:00Z" } }) {
      id title startsAt durationMinutes state _status reason bookedFor { __typename ... on RecordInterface { id } ... on PatientRecord { name } ... on ClientRecord { firstName lastName } }
      client { id firstName lastName } teamMember { id name } visitType { name } location { id name timeZone } } }`);
    const places = rowsAt(day, 'allLocations');
    expect(places.map(({ id, name, timeZone }) => ({ id, name, timeZone }))).toEqual(
      locations.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    );
    expect(places.map((row) => ['street', 'city', 'state', 'postalCode'].map((part) => row[part]).join(', '))).toEqual(
      locations.map(({ address }) => address),
    );
    const rows = rowsAt(day, 'allAppointments');
    const known = new Map(rows.map((row) => [row['id'], row]));
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start = '', end = '', status, reason, patient, client, provider, location } of appointments) {
      const row = known.get(id) ?? {};
      expect(row['startsAt']).toMatch(/-05:00$/);
      const from = Date.parse(String(row['startsAt']));
      expect(from).toBe(Date.parse(start));
      expect(from + Number(row['durationMinutes']) * 60_000).toBe(Date.parse(end));
      expect([row['state'], row['reason'], row['_status']]).toEqual([status, reason ?? null, 'published']);
      expect(row['teamMember']).toEqual(provider ?? null);
      expect(row['location']).toMatchObject({ ...location });
      expect(at(row, 'client.id')).toBe(client?.id ?? null);
      if (client) expect(named(row, 'client.firstName', 'client.lastName')).toBe(client.name);
      const who = patient
        ? { __typename: 'PatientRecord', ...patient }
        : { __typename: 'ClientRecord', id: client?.id };
      expect(row['bookedFor']).toMatchObject(who);
    }
    // The day goes by the place's clock, not by the project's.
    const onDay = rows.filter(
      (row) => wallDay(Date.parse(String(row['startsAt'])), String(at(row, 'location.timeZone'))) === '2026-11-17',
    );
    expect(new Set(ids(onDay))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(onDay.length).toBeLessThan(rows.length);
    const starts = rows.map((row) => Date.parse(String(row['startsAt'])));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('are linked both ways, in unions, blocks and languages', async () => {
    const { server, query } = await visit();
    const id = view.ids.of('client', 5);
    const linked = await query(`{ client(filter: { id: { eq: "${id}" } }) {
        _allReferencingAppointments(first: 100, orderBy: startsAt_DESC) { startsAt client { id } }
        _allReferencingAppointmentsMeta { count }
        own: _allReferencingAppointments(through: { fields: { anyIn: [appointment_bookedFor] } }) { reason }
        rest: _allReferencingAppointmentsMeta(through: { fields: { notIn: [appointment_bookedFor] } }) { count } }
      allAppointments(first: 500, filter: { client: { eq: "${id}" } }) { id }
      appointment(filter: { state: { eq: "cancelled" } }) { cancellationReason }
      allVisitTypes(locale: es, filter: { name: { matches: { pattern: "vacuna" } } }) { name english: name(locale: en) _locales _allNameLocales { locale value } }
      allPages { sections { __typename ... on HeroBlockRecord { heading image { filename } } ... on TextBlockRecord { text(markdown: true) } } }
      allTasks { about { __typename } assignedTo { name bio { value blocks } portrait { url } } }
      allInvoices(first: 2, filter: { paid: { eq: true } }) { number total client { lastName } appointment { state } lines { description amount } }
      homePage { title featuredTeam { name } } _site { locales } allUploads(orderBy: size_DESC) { filename } _allUploadsMeta { count } }`);
    const inverse = rowsAt(linked, 'client._allReferencingAppointments');
    const visits = server.practice.appointments.filter((row) => view.shows(row) && row.clientKey === 5);
    expect(inverse).toHaveLength(visits.length);
    expect(rowsAt(linked, 'allAppointments')).toHaveLength(visits.length);
    expect(at(linked, 'client._allReferencingAppointmentsMeta.count')).toBe(visits.length);
    expect(rowsAt(linked, 'client.own')).toEqual([{ reason: 'Picks up medication' }]);
    expect(at(linked, 'client.rest.count')).toBe(visits.length - 1);
    expect(at(linked, 'appointment.cancellationReason')).toBe('Client called');
    expect(linked['allVisitTypes']).toEqual([
      {
        name: 'Vacunación',
        english: 'Vaccination',
        _locales: ['en', 'es'],
        _allNameLocales: [
          { locale: 'en', value: 'Vaccination' },
          { locale: 'es', value: 'Vacunación' },
        ],
      },
    ]);
    expect(at(linked, 'allPages.0.sections')).toEqual([
      { __typename: 'HeroBlockRecord', heading: 'Welcome', image: { filename: 'okafor.jpg' } },
      { __typename: 'TextBlockRecord', text: '<p>Please come ten minutes early.</p>' },
    ]);
    const tasks = rowsAt(linked, 'allTasks');
    expect(tasks.map((row) => at(row, 'about.__typename'))).toEqual([
      'PatientRecord',
      'AppointmentRecord',
      'ClientRecord',
    ]);
    expect(at(tasks[0], 'assignedTo')).toMatchObject({ name: 'Lena Whitaker', bio: { blocks: [] }, portrait: null });
    expect(new Set(rowsAt(linked, 'allInvoices').map((row) => at(row, 'appointment.state')))).toEqual(
      new Set(['completed']),
    );
    expect(linked['homePage']).toEqual({
      title: 'Harbor Veterinary Group',
      featuredTeam: [{ name: 'Amelia Okafor' }, { name: 'Priya Raman' }],
    });
    expect(at(linked, '_site.locales')).toEqual(['en', 'es']);
    expect(column(rowsAt(linked, 'allUploads'), 'filename')).toEqual(['raman.jpg', 'hakansson.jpg', 'okafor.jpg']);
  });

  it('are read only, spoil pages when poisoned, and show their schema within depth 8', async () => {
    const { server, query, post } = await visit();
    const types = await readPiecewise(query);
    expect(types.has('Mutation')).toBe(false);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('_allAppointmentsMeta');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const { body } = await post('mutation { createAppointment { id } }');
    expect(body.errors?.length).toBeGreaterThan(0);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post('{ allClients(first: 3) { id } }')).status).toBe(500);
    expect((await poisoned.post('{ _allClientsMeta { count } }')).status).toBe(200);
  });
});
