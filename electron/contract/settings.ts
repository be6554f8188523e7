import type { AdvancedConnection } from './advancedConnection.ts';
import type { Failure, FailureKind } from './failure.ts';
import type { LanguageChoice, SpokenLanguage } from './language.ts';
import type { MessageTemplate } from './messageTemplates.ts';
import type { StaffView } from './staff.ts';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The height of rows. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How large text and everything around it is, in percent. */
export const textSizes = ['90', '100', '112', '125'] as const;
export type TextSize = (typeof textSizes)[number];

/** Preferences that the page is opened with, so that colours, texts, sizes and row heights don't change once it is shown. */
export interface PagePreferences {
  readonly appearance: Appearance;
  readonly language: SpokenLanguage;
  readonly density: Density;
  readonly textSize: TextSize;
}

/** The outcome of one request to the service, for display. */
export interface OutcomeView {
  readonly kind: 'ok' | FailureKind;
  readonly message: string;
  readonly action: string;
  /** ISO instant, UTC. */
  readonly at: string;
}

export interface OrganizationView {
  readonly id: string;
  readonly name: string;
}

/** The page's view of an environment: whether there is a key, when it was set and its organization, never the key. */
export interface EnvironmentView {
  readonly kind: EnvironmentKind;
  /** Base address as it was typed; null before the first connection, and for the demo clinic. */
  readonly url: string | null;
  /** Absent where the service takes requests as usual. */
  readonly advanced?: AdvancedConnection;
  readonly hasKey: boolean;
  /** ISO instant, UTC. */
  readonly keySetAt: string | null;
  readonly organization: OrganizationView | null;
  readonly lastOutcome: OutcomeView | null;
}

/** Something that happened outside of any request and that a person should know, such as a repaired file. */
export interface Notice {
  readonly id: string;
  readonly message: string;
  /** It can't be dismissed: the core removes it when its cause was looked at. */
  readonly stays: boolean;
}

export interface SettingsView {
  readonly appearance: Appearance;
  readonly density: Density;
  readonly textSize: TextSize;
  readonly language: LanguageChoice;
  /** The language in use on this computer; a page that was opened in another one reloads. */
  readonly spoken: SpokenLanguage;
  /** Whether a single character is a shortcut. Some people trigger them by accident: by voice control, or with a resting hand. */
  readonly singleKeys: boolean;
  /** Whether a `tel:` link opens the client who has that number, and whether a number that is copied does. */
  readonly numberLinks: boolean;
  readonly copiedNumbers: boolean;
  /** Whether Front Desk starts with the computer, for the current account of the computer. */
  readonly startWithComputer: boolean;
  /** The clinic's IANA zone where one was chosen, as the service in use gives none; null while not chosen. */
  readonly timeZone: string | null;
  /** The currency of amounts that the service gives without one, ISO 4217; null while not chosen. */
  readonly currency: string | null;
  /** The environment that the screens show. */
  readonly environment: EnvironmentKind;
  readonly environments: readonly EnvironmentView[];
  /** `protected`: under the operating system's encryption. `thisRunOnly`: in memory, gone at quit. */
  readonly keyStorage: 'protected' | 'thisRunOnly';
  readonly notices: readonly Notice[];
  readonly staff: StaffView;
  readonly updates: UpdatesView;
  readonly offlineCopy: OfflineCopy;
  /** How many choices of the service in use a manager has to make, as no candidate was sure enough. */
  readonly questions: number;
  /** Whether any operation of the service in use may be run through a form. */
  readonly hasForms: boolean;
  /** The templates for messages at the clinic in use; null: those that Front Desk comes with. */
  readonly messageTemplates: readonly MessageTemplate[] | null;
  /** The app's clock when this was read, ISO instant: the page's own clock may be another in tests and demos. */
  readonly now: string;
  readonly host: 'desktop' | 'preview';
  /** Whether the host can save the print view as PDF by itself. */
  readonly savesPdf: boolean;
  readonly version: string;
}

