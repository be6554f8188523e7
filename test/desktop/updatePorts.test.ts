import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, computer, resetElectron } from '../support/electron/electronStandIn.ts';
import { createUpdatePorts } from '../../electron/desktop/desktopCore.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(() => {
  resetElectron();
  computer.packaged = true;
});
afterEach(() => vi.unstubAllGlobals());

function on(platform: string): void {
  vi.stubGlobal('process', { ...process, platform });
}

const { signal } = new AbortController();
const names = (): readonly string[] => calls.map(({ name }) => name);

describe('updates of the desktop', () => {
  it('are none for a program that is run from its source', () => {
    computer.packaged = false;
    expect(createUpdatePorts()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('come over a session of their own, without cookies and redirects, and trust no key that is not built in', async () => {
    const ports = createUpdatePorts();
    expect(ports?.keys).toEqual([]);
    await ports?.get('https://it.example/front-desk-update.json', signal);
    expect(calls[0]).toEqual({ name: 'session.fromPartition', args: ['updates', { cache: false }] });
    expect(calls[1]?.args[1]).toEqual({
      method: 'GET',
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
  });

  it('are opened, and Front Desk goes out of their way', async () => {
    on('win32');
    expect(await createUpdatePorts()?.install('C:\\x.exe')).toBe(true);
    expect(names().slice(1)).toEqual(['shell.openPath', 'app.quit']);
  });

  it('that can’t be opened end nothing', async () => {
    on('win32');
    computer.openProblem = 'Access denied';
    expect(await createUpdatePorts()?.install('C:\\x.exe')).toBe(false);
    expect(names()).not.toContain('app.quit');
  });

  it('are shown on Linux, where the system installs them', async () => {
    on('linux');
    expect(await createUpdatePorts()?.install('/x.deb')).toBe(true);
    expect(names().slice(1)).toEqual(['shell.showItemInFolder']);
  });
});
