import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { nameParts } from '../match/values/nameFields.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, type Link, linkedAt, readText, type Source, valueAt } from '../sources.ts';
import { maxDepth } from '../depth.ts';
import { foldText } from '../text.ts';
import { isRecord } from '../json.ts';
import { type ProofSession, setOperation } from './proofSession.ts';

type Named = { readonly name: Source };

/**
 * People by their whole names, where what is called a display name is no more than the first, or turned: in the lists of
 * clients and staff, and where appointments lead to them.
 */
export function showFullNames(session: ProofSession): void {
  for (const concept of ['clients', 'providers', 'appointments'] as const) {
    const list = session.lists.get(concept);
    if (list) setOperation(session, concept, withFullNames(session.schema, list.operation, list.rows));
  }
  nameCompanies(session);
}

/** A company that is a client is called so in its appointments as well. */
function nameCompanies(session: ProofSession): void {
  const [clients, appointments] = [session.lists.get('clients'), session.lists.get('appointments')];
  if (!clients || !appointments) return;
  const { name } = clients.operation.fields as Partial<Named>;
  // Sound: the list of appointments is read by an appointment's fields.
  const { client, ...fields } = appointments.operation.fields as AppointmentFields;
  if (name?.kind !== 'join' || !name.otherwise || client?.fields.name.kind !== 'join') return;
  const type = rowType(session.schema, appointments.operation, client.path);
  if (type === null || type.name !== clients.choice.type) return;
  const named = { ...client, fields: { ...client.fields, name } };
  setOperation(session, 'appointments', {
    ...appointments.operation,
    fields: { ...fields, client: named },
  });
}

function withFullNames(schema: SchemaModel, operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const type = rowType(schema, operation);
  const own = isNamed(operation.fields) ? fullName(schema, type, operation.fields, rows) : null;
  const fields = Object.entries(operation.fields).map(([field, part]: [string, unknown]) => {
    if (!isLink(part)) return [field, part];
    const led = rows.map((row) => linkedAt(row, part)).filter(isRecord);
    const name = fullName(schema, rowType(schema, operation, part.path), part.fields, led);
    return [field, name ? { ...part, fields: { ...part.fields, name } } : part];
  });
  return { ...operation, fields: { ...Object.fromEntries(fields), ...(own && { name: own }) } };
}

/**
 * The given and the family name, where the name in use is empty, the given one alone, or turned as in an index, `Brown,
 * Ada`; null where it is whole.
 */
function fullName(
  schema: SchemaModel,
  type: TypeModel | null,
  { name }: Named,
  rows: readonly unknown[],
): Source | null {
  const { given, family } = type ? nameParts({ schema, type, levels: maxDepth }) : {};
  if (!given || !family || name.kind !== 'path') return null;
  const people = rows.flatMap((row) => {
    const texts = [readText(row, name), asText(valueAt(row, given)), asText(valueAt(row, family))];
    const [shown, first, last] = texts;
    return first && last ? [{ shown, first, last }] : [];
  });
  // What a service calls the name stays as it writes it; a display name may be turned for an index.
  const mayBeTurned = name.path.at(-1)?.toLowerCase() !== 'name';
  const isHalf = people.every(
    ({ shown, first, last }) =>
      !shown ||
      (shown === first && shown !== last) ||
      (mayBeTurned && foldText(shown) === foldText(`${last}, ${first}`)),
  );
  return isHalf && people.length > 0 ? { kind: 'join', paths: [given, family], separator: ' ' } : null;
}

function isNamed(fields: object): fields is Named {
  return 'name' in fields && isRecord(fields.name);
}

function isLink(part: unknown): part is Link<Named> {
  return isRecord(part) && Array.isArray(part['path']) && isRecord(part['fields']) && isNamed(part['fields']);
}