export interface SettingsChange {
  readonly appearance?: Appearance;
  readonly density?: Density;
  readonly textSize?: TextSize;
  readonly language?: LanguageChoice;
  readonly singleKeys?: boolean;
  readonly numberLinks?: boolean;
  readonly copiedNumbers?: boolean;
  readonly startWithComputer?: boolean;
  readonly offlineCopy?: { readonly on: boolean; readonly days: number };
  /** The time zone of the clinic in use, for locations without one at the service; null clears it. */
  readonly timeZone?: string | null;
  /** The currency of amounts without one, ISO 4217; null clears it. */
  readonly currency?: string | null;
  /** The https address to check for newer versions; null: no check. */
  readonly updates?: { readonly url: string } | null;
  /** The notice to dismiss. */
  readonly dismissNotice?: string;
}

/** Personal settings. All others apply to the desk and are for managers. */
const ownSettings: readonly (keyof SettingsChange)[] = [
  'appearance',
  'density',
  'textSize',
  'language',
  'singleKeys',
  'dismissNotice',
];

/** The settings in a change that apply to the desk and not to one person. */
export function listDeskSettings(change: SettingsChange): readonly string[] {
  return Object.keys(change).filter((name) => !ownSettings.some((own) => own === name));
}

/** The contents of the offline copy: days around today, and all clients. */
export interface OfflineCopy {
  readonly on: boolean;
  /** `disk`: sealed by the operating system's encryption. `memory`: gone at quit, as nothing would protect it. */
  readonly where: 'disk' | 'memory';
  /** An older one is erased. */
  readonly days: number;
  /** ISO instant of its latest data; null where it is empty. */
  readonly readAt: string | null;
}

export const offlineCopyDays = [1, 3, 7, 14, 30] as const;

/** Keys are null to use the stored ones, which only ever go to the address they were verified for. */
export interface ConnectionRequest {
  readonly environment: ConnectableEnvironment;
  readonly url: string;
  readonly keys: Keys | null;
  /** Absent: as the interface document says. Behind a gateway, only the path. */
  readonly advanced?: AdvancedConnection;
}

/** How `org { id name }` ended (interface document: the first query to verify a key). */
export interface ConnectionReport {
  readonly outcome: OutcomeView;
  readonly organization: OrganizationView | null;
}

/** Where a clinic's service runs; keys are issued per environment (interface document, Endpoints). */
export const environmentKinds = ['demo', 'sandbox', 'testing', 'production', 'gateway'] as const;

export type EnvironmentKind = (typeof environmentKinds)[number];

/** The environments that a person connects; the demo clinic needs neither address nor key. */
export type ConnectableEnvironment = Exclude<EnvironmentKind, 'demo'>;

/** The secrets of an environment: one for the `Authorization` header, or the gateway's two. */
export type Keys =
  | { readonly kind: 'single'; readonly key: string }
  | { readonly kind: 'gateway'; readonly apiKey: string; readonly serviceKey: string };

/** Whether it is the ISO 4217 code of a currency that is in use: USD. */
export function isCurrency(value: unknown): value is string {
  return typeof value === 'string' && Intl.supportedValuesOf('currency').includes(value);
}

/** Whether and where the app checks for newer versions, and the result. */
export type UpdatesView =
  /** This build can check no signature, or its host can't install: it is updated as it was installed. */
  | { readonly kind: 'notHere' }
  | { readonly kind: 'off' }
  /** `url`: where the clinic's own IT puts them. */
  | { readonly kind: 'on'; readonly url: string; readonly state: UpdateState };

/** Instants are ISO. */
export type UpdateState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'current'; readonly at: string }
  | { readonly kind: 'found'; readonly version: string; readonly notes: string }
  | { readonly kind: 'fetching'; readonly version: string; readonly read: number; readonly size: number }
  /** Downloaded and verified; it is installed only on request. */
  | { readonly kind: 'ready'; readonly version: string; readonly notes: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly at: string };

export const updateActions = ['check', 'fetch', 'install'] as const;
export type UpdateAction = (typeof updateActions)[number];
