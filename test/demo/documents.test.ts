import { describe, expect, it } from 'vitest';
import { createDocumentReader } from '../../graphql/demo/queryDocuments.ts';
import { demoSchema } from '../../graphql/demo/schema.ts';

describe('document reader', () => {
  it('reads a repeated query once, valid or not', () => {
    const read = createDocumentReader(demoSchema());
    for (const query of ['{ org { id } }', '{ org { nothing } }', '{']) expect(read(query)).toBe(read(query));
  });

  it('forgets what was not used for the longest time', () => {
    const read = createDocumentReader(demoSchema());
    const often = read('{ org { id } }');
    const once = read('{ org { name } }');
    for (let count = 0; count < 250; count += 1) {
      read(`{ a${String(count)}: org { id } }`);
      expect(read('{ org { id } }')).toBe(often);
    }
    expect(read('{ org { name } }')).not.toBe(once);
    expect(read('{ org { name } }')).toEqual(once);
  });

  it('refuses texts of endless tokens', () => {
    const read = createDocumentReader(demoSchema());
    expect(read(`{ ${'org { id } '.repeat(20_000)} }`)).toMatchObject({ kind: 'invalid' });
  });
});
