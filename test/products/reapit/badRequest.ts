import { expect } from 'vitest';

/** For tests: the body of an answer that says no more than that the request is bad. */
export const badRequest = (code: string): object => ({
  data: null,
  errors: [{ message: expect.stringMatching(/ - \[E4000\] Bad Request$/) as unknown, extensions: { code } }],
});
