import type { AuditQuestion, AuditView } from './audit.ts';
import type { ClientExport, ClientTable, ClientView, DirectoryProgress, Draft } from './clients.ts';
import type { EnvironmentKind } from './environment.ts';
import type { Failure } from './failure.ts';
import type { FileToSave, PdfToSave } from './files.ts';
import type { ExportedList, ListExport } from './lists.ts';
import type { ExportedFile, FormSwitch, MapCorrection, MapSample, MapView } from './serviceMap.ts';
import type { ConnectionReport, ConnectionRequest, SettingsChange, SettingsView } from './settings.ts';
import type { StaffChange } from './staff.ts';
import type { UpdateWish } from './updates.ts';

/** A registered desk operation by name. The page never sends a document, an address or a header. */
export interface DeskOperation {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface WatchedDay {
  readonly location: string;
  readonly date: string;
  readonly hidden: boolean;
}

/** What GraphQL answers. `extensions.failure` of an error is a Failure where the cause is a reply of the service. */
export interface DeskAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly DeskError[];
}

export interface DeskError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Every question that the page can ask, with what it sends and what it gets: the whole of the core API. */
export interface Channels {
  'desk:query': { request: DeskOperation; answer: DeskAnswer };
  /** A mutation. Once it is under way nobody stops it: what was sent can't be called back. */
  'desk:change': { request: DeskOperation; answer: DeskAnswer };
  /**
   * This day is on a screen: the core reads it again and again and tells by `dayRead`. Holds for five minutes; a hidden
   * page is told less often.
   */
  'day:watch': { request: WatchedDay; answer: null };
  /** Whether this computer has a network, as the page is told by its browser. */
  'network:tell': { request: { readonly online: boolean }; answer: null };
  'request:cancel': { request: { readonly id: string }; answer: null };
  'settings:read': { request: null; answer: SettingsView };
  'settings:change': { request: SettingsChange; answer: SettingsView };
  /** What somebody who helps would want to know, as text: no name, no key, no address beyond its host. */
  'diagnostics:read': { request: null; answer: { readonly text: string } };
  /** Tries an address and keys without keeping anything. */
  'connection:test': { request: ConnectionRequest; answer: ConnectionReport };
  /** Verifies, and only then keeps address and keys and uses the environment. */
  'connection:open': { request: ConnectionRequest; answer: ConnectionReport };
  /** Switches the screens to an environment that was connected before, or to the demo clinic. */
  'connection:use': { request: { readonly environment: EnvironmentKind }; answer: SettingsView };
  /** Removes the keys of an environment; its address stays. */
  'connection:forget': { request: { readonly environment: EnvironmentKind }; answer: SettingsView };
  /** What was understood of the service in use. */
  'map:read': { request: null; answer: MapView };
  /** Keeps a correction and uses it at once. */
  'map:correct': { request: MapCorrection; answer: MapView };
  /** A few rows of an operation as a concept, read now; without an operation of the one in use. */
  'map:sample': { request: { readonly concept: string; readonly operation: string | null }; answer: MapSample };
  /** Reads the schema again and maps it anew; corrections stay. */
  'map:reread': { request: null; answer: MapView };
  /** Writes the map to a file that the person chooses. */
  'map:export': { request: null; answer: ExportedFile };
  /** Uses a map from a file; one made for another schema is refused, and nothing changes. */
  'map:import': { request: { readonly text: string }; answer: MapView };
  /** Lets managers run a mutation of the service through a form, or no longer. */
  'map:form': { request: FormSwitch; answer: MapView };
  /** The background reading of all clients. `reread` begins anew; what is known stays until it is read again. */
  'directory:control': { request: { readonly to: 'pause' | 'resume' | 'reread' }; answer: null };
  /** A client was opened at this desk, or is to stay at hand. */
  'client:mark': { request: { readonly id: string; readonly as: 'opened' | 'pinned' | 'unpinned' }; answer: null };
  /** Writes the table of all clients to a file that the person chooses: all rows that the filter leaves. */
  'clients:export': { request: ClientExport; answer: ExportedFile & { readonly rows: number } };
  /** Writes a list of the service as it is filtered, all its pages, to a file that the person chooses. */
  'lists:export': { request: ListExport; answer: ExportedList };
  'views:read': { request: null; answer: readonly ClientView[] };
  /**
   * Keeps a table under its name, in the place of another of that name and of the one that it `replaces`, which was
   * renamed; without a table the name is forgotten.
   */
  'views:change': {
    request: { readonly name: string; readonly table: ClientTable | null; readonly replaces?: string | null };
    answer: readonly ClientView[];
  };
  /** Erases what is kept to be shown while nobody answers. */
  'snapshot:erase': { request: null; answer: null };
  'drafts:read': { request: null; answer: readonly Draft[] };
  /** Saves a draft; without content it is discarded. */
  'drafts:keep': {
    request: { readonly id: string; readonly content: Readonly<Record<string, unknown>> | null };
    answer: null;
  };
  /** Saves a list that the page shows. It is bound by the size of a question: what is longer the core has to write. */
  'file:save': { request: FileToSave; answer: ExportedFile };
  /** Saves what the page shows for printing, where the host can (`SettingsView.savesPdf`). */
  'page:pdf': { request: PdfToSave; answer: ExportedFile };
  /** Who is at the desk is told by `SettingsView.staff`. */
  'staff:signIn': { request: { readonly member: string; readonly pin: string }; answer: null };
  'staff:lock': { request: null; answer: null };
  /** Somebody typed or moved; said a few times a minute at most. */
  'staff:active': { request: null; answer: null };
  'staff:ownPin': { request: { readonly pin: string; readonly next: string }; answer: null };
  'staff:change': { request: StaffChange; answer: null };
  /** Nobody can sign in any more: takes the sign-in away together with all that it protected, keys included. */
  'staff:reset': { request: null; answer: null };
  'audit:read': { request: AuditQuestion; answer: AuditView };
  /** Writes the whole record to a file that the person chooses. */
  'audit:export': { request: null; answer: ExportedFile };
  /** Looks for a newer version, fetches or installs what was found; `SettingsView.updates` tells how it goes. */
  'updates:control': { request: { readonly to: UpdateWish }; answer: null };
}

