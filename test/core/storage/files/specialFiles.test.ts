import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAuditFiles } from '../../../../electron/core/audit/auditFiles.ts';
import { logTail, openLog } from '../../../../electron/core/storage/logFile.ts';
import { hasFileModes } from '../../../support/core/fileModes.ts';
import { fakeKeyring, startTestCore, tuesday, valueOf } from '../../../support/core/memoryCore.ts';
import { testFolder } from '../../../support/core/testFolder.ts';

function makePipe(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  execFileSync('mkfifo', [file]);
}

async function visit(folder: string): Promise<readonly string[]> {
  const desk = await startTestCore({ encryption: fakeKeyring() }, folder);
  try {
    valueOf(await desk.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    const settings = valueOf(await desk.request('settings:read', null));
    return settings.notices.map(({ id }) => id);
  } finally {
    await desk.close();
  }
}

// Reading a pipe without a writer would block forever.
describe.skipIf(process.platform === 'win32')('what is no regular file in the data folder', () => {
  it('does not keep the app from starting, wherever it stands', async () => {
    const folder = testFolder();
    // The second start leaves copies of what the first has written.
    await visit(folder);
    await visit(folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => lstatSync(file).isFile() && !file.includes('front-desk.lock'));
    expect(files.length).toBeGreaterThan(3);
    for (const file of [...files, join(folder, 'logs', 'front-desk.log')]) makePipe(file);
    expect(await visit(folder)).not.toEqual([]);
  });

  it('does not hold up the audit log, which begins another file', () => {
    const folder = testFolder();
    makePipe(join(folder, 'audit', 'audit-000001.jsonl'));
    const files = openAuditFiles({
      folder,
      now: () => tuesday,
      version: '1.0.0',
      secret: Buffer.alloc(32),
      mayWrite: () => true,
      expected: null,
    });
    const entry = { kind: 'intent', who: null, what: 'book', names: [], about: [] } as const;
    files.append(entry);
    expect(files.append(entry)).not.toBeNull();
    expect(readdirSync(join(folder, 'audit'))).toContain('audit-000002.jsonl');
  });

  it('gets no lines of the log, through a pipe or a link', () => {
    const folder = testFolder();
    const log = openLog(folder, { now: () => tuesday });
    const file = join(folder, 'logs', 'front-desk.log');
    makePipe(file);
    log.write({ event: 'started', version: '1.0.0', host: 'test' });
    log.flush?.();
    expect(logTail(folder, 5)).toEqual([]);
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'another file');
    rmSync(file);
    symlinkSync(letter, file);
    log.write({ event: 'started', version: '1.0.0', host: 'test' });
    log.flush?.();
    expect(readFileSync(letter, 'utf8')).toBe('another file');
  });
});

describe.skipIf(!hasFileModes)('a data folder that others could write', () => {
  it('is closed to them, and reported', async () => {
    const folder = testFolder();
    chmodSync(folder, 0o777);
    expect(await visit(folder)).toContain('folder-open');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await visit(folder)).not.toContain('folder-open');
  });
});
