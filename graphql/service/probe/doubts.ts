import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { valueKind } from '../match/valueKind.ts';
import { wordsOf } from '../match/words.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';

/**
 * Whether a choice rests on what was not found rather than on what was. A schema that is shown would say whether there
 * is something better; here what is right only for want of another is left out.
 */
export function isDoubtful(
  schema: SchemaModel,
  concept: ReadConcept,
  type: string,
  operation: Operation<object>,
): boolean {
  const { field, fields } = operation;
  // Sound: the fields are those of the concept.
  if (clientConcepts.has(concept)) return areAnybody(field, fields as ClientFields);
  if (concept === 'appointments' && isTimeless(operation)) return true;
  const isBook = concept === 'appointments' || concept === 'appointment';
  return isBook && isAnyDate(schema, type, fields as AppointmentFields);
}

const clientConcepts: ReadonlySet<ReadConcept> = new Set<ReadConcept>(['clients', 'clientSearch', 'client']);

/** Users may be whoever logs in: only those are clients who can be called or lead to patients. */
function areAnybody(field: string, { phones, patients }: ClientFields): boolean {
  return wordsOf(field).some((word) => ['user', 'person', 'member'].includes(word)) && !phones && !patients;
}

/** The book of all times, for each day anew: how to ask for a day was only not found. */
function isTimeless(operation: Operation<object>): boolean {
  return !(['from', 'day'] as const).some((role) => takes(operation, role));
}

/** A date without a clock may be of anything, such as of the day when it was written down. */
function isAnyDate(schema: SchemaModel, type: string, { start }: AppointmentFields): boolean {
  if (start.kind !== 'path' || start.path.length !== 1) return false;
  const field = schema.types.get(type)?.fields.find(({ name }) => name === start.path[0]);
  const isTimed = field !== undefined && valueKind(schema, field.type.name) === 'moment';
  return wordsOf(start.path[0] ?? '').every((word) => ['date', 'day'].includes(word)) && !isTimed;
}
