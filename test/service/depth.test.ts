import fc from 'fast-check';
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureDepth } from '../../graphql/service/depth.ts';

describe('measureDepth', () => {
  it.each([
    ['{ org { id name } }', 2],
    ['{ a }', 1],
    ['{ a { b { c { d { e { f { g { h } } } } } } } }', 8],
    ['{ a { ... { b { c } } ... on B { d { e { f } } } } }', 4],
    ['query { a { ...F } } fragment F on A { b { ...G } } fragment G on B { c { d } }', 4],
    ['{ alias: a { other: b } }', 2],
    ['{ a @skip(if: true) { b { c } } d }', 3],
    ['{ __schema { types { name } } }', 3],
    ['query A { a } query B { a { b { c } } }', 3],
    ['{ a { ...Missing } }', 1],
  ])('counts fields on the longest path of %s', (text, depth) => {
    expect(measureDepth(parse(text))).toBe(depth);
  });

  it('counts the stock introspection query as 15, which is why it can not be used', () => {
    expect(measureDepth(parse(getIntrospectionQuery()))).toBe(15);
  });

  it('finds a fragment that contains itself infinitely deep instead of hanging', () => {
    const text = '{ a { ...F } } fragment F on A { b { ...F } }';
    expect(measureDepth(parse(text))).toBe(Number.POSITIVE_INFINITY);
  });

  it('equals the depth of the tree that a random document was written from', () => {
    interface Tree {
      readonly below: readonly Tree[];
    }
    const tree: fc.Memo<Tree> = fc.memo((levels) =>
      fc.record({ below: levels <= 1 ? fc.constant([]) : fc.array(tree(levels - 1), { maxLength: 3 }) }),
    );
    const write = ({ below }: Tree, name: string): string => {
      const inner = below.map((each, index) => {
        const text = write(each, `f${index}`);
        return index % 2 === 0 ? text : `... { alias${index}: ${text} }`;
      });
      return inner.length === 0 ? name : `${name} { ${inner.join(' ')} }`;
    };
    const deep = ({ below }: Tree): number => 1 + Math.max(0, ...below.map(deep));
    fc.assert(
      fc.property(tree(7), (root) => {
        expect(measureDepth(parse(`{ ${write(root, 'root')} }`))).toBe(deep(root));
      }),
      { numRuns: 300 },
    );
  });
});
