import { GraphQLError } from 'graphql';

/** What is wrong with the fields of an input, by their names. */
export function inputErrors(errors: Readonly<Record<string, string>>, message = 'Errors'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', errors } });
}

/** What somebody may not do, or what belongs to none of her shops. */
export function notAllowed(message = 'Action not allowed'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
}

export interface PageArgs {
  readonly page?: { readonly limit?: number | null; readonly offset?: number | null } | null;
}

/** A page of a list with the number of all; what is too long is cut, which the answer says. */
export function paginate<Each>(all: readonly Each[], { page }: PageArgs, cap: number) {
  const [asked, offset] = [page?.limit ?? 50, page?.offset ?? 0];
  if (asked < 1) throw inputErrors({ limit: 'limit must be a positive whole number.' });
  if (offset < 0) throw inputErrors({ offset: 'offset must be zero or a positive whole number.' });
  const limit = Math.min(asked, cap);
  const items = all.slice(offset, offset + limit);
  const totalCount = all.length;
  return { items, pageInfo: { totalCount, hasMore: offset + items.length < totalCount, limit, offset } };
}

/** The instant of an input; days alone are refused. */
export function dateTimeIn(value: unknown): number {
  const isWhole =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value);
  const instant = isWhole ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${String(value)}.`);
}

/** An instant with thousandths, in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();
