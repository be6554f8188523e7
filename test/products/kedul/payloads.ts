import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';

/** The payload of a mutation that came to nothing, for reasons that a user may know. */
export function refusedPayload(field: string, code: string, message: string): Row {
  return { [field]: null, isSuccessful: false, userError: { code, message, errors: [] } };
}

/** The payload of a write: the row, or that it is not allowed. */
export function payloadOf<Any>(field: string, outcome: Written<Any>, show: (row: Any) => Row): Row {
  if (!outcome.ok) return refusedPayload(field, 'ACTION_NOT_ALLOWED', outcome.message);
  return { [field]: show(outcome.row), isSuccessful: true, userError: null };
}
