import type { FieldModel, SchemaModel } from '../../introspection/schemaModel.ts';
import { wordsOf } from '../words/words.ts';
import { perSchema } from './perSchema.ts';

/** Whether a field is the path of its record, `hospitals/7`, as in every type (AIP-122), and not the name of a resource. */
export const isResourceName = perSchema((schema: SchemaModel, { name }: FieldModel): boolean => {
  if (wordsOf(name).join(' ') !== 'resource name') return false;
  const types = [...schema.types.values()].filter(({ fields }) => fields.some((each) => each.name === name));
  return types.length >= fewestTypes;
});

/** The resource of an appointment is named in two or three types. */
const fewestTypes = 5;
