import type { AppointmentFields, ClientFields } from '../../serviceMap.ts';
import { fieldNameOf, type Link, type Path, type Source } from '../../sources.ts';
import type { WriteRole, WriteSlot } from '../../serviceWrites.ts';
import { foldName } from '../../text.ts';
import { nameOf } from './slotMeaning.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

/** By the names of an appointment's own fields, what the desk shows of them: an input of that name writes the same. */
export type ShownRoles = Readonly<Record<string, WriteRole>>;

type Shown = readonly (readonly [path: Path, role: WriteRole])[];

/** Of several roles for one name the first. */
function byName(shown: Shown): ShownRoles {
  return Object.fromEntries(shown.map(([path, role]) => [path.map(fieldNameOf).join('.'), role]).toReversed());
}

/** What an input means that is called like a field which was read: `consultationDate` is the start where it is read so. */
export function shownRoles(fields: AppointmentFields | undefined): ShownRoles {
  const { start, end, status, reason, notes } = fields ?? {};
  const shown: [Path, WriteRole][] = [];
  if (start?.kind === 'path') shown.push([start.path, 'start']);
  if (start?.kind === 'dateAndTime') shown.push([start.date, 'date'], [start.time, 'time']);
  if (end?.kind === 'path') shown.push([end.path, 'end']);
  if (end?.kind === 'dateAndTime') shown.push([end.time, 'endTime']);
  if (end?.kind === 'minutesAfter') shown.push([end.minutes, 'minutes']);
  if (status?.kind === 'path') shown.push([status.path, 'status']);
  if (reason?.kind === 'path') shown.push([reason.path, 'reason']);
  if (notes?.kind === 'path') shown.push([notes.path, 'notes']);
  // Where people are patients and places companies, what a visit calls them tells.
  for (const [link, role] of Object.entries(linkRoles))
    // Sound: these are the keys of the table.
    for (const name of linkNames(fields?.[link as keyof typeof linkRoles])) shown.push([[name], role]);
  // What stands in a part of the row may be called like anything.
  return byName(shown.filter(([path]) => path.length === 1));
}

/** The same of a client: names, ways to reach it, and where it belongs. */
export function shownClientRoles(fields: ClientFields | undefined): ShownRoles {
  const { givenName, familyName, name, phones = [], emails = [], location } = fields ?? {};
  const as = (role: WriteRole, paths: readonly Path[]): Shown => paths.map((path) => [path, role]);
  return byName([
    ...as('givenName', pathsOf(givenName)),
    ...as('familyName', pathsOf(familyName)),
    ...as('name', pathsOf(name)),
    ...as(
      'phone',
      phones.map(({ list, number }) => [...list, ...number]),
    ),
    ...as('email', emails),
    ...as(
      'locationId',
      linkNames(location).map((each) => [each]),
    ),
  ]);
}

function pathsOf(source: Source | undefined): readonly Path[] {
  if (source?.kind === 'path') return [source.path];
  return source?.kind === 'choice' || source?.kind === 'join' ? source.paths : [];
}

/** The names under which a row may have a link or its id. None where the link is an id in another record of the row. */
function linkNames(link: NamedLink | undefined): readonly string[] {
  if (link === undefined) return [];
  const [called, ...below] = link.path.map(fieldNameOf);
  const isOwn = called !== undefined && below.length === 0 && !isIdOfAnother(link, called);
  const names = isOwn ? [called, `${called}Id`, `${called}ID`, `${called}_id`] : [];
  return link.key === undefined ? names : [link.key, ...names];
}

type NamedLink = Pick<Link<{ readonly id: Source }>, 'path' | 'key' | 'mention' | 'fields'>;

/** The `familyId` of a visit's patient is the client's, and `patientId` is not. */
function isIdOfAnother({ mention, fields: { id } }: NamedLink, called: string): boolean {
  const own = [...wordsOf(called), 'id'];
  const name = id.kind === 'path' ? (id.path.at(-1) ?? '') : '';
  return mention === 'id' && wordsOf(name).some((word) => !own.includes(word));
}

const linkRoles = {
  client: 'clientId',
  patient: 'patientId',
  provider: 'providerId',
  location: 'locationId',
  type: 'typeId',
} as const;

/** Whether a place of a mutation is called like the field that shows the same. */
export function isShown(shown: ShownRoles, argument: string, slot: WriteSlot): boolean {
  return shown[nameOf(argument, slot)] === slot.role;
}

/** What is known of the states of visits, where a state is a record of its own: the field that leads to it, and all ids by names. */
export interface StateRecords {
  readonly key: string | null;
  readonly ids: Readonly<Record<string, string>>;
}

/** `statusId`, or an id that is called `status`: the id of a state, where the ids of all states are known. */
export function isStateId(name: string, kind: ValueKind, { key, ids }: StateRecords): boolean {
  const isId = kind === 'id' || kind === 'number';
  const called = name.replace(/_?id$/i, '').toLowerCase();
  return isId && called === key?.toLowerCase() && Object.keys(ids).length > 0;
}

/** The `practiceId` of a visit that has its practice as well as the `serviceLocation` which is shown as its place. */
export function isOtherLink(
  name: string,
  role: WriteRole,
  { own, shown }: { readonly own: ReadonlySet<string>; readonly shown: ShownRoles },
): boolean {
  // What a visit is moved to is a `targetCalendarId` or a `newCalendarId`.
  const plain = name.replace(/^(target|new)_?(?=[A-Z]|(?<=_)[a-z])/, '');
  const called = [plain, plain.replace(/_?id$/i, '')].map(foldName);
  // Inputs may be written otherwise than fields, `calendarId` for `calendar_id`.
  const known = new Set(Object.keys(shown).map(foldName));
  const isAside = [...own].map(foldName).some((field) => called.includes(field) && !known.has(field));
  return isAside && Object.values(shown).includes(role);
}
