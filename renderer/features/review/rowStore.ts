import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ReviewClientsDocument, type ReviewClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import { directoryFetchPolicy } from '../../data/exceptions.ts';
import { type DeskResult, queryDesk } from '../../data/queryDesk.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import {
  blockOf,
  blockSize,
  blocksToEvict,
  withinTotal,
  isSameDirectory,
  keyOf,
  emptyRows,
  type ReviewClient,
  rowAt,
  type RowsRequest,
  type RowRange,
  type Rows,
  type RowsSummary,
  rowShift,
  summaryKeys,
  neededBlocks,
} from './rows.ts';

interface AnchorRows {
  /** The row that keeps its place when rows are inserted or removed above it. */
  readonly anchor?: number | null;
  /** The active row, visible or not. */
  readonly active?: number | null;
}

export type ReadRows = (
  request: RowsRequest,
  from: number,
  first: number,
  signal: AbortSignal,
) => Promise<DeskResult<ReviewClientsQuery>>;

export interface RowStore {
  readonly rows: () => Rows;
  /** For components that need no update when rows arrive. */
  readonly summary: () => RowsSummary;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts another request; the former rows stay until the first new ones arrive. */
  setRequest(request: RowsRequest): void;
  /** Sets the visible rows, and further rows that are needed. */
  setViewport(range: RowRange, anchors?: AnchorRows): void;
  /** Reads the visible rows again in the background; resolves when that is done. */
  refresh(): Promise<void>;
  close(): void;
}

/** Rows are requested once they stay visible this long, so that fast scrolling costs no requests. */
const dwellMs = 50;
const start: RowRange = { first: 0, last: 0 };

/** The rows of one table. Only the visible rows and those around them are kept; requests for others are cancelled. */
export function createRowStore(readRows: ReadRows, dwell = dwellMs): RowStore {
  const listeners = new Set<() => void>();
  const inFlight = new Map<number, AbortController>();
  const debounced = new Map<number, ReturnType<typeof setTimeout>>();
  let rows = emptyRows;
  let summary: RowsSummary = emptyRows;
  let request: RowsRequest | null = null;
  let viewport = start;
  let anchors: AnchorRows = {};
  let reloading: AbortController | null = null;

  const update = (change: Partial<Rows>): void => {
    const { directory } = change;
    // An equal object would be an update without a change.
    const unchanged = directory && isSameDirectory(directory, rows.directory) ? { directory: rows.directory } : {};
    rows = { ...rows, ...change, ...unchanged };
    if (summaryKeys.some((key) => rows[key] !== summary[key])) summary = rows;
    for (const listener of listeners) listener();
  };
  const cancel = (isNeeded: (block: number) => boolean): void => {
    for (const [block, timer] of debounced) {
      if (isNeeded(block)) continue;
      clearTimeout(timer);
      debounced.delete(block);
    }
    for (const [block, controller] of inFlight) {
      if (isNeeded(block)) continue;
      controller.abort();
      inFlight.delete(block);
    }
  };
  const readBlock = (
    requested: RowsRequest,
    block: number,
    signal: AbortSignal,
  ): Promise<DeskResult<ReviewClientsQuery>> => readRows(requested, block * blockSize, blockSize, signal);

  const load = async (block: number): Promise<void> => {
    debounced.delete(block);
    if (!request) return;
    const controller = new AbortController();
    inFlight.set(block, controller);
    const { data, failure } = await readBlock(request, block, controller.signal);
    if (controller.signal.aborted) return;
    inFlight.delete(block);
    if (!data) {
      update({ failure });
      return;
    }
    const { clients, total, directory } = data.reviewClients;
    const blocks = new Map(rows.blocks).set(block, clients);
    const needed = blocksNeeded();
    for (const far of blocksToEvict(blocks.keys(), viewport)) if (!needed.includes(far)) blocks.delete(far);
    update({ blocks: withinTotal(blocks, total), total, directory, failure });
  };
  const blocksNeeded = (): readonly number[] => {
    const needed = neededBlocks(viewport, rows.total);
    const { active } = anchors;
    const own = active == null || active < 0 || active >= rows.total ? [] : [blockOf(active)];
    return [...new Set([...needed, ...own])];
  };
  const loadNeeded = (): void => {
    const needed = blocksNeeded();
    cancel((block) => needed.includes(block));
    for (const block of needed) {
      if (rows.blocks.has(block) || inFlight.has(block) || debounced.has(block)) continue;
      debounced.set(
        block,
        setTimeout(() => void load(block), dwell),
      );
    }
  };

  /** Reads some blocks together, so that the table changes once. */
  const reload = async (requested: RowsRequest, needed: readonly number[]): Promise<void> => {
    reloading?.abort();
    const controller = new AbortController();
    reloading = controller;
    const key = keyOf(requested);
    const answers = await Promise.all(needed.map((block) => readBlock(requested, block, controller.signal)));
    if (controller.signal.aborted) return;
    reloading = null;
    const failure = answers.find((answer) => answer.failure)?.failure ?? null;
    const reviews = answers.map(({ data }) => data?.reviewClients);
    const [review] = reviews;
    const isNewRequest = rows.request !== key;
    if (!review || reviews.includes(undefined)) {
      update(
        isNewRequest
          ? { ...emptyRows, request: key, directory: rows.directory, failure }
          : { failure, isPending: false },
      );
      return;
    }
    const read = new Map(needed.map((block, index) => [block, reviews[index]?.clients ?? []]));
    const { total, directory } = review;
    const about = { total, directory, failure, request: key, isPending: false };
    if (isNewRequest) {
      cancel(() => false);
      update({ ...about, blocks: withinTotal(read, total), shift: null });
      return;
    }
    // Blocks that were scrolled to meanwhile stay as they were until they are read again.
    const old = blocksNeeded().filter((block) => !read.has(block) && rows.blocks.has(block));
    const blocks = new Map([...old.map((block) => [block, rows.blocks.get(block) ?? []] as const), ...read]);
    const shift = anchorShift(read);
    update({ ...about, blocks: withinTotal(blocks, total), shift: shift === 0 ? rows.shift : { rows: shift } });
    for (const block of old) if (!inFlight.has(block)) void load(block);
    loadNeeded();
  };
  const anchorShift = (read: ReadonlyMap<number, readonly ReviewClient[]>): number => {
    const { anchor: row } = anchors;
    const anchor = row == null ? undefined : rowAt(rows, row);
    return anchor && row != null ? rowShift(anchor.id, row, read) : 0;
  };

  return {
    rows: () => rows,
    summary: () => summary,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setRequest(next) {
      if (request && keyOf(request) === keyOf(next)) return;
      request = next;
      viewport = start;
      anchors = {};
      cancel(() => false);
      update({ isPending: true });
      void reload(next, [0]);
    },
    setViewport(range, nextAnchors = {}) {
      // The former rows are still visible: their viewport does not apply to the new ones.
      if (rows.isPending) return;
      viewport = range;
      anchors = nextAnchors;
      loadNeeded();
    },
    async refresh() {
      if (!request || rows.isPending) return;
      const needed = blocksNeeded();
      await reload(request, needed.length > 0 ? needed : [0]);
    },
    close() {
      cancel(() => false);
      reloading?.abort();
      listeners.clear();
    },
  };
}

/** The store of the rows that answer a request, and their summary. */
export function useRows(request: RowsRequest): { readonly summary: RowsSummary; readonly store: RowStore } {
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
  const summary = useSyncExternalStore(store.subscribe, store.summary);
  useEffect(() => store.setRequest(request), [store, request]);
  useEffect(() => () => store.close(), [store]);
  return { summary, store };
}
