import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logTail, openLog } from '../../../electron/core/storage/logFile.ts';
import type { LogEntry } from '../../../electron/core/foundation/log.ts';
import { temporaryFolder, tuesday } from '../../support/core/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.folder;
});
afterEach(() => temporary.remove());

const clock = { now: () => tuesday };
const request: LogEntry = {
  event: 'request',
  environment: 'production',
  document: 'Clients',
  outcome: 'ok',
  milliseconds: 12.6,
};

describe('the log', () => {
  it('is two files and no more, however long the day', () => {
    const log = openLog(folder, clock);
    const lineBytes = JSON.stringify({ at: new Date(tuesday).toISOString(), ...request }).length + 1;
    for (let written = 0; written < 5_000_000; written += 500 * lineBytes) {
      for (let line = 0; line < 500; line += 1) log.write(request);
      log.flush();
    }
    const files = readdirSync(join(folder, 'logs'));
    expect(files.toSorted()).toEqual(['front-desk.log', 'front-desk.log.1']);
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, 'logs', name)).size, 0);
    expect(bytes).toBeLessThan(2_400_000);
    expect(bytes).toBeGreaterThan(1_000_000);
  });

  it('loses lines and never the app where it can’t be written', () => {
    writeFileSync(join(folder, 'logs'), 'a file where its folder should be');
    const log = openLog(folder, clock);
    log.write(request);
    log.flush();
    expect(logTail(folder, 10)).toEqual([]);
  });

  it('holds what waits in bounds', () => {
    const log = openLog(folder, clock);
    for (let line = 0; line < 50_000; line += 1) log.write(request);
    log.flush();
    expect(readFileSync(join(folder, 'logs/front-desk.log'), 'utf8').split('\n').length).toBe(1001);
  });
});

describe('the end of the log', () => {
  it('is its last lines, the former file’s too', () => {
    const log = openLog(folder, clock);
    for (const version of ['1', '2', '3']) log.write({ event: 'started', version, host: 'preview' });
    log.flush();
    const logs = join(folder, 'logs');
    writeFileSync(join(logs, 'front-desk.log.1'), readFileSync(join(logs, 'front-desk.log')));
    expect(logTail(folder, 2)).toEqual([
      '2026-11-17T15:10:00.000Z started version=2 host=preview',
      '2026-11-17T15:10:00.000Z started version=3 host=preview',
    ]);
    expect(logTail(folder, 99)).toHaveLength(6);
  });

  it('is read by listed fields, so that injected text stays in the file', () => {
    mkdirSync(join(folder, 'logs'));
    const at = '2026-11-17T15:10:00.000Z';
    const lines = [
      { at, ...request, client: 'Maria Huber' },
      { at, event: 'request', outcome: 'Maria Huber', document: { name: 'Maria' }, milliseconds: 'Maria Huber' },
      { at, event: 'fault', where: 'desk:query', error: 'RangeError', frames: 'main.js:1:2 preview.js:3:4' },
      { at, event: 'fault', where: 'desk:query', error: 'RangeError', frames: 'main.js:1:2 Maria Huber' },
      { at: 'Maria Huber', event: 'page', was: 'responsive' },
      { at, event: 'Maria' },
      { at, event: '__proto__' },
      ['Maria'],
      null,
    ];
    const text = [...lines.map((line) => JSON.stringify(line)), 'Maria Huber', '{"at":"Maria', ''].join('\n');
    writeFileSync(join(folder, 'logs/front-desk.log'), text);
    expect(logTail(folder, 99)).toEqual([
      `${at} request environment=production document=Clients outcome=ok milliseconds=13`,
      `${at} request`,
      `${at} fault where=desk:query error=RangeError frames=main.js:1:2 preview.js:3:4`,
      `${at} fault where=desk:query error=RangeError`,
    ]);
  });
});
