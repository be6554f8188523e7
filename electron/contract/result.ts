import type { Failure } from './failure.ts';

/** An answer of the core API. Errors lose their class there, so a failure is data like any other. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export function fail(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
