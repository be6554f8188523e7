import { setTimeout as rest } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser, visit } from '../support/browser/desk.ts';
import { type DevProcess, startDevProcess } from '../support/browser/devServer.ts';

let browser: Browser;
let dev: DevProcess;
beforeAll(async () => {
  [browser, dev] = await Promise.all([startBrowser(), startDevProcess()]);
}, 90_000);
afterAll(() => Promise.all([browser.close(), dev.remove()]));

/** Opens the day and marks the window, so that a reload is noticed. */
async function openDay(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const { page, context, problems } = await visit(browser, dev.url);
  onTestFinished(() => context.close());
  await page
    .getByText(/Confirmed/)
    .first()
    .waitFor();
  await page.evaluate(() => void Object.assign(window, { notReloaded: true }));
  return { page, problems };
}

function isReloaded(page: Page): Promise<boolean> {
  return page.evaluate(() => !('notReloaded' in window)).catch(() => true);
}

describe('the dev server', () => {
  it('restarts nothing and reloads nothing while no file changes', async () => {
    const { page, problems } = await openDay();
    const before = dev.output();
    await rest(3000);
    expect(dev.output()).toBe(before);
    expect(await isReloaded(page)).toBe(false);
    expect(problems).toEqual([]);
  });

  it('shows a changed component without a reload', async () => {
    const { page, problems } = await openDay();
    await page.getByRole('banner').waitFor();
    dev.edit('renderer/app/TopBar.tsx', '<header ', '<header data-edited="component" ');
    await page.locator('[data-edited="component"]').waitFor();
    expect(await isReloaded(page)).toBe(false);
    expect(dev.output()).not.toContain('restart');
    expect(problems).toEqual([]);
  });

  it('restarts the core when one of its files changes, at the same address', async () => {
    const { page } = await openDay();
    dev.edit('graphql/demo/seed/locations.ts', '218 Riverside Drive', '218 Edited Drive');
    await expect.poll(() => isReloaded(page), { timeout: 20_000 }).toBe(true);
    expect(page.url()).toContain(dev.url);
    expect(dev.output().match(/The core has restarted/g)).toHaveLength(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Locations' }).click();
    await page.getByText('218 Edited Drive').waitFor();
  });

  it('continues after a core that could not start', async () => {
    const { page } = await openDay();
    dev.edit('electron/core/createCore.ts', /^/, 'const = 1;\n');
    await expect.poll(() => dev.output(), { timeout: 20_000 }).toContain('The core didn’t start');
    expect((await fetch(dev.url)).status).toBe(503);
    dev.edit('electron/core/createCore.ts', /^const = 1;\n/, '');
    await expect.poll(() => isReloaded(page), { timeout: 20_000 }).toBe(true);
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
  });

  it('keeps the policy of the product but for one inline script', async () => {
    const policy = (await fetch(dev.url)).headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy.find((each) => each.startsWith('script-src'))).toMatch(/^script-src 'self' 'nonce-[^' ]+'$/);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("default-src 'none'");
  });

  it('refuses requests without the address, and other pages', async () => {
    const { origin } = new URL(dev.url);
    const paths = ['/', '/index.html', '/main.ts', '/@vite/client', '/wrong/request'];
    for (const path of paths) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found.']);
    }
    const envelope = JSON.stringify({ id: 'test', channel: 'settings:read', payload: null });
    const fetchFrom = (from: string): Promise<Response> =>
      fetch(`${dev.url}request`, { method: 'POST', body: envelope, headers: { origin: from } });
    expect((await fetchFrom('https://elsewhere.example')).status).toBe(403);
    expect((await fetchFrom(origin)).status).toBe(200);
  });

  it('ends with everything it has started on Ctrl-C', async () => {
    const core = dev.corePid();
    process.kill(core, 0);
    expect(await dev.interrupt()).toBe(0);
    await expect(fetch(dev.url)).rejects.toThrow('fetch failed');
    expect(() => process.kill(core, 0)).toThrow('ESRCH');
  });
});
