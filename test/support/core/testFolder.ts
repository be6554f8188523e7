import { onTestFinished } from 'vitest';
import { temporaryFolder } from './memoryCore.ts';

/** A folder of the running test's own, which goes with it. */
export function testFolder(): string {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  return temporary.folder;
}
