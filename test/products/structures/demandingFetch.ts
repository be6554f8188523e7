import { buildSchema, type GraphQLArgument, isNonNullType, Kind, parse } from 'graphql';
import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { readRequest } from '../rewriteAnswer.ts';
import { jsonResponse } from './jsonResponse.ts';

/** More rows at once are refused. */
const mostRows = 100;

/**
 * A service with rules that its schema does not show: no more than 100 rows at once, and appointments of one place at a time
 * where they can be asked for so.
 */
export function demandingFetch({ sdl, expectedMap }: Dialect): Fetch {
  const appointments = String(expectedMap.appointments ?? '');
  const field = buildSchema(sdl, { assumeValid: true }).getQueryType()?.getFields()[appointments];
  const place = field?.args.find(isOptionalPlace);
  return async (url, init) => {
    const { sent, query, isIntrospection } = readRequest(init.body);
    if (isIntrospection) return nodeFetch(url, init);
    const asksForMany = isTooMany(sent['variables']);
    const message = asksForMany
      ? `A page must have between 1 and ${String(mostRows)} rows`
      : place && lacks(query, appointments, place.name, sent['variables'])
        ? `${place.name} is required`
        : null;
    if (message === null) return nodeFetch(url, init);
    const answer = { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }], data: null };
    return jsonResponse(JSON.stringify(answer));
  };
}

function isOptionalPlace({ name, type, defaultValue }: GraphQLArgument): boolean {
  const isPlace = /^(location|clinic|site|branch|practice|hospital|place)_?id$/i.test(name);
  return isPlace && !isNonNullType(type) && defaultValue === undefined;
}

/** Whether a page is asked for that is too large, anywhere in the variables. */
function isTooMany(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isTooMany);
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([key, each]) =>
    typeof each === 'number'
      ? /first|limit|take|size|per_?page|max|count/i.test(key) && each > mostRows
      : isTooMany(each),
  );
}

/** Whether a query asks for appointments without a place. */
function lacks(query: string, field: string, argument: string, variables: unknown): boolean {
  const [definition] = parse(query).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return false;
  return definition.selectionSet.selections.some((selection) => {
    if (selection.kind !== Kind.FIELD || selection.name.value !== field) return false;
    const value = selection.arguments?.find(({ name }) => name.value === argument)?.value;
    if (value?.kind !== Kind.VARIABLE) return value === undefined || value.kind === Kind.NULL;
    return !isRecord(variables) || (variables[value.name.value] ?? null) === null;
  });
}
