import { offsetText } from '../../dialects/clock.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import type { ProductVisit } from '../queryProduct.ts';

/** For tests: what is asked of a client. */
export const clientFields: string = `id firstName lastName email alternateEmail mobilePhone homePhone homePhoneNew workPhone
  otherPhone balance active deleted tags { name } business { id name } address { street1 city }`;

/** For tests: what is asked of an appointment. */
export const appointmentFields: string = `id businessId business { id name timezone } type { name } scheduledStartDatetime
  scheduledEndDatetime status confirmed reason deleted patient { id name } client { id firstName lastName }
  provider { id firstName lastName } cancellationReason`;

/** For tests: all rows of a list, page by page. */
export function listOf({ query }: ProductVisit, list: string, args: string, fields: string): Promise<readonly Row[]> {
  let offset = 0;
  return allPages(async () => {
    const answer = await query(
      `{ ${list}(${args} limit: 30, offset: ${String(offset)}) { totalCount data { ${fields} } } }`,
    );
    const rows = rowsAt(answer, `${list}.data`);
    offset += rows.length;
    return { rows, next: offset < Number(at(answer, `${list}.totalCount`)) ? String(offset) : null };
  });
}

/** A person or place of a row by id and name; nothing where there is none. */
const named = (row: Row, field: string): object => {
  const value = at(row, field);
  if (value === null) return {};
  const parts = [at(value, 'firstName'), at(value, 'lastName')].filter((part) => typeof part === 'string');
  return { [field]: { id: at(value, 'id'), name: at(value, 'name') ?? parts.join(' ') } };
};

/** For tests: appointments as a careful person would show them, by start. */
export function shownAppointments(rows: readonly Row[]): readonly Row[] {
  return rows
    .map((row) => {
      const zone = String(at(row, 'business.timezone'));
      return {
        id: row['id'],
        start: offsetText(Date.parse(String(row['scheduledStartDatetime'])), zone),
        end: offsetText(Date.parse(String(row['scheduledEndDatetime'])), zone),
        status: row['status'],
        ...(row['reason'] !== null && { reason: row['reason'] }),
        ...named(row, 'patient'),
        ...named(row, 'client'),
        ...named(row, 'provider'),
        location: at(named(row, 'business'), 'business'),
      };
    })
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}
