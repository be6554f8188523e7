import { buildSchema, executeSync, parse } from 'graphql';
import { chooseTypes } from '../../graphql/service/introspection/chooseTypes.ts';
import { readSchema } from '../../graphql/service/introspection/readSchema.ts';
import type { SchemaModel } from '../../graphql/service/introspection/schemaModel.ts';

/** A schema as the desk reads it from a service, in pieces. */
export async function modelOf(text: string): Promise<SchemaModel> {
  const schema = buildSchema(text);
  const reading = await readSchema(async (question) => {
    const { data } = executeSync({ schema, document: parse(question.text) });
    return { kind: 'ok', data: JSON.parse(JSON.stringify(data)) };
  }, chooseTypes);
  if (reading.kind !== 'read') throw new Error('The schema was refused.');
  return reading.schema;
}
