import type { AppointmentFields, ClientFields } from '../serviceMap.ts';
import { fieldNameOf, type Path, type Source } from '../sources.ts';
import type { WriteRole, WriteSlot } from '../serviceWrites.ts';
import { nameOf } from './slotMeaning.ts';
import type { ValueKind } from './valueKind.ts';

/** By the names of an appointment's own fields, what the desk shows of them: an input of that name writes the same. */
export type ShownRoles = Readonly<Record<string, WriteRole>>;

/** What an input means that is called like a field which was read: `consultationDate` is the start where it is read so. */
export function shownRoles(fields: AppointmentFields | undefined): ShownRoles {
  const shown = new Map<string, WriteRole>();
  const show = (path: Path, role: WriteRole): void => {
    const [name, ...below] = path.map(fieldNameOf);
    // What stands in a part of the row may be called like anything.
    if (name !== undefined && below.length === 0 && !shown.has(name)) shown.set(name, role);
  };
  const { start, end, status, reason, notes } = fields ?? {};
  if (start?.kind === 'path') show(start.path, 'start');
  if (start?.kind === 'dateAndTime') {
    show(start.date, 'date');
    show(start.time, 'time');
  }
  if (end?.kind === 'path') show(end.path, 'end');
  if (end?.kind === 'dateAndTime') show(end.time, 'endTime');
  if (end?.kind === 'minutesAfter') show(end.minutes, 'minutes');
  if (status?.kind === 'path') show(status.path, 'status');
  if (reason?.kind === 'path') show(reason.path, 'reason');
  if (notes?.kind === 'path') show(notes.path, 'notes');
  // Where people are patients and places companies, what a visit calls them tells.
  for (const [link, role] of Object.entries(linkRoles)) {
    // Sound: these are the keys of the table.
    for (const name of linkNames(fields?.[link as keyof typeof linkRoles])) show([name], role);
  }
  return Object.fromEntries(shown);
}

/** The same of a client: names, ways to reach it, and where it belongs. */
export function shownClientRoles(fields: ClientFields | undefined): ShownRoles {
  const shown = new Map<string, WriteRole>();
  const show = (path: Path, role: WriteRole): void => {
    const name = path.map(fieldNameOf).join('.');
    if (!shown.has(name)) shown.set(name, role);
  };
  const { givenName, familyName, name, phones = [], emails = [], location } = fields ?? {};
  for (const path of pathsOf(givenName)) show(path, 'givenName');
  for (const path of pathsOf(familyName)) show(path, 'familyName');
  for (const path of pathsOf(name)) show(path, 'name');
  for (const { list, number } of phones) show([...list, ...number], 'phone');
  for (const path of emails) show(path, 'email');
  for (const each of linkNames(location)) show([each], 'locationId');
  return Object.fromEntries(shown);
}

function pathsOf(source: Source | undefined): readonly Path[] {
  if (source?.kind === 'path') return [source.path];
  return source?.kind === 'choice' || source?.kind === 'join' ? source.paths : [];
}

/** What a row may call what it leads to, or its id. */
function linkNames(link: { readonly path: Path; readonly key?: string } | undefined): readonly string[] {
  const [called, ...below] = link?.path.map(fieldNameOf) ?? [];
  const names = called === undefined || below.length > 0 ? [] : [called, `${called}Id`, `${called}ID`, `${called}_id`];
  return link?.key === undefined ? names : [link.key, ...names];
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
  const link = name.replace(/_?id$/i, '');
  const isAside = (field: string): boolean => own.has(field) && shown[field] === undefined;
  return (isAside(link) || isAside(name)) && Object.values(shown).includes(role);
}
