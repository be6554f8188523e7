import { ApolloLink } from '@apollo/client';
import { defer, from, mergeMap, type Observable, of, tap } from 'rxjs';
import type { DayAppointmentFragment, ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import type { WriteAhead } from './largeDays.ts';

/** One reading that was overtaken is done again; should that one be overtaken too, the next event brings what is true. */
const maxRereads = 1;
/** How long a day may still show what was before a change: the core, or the service, may have read it earlier. */
const correctionMilliseconds = 5_000;
const maxEntries = 50;

/** What a change has made of an appointment; null where it is gone. */
interface Correction {
  /** The versions that came before: a day that shows one of them was read too early. */
  readonly before: ReadonlySet<string>;
  readonly now: DayAppointmentFragment | null;
  readonly at: number;
}

/**
 * Lets no older answer take the place of a newer one in the cache. A query is sent again if a change was answered, or a
 * later query of the same kind, while it was in flight. A day that shows an appointment as it was before a change
 * is handed on with what the change has made of it, for a few seconds: then the day is right. `writeAhead` is given what is
 * no older, and may take a while; what is overtaken meanwhile is older after all.
 */
export function createFreshnessLink(
  writeAhead: WriteAhead = () => null,
  now: () => number = () => performance.now(),
): ApolloLink {
  let changesAnswered = 0;
  let sent = 0;
  const answered = new Map<string, number>();
  const corrections = new Map<string, Correction>();

  function noteChange(operation: ApolloLink.Operation, result: ApolloLink.Result): void {
    changesAnswered += 1;
    const seen: unknown = operation.variables['appointment'];
    const [outcome] = Object.values(result.data ?? {}) as readonly (Outcome | null)[];
    if (!hasIdAndVersion(seen) || !outcome) return;
    const { id, version } = seen;
    const appointment = outcome.__typename === 'Done' ? outcome.appointment : outcome.now;
    if (appointment === undefined || (appointment === null && outcome.__typename !== 'Conflict')) return;
    const before = new Set([...(corrections.get(id)?.before ?? []), version]);
    corrections.delete(id);
    corrections.set(id, { before, now: appointment, at: now() });
    const [oldest] = corrections.keys();
    if (corrections.size > maxEntries && oldest !== undefined) corrections.delete(oldest);
  }

  function withChanges(operationName: string | undefined, result: ApolloLink.Result): ApolloLink.Result {
    if (operationName !== 'ScheduleDay') return result;
    for (const [id, { at }] of corrections) if (now() - at > correctionMilliseconds) corrections.delete(id);
    if (corrections.size === 0 || !result.data) return result;
    // Sound: only `ScheduleDay` comes here, in the shape of its document or with null and errors.
    const { day } = result.data as Partial<ScheduleDayQuery>;
    if (!day) return result;
    if (!day.appointments.some(({ id, version }) => corrections.get(id)?.before.has(version))) return result;
    const appointments = day.appointments.flatMap((appointment) => {
      const change = corrections.get(appointment.id);
      if (!change?.before.has(appointment.version)) return [appointment];
      return change.now ?? [];
    });
    return { ...result, data: { ...result.data, day: { ...day, appointments } } };
  }

  return new ApolloLink((operation, forward) => {
    const { operationType, operationName } = operation;
    if (operationType === 'mutation') return forward(operation).pipe(tap((result) => noteChange(operation, result)));
    if (operationType === 'subscription') return forward(operation);
    const key = `${operationName} ${JSON.stringify(operation.variables)}`;
    const read = (rereads: number): Observable<ApolloLink.Result> =>
      defer(() => {
        const changesBefore = changesAnswered;
        sent += 1;
        const order = sent;
        const isOvertaken = (): boolean => changesAnswered !== changesBefore || (answered.get(key) ?? 0) > order;
        const handOn = (result: ApolloLink.Result): Observable<ApolloLink.Result> => {
          noteAnswered(key, order);
          return of(withChanges(operationName, result));
        };
        return forward(operation).pipe(
          mergeMap((result) => {
            if (isOvertaken()) return rereads < maxRereads ? read(rereads + 1) : handOn(result);
            const fresh = withChanges(operationName, result);
            const written = writeAhead(operation, fresh, isOvertaken);
            if (!written) return handOn(fresh);
            return from(written).pipe(
              mergeMap(() => (isOvertaken() && rereads < maxRereads ? read(rereads + 1) : handOn(fresh))),
            );
          }),
        );
      });
    return read(0);
  });

  function noteAnswered(key: string, order: number): void {
    answered.delete(key);
    answered.set(key, order);
    const [oldest] = answered.keys();
    if (answered.size > maxEntries && oldest !== undefined) answered.delete(oldest);
  }
}

/** What is read here of a Change. */
interface Outcome {
  readonly __typename: string;
  readonly appointment?: DayAppointmentFragment | null;
  readonly now?: DayAppointmentFragment | null;
}

function hasIdAndVersion(value: unknown): value is { readonly id: string; readonly version: string } {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'id') === 'string' && typeof Reflect.get(value, 'version') === 'string';
}
