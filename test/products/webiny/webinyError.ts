import type { Row } from '../generatedRows.ts';

/** What goes wrong, as the field `error` of an answer says it. */
export class WebinyError extends Error {
  readonly code: string;
  readonly data: unknown;

  constructor(message: string, code: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** An answer: what was asked for, or an error beside nothing. */
export function answered(make: () => unknown): Row {
  return answer(() => ({ data: make(), error: null }), { data: null });
}

/** The same for a list, which has more to say than its data. */
export function answeredList(make: () => Row): Row {
  return answer(() => ({ ...make(), error: null }), { data: null, meta: null });
}

function answer(make: () => Row, nothing: Row): Row {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof WebinyError)) throw error;
    const { message, code, data } = error;
    return { ...nothing, error: { message, code, data, stack: null } };
  }
}
