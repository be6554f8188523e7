import type { Backstage } from '../../dialects/dialect.ts';
import type { Gate } from './gate.ts';
import { type PageArgs, pageBySkip } from './pages.ts';
import type { Listed } from './records.ts';
import { failure } from './values.ts';

/** Queries and mutations about golf, which this club has no course for: there is nothing to list, and nothing to find. */
export function clubGolf({ cap }: Backstage, gate: Gate): object {
  return {
    courses: () => [],
    teeSheet() {
      throw failure('Golf course not found');
    },
    teeTimes: (args: PageArgs) => pageBySkip([], args, cap, (row: Listed) => row),
    teeTime() {
      throw failure('Tee time not found');
    },
    cancelTeeTime() {
      gate.allowed();
      throw failure('Tee time not found');
    },
  };
}
