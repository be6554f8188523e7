import type { InputModel } from '../introspection/schemaModel.ts';
import { wordsOf } from '../match/words/words.ts';
import type { AppointmentFields, Operation, Slot } from '../serviceMap.ts';
import { asText, linkedAt, readText, type Source, valueAt } from '../sources.ts';
import { addReasons, type ProofSession, queryRows, type ReadList, setOperation } from './proofSession.ts';
import { roleColumns } from './proveRoles.ts';
import { argumentStep, fieldOf, withSlots } from './slots.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { roleWords, sampleSize } from './wideRead.ts';

/**
 * A list of people that gives clients unless it is asked for another role, `users(role: "client")`: where those who give
 * the appointments are not in it, they are asked for by the role that their appointments show. One request. True where
 * the staff was found so.
 */
export async function listStaffByRole(session: ProofSession): Promise<boolean> {
  const [clients, appointments] = [session.lists.get('clients'), session.lists.get('appointments')];
  const providers = session.lists.get('providers');
  if (!clients || !appointments || !providers) return false;
  const staff = staffOf(session, appointments, clients);
  const field = fieldOf(session.schema, providers.operation);
  const input = field?.arguments.find((each) => isRoleArgument(each, providers.operation));
  if (!field || !input || !staff) return false;
  const isList = input.type.lists > 0;
  // One role at a time would leave out the others.
  if (!isList && staff.roles.length > 1) return false;
  const slot: Slot = { path: [], constant: isList ? staff.roles : (staff.roles[0] ?? '') };
  const argument = { name: input.name, type: input.type.text, at: argumentStep(providers.operation, field) };
  const asked = withSlots(providers.operation, argument, [slot]);
  const rows = await queryRows(session, 'providers', asked, { limit: sampleSize, offset: 0, page: 1 }, 'UTC');
  const { id } = asked.fields as { readonly id: Source };
  if (!rows?.some((row) => staff.ids.has(readText(row, id) ?? ''))) return false;
  setOperation(session, 'providers', asked);
  addReasons(session, 'providers', [{ id: 'filteredBy', name: input.name, names: staff.roles }]);
  return true;
}

function isRoleArgument({ name, type }: InputModel, { arguments: filled }: Operation<object>): boolean {
  const isNamed = wordsOf(name).some((word) => roleWords.includes(word));
  return isNamed && type.lists <= 1 && !filled.some((each) => each.name === name);
}

/** Who gives the appointments, and the roles that are shown of them there; null where some are in the list of clients. */
function staffOf(
  { schema }: ProofSession,
  { operation, rows }: ReadList,
  clients: ReadList,
): { readonly ids: ReadonlySet<string>; readonly roles: readonly string[] } | null {
  // Sound: the list of appointments is read by an appointment's fields.
  const { provider } = operation.fields as AppointmentFields;
  const type = rowType(schema, clients.operation);
  if (!provider || !type) return null;
  const { id } = clients.operation.fields as { readonly id: Source };
  const ids = new Set(rows.flatMap((row) => readText(linkedAt(row, provider), provider.fields.id) ?? []));
  if (ids.size === 0 || clients.rows.some((row) => ids.has(readText(row, id) ?? ''))) return null;
  for (const path of roleColumns(schema, type)) {
    const roles = new Set(rows.flatMap((row) => asText(valueAt(linkedAt(row, provider), path)) ?? []));
    if (roles.size > 0) return { ids, roles: [...roles] };
  }
  return null;
}
