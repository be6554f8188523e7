import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../electron/core/adapter/map/storedMap.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

async function fingerprintWith(part: string, other: string): Promise<string> {
  expect(registry.sdl).toContain(part);
  return fingerprintOf(await modelOf(registry.sdl.replaceAll(part, other)));
}

describe('the fingerprint of a schema', () => {
  const reply = 'type SitesReply {';
  it.each([
    ['another type of a field', 'spanMinutes: Int\n', 'spanMinutes: Int\n', 'spanMinutes: Float\n'],
    ['another argument', 'siteRef: ID)', 'siteRef: ID)', 'siteRef: ID, current: Boolean)'],
    ['another value of an enum', 'PHONE\n', 'PHONE\n', 'PHONE\n PAGER\n'],
    [
      'another member of a union',
      reply,
      `union Either = Site | Party ${reply} either: Either`,
      `union Either = Site | Animal ${reply} either: Either`,
    ],
    ['an input that is no longer demanded', 'take: Int!', 'take: Int!', 'take: Int! = 20'],
    ['a field that is deprecated now', 'tz: String', 'tz: String', 'tz: String @deprecated'],
  ])('tells one schema from the next by %s', async (_name, part, before, after) => {
    expect(await fingerprintWith(part, after)).not.toBe(await fingerprintWith(part, before));
  });
});
