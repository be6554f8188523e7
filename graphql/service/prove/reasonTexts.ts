import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, linkedAt, readText, readValue } from '../sources.ts';
import { foldText } from '../text.ts';

/** Fewer visits may well be about what their type is called, but not about the names of the clients. */
const fewestVisits = { type: 6, client: 3 };

/**
 * Whether what is read as the reason is no reason to come: it names the type of each visit, as its description does, or the
 * client, as the title in a calendar does.
 */
export function namesTypeOrClient({ fields }: Operation<object>, rows: readonly unknown[]): boolean {
  const { reason, type, client } = fields as Partial<AppointmentFields>;
  if (!reason) return false;
  const holds = (
    link: typeof type | typeof client,
    fewest: number,
    share: number,
    isNamed: (text: string, name: string) => boolean,
  ): boolean => {
    const named = rows.flatMap((row) => {
      const linked = link ? linkedAt(row, link) : null;
      const text = asText(readValue(row, reason));
      const name = link && linked !== null ? readText(linked, link.fields.name) : null;
      return text === null || name === null || name === '' ? [] : [isNamed(text, name)];
    });
    return named.length >= fewest && named.filter((each) => each).length >= share * named.length;
  };
  // Some write a client's name otherwise in the calendar, or keep an older one there.
  return (
    holds(type, fewestVisits.type, 1, (text, name) => text !== name && text.includes(name)) ||
    holds(client, fewestVisits.client, 0.9, namesPerson)
  );
}

/** Whether a text holds every part of a person's name, in any order and case. */
function namesPerson(text: string, name: string): boolean {
  const parts = foldText(name).split(/\s+/);
  return parts.every((part) => foldText(text).includes(part));
}
