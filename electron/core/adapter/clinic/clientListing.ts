import type { FlawKind } from '../../../../graphql/desk/generated/types.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import { type ClientRow, readClient } from '../../../../graphql/service/readers/readObjects.ts';
import { readText, readValue, valueAt } from '../../../../graphql/service/sources.ts';
import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/result.ts';
import { type ListPlace, readListPage } from './listPage.ts';
import { type Question, wayOfPaging } from './rows.ts';
import type { AskService } from '../../connection/serviceClient.ts';

/** A client of a list, with what of the row could not be understood; null where nothing of it could be used. */
export interface ListedClient {
  readonly client: ClientRow | null;
  /** What the row calls itself, for a list of what is broken. */
  readonly name: string | null;
  readonly flaws: readonly FlawKind[];
}

export interface ListedClients {
  /** In the service's order. */
  readonly rows: readonly ListedClient[];
  /** Rows that spoiled the page and were left out. */
  readonly unreadable: number;
  readonly next: ListPlace | null;
  readonly total: number | null;
  /** False where rows are missing that no further page will bring. */
  readonly complete: boolean;
}

/** The list of all clients, page by page, for who reads it from end to end. */
export interface ClientListing {
  readonly way: ReturnType<typeof wayOfPaging>;
  /** Whether the service can be asked for what was changed only. */
  readonly tellsChanges: boolean;
  /** Whether the rows tell of the last visit. */
  readonly tellsVisits: boolean;
  page(
    place: ListPlace,
    limit: number,
    signal: AbortSignal,
    /** ISO instant: only who was changed then or later. */
    since?: string,
  ): Promise<Result<ListedClients>>;
}

export function createClientListing(
  ask: AskService,
  question: Question<ClientFields>,
  timeZone: string,
): ClientListing {
  const { fields } = question.operation;
  return {
    way: wayOfPaging(question.operation),
    tellsChanges: takes(question.operation, 'changedSince'),
    tellsVisits: fields.lastVisit !== undefined,
    async page(place, limit, signal, since) {
      const values = { includeInactive: true, ...(since !== undefined && { changedSince: since }) };
      const answer = await readListPage(ask, question, { values, place, limit }, signal, timeZone);
      if (!answer.ok) return answer;
      const { rows, unreadable, next, total, complete } = answer.value;
      const listed = rows.map((row) => readListed(row, fields, timeZone));
      return { ok: true, value: { rows: listed, unreadable, next, total, complete } };
    },
  };
}

function readListed(row: unknown, fields: ClientFields, timeZone: string): ListedClient {
  const client = readClient(row, fields, timeZone);
  if (client === null) return { client, name: readText(row, fields.name), flaws: ['unreadable'] };
  const flaws: FlawKind[] = [];
  if (client.name === '') flaws.push('noName');
  if (client.since === null && readValue(row, fields.since) !== null) flaws.push('unreadableDate');
  else if (client.lastVisit === null && readValue(row, fields.lastVisit) !== null) flaws.push('unreadableDate');
  if (client.balance === null && fields.balance && valueAt(row, fields.balance.amount) !== null)
    flaws.push('unreadableBalance');
  return { client, name: client.name, flaws };
}
