import { useEffect, useState } from 'react';
import type { DeskAnswer } from '../../electron/contract/channels.ts';
import type { Failure } from '../../electron/contract/failure.ts';
import type { Result } from '../../electron/contract/result.ts';
import type {
  BookingChoicesQuery,
  BookingChoicesQueryVariables,
  BookingClientQuery,
  BookingClientQueryVariables,
  BookingClientsQuery,
  BookingClientsQueryVariables,
  ClientPairQuery,
  ClientPairQueryVariables,
  ClientToEditQuery,
  ClientToEditQueryVariables,
  DirectoryQuery,
  DirectoryQueryVariables,
  FindClientsQuery,
  FindClientsQueryVariables,
  FreeSlotsQuery,
  FreeSlotsQueryVariables,
  LikeClientsQuery,
  LikeClientsQueryVariables,
  LikePairsQuery,
  LikePairsQueryVariables,
  LocationListQuery,
  LocationListQueryVariables,
  OffersQuery,
  OffersQueryVariables,
  PatientCardQuery,
  PatientCardQueryVariables,
  ScheduleDayQuery,
  ScheduleDayQueryVariables,
} from '../../graphql/desk/generated/operations.ts';
import { failureInErrors } from '../lib/failureInErrors.ts';
import type { Bridge } from './bridge.ts';
import { useBridge } from './BridgeContext.ts';
import { useSettings } from './SettingsContext.tsx';

/** The questions that dialogs ask. */
interface Questions {
  BookingChoices: { variables: BookingChoicesQueryVariables; data: BookingChoicesQuery };
  BookingClient: { variables: BookingClientQueryVariables; data: BookingClientQuery };
  BookingClients: { variables: BookingClientsQueryVariables; data: BookingClientsQuery };
  ClientPair: { variables: ClientPairQueryVariables; data: ClientPairQuery };
  ClientToEdit: { variables: ClientToEditQueryVariables; data: ClientToEditQuery };
  Directory: { variables: DirectoryQueryVariables; data: DirectoryQuery };
  FindClients: { variables: FindClientsQueryVariables; data: FindClientsQuery };
  FreeSlots: { variables: FreeSlotsQueryVariables; data: FreeSlotsQuery };
  LikeClients: { variables: LikeClientsQueryVariables; data: LikeClientsQuery };
  LikePairs: { variables: LikePairsQueryVariables; data: LikePairsQuery };
  LocationList: { variables: LocationListQueryVariables; data: LocationListQuery };
  Offers: { variables: OffersQueryVariables; data: OffersQuery };
  PatientCard: { variables: PatientCardQueryVariables; data: PatientCardQuery };
  ScheduleDay: { variables: ScheduleDayQueryVariables; data: ScheduleDayQuery };
}

export interface Asked<Data> {
  /** The answer to this very question. */
  readonly data: Data | undefined;
  /** The last answer to any question of this hook: what stays in sight while the next is on its way. */
  readonly last: Data | undefined;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly again: () => void;
}

interface Answered<Data> extends Answer<Data> {
  readonly question: string;
}

/**
 * Asks once the question has rested; one that is superseded is called off in the core. Without variables nothing is
 * asked. Past Apollo's cache, as the day is (docs/decisions/0008): a dialog shows what is true now.
 */
export function useAsked<Name extends keyof Questions>(
  operation: Name,
  variables: Questions[Name]['variables'] | null,
  restMilliseconds = 0,
): Asked<Questions[Name]['data']> {
  type Data = Questions[Name]['data'];
  const bridge = useBridge();
  const { connection } = useSettings();
  const [round, setRound] = useState(0);
  const text = variables && JSON.stringify(variables);
  // Another way of reading the service may give another answer.
  const question = `${connection} ${round} ${text}`;
  const [answered, setAnswered] = useState<Answered<Data> | null>(null);
  const [last, setLast] = useState<Data>();

  useEffect(() => {
    if (text === null) return undefined;
    const controller = new AbortController();
    const ask = (): void => {
      // Sound: written from these variables a few lines above.
      const asked = { operation, variables: JSON.parse(text) as Record<string, unknown> };
      void bridge.ask('desk:query', asked, controller.signal).then((result) => {
        if (controller.signal.aborted) return;
        const answer = readAnswer<Data>(result);
        setAnswered({ question, ...answer });
        if (answer.data) setLast(answer.data);
      });
    };
    if (restMilliseconds === 0) ask();
    const timer = restMilliseconds === 0 ? undefined : setTimeout(ask, restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [bridge, operation, text, question, restMilliseconds]);

  const current = answered?.question === question ? answered : null;
  return {
    data: current?.data,
    last,
    failure: current?.failure ?? null,
    loading: text !== null && current === null,
    again: () => setRound((count) => count + 1),
  };
}

/** Asks once, for what follows a click. */
export async function askOnce<Name extends keyof Questions>(
  bridge: Bridge,
  operation: Name,
  variables: Questions[Name]['variables'],
): Promise<Answer<Questions[Name]['data']>> {
  return readAnswer(await bridge.ask('desk:query', { operation, variables: { ...variables } }));
}

interface Answer<Data> {
  readonly data: Data | undefined;
  readonly failure: Failure | null;
}

function readAnswer<Data>(result: Result<DeskAnswer>): Answer<Data> {
  if (!result.ok) return { data: undefined, failure: result.failure };
  const { data, errors } = result.value;
  // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
  return { data: (data as Data | null) ?? undefined, failure: errors ? failureInErrors(errors) : null };
}
