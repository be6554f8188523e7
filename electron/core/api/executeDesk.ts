import * as operations from '../../../graphql/desk/generated/operations.ts';
import {
  buildSchema,
  coerceInputValue,
  type DocumentNode,
  execute,
  type GraphQLError,
  isInputObjectType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { showHiddenSignsIn } from '../../../graphql/service/hiddenSigns.ts';
import type { ClientFilter } from '../../../graphql/desk/generated/types.ts';
import { deskSchemaText } from '../../../graphql/desk/generated/schemaText.ts';
import type { DeskResponse, DeskError, DeskOperation } from '../../contract/channels.ts';
import type { Result } from '../../contract/failure.ts';
import { unfitValues, unknownQuestion } from '../connection/failures.ts';
import type { Log } from '../foundation/log.ts';
import { FailureGraphQLError } from '../desk/changeResult.ts';
import { formResolvers, readFormValues } from '../explorer/formResolvers.ts';
import { deskResolvers, objectResolvers } from '../desk/resolvers.ts';
import { type ExplorerContext, listResolvers } from '../explorer/listResolvers.ts';
import { t } from '../../../i18n/core/t.ts';
import { deskOperationNames } from '../../../graphql/desk/generated/operationNames.ts';

const schema = buildDeskSchema();
const rootResolvers = { ...deskResolvers, ...formResolvers, ...listResolvers };

/** Validates a filter that is not a variable; null where it does not fit. */
export function readClientFilter(filter: unknown): ClientFilter | null {
  const type = schema.getType('ClientFilter');
  const value: unknown = isInputObjectType(type) ? coerceInputValue(filter, type) : undefined;
  return value ?? null;
}

function buildDeskSchema(): ReturnType<typeof buildSchema> {
  const built = buildSchema(deskSchemaText);
  for (const [typeName, resolvers] of Object.entries(objectResolvers)) {
    const type = built.getType(typeName);
    const fields = isObjectType(type) ? type.getFields() : {};
    for (const [name, resolve] of Object.entries(resolvers)) Object.assign(fields[name] ?? {}, { resolve });
  }
  const typed = built.getType('FormValues');
  if (isScalarType(typed)) typed.coerceInputValue = readFormValues;
  return built;
}

/**
 * Runs a registered desk operation of one kind, a query or a mutation, against the connected clinic. A failure of the service is a GraphQL error with
 * `extensions.failure`; a name that is not registered or variables that do not fit are a failed Result.
 */
export async function executeDesk(
  kind: 'query' | 'mutation',
  query: DeskOperation,
  log: Log,
  context: ExplorerContext,
): Promise<Result<DeskResponse>> {
  const document = catalog.get(query.operation);
  if (!document || kindOf(document) !== kind) return refuse(log, 'operation');
  const result = await execute({
    schema,
    document,
    rootValue: rootResolvers,
    contextValue: context,
    variableValues: { ...query.variables },
  });
  if (result.data === undefined) return refuse(log, 'variables');
  // Sound: the same fields with other texts in them.
  const data = showHiddenSignsIn(result.data) as typeof result.data;
  return { ok: true, value: result.errors ? { data, errors: result.errors.map(readError) } : { data } };
}

function kindOf({ definitions }: DocumentNode): string | undefined {
  const [operation] = definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? [each.operation] : []));
  return operation;
}

function refuse(log: Log, why: 'operation' | 'variables'): Result<DeskResponse> {
  log.write({ event: 'refused', channel: 'desk:query', why });
  return { ok: false, failure: why === 'operation' ? unknownQuestion() : unfitValues() };
}

function readError(error: GraphQLError): DeskError {
  const path = error.path ?? [];
  const cause = error.originalError;
  if (cause instanceof FailureGraphQLError) {
    return { message: cause.failure.message, path, extensions: { failure: cause.failure } };
  }
  // Any other error is a bug of ours; its message may hold values and stays here.
  const failure = {
    kind: 'internal',
    message: t('failures.mistake'),
    action: t('failures.mistakeReadingDo'),
  };
  return { message: failure.message, path, extensions: { failure } };
}

/** Every desk operation that a page may name; a name that is not here is refused, whatever it holds. */
export const catalog: ReadonlyMap<string, DocumentNode> = new Map(
  deskOperationNames.map((name) => [name, operations[`${name}Document`]]),
);
