import { isKeyHeader, isKeyScheme, isServicePath } from './advancedConnection.ts';
import { auditKinds, auditOutcomes, type AuditQuery } from './audit.ts';
import type { Channel, Channels, DeskOperation, WatchedDay } from './channels.ts';
import { clientColumns, type ClientExport, maxDraftCharacters } from './clients.ts';
import {
  appearances,
  type ConnectableEnvironment,
  type ConnectionRequest,
  densities,
  type EnvironmentKind,
  environmentKinds,
  isCurrency,
  type Keys,
  offlineCopyDays,
  type SettingsChange,
  textSizes,
  updateActions,
} from './settings.ts';
import {
  type FileToSave,
  isFileName,
  type ListExport,
  maxListColumns,
  maxListFilters,
  papers,
  type PdfToSave,
} from './files.ts';
import { languageChoices } from './language.ts';
import { areMessageTemplates } from './messageTemplates.ts';
import type { FormSwitch, MapCorrection } from './serviceMap.ts';
import { isQueueChange, isWaitingEntry } from './deskRecords.ts';
import { isListOf, isObject, isOneOf, isPathText, isShortText } from './shapes.ts';
import { isLocationHours } from './workingHours.ts';
import { idleChoices, isPin, maxStaffName, roles, type StaffChange } from './staff.ts';

/** Limits of one request: longer or deeper ones are refused before they are parsed. */
export const maxEnvelopeCharacters = 256 * 1024;
export const maxEnvelopeNesting = 64;

const maxUrlCharacters = 2048;
const maxKeyCharacters = 4096;

/** One guard per channel; a channel without one does not compile. Unknown keys are refused, not ignored. */
export const guards: { readonly [C in Channel]: (payload: unknown) => payload is Channels[C]['request'] } = {
  'desk:query': isDeskOperation,
  'desk:change': isDeskOperation,
  'day:watch': (payload): payload is WatchedDay =>
    isObject(payload, { location: isShortText, date: isShortText, hidden: (value) => typeof value === 'boolean' }),
  'network:report': (payload): payload is { online: boolean } =>
    isObject(payload, { online: (value) => typeof value === 'boolean' }),
  'request:cancel': (payload): payload is { id: string } => isObject(payload, { id: isShortText }),
  'settings:read': isNothing,
  'settings:change': isSettingsChange,
  'diagnostics:read': isNothing,
  'connection:test': isConnectionRequest,
  'connection:open': isConnectionRequest,
  'connection:use': isEnvironmentChoice,
  'connection:forget': isEnvironmentChoice,
  'map:read': isNothing,
  'map:correct': isMapCorrection,
  'map:sample': (payload): payload is { concept: string; operation: string | null } =>
    isObject(payload, { concept: isShortText, operation: (value) => value === null || isShortText(value) }),
  'map:reread': isNothing,
  'map:export': isNothing,
  'map:import': (payload): payload is { text: string } =>
    isObject(payload, { text: (value) => typeof value === 'string' }),
  'map:form': (payload): payload is FormSwitch =>
    isObject(payload, { mutation: isName, on: (value) => typeof value === 'boolean' }),
  'directory:control': (payload): payload is { to: 'pause' | 'resume' | 'reread' } =>
    isObject(payload, { to: isOneOf(['pause', 'resume', 'reread']) }),
  'client:mark': (payload): payload is { id: string; as: 'opened' | 'pinned' | 'unpinned' } =>
    isObject(payload, { id: isShortText, as: isOneOf(['opened', 'pinned', 'unpinned']) }),
  'clients:export': (payload): payload is ClientExport =>
    isObject(payload, {
      name: (value) => isFileName(value, 'csv'),
      table: isClientTable,
      titles: (value) => isListOf(value, isShortText, clientColumns.length),
      labels: (value) => isObject(value, { yes: isShortText, no: isShortText }),
    }),
  'lists:export': isListExport,
  'views:read': isNothing,
  'views:change': (payload): payload is Channels['views:change']['request'] =>
    isObject(
      payload,
      { name: isShortText, table: (value) => value === null || isClientTable(value) },
      { replaces: (value) => value === null || isShortText(value) },
    ),
  'snapshot:erase': isNothing,
  'drafts:read': isNothing,
  'drafts:keep': (payload): payload is Channels['drafts:keep']['request'] =>
    isObject(payload, { id: isShortText, content: (value) => value === null || isDraftContent(value) }),
  'waitingList:read': isNothing,
  'waitingList:change': (payload): payload is Channels['waitingList:change']['request'] =>
    isObject(payload, { keep: isWaitingEntry }) || isObject(payload, { remove: isShortText }),
  'offlineQueue:read': isNothing,
  'offlineQueue:change': isQueueChange,
  'workingHours:read': isNothing,
  'workingHours:change': isLocationHours,
  'messageTemplates:change': (payload): payload is Channels['messageTemplates:change']['request'] =>
    isObject(payload, { templates: (value) => value === null || areMessageTemplates(value) }),
  'file:save': (payload): payload is FileToSave =>
    isObject(payload, { name: (value) => isFileName(value, 'csv'), rows: isCsv }),
  'page:pdf': (payload): payload is PdfToSave =>
    isObject(payload, { name: (value) => isFileName(value, 'pdf'), paper: isOneOf(papers) }),
  'staff:signIn': (payload): payload is Channels['staff:signIn']['request'] =>
    isObject(payload, { member: isShortText, pin: isPin }),
  'staff:lock': isNothing,
  'staff:active': isNothing,
  'staff:ownPin': (payload): payload is Channels['staff:ownPin']['request'] =>
    isObject(payload, { pin: isPin, next: isPin }),
  'staff:change': isStaffChange,
  'staff:reset': isNothing,
  'staff:reopen': isNothing,
  'audit:read': (payload): payload is AuditQuery =>
    isObject(
      payload,
      {
        about: (value) => value === null || isShortText(value),
        skip: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
      },
      { filter: isAuditFilter },
    ),
  'audit:export': isNothing,
  'updates:control': (payload): payload is Channels['updates:control']['request'] =>
    isObject(payload, { to: isOneOf(updateActions) }),
};

