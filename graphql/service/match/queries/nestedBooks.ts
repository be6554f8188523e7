import { maxDepth } from '../../depth.ts';
import type { FieldModel, SchemaModel } from '../../introspection/schemaModel.ts';
import type { EntityScores } from '../entities/entities.ts';
import { objectType } from '../schema/identity.ts';
import { contentsOf } from '../schema/leaves.ts';
import { type ResultShape, shapeOf } from '../schema/resultShape.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { type QueryField, queryFieldsOf } from './operations.ts';

/**
 * Where the book may be: fields as for every list, and where no query gives all visits unasked, those below each row of
 * a whole list, `pets { appointments { … } }`. A list that may be a page is none of these, as visits would be missing.
 */
export function bookFields(schema: SchemaModel, scores: EntityScores): readonly QueryField[] {
  const known = cache.get(schema);
  if (known) return known;
  const plain = queryFieldsOf(schema, scores);
  const open = new Set(plain.flatMap(({ field }) => wholeList(schema, field)?.type.name ?? []));
  const nested = plain.flatMap(({ holder, field: list }) => {
    const rows = holder === null ? wholeList(schema, list) : null;
    const between = rows && envelopeStep(schema, list, rows);
    if (!rows || between === undefined) return [];
    return rows.type.fields
      .filter((field) => isBook(schema, scores, field) && !open.has(shapeOf(schema, field)?.type.name ?? ''))
      .map((field) => ({ holder: list, ...(between && { between }), field }));
  });
  const found = [...plain, ...nested];
  cache.set(schema, found);
  return found;
}

const cache = new WeakMap<SchemaModel, readonly QueryField[]>();

/** What a field lists, if it takes nothing and tells nothing of pages, so that it gives all that it has. */
function wholeList(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const shape = field.arguments.length === 0 ? shapeOf(schema, field) : null;
  return shape?.many && shape.paging.next === null && shape.paging.more === null ? shape : null;
}

/** The list in an envelope, `{ items }`; null where there is none, undefined where more is around the rows. */
function envelopeStep(schema: SchemaModel, list: FieldModel, { rows }: ResultShape): FieldModel | null | undefined {
  const [step, more] = rows;
  if (step === undefined) return null;
  const envelope = objectType(schema, list.type.name);
  return more === undefined ? envelope?.fields.find(({ name }) => name === step) : undefined;
}

/** Visits with a time: those that have no more than a date are records of what was done. */
function isBook(schema: SchemaModel, scores: EntityScores, field: FieldModel): boolean {
  const type = wholeList(schema, field)?.type;
  if (!type || (scores.get(type.name)?.appointment.score ?? 0) < likelyVisit) return false;
  const { start } = timeSources({ schema, type, levels: maxDepth });
  const at = start?.kind === 'path' ? start.path.join('.') : null;
  return !contentsOf(schema, type).leaves.some(({ path, kind }) => kind === 'date' && path.join('.') === at);
}

const likelyVisit = 0.5;
