import { GraphQLError } from 'graphql';

const errors = { 400: 'Bad Request', 404: 'Not Found' } as const;

/** An exception of the framework, in its words: only some have a code of their own. */
export function exception(statusCode: 400 | 404, message: string, details: readonly string[] = []): GraphQLError {
  const inner = details.length > 0 ? details : message;
  return new GraphQLError(message, {
    extensions: {
      code: statusCode === 400 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR',
      originalError: { message: inner, error: errors[statusCode], statusCode },
    },
  });
}

/** What checks of an input say, all at once. */
export function invalid(details: readonly string[]): GraphQLError {
  return exception(400, 'Bad Request Exception', details);
}

/** An instant as the framework writes dates. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** An instant as JavaScript reads it: a time without offset is one in UTC, as the server's clock is. */
export function instantOfText(text: string): number {
  return Date.parse(/T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text}Z` : text);
}

/** Whether a text passes for an ISO 8601 date or instant. */
export function isDateText(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) && !Number.isNaN(instantOfText(text));
}

/** What is told of a page of so many rows. */
export function paginatorInfo(total: number, first: number, page: number, count: number) {
  const lastPage = Math.max(1, Math.ceil(total / first));
  const firstItem = total === 0 ? 0 : (page - 1) * first + 1;
  const lastItem = firstItem + count - 1;
  return {
    count,
    currentPage: page,
    firstItem,
    hasMorePages: page < lastPage,
    lastItem,
    lastPage,
    perPage: first,
    total,
  };
}

/** Whether a text contains another, in whatever case. */
export function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
