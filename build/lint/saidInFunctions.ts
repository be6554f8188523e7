import type { Rule } from './whoMayImport.ts';

interface CallNode {
  readonly type: string;
  readonly callee?: { readonly type: string; readonly name?: string };
  readonly parent?: CallNode | null;
}

/**
 * Words are said when they are needed: what a module says while it is loaded, it says before the language is known, and
 * the core goes on saying it after another one was chosen.
 */
export const saidInFunctions: Rule<CallNode> = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee?.type !== 'Identifier' || node.callee.name !== 'say') return;
      for (let above = node.parent; above; above = above.parent) if (isFunction(above.type)) return;
      context.report({ node, message: 'Say this within a function: no language is known while a module is loaded.' });
    },
  }),
};

function isFunction(type: string): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}
