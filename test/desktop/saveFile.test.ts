import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../support/core/memoryCore.ts';
import { testFolder } from '../support/core/testFolder.ts';
import { callNames, calls, computer, FakeWindow, resetElectron } from '../support/electron/electronStandIn.ts';
import { saveFile, savePdf } from '../../electron/desktop/saveFile.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(resetElectron);

function choose(file: string | null): void {
  computer.chosenFile = () => ({ canceled: file === null, filePath: file ?? '' });
}

describe('saving a file', () => {
  it('shows the save dialog, and writes the file there', async () => {
    const folder = testFolder();
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

  it('reports when the disk refuses', async () => {
    const folder = testFolder();
    // A file stands where the folder should be.
    writeFileSync(join(folder, 'taken'), '');
    choose(join(folder, 'taken', 'map.json'));
    expect(await saveFile('map.json', '{}')).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  });
});

describe('saving a PDF', () => {
  it('prints the page in the size of its style sheet, then shows the save dialog', async () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const file = join(temporary.folder, 'day.pdf');
    FakeWindow.last = new FakeWindow({});
    computer.chosenFile = () => ({ canceled: false, filePath: file });
    computer.pdf = async () => Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
    expect(await savePdf('day.pdf', 'A4')).toEqual({ ok: true, value: file });
    expect([...readFileSync(file)]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
    expect(callNames().slice(-2)).toEqual(['contents.printToPDF', 'dialog.showSaveDialog']);
    expect(calls.at(-2)?.args).toMatchObject([{ pageSize: 'A4', preferCSSPageSize: true }]);
    expect(calls.at(-1)?.args.at(-1)).toEqual({ defaultPath: 'day.pdf' });
  });

  it('shows no dialog when there is nothing to save', async () => {
    FakeWindow.last = new FakeWindow({});
    computer.pdf = () => Promise.reject(new Error('Failed to generate PDF'));
    expect(await savePdf('day.pdf', 'Letter')).toMatchObject({ ok: false, failure: { kind: 'internal' } });
    expect(callNames()).not.toContain('dialog.showSaveDialog');
  });

  it('reports when there is no window', async () => {
    expect(await savePdf('day.pdf', 'Letter')).toMatchObject({ ok: false, failure: { kind: 'internal' } });
  });
});
