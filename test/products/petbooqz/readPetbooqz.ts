import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';

/** What is read of a client. */
export const clientFields = 'client_id active firstname lastname mobile phone email client_practice';
const patientFields = 'patient_id client_id patientname species breed';
/** What is read of a slot. */
export const slotFields = `slot_id datetime duration status reason calendar
  client { client_id firstname lastname } patient { patient_id patientname }
  staff { staffcode firstname lastname } practice { PracticeCode PracticeName Timezone }`;
const present = (...values: readonly unknown[]): readonly unknown[] => values.filter((value) => value !== null);
const named = (row: unknown): string => present(at(row, 'firstname'), at(row, 'lastname')).join(' ');

/** The time of day of a slot, as free times are written. */
export function clockOf(datetime: unknown): string {
  const [hour = 0, minute = 0] = String(datetime).slice(11, 16).split(':').map(Number);
  return `${String(hour % 12 || 12)}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** All rows of a list, page by page. */
export function listed(query: RunQuery, list: string, fields: string, size: number): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const answer = await query(`{ ${list}(limit: ${String(size)}, offset: ${from ?? '0'}) { ${fields} } }`);
    const rows = rowsAt(answer, list);
    return { rows, next: rows.length < size ? null : String(Number(from ?? '0') + size) };
  });
}

/** A client as a person would write her down. */
export function clientFrom(row: Row, practices: readonly Row[]): Row {
  const home = practices.find(({ PracticeCode }) => PracticeCode === row['client_practice']);
  return {
    id: row['client_id'],
    name: named(row),
    ...(row['firstname'] !== null && { givenName: row['firstname'] }),
    familyName: row['lastname'],
    phones: present(row['mobile'], row['phone']),
    emails: present(row['email']),
    active: row['active'],
    tags: [],
    location: { id: home?.['PracticeCode'], name: home?.['PracticeName'] },
  };
}

/** An appointment as a person would write it down. */
export function slotFrom(row: Row): Row {
  const zone = String(at(row, 'practice.Timezone'));
  const start = instantOfWall(String(row['datetime']).replace(' ', 'T'), zone);
  return {
    id: row['slot_id'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['duration']) * 60_000, zone),
    status: row['status'],
    reason: row['reason'],
    ...(row['client'] !== null && { client: { id: at(row, 'client.client_id'), name: named(row['client']) } }),
    ...(row['patient'] !== null && {
      patient: { id: at(row, 'patient.patient_id'), name: at(row, 'patient.patientname') },
    }),
    ...(row['staff'] !== null && { provider: { id: at(row, 'staff.staffcode'), name: named(row['staff']) } }),
    location: { id: at(row, 'practice.PracticeCode'), name: at(row, 'practice.PracticeName') },
  };
}

/** What a person who reads the schema writes down of a day. */
export async function readDay(query: RunQuery, date: string): Promise<Row> {
  const answer = await query(
    `query($dates: [String!]!) {
      practices { PracticeCode PracticeName Address Suburb State Postcode Timezone }
      clients(limit: 5) { ${clientFields} } patients(limit: 5) { ${patientFields} } daybook(dates: $dates) { ${slotFields} } }`,
    { dates: [date] },
  );
  const practices = rowsAt(answer, 'practices');
  return {
    locations: practices.map((row) => ({
      id: row['PracticeCode'],
      name: row['PracticeName'],
      address: ['Address', 'Suburb', 'State', 'Postcode'].map((field) => row[field]).join(', '),
      timeZone: row['Timezone'],
    })),
    clients: rowsAt(answer, 'clients').map((row) => clientFrom(row, practices)),
    patients: rowsAt(answer, 'patients').map((row) => ({
      id: row['patient_id'],
      name: row['patientname'],
      species: row['species'],
      breed: row['breed'],
      clientId: row['client_id'],
    })),
    appointments: rowsAt(answer, 'daybook').map(slotFrom),
  };
}
