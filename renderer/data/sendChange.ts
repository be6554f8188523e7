import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import type { ChangeEndFragment, ChangeOfClientFragment } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { failureOf } from './bridgeLink.ts';
import { refetchAfter } from './refetch.ts';

/** It was certainly not done. */
export interface Failed {
  readonly __typename: 'Failed';
  readonly failure: Failure;
}

/** It was sent, and whether it was done is unknown. */
interface Unknown {
  readonly __typename: 'OutcomeUnknown';
  readonly message: string;
  readonly action: string;
  readonly now: null;
}

/** How a change ended: a member of the desk schema's `Change`, or why it was not sent. */
export type ChangeOutcome = AppointmentChangeOutcome | ClientChangeOutcome;
/** The outcome of a change to an appointment. */
export type AppointmentChangeOutcome = ChangeEndFragment | Failed;
/** The outcome of a change to a client or a patient. */
export type ClientChangeOutcome = ChangeOfClientFragment | Failed;

/** The outcome of the mutation whose data is `Data`. */
type OutcomeOf<Data> = Extract<Data[keyof Data], { readonly __typename: string }> | Failed | Unknown;

interface ChangeOptions<Data> {
  /** How things will be if the service agrees, shown until it has answered. */
  readonly optimistic?: Data;
  /** What the answer means for the cache beyond the entities that it holds. */
  readonly update?: (cache: ApolloCache, outcome: OutcomeOf<Data>) => void;
}

/** Sends a change, once. What was sent can't be called back, so there is no signal. */
export async function sendChange<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { optimistic, update }: ChangeOptions<NoInfer<Data>> = {},
): Promise<OutcomeOf<Data>> {
  const outcome = await client
    .mutate<Data>({
      mutation: document,
      variables,
      errorPolicy: 'all',
      ...(optimistic && { optimisticResponse: optimistic }),
      ...(update && {
        update(cache, { data }) {
          const answered = outcomeIn<Data>(data);
          if (answered && data !== optimistic) update(cache, answered);
        },
      }),
    })
    .then(
      ({ data, error }) => outcomeIn<Data>(data) ?? outcomeWithout(failureOf(error)),
      (error: unknown) => outcomeWithout(failureOf(error)),
    );
  refetchAfter(client, operationName(document), outcome.__typename);
  return outcome;
}

/** `sendChange` of the connection in use. */
export function useSendChange(): <Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  options?: ChangeOptions<NoInfer<Data>>,
) => Promise<OutcomeOf<Data>> {
  const client = useApolloClient();
  return useCallback((document, variables, options) => sendChange(client, document, variables, options), [client]);
}

/** The one field of a mutation's answer; null where there is none. */
function outcomeIn<Data>(data: unknown): OutcomeOf<Data> | null {
  const [outcome] = Object.values((data ?? {}) as Record<string, unknown>).filter((each) => each !== null);
  // Sound: the core answers a mutation of the desk with a Change in the shape of its document, or with null and errors.
  return (outcome ?? null) as OutcomeOf<Data> | null;
}

/** An internal failure may have happened before or after the change was sent: the outcome is unknown. */
function outcomeWithout(failure: Failure): Failed | Unknown {
  if (failure.kind !== 'internal') return { __typename: 'Failed', failure };
  return { __typename: 'OutcomeUnknown', message: failure.message, action: t('general.lookFirst'), now: null };
}

function operationName({ definitions }: DocumentNode): string {
  const [name] = definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? [each.name?.value ?? ''] : []));
  return name ?? '';
}
