import type { ChangeOutcome } from '../adapter/clinic/changes.ts';
import type { AppointmentRow, ClientRow, PatientRow } from '../adapter/deskObjects.ts';
import type { Problem } from '../adapter/writes/appointmentValues.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import { t } from '../../../i18n/core/t.ts';

/** A Failure on its way through graphql-js, whose resolvers can only throw. */
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

/** What a change was about, as it is now where it could be read. */
interface About {
  readonly appointment?: AppointmentRow | null;
  readonly client?: ClientRow | null;
  readonly patient?: PatientRow | null;
}

/** A Change of the desk schema; graphql-js tells the members of the union by their name. */
export type Change =
  | ({ readonly __typename: 'Done'; readonly id: string | null } & About)
  | { readonly __typename: 'Refused'; readonly problems: readonly Problem[] }
  | ({ readonly __typename: 'Conflict'; readonly now?: AppointmentRow | null } & Omit<About, 'appointment'>)
  | {
      readonly __typename: 'OutcomeUnknown';
      readonly message: string;
      readonly action: string;
      readonly now: AppointmentRow | null;
    }
  | { readonly __typename: 'NotOffered'; readonly why: string };

/** How a change ended at the service, with what could be read of it afterwards. What was not sent is thrown. */
export function changeOf(end: ChangeOutcome, about: About): Change {
  switch (end.kind) {
    case 'done':
      return { __typename: 'Done', id: end.id, ...about };
    case 'refused':
      return { __typename: 'Refused', problems: end.problems.length > 0 ? end.problems : [wordless()] };
    case 'unknown':
      return { __typename: 'OutcomeUnknown', ...unknownWords(end.failure), now: about.appointment ?? null };
    case 'notOffered':
      return { __typename: 'NotOffered', why: end.why };
    case 'failed':
      throw new FailureGraphQLError(end.failure);
  }
}

function wordless(): Problem {
  return { message: t('desk.noReason'), field: null };
}

function unknownWords({ message }: Failure): { readonly message: string; readonly action: string } {
  return { message: t('desk.unanswered', { why: message }), action: t('desk.unansweredDo') };
}
