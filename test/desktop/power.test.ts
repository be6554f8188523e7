import { beforeEach, expect, it, vi } from 'vitest';
import type { Core } from '../../electron/core/createCore.ts';
import { followPower } from '../../electron/desktop/systemEvents.ts';
import { powerMonitor, resetElectron } from '../support/electron/electronStandIn.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);
beforeEach(() => resetElectron());

it('tells the core when the computer goes to sleep, when it wakes and when somebody locks it', () => {
  const told: string[] = [];
  const core: Pick<Core, 'suspend' | 'resume' | 'lock'> = {
    suspend: () => told.push('suspend'),
    resume: () => told.push('resume'),
    lock: () => told.push('lock'),
  };
  // Sound: nothing else of a core is used here.
  followPower(core as Core);
  powerMonitor.emit('suspend');
  powerMonitor.emit('resume');
  powerMonitor.emit('lock-screen');
  expect(told).toEqual(['suspend', 'resume', 'lock']);
});
