import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../electron/core/foundation/errorLog.ts';

const secret = 'Maria Huber 0664 1234567';

describe('what is noted of an error', () => {
  it('is its class, its code and its places', () => {
    const noted = faultOf(
      'uncaughtException',
      Object.assign(new RangeError(secret), { code: 'ERR_NETWORK_IO_SUSPENDED' }),
    );
    expect(noted).toMatchObject({ where: 'uncaughtException', error: 'RangeError', code: 'ERR_NETWORK_IO_SUSPENDED' });
    expect(noted.frames).toMatch(/^errorLog\.test\.ts:\d+:\d+/);
  });

  it.each<[string, () => unknown]>([
    ['its message', () => new Error(secret)],
    ['a message that looks like places', () => new Error(`x\n    at ${secret} (Huber.ts:1:2)\n    at Maria.ts:3:4`)],
    ['an invented name', () => Object.assign(new Error('x'), { name: secret })],
    [
      'a message that was changed later',
      () => Object.assign(new Error(`at Huber.ts:1:2\n at Maria.ts:1:2`), { message: 'x' }),
    ],
    ['a message that was taken away', () => Object.assign(new Error(`at Maria.ts:1:2`), { message: '' })],
    ['a code that is none', () => Object.assign(new Error('x'), { code: secret })],
    ['its cause and its fields', () => Object.assign(new Error('x', { cause: secret }), { client: secret })],
    ['a stack of another’s making', () => Object.assign(new Error('x'), { stack: `Maria.ts:1:2` })],
    ['a thrown text', () => secret],
    ['a thrown object', () => ({ name: secret, message: secret })],
    ['nothing at all', () => undefined],
  ])('is never %s', (_name, make) => {
    expect(JSON.stringify(faultOf('x', make()))).not.toMatch(/Maria|Huber|0664/);
  });

  it('is something for whatever is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(faultOf('x', thrown).error).toMatch(/^[A-Za-z]+$/);
      }),
    );
  });
});
