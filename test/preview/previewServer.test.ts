import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Preview, startPreview } from '../../electron/preview/previewServer.ts';
import { smallPage } from '../support/page/builtPage.ts';
import { startTestCore, type TestCore } from '../support/core/memoryCore.ts';

let test: TestCore;
let preview: Preview;
beforeAll(async () => {
  test = await startTestCore();
  preview = await startPreview({ core: test.core, files: smallPage(test.folder) });
});
afterAll(async () => {
  await preview.close();
  await test.close();
});

const question = JSON.stringify({ id: '1', channel: 'settings:read', payload: null });

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

/** A request with any header a browser or an attacker may send, Host too. */
function send(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const url = new URL(preview.url);
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port: url.port,
      path,
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.end(options.body);
  });
}

function at(path: string): string {
  return new URL(preview.url).pathname + path;
}

describe('an address for a browser’s command line', () => {
  const pathOf = (url: string): string => new URL(url).pathname;

  it('leads to the page once, and tells nothing of where that is', async () => {
    const url = preview.openingUrl();
    expect(url).not.toContain(pathOf(preview.url).slice(1, -1));
    const first = await send(pathOf(url), { headers: { host: new URL(url).host } });
    expect(first).toMatchObject({ status: 303, headers: { location: at(''), 'cache-control': 'no-store' } });
    const second = await send(pathOf(url));
    expect(second.status).toBe(410);
    expect(JSON.stringify(second.headers)).not.toContain(at(''));
  });

  it('is worth nothing after half a minute, to another host, as a question, or guessed', async () => {
    const url = preview.openingUrl();
    expect((await send(pathOf(url), { headers: { host: 'attacker.example' } })).status).toBe(404);
    expect((await send(pathOf(url), { method: 'POST' })).status).toBe(404);
    expect((await send('/open/')).status).toBe(410);
    expect((await send('/open/__proto__')).status).toBe(410);
    const later = performance.now() + 30_001;
    const now = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect((await send(pathOf(url))).status).toBe(410);
    now.mockRestore();
  });

  it('is kept for the last eight only', async () => {
    const urls = Array.from({ length: 9 }, () => preview.openingUrl());
    expect((await send(pathOf(urls[0] ?? ''))).status).toBe(410);
    expect((await send(pathOf(urls[1] ?? ''))).status).toBe(303);
  });
});

describe('the preview server', () => {
  it('serves the page under its secret path, with nonce and policy', async () => {
    const { status, headers, text } = await send(at(''));
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none';
    expect(status).toBe(200);
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self'");
    expect(text).toContain('data-appearance="system"');
    const again = await send(at(''));
    expect(again.text).not.toContain(nonce);
  });

  it('answers a request of its own page', async () => {
    const { status, text } = await send(at('request'), {
      method: 'POST',
      headers: { origin: new URL(preview.url).origin },
      body: question,
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ok: true, value: { host: 'preview' } });
  });

  it.each<[string, () => Promise<Answer>]>([
    ['no token', () => send('/')],
    ['a wrong token', () => send(`/${'A'.repeat(32)}/`)],
    ['the token without its slash', () => send(at('').slice(0, -1))],
    ['a foreign host name', () => send(at(''), { headers: { host: 'evil.example' } })],
    [
      'localhost instead of 127.0.0.1',
      () => send(at(''), { headers: { host: `localhost:${new URL(preview.url).port}` } }),
    ],
    [
      'a question from a foreign origin',
      () => send(at('request'), { method: 'POST', headers: { origin: 'https://evil.example' }, body: question }),
    ],
    ['a question without an origin', () => send(at('request'), { method: 'POST', body: question })],
    [
      'a question with a null origin',
      () => send(at('request'), { method: 'POST', headers: { origin: 'null' }, body: question }),
    ],
    ['events for a foreign page', () => send(at('events'), { headers: { 'sec-fetch-site': 'cross-site' } })],
    ['another method', () => send(at('request'), { method: 'PUT', headers: { origin: new URL(preview.url).origin } })],
    ['a path outside the page', () => send(at('../secret.txt'))],
    ['the manifest', () => send(at('page-manifest.json'))],
  ])('refuses %s without a body', async (_name, sendRefused) => {
    const { status, text } = await sendRefused();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toBe('');
  });

  it('refuses a request of more than a megabyte', async () => {
    const headers = { origin: new URL(preview.url).origin };
    const { status } = await send(at('request'), { method: 'POST', headers, body: 'x'.repeat(1_100_000) });
    expect(status).toBe(413);
  });
});
