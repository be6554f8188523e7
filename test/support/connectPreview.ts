import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Dialect, DialectServer } from '../dialects/dialect.ts';
import { placeOf } from './connectDialect.ts';
import { startPreviewProcess, visit } from './desk.ts';

export interface ConnectedDesk {
  readonly page: Page;
  /** Its data folder. */
  readonly folder: string;
}

/** A preview on a data folder of its own, connected by hand to a service with one key; it has to end without complaints. */
export async function connectPreview(
  browser: Browser,
  dialect: Dialect,
  { url }: DialectServer,
  authorityFile: string,
  options: BrowserContextOptions = {},
): Promise<ConnectedDesk> {
  const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authorityFile });
  onTestFinished(() => preview.stop());
  const { page, context, problems } = await visit(browser, `${preview.url}#/settings`, options);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  const { keys } = placeOf(dialect);
  if (keys.kind !== 'single') throw new Error(`${dialect.name} wants two keys.`);
  const heading = page.getByRole('heading', { name: /Environment: Sandbox/ });
  const sandbox = page.getByRole('listitem').filter({ has: heading });
  await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
  await sandbox.getByLabel('Address', { exact: true }).fill(url);
  await sandbox.getByLabel('Key', { exact: true }).fill(keys.key);
  await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('banner').getByText('Environment: Sandbox').waitFor();
  return { page, folder: preview.folder };
}
