import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { nouns, stateWords } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { readStage } from '../readers/readStage.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, type Path, readValue, valuesAt } from '../sources.ts';
import { isOfRecord } from './valueChecks.ts';

const ofVisit: ReadonlySet<string> = new Set([...stateWords, ...nouns.appointment]);

/**
 * Of several words for the state of a visit the one that tells more of its course: a `state` that goes from pending to
 * finished, and not the `appointment_status` that says only whether it was accepted.
 */
export function withFullestStatus(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { status, client } = operation.fields as Partial<AppointmentFields>;
  const type = rowType(schema, operation);
  if (!type || (status && status.kind !== 'path')) return operation;
  const stagesOf = (path: Path) =>
    rows.flatMap((row) => valuesAt(row, path).map((each) => readStage(asText(each) ?? '')));
  const stagesAt = (path: Path): number => new Set(stagesOf(path)).size;
  const stages = status ? stagesAt(status.path) : 0;
  // What all visits have is rather the state of the record, as `approved` is with a workflow.
  const tellsNothing = stages <= 1 && rows.length >= fewestRows;
  const tells = (path: Path): boolean => stagesAt(path) >= 3;
  const tellsMore = (path: Path): boolean => {
    if (!tellsNothing || !isCalledState(path)) return false;
    if (stagesAt(path) >= 2) return true;
    // A first page may hold visits of one state alone, which is told all the same.
    const isKnown = !stagesOf(path).includes('unknown');
    return stages === 0 && isKnown && !isOfRecord(rows.flatMap((row) => valuesAt(row, path)));
  };
  const [best] = [
    ...wordsOfState(schema, type).filter((path) => tells(path) || tellsMore(path)),
    ...wordsOfRoster(schema, type, client?.path ?? []).filter(tells),
  ]
    .map((path) => ({ path, stages: stagesAt(path) }))
    .toSorted((one, other) => other.stages - one.stages);
  if (!best || best.stages <= stages) return operation;
  return { ...operation, fields: { ...operation.fields, status: { kind: 'path', path: best.path } } };
}

/** Fewer visits may well be in one state, whatever the field means. */
const fewestRows = 6;

function isCalledState(path: Path): boolean {
  return path.some((step) => wordsOf(step).some((word) => stateWords.includes(word)));
}

/** Texts of the visit itself, `visitState`, and names of entries that say so, `visitState { key name }`. */
function wordsOfState(schema: SchemaModel, type: TypeModel): readonly Path[] {
  const { leaves, branches } = contentsOf(schema, type);
  const isState = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => ofVisit.has(word));
  const entries = branches
    .filter(({ many, words, path }) => !many && path.length === 1 && isState(words))
    .flatMap(({ path, type: entry }) => {
      const label = entryNames.find((name) => entry.fields.some((field) => field.name === name && isPlain(field)));
      return label === undefined ? [] : [[...path, label]];
    });
  const own = leaves.filter(
    ({ kind, path, isList, words }) =>
      (kind === 'text' || kind === 'enum') && !isList && path.length === 1 && isState(words),
  );
  return [...own.map(({ path }) => path), ...entries];
}

/** The state in the row of a roster that leads to the client: how far a visit is where its time is an event of its own. */
function wordsOfRoster(schema: SchemaModel, type: TypeModel, client: Path): readonly Path[] {
  const roster = contentsOf(schema, type).branches.find(
    ({ many, path }) => many && path.length === 1 && path[0] === client[0],
  );
  return roster ? wordsOfState(schema, roster.type).map((path) => [...roster.path, ...path]) : [];
}

/** What an entry of a list of words is called by, the best first. */
const entryNames = ['label', 'name', 'title', 'value', 'code', 'key'];

function isPlain({ type, arguments: list }: FieldModel): boolean {
  return type.lists === 0 && list.length === 0;
}

/** Fewer visits may well be in one state. */
const fewestVisits = 12;

/**
 * Whether all of many visits, past ones and those to come, are in one state: what the service leaves out may stand in
 * another list, as some give those that are scheduled and nothing else.
 */
export function showsOneStatus(operation: Operation<object>, rows: readonly unknown[]): boolean {
  return rows.length >= fewestVisits && countStatuses(operation, rows) === 1;
}

/** How many words for the state of a visit stand in rows. */
export function countStatuses({ fields }: Operation<object>, rows: readonly unknown[]): number {
  const { status } = fields as Partial<AppointmentFields>;
  return new Set(rows.flatMap((row) => asText(readValue(row, status)) ?? [])).size;
}
