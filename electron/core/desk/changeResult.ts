import type { ChangeOutcome } from '../adapter/clinic/changes.ts';
import type { AppointmentRow, ClientRow, PatientRow } from '../adapter/deskObjects.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import { t } from '../../../i18n/core/t.ts';

/** Carries a Failure through graphql-js, whose resolvers can only throw. */
export class FailureGraphQLError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'FailureGraphQLError';
    this.failure = failure;
  }
}

/** The value of a Result, or its failure thrown for graphql-js to collect. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new FailureGraphQLError(result.failure);
  return result.value;
}

/** The object of a change in its present state, where it could be read. */
interface About {
  readonly appointment?: AppointmentRow | null;
  readonly client?: ClientRow | null;
  readonly patient?: PatientRow | null;
}

type Outcome<Name extends ChangeOutcome['__typename']> = Extract<ChangeOutcome, { readonly __typename: Name }>;

export type UnknownOutcome = Outcome<'OutcomeUnknown'>;

/** A Change of the desk schema: an outcome with what it was about, and a conflict, for which mostly nothing was sent. */
export type Change =
  | (Outcome<'Done'> & About)
  | Outcome<'Refused' | 'NotOffered'>
  | (Outcome<'OutcomeUnknown'> & { readonly now: AppointmentRow | null })
  | ({ readonly __typename: 'Conflict'; readonly sent: boolean; readonly now?: AppointmentRow | null } & Omit<
      About,
      'appointment'
    >);

/** The outcome of a change, with what could be read of it afterwards. One that was not sent is thrown. */
export function changeOf(outcome: ChangeOutcome, about: About): Change {
  switch (outcome.__typename) {
    case 'Done':
      return { ...outcome, ...about };
    case 'Refused':
      return outcome.problems.length > 0
        ? outcome
        : { ...outcome, problems: [{ message: t('desk.noReason'), field: null }] };
    case 'OutcomeUnknown': {
      const { message, action } = outcome;
      return { __typename: 'OutcomeUnknown', message, action, now: about.appointment ?? null };
    }
    case 'NotOffered':
      return outcome;
    case 'Failed':
      throw new FailureGraphQLError(outcome.failure);
  }
}

/**
 * A change without a clear answer, after a look that showed that it was not made: words of the service that may be a
 * refusal are one. Without any it may still be made, so it stays unknown.
 */
export function notMade(outcome: UnknownOutcome, about: About): Change {
  const { problems } = outcome;
  return problems ? { __typename: 'Refused', problems } : changeOf(outcome, about);
}
