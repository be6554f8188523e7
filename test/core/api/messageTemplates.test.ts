import { describe, expect, it } from 'vitest';
import type { MessageTemplate } from '../../../electron/contract/messageTemplates.ts';
import { prisma } from '../../products/prisma/prisma.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, valueOf } from '../../support/core/memoryCore.ts';

const templates: readonly MessageTemplate[] = [
  { id: 'own', name: 'Recall', text: 'Hello {{client first name}}, {{patient}} is due. {{clinic}}' },
];

describe('the templates of a clinic', () => {
  it('are kept with its map, exported and imported with it, and survive another reading of the service', async () => {
    const saved: string[] = [];
    const saveFile = async (name: string, content: string) => {
      saved.push(content);
      return { ok: true, value: name } as const;
    };
    const { test } = await connectDialect(prisma, {}, { saveFile });
    const shown = async () => valueOf(await test.request('settings:read', null)).messageTemplates;
    expect(await shown()).toBeNull();
    valueOf(await test.request('map:export', null));
    expect(JSON.parse(saved[0] ?? '')).not.toHaveProperty('templates');

    valueOf(await test.request('messageTemplates:change', { templates }));
    expect(await shown()).toEqual(templates);
    valueOf(await test.request('map:reread', null));
    expect(await shown()).toEqual(templates);
    valueOf(await test.request('map:export', null));
    const text = saved[1] ?? '';
    expect(JSON.parse(text)).toMatchObject({ templates });

    valueOf(await test.request('messageTemplates:change', { templates: null }));
    expect(await shown()).toBeNull();
    valueOf(await test.request('map:import', { text }));
    expect(await shown()).toEqual(templates);
    // A file without templates takes none away.
    valueOf(await test.request('map:import', { text: saved[0] ?? '' }));
    expect(await shown()).toEqual(templates);
  });

  it('of a file that is damaged are refused, and nothing changes', async () => {
    const saved: string[] = [];
    const saveFile = async (name: string, content: string) => {
      saved.push(content);
      return { ok: true, value: name } as const;
    };
    const test = await startTestCore({ saveFile });
    valueOf(await test.request('messageTemplates:change', { templates }));
    valueOf(await test.request('map:export', null));
    const file = JSON.parse(saved[0] ?? '') as object;
    const damaged = JSON.stringify({ ...file, templates: [{ id: 'own', name: 'Recall' }] });
    expect(await test.request('map:import', { text: damaged })).toMatchObject({
      ok: false,
      failure: { kind: 'badMap' },
    });
    expect(valueOf(await test.request('settings:read', null)).messageTemplates).toEqual(templates);
    await test.close();
  });

  it('tell the page that they have changed, and stand in the activity log without their texts', async () => {
    const test = await startTestCore();
    const events: string[] = [];
    test.core.subscribe((event) => events.push(event));
    valueOf(await test.request('messageTemplates:change', { templates }));
    expect(events.some((event) => event.includes('settingsChanged'))).toBe(true);
    const { lines } = valueOf(await test.request('audit:read', { about: null, skip: 0 }));
    expect(lines[0]).toMatchObject({ what: 'messageTemplates:change', names: [], outcome: 'done' });
    await test.close();
  });
});
