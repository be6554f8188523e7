import { maxDepth } from '../depth.ts';
import { clientFields } from '../match/fields/clientFields.ts';
import { withField } from '../match/queries/fieldChoices.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import type { TypeModel } from '../introspection/schemaModel.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { pathText } from '../mapDescription.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';
import { type Link, linkedAt, type Path, readText } from '../sources.ts';
import { addReasons, type ProofSession, queryRows, type ReadList, setOperation } from './proofSession.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { valuesFor } from './readCandidate.ts';
import { aside } from './findLinks.ts';
import { isOneOfFew, isProvider, judgeLink, linkedIds } from './judgeLink.ts';

/** How many records beside an appointment are looked into for its client. */
const mostWays = 4;

/**
 * Finds the clients of appointments that refer to none of the listed clients: `project { client }`, where the `user` beside
 * it is the provider’s account. Sends one request at most, and none if the appointments refer to listed clients.
 */
export async function proveClientThroughRecord(session: ProofSession): Promise<void> {
  const [list, clients] = [session.lists.get('appointments'), session.lists.get('clients')];
  if (!list || !clients || list.rows.length === 0) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const operation = list.operation as Operation<AppointmentFields>;
  const { client, patient } = operation.fields;
  // A patient that is read by its id comes with its client.
  const isComplete = patient !== undefined && (patient.mention ?? patient.complete) !== undefined;
  if (client ? !leadsElsewhere(session, operation, clients, client) : isComplete) return;
  if (client && isKnown(list.rows, client, clients)) return;
  const ways = waysToClient(session, operation, clients.choice.type);
  if (ways.length === 0 && !client) return;
  const rows = await readAlong(session, operation, ways);
  if (!rows || (client && (isKnown(rows, client, clients) || linkedIds(rows, client).length === 0))) return;
  const found = fullestWay(rows, operation, clients, ways);
  if (!found && !(client && isOneOfFew(rows, client, operation.fields))) return;
  const { client: _former, ...others } = operation.fields;
  const changed = { ...operation, fields: { ...others, ...(found && { client: found }) } };
  const given = client && !changed.fields.provider ? withProvider(session, changed, client.path) : changed;
  setOperation(session, 'appointments', given);
  addReasons(session, 'appointments', [
    ...(client ? [{ id: 'isSomethingElse' as const, fields: ['client'] }] : []),
    ...(found ? [{ id: 'leadsToItsClient' as const, name: pathText(found.path) }] : []),
  ]);
}

/** Whether a link leads to an object of another type than that of the clients. */
export function leadsElsewhere(
  { schema }: ProofSession,
  operation: Operation<object>,
  clients: ReadList,
  link: Link<ClientFields>,
): boolean {
  if (link.path.length === 0 || link.mention || link.where) return false;
  const type = rowType(schema, operation, link.path);
  return type !== null && type.name !== clients.choice.type;
}

/** Whether a link refers to one of the clients that were read, by ID or by name. */
export function isKnown(rows: readonly unknown[], link: Link<ClientFields>, clients: ReadList): boolean {
  // Sound: the list of clients is read by a client's fields.
  const { id, name } = clients.operation.fields as ClientFields;
  const known = new Set(clients.rows.flatMap((row) => [readText(row, id), readText(row, name)]));
  return rows
    .map((row) => linkedAt(row, link))
    .flatMap((each) => [readText(each, link.fields.id), readText(each, link.fields.name)])
    .some((each) => each !== null && known.has(each));
}

/** The links to a client in the records that a row leads to, the shortest first. */
export function waysToClient(
  { schema, scores, lists }: ProofSession,
  operation: Operation<object>,
  clientType: string,
): readonly Link<ClientFields>[] {
  const type = rowType(schema, operation);
  if (!type) return [];
  // The owner of a patient is the client; that of a record is who keeps it.
  const isPatient = ({ name }: TypeModel): boolean => name === lists.get('patients')?.choice.type;
  const single = contentsOf(schema, type).branches.filter(({ many, path }) => !many && !path.some(isAside));
  return single
    .flatMap(({ path, type: record }) =>
      contentsOf(schema, record)
        .branches.filter((each) => !each.many && each.type.name === clientType)
        .filter((each) => !each.path.some((step) => isAside(step) && !(step === 'owner' && isPatient(record))))
        .map((each) => ({ path: [...path, ...each.path], type: each.type })),
    )
    .toSorted((one, other) => one.path.length - other.path.length)
    .flatMap(({ path, type: to }): Link<ClientFields>[] => {
      const levels = maxDepth - 1 - operation.rows.length - path.length;
      const fields = levels >= 1 ? clientFields({ schema, scores, type: to, levels }, 'mention') : null;
      return fields ? [{ path, fields, complete: 'client' }] : [];
    })
    .slice(0, mostWays);
}

function isAside(step: string): boolean {
  return aside.test(step);
}

/** The same appointments with what each way leads to; null where the service gives none. */
function readAlong(
  session: ProofSession,
  operation: Operation<AppointmentFields>,
  ways: readonly Link<ClientFields>[],
): ReturnType<typeof queryRows> {
  const along = Object.fromEntries(ways.map((link, index) => [`way${index}`, link]));
  const wide = { ...operation, fields: { ...operation.fields, ...along } };
  return queryRows(session, 'appointments', wide, valuesFor(session, operation, 1), session.timeZone);
}

/** The link that is set in most appointments; null if none is, or if it contradicts a complete list of clients. */
function fullestWay(
  rows: readonly unknown[],
  { fields }: Operation<AppointmentFields>,
  clients: ReadList,
  ways: readonly Link<ClientFields>[],
): Link<ClientFields> | null {
  const led = (link: Link<ClientFields>): number => linkedIds(rows, link).length;
  const [best] = ways
    .filter((link) => led(link) > 0 && !isOneOfFew(rows, link, fields) && !isProvider(rows, link, fields))
    .filter((link) => judgeLink(link, rows, knownRows(clients)) !== 'contradicts')
    .toSorted((one, other) => led(other) - led(one));
  return best ?? null;
}

/** The person taken for the client is the provider. */
function withProvider(session: ProofSession, operation: Operation<object>, path: Path): Operation<object> {
  return withField(session.schema, 'appointments', operation, 'provider', pathText(path)) ?? operation;
}
