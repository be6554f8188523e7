import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queryDay } from '../../../support/core/deskRequests.ts';
import { damages, whatIs, withoutPrivileges } from '../../../support/core/damage.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { fakeKeyring, startTestCore, temporaryFolder, valueOf } from '../../../support/core/memoryCore.ts';
import { placeOf, stores } from '../../../support/core/stores.ts';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary.remove());

describe.each(stores)('a damaged file of $name', (store) => {
  it.each(damages)('$name: it opens, the original is kept, and the damage is reported', async (damage) => {
    const { folder } = temporary;
    const file = placeOf(folder, store);
    const keyring = fakeKeyring();
    expect(await (await store.open(dataFolder(folder), keyring)).write('first')).toBe(true);
    const second = await store.open(dataFolder(folder), keyring);
    expect(await second.read()).toBe('first');
    expect(await second.write('second')).toBe(true);
    damage.apply(file);
    const original = whatIs(file);

    await withoutPrivileges(folder, async () => {
      const data = dataFolder(folder);
      const opened = await store.open(data, keyring);
      const restored = store.lastGood ? 'first' : null;
      expect(await opened.read()).toBe(restored);
      expect(data.notices.list()).toHaveLength(1);

      const beside = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.corrupt-`));
      expect(beside).toHaveLength(damage.file === 'moved' ? 1 : 0);
      const kept = join(dirname(file), beside[0] ?? basename(file));
      expect(whatIs(kept)).toEqual(original);
      if (beside[0]) expect(data.notices.list()[0]?.message).toContain(beside[0]);

      expect(await opened.write('third')).toBe(damage.file === 'moved');
      expect(await opened.read()).toBe('third');
      expect(whatIs(kept)).toEqual(original);
      const again = dataFolder(folder);
      expect(await (await store.open(again, keyring)).read()).toBe(damage.file === 'moved' ? 'third' : restored);
      expect(again.notices.list()).toHaveLength(damage.file === 'moved' ? 0 : 1);
    });
    if (damage.name === 'closed to us') chmodSync(file, 0o600);
  });
});

describe('a desk with every file damaged', () => {
  it('opens, works, keeps every original, and reports each', async () => {
    const files = [
      'settings.json',
      'vault.json',
      'desk-memory.json',
      'snapshot-days.json',
      'snapshot-clients.json',
      'maps/demo.json',
    ];
    mkdirSync(join(temporary.folder, 'maps'));
    for (const name of files) writeFileSync(join(temporary.folder, name), `damaged ${name}`);
    const test = await startTestCore({ encryption: fakeKeyring() }, temporary.folder);
    onTestFinished(() => test.close());
    expect((await queryDay(test)).appointments.length).toBeGreaterThan(3);
    const reported = valueOf(await test.request('settings:read', null)).notices.map(({ message }) => message);
    const all = readdirSync(temporary.folder, { recursive: true, encoding: 'utf8' });
    for (const name of files) {
      const [aside = ''] = all.filter((each) => each.startsWith(`${name}.corrupt-`));
      expect(readFileSync(join(temporary.folder, aside), 'utf8')).toBe(`damaged ${name}`);
      expect(reported.filter((message) => message.includes(basename(aside)))).toHaveLength(1);
    }
    expect(valueOf(await test.request('drafts:keep', { id: 'client new', content: { name: 'Ada' } }))).toBeNull();
    expect(valueOf(await test.request('settings:change', { appearance: 'dark' })).appearance).toBe('dark');
  });
});
