import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveFile } from '../../electron/desktop/saveFile.ts';
import { calls, computer, resetElectron } from '../support/electron/electronStandIn.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(resetElectron);

function choose(file: string | null): void {
  computer.chosenFile = () => ({ canceled: file === null, filePath: file ?? '' });
}

function ownFolder(): string {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  return temporary.folder;
}

describe('saving a file', () => {
  it('asks the person where, and writes it there', async () => {
    const folder = ownFolder();
    const file = join(folder, 'map.json');
    choose(file);
    expect(await saveFile('front-desk-map-sandbox.json', '{"kind":"front-desk-map"}')).toEqual({
      ok: true,
      value: file,
    });
    expect(readFileSync(file, 'utf8')).toBe('{"kind":"front-desk-map"}');
    expect(calls.at(-1)?.name).toBe('dialog.showSaveDialog');
    expect(calls.at(-1)?.args.at(-1)).toEqual({ defaultPath: 'front-desk-map-sandbox.json' });
  });

  it('writes nothing when the person cancels', async () => {
    choose(null);
    expect(await saveFile('map.json', '{}')).toEqual({ ok: true, value: null });
  });

  it('says so when the disk refuses', async () => {
    const folder = ownFolder();
    // A file stands where the folder should be.
    writeFileSync(join(folder, 'taken'), '');
    choose(join(folder, 'taken', 'map.json'));
    expect(await saveFile('map.json', '{}')).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  });
});
