import { isRecord } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import { type Path, valuesAt } from '../sources.ts';
import { type Attempt, type Trial, trials } from './trials.ts';
import { plainType, readMessage, readTypeText } from './findings.ts';
import { createKnowledge, createType, type Knowledge, type KnownType, noteArgument, noteField } from './knowledge.ts';
import type { ProbeRequest, ProbeSession } from './probeSession.ts';

/** How often more fields of one list are tried, and how many groups at once. */
const maxRounds = 8;
const groupsPerRequest = 5;

/**
 * Learns by trying where a service's errors reveal nothing: small operations, the interface document's own first, and
 * of those that answer one field after the other. Everything kept was answered, with one row.
 */
export async function learnByTrying(session: ProbeSession, reserved: number): Promise<Knowledge> {
  const knowledge = createKnowledge();
  const tried: Style = { style: null, isSilent: false };
  for (const trial of trials) {
    const found = await findList(session, trial, tried, reserved);
    if (found) keep(knowledge, trial, found);
    // A service that has neither places nor clients under any name won't have the rest.
    if (trial.entity === 'client' && knowledge.types.size === 0) break;
  }
  return knowledge;
}

interface Style {
  /** How the operation that answered is called: the others will be, too. */
  style: 'get' | 'list' | 'bare' | null;
  /** Whether the service gives no reason when it refuses a request. */
  isSilent: boolean;
}

interface Found {
  readonly attempt: Attempt;
  readonly paths: readonly string[];
  readonly rows: readonly unknown[];
}

async function findList(session: ProbeSession, trial: Trial, tried: Style, reserved: number): Promise<Found | null> {
  const send: Send = async (attempt, paths) =>
    session.left(reserved) > 0 ? session.send(requestOf(attempt, paths)) : null;
  const { style } = tried;
  const attempts = trial.attempts.filter(
    (each) => style === null || trial.entity === 'location' || styleOf(each) === style,
  );
  for (const attempt of attempts) {
    const rows = rowsOf(await send(attempt, attempt.core), attempt);
    if (!rows) continue;
    if (trial.entity === 'client') tried.style = styleOf(attempt);
    return widen({ attempt, paths: attempt.core, rows }, trial, tried, send);
  }
  return null;
}

type Send = (attempt: Attempt, paths: readonly string[]) => Promise<Outcome | null>;

/** Requests more fields of a list that replies: several groups at once without those refused, else one by one. */
async function widen(found: Found, { more }: Trial, tried: Style, send: Send): Promise<Found> {
  const { attempt } = found;
  let whole = found;
  let left = maxRounds;
  for (let start = 0; start < more.length; start += groupsPerRequest) {
    // Of several synonyms the first that answers is enough.
    let groups = more
      .slice(start, start + groupsPerRequest)
      .filter((group) => !group.some((path) => isCovered(whole.paths, path)));
    while (groups.length > 0 && left > 0) {
      left -= 1;
      const requested = tried.isSilent ? groups.slice(0, 1) : groups;
      const paths = [...whole.paths, ...requested.flat()];
      const outcome = await send(attempt, paths);
      if (!outcome) return whole;
      const rows = rowsOf(outcome, attempt);
      if (rows) whole = { attempt, paths, rows };
      const wrong = rows ? new Set<string>() : complainedOf(outcome, requestOf(attempt, paths).text);
      const isWrong = (group: readonly string[]): boolean =>
        group.some((path) => path.split('.').some((step) => wrong.has(step)));
      if (rows || requested.length === 1) groups = groups.slice(requested.length);
      else if (groups.some(isWrong)) groups = groups.filter((group) => !isWrong(group));
      else tried.isSilent = true;
      groups = groups.filter((group) => !group.some((path) => isCovered(whole.paths, path)));
    }
  }
  return whole;
}

const synonymGroups: readonly (readonly string[])[] = [
  ['timeZone', 'timezone'],
  ['phone', 'phoneNumber', 'phoneNumbers.value', 'phones.number'],
  ['active', 'isActive'],
  ['firstName', 'givenName'],
  ['end', 'duration'],
];

function isCovered(paths: readonly string[], path: string): boolean {
  return synonymGroups.some((ways) => ways.includes(path) && ways.some((way) => paths.includes(way)));
}

/** Names that the service's errors are about, by their messages or lines. */
function complainedOf(outcome: Outcome, text: string): ReadonlySet<string> {
  const lines = text.split('\n');
  const errors = 'errors' in outcome ? outcome.errors : [];
  return new Set(
    errors.flatMap(({ message, line }) => [
      ...readMessage(message).flatMap(({ name }) => (name === null ? [] : [name])),
      ...(line === null || line < 3 ? [] : (/^\w+/.exec(lines[line - 1] ?? '') ?? [])),
    ]),
  );
}

