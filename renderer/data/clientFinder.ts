import type { Failure } from '../../electron/contract/failure.ts';
import type {
  ClientLineFragment,
  DirectoryStateFragment,
  FindClientsQuery,
  FindClientsQueryVariables,
} from '../../graphql/desk/generated/operations.ts';
import type { DeskResult } from './queryDesk.ts';

export type FoundClient = ClientLineFragment;

/** What is known of a search at a moment. */
export interface Finding {
  /** What was looked for. */
  readonly search: string;
  /** Best first. */
  readonly clients: readonly FoundClient[];
  /** How many there are here; more than are listed where only so many were asked for. */
  readonly total: number;
  readonly directory: DirectoryStateFragment | null;
  /** Not all clients are known here, or none that is meant, so that the service is asked as well. */
  readonly asksService: boolean;
  /** Why there may be more than this. */
  readonly failure: Failure | null;
}

interface Search {
  readonly search: string;
  /** How many are wanted at most. */
  readonly first: number;
  readonly ask: (variables: FindClientsQueryVariables, signal: AbortSignal) => Promise<DeskResult<FindClientsQuery>>;
  /** Resolves when nothing has been typed for a while. */
  readonly rest: () => Promise<void>;
  readonly show: (finding: Finding) => void;
}

/**
 * Looks for clients: what this computer knows is shown at once. Only where it does not know all, or nobody, and no more
 * is typed, the service's own search is asked too, and the core puts both together. The returned function calls off what is under
 * way; nothing is shown after that.
 */
export function startFinding(search: Search): () => void {
  const controller = new AbortController();
  void find(search, controller.signal);
  return () => controller.abort();
}

async function find({ search, first, ask, rest, show }: Search, signal: AbortSignal): Promise<void> {
  const rested = rest();
  const here = findingOf(search, await ask({ search, first }, signal));
  if (signal.aborted) return;
  const asksService = here.directory !== null && (here.directory.completeAsOf === null || here.total === 0);
  show({ ...here, asksService });
  if (!asksService) return;
  await rested;
  if (signal.aborted) return;
  const there = findingOf(search, await ask({ search, first, ask: true }, signal));
  if (signal.aborted) return;
  // A service that can't be asked takes nothing away.
  show(there.directory === null ? { ...here, failure: there.failure } : there);
}

function findingOf(search: string, { data, failure }: DeskResult<FindClientsQuery>): Finding {
  const found = data?.findClients;
  return {
    search,
    clients: found?.clients ?? [],
    total: found?.total ?? 0,
    directory: found?.directory ?? null,
    asksService: false,
    failure,
  };
}
