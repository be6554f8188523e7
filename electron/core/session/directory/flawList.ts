import type { Flaw } from '../../../../graphql/desk/generated/types.ts';

/** Broken rows of the service: all are counted, the first 500 listed. */
export interface FlawList {
  add(flaw: Flaw): void;
  readonly count: number;
  readonly flaws: readonly Flaw[];
}

const mostListed = 500;

export function createFlawList(): FlawList {
  const flaws: Flaw[] = [];
  let count = 0;
  return {
    add(flaw) {
      count += 1;
      if (flaws.length < mostListed) flaws.push(flaw);
    },
    get count() {
      return count;
    },
    flaws,
  };
}
