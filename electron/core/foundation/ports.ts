import type { Paper } from '../../contract/files.ts';
import type { Result } from '../../contract/failure.ts';
import type { Log } from './log.ts';

/** Time as an effect, so that tests and the demo clinic share one clock. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Waiting and chance as effects, so that tests of retries need neither time nor luck. */
export interface Waiting {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Resolves after the given milliseconds, or as soon as the signal aborts. */
  rest(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0, included, to 1, excluded. */
  random(): number;
}

/**
 * The host's network call. The desktop gives Electron's, which knows the system's proxy and certificates;
 * preview and doctor give Node's. Both reject on a redirect.
 */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

export interface FetchInit {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly redirect: 'error';
  readonly credentials: 'omit';
  readonly cache: 'no-store';
  readonly signal: AbortSignal;
}

/** The part of a Response that the transport reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ReadableStream<Uint8Array> | null;
}

/** The operating system's encryption, or the honest lack of it. Only asynchronous calls: Electron 46 has no others. */
export interface Encryption {
  /** `none` where stored data is readable by anyone who has the file (Linux without a keyring, the preview). */
  protection(): Promise<'protected' | 'none'>;
  encrypt(text: string): Promise<Uint8Array>;
  /** Rejects when the text can't be recovered; the stored bytes are then kept as they are. */
  decrypt(bytes: Uint8Array): Promise<{ readonly text: string; readonly reEncrypt: boolean }>;
}

/** Where settings are written. The core reads and judges the file itself, before this port ever opens it. */
export interface SettingsFile {
  /** Replaces the whole file, atomically. Throws when the disk refuses. */
  write(settings: Record<string, unknown>): void;
}

/**
 * Writes a text to a file that the user chooses. Returns its path, or null when the user cancelled; a disk error is a
 * failure with a message.
 */
export type SaveFile = (suggestedName: string, text: string) => Promise<Result<string | null>>;

/** Milliseconds between two readings of a day that a screen shows. */
export interface Pace {
  readonly shown: number;
  readonly hidden: number;
}

/** Milliseconds between two readings of a schema. */
export interface RereadPace {
  /** While something that is needed was not seen in a row yet: a new clinic has its first appointments some time. */
  readonly unproven: number;
  readonly proven: number;
}

/** How eagerly all clients are read in the background. Milliseconds. */
export interface DirectoryPace {
  /** From the start of a connection, so that the first screen comes before; null: only on request. */
  readonly startAfter: number | null;
  /** Between two requests; twenty times as long when everything is read again. */
  readonly betweenPages: number;
  /** From a failure to the next try; doubles with each failure, up to ten minutes. */
  readonly retry: number;
  /** Between two polls for changes, where the service supports them. */
  readonly changes: number;
  /** Between two readings of everything, where it does not. */
  readonly reread: number;
  /** Between two readings of the days around today, for a time without a line; null: never. */
  readonly around: number | null;
}

/** Saves the page's print view as PDF, in the same way. */
export type SavePdf = (suggestedName: string, paper: Paper) => Promise<Result<string | null>>;

/** How long one request may take, and how much it may answer. */
export interface TransportLimits {
  /** Milliseconds until the reply's headers, between two pieces of its body, and in all. */
  readonly headersWithin: number;
  readonly idleWithin: number;
  readonly totalWithin: number;
  readonly maxBytes: number;
}

/** How a question is tried again. Milliseconds. */
export interface RetryLimits {
  /** For one question in all: every try and every pause between them. */
  readonly within: number;
  /** The shortest pause; each further one may be up to four times as long as the one before, up to `longestPause`. */
  readonly shortestPause: number;
  readonly longestPause: number;
  /** A try that has less than this left is not started. */
  readonly leastTry: number;
}

/** How long one request may take, and how one question is tried again. */
export interface LineLimits {
  readonly transport: TransportLimits;
  readonly retry: RetryLimits;
}

/** How newer versions are fetched and installed, and the publisher's keys that must have signed them. */
export interface UpdatePorts {
  /** Public Ed25519 keys as SubjectPublicKeyInfo in base64: what none of them signed is not used. */
  readonly keys: readonly string[];
  /** As Node names them. */
  readonly os: string;
  readonly arch: string;
  /** What this program was installed from (updates/updateFiles.ts); null where that is unknown, and no update fits. */
  readonly kind: string | null;
  /** Rejects on a redirect. */
  readonly get: (url: string, signal: AbortSignal) => Promise<FetchResponse>;
  /** Hands the file over to what installs it; false where that could not be started. */
  readonly install: (file: string) => Promise<boolean>;
}

/** How what a service reports by itself is listened to. */
export interface LivePorts {
  /** Whether a socket to this address needs no proxy: only the host's own network knows how to use one. */
  readonly isDirect: (url: string) => Promise<boolean>;
  /** Limits of a channel that are not the usual ones (connection/live/channel.ts), in milliseconds. */
  readonly limits?: { readonly openWithin: number; readonly pingEvery: number; readonly silentAfter: number };
  /** Pauses after a channel has ended that are not the usual ones (session/live/liveUpdates.ts). */
  readonly pauses?: LivePauses;
}

/** How soon listening begins again after a channel has ended. Milliseconds. */
export interface LivePauses {
  /** About so long after the first end; each further one doubles it, up to `longest`. */
  readonly shortest: number;
  readonly longest: number;
  /** A channel that held this long was a good one: the next end is the first again. */
  readonly goodAfter: number;
}

export interface CorePorts {
  /** Holds every file of the app. */
  readonly dataFolder: string;
  readonly host: 'desktop' | 'preview';
  readonly version: string;
  readonly clock: Clock;
  /** The computer's own clock, where `clock` was set to another time. */
  readonly computerClock: Clock;
  readonly waiting: Waiting;
  /** The host's own log, where it has opened one before the core. */
  readonly log?: Log;
  readonly fetch: Fetch;
  /** Where several desks on this computer share one demo clinic. */
  readonly sharedDemoPort?: number;
  /** Absent where services are only queried. */
  readonly live?: LivePorts;
  readonly encryption: Encryption;
  /** The preset for many computers, if there is one. */
  readonly profileFile?: string | null;
  /** Others than administrators could have written it: then it is not used, and a notice says so. */
  readonly profileIsOpen?: boolean;
  readonly openSettingsFile: (file: string) => SettingsFile;
  readonly saveFile: SaveFile;
  /** Absent where the host can't: the page then points to the print dialog. */
  readonly savePdf?: SavePdf;
  /** Absent where the host can't be updated from within. */
  readonly updates?: UpdatePorts;
  /** How long requests may take and how they are tried again, where it is not the usual. */
  readonly lineLimits?: LineLimits;
  /** This computer's languages as BCP 47 tags, the preferred first; English where the host reports none. */
  readonly languages?: readonly string[];
  /** This computer's IANA zone, used where the service names none. */
  readonly timeZone: string;
  /** Milliseconds from a connection's start until its schema is read again in the background. */
  readonly rereadAfter: number;
  /** How often it is read again after that, where it is not the usual. */
  readonly rereadPace?: RereadPace;
  /** How often a day on a screen is read again. */
  readonly pace: Pace;
  readonly directoryPace: DirectoryPace;
}
