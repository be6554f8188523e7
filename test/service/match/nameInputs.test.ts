import { describe, expect, it } from 'vitest';
import type { WriteOperation, WriteRole } from '../../graphql/service/serviceWrites.ts';
import { mutationVariables } from '../../graphql/service/variables.ts';

/** A mutation that takes these fields of one input, as text. */
function registration(fields: Readonly<Record<string, WriteRole>>): WriteOperation {
  const slots = Object.entries(fields).map(([name, role]) => ({ path: [name], role, demanded: false }));
  // Sound: the variables depend on the arguments only.
  return { field: 'register', arguments: [{ name: 'input', type: 'In', slots }] } as unknown as WriteOperation;
}

describe('a plain name in a registration', () => {
  const person = { name: 'Ada Testcase', givenName: 'Ada', familyName: 'Testcase' };
  it.each<[string, Readonly<Record<string, WriteRole>>, object]>([
    ['is the whole name where it stands alone', { name: 'name' }, { name: 'Ada Testcase' }],
    [
      'is the family name beside a given name',
      { vorname: 'givenName', name: 'name' },
      { vorname: 'Ada', name: 'Testcase' },
    ],
    [
      'is the whole name where it says so',
      { firstName: 'givenName', fullName: 'name' },
      { firstName: 'Ada', fullName: 'Ada Testcase' },
    ],
    [
      'is the whole name beside both parts',
      { first: 'givenName', last: 'familyName', name: 'name' },
      { first: 'Ada', last: 'Testcase', name: 'Ada Testcase' },
    ],
  ])('%s', (_, fields, input) => {
    expect(mutationVariables(registration(fields), person, 'UTC')).toEqual({ kind: 'ready', variables: { input } });
  });
});
