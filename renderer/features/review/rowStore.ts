import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ReviewClientsDocument, type ReviewClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import { directoryFetchPolicy } from '../../data/exceptions.ts';
import { type DeskResult, queryDesk } from '../../data/queryDesk.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import {
  blockOf,
  blockSize,
  blocksToForget,
  fitting,
  isSameDirectory,
  keyOf,
  nothing,
  type ReviewClient,
  rowAt,
  type RowQuestion,
  type RowRange,
  type Rows,
  type RowsSummary,
  shiftOf,
  summaryKeys,
  wantedBlocks,
} from './rows.ts';

interface MarkedRows {
  /** The row that must stay where it is when rows come and go above it. */
  readonly held?: number | null;
  /** The row in which somebody is, wherever it is. */
  readonly active?: number | null;
}

export type ReadRows = (
  question: RowQuestion,
  from: number,
  first: number,
  signal: AbortSignal,
) => Promise<DeskResult<ReviewClientsQuery>>;

export interface RowStore {
  readonly rows: () => Rows;
  /** For what need not be drawn anew each time that rows come. */
  readonly summary: () => RowsSummary;
  readonly listen: (hear: () => void) => () => void;
  /** Asks another question; the rows of the former one stay until the first of the new ones are there. */
  ask(question: RowQuestion): void;
  /** Tells what is in sight, and which rows matter beside that. */
  look(range: RowRange, marked?: MarkedRows): void;
  /** Reads again what is in sight, without anybody noticing; answers once that is done. */
  refresh(): Promise<void>;
  close(): void;
}

/** How long rows must stay in sight until they are asked for: what only flies by costs nobody anything. */
const staysMilliseconds = 50;
const start: RowRange = { first: 0, last: 0 };

/**
 * The rows of one table, of which only those in sight and around it are here. What is no longer in sight is called off
 * in the core.
 */
