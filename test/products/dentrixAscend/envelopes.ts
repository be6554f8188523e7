import type { Row } from '../generatedRows.ts';
import { FilterError, readFilter } from './filter.ts';

/** One thing of a collection: its id, and how it is shown. */
export interface Entry {
  readonly id: string;
  readonly show: () => Row;
}

/** The arguments of each collection. */
export interface CollectionArgs {
  readonly filter?: string | null;
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly lastId?: string | null;
}

/** What an answer says beside its data. */
export interface Problem {
  readonly statusCode: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
}

/** Looks at rows without giving them away. */
export type Quietly = <Result>(look: () => Result) => Result;

const messageOf = ({ code, title, description, source }: Problem): Row => ({ code, title, description, source });

/** A request that can't be read. */
export function badRequest(code: string, description: string, source: string): Problem {
  return { statusCode: 400, code, title: 'Bad Request', description, source };
}

/** There is no such thing. */
export function notFound(what: string, id: string): Problem {
  const description = `${what} with id ${id} was not found`;
  return { statusCode: 404, code: 'RESOURCE_NOT_FOUND', title: 'Not Found', description, source: 'id' };
}

/** The envelope of one thing. */
export function answerOne(data: Row, statusCode = 200): Row {
  return { statusCode, data, warnings: [], errors: [] };
}

/** The envelope of what went wrong. */
export function answerProblem(...problems: readonly [Problem, ...Problem[]]): Row {
  return { statusCode: problems[0].statusCode, data: null, warnings: [], errors: problems.map(messageOf) };
}

/** The envelope of the thing with an id. */
export function answerWithId(entries: readonly Entry[], id: string, what: string): Row {
  const entry = entries.find((each) => each.id === id);
  return entry ? answerOne(entry.show()) : answerProblem(notFound(what, id));
}

/** The envelope of a page, in the order of ids; without a size it has as many rows as `usual`. */
export function answerPage(
  entries: readonly Entry[],
  args: CollectionArgs,
  sizes: { readonly usual: number; readonly cap: number },
  quietly: Quietly,
): Row {
  const limit = Math.max(1, Math.min(args.pageSize ?? sizes.usual, sizes.cap));
  const page = args.page ?? 1;
  const lastId = args.lastId ?? '';
  const problem =
    page < 1
      ? badRequest('INVALID_PAGE', 'page begins with 1', 'page')
      : lastId !== '' && !/^\d+$/.test(lastId)
        ? badRequest('INVALID_LAST_ID', `"${lastId}" is no id`, 'lastId')
        : null;
  if (problem) return empty(problem, limit);
  let found = entries.toSorted((one, other) => Number(one.id) - Number(other.id));
  try {
    const test = args.filter ? readFilter(args.filter) : null;
    if (test) found = quietly(() => found.filter((entry) => test(entry.show())));
  } catch (error) {
    if (error instanceof FilterError) return empty(badRequest('INVALID_FILTER', error.message, 'filter'), limit);
    throw error;
  }
  const passed = lastId === '' ? 0 : found.filter(({ id }) => Number(id) <= Number(lastId)).length;
  const offset = passed + (page - 1) * limit;
  const isCut = (args.pageSize ?? 0) > sizes.cap;
  const description = `pageSize is at most ${String(sizes.cap)}`;
  return {
    statusCode: 200,
    data: found.slice(offset, offset + limit).map(({ show }) => show()),
    warnings: isCut ? [messageOf(badRequest('PAGE_SIZE_REDUCED', description, 'pageSize'))] : [],
    errors: [],
    meta: { pagination: { limit, offset, total: found.length } },
  };
}

function empty(problem: Problem, limit: number): Row {
  return { ...answerProblem(problem), data: [], meta: { pagination: { limit, offset: 0, total: 0 } } };
}
