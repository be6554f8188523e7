import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CorePorts, Fetch } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch, noEncryption } from '../../../electron/preview/previewPorts.ts';
import type { FindClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import { openProvenDesk, type ProvenDesk } from '../../proof/desk.ts';
import { findSecret, formsOf, readFiles } from '../../support/canary.ts';
import { completeDirectory } from '../../support/core/testDirectory.ts';
import { everyFault, isOfConnection, type NamedFault } from '../../support/service/faults.ts';
import { fakeKeyring, hurriedWaiting, startTestCore, temporaryFolder, valueOf } from '../../support/core/memoryCore.ts';

/** A client of whom nothing may lie about, and one who is only typed. */
const known = {
  givenName: 'Xanthippe',
  familyName: 'Quillfeather',
  email: 'x.quillfeather@canary.example',
  phone: '555 867 5309 44',
  notes: 'Canary-note: pays in gold',
};
const typed = { givenName: 'Zebedee', familyName: 'Wyvernholt', phone: '555 231 7788 61', notes: 'Typed-canary only' };
const secrets = [...Object.values(known), ...Object.values(typed), 'Grimalkinette'];

interface Run {
  readonly folder: string;
  readonly saved: readonly string[];
  readonly seen: string;
  readonly diagnostics: string;
}

/** A service's own complaint, which names whom it is about. */
function complaining(state: { on: boolean }): Fetch {
  return async (url, init) =>
    state.on
      ? Response.json({ errors: [{ message: `${known.givenName} ${known.familyName}, ${known.email}: not now` }] })
      : nodeFetch(url, init);
}

/** A shift with the canaries in it: shown, searched, changed, typed, exported, under faults, and closed. */
async function work(change: Partial<CorePorts>, snapshot: boolean, faults: readonly NamedFault[]): Promise<Run> {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  const saved: string[] = [];
  const complaint = { on: false };
  const desk = await openProvenDesk({
    ...change,
    dataFolder: temporary.folder,
    fetch: complaining(complaint),
    async saveFile(name) {
      saved.push(name);
      return { ok: true, value: name };
    },
  });
  try {
    await putCanary(desk);
    valueOf(await desk.request('settings:change', { offlineCopy: { on: snapshot, days: 7 } }));
    valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    const seen = await workWithAll(desk);
    for (const fault of faults) {
      await hurriedWaiting.rest(60_000, new AbortController().signal);
      desk.proxy.script = (arrived) => (isOfConnection(fault) === (arrived === null) ? fault : null);
      await Promise.all([
        query(desk, 'ClientCard', { id: '10001' }),
        query(desk, 'FindClients', { search: known.familyName, includeService: true }),
        desk.change('RegisterClient', { client: typed }),
      ]);
    }
    desk.proxy.script = () => null;
    complaint.on = true;
    await query(desk, 'ClientCard', { id: '10001' });
    await desk.change('UpdateClient', { client: { id: '10001', version: '1' }, to: { notes: typed.notes } });
    complaint.on = false;
    const diagnostics = valueOf(await desk.request('diagnostics:read', null)).text;
    return { folder: temporary.folder, saved, seen, diagnostics };
  } finally {
    await desk.close();
  }
}

async function putCanary({ clinic }: ProvenDesk): Promise<void> {
  const client = clinic.store.client('10001');
  const patient = clinic.store.patientsOf('10001')[0];
  if (!client || !patient) throw new Error('The demo clinic has a client 10001 with a patient.');
  const { phone, ...rest } = known;
  clinic.store.putClient({
    ...client,
    ...rest,
    phoneNumbers: [{ id: '1', value: phone, name: null, preferred: true }],
  });
  clinic.store.putPatient({ ...patient, name: 'Grimalkinette' });
}

async function query(
  desk: ProvenDesk,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<string> {
  return JSON.stringify(await desk.request('desk:query', { operation, variables }));
}

/** Every feature that stores personal data; returns what was shown of the client. */
async function workWithAll(desk: ProvenDesk): Promise<string> {
  // Sound: completeDirectory only queries.
  await completeDirectory(desk as unknown as Parameters<typeof completeDirectory>[0]);
  const shown = [
    await query(desk, 'ClientCard', { id: '10001' }),
    await query(desk, 'FindClients', { search: known.familyName }),
    await query(desk, 'ScheduleDay', {}),
  ];
  await desk.change('RegisterClient', { client: typed });
  valueOf(await desk.request('client:mark', { id: '10001', as: 'pinned' }));
  valueOf(await desk.request('drafts:keep', { id: 'client new', content: { ...typed } }));
  const table = { filter: { search: known.familyName }, sort: null, columns: ['name', 'phone'] } as const;
  valueOf(await desk.request('views:change', { name: 'Those who wait', table }));
  const labels = { yes: 'Yes', no: 'No' };
  valueOf(await desk.request('clients:export', { name: 'clients.csv', table, titles: ['Name', 'Phone'], labels }));
  valueOf(await desk.request('file:save', { name: 'day.csv', rows: [[known.givenName]] }));
  valueOf(await desk.request('map:export', null));
  return shown.join('\n');
}

/** Files and texts in which a canary is found, in any of its forms. */
function placesOf({ folder, saved, diagnostics }: Run): readonly string[] {
  const texts = {
    ...readFiles(folder),
    'file names': [...Object.keys(readFiles(folder)), ...saved].join('\n'),
    diagnostics,
  };
  return secrets.flatMap((secret) => findSecret(secret, texts).map((place) => `${secret} in ${basename(place)}`));
}

describe('the forms that are searched for', () => {
  it.each(secrets)('are long enough not to stand in a file by chance, and found wherever %s begins', (secret) => {
    for (const form of formsOf(secret)) expect(form.length).toBeGreaterThanOrEqual(7);
    for (const before of ['', 'x', 'xy', 'xyz', 'wxyz']) {
      const kept = Buffer.from(`${before}${secret} and more`).toString('base64');
      expect(findSecret(secret, { kept })).toEqual(['kept']);
    }
  });
});

describe('a client’s name, phone, e-mail and notes', { timeout: 120_000 }, () => {
  it('are nowhere in clear after every kind of fault, with the offline copy on the disk', async () => {
    const encryption = fakeKeyring();
    const run = await work({ encryption }, true, everyFault);
    for (const secret of Object.values(known)) expect(run.seen).toContain(secret);
    expect(placesOf(run)).toEqual([]);
    const files = Object.keys(readFiles(run.folder)).map((file) => basename(file));
    // There was something to search, and it holds her: who has the key reads it.
    expect(files).toEqual(expect.arrayContaining(['snapshot-clients.json', 'desk-memory.json', 'front-desk.log']));
    expect(files.some((file) => file.startsWith('audit'))).toBe(true);
    expect(await foundOffline(run.folder, { encryption })).toBe(1);
    // The control: planted in any form she is found.
    for (const [index, form] of formsOf(known.familyName).entries()) {
      writeFileSync(join(run.folder, 'planted.txt'), `before ${form} after`, 'latin1');
      expect([index, placesOf(run)]).toEqual([index, [`${known.familyName} in planted.txt`]]);
    }
  });

  it.each([
    ['off', { encryption: fakeKeyring() }, false],
    ['in memory, without a key store', { encryption: noEncryption }, true],
  ] as const)('are nowhere in clear with the offline copy %s', async (_name, ports, snapshot) => {
    const some = everyFault.filter((_, index) => index % 6 === 0);
    const run = await work(ports, snapshot, some);
    expect(run.seen).toContain(known.familyName);
    expect(placesOf(run)).toEqual([]);
    expect(Object.keys(readFiles(run.folder)).filter((file) => basename(file).startsWith('snapshot'))).toEqual([]);
  });
});

/** How many parts of her name a start finds while offline. */
async function foundOffline(folder: string, ports: Partial<CorePorts>): Promise<number> {
  const cut: Fetch = async () => {
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENETUNREACH' } });
  };
  const test = await startTestCore({ ...ports, fetch: cut }, folder);
  try {
    const { staff } = valueOf(await test.request('settings:read', null));
    const member = staff.kind === 'locked' ? (staff.members[0]?.id ?? '') : '';
    valueOf(await test.request('staff:signIn', { member, pin: '1234' }));
    const { data } = valueOf(
      await test.request('desk:query', { operation: 'FindClients', variables: { search: known.familyName } }),
    );
    // Sound: a registered operation answers in its shape.
    return (data as unknown as FindClientsQuery).findClients.total;
  } finally {
    await test.core.close();
  }
}
