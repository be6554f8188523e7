import { isSamePhoneNumber, extractPhoneDigits, parseNumberSearch } from '../../../contract/phoneNumbers.ts';
import { foldText } from '../../../../graphql/service/foldText.ts';
import { type ClientRow, readClient } from '../../../../graphql/service/readers/objects.ts';
import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/result.ts';
import { askAllRows, type Reading } from './allRows.ts';
import type { ClientPageRows } from './clientPages.ts';
import { completeHomes, type FindLinked } from './completeLinks.ts';
import type { Question } from './rows.ts';
import type { AskService } from '../../connection/serviceClient.ts';

/** Every client of a service, as far as fifty pages lead. */
export interface AllClients {
  readonly clients: readonly ClientRow[];
  readonly unreadable: number;
  readonly complete: boolean;
}

/** Reads the whole list, for a service that can't be asked for somebody. */
export async function readAllClients(
  ask: AskService,
  list: Question<ClientFields>,
  reading: Reading,
  find: FindLinked,
): Promise<Result<AllClients>> {
  const all = await askAllRows(ask, list, { includeInactive: true }, reading);
  if (!all.ok) return all;
  const read = all.value.rows.map((row) => readClient(row, list.operation.fields, reading.timeZone));
  const known = read.filter((each) => each !== null);
  const clients = await completeHomes(known, list.operation.fields.location, find);
  const unreadable = all.value.unreadable + read.length - known.length;
  return { ok: true, value: { clients, unreadable, complete: all.value.complete } };
}

/** The first of them that a search means, in the service's order. */
export function searchClients({ clients, ...rest }: AllClients, search: string, first: number): ClientPageRows {
  const found = clients.filter((client) => isMeant(client, search)).slice(0, first);
  return { ...rest, clients: found, next: null, total: null };
}

/** Every word stands in a name, an e-mail or the name of a pet; digits alone stand in a phone number. */
export function isMeant(client: ClientRow, search: string): boolean {
  const wanted = parseNumberSearch(search);
  if (wanted) {
    const { text, digits } = wanted;
    const numbers = client.phones.flatMap(({ number }) => extractPhoneDigits(number));
    return client.id === text || numbers.some((each) => each.includes(digits) || isSamePhoneNumber(each, digits));
  }
  const pets = (client.patients ?? []).map(({ name }) => name);
  const names = foldText([client.name, ...client.emails, ...pets].join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => names.includes(word));
}
