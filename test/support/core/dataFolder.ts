import type { DataFolder } from '../../../electron/core/storage/files/dataFolder.ts';
import { createNotices } from '../../../electron/core/foundation/notices.ts';
import { tuesday } from './memoryCore.ts';

/** A data folder as a store gets it: this process has it, and nothing was told yet. */
export function dataFolder(folder: string, change: Partial<DataFolder> = {}): DataFolder {
  return { folder, clock: { now: () => tuesday }, notices: createNotices(), mayWrite: () => true, ...change };
}
