import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Dialect, DialectServer } from '../../dialects/dialect.ts';
import { placeOf } from '../core/connectDialect.ts';
import { environmentCard } from '../../e2e/pages/environmentCard.ts';
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
  await environmentCard(page, 'Sandbox').connectTo(url, keys.key);
  return { page, folder: preview.folder };
}
