import { expect, it } from 'vitest';
import { createSteadyClock } from '../../../electron/core/foundation/steadyClock.ts';

function clocks(): { wall: number; elapsed: number } {
  return { wall: 1_000_000_000, elapsed: 0 };
}

it('is the given clock for as long as that goes forward', () => {
  const at = clocks();
  const steady = createSteadyClock({ now: () => at.wall }, () => at.elapsed);
  expect(steady.now()).toBe(at.wall);
  at.wall += 5;
  expect(steady.now()).toBe(at.wall);
});

it('goes on by the monotonic clock where the other was turned back, also by a former run', () => {
  const at = clocks();
  const steady = createSteadyClock({ now: () => at.wall }, () => at.elapsed);
  steady.raise(2_000_000_000);
  at.elapsed += 30_000.5;
  expect(steady.now()).toBe(2_000_030_000);
  at.wall = 2_000_050_000;
  expect(steady.now()).toBe(2_000_050_000);
  at.wall -= 86_400_000;
  at.elapsed += 10_000;
  expect(steady.now()).toBe(2_000_060_000);
});

it('comes back from a clock that was set ahead by mistake, by the time of the service', () => {
  const at = clocks();
  const steady = createSteadyClock({ now: () => at.wall }, () => at.elapsed);
  steady.raise(at.wall + 86_400_000);
  steady.correct(at.wall + 1_000);
  expect(steady.now()).toBe(at.wall + 1_000);
  steady.correct(at.wall - 60_000);
  expect(steady.now()).toBe(at.wall + 1_000);
});
