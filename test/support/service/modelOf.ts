import { buildSchema, executeSync, type GraphQLSchema, parse } from 'graphql';
import { chooseTypes, readSchema } from '../../../graphql/service/introspection/readSchema.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';

/** A schema as the desk reads it from a service, in pieces. */
export async function modelOf(given: string | GraphQLSchema): Promise<SchemaModel> {
  const schema = typeof given === 'string' ? buildSchema(given) : given;
  const reading = await readSchema(async (question) => {
    const { data } = executeSync({ schema, document: parse(question.text) });
    return { kind: 'ok', data: JSON.parse(JSON.stringify(data)) };
  }, chooseTypes);
  if (reading.kind !== 'read') throw new Error('The schema was refused.');
  return reading.schema;
}
