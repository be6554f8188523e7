import type { DirectoryProgress } from '../../../contract/clients.ts';
import type { MapView } from '../../../contract/serviceMap.ts';
import type { OutcomeView, SettingsView } from '../../../contract/settings.ts';

/**
 * Everything that diagnostics may ever say. What is not listed here is not in them: no name, no key, no address beyond
 * its host, nothing that anybody has typed.
 */
export interface DiagnosticsFacts {
  readonly version: string;
  readonly host: SettingsView['host'];
  /** ISO instant. */
  readonly now: string;
  /** What the process runs on, by name, such as `node`. */
  readonly system: Readonly<Record<string, string | number>>;
  readonly keyStorage: SettingsView['keyStorage'];
  readonly offlineCopy: Pick<SettingsView['offlineCopy'], 'on' | 'where' | 'days'>;
  readonly dataFolder: 'ours' | 'taken' | 'closed';
  /** Our own files in it, by name, with their bytes. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
  /** Their ids, which are words of ours. */
  readonly notices: readonly string[];
  readonly environments: readonly {
    readonly kind: string;
    readonly inUse: boolean;
    readonly service: string;
    readonly hasKey: boolean;
    readonly lastOutcome: Pick<OutcomeView, 'kind' | 'at'> | null;
  }[];
  readonly outcomes: ReadonlyMap<string, number>;
  readonly map: Pick<MapView, 'source' | 'readAt' | 'types'> & {
    readonly corrections: number;
    /** Concepts by the state they are in. */
    readonly concepts: Readonly<Record<string, readonly string[]>>;
  };
  readonly directory: Pick<DirectoryProgress, 'state' | 'read' | 'expected'> & { readonly failure: string | null };
  readonly log: readonly string[];
}

/** The text that a person reads before she copies it. */
export function diagnosticsText(facts: DiagnosticsFacts): string {
  const { map, directory, offlineCopy } = facts;
  return [
    `Front Desk ${facts.version}, ${facts.host}, ${facts.now}`,
    ...Object.entries(facts.system).map(([name, value]) => `${name}: ${value}`),
    '',
    `keys: ${facts.keyStorage}`,
    `offline copy: ${offlineCopy.on ? `on, ${offlineCopy.where}, ${offlineCopy.days} days` : 'off'}`,
    `data folder: ${facts.dataFolder}`,
    ...facts.files.map(([name, bytes]) => `  ${name} ${bytes}`),
    `notices: ${facts.notices.join(', ') || 'none'}`,
    '',
    ...facts.environments.map(
      ({ kind, inUse, service, hasKey, lastOutcome }) =>
        `${kind}${inUse ? ' (in use)' : ''}: ${service || 'not set up'}, ${hasKey ? 'key' : 'no key'}, ` +
        (lastOutcome ? `${lastOutcome.kind} at ${lastOutcome.at}` : 'not asked yet'),
    ),
    `requests: ${[...facts.outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 'none'}`,
    '',
    `map: ${map.source}, ${map.types ?? 'no'} types, read ${map.readAt ?? 'never'}, ${map.corrections} corrected`,
    ...Object.entries(map.concepts).map(([state, concepts]) => `  ${state}: ${concepts.join(' ')}`),
    `clients: ${directory.state}, ${directory.read} of ${directory.expected ?? 'unknown'}, ${directory.failure ?? 'no failure'}`,
    '',
    'log:',
    ...facts.log.map((line) => `  ${line}`),
    '',
  ].join('\n');
}
