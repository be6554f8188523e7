import { isRecord } from '../../../graphql/service/json.ts';
import type { AuditOutcome } from '../../contract/audit.ts';
import type { AppointmentRow } from '../adapter/deskObjects.ts';
import type { Found, Intent } from '../audit/auditLog.ts';
import { clientIn, clientOf, formerValues, placeOf, requestedValues } from './auditedValues.ts';
import type { DeskContext } from './deskContext.ts';

type Resolver = (args: never, context: DeskContext) => unknown;

/**
 * The same resolvers, each writing into the audit log before it begins and when it ended. Values have passed the schema's
 * checks by then, so that every name in them is one of the desk's own.
 */
export function audited<Resolvers extends Readonly<Record<string, Resolver>>>(resolvers: Resolvers): Resolvers {
  const wrapped = Object.entries(resolvers).map(([name, resolve]) => {
    const around = (args: never, context: DeskContext): Promise<unknown> => {
      const intent = intentOf(name, args);
      let seen: AppointmentRow | null = null;
      const watched = { ...context, onSeen: (row: AppointmentRow) => (seen = row) };
      return withAudit(
        intent,
        context,
        async () => resolve(args, watched),
        () => (seen ? { client: seen.client?.id ?? null, from: formerValues(seen, intent.to ?? {}) } : {}),
      );
    };
    return [name, around];
  });
  // Sound: every resolver is there, under its own name, with the same arguments and answer.
  return Object.fromEntries(wrapped) as Resolvers;
}

/** Writes the intent to the audit log, runs the change, and writes the outcome with what `found` returns. */
export async function withAudit<End>(
  intent: Intent,
  context: DeskContext,
  run: () => Promise<End>,
  found: () => Found = () => ({}),
): Promise<End> {
  const finish = context.audit.intend(intent);
  try {
    const end = await run();
    finish(outcomeOf(end), { made: madeBy(end), client: clientOf(end), ...found() });
    return end;
  } catch (error) {
    finish('failed', found());
    throw error;
  }
}

const outcomes: Readonly<Record<string, AuditOutcome>> = {
  Done: 'done',
  Refused: 'refused',
  Conflict: 'conflict',
  OutcomeUnknown: 'unknown',
  NotOffered: 'notOffered',
};

function outcomeOf(end: unknown): AuditOutcome {
  const name = isRecord(end) ? end['__typename'] : null;
  return (typeof name === 'string' ? outcomes[name] : undefined) ?? 'failed';
}

function madeBy(end: unknown): string | null {
  return isRecord(end) && typeof end['id'] === 'string' ? end['id'] : null;
}

const idNames = new Set(['id', 'client', 'patient']);

/**
 * What is about to be done: names such as `booking.start`, ids of clients, patients, appointments, and values where they
 * say nothing about a client.
 */
export function intentOf(what: string, args: unknown): Intent {
  const names: string[] = [];
  const ids = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, path);
      return;
    }
    if (!isRecord(value)) {
      if (path !== '' && !names.includes(path)) names.push(path);
      const name = path.slice(path.lastIndexOf('.') + 1);
      if (typeof value === 'string' && idNames.has(name)) ids.add(value);
      return;
    }
    for (const [name, below] of Object.entries(value)) walk(below, path === '' ? name : `${path}.${name}`);
  };
  walk(args, '');
  return { what, names, ids: [...ids], client: clientIn(args), ...placeOf(args), to: requestedValues(args) };
}