/** Every field on a line of its own, so that an error's line identifies it. */
function requestOf({ field, arguments: list, rows }: Attempt, paths: readonly string[]): ProbeRequest {
  const declared = list.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = list.map(({ name }) => `${name}: $${name}`).join(', ');
  const open = rows.map((row) => `${row} {`);
  const text = [
    `query DeskTry${declared === '' ? '' : `(${declared})`} {`,
    `${field}${passed === '' ? '' : `(${passed})`} {`,
    ...open,
    ...linesOf(paths.map((path) => path.split('.'))),
    ...open.map(() => '}'),
    '}',
    '}',
  ].join('\n');
  return { name: 'DeskTry', text, variables: Object.fromEntries(list.map(({ name, value }) => [name, value])) };
}

function linesOf(paths: readonly Path[]): readonly string[] {
  const steps = [...new Set(paths.map(([step = '']) => step))];
  return steps.flatMap((step) => {
    const below = paths.filter(([each, next]) => each === step && next !== undefined).map((path) => path.slice(1));
    return below.length === 0 ? [step] : [`${step} {`, ...linesOf(below), '}'];
  });
}

/** The rows of an answer; null where it is none. An empty list is an answer, nothing at all is not. */
function rowsOf(outcome: Outcome | null, { field, rows }: Attempt): readonly unknown[] | null {
  if (outcome?.kind !== 'ok') return null;
  const result = outcome.data[field];
  return Array.isArray(result) || isRecord(result) ? valuesAt(result, rows) : null;
}

function styleOf({ field }: Attempt): Style['style'] {
  if (/^get[A-Z]/.test(field)) return 'get';
  return /^list[A-Z]/.test(field) ? 'list' : 'bare';
}

function keep(knowledge: Knowledge, { type: name, entity }: Trial, { attempt, paths, rows }: Found): void {
  let holder = knowledge.root;
  const way = [attempt.field, ...attempt.rows];
  way.forEach((step, index) => {
    const isLast = index === way.length - 1;
    const of = isLast ? name : `${name}${index === 0 ? 'Connection' : 'Edge'}`;
    const isList = attempt.rows.length === 0 || step === 'edges' || step === 'items';
    const field = noteField(holder, step, { kind: 'object', type: plainType(of, isList ? 1 : 0) });
    if (index === 0) {
      for (const each of attempt.arguments)
        noteArgument(field.arguments, each.name, { type: readTypeText(each.type), demanded: true });
    }
    holder = knowledge.types.get(of) ?? createType(of, way.slice(0, index + 1), [entity]);
    knowledge.types.set(of, holder);
  });
  keepFields(
    knowledge,
    holder,
    paths.map((path) => path.split('.')),
    rows,
  );
}

function keepFields(knowledge: Knowledge, type: KnownType, paths: readonly Path[], rows: readonly unknown[]): void {
  for (const step of new Set(paths.map(([each = '']) => each))) {
    const below = paths.filter(([each, next]) => each === step && next !== undefined).map((path) => path.slice(1));
    const values = rows.map((row) => (isRecord(row) ? row[step] : null));
    if (below.length === 0) {
      const scalar = scalarOf(step, values);
      knowledge.scalars.set(scalar, { isEnum: false });
      noteField(type, step, { kind: 'leaf', type: plainType(scalar) });
      continue;
    }
    const of = `${step.charAt(0).toUpperCase()}${step.slice(1)}`;
    const isList = values.some(Array.isArray) || /^(phones|phoneNumbers)$/.test(step);
    noteField(type, step, { kind: 'object', type: plainType(of, isList ? 1 : 0) });
    const known = knowledge.types.get(of) ?? createType(of, [...type.at, step], []);
    knowledge.types.set(of, known);
    keepFields(knowledge, known, below, valuesAt(rows, [step]));
  }
}

/**
 * The name of a scalar for values that were seen under a name, where the service does not give it. Of a field that held
 * nothing its name decides; else it is a text, which every reader takes.
 */
export function scalarOf(name: string, values: readonly unknown[]): string {
  if (/^(id|uuid)$/i.test(name)) return 'ID';
  const value = values.find((each) => each !== null && each !== undefined);
  if (typeof value === 'boolean') return 'Boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Int' : 'Float';
  if (typeof value === 'string') return scalarOfText(value);
  if (/^(is|has)[A-Z_]|^(active|deceased|deleted|archived)$/.test(name)) return 'Boolean';
  return /^(start|end|startTime|endTime)$|[a-z]At$|_at$/.test(name) ? 'DateTime' : 'String';
}

function scalarOfText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Date';
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) {
    return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? 'DateTime' : 'NaiveDateTime';
  }
  return /^\d{2}:\d{2}(:\d{2})?$/.test(text) ? 'Time' : 'String';
}
