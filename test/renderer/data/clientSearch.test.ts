import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindClientsQuery, FindClientsQueryVariables } from '../../../graphql/desk/generated/operations.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { type ClientSearchResult, startClientSearch } from '../../../renderer/data/useClientSearch.ts';

type State = FindClientsQuery['findClients']['directory']['state'];
/** A client whom only the service has. */
const unknown = 'new';
const refused: Failure = { kind: 'unreachable', message: 'Nobody answers.', action: 'Wait.' };

/** A core whose answers and pauses the test releases, in any order. */
function slowCore(state: State, isServiceDown = false) {
  const queries: FindClientsQueryVariables[] = [];
  const waiting: (() => void)[] = [];
  const shown: ClientSearchResult[] = [];
  const later = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  const find = (search: string, isRepeat = false): (() => void) =>
    startClientSearch({
      isRepeat,
      search,
      first: 50,
      debounce: later,
      onResult: (result) => shown.push(result),
      async query(variables) {
        queries.push(variables);
        await later();
        if (variables.includeService && isServiceDown) return { data: null, failure: refused };
        return { data: answerTo(variables, state), failure: null };
      },
    });
  const release = async (place: number): Promise<void> => {
    waiting.splice(place % Math.max(1, waiting.length), 1).forEach((go) => go());
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  const releaseAll = async (): Promise<void> => {
    while (waiting.length > 0) await release(0);
  };
  return { queries, shown, find, release, releaseAll };
}

function answerTo({ search, includeService }: FindClientsQueryVariables, state: State): FindClientsQuery {
  const name = `${search} ${includeService ? 'everywhere' : 'here'}`;
  const clients = search === unknown && !includeService ? [] : [clientNamed(name)];
  return {
    findClients: {
      __typename: 'FoundClients',
      total: clients.length,
      clients,
      directory: {
        __typename: 'Directory',
        state,
        read: 1,
        expected: null,
        flawCount: 0,
        completeAsOf: state === 'complete' ? '2026-11-17T10:00:00Z' : null,
        asOf: null,
        visitsSince: null,
        failure: null,
      },
    },
  };
}

function clientNamed(name: string): FindClientsQuery['findClients']['clients'][number] {
  const nothing = { alerts: [], emails: [], phones: [], balance: null, patients: null };
  return { __typename: 'Client', id: name, name, active: true, ...nothing };
}

const names = (result: ClientSearchResult | undefined): readonly string[] | undefined =>
  result?.clients.map(({ name }) => name);

describe('finding clients', () => {
  it('keeps what is shown of a search until its repetition is answered whole', async () => {
    const { shown, find, releaseAll } = slowCore('complete');
    find(unknown);
    await releaseAll();
    expect(shown.map(({ searchesService }) => searchesService)).toEqual([true, false]);
    find(unknown, true);
    await releaseAll();
    expect(shown.slice(2).map(names)).toEqual([[`${unknown} everywhere`]]);
  });

  it('searches only this computer where all are known here', async () => {
    const core = slowCore('complete');
    core.find('zoe');
    await core.releaseAll();
    expect(core.queries).toEqual([{ search: 'zoe', first: 50 }]);
    expect(core.shown).toMatchObject([{ search: 'zoe', searchesService: false }]);
  });

  it('queries the service for a client who is not known here', async () => {
    const core = slowCore('complete');
    core.find(unknown);
    await core.releaseAll();
    expect(core.queries.map(({ includeService }) => includeService)).toEqual([undefined, true]);
    expect(names(core.shown.at(-1))).toEqual([`${unknown} everywhere`]);
  });

  it('shows what is known here, and queries the service where that is not all', async () => {
    const core = slowCore('reading');
    core.find('zoe');
    await core.releaseAll();
    expect(core.queries.at(-1)).toEqual({ search: 'zoe', first: 50, includeService: true });
    expect(core.shown.map(names)).toEqual([['zoe here'], ['zoe everywhere']]);
    expect(core.shown.map(({ searchesService }) => searchesService)).toEqual([true, false]);
  });

  it('keeps what is known here when the service can’t be queried, and shows why', async () => {
    const core = slowCore('notOffered', true);
    core.find('zoe');
    await core.releaseAll();
    expect(names(core.shown.at(-1))).toEqual(['zoe here']);
    expect(core.shown.at(-1)).toMatchObject({ searchesService: false, failure: refused });
  });

  it('ends with the last query, whatever the order of the answers, and never shows former results after it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('z', 'zo', 'zoe', 'mar'), fc.array(fc.nat(), { maxLength: 4 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom<State>('complete', 'reading', 'paused', 'notOffered'),
        async (keys, state) => {
          const core = slowCore(state);
          let stop = (): void => undefined;
          for (const [search, releases] of keys) {
            stop();
            const before = core.shown.length;
            stop = core.find(search);
            for (const place of releases) await core.release(place);
            expect(core.shown.slice(before).every((finding) => finding.search === search)).toBe(true);
          }
          const countBefore = core.queries.filter(({ includeService }) => includeService).length;
          await core.releaseAll();
          const last = keys.at(-1)?.[0] ?? '';
          expect(names(core.shown.at(-1))).toEqual([`${last} ${state === 'complete' ? 'here' : 'everywhere'}`]);
          const newQueries = core.queries.filter(({ includeService }) => includeService).slice(countBefore);
          expect(newQueries.every(({ search }) => search === last)).toBe(true);
        },
      ),
    );
  });
});
