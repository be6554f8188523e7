import type { PaletteResult } from './results.ts';

const kept = 5;
let belongsTo = 0;
let chosen: readonly PaletteResult[] = [];

/** What was chosen last, newest first. In memory alone: there are clients among it. */
export function recentResults(connection: number): readonly PaletteResult[] {
  return connection === belongsTo ? chosen : [];
}

export function rememberResult(connection: number, result: PaletteResult): void {
  const others = recentResults(connection).filter(({ key }) => key !== result.key);
  belongsTo = connection;
  chosen = [result, ...others].slice(0, kept);
}
