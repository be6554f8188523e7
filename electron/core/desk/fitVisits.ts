import type { CompanionInput, Provider } from '../../../graphql/desk/generated/types.ts';

/** A time for each of some visits, with whom: null where nobody is named. */
export interface FittedVisit {
  readonly start: number;
  readonly provider: Provider | null;
}

/** Everybody with whom a visit can be from a moment on; the first visit is 0. */
export type FreeAt = (visit: number, start: number) => readonly (Provider | null)[];

/** Who sees some of the visits, with the moments at which that is. */
interface Share {
  readonly visits: readonly number[];
  readonly options: readonly (Provider | null)[];
}

/** When each visit begins, where the first does at a moment: with the one before, or when that one is done. */
export function startsOf(first: number, minutes: number, companions: readonly CompanionInput[]): readonly number[] {
  let [start, length] = [first, minutes];
  const starts = [first];
  for (const { together, minutes: own } of companions) {
    if (!together) start += length * 60_000;
    length = own;
    starts.push(start);
  }
  return starts;
}

/** The most visits that are fitted at once; more are never booked together. */
export const maxCompanions = 5;

/**
 * Companions beside a first visit at its time: each with a provider who is free for it, nobody twice at once. Null where
 * they do not all fit.
 */
export function fitCompanions(
  first: { readonly start: number; readonly minutes: number; readonly provider: Provider | null },
  companions: readonly CompanionInput[],
  freeAt: FreeAt,
): readonly FittedVisit[] | null {
  const starts = startsOf(first.start, first.minutes, companions);
  const lengths = [first.minutes, ...companions.map(({ minutes }) => minutes)];
  const span = (visit: number) => {
    const start = starts[visit] ?? 0;
    return { start, end: start + (lengths[visit] ?? 0) * 60_000 };
  };
  const overlap = (one: number, other: number): boolean =>
    span(one).start < span(other).end && span(other).start < span(one).end;

  const shares = sharesOf(companions).map((visits): Share => {
    const [named] = visits;
    const own = named === undefined || named === 0 ? null : (companions[named - 1]?.provider ?? null);
    const free = visits
      .filter((visit) => visit > 0)
      .map((visit) => new Set(freeAt(visit, span(visit).start).map((each) => each?.id ?? null)));
    const candidates = named === 0 ? [first.provider] : freeAt(named ?? 0, span(named ?? 0).start);
    return {
      visits,
      options: candidates.filter(
        (each) => free.every((ids) => ids.has(each?.id ?? null)) && (own === null || each?.id === own),
      ),
    };
  });
  // Nobody sees two at once.
  if (shares.some(({ visits }) => visits.some((one) => visits.some((other) => one < other && overlap(one, other)))))
    return null;
  const isBeside = (one: Share, other: Share): boolean =>
    one.visits.some((each) => other.visits.some((visit) => overlap(each, visit)));
  const found = assign(shares, isBeside);
  return (
    found &&
    companions.map((_, index) => ({
      start: starts[index + 1] ?? 0,
      provider: [...found].find(([{ visits }]) => visits.includes(index + 1))?.[1] ?? null,
    }))
  );
}

/** The visits by who sees them; the first of each names the provider. */
export function sharesOf(companions: readonly CompanionInput[]): readonly (readonly number[])[] {
  const shares: number[][] = [[0]];
  for (const [index, { sharesWith }] of companions.entries()) {
    const share = shares.find((visits) => sharesWith != null && visits.includes(sharesWith));
    if (share) share.push(index + 1);
    else shares.push([index + 1]);
  }
  return shares;
}

/** One provider for each share, those with the fewest choices first: so few are at once that trying all is quick. */
function assign(
  shares: readonly Share[],
  isBeside: (one: Share, other: Share) => boolean,
): ReadonlyMap<Share, Provider | null> | null {
  const order = shares.toSorted((one, other) => one.options.length - other.options.length);
  const given = new Map<Share, Provider | null>();
  const place = (index: number): boolean => {
    const share = order[index];
    if (!share) return true;
    const beside = [...given].filter(([other]) => isBeside(share, other)).map(([, provider]) => provider?.id);
    for (const option of share.options) {
      // Two at once with nobody named may be one and the same.
      if (beside.length > 0 && (option === null || beside.includes(undefined) || beside.includes(option.id))) continue;
      given.set(share, option);
      if (place(index + 1)) return true;
      given.delete(share);
    }
    return false;
  };
  return place(0) ? given : null;
}
