import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { judgeImport } from '../../build/lint/whoMayImport.ts';

describe('judgeImport', () => {
  it.each([
    ['electron/core/a/b.ts', '../../contract/result.ts'],
    ['electron/core/a/b.ts', '../../../graphql/service/depth.ts'],
    ['electron/core/a.ts', 'node:fs'],
    ['electron/desktop/window.ts', 'electron'],
    ['graphql/service/documents.ts', 'graphql'],
    ['renderer/features/day/DayPage.tsx', '../../components/FailureNotice.tsx'],
    ['renderer/features/day/DayPage.tsx', './layout.ts'],
    ['renderer/bridge/bridge.ts', '../../electron/contract/result.ts'],
    ['test/core/door.test.ts', '../../electron/core/door.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(judgeImport(file, specifier)).toBeNull();
  });

  it.each([
    ['electron/core/a.ts', 'electron'],
    ['electron/core/a.ts', '../desktop/window.ts'],
    ['electron/core/a.ts', '../../renderer/main.tsx'],
    ['electron/contract/a.ts', 'node:fs'],
    ['electron/contract/a.ts', '../core/door.ts'],
    ['electron/desktop/a.ts', '../preview/previewServer.ts'],
    ['electron/preview/a.ts', '../desktop/window.ts'],
    ['electron/preload.ts', 'node:fs'],
    ['graphql/service/a.ts', 'node:fs'],
    ['graphql/service/a.ts', '../demo/schema.ts'],
    ['graphql/demo/a.ts', '../service/serviceMap.ts'],
    ['graphql/demo/a.ts', '../../electron/core/door.ts'],
    ['renderer/features/day/a.tsx', '../clients/ClientsPage.tsx'],
    ['renderer/features/day/a.tsx', '../../../electron/core/door.ts'],
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
      const output = execFileSync('oxlint', ['--type-aware', dirname(planted)], { cwd: root, encoding: 'utf8' });
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
});