export function createRowStore(readRows: ReadRows, stays = staysMilliseconds): RowStore {
  const listeners = new Set<() => void>();
  const underWay = new Map<number, AbortController>();
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  let rows = nothing;
  let summary: RowsSummary = nothing;
  let question: RowQuestion | null = null;
  let sight = start;
  let marked: MarkedRows = {};
  let anew: AbortController | null = null;

  const put = (change: Partial<Rows>): void => {
    const { directory } = change;
    // The same words again are no news.
    const known = directory && isSameDirectory(directory, rows.directory) ? { directory: rows.directory } : {};
    rows = { ...rows, ...change, ...known };
    if (summaryKeys.some((key) => rows[key] !== summary[key])) summary = rows;
    for (const hear of listeners) hear();
  };
  const callOff = (isWanted: (block: number) => boolean): void => {
    for (const [block, timer] of waiting) {
      if (isWanted(block)) continue;
      clearTimeout(timer);
      waiting.delete(block);
    }
    for (const [block, controller] of underWay) {
      if (isWanted(block)) continue;
      controller.abort();
      underWay.delete(block);
    }
  };
  const readBlock = (asked: RowQuestion, block: number, signal: AbortSignal): Promise<DeskResult<ReviewClientsQuery>> =>
    readRows(asked, block * blockSize, blockSize, signal);

  const load = async (block: number): Promise<void> => {
    waiting.delete(block);
    if (!question) return;
    const controller = new AbortController();
    underWay.set(block, controller);
    const { data, failure } = await readBlock(question, block, controller.signal);
    if (controller.signal.aborted) return;
    underWay.delete(block);
    if (!data) {
      put({ failure });
      return;
    }
    const { clients, total, directory } = data.reviewClients;
    const blocks = new Map(rows.blocks).set(block, clients);
    const wanted = wantedNow();
    for (const far of blocksToForget(blocks.keys(), sight)) if (!wanted.includes(far)) blocks.delete(far);
    put({ blocks: fitting(blocks, total), total, directory, failure });
  };
  const wantedNow = (): readonly number[] => {
    const wanted = wantedBlocks(sight, rows.total);
    const { active } = marked;
    const own = active == null || active < 0 || active >= rows.total ? [] : [blockOf(active)];
    return [...new Set([...wanted, ...own])];
  };
  const want = (): void => {
    const wanted = wantedNow();
    callOff((block) => wanted.includes(block));
    for (const block of wanted) {
      if (rows.blocks.has(block) || underWay.has(block) || waiting.has(block)) continue;
      waiting.set(
        block,
        setTimeout(() => void load(block), stays),
      );
    }
  };

  /** Reads some blocks all at once, so that what is seen changes once. */
  const readAnew = async (asked: RowQuestion, wanted: readonly number[]): Promise<void> => {
    anew?.abort();
    const controller = new AbortController();
    anew = controller;
    const key = keyOf(asked);
    const answers = await Promise.all(wanted.map((block) => readBlock(asked, block, controller.signal)));
    if (controller.signal.aborted) return;
    anew = null;
    const failure = answers.find((answer) => answer.failure)?.failure ?? null;
    const reviews = answers.map(({ data }) => data?.reviewClients);
    const [review] = reviews;
    const isOther = rows.question !== key;
    if (!review || reviews.includes(undefined)) {
      put(isOther ? { ...nothing, question: key, directory: rows.directory, failure } : { failure, turning: false });
      return;
    }
    const read = new Map(wanted.map((block, index) => [block, reviews[index]?.clients ?? []]));
    const { total, directory } = review;
    const about = { total, directory, failure, question: key, turning: false };
    if (isOther) {
      callOff(() => false);
      put({ ...about, blocks: fitting(read, total), shift: null });
      return;
    }
    // What was scrolled to meanwhile stays as it was until it is read, too.
    const old = wantedNow().filter((block) => !read.has(block) && rows.blocks.has(block));
    const blocks = new Map([...old.map((block) => [block, rows.blocks.get(block) ?? []] as const), ...read]);
    const shift = shiftOfHeld(read);
    put({ ...about, blocks: fitting(blocks, total), shift: shift === 0 ? rows.shift : { rows: shift } });
    for (const block of old) if (!underWay.has(block)) void load(block);
    want();
  };
  const shiftOfHeld = (read: ReadonlyMap<number, readonly ReviewClient[]>): number => {
    const { held: row } = marked;
    const held = row == null ? undefined : rowAt(rows, row);
    return held && row != null ? shiftOf(held.id, row, read) : 0;
  };

  return {
    rows: () => rows,
    summary: () => summary,
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    ask(next) {
      if (question && keyOf(question) === keyOf(next)) return;
      question = next;
      sight = start;
      marked = {};
      callOff(() => false);
      put({ turning: true });
      void readAnew(next, [0]);
    },
    look(range, rowsToMark = {}) {
      // The rows of a former question are still in sight: where somebody looks says nothing about the new ones.
      if (rows.turning) return;
      sight = range;
      marked = rowsToMark;
      want();
    },
    async refresh() {
      if (!question || rows.turning) return;
      const wanted = wantedNow();
      await readAnew(question, wanted.length > 0 ? wanted : [0]);
    },
    close() {
      callOff(() => false);
      anew?.abort();
      listeners.clear();
    },
  };
}

/** Where the rows that answer a question are, as far as they are in sight, and what is known of all of them. */
export function useRows(question: RowQuestion): { readonly summary: RowsSummary; readonly store: RowStore } {
  const apollo = useApolloClient();
  const read = useStableCallback<Parameters<ReadRows>, ReturnType<ReadRows>>(({ filter, sort }, from, first, signal) =>
    queryDesk(
      apollo,
      ReviewClientsDocument,
      { filter, sort, first, from },
      { signal, fetchPolicy: directoryFetchPolicy },
    ),
  );
  const [store] = useState(() => createRowStore(read));
  const summary = useSyncExternalStore(store.listen, store.summary);
  useEffect(() => store.ask(question), [store, question]);
  useEffect(() => () => store.close(), [store]);
  return { summary, store };
}
