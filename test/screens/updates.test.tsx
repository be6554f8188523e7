import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listFiles, signUpdate } from '../../build/packaging/signUpdate.ts';
import { openScreen } from '../support/page/screen.tsx';

const place = 'https://it.example/front-desk';

/** A desk of which a newer version lies at the address, and what was installed of it. */
async function openDesk() {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-updates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'front-desk-9.9.9-win-x64.exe'), 'an installer');
  const list = { version: '9.9.9', notes: 'Finds clients faster.', files: listFiles(folder, 'front-desk', '9.9.9') };
  const key = signUpdate(folder, list, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
  const installed: string[] = [];
  await openScreen('#/settings', {
    version: '0.1.0',
    updates: {
      keys: [key],
      os: 'win32',
      arch: 'x64',
      kind: 'nsis',
      async get(url) {
        const file = join(folder, url.slice(place.length + 1));
        return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
      },
      async install(file) {
        installed.push(file);
        return true;
      },
    },
    waiting: { now: () => 0, random: () => 0, rest: () => new Promise<void>(() => undefined) },
  });
  const part = (await screen.findByRole('heading', { name: 'Updates' })).closest('section');
  if (!part) throw new Error('Updates are no part of the settings.');
  return { updates: within(part), installed };
}

describe('updates', () => {
  it('are turned on, checked, downloaded and installed on request', async () => {
    const { updates, installed } = await openDesk();
    await userEvent.type(updates.getByLabelText('Update address'), 'http://it.example');
    await userEvent.click(updates.getByRole('button', { name: 'Check for updates there' }));
    expect(await updates.findByText(/This isn’t the https address of a folder/)).toBeVisible();
    await userEvent.clear(updates.getByLabelText('Update address'));
    await userEvent.type(updates.getByLabelText('Update address'), place);
    await userEvent.click(updates.getByRole('button', { name: 'Check for updates there' }));
    await userEvent.click(await updates.findByRole('button', { name: 'Check now' }));
    expect(await updates.findByText('Version 9.9.9 is available.')).toBeVisible();
    expect(updates.getByText('Finds clients faster.')).toBeVisible();
    await userEvent.click(updates.getByRole('button', { name: 'Download' }));
    const install = await updates.findByRole('button', { name: 'Install and close' });
    expect(installed).toEqual([]);
    await userEvent.click(install);
    await expect.poll(() => installed).toHaveLength(1);
    await userEvent.click(updates.getByRole('button', { name: 'Turn off' }));
    expect(await updates.findByRole('button', { name: 'Check for updates there' })).toBeVisible();
  });
});
