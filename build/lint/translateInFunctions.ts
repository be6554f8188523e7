import type { Rule } from './importBoundaries.ts';

interface CallNode {
  readonly type: string;
  readonly callee?: { readonly type: string; readonly name?: string };
  readonly parent?: CallNode | null;
}

/**
 * Messages are translated when they are needed: while a module loads, no language is set, and the core would keep the
 * message after another language was chosen.
 */
export const translateInFunctions: Rule<CallNode> = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee?.type !== 'Identifier' || node.callee.name !== 't') return;
      for (let above = node.parent; above; above = above.parent) if (isFunction(above.type)) return;
      context.report({ node, message: 'Call t() within a function: no language is set while a module loads.' });
    },
  }),
};

function isFunction(type: string): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}
