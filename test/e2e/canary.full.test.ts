import { expect, it } from 'vitest';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { findSecret, readFiles, readPage } from '../support/canary.ts';
import { makeAuthorityFile } from '../support/service/authorityFile.ts';
import { requestFrom, startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { tuesday } from '../support/core/memoryCore.ts';
import { clientForm } from './pages/clientForm.ts';
import { environmentCard } from './pages/environmentCard.ts';

const key = 'canary-Zq7RkT2m-right';
const wrong = 'canary-Zq7RkT2m-wrong';

it('a key leaves no trace in the page, its messages, the files, the log or the output', async () => {
  const authority = await makeAuthorityFile();
  const clinic = await startDemoClinic({
    seed: 3,
    now: () => tuesday,
    tls: authority.server,
    auth: { kind: 'direct', key },
  });
  const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority.file });
  const browser = await startBrowser();
  const { page, context } = await visit(browser, `${preview.url}#/settings`);
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/request'))
      void response
        .text()
        .then((text) => answers.push(text))
        .catch(() => undefined);
  });

  const production = environmentCard(page, 'Production');
  await production.setUp();
  await production.enter({ Address: clinic.url });
  for (const typed of [wrong, key]) {
    await production.enter({ Key: typed });
    await production.connect();
    if (typed === wrong) await production.card.getByText('Your practice system rejected the key.').first().waitFor();
  }
  await production.isConnected();
  for (const screen of ['#/', '#/clients', '#/locations', '#/settings']) {
    await page.goto(preview.url + screen);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  // The controls: a search that can't find a planted secret proves nothing.
  const planted = 'planted-Xw4BnV9c-here';
  await page.evaluate((text) => void Object.assign(window, { planted: { deep: [text] } }), planted);
  const pageTexts = await readPage(page);
  expect(findSecret(planted, pageTexts)).toEqual(['heap']);
  expect(findSecret(new URL(clinic.url).host, readFiles(preview.folder)).length).toBeGreaterThan(0);
  expect(answers.length).toBeGreaterThan(5);

  const everything = {
    ...pageTexts,
    answers: answers.join('\n'),
    ...readFiles(preview.folder),
    output: preview.output(),
  };
  expect(findSecret(key, everything)).toEqual([]);
  expect(findSecret(wrong, everything)).toEqual([]);

  await context.close();
  await Promise.all([browser.close(), preview.stop(), clinic.close()]);
  authority.remove();
});

it('a client leaves no trace in a locked page, its title, the files, the log or the output', async () => {
  const client = {
    givenName: 'Xanthippe',
    familyName: 'Quillfeather',
    phone: '555 867 5309 44',
    email: 'x.quillfeather@canary.example',
    notes: 'Canary-note pays in gold',
  };
  const preview = await startPreviewProcess();
  const browser = await startBrowser();
  const { page, context, problems } = await visit(browser, preview.url);
  const { data } = await requestFrom(page, 'desk:change', { operation: 'RegisterClient', variables: { client } });
  // Sound: a registered operation answers in its shape, and the demo clinic accepts every client.
  const { registerClient } = data as unknown as { registerClient: { client: { id: string } } };
  await page.goto(`${preview.url}#/clients/${registerClient.client.id}`);
  await page.getByText(client.notes).first().waitFor();
  await page.getByText(client.email).first().waitFor();
  // Half of a change, as an interruption leaves it.
  await page.keyboard.press('e');
  await clientForm(page.getByRole('dialog', { name: /^Edit/ })).phone.waitFor();
  const titles = [await page.title()];
  await page.keyboard.press('Escape');
  await requestFrom(page, 'staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' });
  await page.getByRole('button', { name: 'Lock, signed in as Anna' }).waitFor();
  // The control: while she is shown, all of her is found.
  const shown = await readPage(page);
  for (const value of Object.values(client))
    expect([value, findSecret(value, shown)]).toEqual([value, expect.arrayContaining(['heap'])]);

  await page.evaluate(() => void Object.assign(window, { seenBefore: true }));
  await page.keyboard.press('Alt+l');
  await expect.poll(() => page.evaluate(() => 'seenBefore' in window).catch(() => true)).toBe(false);
  await page.getByText('Who’s signing in?').waitFor();
  titles.push(await page.title());
  const locked = await readPage(page);
  const everything = { ...locked, titles: titles.join('\n'), ...readFiles(preview.folder), output: preview.output() };
  for (const value of Object.values(client)) expect([value, findSecret(value, everything)]).toEqual([value, []]);
  expect(problems).toEqual([]);

  await context.close();
  await Promise.all([browser.close(), preview.stop()]);
});
