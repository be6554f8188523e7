import { addDays } from '../../graphql/demo/zoneTime.ts';
import type { RunQuery } from './dialectRequests.ts';
import {
  allPages,
  appointmentsFrom,
  at,
  type HandRead,
  type HandReader,
  named,
  type Row,
  rowsAt,
} from './readByHand.ts';

async function journey(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(
    `{ patients(pagination: { page: 1, pageSize: 5 }) { data { id fullName labels { text } } } }`,
  );
  const rows = await allPages(async (from) => {
    const number = Number(from ?? '1');
    const page = await runQuery(
      `query($page: Int) { bookings(dateRange: { start: "${addDays(day, -1)}T12:00:00Z", end: "${addDays(day, 2)}T12:00:00Z" },
        pagination: { page: $page, pageSize: 100 }, options: { includeDeleted: true }) {
        data { id start deleted bookingJourney { arrived consultation departed dna } location { timezone } }
        pageInfo { hasMore } } }`,
      { page: number },
    );
    return {
      rows: rowsAt(page, 'bookings.data'),
      next: at(page, 'bookings.pageInfo.hasMore') === true ? String(number + 1) : null,
    };
  });
  return {
    clients: rowsAt(data, 'patients.data').map((row) => ({
      id: row['id'],
      name: String(row['fullName']),
      tags: rowsAt(row, 'labels').map(({ text }) => text),
    })),
    patients: [],
    appointments: appointmentsFrom(rows, { start: 'start', zone: 'location.timezone' }, statusOfJourney),
  };
}

function statusOfJourney(row: Row): unknown {
  if (row['deleted'] === true) return 'deleted';
  return (
    ['departed', 'consultation', 'arrived', 'dna'].find((step) => at(row, `bookingJourney.${step}`) !== null) ?? null
  );
}

async function tables(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(`{
    clients(limit: 5) { id first_name last_name last_visit_on } patients(limit: 5) { id name }
    appointments(where: { appointment_date: { _eq: "${day}" }, deleted_at: { _is_null: true } }, order_by: [{ start_time: asc }])
      { id appointment_date start_time status location { time_zone } patient { name } } }`);
  const rows = rowsAt(data, 'appointments').map((row) => ({
    ...row,
    start: `${String(row['appointment_date'])}T${String(row['start_time'])}`,
  }));
  return {
    clients: rowsAt(data, 'clients').map((row) => ({
      id: row['id'],
      name: named(row, 'first_name', 'last_name'),
      lastVisit: row['last_visit_on'],
    })),
    patients: rowsAt(data, 'patients').map((row) => ({ id: row['id'], name: row['name'] })),
    appointments: appointmentsFrom(
      rows,
      { start: 'start', zone: 'location.time_zone', patient: 'patient.name' },
      (row) => row['status'],
    ),
  };
}

async function tokens(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(
    `{ listClients(limit: 5) { items { id name } } listPets(limit: 5) { items { id name } } }`,
  );
  const rows = await allPages(async (nextToken) => {
    const page = await runQuery(
      `query($nextToken: String) { listAppointments(filter: { date: { eq: "${day}" } }, limit: 50, nextToken: $nextToken) {
        items { id date startTime status _deleted clinic { timezone } pet { name } } nextToken } }`,
      { nextToken },
    );
    const next = at(page, 'listAppointments.nextToken');
    return { rows: rowsAt(page, 'listAppointments.items'), next: typeof next === 'string' ? next : null };
  });
  const kept = rows
    .filter((row) => row['_deleted'] !== true)
    .map((row) => ({ ...row, start: `${String(row['date'])}T${String(row['startTime'])}` }));
  return {
    clients: rowsAt(data, 'listClients.items').map((row) => ({ id: row['id'], name: String(row['name']) })),
    patients: rowsAt(data, 'listPets.items').map((row) => ({ id: row['id'], name: row['name'] })),
    appointments: appointmentsFrom(
      kept,
      { start: 'start', zone: 'clinic.timezone', patient: 'pet.name' },
      (row) => row['status'],
    ),
  };
}

