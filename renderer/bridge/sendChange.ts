import type { Failure } from '../../electron/contract/failure.ts';
import type {
  AddPatientMutationVariables,
  BookAppointmentMutationVariables,
  CancelAppointmentMutationVariables,
  ChangeEndFragment,
  ChangeOfClientFragment,
  MergeClientsMutationVariables,
  RecordPaymentMutationVariables,
  RegisterClientMutationVariables,
  RunFormMutationVariables,
  SendMessageMutationVariables,
  SetStatusMutationVariables,
  UpdateAppointmentMutationVariables,
  UpdateClientMutationVariables,
  UpdatePatientMutationVariables,
} from '../../graphql/desk/generated/operations.ts';
import { say } from '../../words/page/say.ts';
import { failureInErrors } from '../lib/failureInErrors.ts';
import type { Bridge } from './bridge.ts';

/** Every change that a page can ask for, with how it ends where the service has answered. */
export interface Changes {
  readonly BookAppointment: { variables: BookAppointmentMutationVariables; end: ChangeEndFragment };
  readonly UpdateAppointment: { variables: UpdateAppointmentMutationVariables; end: ChangeEndFragment };
  readonly SetStatus: { variables: SetStatusMutationVariables; end: ChangeEndFragment };
  readonly CancelAppointment: { variables: CancelAppointmentMutationVariables; end: ChangeEndFragment };
  readonly RegisterClient: { variables: RegisterClientMutationVariables; end: ChangeEndFragment };
  readonly AddPatient: { variables: AddPatientMutationVariables; end: ChangeEndFragment };
  readonly SendMessage: { variables: SendMessageMutationVariables; end: ChangeEndFragment };
  readonly UpdateClient: { variables: UpdateClientMutationVariables; end: ChangeOfClientFragment };
  readonly UpdatePatient: { variables: UpdatePatientMutationVariables; end: ChangeOfClientFragment };
  readonly RecordPayment: { variables: RecordPaymentMutationVariables; end: ChangeOfClientFragment };
  readonly RunForm: { variables: RunFormMutationVariables; end: ChangeEndFragment };
  readonly MergeClients: { variables: MergeClientsMutationVariables; end: ChangeOfClientFragment };
}

/** It was certainly not done. */
interface Failed {
  readonly __typename: 'Failed';
  readonly failure: Failure;
}

interface Unknown {
  readonly __typename: 'OutcomeUnknown';
  readonly message: string;
  readonly action: string;
  readonly now: null;
}

/** How a change of an appointment ended, or one that makes somebody. */
export type ChangeEnd = ChangeEndFragment | Failed;
/** How a change of a client or a patient ended. */
export type ClientChangeEnd = ChangeOfClientFragment | Failed;

const listeners = new Set<() => void>();

/** Hears when this window may have changed something at the service, until the returned function is called. */
export function listenForChanges(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Asks for a change, once. Nobody can call it back, so there is no signal. */
export async function sendChange<Name extends keyof Changes>(
  bridge: Bridge,
  operation: Name,
  variables: Changes[Name]['variables'],
): Promise<Changes[Name]['end'] | Failed | Unknown> {
  const end = await endOf(bridge, operation, variables);
  if (end.__typename !== 'Failed' && end.__typename !== 'NotOffered') for (const hear of listeners) hear();
  return end;
}

async function endOf<Name extends keyof Changes>(
  bridge: Bridge,
  operation: Name,
  variables: Changes[Name]['variables'],
): Promise<Changes[Name]['end'] | Failed | Unknown> {
  const result = await bridge.ask('desk:change', { operation, variables: { ...variables } });
  if (!result.ok) return endWithout(result.failure);
  const { data, errors } = result.value;
  const [end] = Object.values(data ?? {}).filter((each) => each !== null);
  // Sound: the core answers a mutation of the desk with a Change in the shape of its document, or with null and errors.
  if (end) return end as Changes[Name]['end'];
  return endWithout(failureInErrors(errors ?? []));
}

/** Whether something that broke inside Front Desk broke before or after the change was sent, nobody can tell. */
function endWithout(failure: Failure): Failed | Unknown {
  if (failure.kind !== 'internal') return { __typename: 'Failed', failure };
  const action = say('general.lookFirst');
  return { __typename: 'OutcomeUnknown', message: failure.message, action, now: null };
}
