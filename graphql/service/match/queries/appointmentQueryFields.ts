import { maxDepth } from '../../depth.ts';
import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { EntityScores } from '../entities/entities.ts';
import { objectType } from '../schema/identity.ts';
import { contentsOf } from '../schema/leaves.ts';
import { type ResultShape, shapeOf } from '../schema/resultShape.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { type QueryField, queryFieldsOf } from './operations.ts';

/**
 * The fields that may list appointments: those for every list, and nested lists, `pets { appointments { … } }`, where no
 * query lists all appointments without arguments. Lists with pages are no parents, as appointments would be missing.
 */
export function appointmentQueryFields(schema: SchemaModel, scores: EntityScores): readonly QueryField[] {
  const known = cache.get(schema);
  if (known) return known;
  const plain = queryFieldsOf(schema, scores);
  const listed = new Set(plain.flatMap(({ field }) => wholeList(schema, field)?.type.name ?? []));
  const nested = plain.flatMap(({ holder, field: parent }) => {
    const rows = holder === null ? wholeList(schema, parent) : null;
    const between = rows && envelopeStep(schema, parent, rows);
    if (!rows || between === undefined) return [];
    return rows.type.fields
      .filter((field) => {
        const type = wholeList(schema, field)?.type;
        return type !== undefined && !listed.has(type.name) && isAppointment(schema, scores, type);
      })
      .map((field) => ({ holder: parent, ...(between && { between }), field }));
  });
  const found = [...plain, ...nested];
  cache.set(schema, found);
  return found;
}

const cache = new WeakMap<SchemaModel, readonly QueryField[]>();

/** A list without arguments and signs of pages, so that it is complete. */
function wholeList(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const shape = field.arguments.length === 0 ? shapeOf(schema, field) : null;
  return shape?.many && shape.paging.next === null && shape.paging.more === null ? shape : null;
}

/** The list in an envelope, `{ items }`; null without an envelope, undefined where the rows are deeper. */
function envelopeStep(schema: SchemaModel, list: FieldModel, { rows }: ResultShape): FieldModel | null | undefined {
  const [step, more] = rows;
  if (step === undefined) return null;
  const envelope = objectType(schema, list.type.name);
  return more === undefined ? envelope?.fields.find(({ name }) => name === step) : undefined;
}

/** Whether rows are appointments with a time: those with a date alone are records of past visits. */
function isAppointment(schema: SchemaModel, scores: EntityScores, type: TypeModel): boolean {
  if ((scores.get(type.name)?.appointment.score ?? 0) < likelyAppointment) return false;
  const { start } = timeSources({ schema, type, levels: maxDepth });
  const at = start?.kind === 'path' ? start.path.join('.') : null;
  return !contentsOf(schema, type).leaves.some(({ path, kind }) => kind === 'date' && path.join('.') === at);
}

const likelyAppointment = 0.5;
