import type { AuditLog } from '../audit/auditLog.ts';
import type { SaveFile } from '../foundation/ports.ts';
import type { ClientStore } from '../session/directory/clientStore.ts';
import type { AuditValues } from '../../contract/audit.ts';
import type { Channel, Channels } from '../../contract/channels.ts';
import type { QueueChange } from '../../contract/offlineQueue.ts';
import type { CsvCell } from '../../contract/files.ts';
import type { Result } from '../../contract/failure.ts';
import { type ConnectionReport, listDeskSettings, type SettingsChange } from '../../contract/settings.ts';
import { t } from '../../../i18n/core/t.ts';
import { formerSettings, requestedSettings } from './auditedSettings.ts';
import { resolveLines } from './auditTargets.ts';
import type { Handlers } from './coreApi.ts';
import { csvText } from './csv.ts';

/**
 * Audited actions besides changes at the service: everything reserved for managers, and sign-ins and sign-outs. Returns
 * the names of the values, never the values; null for an action that is not audited. Values of settings are added below.
 */
const auditedChannels: {
  readonly [C in Exclude<Channel, 'request:cancel'>]?: (payload: Channels[C]['request']) => readonly string[] | null;
} = {
  'settings:change': (change: SettingsChange) => {
    const names = listDeskSettings(change);
    return names.length > 0 ? names : null;
  },
  'connection:open': ({ environment }) => [environment],
  'connection:use': ({ environment }) => [environment],
  'connection:forget': ({ environment }) => [environment],
  'map:correct': ({ kind }) => [kind],
  'map:export': () => [],
  'map:import': () => [],
  'messageTemplates:change': () => [],
  'map:form': ({ mutation, on }) => [mutation, on ? 'on' : 'off'],
  'clients:export': () => [],
  'lists:export': ({ list }) => [list],
  'file:save': () => [],
  'offlineQueue:change': namesOfQueueChange,
  'snapshot:erase': () => [],
  'staff:signIn': () => [],
  'staff:ownPin': () => [],
  'staff:change': ({ kind }) => [kind],
  'staff:reset': () => [],
  'audit:export': () => [],
  'updates:control': ({ to }) => [to],
};

/** What is sent is audited as the change that it is; who came is told by neither. */
function namesOfQueueChange(change: QueueChange): readonly string[] | null {
  if ('keep' in change) return ['queued', change.keep.kind];
  return 'remove' in change ? [change.remove.why] : null;
}

/** The same handlers, writing into the audit log before they begin and when they ended. */
export function auditHandlers(
  handlers: Handlers,
  audit: AuditLog,
  nameOf: (member: string) => string | null,
): Handlers {
  const wrapped = Object.entries(handlers).map(([channel, handler]) => {
    // Sound: the table above has its functions under the names of their channels; the compiler can't follow the pairing.
    const namesOf = auditedChannels[channel as keyof typeof auditedChannels] as
      ((payload: unknown) => readonly string[] | null) | undefined;
    const handle = handler as (payload: unknown, signal: AbortSignal) => Promise<Result<unknown>>;
    if (!namesOf) return [channel, handler];
    const around = async (payload: unknown, signal: AbortSignal): Promise<Result<unknown>> => {
      const names = namesOf(payload);
      if (names === null) return handle(payload, signal);
      // Sound: this channel's guard has passed.
      const change = channel === 'settings:change' ? (payload as SettingsChange) : null;
      const before = change && (await handlers['settings:read'](null, signal));
      const finish = audit.intend({
        what: channel,
        names,
        ids: [],
        to: change ? requestedSettings(change) : undefined,
        ...actorOf(channel, payload, nameOf),
      });
      const found = { from: change && before?.ok ? formerSettings(change, before.value) : undefined };
      const result = await handle(payload, signal).catch((error: unknown) => {
        finish('failed', found);
        throw error;
      });
      finish(result.ok && isDone(channel, result.value) ? 'done' : 'refused', found);
      return result;
    };
    return [channel, around];
  });
  // Sound: every handler is there, under its own name.
  return Object.fromEntries(wrapped) as Handlers;
}

/** Whether an action that was answered was done: an attempt to connect answers with its outcome, also where it failed. */
function isDone(channel: string, value: unknown): boolean {
  if (channel !== 'connection:open') return true;
  // Sound: this channel answers with a report.
  return (value as ConnectionReport).outcome.kind === 'ok';
}

/** The member is not signed in yet, so the name comes from the request. */
function actorOf(
  channel: string,
  payload: unknown,
  nameOf: (member: string) => string | null,
): { who?: string | null } {
  if (channel !== 'staff:signIn') return {};
  // Sound: this channel's guard has passed.
  return { who: nameOf((payload as Channels['staff:signIn']['request']).member) };
}

/** Reads and exports the audit log. */
export function createAuditHandlers(using: {
  readonly audit: AuditLog;
  readonly saveFile: SaveFile;
  readonly accountId: () => string;
  readonly clients: () => ClientStore;
}): Pick<Handlers, 'audit:read' | 'audit:export'> {
  const { audit, saveFile, accountId, clients } = using;
  return {
    async 'audit:read'(question) {
      const view = await audit.read(question);
      return { ok: true, value: { ...view, lines: await resolveLines(view.lines, audit, accountId(), clients()) } };
    },
    async 'audit:export'() {
      const rows: CsvCell[][] = [titles()];
      for await (const line of audit.all()) {
        const { number, at, who, what, outcome, names, about, detail } = line;
        const values = [detail?.from, detail?.to].map(valuesText);
        rows.push([number, at, who, what, outcome, names.join(' '), about.join(' '), ...values]);
      }
      const saved = await saveFile('front-desk-record.csv', csvText(rows));
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
  };
}

function titles(): CsvCell[] {
  const names = ['number', 'time', 'who', 'what', 'outcome', 'names', 'about', 'before', 'after'] as const;
  return names.map((name) => t(`record.${name}`));
}

/** start=2026-11-17T10:30:00-05:00 room=2 */
function valuesText(values: AuditValues | undefined): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join(' ');
}
