import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StaffView } from '../../../electron/contract/staff.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import {
  fakeKeyring,
  hurriedWaiting,
  startTestCore,
  type TestCore,
  tuesday,
  valueOf,
} from '../../support/core/memoryCore.ts';
import { testFolder } from '../../support/core/testFolder.ts';

const encryption = fakeKeyring();

/** Starts a desk, does something, and closes it. */
async function session<Value>(
  folder: string,
  work: (desk: TestCore) => Promise<Value>,
  change: Partial<CorePorts> = {},
): Promise<Value> {
  const desk = await startTestCore({ encryption, ...change }, folder);
  try {
    return await work(desk);
  } finally {
    await desk.close();
  }
}

async function staffOf(desk: TestCore): Promise<StaffView> {
  return valueOf(await desk.request('settings:read', null)).staff;
}

async function turnOn(desk: TestCore): Promise<void> {
  valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
}

function filesOf(folder: string, begin: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith(begin));
}

/** Puts aside what the files hold now, and returns how to put it back. */
function backUp(folder: string, begin: string): () => void {
  const aside = testFolder();
  const names = filesOf(folder, begin);
  for (const name of names) copyFileSync(join(folder, name), join(aside, name));
  return () => {
    for (const name of names) copyFileSync(join(aside, name), join(folder, name));
  };
}

describe('a former list of people that is put back', () => {
  it('locks the desk: who was removed does not come in with her old PIN', async () => {
    const folder = testFolder();
    await session(folder, async (desk) => {
      await turnOn(desk);
      valueOf(await desk.request('staff:change', { kind: 'add', name: 'Eve', role: 'manager', pin: '6666' }));
    });
    const restore = backUp(folder, 'staff');
    await session(folder, async (desk) => {
      const view = await staffOf(desk);
      const members = view.kind === 'locked' ? view.members : [];
      const idOf = (name: string): string => members.find((each) => each.name === name)?.id ?? '';
      valueOf(await desk.request('staff:signIn', { member: idOf('Anna'), pin: '1234' }));
      valueOf(await desk.request('staff:change', { kind: 'remove', id: idOf('Eve') }));
    });
    await session(folder, async (desk) => expect(await staffOf(desk)).toMatchObject({ members: [{ name: 'Anna' }] }));
    restore();
    for (let starts = 0; starts < 2; starts += 1)
      await session(folder, async (desk) =>
        expect(await staffOf(desk)).toMatchObject({ kind: 'locked', why: 'unreadable', members: [] }),
      );
  });

  it('locks it also where the marks that would tell are removed', async () => {
    const folder = testFolder();
    await session(folder, turnOn);
    const restore = backUp(folder, 'staff');
    await session(folder, async (desk) => {
      const view = await staffOf(desk);
      const member = view.kind === 'locked' ? (view.members[0]?.id ?? '') : '';
      expect((await desk.request('staff:signIn', { member, pin: '0000' })).ok).toBe(false);
    });
    restore();
    for (const name of filesOf(folder, 'desk-marks')) rmSync(join(folder, name));
    for (let starts = 0; starts < 3; starts += 1)
      await session(folder, async (desk) =>
        expect(await staffOf(desk)).toMatchObject({ kind: 'locked', why: 'unreadable' }),
      );
    await session(folder, async (desk) => {
      valueOf(await desk.request('staff:reset', null));
      await turnOn(desk);
    });
    await session(folder, async (desk) => expect(await staffOf(desk)).toMatchObject({ members: [{ name: 'Anna' }] }));
  });
});

describe('a wait after wrong PINs', () => {
  it('is not over because the clock was turned back', async () => {
    const folder = testFolder();
    await session(folder, turnOn);
    const tries = async (desk: TestCore, count: number): Promise<number> => {
      const view = await staffOf(desk);
      const member = view.kind === 'locked' ? (view.members[0]?.id ?? '') : '';
      let seconds = 0;
      for (let number = 0; number < count; number += 1) {
        const answer = await desk.request('staff:signIn', { member, pin: '0000' });
        seconds = answer.ok ? 0 : (answer.failure.waitSeconds ?? 0);
      }
      return seconds;
    };
    expect(await session(folder, (desk) => tries(desk, 4))).toBe(5);
    const earlier = { clock: { now: () => tuesday - 86_400_000 } };
    expect(await session(folder, (desk) => tries(desk, 1), earlier)).toBe(5);
    // Wrong tries under the turned clock leave a list that opens, too.
    await session(
      folder,
      async (desk) => {
        await hurriedWaiting.rest(60_000, new AbortController().signal);
        await tries(desk, 1);
      },
      earlier,
    );
    await session(folder, async (desk) => expect(await staffOf(desk)).toMatchObject({ why: 'start' }), earlier);
  });
});
