import { foldText } from '../../../electron/contract/foldText.ts';
import type { SettingsChange } from '../../../electron/contract/settings.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { actionEntry, type ActionId, actionSynonyms, actionLabel } from '../../actions/actionList.ts';
import { keyLabel } from '../../actions/keyNames.ts';
import { settingsPartTitle, type SettingsPartName, settingsParts } from '../../domain/settingsParts.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { statusLabel } from '../../domain/stages.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { isStrongMatch, matchScore } from './fuzzyMatch.ts';

type Day = ScheduleDayQuery['day'];
type Appointment = Day['appointments'][number];

/** What choosing a result does. */
export type Target =
  | { readonly kind: 'action'; readonly action: ActionId }
  | { readonly kind: 'appointment'; readonly appointment: string; readonly location: string; readonly date: string }
  | { readonly kind: 'client'; readonly client: string }
  | { readonly kind: 'settings'; readonly part: SettingsPartName }
  | { readonly kind: 'preference'; readonly change: SettingsChange };

export interface PaletteResult {
  /** Unique among all results. */
  readonly key: string;
  readonly label: string;
  /** What distinguishes it from results of the same name. */
  readonly detail: string;
  /** At the end of the row: a key, a time, a status. */
  readonly hint: string;
  readonly score: number;
  readonly target: Target;
}

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly PaletteResult[];
}

const maxPerGroup = 6;

/** Groups with a strong match come first. */
export function rankGroups(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const isClear = ({ results }: ResultGroup): boolean => results.some(({ score }) => isStrongMatch(score));
  return groups
    .filter(({ results }) => results.length > 0)
    .toSorted((one, other) => Number(isClear(other)) - Number(isClear(one)));
}

/** The actions that match; without a query all of them, those of this screen first. */
export function actionResults(actions: readonly ActionId[], typed: string): readonly PaletteResult[] {
  const inPalette = actions.filter((id) => !actionEntry(id).byKeyOnly);
  const meant = best(inPalette, (id) => matchScore(typed, actionLabel(id), actionSynonyms(id)));
  const everywhere = (id: ActionId): boolean => actionEntry(id).place === 'everywhere';
  const all = [...inPalette.filter((id) => !everywhere(id)), ...inPalette.filter(everywhere)];
  return typed === ''
    ? all.map((id) => actionResult(id, 0))
    : meant.map(({ item, score }) => actionResult(item, score));
}

function actionResult(id: ActionId, score: number): PaletteResult {
  const [key] = actionEntry(id).keys;
  return {
    key: `action ${id}`,
    label: actionLabel(id),
    detail: '',
    hint: key === undefined ? '' : keyLabel(key),
    score,
    target: { kind: 'action', action: id },
  };
}

/** The parts of the settings, by their titles; by the word for settings all of them. */
export function settingsResults(typed: string): readonly PaletteResult[] {
  const most = typed.length < 3 ? maxPerGroup : settingsParts.length;
  const meant = best(settingsParts, (part) => matchScore(typed, settingsPartTitle(part), t('general.settings')), most);
  return meant.map(({ item, score }) => ({
    key: `settings ${item}`,
    label: t('palette.settingsPart', { part: settingsPartTitle(item) }),
    detail: '',
    hint: '',
    score,
    target: { kind: 'settings', part: item },
  }));
}

/** Appointments of the shown day, by patient, client, type, provider, reason, time or status. */
export function appointmentResults(day: Day | null, typed: string): readonly PaletteResult[] {
  if (!day) return [];
  const providers = new Map(day.providers.map(({ id, name }) => [id, name]));
  const searchTerms = (each: Appointment): string =>
    [subjectOf(each), each.client?.name, each.type?.name, each.reason, timeOf(each), statusLabel(each.status)]
      .concat(providers.get(each.provider?.id ?? ''))
      .filter((part) => part !== undefined && part !== null)
      .join(' ');
  return best(
    // Some services repeat an id; the day opens the first of them.
    day.appointments.filter(
      ({ id, blocked, patient }, index, all) =>
        (patient !== null || !blocked) && all.findIndex((each) => each.id === id) === index,
    ),
    (each) => matchScore(typed, searchTerms(each)),
  ).map(({ item: each, score }) => ({
    key: `appointment ${each.id}`,
    label: subjectOf(each),
    detail: [each.client?.name, each.type?.name].filter(Boolean).join(' · '),
    hint: [timeOf(each), statusLabel(each.status)].filter(Boolean).join(' · '),
    score,
    target: { kind: 'appointment', appointment: each.id, location: day.location.id, date: day.date },
  }));
}

