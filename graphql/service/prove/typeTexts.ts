import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, linkedAt, readText, readValue } from '../sources.ts';

/** Fewer visits may well be about what their type is called. */
const fewestVisits = 12;

/**
 * A description that names the type of each visit, or repeats a text of it, is that of the type: no reason for which this
 * client comes.
 */
export function withoutTypeTexts(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const { reason, type, ...fields } = operation.fields as Partial<AppointmentFields>;
  if (!reason || !type) return operation;
  const repeats = rows.flatMap((row) => {
    const linked = linkedAt(row, type);
    const text = asText(readValue(row, reason));
    const name = linked === null ? null : readText(linked, type.fields.name);
    return text === null || name === null || name === '' ? [] : [text !== name && text.includes(name)];
  });
  return repeats.length >= fewestVisits && repeats.every((each) => each)
    ? { ...operation, fields: { ...fields, type } }
    : operation;
}
