import { addDays } from '../../graphql/demo/zoneTime.ts';
import type { RunQuery } from './dialectRequests.ts';
import {
  allPages,
  appointmentsFrom,
  at,
  type HandRead,
  type HandReader,
  named,
  nodesAt,
  rowsAt,
} from './readByHand.ts';

// Wide enough for every zone; what is of another day is left out afterwards.
function windowAround(day: string): { from: string; to: string } {
  return {
    from: `${addDays(day, -1)}T12:00:00Z`,
    to: `${addDays(day, 2)}T12:00:00Z`,
  };
}

async function literal(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(
    `{ getClients(limit: 5) { id firstName lastName } getPatients(limit: 5) { id name } locations { id } }`,
  );
  const { from, to } = windowAround(day);
  const days = await Promise.all(
    rowsAt(data, 'locations').map(({ id }) =>
      runQuery(
        `query($id: ID!) { getAppointments(locationId: $id, start: "${from}", end: "${to}", limit: 200)
          { id start status location { timeZone } patient { name } } }`,
        { id },
      ),
    ),
  );
  const rows = days.flatMap((answer) => rowsAt(answer, 'getAppointments'));
  return {
    clients: rowsAt(data, 'getClients').map((row) => ({ id: row['id'], name: named(row, 'firstName', 'lastName') })),
    patients: rowsAt(data, 'getPatients').map((row) => ({ id: row['id'], name: row['name'] })),
    appointments: appointmentsFrom(
      rows,
      { start: 'start', zone: 'location.timeZone', patient: 'patient.name' },
      (row) => row['status'],
    ),
  };
}

async function minimal(runQuery: RunQuery): Promise<HandRead> {
  const data = await runQuery(`{ getClients(limit: 5) { id name } }`);
  const clients = rowsAt(data, 'getClients').map((row) => ({ id: row['id'], name: String(row['name']) }));
  return { clients, patients: [], appointments: [] };
}

async function mixed(runQuery: RunQuery, day: string): Promise<HandRead> {
  const { from, to } = windowAround(day);
  const data = await runQuery(`{
    clients(limit: 5) { id name tags primaryLocationId } patients(limit: 5) { id name }
    appointments(start: "${from}", end: "${to}", includeCompleted: true, limit: 200)
      { id start status location { timezone } patient { name } } }`);
  return {
    clients: rowsAt(data, 'clients').map((row) => ({
      id: row['id'],
      name: String(row['name']),
      tags: row['tags'],
      location: row['primaryLocationId'],
    })),
    patients: rowsAt(data, 'patients').map((row) => ({ id: row['id'], name: row['name'] })),
    appointments: appointmentsFrom(
      rowsAt(data, 'appointments'),
      { start: 'start', zone: 'location.timezone', patient: 'patient.name' },
      (row) => row['status'],
    ),
  };
}

async function relay(runQuery: RunQuery, day: string): Promise<HandRead> {
  const { from, to } = windowAround(day);
  const data = await runQuery(
    `{ clients(first: 5) { edges { node { id displayName } } } patients(first: 5) { edges { node { id name } } } }`,
  );
  const rows = await allPages(async (after) => {
    const page = await runQuery(
      `query($after: String) { appointments(first: 50, after: $after, startsAfter: "${from}", startsBefore: "${to}") {
        edges { node { id startsAt state practiceLocation { timeZone } patient { name } } }
        pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    const more = at(page, 'appointments.pageInfo.hasNextPage') === true;
    return {
      rows: nodesAt(page, 'appointments'),
      next: more ? String(at(page, 'appointments.pageInfo.endCursor')) : null,
    };
  });
  return {
    clients: nodesAt(data, 'clients').map((row) => ({ id: row['id'], name: String(row['displayName']) })),
    patients: nodesAt(data, 'patients').map((row) => ({ id: row['id'], name: row['name'] })),
    appointments: appointmentsFrom(
      rows,
      { start: 'startsAt', zone: 'practiceLocation.timeZone', patient: 'patient.name' },
      (row) => row['state'],
    ),
  };
}

// The service names no zones; the person at the desk knows them.
function zoneOfPlaceName(name: unknown): string {
  return name === 'Summit Pet Clinic' ? 'America/Denver' : 'America/New_York';
}

async function people2024(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(`{ users(page_size: 5) { id full_name }
    appointments(startDate: "${addDays(day, -1)}", endDate: "${addDays(day, 1)}", filter: "all", is_org: true,
      with_all_statuses: true, include_blockers: false) { id date pm_status location } }`);
  const rows = rowsAt(data, 'appointments').map((row) => ({
    ...row,
    zone: zoneOfPlaceName(row['location']),
    start: String(row['date']).replace(/^(\S+) (\S+) (\S{3})(\S{2})$/, '$1T$2$3:$4'),
  }));
  return {
    clients: rowsAt(data, 'users').map((row) => ({ id: row['id'], name: String(row['full_name']) })),
    patients: [],
    appointments: appointmentsFrom(rows, { start: 'start', zone: 'zone' }, (row) => row['pm_status']),
  };
}

async function people2026(runQuery: RunQuery, day: string): Promise<HandRead> {
  const { from, to } = windowAround(day);
  const data = await runQuery(
    `{ users(first: 5) { nodes { id full_name } } petProfiles(first: 5) { nodes { id name } } }`,
  );
  const rows = await allPages(async (after) => {
    const page = await runQuery(
      `query($after: String) { appointments(first: 20, after: $after, startDate: "${from}", endDate: "${to}", filter: "all",
        is_org: true, with_all_statuses: true, include_blockers: false) {
        nodes { id date pm_status location pet_profile { name } } page_info { has_next_page end_cursor } } }`,
      { after },
    );
    const more = at(page, 'appointments.page_info.has_next_page') === true;
    return {
      rows: rowsAt(page, 'appointments.nodes'),
      next: more ? String(at(page, 'appointments.page_info.end_cursor')) : null,
    };
  });
  const zoned = rows.map((row) => ({ ...row, zone: zoneOfPlaceName(row['location']) }));
  return {
    clients: rowsAt(data, 'users.nodes').map((row) => ({ id: row['id'], name: String(row['full_name']) })),
    patients: rowsAt(data, 'petProfiles.nodes').map((row) => ({ id: row['id'], name: row['name'] })),
    appointments: appointmentsFrom(
      zoned,
      { start: 'date', zone: 'zone', patient: 'pet_profile.name' },
      (row) => row['pm_status'],
    ),
  };
}

/** Readers of the dialects of the dialects page that answer by rows and pages. */
export const handReaders: Readonly<Record<string, HandReader>> = {
  literal,
  minimal,
  mixed,
  relay,
  people2024,
  people2026,
};
