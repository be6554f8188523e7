import { describe, expect, it } from 'vitest';
import { offsetText, startOfDay, utcText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { cloverVet } from './cloverVet.ts';
import { guardianFields, visitFields } from './fields.ts';
import { globalId } from './values.ts';

const visit = productVisits(cloverVet);
const { view } = cloverVet;
const { of } = view.ids;

/** All rows of a connection, page by page. */
function connectionOf({ query }: ProductVisit, field: string, args: string, fields: string): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `, after: "${from}"`;
    const answer = await query(
      `{ ${field}(${args} first: 20${after}) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
    );
    const next =
      at(answer, `${field}.pageInfo.hasNextPage`) === true ? at(answer, `${field}.pageInfo.endCursor`) : null;
    return { rows: nodesAt(answer, field), next: typeof next === 'string' ? next : null };
  });
}

/** A reference under its own name, or nothing. */
function reference(field: string, row: unknown, name: string): object {
  return at(row, 'id') === null ? {} : { [field]: { id: at(row, 'id'), name: at(row, name) } };
}

/** The visits of a day by the clocks of all clinics: a window that is wide enough, cut by each zone. */
async function visitsOn(product: ProductVisit, day: string): Promise<readonly object[]> {
  const [from, to] = [startOfDay(day, 'UTC', -1), startOfDay(day, 'UTC', 2)].map(utcText);
  const rows = await connectionOf(product, 'visits', `window: { from: "${from}", to: "${to}" },`, visitFields);
  return rows.flatMap((row) => {
    const zone = String(at(row, 'clinic.timeZone'));
    const shown = (field: string): string => offsetText(Date.parse(String(row[field])), zone);
    if (!shown('startsAt').startsWith(day)) return [];
    return {
      id: row['id'],
      start: shown('startsAt'),
      end: shown('endsAt'),
      status: row['stage'],
      ...(row['reasonForVisit'] !== null && { reason: row['reasonForVisit'] }),
      ...reference('patient', rowsAt(row, 'patients')[0], 'name'),
      ...reference('client', row['guardian'], 'fullName'),
      ...reference('provider', at(row, 'careTeam.lead'), 'fullName'),
      ...reference('location', row['clinic'], 'name'),
    };
  });
}

describe('cloverVet', () => {
  it('gives its clinics, guardians and patients as a careful person would show them', async () => {
    const { query } = await visit();
    const { locations, clients, patients } = expectedSample(cloverVet, '2026-11-17');
    const answer = await query(`{
      workspace { id name } clinics { id name timeZone address { formatted } }
      guardians(first: 5) { edges { node { ${guardianFields} } } }
      patients(first: 5) { edges { node { id name species { name } breed { name } primaryGuardian { id } household {
        primaryGuardian { id } } } } }
    }`);
    expect(
      rowsAt(answer, 'clinics').map(({ address, ...row }) => ({ ...row, address: at(address, 'formatted') })),
    ).toEqual(locations);
    const guardians = nodesAt(answer, 'guardians').map((row) => ({
      id: row['id'],
      name: row['fullName'],
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: rowsAt(row, 'phones').map(({ number }) => number),
      emails: rowsAt(row, 'emails').map(({ address }) => address),
      active: row['status'] === 'ACTIVE',
      tags: rowsAt(row, 'labels').map(({ name }) => name),
      ...(row['lastVisitOn'] !== null && { lastVisit: row['lastVisitOn'] }),
      location: row['homeClinic'],
    }));
    expect(guardians).toEqual(clients);
    const shown = nodesAt(answer, 'patients').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.name') }),
      clientId: at(row, 'primaryGuardian.id'),
    }));
    expect(shown).toEqual(patients);
    expect(nodesAt(answer, 'patients').map((row) => at(row, 'household.primaryGuardian.id'))).toEqual(
      shown.map(({ clientId }) => clientId),
    );
    expect(missingOperations(cloverVet)).toEqual([]);
  });

  it('gives the visits of a window in UTC, which clinics’ zones cut into days', async () => {
    const product = await visit();
    const { query, post, server } = product;
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      // eslint-disable-next-line no-await-in-loop
      expect(await visitsOn(product, day), day).toEqual(expectedSample(cloverVet, day).appointments);
    }
    const span = 'window: { from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" }';
    const plain = await connectionOf(product, 'visits', `${span},`, 'id');
    const [clinicId, leadId] = [of('place', 2), of('provider', 3)];
    const canceled = await connectionOf(
      product,
      'visits',
      `${span}, filter: { stages: [CANCELED], clinicIds: ["${clinicId}"], leadIds: ["${leadId}"] },`,
      'stage clinic { id } careTeam { lead { id } } cancellation { reason }',
    );
    expect(canceled.length).toBeGreaterThan(0);
    expect(new Set(canceled.map((row) => JSON.stringify(row)))).toEqual(
      new Set([
        JSON.stringify({
          stage: 'CANCELED',
          clinic: { id: clinicId },
          careTeam: { lead: { id: leadId } },
          cancellation: { reason: 'Client called' },
        }),
      ]),
    );
    const archived = server.practice.appointments.filter(({ isDeleted }) => isDeleted);
    const all = await connectionOf(product, 'visits', `${span}, filter: { includeArchived: true },`, 'id');
    expect(all).toHaveLength(plain.length + archived.length);
    const one = await query(
      `query($id: ID!) { visit(id: $id) { ... on Visit { archivedAt encounters { patient { id } } }
      ... on NotFoundError { message } } }`,
      { id: of('appointment', archived[0]?.key ?? 0) },
    );
    expect(at(one, 'visit.archivedAt')).toEqual(expect.any(String));
    const block = server.practice.appointments.find(({ isBlock }) => isBlock);
    const held = await query(
      `query($visit: ID!, $held: ID!, $clinic: ID!) {
      visit(id: $visit) { __typename } node(id: $held) { ... on HeldTime { title note } }
      calendarDay(clinicId: $clinic, date: "2026-11-17") { columns { teammate { id } items { __typename } } } }`,
      {
        visit: of('appointment', block?.key ?? 0),
        held: globalId('HeldTime', block?.key ?? 0),
        clinic: of('place', 1),
      },
    );
    expect(at(held, 'visit.__typename')).toBe('NotFoundError');
    expect(held['node']).toEqual({ title: 'Team meeting', note: 'Staff meeting' });
    const items = rowsAt(held, 'calendarDay.columns').flatMap((column) => rowsAt(column, 'items'));
    expect(items.filter((item) => item['__typename'] === 'HeldTime')).toHaveLength(1);
    for (const window of [
      '{ from: "2026-01-01T00:00:00Z", to: "2026-12-01T00:00:00Z" }',
      '{ from: "2026-11-18T00:00:00Z", to: "2026-11-17T00:00:00Z" }',
      '{ from: "2026-11-17", to: "2026-11-18" }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ visits(window: ${window}) { totalCount } }`);
      expect(body.errors?.[0]?.extensions?.code, window).toBe('BAD_USER_INPUT');
    }
  });

  it('pages, filters and finds guardians and patients, and knows archived ones by id only', async () => {
    const product = await visit();
    const { query, server } = product;
    const guardians = await connectionOf(product, 'guardians', '', 'id status');
    expect(guardians.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => of('client', key)));
    const patients = await connectionOf(product, 'patients', '', 'id');
    expect(patients.map(({ id }) => id)).toEqual(view.patients?.(server.practice).map(({ key }) => of('patient', key)));
    const lists = await query(
      `query($home: ID!, $label: ID!, $species: ID!, $owner: ID!) {
      off: guardians(filter: { statuses: [INACTIVE] }) { totalCount }
      archived: guardians(filter: { statuses: [ARCHIVED] }) { totalCount }
      some: guardians(filter: { homeClinicId: $home, labelIds: [$label] }, orderBy: LAST_NAME_ASC) { edges { node { lastName
        labels { name } homeClinic { id } } } }
      last: guardians(last: 3) { edges { node { id } } pageInfo { hasPreviousPage hasNextPage } }
      rabbits: patients(filter: { speciesId: $species }) { edges { node { species { name } } } }
      owned: patients(filter: { guardianId: $owner }) { edges { node { primaryGuardian { id } } } }
      staff: teammates(discipline: GROOMER) { fullName } former: teammates(includeDeactivated: true) { status }
      visitTypes { name defaultMinutes } capped: guardians(first: 1000) { edges { cursor } } }`,
      {
        home: of('place', 2),
        label: globalId('Label', 'VIP'),
        species: globalId('Species', 'Rabbit'),
        owner: of('client', 5),
      },
    );
    const { clients } = server.practice;
    expect(at(lists, 'off.totalCount')).toBe(clients.filter((row) => !row.isActive && !row.isDeleted).length);
    expect(at(lists, 'archived.totalCount')).toBe(clients.filter((row) => row.isDeleted).length);
    expect(nodesAt(lists, 'some').length).toBeGreaterThan(2);
    expect(nodesAt(lists, 'some').every((row) => at(row, 'homeClinic.id') === of('place', 2))).toBe(true);
    expect(nodesAt(lists, 'last').map(({ id }) => id)).toEqual(guardians.slice(-3).map(({ id }) => id));
    expect(at(lists, 'last.pageInfo')).toEqual({ hasPreviousPage: true, hasNextPage: false });
    expect(new Set(nodesAt(lists, 'rabbits').map((row) => at(row, 'species.name')))).toEqual(new Set(['Rabbit']));
    expect(nodesAt(lists, 'owned')).toHaveLength(3);
    expect(lists['staff']).toEqual([{ fullName: 'Grace Liu' }]);
    expect(rowsAt(lists, 'former').map(({ status }) => status)).toContain('DEACTIVATED');
    expect(rowsAt(lists, 'visitTypes')).toHaveLength(6);
    expect(rowsAt(lists, 'capped.edges')).toHaveLength(100);
    const found = async (search: string): Promise<unknown[]> => {
      const text = 'query($search: String) { guardians(filter: { search: $search }) { edges { node { id } } } }';
      return nodesAt(await query(text, { search }), 'guardians').map(({ id }) => id);
    };
    expect(await found("zoe o'b")).toEqual([of('client', 8), of('client', 1)]);
    expect(await found('555-0103')).toEqual([of('client', 1)]);
    expect(await found('DESK@rescue')).toEqual([of('client', 3)]);
    expect(await found('qqzzy')).toEqual([]);
    const box = await query('{ omnibox(query: "biscuit", limit: 3) { __typename ... on Patient { name } } }');
    expect(rowsAt(box, 'omnibox').map(({ name }) => name)).toEqual(['Biscuit', 'Biscuit', 'Biscuit']);
    const gone = clients.find((row) => row.isDeleted);
    const byId = await query(
      `query($gone: ID!, $none: ID!) { guardian(id: $gone) { ... on Guardian { status } }
      none: guardian(id: $none) { __typename ... on NotFoundError { message resource } } other: node(id: $none) { id } }`,
      { gone: of('client', gone?.key ?? 0), none: of('client', 1999) },
    );
    expect(byId).toEqual({
      guardian: { status: 'ARCHIVED' },
      none: { __typename: 'NotFoundError', message: 'Guardian not found', resource: 'Guardian' },
      other: null,
    });
  });
});