export function isChannel(value: unknown): value is Channel {
  return typeof value === 'string' && Object.hasOwn(guards, value);
}

function isDeskOperation(payload: unknown): payload is DeskOperation {
  return isObject(payload, { operation: isShortText, variables: (value) => isRecord(value) && isVariables(value) });
}

function isUrlText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxUrlCharacters;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** GraphQL checks variables against the operation; here only their form is checked, and that no key poisons a prototype. */
function isVariables(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isVariables);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, below]) => key !== '__proto__' && key !== 'constructor' && key !== 'prototype' && isVariables(below),
  );
}

function isSettingsChange(payload: unknown): payload is SettingsChange {
  const isFlag = (value: unknown): boolean => typeof value === 'boolean';
  const timeZone = (value: unknown): boolean => value === null || isShortText(value);
  return isObject(
    payload,
    {},
    {
      appearance: isOneOf(appearances),
      density: isOneOf(densities),
      textSize: isOneOf(textSizes),
      language: isOneOf(languageChoices),
      singleKeys: isFlag,
      numberLinks: isFlag,
      copiedNumbers: isFlag,
      startWithComputer: isFlag,
      offlineCopy: isOfflineCopy,
      timeZone,
      currency: (value) => value === null || isCurrency(value),
      updates: (value) => value === null || isObject(value, { url: isUrlText }),
      dismissNotice: isShortText,
    },
  );
}

export function isOfflineCopy(value: unknown): boolean {
  const isDays = (days: unknown): boolean => offlineCopyDays.some((each) => each === days);
  return isObject(value, { on: (on) => typeof on === 'boolean', days: isDays });
}

function isStaffChange(payload: unknown): payload is StaffChange {
  const kind = (expected: string) => (value: unknown) => value === expected;
  const name = (value: unknown): boolean =>
    typeof value === 'string' && value.trim() !== '' && value.length <= maxStaffName;
  const [id, role, pin] = [isShortText, isOneOf(roles), isPin];
  return [
    { kind: kind('turnOn'), name, pin },
    { kind: kind('add'), name, role, pin },
    { kind: kind('rename'), id, name },
    { kind: kind('role'), id, role },
    { kind: kind('pin'), id, pin },
    { kind: kind('remove'), id },
    { kind: kind('idle'), minutes: (value: unknown) => idleChoices.some((each) => each === value) },
    { kind: kind('turnOff') },
  ].some((form) => isObject(payload, form));
}

