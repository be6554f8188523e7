import type { Browser } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import type { AuthorityFile } from '../../support/service/authorityFile.ts';
import { startPreviewProcess, visit } from '../../support/browser/desk.ts';
import { tuesday } from '../../support/core/memoryCore.ts';

/** A desk that was never connected, and a clinic that waits for it. It has to end without complaints. */
export async function openFirstRun(
  browser: Browser,
  authority: AuthorityFile,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const [preview, clinic] = await Promise.all([
    startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority.file }),
    startDemoClinic({
      seed: 3,
      now: () => tuesday,
      tls: authority.server,
      auth: { kind: 'direct', key: 'the-key' },
    }),
  ]);
  const { page, context, problems } = await visit(browser, preview.url, { colorScheme, bypassCSP: true });
  onTestFinished(async () => {
    await context.close();
    await preview.stop();
    await clinic.close();
    expect(problems).toEqual([]);
  });
  return { page, clinic: clinic.url, preview };
}
