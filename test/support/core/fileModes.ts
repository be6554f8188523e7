import { statSync } from 'node:fs';
import { expect } from 'vitest';

/** Windows has access lists instead: Node reports modes there that say nothing, and `chmod` closes no folder. */
export const hasFileModes = process.platform !== 'win32';

/** Expects that a file is for its owner alone. On Windows its folder's access list says so, which no test reads. */
export function expectOwnerOnly(file: string): void {
  if (hasFileModes) expect(statSync(file).mode & 0o777).toBe(0o600);
}