async function registry(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(`{
    sites { payload { ref } }
    parties(window: { take: 5 }) { payload { rows { ref label } } }
    animals(window: { take: 5 }) { payload { rows { ref callName } } } }`);
  const days = await Promise.all(
    rowsAt(data, 'sites.payload').map(({ ref }) =>
      runQuery(
        `query($ref: ID!) { calendar(siteRef: $ref) {
          slots(from: "${day}T00:00", until: "${addDays(day, 1)}T00:00", withVoided: true, window: { take: 50 }) {
            payload { rows { ref beginsAt isConfirmed hasArrived isUnderway isFinished isVoided didNotCome
              site { tz } animal { callName } } } } } }`,
        { ref },
      ),
    ),
  );
  // From the last step to the first: earlier ones stay true.
  const flags = ['isVoided', 'didNotCome', 'isFinished', 'isUnderway', 'hasArrived', 'isConfirmed'];
  return {
    clients: rowsAt(data, 'parties.payload.rows').map((row) => ({ id: row['ref'], name: String(row['label']) })),
    patients: rowsAt(data, 'animals.payload.rows').map((row) => ({ id: row['ref'], name: row['callName'] })),
    appointments: appointmentsFrom(
      days.flatMap((answer) => rowsAt(answer, 'calendar.slots.payload.rows')),
      { id: 'ref', start: 'beginsAt', zone: 'site.tz', patient: 'animal.callName' },
      (row) => flags.find((flag) => row[flag] === true) ?? null,
    ),
  };
}

async function tierpraxis(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(`{
    tierhalter(auchInaktive: true, proSeite: 5) {
      eintraege { id vorname nachname schlagworte letzterBesuch stammStandort { id } } }
    tiere(proSeite: 5) { eintraege { id rufname } }
    termine(vonTag: "${day}", bisTag: "${day}", mitAbgesagten: true, proSeite: 60) {
      eintraege { id tag beginn zustand standort { zeitzone } tier { rufname } } } }`);
  const rows = rowsAt(data, 'termine.eintraege').map((row) => ({
    ...row,
    start: `${String(row['tag'])}T${String(row['beginn'])}`,
  }));
  return {
    clients: rowsAt(data, 'tierhalter.eintraege').map((row) => ({
      id: row['id'],
      name: named(row, 'vorname', 'nachname'),
      tags: row['schlagworte'],
      lastVisit: row['letzterBesuch'],
      location: at(row, 'stammStandort.id'),
    })),
    patients: rowsAt(data, 'tiere.eintraege').map((row) => ({ id: row['id'], name: row['rufname'] })),
    appointments: appointmentsFrom(
      rows,
      { start: 'start', zone: 'standort.zeitzone', patient: 'tier.rufname' },
      (row) => row['zustand'],
    ),
  };
}

async function ledger(runQuery: RunQuery, day: string): Promise<HandRead> {
  const data = await runQuery(`{
    locLst { rows { locCd } }
    custLst(inp: { pgSz: 5 }) { rows { custNo fstNm lstNm } }
    anmlLst(inp: { pgSz: 5 }) { rows { anmlNo anmlNm } } }`);
  const dt = day.replaceAll('-', '');
  const days = await Promise.all(
    rowsAt(data, 'locLst.rows').map(({ locCd }) =>
      runQuery(
        `query($locCd: ID!) { apptBk(locCd: $locCd, dt: "${dt}", inclCx: true) {
          rows { apptNo dt tm stCd loc { tzNm } anml { anmlNm } } } }`,
        { locCd },
      ),
    ),
  );
  const rows = days
    .flatMap((answer) => rowsAt(answer, 'apptBk.rows'))
    .map((row) => ({ ...row, start: `${day}T${String(row['tm']).replace(/(..)(..)/, '$1:$2')}` }));
  return {
    clients: rowsAt(data, 'custLst.rows').map((row) => ({ id: row['custNo'], name: named(row, 'fstNm', 'lstNm') })),
    patients: rowsAt(data, 'anmlLst.rows').map((row) => ({ id: row['anmlNo'], name: row['anmlNm'] })),
    appointments: appointmentsFrom(
      rows,
      { id: 'apptNo', start: 'start', zone: 'loc.tzNm', patient: 'anml.anmlNm' },
      (row) => row['stCd'],
    ),
  };
}

/** Readers of the remaining dialects, the invented ones among them. */
export const moreHandReaders: Readonly<Record<string, HandReader>> = {
  journey,
  tables,
  tokens,
  registry,
  tierpraxis,
  ledger,
};
