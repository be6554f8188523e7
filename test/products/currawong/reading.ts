import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { allPages, at, nodesAt, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { bookingFields } from './fields.ts';

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** A household as a person would write her client down. */
export function clientFrom(row: Row): Row {
  const contacts = rowsAt(row, 'contactMethods');
  return given({
    id: row['id'],
    name: row['name'],
    givenName: at(row, 'primaryCarer.name.given'),
    familyName: at(row, 'primaryCarer.name.family'),
    phones: contacts.flatMap(({ number }) => number ?? []),
    emails: contacts.flatMap(({ email }) => email ?? []),
    active: row['standing'] === 'ACTIVE',
    tags: rowsAt(row, 'flags').map(({ name }) => name),
    lastVisit: row['lastVisitedOn'],
    location: row['homeSite'],
  });
}

/** An animal, likewise. */
export function patientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['name'],
    species: at(row, 'species.name'),
    breed: at(row, 'breed.name'),
    clientId: at(row, 'household.id'),
  });
}

/** A booking, likewise. */
export function appointmentFrom(row: Row): Row {
  const site = at(row, 'slot.site');
  const plain = (field: string): string =>
    String(at(row, `slot.${field}`)).replace(`[${String(at(site, 'timeZone'))}]`, '');
  return given({
    id: row['id'],
    start: plain('starts'),
    end: plain('ends'),
    status: row['status'],
    reason: row['presentingProblem'],
    patient: row['animal'],
    client: row['household'],
    provider: row['ledBy'] === null ? null : { id: at(row, 'ledBy.id'), name: at(row, 'ledBy.name.full') },
    location: { id: at(site, 'id'), name: at(site, 'name') },
  });
}

/** All nodes of a connection, page by page. */
export function listed(query: RunQuery, path: string, fields: string, args = '', first = 20): Promise<readonly Row[]> {
  const [group = '', list = ''] = path.split('.');
  return allPages(async (after) => {
    const call = `first: ${String(first)}${after === null ? '' : `, after: "${after}"`}${args === '' ? '' : `, ${args}`}`;
    const answer = await query(
      `{ ${group} { ${list}(${call}) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } } }`,
    );
    const info = at(answer, `${path}.pageInfo`);
    return {
      rows: nodesAt(answer, path),
      next: at(info, 'hasNextPage') === true ? String(at(info, 'endCursor')) : null,
    };
  });
}

/** All bookings of some days. */
export function booked(query: RunQuery, from: string, to = from, args = ''): Promise<readonly Row[]> {
  return listed(query, 'diary.bookings', bookingFields, `window: { from: "${from}", to: "${to}" }${args}`);
}
