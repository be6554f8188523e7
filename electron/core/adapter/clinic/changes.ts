import { failureOf } from '../../connection/failures.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import type { Failure } from '../../../contract/failure.ts';
import { buildMutations, type WriteDocument } from '../../../../graphql/service/documents.ts';
import {
  type Problem,
  readWriteOutcome,
  type WriteOutcome,
} from '../../../../graphql/service/readers/readWriteOutcome.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import { detailsOf } from '../../../../graphql/service/outcomeMessages.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import {
  deskFieldOfRole,
  type WriteConcept,
  type WriteOperation,
  type WriteSlot,
} from '../../../../graphql/service/serviceWrites.ts';
import { fieldName } from '../../../../graphql/service/concepts.ts';
import {
  mutationVariables,
  type PlacedValues,
  takesStart,
  type WriteValues,
} from '../../../../graphql/service/variables.ts';
import { t } from '../../../../i18n/core/t.ts';
import { atField } from './refusedFields.ts';
import { titleOf } from '../../../../graphql/service/mapDescription.ts';

/** How a change ended at the service: the members of the desk schema's `Change`, and why it was not sent. */
export type ChangeOutcome =
  /** The id of the created or changed object, where the service returns it. */
  | { readonly __typename: 'Done'; readonly id: string | null }
  | { readonly __typename: 'Refused'; readonly problems: readonly Problem[] }
  /**
   * It was sent, and no answer confirms whether it was done. `problems` are the service's words where they may be a
   * refusal: see `notMade` in changeResult.
   */
  | {
      readonly __typename: 'OutcomeUnknown';
      readonly message: string;
      readonly action: string;
      readonly problems?: readonly Problem[];
    }
  /** It was certainly not done. */
  | { readonly __typename: 'Failed'; readonly failure: Failure }
  | { readonly __typename: 'NotOffered'; readonly why: string };

/** The outcome that the service's answer means; `placeProblem` finds the field that a problem of a refusal is about. */
export function changeOutcome(outcome: WriteOutcome, placeProblem: (problem: Problem) => Problem): ChangeOutcome {
  switch (outcome.kind) {
    case 'done':
      return { __typename: 'Done', id: outcome.id };
    case 'refused':
      return { __typename: 'Refused', problems: outcome.problems.map(placeProblem) };
    case 'unknown':
    case 'failed': {
      // Sound: an outcome that is good was read as done or refused.
      const failure = failureOf(outcome.outcome as Parameters<typeof failureOf>[0]);
      if (failure.kind === 'forbidden') return { __typename: 'NotOffered', why: failure.message };
      if (outcome.kind === 'failed') return { __typename: 'Failed', failure };
      const problems = outcome.problems?.map(placeProblem);
      return {
        __typename: 'OutcomeUnknown',
        message: unknownText(outcome.outcome, failure),
        action: t('desk.unansweredDo'),
        ...(problems && { problems }),
      };
    }
  }
}

/** An answer with errors is no refusal here, and the words for one would be untrue. */
function unknownText(outcome: Outcome, { message }: Failure): string {
  if (outcome.kind !== 'refused' && outcome.kind !== 'partial') return t('desk.unanswered', { why: message });
  const said = detailsOf(outcome.errors);
  return said === '' ? t('desk.unclear') : t('desk.unclearSaid', { said });
}

/**
 * The values that a change can take, those it requires, and the only ones allowed for some of them; all in terms of the desk schema.
 */
interface ChangeFields {
  readonly takes: readonly string[];
  readonly demands: readonly string[];
  readonly choices: readonly { readonly field: string; readonly values: readonly string[] }[];
}

/** What can be changed at this service, and how. */
export interface ClinicChanges {
  /** Null where it can be changed; else the reason, as text. */
  unavailableReason(concept: WriteConcept): string | null;
  /** Whether a change can carry this value, in any form. */
  takes(concept: WriteConcept, field: string): boolean;
  fields(concept: WriteConcept): ChangeFields;
  /** The places that it fills. */
  slots(concept: WriteConcept): readonly WriteSlot[];
  /** The status values that it takes; null where any text is valid, or it takes no status. */
  statusValues(concept: WriteConcept): readonly string[] | null;
  /** Whether it may empty what it is not given: then everything is sent as it is. */
  mayReplace(concept: WriteConcept): boolean;
  /** Whether two concepts are the same mutation: a status may be set by an update. */
  isSame(one: WriteConcept, other: WriteConcept): boolean;
  /** Sends a change, once. It can't be cancelled: what was sent can't be recalled. */
  send(concept: WriteConcept, input: WriteValues, timeZone: string, placed?: PlacedValues): Promise<ChangeOutcome>;
}

