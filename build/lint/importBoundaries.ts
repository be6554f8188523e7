import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTable, type Row } from './importTable.ts';

/** What a rule sees of the linter. */
interface RuleContext<Node> {
  readonly filename: string;
  report(problem: { readonly node: Node; readonly message: string }): void;
}

export interface Rule<Node> {
  create(context: RuleContext<Node>): Readonly<Record<string, (node: Node) => void>>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The error in one import, as text; null when the table allows it. Paths are relative to the repository. */
export function judgeImport(file: string, specifier: string): string | null {
  const found = findRow(file);
  if (!found) return null;
  const { row, feature } = found;
  if (specifier.startsWith('.')) {
    const target = slashes(relative('/', resolve('/', dirname(file), specifier)));
    const allowed = row.own.some((place) => isWithin(target, place.replace('{same}', feature)));
    return allowed
      ? null
      : `${row.place} may not import ${target}. Allowed are: ${row.own.join(', ')} (build/lint/importTable.ts).`;
  }
  const allowed = row.packages.some((name) => matchesPackage(specifier, name));
  return allowed
    ? null
    : `${row.place} may not import the package ${specifier}. Allowed are: ${row.packages.join(', ') || 'none'} (build/lint/importTable.ts).`;
}

function findRow(file: string): { readonly row: Row; readonly feature: string } | null {
  const feature = /^renderer\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
  const row = importTable.find(({ place }) => isWithin(file, place.replace('{same}', feature || '{none}')));
  return row ? { row, feature } : null;
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function matchesPackage(specifier: string, name: string): boolean {
  return name.endsWith('*')
    ? specifier.startsWith(name.slice(0, -1))
    : specifier === name || specifier.startsWith(`${name}/`);
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}

interface SourceNode {
  readonly source?: { readonly value?: unknown } | null;
}

export const importBoundaries: Rule<SourceNode> = {
  create(context) {
    const file = slashes(relative(root, context.filename));
    const check = (node: SourceNode): void => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = judgeImport(file, specifier);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
