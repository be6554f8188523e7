import type { QueryService } from '../../connection/serviceClient.ts';
import { batchSize, demandsLocation, type ServiceDocument } from '../../../../graphql/service/documents.ts';
import { batchVariables } from '../../../../graphql/service/variables.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type {
  AppointmentRow,
  ClientRow,
  LocationRow,
  PatientRow,
} from '../../../../graphql/service/readers/readObjects.ts';
import type { AppointmentFields, Operation } from '../../../../graphql/service/serviceMap.ts';
import { rowsIn } from '../../../../graphql/service/rows.ts';
import type { Completion, Link, Source } from '../../../../graphql/service/sources.ts';
import type { fetchRows, Question } from './pages.ts';

/** An object that an appointment leads to, whatever it is. */
interface Linked {
  readonly id: string;
  readonly name: string;
}

/** Objects of one concept by their ids; without ids all that are known. Never fails: unreadable ones are missing. */
export type FindLinked = (concept: Completion, ids: readonly string[]) => Promise<readonly Linked[]>;

const linkNames = ['location', 'provider', 'type', 'patient', 'client'] as const;
/** What counting needs to know of: these lists are short and cached, clients are read one by one. */
const countedLinks: readonly string[] = ['location', 'provider', 'type'];

/** Whose links are completed: everybody's, or only those by which visits are counted. */
export type LinkScope = 'all' | 'counted';

/**
 * Completes what appointments only reference: a service may give a pet's id instead of the pet, a clinic's name instead
 * of the clinic, or a client nested too deep to select phone numbers. One query serves all rows together.
 */
export async function completeLinks(
  rows: readonly AppointmentRow[],
  fields: AppointmentFields,
  find: FindLinked,
  clientOfPatient: Link<object> | undefined,
  scope: LinkScope = 'all',
): Promise<readonly AppointmentRow[]> {
  let completed = rows;
  for (const name of linkNames) {
    const link: Link<object> | undefined = fields[name];
    if (!link?.complete || (scope === 'counted' && !countedLinks.includes(name))) continue;
    const mentioned = completed.flatMap((row) => row[name] ?? []);
    const ids = [...new Set(mentioned.map(({ id }) => id))];
    const known = ids.length === 0 ? [] : await find(link.complete, link.mention === 'name' ? [] : ids);
    const complete = completionOf(link, known);
    completed = completed.map((row) => ({ ...row, [name]: complete(row[name]) }));
  }
  if (fields.client || scope === 'counted') return completed;
  // Only the patient's card names the client.
  const patients = await completeClients(
    completed.flatMap(({ patient }) => patient ?? []),
    clientOfPatient,
    find,
  );
  const clients = new Map(patients.map(({ id, client }) => [id, client]));
  return completed.map((row) => ({ ...row, client: clients.get(row.patient?.id ?? '') ?? null }));
}

/** The same for the clients of patients. */
export async function completeClients(
  patients: readonly PatientRow[],
  link: Link<object> | undefined,
  find: FindLinked,
): Promise<readonly PatientRow[]> {
  const ids = [...new Set(patients.flatMap(({ client }) => client?.id ?? []))];
  if (!link?.complete || link.mention === 'name' || ids.length === 0) return patients;
  const known = await find(link.complete, ids);
  const complete = completionOf(link, known);
  // Sound: clients are completed with clients.
  return patients.map((each) => ({ ...each, client: complete(each.client) as ClientRow | null }));
}

/** The same for the places where clients belong: a service may give only the place's id, or its name. */
export async function completeHomes(
  clients: readonly ClientRow[],
  link: Link<object> | undefined,
  find: FindLinked,
): Promise<readonly ClientRow[]> {
  const ids = [...new Set(clients.flatMap(({ location }) => location?.id ?? []))];
  if (!link?.complete || ids.length === 0) return clients;
  const known = await find(link.complete, ids);
  const complete = completionOf(link, known);
  // Sound: places are completed with places.
  return clients.map((each) => ({ ...each, location: complete(each.location) as LocationRow | null }));
}

/** Runs for each row of a list, and most lead to the same few objects: these are prepared once. */
function completionOf(link: Link<object>, known: readonly Linked[]): (mention: Linked | null) => Linked | null {
  const isNamed = link.mention === 'name';
  const found = new Map<string, Linked | null>();
  for (const each of known) {
    const key = isNamed ? fold(each.name) : each.id;
    if (!found.has(key)) found.set(key, withoutNulls(each));
    // A name identifies a record only if no other has it.
    else if (isNamed) found.set(key, null);
  }
  return (mention) => {
    if (!mention) return null;
    const object = found.get(isNamed ? fold(mention.name) : mention.id);
    // The row's own values stay where the card has none.
    if (object) return { ...mention, ...object };
    // An id is no name to read aloud.
    return link.mention === 'id' ? { ...mention, name: '' } : mention;
  };
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

function withoutNulls(object: Linked): Linked {
  const entries = Object.entries(object).filter(([, value]) => value !== null && value !== '');
  return { id: object.id, name: object.name, ...Object.fromEntries(entries) };
}

/** More than a day ever needs; the rest is not completed. */
const mostIds = 400;
/** The same where each id is looked for at one location after another. */
const mostAtEachLocation = 20;

/**
 * Reads many objects by their ids, 20 in a request. Where one bad id spoils a whole batch its objects are read one by
 * one, and the bad one is left out.
 */
export async function readByIds(
  queryService: QueryService,
  readCard: typeof fetchRows,
  question: Question<{ readonly id: Source }>,
  batch: ServiceDocument | null,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const requested = ids.slice(0, demandsLocation(question.operation) ? mostAtEachLocation : mostIds);
  const groups = batch ? groupsOf(requested, batchSize) : [];
  const rows: unknown[] = [];
  const single = batch ? [] : [...requested];
  for (const group of groups) {
    const outcome = batch ? await queryService(batch, batchVariables(question.operation, group), signal) : null;
    if (!outcome || mayBeOneId(outcome)) single.push(...group);
    else if (outcome.kind === 'ok' || outcome.kind === 'partial')
      rows.push(...group.flatMap((_, index) => rowAt(outcome.data, question.operation, index)));
    // A quota that is used up, or a line that is down, is the same for every single id.
    else return rows;
    if (signal.aborted) return rows;
  }
  for (const id of single) {
    const answer = await readCard(queryService, question, { id }, signal);
    if (answer.ok) for (const row of answer.value) rows.push(row);
    if (signal.aborted) return rows;
  }
  return rows;
}

/** Failures that one bad id among many may cause. */
function mayBeOneId({ kind }: Outcome): boolean {
  return kind === 'refused' || kind === 'forbidden' || kind === 'gatewayTrouble';
}

function rowAt(
  data: Readonly<Record<string, unknown>>,
  operation: Operation<object>,
  index: number,
): readonly unknown[] {
  return rowsIn({ [operation.field]: data[`r${index}`] }, operation);
}

function groupsOf<Value>(list: readonly Value[], size: number): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
