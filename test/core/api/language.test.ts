import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { setLanguage } from '../../../i18n/core/t.ts';
import { startTestCore, temporaryFolder, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

// One process has one speaker.
afterEach(() => setLanguage('en'));

async function open(change: Partial<CorePorts> = {}, folder?: string): Promise<TestCore> {
  const test = await startTestCore(change, folder);
  onTestFinished(() => test.close());
  return test;
}

const unknown = { operation: 'Nothing', variables: {} };
const testing = {
  environment: 'testing',
  url: 'https://clinic.example',
  keys: { kind: 'single', key: 'key-of-a-test' },
} as const;

describe('a core with a language set', () => {
  it('localizes refusals at once', async () => {
    const test = await open();
    expect(await test.request('desk:query', unknown)).toMatchObject({
      failure: { kind: 'badRequest', message: 'Front Desk doesn’t recognize this request.' },
    });
    valueOf(await test.request('settings:change', { language: 'de' }));
    expect(await test.request('desk:query', unknown)).toMatchObject({
      failure: { kind: 'badRequest', message: 'Diese Anfrage kennt Front Desk nicht.' },
    });
    expect(await test.request('connection:test', { ...testing, url: 'http://clinic.example' })).toMatchObject({
      failure: {
        kind: 'badAddress',
        message: 'Diese Adresse ist nicht verschlüsselt (http). Es wurde nichts gesendet.',
      },
    });
  });

  it('speaks the computer’s language where none was chosen', async () => {
    const test = await open({ languages: ['es-MX', 'en'] });
    expect(await test.request('desk:query', unknown)).toMatchObject({
      failure: { message: 'Front Desk no reconoce esta solicitud.' },
    });
  });

  it('localizes again what is still shown: notices and the service’s last status', async () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    writeFileSync(join(temporary.folder, 'settings.json'), '{');
    const test = await open({ fetch: () => Promise.reject(new TypeError('fetch failed')) }, temporary.folder);
    valueOf(await test.request('connection:test', testing));
    const shown = async (): Promise<readonly (string | undefined)[]> => {
      const { notices, environments } = valueOf(await test.request('settings:read', null));
      return [notices[0]?.message, environments.find(({ kind }) => kind === 'testing')?.lastOutcome?.message];
    };
    expect(await shown()).toEqual([
      expect.stringMatching(
        /^The settings file was damaged and is now saved as .+\. Front Desk starts with default settings\.$/,
      ),
      'Couldn’t reach the practice system.',
    ]);
    valueOf(await test.request('settings:change', { language: 'fr' }));
    expect(await shown()).toEqual([
      expect.stringMatching(
        /^Le fichier des paramètres était endommagé et a été conservé sous le nom .+\. Front Desk démarre avec les paramètres d’origine\.$/,
      ),
      'Le serveur de la clinique est injoignable.',
    ]);
  });
});
