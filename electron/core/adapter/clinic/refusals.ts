import { type AnyDocument, batchSize, variableName } from '../../../../graphql/service/documents.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { Concept, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { WriteConcept } from '../../../../graphql/service/serviceWrites.ts';
import { asText, valuesAt } from '../../../../graphql/service/sources.ts';
import { failureOf } from '../../connection/failures.ts';
import type { Clock } from '../../foundation/ports.ts';

/** What this key may not do at the service, as far as it was refused. */
export interface Refusals {
  note(document: AnyDocument, variables: Readonly<Record<string, unknown>>, outcome: Outcome): void;
  /** The service's own reason where a concept as a whole is refused; null where it may work. */
  reasonOf(concept: Concept | WriteConcept): string | null;
}

type Forbidden = Extract<Outcome, { readonly kind: 'forbidden' }>;

/**
 * How long a refusal of a permission is cached: a right granted later is found by the next query, and so is a refusal
 * that was a temporary error.
 */
const refusedMilliseconds = 10 * 60_000;

/** A permission may be missing for one row only; refused for two, it is taken as missing for all. */
const enoughRows = 2;

/** Roles of the ids that say about which row a request is. */
const rowRoles: ReadonlySet<string> = new Set(['id', 'clientId', 'patientId', 'invoiceId', 'conversationId']);

export function createRefusals(map: ServiceMap, clock: Clock): Refusals {
  const refusals = new Map<
    AnyDocument['concept'],
    { readonly outcome: Forbidden; readonly until: number; readonly rows: ReadonlySet<string> }
  >();

  function rowOf(concept: AnyDocument['concept'], variables: Readonly<Record<string, unknown>>): string {
    const known: Readonly<Record<string, unknown>> = { ...map.writes, ...map };
    // Sound: every concept of a map is an operation or a mutation, with its arguments.
    const operation = known[concept] as ServiceMap['client'] | undefined;
    const ids = (operation?.arguments ?? []).flatMap((argument) =>
      argument.slots
        .filter((slot) => 'role' in slot && rowRoles.has(slot.role))
        .flatMap(({ path }) => valuesAt(variables, [variableName(argument), ...path])),
    );
    if (ids.length > 0) return ids.map((id) => asText(id) ?? '').join(' ');
    // A batch with one id in all of its places is about one row.
    const [only = '', another] = new Set(
      Array.from({ length: batchSize }, (_, index) => asText(variables[`id${index}`])),
    );
    return another === undefined ? (only ?? '') : '';
  }

  return {
    note(document, variables, outcome) {
      const { concept } = document;
      if (outcome.kind === 'ok') refusals.delete(concept);
      if (outcome.kind !== 'forbidden') return;
      const before = refusals.get(concept);
      const isRecent = before !== undefined && clock.now() < before.until;
      const rows = new Set([...(isRecent ? before.rows : []), rowOf(concept, variables)]);
      refusals.set(concept, { outcome, until: clock.now() + refusedMilliseconds, rows });
    },
    reasonOf(concept) {
      const refusal = refusals.get(concept);
      if (!refusal || clock.now() >= refusal.until) return null;
      // What is about no row in particular is refused as a whole.
      const isWhole = refusal.rows.size >= enoughRows || refusal.rows.has('');
      return isWhole ? failureOf(refusal.outcome).message : null;
    },
  };
}
