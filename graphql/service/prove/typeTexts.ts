import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, linkedAt, readText, readValue } from '../sources.ts';

/** Fewer visits may well be about what their type is called. */
const fewestVisits = 12;

/** Whether what is read as the reason names the type of each visit: a description of the type, and no reason to come. */
export function reasonNamesType({ fields }: Operation<object>, rows: readonly unknown[]): boolean {
  const { reason, type } = fields as Partial<AppointmentFields>;
  if (!reason || !type) return false;
  const names = rows.flatMap((row) => {
    const linked = linkedAt(row, type);
    const text = asText(readValue(row, reason));
    const name = linked === null ? null : readText(linked, type.fields.name);
    return text === null || name === null || name === '' ? [] : [text !== name && text.includes(name)];
  });
  return names.length >= fewestVisits && names.every((each) => each);
}
