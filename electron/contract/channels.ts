import type { AuditQuery, AuditView } from './audit.ts';
import type { ClientExport, ClientTable, ClientView, DirectoryProgress, Draft } from './clients.ts';
import type {
  ConnectionReport,
  ConnectionRequest,
  EnvironmentKind,
  SettingsChange,
  SettingsView,
  UpdateAction,
} from './settings.ts';
import type { Failure } from './failure.ts';
import type { ExportedList, FileToSave, ListExport, PdfToSave } from './files.ts';
import type { OfflineQueue, QueueChange, QueueStorage } from './offlineQueue.ts';
import type { ExportedFile, FormSwitch, MapCorrection, MapSample, MapView } from './serviceMap.ts';
import type { MessageTemplate } from './messageTemplates.ts';
import type { StaffChange } from './staff.ts';
import type { WaitingChange, WaitingList } from './waitingList.ts';
import type { LocationHours, RegularHours } from './workingHours.ts';

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

/** A GraphQL result. `extensions.failure` of an error is a Failure where the cause is a reply of the service. */
export interface DeskResponse {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly DeskError[];
}

export interface DeskError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Every request of the page with its response: the whole of the core API. */
export interface Channels {
  'desk:query': { request: DeskOperation; response: DeskResponse };
  /** A mutation. It can't be cancelled: what was sent can't be recalled. */
  'desk:change': { request: DeskOperation; response: DeskResponse };
  /**
   * This day is on a screen: the core polls it and emits `dayRead`. Holds for five minutes; a hidden page is polled for
   * less often. Answers whether the service reports changes of it by itself.
   */
  'day:watch': { request: WatchedDay; response: { readonly live: boolean } };
  /** Whether this computer has a network, by `navigator.onLine`. */
  'network:report': { request: { readonly online: boolean }; response: null };
  'request:cancel': { request: { readonly id: string }; response: null };
  'settings:read': { request: null; response: SettingsView };
  'settings:change': { request: SettingsChange; response: SettingsView };
  /** Diagnostics for support, as text: no name, no key, no address beyond its host. */
  'diagnostics:read': { request: null; response: { readonly text: string } };
  /** Tries an address and keys without storing anything. */
  'connection:test': { request: ConnectionRequest; response: ConnectionReport };
  /** Verifies, and only then stores address and keys and uses the environment. */
  'connection:open': { request: ConnectionRequest; response: ConnectionReport };
  /** Switches the screens to an environment that was connected before, or to the demo clinic. */
  'connection:use': { request: { readonly environment: EnvironmentKind }; response: SettingsView };
  /** Removes the keys of an environment; its address stays. */
  'connection:forget': { request: { readonly environment: EnvironmentKind }; response: SettingsView };
  /** The map of the service in use. */
  'map:read': { request: null; response: MapView };
  /** Stores a correction and uses it at once. */
  'map:correct': { request: MapCorrection; response: MapView };
  /** A few rows of an operation as a concept, read now; by default of the operation in use. */
  'map:sample': { request: { readonly concept: string; readonly operation: string | null }; response: MapSample };
  /** Reads the schema again and maps it again; corrections stay. */
  'map:reread': { request: null; response: MapView };
  /** Writes the map to a file that the person chooses. */
  'map:export': { request: null; response: ExportedFile };
  /** Uses a map from a file; one made for another schema is refused, and nothing changes. */
  'map:import': { request: { readonly text: string }; response: MapView };
  /** Switches the form for a mutation of the service on or off. */
  'map:form': { request: FormSwitch; response: MapView };
  /** The background reading of all clients. `reread` starts over; known clients are kept until they are read again. */
  'directory:control': { request: { readonly to: 'pause' | 'resume' | 'reread' }; response: null };
  /** A client was opened or pinned at this desk. */
  'client:mark': { request: { readonly id: string; readonly as: 'opened' | 'pinned' | 'unpinned' }; response: null };
  /** Writes the table of all clients to a file that the person chooses: all rows that the filter leaves. */
  'clients:export': { request: ClientExport; response: ExportedFile & { readonly rows: number } };
  /** Writes a list of the service as it is filtered, all its pages, to a file that the person chooses. */
  'lists:export': { request: ListExport; response: ExportedList };
  'views:read': { request: null; response: readonly ClientView[] };
  /**
   * Stores a table under its name, instead of another of that name and of the renamed one that it `replaces`; without
   * a table the name is deleted.
   */
  'views:change': {
    request: { readonly name: string; readonly table: ClientTable | null; readonly replaces?: string | null };
    response: readonly ClientView[];
  };
  /** Erases the offline copy. */
  'snapshot:erase': { request: null; response: null };
  'drafts:read': { request: null; response: readonly Draft[] };
  /** Saves a draft; without content it is discarded. */
  'drafts:keep': {
    request: { readonly id: string; readonly content: Readonly<Record<string, unknown>> | null };
    response: null;
  };
  /** The waiting list of the connection in use. */
  'waitingList:read': { request: null; response: WaitingList };
  /** Adds an entry or replaces that of its id, or removes one; refused where the list is full. */
  'waitingList:change': { request: WaitingChange; response: null };
  /** Check-ins and walk-in notes of the connection in use that the service has not got yet. */
  'offlineQueue:read': { request: null; response: OfflineQueue };
  /** Changes the queue, and says where that is stored; refused where it is full, or the entry is gone. */
  'offlineQueue:change': { request: QueueChange; response: { readonly storedIn: QueueStorage } };
  /** When providers work in an ordinary week, as a manager entered it for the connection in use. */
  'workingHours:read': { request: null; response: readonly RegularHours[] };
  'workingHours:change': { request: LocationHours; response: null };
  /** Stores the templates for messages of the connection in use; null: those that Front Desk comes with. */
  'messageTemplates:change': { request: { readonly templates: readonly MessageTemplate[] | null }; response: null };
  /** Saves a list that the page shows, within the size limit of a request; the core writes longer ones. */
  'file:save': { request: FileToSave; response: ExportedFile };
  /** Saves the print view, where the host can (`SettingsView.savesPdf`). */
  'page:pdf': { request: PdfToSave; response: ExportedFile };
  /** The result is in `SettingsView.staff`. */
  'staff:signIn': { request: { readonly member: string; readonly pin: string }; response: null };
  'staff:lock': { request: null; response: null };
  /** A key or the pointer was used; sent a few times a minute at most. */
  'staff:active': { request: null; response: null };
  'staff:ownPin': { request: { readonly pin: string; readonly next: string }; response: null };
  'staff:change': { request: StaffChange; response: null };
  /** For a desk without a manager: removes the sign-in with all that it protected, keys included. */
  'staff:reset': { request: null; response: null };
  /** Reads the list of people once more, where it could not be read. */
  'staff:reopen': { request: null; response: null };
  'audit:read': { request: AuditQuery; response: AuditView };
  /** Writes the whole audit log to a file that the person chooses. */
  'audit:export': { request: null; response: ExportedFile };
  /** Checks for a newer version, downloads or installs it; progress is in `SettingsView.updates`. */
  'updates:control': { request: { readonly to: UpdateAction }; response: null };
}

