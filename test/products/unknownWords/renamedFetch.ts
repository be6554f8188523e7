import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { isRecord } from '../../../graphql/service/json.ts';

/** A word of a schema, and the one that stands in its place. */
export interface Renaming {
  readonly word: string;
  readonly to: string;
}

/**
 * A service as if one word of its schema were another, wherever it stands: in names of types, fields, arguments and inputs,
 * in what introspection and errors say, never in values. Queries are translated on their way there, answers on their way
 * back.
 */
export function renamedFetch(renaming: Renaming): Fetch {
  const there = (text: string): string => replaceWord(text, { word: renaming.to, to: renaming.word });
  const back = (text: string): string => replaceWord(text, renaming);
  return async (url, init) => {
    const body: unknown = JSON.parse(init.body);
    const sent = isRecord(body) ? body : {};
    const query = typeof sent['query'] === 'string' ? sent['query'] : '';
    const isIntrospection = /__schema|__type\b/.test(query);
    const variables = isIntrospection
      ? changeNames(sent['variables'], there)
      : changeKeys(sent['variables'] ?? {}, there);
    const asked = { ...sent, query: changeTokens(query, there), variables };
    const operationName = sent['operationName'];
    const named = typeof operationName === 'string' ? { ...asked, operationName: there(operationName) } : asked;
    const { status, headers, body: stream } = await nodeFetch(url, { ...init, body: JSON.stringify(named) });
    const answer = changeAnswer(await new Response(stream).text(), back, isIntrospection);
    return { status, headers, body: new Response(answer).body };
  };
}

/** `client`, `Client` and `CLIENT`, wherever they stand in a name. */
export function replaceWord(text: string, { word, to }: Renaming): string {
  const capital = (each: string): string => `${each.slice(0, 1).toUpperCase()}${each.slice(1)}`;
  return text
    .replaceAll(word, to)
    .replaceAll(capital(word), capital(to))
    .replaceAll(word.toUpperCase(), to.toUpperCase());
}

/** The names in a query; of its texts only the name of a type that introspection asks for. */
function changeTokens(query: string, change: (text: string) => string): string {
  return query.replace(/"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*/g, (token) =>
    token.startsWith('"') && !/^"\w+"$/.test(token) ? token : change(token),
  );
}

function changeAnswer(text: string, change: (text: string) => string, isIntrospection: boolean): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return text;
  }
  if (!isRecord(answer)) return text;
  const data = changeKeys(answer['data'], change);
  const errors = Array.isArray(answer['errors'])
    ? answer['errors'].map((each) => changeError(each, change))
    : undefined;
  return JSON.stringify({
    ...answer,
    data: isIntrospection ? changeSchema(data, change) : changeTypeNames(data, change),
    ...(errors && { errors }),
  });
}

function changeError(error: unknown, change: (text: string) => string): unknown {
  if (!isRecord(error)) return error;
  return { ...error, message: changeText(error['message'], change), path: changeNames(error['path'], change) };
}

function changeText(value: unknown, change: (text: string) => string): unknown {
  return typeof value === 'string' ? change(value) : value;
}

/** Every text in a value. */
function changeNames(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => changeNames(each, change));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changeNames(each, change)]));
  return changeText(value, change);
}

/** The keys of a value, in whatever depth. */
function changeKeys(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => changeKeys(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), changeKeys(each, change)]));
}

function changeTypeNames(value: unknown, change: (text: string) => string): unknown {
  return changeIn(value, ['__typename'], change);
}

/** Values of enums stay as they are, as they are values. */
function changeSchema(value: unknown, change: (text: string) => string): unknown {
  return changeIn(value, ['name', 'description', 'deprecationReason', 'defaultValue'], change);
}

function changeIn(value: unknown, names: readonly string[], change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => changeIn(each, names, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'enumValues') return [key, each];
      return [key, names.includes(key) && typeof each === 'string' ? change(each) : changeIn(each, names, change)];
    }),
  );
}
