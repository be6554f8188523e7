import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';

/** Columns of an account that a desk needs. */
export const acctFields = `acct_no forenames surname email phones { seq_no phone_type_cd phone_no } acct_grps { descr }
  inactive last_visit_date bus_unit { bu_cd bu_name }`;
/** Those of an animal. */
export const anmlFields = 'anml_no anml_name species { descr } breed { descr } acct_no deceased inactive';
/** Those of an appointment. */
export const apptFields = `appt_id appt_date start_time end_time status_cd reason_txt bus_unit { bu_cd bu_name tz }
  col { col_id col_hdg } acct { acct_no forenames surname } anmls { seq_no anml { anml_no anml_name } }`;
const named = (row: unknown): string => [at(row, 'forenames'), at(row, 'surname')].filter(Boolean).join(' ');
const text = (value: unknown): string => String(value);

/** All rows of a list that comes in pages. */
export function listed(query: RunQuery, list: string, fields: string, args = ''): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const page = from ?? '1';
    const answer = await query(`{ ${list}(${args} page_no: ${page}) { rows { ${fields} } page_cnt } }`);
    const next = Number(page) < Number(at(answer, `${list}.page_cnt`)) ? String(Number(page) + 1) : null;
    return { rows: rowsAt(answer, `${list}.rows`), next };
  });
}

function clientFrom(row: Row): Row {
  return {
    id: text(row['acct_no']),
    name: named(row),
    ...(row['forenames'] !== null && { givenName: row['forenames'] }),
    familyName: row['surname'],
    phones: rowsAt(row, 'phones').map(({ phone_no: number }) => number),
    emails: row['email'] === null ? [] : [row['email']],
    active: row['inactive'] === false,
    tags: rowsAt(row, 'acct_grps').map(({ descr }) => descr),
    ...(row['last_visit_date'] !== null && { lastVisit: row['last_visit_date'] }),
    location: { id: at(row, 'bus_unit.bu_cd'), name: at(row, 'bus_unit.bu_name') },
  };
}

function patientFrom(row: Row): Row {
  return {
    id: text(row['anml_no']),
    name: row['anml_name'],
    species: at(row, 'species.descr'),
    ...(row['breed'] !== null && { breed: at(row, 'breed.descr') }),
    ...(row['acct_no'] !== null && { clientId: text(row['acct_no']) }),
  };
}

function appointmentFrom(row: Row, words: ReadonlyMap<unknown, unknown>): Row {
  const zone = text(at(row, 'bus_unit.tz'));
  const wall = (date: string, field: string): number => instantOfWall(`${date}T${text(row[field])}`, zone);
  const date = text(row['appt_date']);
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  const isOver = text(row['end_time']) < text(row['start_time']);
  const animal = at(row, 'anmls.0.anml');
  return {
    id: text(row['appt_id']),
    start: offsetText(wall(date, 'start_time'), zone),
    end: offsetText(wall(isOver ? next : date, 'end_time'), zone),
    status: words.get(row['status_cd']),
    ...(row['reason_txt'] !== null && { reason: row['reason_txt'] }),
    ...(animal !== null && { patient: { id: text(at(animal, 'anml_no')), name: at(animal, 'anml_name') } }),
    ...(row['acct'] !== null && { client: { id: text(at(row, 'acct.acct_no')), name: named(row['acct']) } }),
    ...(row['col'] !== null && { provider: { id: text(at(row, 'col.col_id')), name: at(row, 'col.col_hdg') } }),
    location: { id: at(row, 'bus_unit.bu_cd'), name: at(row, 'bus_unit.bu_name') },
  };
}

/** A day as a careful person would write it down. */
export async function sampleOf(query: RunQuery, date: string): Promise<object> {
  const lists = await query(`{ bus_units { bu_cd bu_name addr_1 addr_2 town county post_cd tz }
    code_vals(grp_cd: "APST") { code descr inactive } }`);
  const words = new Map(rowsAt(lists, 'code_vals').map(({ code, descr }) => [code, descr]));
  const units = rowsAt(lists, 'bus_units');
  const books: Row[] = [];
  for (const { bu_cd: unit } of units) {
    const args = `bu_cd: "${text(unit)}" date_from: "${date}" date_to: "${date}"`;
    // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
    books.push(...(await listed(query, 'diary_appts', apptFields, args)));
  }
  const [accts, anmls] = [await listed(query, 'accts', acctFields), await listed(query, 'anmls', anmlFields)];
  return {
    locations: units.map((row) => ({
      id: row['bu_cd'],
      name: row['bu_name'],
      address: ['addr_1', 'addr_2', 'town', 'county', 'post_cd'].map((part) => text(row[part] ?? '')).join(', '),
      timeZone: row['tz'],
    })),
    clients: accts.slice(0, 5).map(clientFrom),
    patients: anmls.slice(0, 5).map(patientFrom),
    appointments: books.map((row) => appointmentFrom(row, words)),
  };
}
