import type { Browser, BrowserContext, Page } from 'playwright-core';
import { environmentCard } from '../../e2e/pages/environmentCard.ts';
import { startPreviewProcess, visit } from '../../support/browser/desk.ts';
import { makeAuthorityFile } from '../../support/service/authorityFile.ts';
import { type ClinicSize, startLargeClinic } from './largeClinic.ts';

export interface LargeDesk {
  readonly page: Page;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** A preview that is connected to a large clinic, still in Settings. `prepare` runs before the page's own scripts. */
export async function openLargeClinic(
  browser: Browser,
  size: ClinicSize,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<LargeDesk> {
  const authority = await makeAuthorityFile();
  const clinic = await startLargeClinic(size, authority.server);
  const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority.file });
  const { page, context, problems } = await visit(browser, `${preview.url}#/settings`);
  if (prepare) {
    await prepare(context);
    await page.reload();
  }
  page.setDefaultTimeout(60_000);
  await environmentCard(page, 'Sandbox').connectTo(clinic.url, 'front-desk');
  return {
    page,
    problems,
    async close() {
      await context.close();
      await preview.stop();
      await clinic.close();
      authority.remove();
    },
  };
}
