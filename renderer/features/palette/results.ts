import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { type ActionId, actionEntry, actionSynonyms, actionWords } from '../../actions/actionList.ts';
import { shownKey } from '../../actions/keyNames.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { statusWord } from '../../lib/stages.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { isMeantClearly, plainWords, scoreOf } from './matchWords.ts';

type Day = ScheduleDayQuery['day'];
type Appointment = Day['appointments'][number];

/** What choosing a result does. */
export type Target =
  | { readonly kind: 'action'; readonly action: ActionId }
  | { readonly kind: 'appointment'; readonly appointment: string; readonly location: string; readonly date: string }
  | { readonly kind: 'client'; readonly client: string };

export interface PaletteResult {
  /** Unlike that of any other result, also of another kind. */
  readonly key: string;
  readonly words: string;
  /** What tells it from others of the same name. */
  readonly more: string;
  /** At the end of the row: a key, a time, a status. */
  readonly mark: string;
  /** How well it answers what was typed. */
  readonly score: number;
  readonly target: Target;
}

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly PaletteResult[];
}

const mostOfAKind = 6;

/** Groups in the order in which they are shown: what is meant clearly before what only has the letters in it. */
export function groupsOf(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const isClear = ({ results }: ResultGroup): boolean => results.some(({ score }) => isMeantClearly(score));
  return groups
    .filter(({ results }) => results.length > 0)
    .toSorted((one, other) => Number(isClear(other)) - Number(isClear(one)));
}

/** What can be done and is meant by the words; everything where nothing is typed, this screen's own first. */
export function actionResults(actions: readonly ActionId[], typed: string): readonly PaletteResult[] {
  const inPalette = actions.filter((id) => !actionEntry(id).byKeyOnly);
  const meant = best(inPalette, (id) => scoreOf(typed, actionWords(id), actionSynonyms(id)));
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
    words: actionWords(id),
    more: '',
    mark: key === undefined ? '' : shownKey(key),
    score,
    target: { kind: 'action', action: id },
  };
}

/** Appointments of the day that is known, by patient, client, type, provider, reason, time or status. */
export function appointmentResults(day: Day | null, typed: string): readonly PaletteResult[] {
  if (!day) return [];
  const providers = new Map(day.providers.map(({ id, name }) => [id, name]));
  const wordsOf = (each: Appointment): string =>
    [subjectOf(each), each.client?.name, each.type?.name, each.reason, timeOf(each), statusWord(each.status)]
      .concat(providers.get(each.provider?.id ?? ''))
      .filter((part) => part !== undefined && part !== null)
      .join(' ');
  return best(
    // Some services repeat an id; the day opens the first of them.
    day.appointments.filter(
      ({ id, blocked, patient }, index, all) =>
        (patient !== null || !blocked) && all.findIndex((each) => each.id === id) === index,
    ),
    (each) => scoreOf(typed, wordsOf(each)),
  ).map(({ item: each, score }) => ({
    key: `appointment ${each.id}`,
    words: subjectOf(each),
    more: [each.client?.name, each.type?.name].filter(Boolean).join(' · '),
    mark: [timeOf(each), statusWord(each.status)].filter(Boolean).join(' · '),
    score,
    target: { kind: 'appointment', appointment: each.id, location: day.location.id, date: day.date },
  }));
}

function subjectOf({ patient, client, type }: Appointment): string {
  return patient?.name ?? client?.name ?? type?.name ?? say('palette.noPatient');
}

function timeOf({ start }: Appointment): string {
  return start === null ? '' : formatInstantTime(start);
}

/**
 * Clients and patients among those who were found. A client whose patient is meant stands there as that
 * patient; one that is meant otherwise, or for reasons that only the search knows, as client.
 */
export function clientResults(
  found: readonly FoundClient[],
  typed: string,
): { readonly clients: readonly PaletteResult[]; readonly patients: readonly PaletteResult[] } {
  const patients: PaletteResult[] = [];
  const clients: PaletteResult[] = [];
  for (const client of found) {
    const meant = (client.patients ?? [])
      .map((patient) => ({ patient, score: scoreOf(typed, `${patient.name} ${patient.species ?? ''}`) }))
      .filter(({ score }) => isMeantClearly(score));
    patients.push(...meant.map(({ patient, score }) => patientResult(client, patient, score)));
    const score = clientScore(client, typed);
    if (meant.length === 0 || score > 0) clients.push(clientResult(client, score));
  }
  return { clients: clients.slice(0, mostOfAKind), patients: patients.slice(0, mostOfAKind) };
}

function patientResult(
  client: FoundClient,
  { id, name, species, deceased }: NonNullable<FoundClient['patients']>[number],
  score: number,
): PaletteResult {
  return {
    key: `patient ${client.id} ${id}`,
    words: `${name}${species ? ` (${species})` : ''}${deceased ? ' †' : ''}`,
    more: client.name,
    mark: '',
    score,
    target: { kind: 'client', client: client.id },
  };
}

function clientResult({ id, name, patients, phones, active }: FoundClient, score: number): PaletteResult {
  return {
    key: `client ${id}`,
    words: name,
    more: (patients ?? []).map((patient) => patient.name).join(', '),
    mark: active === false ? say('general.inactive') : (phones[0]?.number ?? ''),
    score,
    target: { kind: 'client', client: id },
  };
}

function clientScore(client: FoundClient, typed: string): number {
  return scoreOf(typed, client.name) || Number(contactsHold(client, typed));
}

function contactsHold({ phones, emails }: FoundClient, typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length >= 3 && phones.some(({ number }) => number.replaceAll(/\D/g, '').includes(digits))) return true;
  return emails.some((email) => email.toLowerCase().includes(typed.trim().toLowerCase()));
}

/** Whether a client found for earlier words still answers the ones that stand in the field now. */
export function stillMeant(client: FoundClient, typed: string): boolean {
  const names = [client.name, ...(client.patients ?? []).map(({ name }) => name)].join(' ');
  return plainWords(typed) !== '' && (scoreOf(typed, names) > 0 || contactsHold(client, typed));
}

function best<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
): readonly { readonly item: Item; readonly score: number }[] {
  return items
    .map((item) => ({ item, score: score(item) }))
    .filter((each) => each.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostOfAKind);
}
