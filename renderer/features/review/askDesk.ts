import type { DeskAnswer } from '../../../electron/contract/channels.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';
import type {
  ClientFiguresQuery,
  ClientFiguresQueryVariables,
  DirectoryFlawsQuery,
  DirectoryFlawsQueryVariables,
  LocationListQuery,
  LocationListQueryVariables,
  ReviewClientsQuery,
  ReviewClientsQueryVariables,
} from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { failureInErrors } from '../../lib/failureInErrors.ts';

/** The questions of this screen. */
export interface Questions {
  ReviewClients: { variables: ReviewClientsQueryVariables; data: ReviewClientsQuery };
  ClientFigures: { variables: ClientFiguresQueryVariables; data: ClientFiguresQuery };
  DirectoryFlaws: { variables: DirectoryFlawsQueryVariables; data: DirectoryFlawsQuery };
  LocationList: { variables: LocationListQueryVariables; data: LocationListQuery };
}

/** What the core answered. Data and failure come together where the service left something out. */
export interface Asked<Data> {
  readonly data: Data | null;
  readonly failure: Failure | null;
}

/** Asks the core, past Apollo: its cache must never hold a directory (docs/decisions/0008). */
export async function askDesk<Name extends keyof Questions>(
  bridge: Bridge,
  operation: Name,
  variables: Questions[Name]['variables'],
  signal?: AbortSignal,
): Promise<Asked<Questions[Name]['data']>> {
  return readAnswer(await bridge.ask('desk:query', { operation, variables: { ...variables } }, signal));
}

function readAnswer<Data>(result: Result<DeskAnswer>): Asked<Data> {
  if (!result.ok) return { data: null, failure: result.failure };
  const { data, errors } = result.value;
  const failure = errors || data === null ? failureInErrors(errors ?? []) : null;
  // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
  return { data: data as Data | null, failure };
}
