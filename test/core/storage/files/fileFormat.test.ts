import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isObject } from '../../../../electron/contract/shapes.ts';
import {
  type FileFormat,
  judge,
  openStoredFile,
  type StoredFile,
} from '../../../../electron/core/storage/files/storedFile.ts';
import { hasBadKey } from '../../../../electron/core/storage/files/readFile.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { temporaryFolder } from '../../../support/core/memoryCore.ts';

interface Present {
  readonly version: 3;
  readonly names: readonly string[];
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Version 1 had one name, version 2 two parts of it, version 3 has a list. */
const format: FileFormat<Present> = {
  version: 3,
  is: (value): value is Present =>
    isObject(value, {
      version: (version) => version === 3,
      names: (names) => Array.isArray(names) && names.every(isText),
    }),
  migrations: {
    1: ({ name }) =>
      name === '' ? null : { version: 2, first: String(name).split(' ')[0], last: String(name).split(' ')[1] },
    2({ first, last }) {
      if (typeof first !== 'string') throw new TypeError('This version always had a first name.');
      return { version: 3, names: [first, last] };
    },
  },
};

describe('judge', () => {
  it.each<[string, unknown, unknown]>([
    ['the present version', { version: 3, names: ['a'] }, { kind: 'good', value: { version: 3, names: ['a'] } }],
    ['two versions before', { version: 1, name: 'a b' }, { kind: 'good', value: { version: 3, names: ['a', 'b'] } }],
    [
      'the version before',
      { version: 2, first: 'a', last: 'b' },
      { kind: 'good', value: { version: 3, names: ['a', 'b'] } },
    ],
    ['a version that held nothing', { version: 1, name: '' }, { kind: 'none' }],
    ['a later version', { version: 4, names: 7 }, { kind: 'newer' }],
    ['a step that gives what does not fit', { version: 1, name: 'a' }, { kind: 'damaged' }],
    ['a step that throws', { version: 2 }, { kind: 'damaged' }],
    ['a version that never was', { version: 0 }, { kind: 'damaged' }],
    ['no version', { names: [] }, { kind: 'damaged' }],
    ['a list', [3], { kind: 'damaged' }],
  ])('of %s', (_name, value, judged) => {
    expect(judge(value, format)).toEqual(judged);
  });

  it('never throws, and calls good only what fits', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ version: fc.integer(), name: fc.anything(), first: fc.anything() })),
        (value) => {
          const judged = judge(value, format);
          if (judged.kind === 'good') expect(format.is(judged.value)).toBe(true);
        },
      ),
    );
  });
});

describe('a stored file of a former version', () => {
  function open(version: string): {
    readonly file: string;
    readonly opened: StoredFile<Present>;
    readonly folder: string;
  } {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const file = join(temporary.folder, 'names.json');
    writeFileSync(file, version);
    const labels = {
      id: 'names',
      file: 'The names',
      content: 'The names',
      restored: 'they are back',
      without: 'there are none',
    };
    const opened = openStoredFile({
      ...dataFolder(temporary.folder),
      name: 'names.json',
      format,
      labels,
      maxBytes: 1000,
      lastGood: true,
    });
    return { file, opened, folder: temporary.folder };
  }

  it('stays as it is until something changes, and its copy after that', () => {
    const { file, opened, folder } = open('{"version":1,"name":"a b"}');
    expect(opened.found).toEqual({ version: 3, names: ['a', 'b'] });
    opened.confirm();
    expect(readFileSync(file, 'utf8')).toBe('{"version":1,"name":"a b"}');
    expect(opened.write({ version: 3, names: ['c'] })).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ version: 3, names: ['c'] });
    // Who goes back a version finds what that version can read.
    expect(readFileSync(join(folder, 'names.last-good.json'), 'utf8')).toBe('{"version":1,"name":"a b"}');
  });

  it('is not written where a later version has written it', () => {
    const { file, opened } = open('{"version":4,"names":{}}');
    expect(opened.found).toBeNull();
    expect(opened.write({ version: 3, names: [] })).toBe(false);
    expect(opened.writeThrough({ version: 3, names: [] })).toBe(false);
    expect(opened.copyAside()).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('{"version":4,"names":{}}');
  });

  it('is never written so large that it could not be read again', () => {
    const { file, opened } = open('{"version":3,"names":[]}');
    expect(opened.write({ version: 3, names: ['x'.repeat(2000)] })).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('{"version":3,"names":[]}');
  });
});

describe('hasBadKey', () => {
  it.each([
    ['{"a":1,"a":2}', true],
    ['{"a":1,"b":{"a":2}}', false],
    ['[{"a":1},{"a":2}]', false],
    ['{"a":{"b":1,"\\u0062":2}}', true],
    ['{"a":"a\\":1,\\"a","b":"a"}', false],
    ['{"a" : 1, "a"\n:2}', true],
    ['{"x":{"__proto__":1}}', true],
    ['["__proto__"]', false],
    ['{"a\\\\":1,"a":2}', false],
    ['{}', false],
  ])('of %s is %s', (text, bad) => {
    expect(hasBadKey(text)).toBe(bad);
  });

  it('never matches JSON.stringify output, and always matches a duplicate key', () => {
    const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
    fc.assert(
      fc.property(plain, fc.string(), (value, key) => {
        expect(hasBadKey(JSON.stringify(value))).toBe(false);
        const name = JSON.stringify(key);
        expect(hasBadKey(`[1,{${name}:${JSON.stringify(value)},"":0,${name}:1}]`)).toBe(true);
      }),
    );
  });
});
