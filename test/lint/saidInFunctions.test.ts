import { describe, expect, it } from 'vitest';
import { saidInFunctions } from '../../build/lint/saidInFunctions.ts';

function judge(around: readonly string[], callee: string): readonly string[] {
  const told: string[] = [];
  const rule = saidInFunctions.create({ filename: 'a.ts', report: ({ message }) => told.push(message) });
  type Node = Parameters<NonNullable<(typeof rule)['CallExpression']>>[0];
  const parent = around.reduceRight<Node | null>((above, type) => ({ type, parent: above }), null);
  rule['CallExpression']?.({ type: 'CallExpression', callee: { type: 'Identifier', name: callee }, parent });
  return told;
}

describe('saidInFunctions', () => {
  it('lets words be said within functions', () => {
    expect(judge(['Property', 'ArrowFunctionExpression', 'Program'], 'say')).toEqual([]);
    expect(judge(['ReturnStatement', 'FunctionDeclaration', 'Program'], 'say')).toEqual([]);
  });

  it('keeps modules from saying anything while they are loaded', () => {
    expect(judge(['Property', 'ObjectExpression', 'Program'], 'say')).toEqual([expect.stringContaining('function')]);
    expect(judge(['Program'], 'tell')).toEqual([]);
  });
});
