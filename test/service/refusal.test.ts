import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../graphql/service/readers/refusal.ts';

/** Errors as frameworks write them: their codes and usual messages. */
describe('an error during the execution of a mutation', () => {
  it.each<[code: string | null, message: string]>([
    ['BAD_USER_INPUT', 'Name is too short'],
    ['GRAPHQL_VALIDATION_FAILED', 'Cannot query field "x"'],
    ['validation-failed', 'x'],
    ['constraint-violation', 'Uniqueness violation'],
    ['23505', 'duplicate key value'],
    ['NOT_FOUND', 'x'],
    ['ErrorInvalidRequest', 'x'],
    ['Validation', 'x'],
    ['422', 'Unprocessable'],
    [null, 'Phone can’t be blank'],
    [null, 'This time slot is already booked'],
    [null, 'Variable "$input" got invalid value "x"'],
    ['error', 'The email has already been taken.'],
  ])('is a refusal: %s %s', (code, message) => {
    expect(refusalOf({ code, message, path: [], line: null })).toBe('refused');
  });

  it.each<[code: string | null, message: string]>([
    ['INTERNAL_SERVER_ERROR', 'x'],
    ['INTERNAL_SERVER_ERROR', "Cannot read properties of undefined (reading 'id')"],
    ['INTERNAL_ERROR', 'INTERNAL_ERROR for 3f2a'],
    ['DOWNSTREAM_SERVICE_ERROR', 'x'],
    ['P2024', 'x'],
    ['40P01', 'deadlock detected'],
    ['BAD_USER_INPUT', 'The request timed out'],
    ['UND_ERR_HEADERS_TIMEOUT', 'x'],
    [null, 'Unexpected error.'],
    [null, "'NoneType' object has no attribute 'id'"],
    [null, 'Failed to save: connection reset'],
    [null, 'read ECONNRESET'],
  ])('may have been made: %s %s', (code, message) => {
    expect(refusalOf({ code, message, path: [], line: null })).toBe('failed');
  });

  it.each<[code: string | null, message: string]>([
    [null, 'Nein'],
    [null, ''],
    ['INTERNAL_SERVER_ERROR', 'This time slot is already booked'],
    ['CLINIC_RULE_7', 'The animal must be registered'],
  ])('is left to a look: %s %s', (code, message) => {
    expect(refusalOf({ code, message, path: [], line: null })).toBe('unclear');
  });
});
