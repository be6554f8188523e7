import type { Clock, FetchResponse, UpdatePorts, Waiting } from '../foundation/ports.ts';
import { readAddress } from '../storage/settings/address.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import type { UpdateAction, UpdateState, UpdatesView } from '../../contract/settings.ts';
import { t } from '../../../i18n/core/t.ts';
import {
  isNewer,
  maxListBytes,
  openUpdateFolder,
  readSignedList,
  signatureName,
  type UpdateFile,
  type UpdateList,
  updateListName,
} from './updateFiles.ts';

/** The folder that an address names, without a slash at its end. Only https, as a request reveals its sender. */
export function readUpdatePlace(text: string): Result<string> {
  const read = readAddress(text);
  if (typeof read !== 'string') return { ok: true, value: read.url.replace(/\/graphql$/, '') };
  return {
    ok: false,
    failure: { kind: 'badAddress', message: t('updates.badPlace'), action: t('updates.badPlaceAction') },
  };
}

export interface Updates {
  view(): UpdatesView;
  /** Checks, downloads or installs on request. Nothing is installed without one. */
  control(action: UpdateAction): Promise<Result<null>>;
  /** Another address was set, or none: an update found at the former one is discarded. */
  placeChanged(): void;
  stop(): void;
}

const firstCheckAfter = 5 * 60_000;
const checkEvery = 24 * 3_600_000;

/**
 * Checks once a day for a newer version at the address set by the clinic's IT, if that is switched on. A version counts
 * only under the signature of a key that is built into this app.
 */
export function createUpdates(using: {
  readonly ports: UpdatePorts | undefined;
  readonly folder: string;
  readonly mayWrite: () => boolean;
  readonly version: string;
  readonly clock: Clock;
  readonly waiting: Waiting;
  /** The place, without a slash at its end; null where updates are off. */
  readonly place: () => string | null;
  readonly onChange: () => void;
}): Updates {
  const { clock, version, onChange } = using;
  // Without a key nothing could be verified: then nothing is requested.
  const ports = using.ports && using.ports.keys.length > 0 ? using.ports : null;
  const kept = openUpdateFolder(using.folder);
  const stopped = new AbortController();
  let state: UpdateState = { kind: 'idle' };
  let found: { readonly list: UpdateList; readonly file: UpdateFile } | null = null;
  let round = 0;

  function set(next: UpdateState): void {
    state = next;
    onChange();
  }

  function fail(failure: Failure): Result<null> {
    set({ kind: 'failed', failure, at: new Date(clock.now()).toISOString() });
    return { ok: false, failure };
  }

  async function check(here: UpdatePorts, place: string): Promise<Result<null>> {
    round += 1;
    const mine = round;
    found = null;
    set({ kind: 'checking' });
    const [bytes, signature] = await Promise.all([
      readBytes(here, `${place}/${updateListName}`, maxListBytes, stopped.signal),
      readBytes(here, `${place}/${signatureName}`, 1024, stopped.signal),
    ]);
    if (mine !== round) return { ok: true, value: null };
    if (!bytes || !signature) return fail(updateMissing());
    const list = readSignedList(bytes, Buffer.from(signature).toString('ascii'), here.keys);
    if (!list) return fail(badSignature());
    if (!isNewer(list.version, version)) {
      set({ kind: 'current', at: new Date(clock.now()).toISOString() });
      return { ok: true, value: null };
    }
    const file = list.files.find(({ os, arch, kind }) => os === here.os && arch === here.arch && kind === here.kind);
    if (!file) return fail(noFileForThis(list.version));
    found = { list, file };
    const { notes } = list;
    const isHere = (await kept.find(file)) !== null;
    if (mine === round) set({ kind: isHere ? 'ready' : 'found', version: list.version, notes });
    return { ok: true, value: null };
  }

  async function fetchFound(here: UpdatePorts, place: string): Promise<Result<null>> {
    if (!found || !using.mayWrite()) return fail(notFetched());
    round += 1;
    const mine = round;
    const { list, file } = found;
    let reported = 0;
    set({ kind: 'fetching', version: list.version, read: 0, size: file.size });
    try {
      const response = await here.get(`${place}/${file.name}`, stopped.signal);
      if (response.status !== 200 || !response.body) return fail(updateMissing());
      const end = await kept.receive(file, response.body, (read) => {
        if (mine !== round || read - reported < file.size / 50) return;
        reported = read;
        set({ kind: 'fetching', version: list.version, read, size: file.size });
      });
      if (mine !== round) return { ok: true, value: null };
      if (end === 'wrong') return fail(badSignature());
      set({ kind: 'ready', version: list.version, notes: list.notes });
      return { ok: true, value: null };
    } catch {
      return mine === round ? fail(notFetched()) : { ok: true, value: null };
    }
  }

  async function install(here: UpdatePorts): Promise<Result<null>> {
    const place = found && (await kept.find(found.file));
    // Verified again right before opening: a file on disk may have changed since.
    if (place === null) return fail(notInstalled());
    return (await here.install(place)) ? { ok: true, value: null } : fail(notInstalled());
  }

  async function checkDaily(here: UpdatePorts): Promise<void> {
    await using.waiting.rest(firstCheckAfter, stopped.signal);
    while (!stopped.signal.aborted) {
      const place = using.place();
      const isBusy = state.kind === 'checking' || state.kind === 'fetching' || state.kind === 'ready';
      if (place !== null && !isBusy) await check(here, place);
      await using.waiting.rest(checkEvery, stopped.signal);
    }
  }
  if (ports) void checkDaily(ports);

  return {
    view() {
      if (!ports) return { kind: 'notHere' };
      const url = using.place();
      return url === null ? { kind: 'off' } : { kind: 'on', url, state };
    },
    async control(action) {
      const place = using.place();
      if (!ports || place === null) return fail(updateMissing());
      if (action === 'check') return check(ports, place);
      return action === 'fetch' ? fetchFound(ports, place) : install(ports);
    },
    placeChanged() {
      round += 1;
      found = null;
      state = { kind: 'idle' };
      if (using.mayWrite()) kept.clear();
    },
    stop: () => stopped.abort(),
  };
}

/** The bytes at an address; null where they can't be had, or are more than they may be. */
async function readBytes(
  { get }: UpdatePorts,
  url: string,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    const response: FetchResponse = await get(url, signal);
    if (response.status !== 200 || !response.body) return null;
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of response.body) {
      size += piece.length;
      if (size > most) return null;
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch {
    return null;
  }
}

function updateMissing(): Failure {
  return { kind: 'unreachable', message: t('updates.notThere'), action: t('updates.notThereAction') };
}

function badSignature(): Failure {
  return { kind: 'unreadable', message: t('updates.badSignature'), action: t('updates.badSignatureAction') };
}

function noFileForThis(version: string): Failure {
  return {
    kind: 'notOffered',
    message: t('updates.noFile', { version }),
    action: t('updates.noFileAction'),
  };
}

function notFetched(): Failure {
  return { kind: 'storage', message: t('updates.notFetched'), action: t('updates.notFetchedAction') };
}

function notInstalled(): Failure {
  return { kind: 'storage', message: t('updates.notInstalled'), action: t('updates.notInstalledAction') };
}
