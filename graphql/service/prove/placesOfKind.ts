import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { AppointmentFields, ClientFields, LocationFields, Operation } from '../serviceMap.ts';
import { asText, readText, valueAt } from '../sources.ts';
import { type ProofSession, setOperation } from './proofSession.ts';
import { linkedIds } from './judgeLink.ts';

/** One place that fewer rows lead to may be of its kind by chance. */
const fewestLinks = 12;
const kindWords: ReadonlySet<string> = new Set(['kind', 'type', 'category', 'level', 'physical type']);

/**
 * A hospital may list its wards, rooms and beds among its places. Where all that clients and appointments lead to are of
 * one kind, and others are listed beside, only that kind is shown.
 */
export function keepPlacesOfKind(session: ProofSession): void {
  const { schema, lists } = session;
  const [places, clients, appointments] = [lists.get('locations'), lists.get('clients'), lists.get('appointments')];
  const type = places && rowType(schema, places.operation);
  if (!places || !type) return;
  // Sound: lists are read by the fields of what they list.
  const operation = places.operation as Operation<LocationFields>;
  if (operation.fields.hidden) return;
  const links = [
    ...linkedIds(clients?.rows ?? [], (clients?.operation.fields as ClientFields | undefined)?.location),
    ...linkedIds(appointments?.rows ?? [], (appointments?.operation.fields as AppointmentFields | undefined)?.location),
  ];
  const ids = new Set(links);
  const linked = places.rows.filter((row) => ids.has(readText(row, operation.fields.id) ?? ''));
  if (linked.length === 0 || (linked.length === 1 && links.length < fewestLinks)) return;
  for (const { path, kind, words } of contentsOf(schema, type).leaves) {
    if (path.length > 1 || (kind !== 'enum' && kind !== 'text') || !kindWords.has(words.join(' '))) continue;
    const [only, another] = new Set(linked.map((row) => asText(valueAt(row, path))));
    const isMixed = places.rows.some((row) => asText(valueAt(row, path)) !== only);
    if (only === undefined || only === null || another !== undefined || !isMixed) continue;
    const hidden = { kind: 'otherThan', path, words: { [only]: true } } as const;
    setOperation(session, 'locations', { ...operation, fields: { ...operation.fields, hidden } });
    return;
  }
}
