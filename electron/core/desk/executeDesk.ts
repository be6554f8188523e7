import { buildSchema, execute, type GraphQLError } from 'graphql';
import { deskSchemaText } from '../../../graphql/desk/generated/schemaText.ts';
import type { DeskAnswer, DeskError, DeskQuery } from '../../contract/channels.ts';
import type { Result } from '../../contract/result.ts';
import { unfitValues, unknownQuestion } from '../failures.ts';
import type { Log } from '../log.ts';
import { catalog } from './catalog.ts';
import { FailureGraphQLError } from './failureError.ts';
import { type DeskContext, rootResolvers } from './resolvers.ts';

const schema = buildSchema(deskSchemaText);

/**
 * Runs a registered desk operation against the connected clinic. A failure of the service is a GraphQL error with
 * `extensions.failure`; a name that is not registered or variables that do not fit are a failed Result.
 */
export async function executeDesk(query: DeskQuery, log: Log, context: DeskContext): Promise<Result<DeskAnswer>> {
  const document = catalog.get(query.operation);
  if (!document) return refuse(log, 'operation');
  const result = await execute({
    schema,
    document,
    rootValue: rootResolvers,
    contextValue: context,
    variableValues: { ...query.variables },
  });
  if (result.data === undefined) return refuse(log, 'variables');
  const data = result.data;
  return { ok: true, value: result.errors ? { data, errors: result.errors.map(readError) } : { data } };
}

function refuse(log: Log, why: 'operation' | 'variables'): Result<DeskAnswer> {
  log.write({ event: 'refused', channel: 'desk:query', why });
  return { ok: false, failure: why === 'operation' ? unknownQuestion : unfitValues };
}

function readError(error: GraphQLError): DeskError {
  const path = error.path ?? [];
  const cause = error.originalError;
  if (cause instanceof FailureGraphQLError) {
    return { message: cause.failure.message, path, extensions: { failure: cause.failure } };
  }
  // Anything else is a bug of ours; its message may hold values and stays here.
  const failure = {
    kind: 'internal',
    message: 'Front Desk made a mistake here.',
    action: 'Refresh. If it stays, report it.',
  };
  return { message: failure.message, path, extensions: { failure } };
}