export type Channel = keyof Channels;

/** How far the reading of a service's schema is. */
export interface SchemaProgress {
  /** Types that are read, types that are matched with the desk's own, or queries that compare a few rows with that. */
  readonly of: 'types' | 'matching' | 'rows';
  readonly read: number;
  /** Of those known so far, or at most; 0 where that can't be said. */
  readonly requested: number;
}

/** What the core emits to the page. A page that gets one refetches. */
export type DeskEvent =
  | { readonly kind: 'settingsChanged' }
  /** Another clinic or environment is in use: all visible data belongs to the former one. */
  | { readonly kind: 'connectionChanged' }
  /** The same clinic is read through another map: refetch the data and stay on the screen. */
  | { readonly kind: 'mapChanged' }
  /**
   * A day that some screen shows was read again at `asOf` (ISO instant): whether anything has changed, or why it
   * could not be read; and whether the service reports changes by itself.
   */
  | {
      readonly kind: 'dayRead';
      readonly location: string;
      readonly date: string;
      readonly changed: boolean;
      readonly asOf: string;
      readonly live: boolean;
      readonly failure: Failure | null;
    }
  /** The reading of all clients progressed, or a client in it changed. At most twice a second. */
  | { readonly kind: 'directoryChanged'; readonly directory: DirectoryProgress }
  /** These clients have changed: at most 200 in one event. */
  | { readonly kind: 'clientsChanged'; readonly ids: readonly string[] }
  /** A draft was saved or discarded, in any window. */
  | { readonly kind: 'draftsChanged'; readonly id: string; readonly kept: boolean }
  /** An entry of the waiting list was added, changed or removed, in any window. */
  | { readonly kind: 'waitingListChanged' }
  /** The queue of check-ins and walk-in notes has changed, in any window. */
  | { readonly kind: 'offlineQueueChanged' }
  /** A phone number to look up: a `tel:` link was followed, or a number was copied. */
  | { readonly kind: 'numberSeen'; readonly number: string; readonly from: 'link' | 'clipboard' }
  /** A list is being written to a file: the number of rows read so far. */
  | { readonly kind: 'listProgress'; readonly list: string; readonly rows: number }
  | ({ readonly kind: 'schemaProgress' } & SchemaProgress);

/**
 * A request to the core, as JSON text, which crosses the boundary cheaper than objects. Its id identifies it in a later
 * `request:cancel`, as an AbortSignal can't cross.
 */
export interface Envelope<C extends Channel = Channel> {
  readonly id: string;
  readonly channel: C;
  readonly payload: Channels[C]['request'];
}

/** What a host gives the page: `window.frontDesk` in the desktop, HTTP in the preview. Nothing else passes. */
export interface Transport {
  /** Sends an envelope as JSON text; returns a Result as JSON text. */
  request(envelope: string): Promise<string>;
  /** Calls the listener with every DeskEvent as JSON text until the returned function is called. */
  subscribe(listener: (event: string) => void): () => void;
}