function isConnectionRequest(payload: unknown): payload is ConnectionRequest {
  const required = {
    environment: isOneOf(environmentKinds.filter((kind): kind is ConnectableEnvironment => kind !== 'demo')),
    url: isUrlText,
    keys: (value: unknown) => value === null || isKeys(value),
  };
  const kind = isObject(payload, required, { advanced: () => true }) ? payload['environment'] : null;
  return isObject(payload, required, { advanced: (value) => isAdvancedConnection(value, kind) });
}

/** The gateway keeps its two headers: only the path can be another one there. */
export function isAdvancedConnection(value: unknown, environment: unknown): boolean {
  const ofKey = environment === 'gateway' ? {} : { header: isKeyHeader, scheme: isKeyScheme };
  return isObject(value, {}, { path: isServicePath, ...ofKey });
}

export function isKeys(value: unknown): value is Keys {
  return (
    isObject(value, { kind: (kind) => kind === 'single', key: isKeyText }) ||
    isObject(value, { kind: (kind) => kind === 'gateway', apiKey: isKeyText, serviceKey: isKeyText })
  );
}

function isKeyText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxKeyCharacters;
}

function isEnvironmentChoice(payload: unknown): payload is { environment: EnvironmentKind } {
  return isObject(payload, { environment: isOneOf(environmentKinds) });
}

function isNothing(payload: unknown): payload is null {
  return payload === null;
}

function isListExport(payload: unknown): payload is ListExport {
  const isFilter = (value: unknown): boolean => isObject(value, { key: isPathText, value: isPathText });
  return isObject(payload, {
    name: (value) => isFileName(value, 'csv'),
    list: isShortText,
    search: (value) => value === null || isPathText(value),
    filters: (value) => isListOf(value, isFilter, maxListFilters),
    columns: (value) => isListOf(value, isPathText, maxListColumns),
  });
}

function isMapCorrection(payload: unknown): payload is MapCorrection {
  const [concept, isFrom] = [isShortText, (value: unknown) => value === null || isPathText(value)];
  return (
    isObject(payload, { kind: isOneOf(['nothing', 'undo']), concept }) ||
    isObject(payload, { kind: isOneOf(['operation']), concept, operation: isShortText }) ||
    isObject(payload, { kind: isOneOf(['field']), concept, field: isShortText, from: isFrom })
  );
}

function isAuditFilter(value: unknown): boolean {
  return isObject(
    value,
    {},
    {
      who: (name) => name === null || isShortText(name),
      kind: isOneOf(Object.keys(auditKinds)),
      outcome: isOneOf(auditOutcomes),
      from: Number.isSafeInteger,
      until: Number.isSafeInteger,
    },
  );
}

/** A name of a GraphQL schema: it is written into the audit log as it is. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^(?!__)[_A-Za-z][_0-9A-Za-z]{0,99}$/.test(value);
}

/** Column by column; the desk schema validates filters where they are used. */
export function isClientTable(value: unknown): boolean {
  return isObject(value, {
    filter: (filter) => isObject(filter, {}, filterKeys),
    sort: (sort) =>
      sort === null || isObject(sort, { by: isOneOf(clientColumns), descending: (each) => typeof each === 'boolean' }),
    columns: (columns) => isListOf(columns, isOneOf(clientColumns), clientColumns.length),
  });
}

const isFilterValue = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  isShortText(value) ||
  isListOf(value, isShortText, clientColumns.length);

const filterKeys = {
  search: isFilterValue,
  active: isFilterValue,
  noVisitMonths: isFilterValue,
  missing: isFilterValue,
  balanceDue: isFilterValue,
  hasAlerts: isFilterValue,
  location: isFilterValue,
  newSince: isFilterValue,
  tag: isFilterValue,
};

function isCsv(value: unknown): boolean {
  const isCell = (cell: unknown): boolean => cell === null || typeof cell === 'string' || typeof cell === 'number';
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(isCell));
}

function isDraftContent(value: unknown): boolean {
  return isRecord(value) && isVariables(value) && JSON.stringify(value).length <= maxDraftCharacters;
}
