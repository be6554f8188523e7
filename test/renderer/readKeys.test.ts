import { describe, expect, it } from 'vitest';
import { clearKeys, type KeyInputs, readKeys } from '../../renderer/components/connection/readKeys.ts';

describe('readKeys', () => {
  it('takes an empty field for the stored key', () => {
    expect(readKeys('production', inputs(''))).toBeNull();
    expect(readKeys('gateway', inputs(' ', ''))).toBeNull();
  });

  it('drops the blanks that copying brings along', () => {
    expect(readKeys('sandbox', inputs('  abc\n'))).toEqual({ kind: 'single', key: 'abc' });
  });

  it('reads both keys of the gateway, also where one is missing, so that the core can report which', () => {
    expect(readKeys('gateway', inputs('a', 'b'))).toEqual({ kind: 'gateway', apiKey: 'a', serviceKey: 'b' });
    expect(readKeys('gateway', inputs('a', ''))).toEqual({ kind: 'gateway', apiKey: 'a', serviceKey: '' });
  });
});

describe('clearKeys', () => {
  it('clears the typed keys', () => {
    const typed = inputs('a', 'b');
    clearKeys(typed);
    expect(readKeys('gateway', typed)).toBeNull();
  });
});

/** Only the value of a field is ever touched, so that is all a stand-in needs. */
function inputs(first: string, second?: string): KeyInputs {
  const field = (value: string): HTMLInputElement => ({ value }) as HTMLInputElement;
  return { first: field(first), second: second === undefined ? null : field(second) };
}