/** The values that are compared with those last seen before a change. */
const cards: Readonly<Partial<Record<WriteConcept, 'client' | 'patient'>>> = {
  updateClient: 'client',
  mergeClients: 'client',
  updatePatient: 'patient',
};

/** Changes through the mutations of a map. `queryService` sends once; `refusalOf` is the service's reason where it forbade one. */
export function createClinicChanges(options: {
  readonly map: ServiceMap;
  readonly queryService: QueryService;
  readonly refusalOf: (concept: WriteConcept) => string | null;
}): ClinicChanges {
  const { map, queryService } = options;
  const documents = buildMutations(map);
  const neverAborted = new AbortController().signal;
  const operationOf = (concept: WriteConcept): WriteOperation | undefined => map.writes?.[concept];
  const nameOf = (concept: WriteConcept): string | undefined => {
    const operation = operationOf(concept);
    return operation && titleOf(operation);
  };
  const slotsOf = (concept: WriteConcept): readonly WriteSlot[] =>
    (operationOf(concept)?.arguments ?? []).flatMap(({ slots }) => slots);

  function unavailableReason(concept: WriteConcept): string | null {
    const operation = operationOf(concept);
    if (!operation) return t('desk.notUnderstood');
    if (operation.unknown.length > 0)
      return t('desk.demandsUnknown', { names: operation.unknown.slice(0, 3).join(', ') });
    const card = cards[concept];
    if (card && !map[card]) return t('desk.noCard');
    return options.refusalOf(concept);
  }

  async function send(
    concept: WriteConcept,
    input: WriteValues,
    timeZone: string,
    placed?: PlacedValues,
  ): Promise<ChangeOutcome> {
    const operation = operationOf(concept);
    const document: WriteDocument | undefined = documents.get(concept);
    if (!operation || !document) return { __typename: 'NotOffered', why: unavailableReason(concept) ?? '' };
    // Sent without the new time, a move would be another change, and none at all.
    if (input.start && isTimed(concept) && !takesStart(operation))
      return {
        __typename: 'NotOffered',
        why: t('lacking.notTaken', { operation: titleOf(operation), field: fieldName('start') }),
      };
    const filled = mutationVariables(operation, input, timeZone, placed);
    if (filled.kind === 'missing') {
      const fields = [...new Set(filled.roles.map((role) => deskFieldOfRole[role]))];
      return { __typename: 'Refused', problems: fields.map((field) => ({ field, message: t('desk.demanded') })) };
    }
    if (filled.kind === 'unfit') {
      const message = t('desk.takesOnly', { words: filled.takes.slice(0, 12).join(', ') });
      return { __typename: 'Refused', problems: [{ field: deskFieldOfRole[filled.role], message }] };
    }
    return changeOutcome(
      readWriteOutcome(operation, await queryService(document, filled.variables, neverAborted)),
      (problem) => atField(problem, operation, filled.variables),
    );
  }

  return {
    unavailableReason,
    takes: (concept, field) => slotsOf(concept).some(({ role }) => deskFieldOfRole[role] === field),
    fields(concept) {
      const slots = slotsOf(concept);
      const fieldNames = (list: readonly WriteSlot[]): readonly string[] => [
        ...new Set(list.map(({ role }) => deskFieldOfRole[role])),
      ];
      const choices = new Map<string, readonly string[]>();
      for (const { role, values = [] } of slots) {
        const field = deskFieldOfRole[role];
        if (values.length > 0) choices.set(field, [...new Set([...(choices.get(field) ?? []), ...values])]);
      }
      return {
        takes: fieldNames(slots),
        demands: fieldNames(slots.filter(({ demanded }) => demanded)),
        choices: [...choices].map(([field, list]) => ({ field, values: list })),
      };
    },
    slots: slotsOf,
    statusValues: (concept) => slotsOf(concept).find(({ role }) => role === 'status')?.values ?? null,
    mayReplace: (concept) => operationOf(concept)?.mayReplace === true,
    isSame: (one, other) => nameOf(one) === nameOf(other),
    send,
  };
}

function isTimed(concept: WriteConcept): boolean {
  return concept === 'bookAppointment' || concept === 'updateAppointment';
}
