import type { Fetch } from '../../electron/core/foundation/ports.ts';
import { isRecord } from '../../graphql/service/json.ts';
import { readRequest, rewriteAnswer } from './rewriteAnswer.ts';

type Change = (text: string) => string;

/** How names of a service are called instead: of types, and of fields, arguments and inputs. */
export interface Translation {
  /** From the names that are sent to those of the service. */
  readonly there: { readonly type: Change; readonly field: Change };
  /** From the names of the service to those that are received; `text` for messages of errors and descriptions. */
  readonly back: { readonly type: Change; readonly field: Change; readonly text: Change };
  /** Whether a name that is sent is one of a type. */
  readonly isType: (name: string) => boolean;
}

/**
 * A service as if its names were others, wherever they stand: in queries and variables on their way there, in data,
 * introspection and errors on their way back, never in values. Values of enums stay as they are.
 */
export function translatedFetch({ there, back, isType }: Translation): Fetch {
  return async (url, init) => {
    const { sent, query, isIntrospection } = readRequest(init.body);
    const asked = isIntrospection
      ? query.replace(/"(\w+)"/g, (_, name: string) => `"${there.type(name)}"`)
      : changeQuery(query, there, isType);
    const variables = isIntrospection
      ? changeTexts(sent['variables'], there.type)
      : changeKeys(sent['variables'] ?? {}, there.field);
    return rewriteAnswer(url, init, { ...sent, query: asked, variables }, (answer) =>
      changeAnswer(answer, back, isIntrospection),
    );
  };
}

/** Types stand behind a colon or `on`; an alias is followed by a field, which is no type. */
function changeQuery(query: string, there: Translation['there'], isType: (name: string) => boolean): string {
  return query.replace(
    /"(?:[^"\\]|\\.)*"|(\.\.\. ?on |: ?\[*)?([A-Za-z_]\w*)/g,
    (token, before: string | undefined, name: string | undefined) => {
      if (name === undefined) return token;
      const changed = before !== undefined && isType(name) ? there.type(name) : there.field(name);
      return `${before ?? ''}${changed}`;
    },
  );
}

function changeAnswer(
  answer: Readonly<Record<string, unknown>>,
  back: Translation['back'],
  isIntrospection: boolean,
): unknown {
  const data = isIntrospection
    ? changeSchema(answer['data'], back, false)
    : changeTypeNames(changeKeys(answer['data'], back.field), back.type);
  const errors = Array.isArray(answer['errors']) ? answer['errors'].map((each) => changeError(each, back)) : undefined;
  return { ...answer, data, ...(errors && { errors }) };
}

function changeError(error: unknown, back: Translation['back']): unknown {
  if (!isRecord(error)) return error;
  const { message, path } = error;
  return {
    ...error,
    message: typeof message === 'string' ? back.text(message) : message,
    path: changeTexts(path, back.field),
  };
}

/** Every text in a value. */
function changeTexts(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => changeTexts(each, change));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changeTexts(each, change)]));
  return typeof value === 'string' ? change(value) : value;
}

/** The keys of a value, in whatever depth. */
function changeKeys(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => changeKeys(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), changeKeys(each, change)]));
}

function changeTypeNames(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => changeTypeNames(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === '__typename' && typeof each === 'string' ? change(each) : changeTypeNames(each, change),
    ]),
  );
}

const named: ReadonlySet<string> = new Set(['fields', 'args', 'inputFields']);
const texts: ReadonlySet<string> = new Set(['description', 'deprecationReason', 'defaultValue']);

/** Fields, arguments and inputs stand in lists that are called so; all else that has a name is a type. */
function changeSchema(value: unknown, back: Translation['back'], isField: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => changeSchema(each, back, isField));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'enumValues') return [key, each];
      if (typeof each !== 'string') return [key, changeSchema(each, back, named.has(key))];
      if (key === 'name') return [key, isField ? back.field(each) : back.type(each)];
      return [key, texts.has(key) ? back.text(each) : each];
    }),
  );
}
