import type { DataFolder } from '../../../electron/core/storage/files/dataFolder.ts';
import { createNotices } from '../../../electron/core/foundation/notices.ts';
import { tuesday } from './memoryCore.ts';

/** A data folder as a store gets it: this process holds it, and nothing was reported yet. */
export function dataFolder(folder: string, change: Partial<DataFolder> = {}): DataFolder {
  return { folder, clock: { now: () => tuesday }, notices: createNotices(), mayWrite: () => true, ...change };
}
