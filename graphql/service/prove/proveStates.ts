import { isRequired, type SchemaModel, type TypeModel } from '../introspection/schemaModel.ts';
import { identityOf } from '../match/schema/identity.ts';
import { rowType, shapeOf } from '../match/schema/resultShape.ts';
import { fieldNameOf, readText, type Source } from '../sources.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { withFullestStatus } from './fullestStatus.ts';
import { type ProofSession, queryRows, setOperation } from './proofSession.ts';

/** No visit has more states. */
const mostStates = 60;

/**
 * Where the state of a visit is a record of its own, `status { id name }`, the ids of all states by their names, so that a
 * state can be set by its id. Sends one request at most, and none where no query lists the states.
 */
export async function proveStates(session: ProofSession): Promise<void> {
  const list = session.lists.get('appointments');
  // A state may stand in the roster that leads to the client, and the client is known only now.
  if (list) setOperation(session, 'appointments', withFullestStatus(session.schema, list.operation, list.rows));
  // Sound: the list of appointments is read by an appointment's fields.
  const operation = session.lists.get('appointments')?.operation as Operation<AppointmentFields> | undefined;
  const status = operation?.fields.status;
  if (!operation || status?.kind !== 'path' || status.path.length !== 2) return;
  const record = rowType(session.schema, operation, status.path.slice(0, 1));
  const states = record && listOf(session.schema, record, status.path.slice(1));
  if (!states) return;
  const rows = await queryRows(session, 'appointments', states, {}, session.timeZone);
  if (!rows || rows.length > mostStates) return;
  const ids = Object.fromEntries(
    rows.flatMap((row): [string, string][] => {
      const [id, name] = [readText(row, states.fields.id), readText(row, states.fields.name)];
      return id !== null && name !== null ? [[name, id]] : [];
    }),
  );
  if (Object.keys(ids).length === 0) return;
  const found = { key: fieldNameOf(status.path[0] ?? ''), ids };
  setOperation(session, 'appointments', { ...operation, fields: { ...operation.fields, states: found } });
}

/** The query that lists all records of a type without being asked for anything; null where there is none. */
function listOf(
  schema: SchemaModel,
  record: TypeModel,
  name: readonly string[],
): Operation<{ readonly id: Source; readonly name: Source }> | null {
  const id = identityOf(schema, record);
  for (const field of id ? (schema.types.get(schema.queryType)?.fields ?? []) : []) {
    const shape = field.arguments.some(isRequired) ? null : shapeOf(schema, field);
    if (!id || !shape?.many || shape.type.name !== record.name) continue;
    const fields = { id: { kind: 'path', path: [id.name] }, name: { kind: 'path', path: name } } as const;
    return { field: field.name, arguments: [], rows: shape.rows, paging: shape.paging, fields };
  }
  return null;
}
