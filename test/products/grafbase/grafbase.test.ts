import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { grafbase } from './grafbase.ts';

const visit = productVisits(grafbase);
const { view } = grafbase;
const day = '2026-11-17';
const clientFields = `id firstName lastName email isActive tags clinic { id name }
  clientPhones(orderBy: [{ isPrimary: DESC }, { id: ASC }]) { edges { node { number } } }`;
const visitFields = `id startsAt endsAt status reason deletedAt pet { id name } client { id firstName lastName }
  staffMember { id firstName lastName } clinic { id name timeZone }`;

const idsAt = (answer: Row, path: string): unknown[] => nodesAt(answer, path).map(({ id }) => id);

function clientOf(row: Row) {
  return {
    id: row['id'],
    name: named(row, 'firstName', 'lastName'),
    ...(row['firstName'] !== null && { givenName: row['firstName'] }),
    familyName: row['lastName'],
    phones: nodesAt(row, 'clientPhones').map(({ number }) => number),
    emails: [row['email']].filter((email) => email !== null),
    active: row['isActive'],
    tags: row['tags'],
    location: row['clinic'],
  };
}

function personAt(row: Row, path: string) {
  const id = at(row, `${path}.id`);
  return id === null ? undefined : { id, name: named(row, `${path}.firstName`, `${path}.lastName`) };
}

