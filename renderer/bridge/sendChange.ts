import type { Failure } from '../../electron/contract/failure.ts';
import type {
  AddPatientMutationVariables,
  BookAppointmentMutationVariables,
  CancelAppointmentMutationVariables,
  ChangeEndFragment,
  RegisterClientMutationVariables,
  SetStatusMutationVariables,
  UpdateAppointmentMutationVariables,
} from '../../graphql/desk/generated/operations.ts';
import { failureInErrors } from '../lib/failureInErrors.ts';
import type { Bridge } from './bridge.ts';

/** Every change that a page can ask for. */
export interface Changes {
  readonly BookAppointment: BookAppointmentMutationVariables;
  readonly UpdateAppointment: UpdateAppointmentMutationVariables;
  readonly SetStatus: SetStatusMutationVariables;
  readonly CancelAppointment: CancelAppointmentMutationVariables;
  readonly RegisterClient: RegisterClientMutationVariables;
  readonly AddPatient: AddPatientMutationVariables;
}

/** How a change ended; `Failed` was certainly not done. */
export type ChangeEnd = ChangeEndFragment | { readonly __typename: 'Failed'; readonly failure: Failure };

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
  variables: Changes[Name],
): Promise<ChangeEnd> {
  const end = await endOf(bridge, operation, variables);
  if (end.__typename !== 'Failed' && end.__typename !== 'NotOffered') for (const hear of listeners) hear();
  return end;
}

async function endOf<Name extends keyof Changes>(
  bridge: Bridge,
  operation: Name,
  variables: Changes[Name],
): Promise<ChangeEnd> {
  const result = await bridge.ask('desk:change', { operation, variables: { ...variables } });
  if (!result.ok) return endWithout(result.failure);
  const { data, errors } = result.value;
  const [end] = Object.values(data ?? {}).filter((each) => each !== null);
  // Sound: the core answers a mutation of the desk with a Change, or with null and errors.
  if (end) return end as ChangeEndFragment;
  return endWithout(failureInErrors(errors ?? []));
}

/** Whether something that broke inside Front Desk broke before or after the change was sent, nobody can tell. */
function endWithout(failure: Failure): ChangeEnd {
  if (failure.kind !== 'internal') return { __typename: 'Failed', failure };
  const action = 'Look whether it was done before you do it again.';
  return { __typename: 'OutcomeUnknown', message: failure.message, action, now: null };
}
