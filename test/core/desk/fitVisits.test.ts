import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanionInput, Provider } from '../../../graphql/desk/generated/types.ts';
import { type FreeAt, fitCompanions, startsOf } from '../../../electron/core/desk/fitVisits.ts';

const provider = (id: string): Provider => ({ id, name: id, role: null, active: null });
const slot = 60_000 * 15;
const names = ['a', 'b', 'c'];

interface Placed {
  readonly start: number;
  readonly end: number;
  readonly provider: string | null;
}

/** Whether visits with these providers keep every rule, looked at one by one. */
function holds(visits: readonly Placed[], companions: readonly CompanionInput[], freeAt: FreeAt): boolean {
  return visits.every((visit, index) => {
    const asked = companions[index - 1];
    const isFree = index === 0 || freeAt(index, visit.start).some((each) => (each?.id ?? null) === visit.provider);
    const isShared = asked?.sharesWith == null || visits[asked.sharesWith]?.provider === visit.provider;
    const isNamed = asked?.sharesWith != null || asked?.provider == null || asked.provider === visit.provider;
    const isAlone = visits.every(
      (other) =>
        other === visit ||
        other.start >= visit.end ||
        visit.start >= other.end ||
        (visit.provider !== null && other.provider !== null && other.provider !== visit.provider),
    );
    return isFree && isShared && isNamed && isAlone;
  });
}

const companion = fc.record({
  minutes: fc.constantFrom(15, 30, 45),
  together: fc.boolean(),
  sharesWith: fc.option(fc.nat(3)),
  provider: fc.option(fc.constantFrom(...names), { freq: 1 }),
});

describe('visits that must fit together', () => {
  it('begin with the one before, or when that one is done', () => {
    const companions = [
      { minutes: 15, together: false },
      { minutes: 45, together: true },
      { minutes: 15, together: false },
    ];
    expect(startsOf(0, 30, companions).map((start) => start / 60_000)).toEqual([0, 30, 30, 75]);
  });

  it('are given whom trying everything finds, and nothing where it finds nobody', () => {
    let fitted = 0;
    let missed = 0;
    fc.assert(
      fc.property(
        fc.array(companion, { maxLength: 3 }),
        fc.constantFrom(15, 30, 45),
        // Who is free for each visit in each of the next quarters of an hour.
        fc.array(fc.array(fc.subarray([...names, null]), { minLength: 12, maxLength: 12 }), {
          minLength: 4,
          maxLength: 4,
        }),
        (asked, minutes, free) => {
          const companions = asked.map((each, index) => ({
            ...each,
            // Only with one before it.
            sharesWith: each.sharesWith !== null && each.sharesWith <= index ? each.sharesWith : null,
          }));
          const freeAt: FreeAt = (visit, start) =>
            (free[visit]?.[start / slot] ?? []).map((id) => (id === null ? null : provider(id)));
          const starts = startsOf(0, minutes, companions);
          const lengths = [minutes, ...companions.map((each) => each.minutes)];
          const placed = (providers: readonly (string | null)[]): readonly Placed[] =>
            starts.map((start, index) => ({
              start,
              end: start + (lengths[index] ?? 0) * 60_000,
              provider: providers[index] ?? null,
            }));
          const choices = companions.reduce<readonly (readonly (string | null)[])[]>(
            (all) => all.flatMap((each) => [...names, null].map((id) => [...each, id])),
            [['a']],
          );
          const expected = choices.some((each) => holds(placed(each), companions, freeAt));
          const found = fitCompanions({ start: 0, minutes, provider: provider('a') }, companions, freeAt);
          expect(found !== null).toBe(expected);
          if (found) {
            const providers = ['a', ...found.map((each) => each.provider?.id ?? null)];
            expect(holds(placed(providers), companions, freeAt)).toBe(true);
            expect(found.map(({ start }) => start)).toEqual(starts.slice(1));
          }
          if (companions.length > 1 && found) fitted += 1;
          if (companions.length > 1 && !found) missed += 1;
        },
      ),
      { numRuns: 2000 },
    );
    // Both happen often enough to say something.
    expect(Math.min(fitted, missed)).toBeGreaterThan(50);
  });
});