describe('Grafbase', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(grafbase)).toEqual([]);
  });

  it('lists clients and animals by id, page after page and backwards', async () => {
    const { query, server } = await visit({ cap: 50 });
    const read = (list: string, fields: string): Promise<Row[]> =>
      allPages(async (from) => {
        const after = from === null ? '' : `, after: "${from}"`;
        const answer = await query(
          `{ ${list}(first: 500${after}) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
        );
        const next = at(answer, `${list}.pageInfo.hasNextPage`) === true;
        return { rows: nodesAt(answer, list), next: next ? String(at(answer, `${list}.pageInfo.endCursor`)) : null };
      });
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    expect((await read('clients', clientFields)).map(clientOf)).toEqual(clients);
    const animals = await read('pets', 'id name species breed clientId client { id }');
    expect(animals.length).toBeGreaterThan(100);
    expect(
      animals.map(({ id, name, species, breed, clientId, client }) => {
        expect(at(client, 'id')).toBe(clientId);
        return { id, name, species, ...(breed !== null && { breed }), ...(clientId !== null && { clientId }) };
      }),
    ).toEqual((view.patients?.(server.practice) ?? []).map((row) => patientThrough(view, row)));
    const answer = await query(`{
      one: clients(first: 2) { edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
      back: clients(last: 2, before: "WzRd") { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } }
      sorted: clients(first: 3, orderBy: [{ lastName: ASC }, { firstName: DESC }]) { edges { node { id lastName } cursor } } }`);
    expect(answer['one']).toEqual({
      edges: [{ cursor: 'WzFd' }, { cursor: 'WzJd' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'WzFd', endCursor: 'WzJd' },
    });
    expect(idsAt(answer, 'back')).toEqual(['2', '3']);
    expect(at(answer, 'back.pageInfo')).toEqual({ hasNextPage: true, hasPreviousPage: true });
    const [first, ...rest] = rowsAt(answer, 'sorted.edges');
    const following = await query(
      `{ clients(first: 2, orderBy: [{ lastName: ASC }, { firstName: DESC }], after: "${String(first?.['cursor'])}") { edges { node { id } } } }`,
    );
    expect(idsAt(following, 'clients')).toEqual(rest.map((edge) => at(edge, 'node.id')));
  });

  it('gives everything where no limit is asked for, and refuses both ends and orders by other tables', async () => {
    const { query, post, server } = await visit();
    const answer = await query('{ clients { edges { node { id } } pageInfo { hasNextPage } } }');
    expect(idsAt(answer, 'clients')).toHaveLength(view.clients(server.practice).length);
    expect(at(answer, 'clients.pageInfo.hasNextPage')).toBe(false);
    const message = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await message('{ clients(first: 1, last: 1) { edges { cursor } } }')).toContain("can't be both defined");
    expect(await message('{ pets(orderBy: [{ client: { lastName: ASC } }]) { edges { cursor } } }')).toBe(
      'ordering type Pet with fieldclient, which does not exist',
    );
    expect(
      await message('{ clients(filter: { lastName: { eq: "Abel" }, city: { eq: "x" } }) { edges { cursor } } }'),
    ).toMatch(/exactly one|OneOf/i);
  });

  it('shows places with their zones, staff with who has left, and types of appointments', async () => {
    const { query } = await visit();
    const answer = await query(`{ clinics { edges { node { id name street city state postalCode timeZone
      staffAssignments { edges { node { staffMember { lastName } } } } } } }
      staffMembers { edges { node { id firstName lastName role isActive } } }
      appointmentTypes(filter: { isBookable: { eq: true } }) { edges { node { id name durationMinutes } } }
      appointmentType(lookup: { name: "Surgery" }) { durationMinutes }
      staffAssignment(lookup: { clinicIdStaffMemberId: { clinicId: "3", staffMemberId: 2 } }) { since staffMember { lastName } }
      timeBlocks { edges { node { title startsAt clinic { name } } } } }`);
    const { locations } = expectedSample(grafbase, day);
    expect(
      nodesAt(answer, 'clinics').map(({ id, name, street, city, state, postalCode, timeZone }) => {
        return { id, name, address: [street, city, state, postalCode].join(', '), timeZone };
      }),
    ).toEqual(locations);
    expect(nodesAt(answer, 'staffMembers')).toHaveLength(8);
    expect(nodesAt(answer, 'staffMembers').at(-1)).toMatchObject({ lastName: 'Bell', isActive: false });
    expect(nodesAt(answer, 'appointmentTypes')).toHaveLength(6);
    expect(answer['appointmentType']).toEqual({ durationMinutes: 90 });
    expect(at(answer, 'staffAssignment.staffMember.lastName')).toBe('Håkansson');
    expect(nodesAt(answer, 'timeBlocks')).toEqual([
      {
        title: 'Staff meeting',
        startsAt: '2026-11-17T17:00:00+00:00',
        clinic: { name: 'Harbor Street Animal Hospital' },
      },
    ]);
  });

  it('has the visits of a day, deleted ones with their mark', async () => {
    const { query } = await visit();
    const range = (hour: string): string =>
      `{ startsAt: { gte: "2026-11-17T${hour}:00:00Z" } }, { startsAt: { lt: "2026-11-18T00:00:00-${hour}:00" } }`;
    const lists = await query(
      `{ ${(
        [
          [1, '05'],
          [2, '07'],
          [3, '05'],
        ] as const
      )
        .map(
          ([place, hour]) => `p${String(place)}: appointments(
          filter: { ALL: [{ clinicId: { eq: "${String(place)}" } }, ${range(hour)}] }
          orderBy: [{ startsAt: ASC }]) { edges { node { ${visitFields} } } }`,
        )
        .join('\n')} }`,
    );
    const { appointments, mayOmit } = expectedSample(grafbase, day);
    const rows = ['p1', 'p2', 'p3'].flatMap((list) => nodesAt(lists, list));
    expect(rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)).toEqual(mayOmit);
    const shown = rows.map((row) => {
      const zone = String(at(row, 'clinic.timeZone'));
      expect(String(row['startsAt'])).toMatch(/^2026-11-1[78]T\d\d:\d\d:00\+00:00$/);
      return {
        id: row['id'],
        start: offsetText(Date.parse(String(row['startsAt'])), zone),
        end: offsetText(Date.parse(String(row['endsAt'])), zone),
        status: row['status'],
        reason: row['reason'] ?? undefined,
        patient: row['pet'] ?? undefined,
        client: personAt(row, 'client'),
        provider: personAt(row, 'staffMember'),
        location: { id: at(row, 'clinic.id'), name: at(row, 'clinic.name') },
      };
    });
    expect(appointments.length).toBeGreaterThan(20);
    const sorted = (some: readonly { readonly id?: unknown }[]): unknown =>
      some.toSorted((one, other) => Number(one.id) - Number(other.id));
    expect(sorted(shown)).toEqual(sorted(appointments));
  });

  it('filters by one field at a time, with LIKE as it is, nulls, lists and related rows', async () => {
    const { query, post } = await visit();
    const nodes = '{ edges { node { id } } }';
    const found = await query(`{
      whole: clients(filter: { lastName: { like: "Brien" } }) ${nodes}
      part: clients(filter: { lastName: { like: "%Brien%" } }) ${nodes}
      cased: clients(filter: { lastName: { like: "%brien%" } }) ${nodes}
      either: clients(filter: { ANY: [{ email: { eq: "zoe2@example.test" } }, { lastName: { in: ["Abel"] } }] }) ${nodes}
      none: clients(filter: { ALL: [{ id: { lt: 5 } }, { NONE: [{ isActive: { eq: true } }] }] }) ${nodes}
      others: clients(filter: { ALL: [{ id: { lte: 3 } }, { firstName: { not: { eq: "Zoë" } } }] }) ${nodes}
      phone: clients(filter: { clientPhones: { contains: { number: { like: "%555-0102" } } } }) ${nodes}
      tagged: clients(filter: { tags: { contains: ["Breeder"] } }, first: 1) { edges { node { tags } } }
      stray: pets(filter: { ALL: [{ species: { eq: "Feline" } }, { name: { like: "S_ray%" } }] }) { edges { node { name } } }
      owned: appointments(filter: { client: { lastName: { eq: "D'Angelo" } } }) { edges { node { reason } } }
      open: appointments(filter: { ALL: [{ status: { in: [CANCELLED] } }, { bookedBy: { not: { eq: "online" } } }] }) { edges { node { status cancelReason } } }
      unpaid: invoices(filter: { status: { ne: PAID } }, first: 1) { edges { node { total status appointment { status } } } } }`);
    expect(['whole', 'part', 'cased'].map((list) => idsAt(found, list))).toEqual([[], ['1', '8'], []]);
    expect(idsAt(found, 'either')).toEqual(['6', '8']);
    expect(idsAt(found, 'none')).toEqual(['4']);
    // As in SQL, a name that isn't there is not unlike another either.
    expect(idsAt(found, 'others')).toEqual(['2']);
    expect(idsAt(found, 'phone')).toEqual(['1']);
    expect(JSON.stringify(found['tagged'])).toContain('Breeder');
    expect(nodesAt(found, 'stray')).toEqual([{ name: 'Stray tabby' }]);
    expect(nodesAt(found, 'owned')).toContainEqual({ reason: 'Picks up medication' });
    expect(new Set(nodesAt(found, 'open').map(({ cancelReason }) => cancelReason))).toEqual(new Set(['Client called']));
    expect(String(at(nodesAt(found, 'unpaid')[0], 'total'))).toMatch(/^\d+\.50$/);
    const one = await query(`{ client(lookup: { email: "zoe.obrien@example.test" }) { id }
      gone: client(lookup: { id: 41 }) { id } appointment(lookup: { id: "1" }) { id bookedBy } }`);
    expect(one).toMatchObject({ client: { id: '1' }, gone: null, appointment: { id: '1' } });
    const odd = await post('{ appointments(filter: { startsAt: { gt: "soon" } }) { edges { cursor } } }');
    expect(odd.body.errors?.[0]?.message).toContain('invalid input syntax');
  });
});
