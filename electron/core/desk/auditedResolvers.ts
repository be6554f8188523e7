import { isRecord } from '../../../graphql/service/json.ts';
import type { AuditOutcome } from '../../contract/audit.ts';
import type { Intent } from '../audit/auditLog.ts';
import type { DeskContext } from './deskContext.ts';

type Resolver = (args: never, context: DeskContext) => unknown;

/**
 * The same resolvers, each writing into the audit log before it begins and when it ended. Values have passed the schema's
 * checks by then, so that every name in them is one of the desk's own.
 */
export function audited<Resolvers extends Readonly<Record<string, Resolver>>>(resolvers: Resolvers): Resolvers {
  const wrapped = Object.entries(resolvers).map(([name, resolve]) => {
    const around = (args: never, context: DeskContext): Promise<unknown> =>
      withAudit(intentOf(name, args), context, async () => resolve(args, context));
    return [name, around];
  });
  // Sound: every resolver is there, under its own name, with the same arguments and answer.
  return Object.fromEntries(wrapped) as Resolvers;
}

/** Runs a change between its two lines in the audit log. */
export async function withAudit<End>(intent: Intent, context: DeskContext, run: () => Promise<End>): Promise<End> {
  const finish = context.audit.intend(intent);
  try {
    const end = await run();
    finish(outcomeOf(end), madeBy(end));
    return end;
  } catch (error) {
    finish('failed');
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

/** What is about to be done, without a value: names such as `booking.start`, and ids of clients, patients, appointments. */
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
  return { what, names, ids: [...ids] };
}
