import { powerMonitor } from 'electron';
import type { Core } from '../core/createCore.ts';

/** Tells the core when the computer goes to sleep and when it wakes. */
export function followPower(core: Core): void {
  powerMonitor.on('suspend', () => core.suspend());
  powerMonitor.on('resume', () => core.resume());
}
