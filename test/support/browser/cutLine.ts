import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import { makeAuthorityFile } from '../service/authorityFile.ts';
import { environmentCard } from '../../e2e/pages/environmentCard.ts';
import { startPreviewProcess, visit } from './desk.ts';
import { type FaultProxy, startFaultProxy } from '../service/faultProxy.ts';
import { tuesday } from '../core/memoryCore.ts';

export interface DeskOnLine {
  readonly page: Page;
  readonly line: FaultProxy;
  readonly clinic: Awaited<ReturnType<typeof startDemoClinic>>;
}

/** A desk that is connected to a clinic over a connection that can be cut, and shows its day. */
export async function openDeskOnLine(browser: Browser): Promise<DeskOnLine> {
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, auth: { kind: 'direct', key: 'front-desk' } });
  onTestFinished(() => clinic.close());
  const authority = await makeAuthorityFile();
  onTestFinished(() => authority.remove());
  const line = await startFaultProxy({ behind: clinic.url, certificate: authority.server });
  onTestFinished(() => line.close());
  const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority.file });
  onTestFinished(() => preview.stop());
  const { page, context, problems } = await visit(browser, `${preview.url}#/settings`);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(30_000);
  await environmentCard(page, 'Sandbox').connectTo(line.url, 'front-desk');
  await page.keyboard.press('Alt+1');
  await page.locator('[data-tile]').first().waitFor();
  return { page, line, clinic };
}

/** Until this desk has read the days beside today and all clients by itself. */
export async function knowsItsWeek({ page }: DeskOnLine): Promise<void> {
  await page.keyboard.press('Alt+2');
  await page.getByText(/All 600 clients/).waitFor();
  await page.keyboard.press('Alt+1');
  await page.locator('[data-tile]').first().waitFor();
}
