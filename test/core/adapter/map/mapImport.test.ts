import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { maxEnvelopeCharacters } from '../../../../electron/contract/guards.ts';
import type { Failure } from '../../../../electron/contract/failure.ts';
import type { CorePorts } from '../../../../electron/core/foundation/ports.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { relay } from '../../../dialects/relay/relay.ts';
import { queryDesk, correct, readMapView } from '../../../support/core/explorerRequests.ts';
import { type ConnectedDialect, connectDialect } from '../../../support/core/connectDialect.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

interface Saving {
  text: string;
  readonly ports: Partial<CorePorts>;
}

/** Where an export lands. */
function saving(): Saving {
  const saved: Saving = {
    text: '',
    ports: {
      async saveFile(name, text) {
        saved.text = text;
        return { ok: true, value: name };
      },
    },
  };
  return saved;
}

/** A map of the registry in which a manager has chosen where the reason stands. */
async function exported(): Promise<string> {
  const saved = saving();
  const { test } = await connectDialect(registry, {}, saved.ports);
  await correct(test, { kind: 'field', concept: 'appointments', field: 'reason', from: 'topic' });
  await correct(test, { kind: 'nothing', concept: 'clientSearch' });
  valueOf(await test.request('map:export', null));
  return saved.text;
}

/** Imports a text that has to be refused, and looks whether anything has changed by it. */
async function refusalOf({ test }: ConnectedDialect, text: string): Promise<Failure> {
  const file = join(test.folder, 'maps', 'sandbox.json');
  const before = [await readMapView(test), readFileSync(file, 'utf8')];
  const answer = await test.request('map:import', { text });
  expect([await readMapView(test), readFileSync(file, 'utf8')]).toEqual(before);
  if (answer.ok) throw new Error('The map was taken.');
  return answer.failure;
}

describe('a map from a file', () => {
  it('brings the corrections of another computer along, and keeps them', async () => {
    const text = await exported();
    const { test, reopen } = await connectDialect(registry);
    valueOf(await test.request('map:import', { text }));
    for (const each of [test, await reopen()]) {
      const { concepts } = await readMapView(each);
      const fields = concepts.find(({ concept }) => concept === 'appointments')?.fields;
      expect(fields?.find(({ field }) => field === 'reason')).toMatchObject({ from: ['topic'], corrected: true });
      expect(concepts.filter(({ state }) => state === 'corrected').map(({ concept }) => concept)).toEqual([
        'appointments',
        'clientSearch',
      ]);
    }
  });

  it('that was made for another service is refused with what is missing there', async () => {
    const connected = await connectDialect(relay);
    const { kind, message } = await refusalOf(connected, await exported());
    expect(kind).toBe('badMap');
    expect(message).toMatch(
      /^This mapping was made for another practice system: Query\.sites \(Locations\), .* and \d+ more /,
    );
  });

  it.each([
    ['no JSON', 'Dear colleague, this is the map.', /it isn’t JSON/],
    ['an empty text', '', /it isn’t JSON/],
    ['other JSON', '{"kind":"invoice"}', /isn’t a Front Desk mapping\.$/],
    ['a list', '[]', /isn’t a Front Desk mapping\.$/],
    ['JSON that is nested very deep', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, /isn’t a Front Desk mapping\.$/],
  ])('that is no map is refused with a readable message: %s', async (_name, text, words) => {
    const failure = await refusalOf(await connectDialect(registry), text);
    expect(failure).toMatchObject({ kind: 'badMap', message: expect.stringMatching(words) });
    expect(failure.action).toMatch(/^Nothing was changed\./);
  });

  it('of a later version is refused by its number', async () => {
    const text = (await exported()).replace('"version": 1', '"version": 7');
    expect((await refusalOf(await connectDialect(registry), text)).message).toContain('(format 7)');
  });

  const evil = 'label } evil: voidSlot(ref: "SLOT-0001") { success';
  const pollute = '__proto__';
  it.each<[string, from: string | RegExp, to: string]>([
    ['a selection in an operation’s name', '"field": "parties"', `"field": ${JSON.stringify(evil)}`],
    ['a selection in a path', '"label"', JSON.stringify(evil)],
    ['a selection in a type', '"ID!"', JSON.stringify(`ID!) { ${evil} } x: calendar(siteRef: ID!`)],
    ['a path into the prototype of all objects', '"label"', `"${pollute}", "polluted"`],
    [
      'a value for the prototype of all objects',
      /"path": \[\],(\s+"role": "id")/,
      `"path": ["${pollute}", "polluted"],$1`,
    ],
    ['an own prototype', '"format": 1', `"${pollute}": {"polluted": true}, "format": 1`],
    ['another one for a path', /"kind": "path"/, `"${pollute}": {"path": ["label"]}`],
  ])('is refused with %s', async (_name, from, to) => {
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'polluted'));
    const text = (await exported()).replace(from, to);
    expect(text).toContain(to.slice(0, 12));
    const connected = await connectDialect(registry);
    expect((await refusalOf(connected, text)).kind).toBe('badMap');
    const { server, test } = connected;
    await queryDesk(test, 'ScheduleDay');
    await queryDesk(test, 'ClientCard', { id: 'PTY-0001' });
    expect(server.received.mutations).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('that is far too large never comes in', async () => {
    const text = (await exported()).padEnd(maxEnvelopeCharacters, ' ');
    expect((await refusalOf(await connectDialect(registry), text)).message).toBe('This request was too large.');
  });

  it('is trusted where the service shows no schema to compare it with', async () => {
    const text = await exported();
    const { test, server } = await connectDialect(registry, { introspection: 'refused' });
    valueOf(await test.request('map:import', { text }));
    const { data } = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    // Sound: the operation selects exactly this.
    const { day } = data as unknown as { day: { appointments: readonly { id: string; reason: string | null }[] } };
    const reasons = server.practice.appointments.map(
      ({ key, reason }) => [registry.view.ids.of('appointment', key), reason] as const,
    );
    expect(day.appointments.filter(({ reason }) => reason !== null).length).toBeGreaterThan(3);
    for (const { id, reason } of day.appointments) expect([id, reason]).toEqual(reasons.find(([each]) => each === id));
  });
});
