import type { DeskAnswer } from '../../electron/contract/channels.ts';
import type { Failure } from '../../electron/contract/failure.ts';
import type { Result } from '../../electron/contract/result.ts';
import type {
  DirectoryFlawsQuery,
  DirectoryFlawsQueryVariables,
  DirectoryQuery,
  DirectoryQueryVariables,
  FindClientsQuery,
  FindClientsQueryVariables,
  OffersQuery,
  OffersQueryVariables,
  RememberedClientsQuery,
  RememberedClientsQueryVariables,
} from '../../graphql/desk/generated/operations.ts';
import { failureInErrors } from '../lib/failureInErrors.ts';
import type { Bridge } from './bridge.ts';

/** Questions that are asked past Apollo: it holds what a screen shows, and never a directory. */
export interface DeskQuestions {
  readonly FindClients: { readonly variables: FindClientsQueryVariables; readonly data: FindClientsQuery };
  readonly RememberedClients: {
    readonly variables: RememberedClientsQueryVariables;
    readonly data: RememberedClientsQuery;
  };
  readonly Directory: { readonly variables: DirectoryQueryVariables; readonly data: DirectoryQuery };
  readonly Offers: { readonly variables: OffersQueryVariables; readonly data: OffersQuery };
  readonly DirectoryFlaws: { readonly variables: DirectoryFlawsQueryVariables; readonly data: DirectoryFlawsQuery };
}

/** What came back: data, a failure, or both where only a part could be read. */
export interface DeskReading<Data> {
  readonly data: Data | null;
  readonly failure: Failure | null;
}

/** Asks the core; an aborted signal calls the question off there, and answers `cancelled` here. */
export async function askDesk<Name extends keyof DeskQuestions>(
  bridge: Bridge,
  operation: Name,
  variables: DeskQuestions[Name]['variables'],
  signal?: AbortSignal,
): Promise<DeskReading<DeskQuestions[Name]['data']>> {
  return readDeskAnswer(await bridge.ask('desk:query', { operation, variables: { ...variables } }, signal));
}

function readDeskAnswer<Data>(result: Result<DeskAnswer>): DeskReading<Data> {
  if (!result.ok) return { data: null, failure: result.failure };
  const { data, errors } = result.value;
  // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
  return { data: data as Data | null, failure: errors ? failureInErrors(errors) : null };
}
