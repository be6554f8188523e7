import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { translateInFunctions } from '../../build/lint/translateInFunctions.ts';
import { toolCommand } from '../../build/tools.ts';
import { judgeImport } from '../../build/lint/importBoundaries.ts';

describe('judgeImport', () => {
  it.each([
    ['electron/core/desk/a.ts', '../../contract/failure.ts'],
    ['electron/core/adapter/a.ts', '../../../graphql/service/depth.ts'],
    ['electron/core/explorer/a.ts', '../../../graphql/service/depth.ts'],
    ['electron/core/desk/resolvers.ts', '../../../graphql/service/concepts.ts'],
    ['electron/core/desk/a.ts', '../adapter/clinic/clinic.ts'],
    ['electron/core/connection/demoHost.ts', '../../../graphql/demo/server.ts'],
    ['electron/core/a.ts', 'node:fs'],
    ['electron/desktop/window.ts', 'electron'],
    ['graphql/service/documents.ts', 'graphql'],
    ['renderer/features/day/DayPage.tsx', '../../components/FailureNotice.tsx'],
    ['renderer/features/day/DayPage.tsx', './layout.ts'],
    ['renderer/bridge/bridge.ts', '../../electron/contract/failure.ts'],
    ['test/core/api/coreApi.test.ts', '../../electron/core/api/coreApi.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(judgeImport(file, specifier)).toBeNull();
  });

  it.each([
    ['electron/core/a.ts', 'electron'],
    ['electron/core/desk/a.ts', '../../../graphql/service/serviceMap.ts'],
    ['electron/core/desk/a.ts', '../../../graphql/service/readers/objects.ts'],
    ['electron/core/desk/a.ts', '../explorer/lists.ts'],
    ['electron/core/adapter/a.ts', '../session/connections.ts'],
    ['electron/core/connection/a.ts', '../adapter/clinic/clinic.ts'],
    ['electron/core/connection/verify.ts', '../../../graphql/demo/server.ts'],
    ['electron/core/storage/a.ts', '../connection/failures.ts'],
    ['electron/core/session/a.ts', '../api/coreApi.ts'],
    ['electron/core/foundation/a.ts', '../storage/draftStore.ts'],
    ['electron/core/a.ts', '../desktop/window.ts'],
    ['electron/core/a.ts', '../../renderer/main.tsx'],
    ['electron/contract/a.ts', 'node:fs'],
    ['electron/contract/a.ts', '../core/api/coreApi.ts'],
    ['electron/desktop/a.ts', '../preview/previewServer.ts'],
    ['electron/preview/a.ts', '../desktop/window.ts'],
    ['electron/preload.ts', 'node:fs'],
    ['graphql/service/a.ts', 'node:fs'],
    ['graphql/service/a.ts', '../demo/schema.ts'],
    ['graphql/demo/a.ts', '../service/serviceMap.ts'],
    ['graphql/demo/a.ts', '../../electron/core/api/coreApi.ts'],
    ['renderer/features/day/a.tsx', '../clients/ClientsPage.tsx'],
    ['renderer/features/day/a.tsx', '../../../electron/core/api/coreApi.ts'],
    ['renderer/features/day/a.tsx', '../../../graphql/service/serviceMap.ts'],
    ['renderer/app/a.tsx', 'electron'],
    ['renderer/app/a.tsx', 'node:fs'],
  ])('keeps %s from importing %s', (file, specifier) => {
    expect(judgeImport(file, specifier)).toContain('may not import');
  });
});

describe('npm run lint', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const planted = join(root, 'electron/core/planted/violation.ts');
  afterEach(() => rmSync(dirname(planted), { recursive: true, force: true }));

  function lint(): { readonly code: number; readonly output: string } {
    try {
      const [command, args] = toolCommand('oxlint', ['--type-aware', dirname(planted)]);
      const output = execFileSync(command, args, { cwd: root, encoding: 'utf8' });
      return { code: 0, output };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, output: stdout };
    }
  }

  it('fails on a planted violation and passes without it', () => {
    mkdirSync(dirname(planted), { recursive: true });
    writeFileSync(planted, "import { app } from 'electron';\n\nexport const version = app.getVersion();\n");
    const failed = lint();
    expect(failed.code).not.toBe(0);
    expect(failed.output).toContain('electron/core may not import the package electron');
    writeFileSync(planted, "import { join } from 'node:path';\n\nexport const joined = join('a', 'b');\n");
    expect(lint()).toMatchObject({ code: 0 });
  });

  it('fails where files import each other in a circle, also for types alone', () => {
    mkdirSync(dirname(planted), { recursive: true });
    const other = join(dirname(planted), 'other.ts');
    writeFileSync(
      planted,
      "import type { B } from './other.ts';\n\nexport interface A {\n  readonly b: B | null;\n}\n",
    );
    writeFileSync(
      other,
      "import type { A } from './violation.ts';\n\nexport interface B {\n  readonly a: A | null;\n}\n",
    );
    const failed = lint();
    expect(failed.code).not.toBe(0);
    expect(failed.output).toContain('no-cycle');
  });
});

function judge(around: readonly string[], callee: string): readonly string[] {
  const messages: string[] = [];
  const rule = translateInFunctions.create({ filename: 'a.ts', report: ({ message }) => messages.push(message) });
  type Node = Parameters<NonNullable<(typeof rule)['CallExpression']>>[0];
  const parent = around.reduceRight<Node | null>((above, type) => ({ type, parent: above }), null);
  rule['CallExpression']?.({ type: 'CallExpression', callee: { type: 'Identifier', name: callee }, parent });
  return messages;
}

describe('translateInFunctions', () => {
  it('lets messages be translated within functions', () => {
    expect(judge(['Property', 'ArrowFunctionExpression', 'Program'], 't')).toEqual([]);
    expect(judge(['ReturnStatement', 'FunctionDeclaration', 'Program'], 't')).toEqual([]);
  });

  it('keeps modules from translating while they load', () => {
    expect(judge(['Property', 'ObjectExpression', 'Program'], 't')).toEqual([expect.stringContaining('function')]);
    expect(judge(['Program'], 'other')).toEqual([]);
  });
});
