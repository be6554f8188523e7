import { powerMonitor } from 'electron';
import type { Core } from '../core/createCore.ts';

/** Tells the core when the computer goes to sleep, when it wakes, and when somebody locks it. */
export function followPower(core: Core): void {
  powerMonitor.on('suspend', () => core.suspend());
  powerMonitor.on('resume', () => core.resume());
  // Linux tells no such thing: there the desk locks itself when nobody has typed or moved for a while.
  powerMonitor.on('lock-screen', () => core.lock());
}