function subjectOf({ patient, client, type }: Appointment): string {
  return patient?.name ?? client?.name ?? type?.name ?? t('palette.noPatient');
}

function timeOf({ start }: Appointment): string {
  return start === null ? '' : formatInstantTime(start);
}

/**
 * Splits search results into clients and patients. A client whose patient matches is listed as that patient; one that
 * matches otherwise, also for reasons only the search knows, as client.
 */
export function clientResults(
  found: readonly FoundClient[],
  typed: string,
): { readonly clients: readonly PaletteResult[]; readonly patients: readonly PaletteResult[] } {
  const patients: PaletteResult[] = [];
  const clients: PaletteResult[] = [];
  for (const client of found) {
    const meant = (client.patients ?? [])
      .map((patient) => ({ patient, score: matchScore(typed, `${patient.name} ${patient.species ?? ''}`) }))
      .filter(({ score }) => isStrongMatch(score));
    patients.push(...meant.map(({ patient, score }) => patientResult(client, patient, score)));
    const score = clientScore(client, typed);
    if (meant.length === 0 || score > 0) clients.push(clientResult(client, score));
  }
  return { clients: clients.slice(0, maxPerGroup), patients: patients.slice(0, maxPerGroup) };
}

function patientResult(
  client: FoundClient,
  { id, name, species, deceased }: NonNullable<FoundClient['patients']>[number],
  score: number,
): PaletteResult {
  return {
    key: `patient ${client.id} ${id}`,
    label: `${name}${species ? ` (${species})` : ''}${deceased ? ' †' : ''}`,
    detail: client.name,
    hint: '',
    score,
    target: { kind: 'client', client: client.id },
  };
}

function clientResult({ id, name, patients, phones, active }: FoundClient, score: number): PaletteResult {
  return {
    key: `client ${id}`,
    label: name,
    detail: (patients ?? []).map((patient) => patient.name).join(', '),
    hint: active === false ? t('general.inactive') : (phones[0]?.number ?? ''),
    score,
    target: { kind: 'client', client: id },
  };
}

function clientScore(client: FoundClient, typed: string): number {
  return matchScore(typed, client.name) || Number(contactsMatch(client, typed));
}

function contactsMatch({ phones, emails }: FoundClient, typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length >= 3 && phones.some(({ number }) => number.replaceAll(/\D/g, '').includes(digits))) return true;
  return emails.some((email) => email.toLowerCase().includes(typed.trim().toLowerCase()));
}

/** Whether a result for earlier text still matches the current text. */
export function matchesTyped(client: FoundClient, typed: string): boolean {
  const names = [client.name, ...(client.patients ?? []).map(({ name }) => name)].join(' ');
  return foldText(typed) !== '' && (matchScore(typed, names) > 0 || contactsMatch(client, typed));
}

function best<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  most = maxPerGroup,
): readonly { readonly item: Item; readonly score: number }[] {
  return items
    .map((item) => ({ item, score: score(item) }))
    .filter((each) => each.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

const maxRecent = 5;
let recentConnection = 0;
let recent: readonly PaletteResult[] = [];

/** The latest choices, newest first. In memory only: they include client names. */
export function recentResults(connection: number): readonly PaletteResult[] {
  return connection === recentConnection ? recent : [];
}

export function addRecentResult(connection: number, result: PaletteResult): void {
  const others = recentResults(connection).filter(({ key }) => key !== result.key);
  recentConnection = connection;
  recent = [result, ...others].slice(0, maxRecent);
}
