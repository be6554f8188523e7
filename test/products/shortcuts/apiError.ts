import type { Row } from '../generatedRows.ts';

/** What is wrong with a write, as the API says it. */
export function apiError(errorTypeCode: 'system' | 'validation' | 'not_found', message: string): Row {
  return { __typename: 'ApiError', errorTypeCode, message };
}

/** What is wrong where something isn't there. */
export function notFound(name: string, id: string): Row {
  return apiError('not_found', `${name} ${id} was not found`);
}