export type Channel = keyof Channels;

/** What the core tells the page without being asked. A page that gets one reads anew. */
export type DeskEvent =
  | { readonly kind: 'settingsChanged' }
  /** Another clinic or environment answers from now on: everything shown belongs to the former one. */
  | { readonly kind: 'connectionChanged' }
  /** The same clinic is read in another way: what is shown is asked again, and nobody is sent elsewhere. */
  | { readonly kind: 'mapChanged' }
  /**
   * A day that some screen shows was read again at `asOf` (ISO instant): whether anything is other than before, or why it
   * could not be read.
   */
  | {
      readonly kind: 'dayRead';
      readonly location: string;
      readonly date: string;
      readonly changed: boolean;
      readonly asOf: string;
      readonly failure: Failure | null;
    }
  /** The reading of all clients went on, or a client in it was changed. Told at most twice a second. */
  | { readonly kind: 'directoryChanged'; readonly directory: DirectoryProgress }
  /** These clients differ from what was read of them before: at most 200 in one event. */
  | { readonly kind: 'clientsChanged'; readonly ids: readonly string[] }
  /** A draft was saved or discarded, in whichever window. */
  | { readonly kind: 'draftsChanged'; readonly id: string; readonly kept: boolean }
  /** Somebody wants to know whose number this is: a link that was followed, or a number that was copied. */
  | { readonly kind: 'numberSeen'; readonly number: string; readonly from: 'link' | 'clipboard' }
  /** A list is being written to a file: so many rows of it were read. */
  | { readonly kind: 'listProgress'; readonly list: string; readonly rows: number }
  /** The schema is being read: so many types of those known so far. */
  | { readonly kind: 'schemaProgress'; readonly read: number; readonly wanted: number };

/**
 * One question on its way into the core, as JSON text: text crosses cheaper than objects. The id lets a
 * later `request:cancel` name it, as an AbortSignal does not cross.
 */
export interface Envelope<C extends Channel = Channel> {
  readonly id: string;
  readonly channel: C;
  readonly payload: Channels[C]['request'];
}

/** What a host gives the page: `window.frontDesk` in the desktop, HTTP in the preview. Nothing else passes. */
export interface Transport {
  /** Sends an envelope as JSON text; answers a Result as JSON text. */
  ask(envelope: string): Promise<string>;
  /** Calls the listener with every DeskEvent as JSON text until the returned function is called. */
  listen(listener: (event: string) => void): () => void;
}
