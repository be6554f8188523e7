import type { SchemaModel } from '../introspection/schemaModel.ts';
import { placesFor } from '../match/queries/argumentRoles.ts';
import type { ArgumentRole, ClientFields, Operation, Slot } from '../serviceMap.ts';
import { asText, readText } from '../sources.ts';
import { type Judgment, type ProofSession, queryRows } from './proofSession.ts';
import { argumentStep, fieldOf, without, withSlots } from './slots.ts';

/** Letters that begin no name anywhere. */
const nonsense = 'zqxwv';

export interface ProvenSearch extends Judgment {
  readonly operation: Operation<ClientFields>;
}

/** How many ways of searching are tried. */
const mostTries = 4;

/** The first way of searching that finds who was just read; the others of the operation are tried after its own. */
export async function proveSearches(session: ProofSession, operation: Operation<ClientFields>): Promise<ProvenSearch> {
  let first: ProvenSearch | null = null;
  for (const each of [operation, ...otherSearches(session.schema, operation)].slice(0, mostTries)) {
    // Without requests for another way the first one can't be refuted.
    if (first && session.requests.left() < 2) return { ...first, verdict: 'unproven', reason: 'noRequests' };
    const proven = { operation: each, ...(await proveSearch(session, each)) };
    if (proven.verdict === 'proven') return proven;
    first ??= proven;
    if (proven.verdict === 'unproven' && proven.reason === 'noClientToSearch') break;
  }
  return first ?? { operation, verdict: 'unproven', reason: 'noRequests' };
}

/** The operation with its text at other places of its arguments, and as a pattern where `like` takes one. */
function otherSearches(schema: SchemaModel, operation: Operation<ClientFields>): readonly Operation<ClientFields>[] {
  const field = fieldOf(schema, operation);
  if (!field) return [];
  const at = argumentStep(operation, field);
  const bare = without(schema, operation, 'search');
  const own = slotsOf(operation, 'search').map((slot) => JSON.stringify(slot));
  return (
    placesFor(schema, field, 'search')
      .filter(({ name, slot }) => ![name, ...slot.path].some((step) => otherFields.test(step)))
      .toSorted((one, other) => rankOf(one.slot) - rankOf(other.slot))
      .flatMap(({ slot, ...argument }) => {
        // What is compared like a text takes a pattern in most services, and a part of the text in others.
        const isLike = /like$/i.test(slot.path.at(-1) ?? '') && 'role' in slot;
        const ways: readonly Slot[] = isLike
          ? [
              { path: slot.path, role: slot.role, form: 'pattern' },
              { path: slot.path, role: slot.role },
            ]
          : [slot];
        return ways.map((each) => ({ argument, slot: each }));
      })
      .filter(({ slot }) => !own.includes(JSON.stringify(slot)))
      // Sound: only arguments were changed.
      .map(({ argument, slot }) => withSlots(bare, { ...argument, at }, [slot]) as Operation<ClientFields>)
  );
}

/** Names of other people than clients, and fields that no search should use. */
const otherFields = /creat|updat|delet|modif|assist|owner|vector|middle|nick|user/i;

/** Fewer clients share a family name than a given name. */
function rankOf({ path }: Slot): number {
  const text = path.join('.');
  return /last|family|sur/i.test(text) ? 0 : /first|given/i.test(text) ? 2 : 1;
}

function slotsOf(operation: Operation<object>, role: ArgumentRole): readonly Slot[] {
  return operation.arguments.flatMap(({ slots }) => slots.filter((slot) => 'role' in slot && slot.role === role));
}

/**
 * Searches for the family name of a client who was just read, and for a word that is no name: a search must find the
 * client by the one, and nothing by the other.
 */
async function proveSearch(session: ProofSession, operation: Operation<ClientFields>): Promise<Judgment> {
  const clients = session.lists.get('clients');
  // Sound: the list of clients is read by a client's fields.
  const fields = clients?.operation.fields as ClientFields | undefined;
  const known = (clients?.rows ?? []).flatMap((row) => {
    const id = readText(row, fields?.id);
    const text = readText(row, fields?.familyName) ?? lastWord(readText(row, fields?.name));
    return id !== null && text !== null && /^\p{L}{4,}$/u.test(text) ? [{ id, text }] : [];
  });
  const [first] = known;
  if (!first) return { verdict: 'unproven', reason: 'noClientToSearch' };
  const search = (text: string) =>
    queryRows(session, 'clientSearch', operation, { search: text, limit: 50, offset: 0, page: 1 }, session.timeZone);
  const found = await search(first.text);
  if (!found) return { verdict: 'unproven', reason: 'noResponseToSearch' };
  const ids = found.map((row) => readText(row, operation.fields.id));
  if (!ids.includes(first.id)) return { verdict: 'refuted', reason: 'findsNoListedClient' };
  const none = await search(nonsense);
  if (!none) return { verdict: 'unproven', reason: 'noResponseToSecondSearch' };
  return none.length === 0
    ? { verdict: 'proven', reason: 'findsByName' }
    : { verdict: 'refuted', reason: 'findsByMadeUpName' };
}

function lastWord(name: string | null): string | null {
  return asText(name?.split(/\s+/).at(-1));
}
