import type { ClientFields, Operation } from '../serviceMap.ts';
import { asText, readText } from '../sources.ts';
import { askRows, type ProofSession, type Verdict } from './proofSession.ts';

/** Letters that begin no name anywhere. */
const nonsense = 'zqxwv';

/**
 * Searches a client who was just read by the family name, and for a word that nobody is called: a search finds the one
 * and not the other.
 */
export async function proveSearch(
  session: ProofSession,
  operation: Operation<ClientFields>,
): Promise<{ readonly verdict: Verdict; readonly reason: string }> {
  const clients = session.lists.get('clients');
  // Sound: the list of clients is read by a client's fields.
  const fields = clients?.operation.fields as ClientFields | undefined;
  const known = (clients?.rows ?? []).flatMap((row) => {
    const id = readText(row, fields?.id);
    const text = readText(row, fields?.familyName) ?? lastWord(readText(row, fields?.name));
    return id !== null && text !== null && /^\p{L}{4,}$/u.test(text) ? [{ id, text }] : [];
  });
  const [first] = known;
  if (!first) return { verdict: 'unproven', reason: 'there was no client to search for' };
  const search = (text: string) =>
    askRows(session, 'clientSearch', operation, { search: text, limit: 50, offset: 0, page: 1 }, session.timeZone);
  const found = await search(first.text);
  if (!found) return { verdict: 'unproven', reason: 'the search gave no answer' };
  const ids = found.rows.map((row) => readText(row, operation.fields.id));
  if (!ids.includes(first.id)) return { verdict: 'refuted', reason: 'a client who was just read is not found by name' };
  const nobody = await search(nonsense);
  if (!nobody) return { verdict: 'unproven', reason: 'a second search gave no answer' };
  return nobody.rows.length === 0
    ? { verdict: 'proven', reason: 'finds a client by name, and nobody by a word that is no name' }
    : { verdict: 'refuted', reason: 'answers people for a word that nobody is called' };
}

function lastWord(name: string | null): string | null {
  return asText(name?.split(/\s+/).at(-1));
}
