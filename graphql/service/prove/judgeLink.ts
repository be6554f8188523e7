import { dateAt, momentIn } from '../readers/time.ts';
import type { AppointmentFields, PatientFields } from '../serviceMap.ts';
import { type Link, linkedAt, readText, type Source } from '../sources.ts';
import type { KnownRows } from './findLinks.ts';

// What the ids and names of a link say about where it leads.

/** The ids that a link leads to, one for each row that has any; none without a link. */
export function linkedIds(
  rows: readonly unknown[],
  link: Link<{ readonly id: Source }> | undefined,
): readonly string[] {
  return link ? rows.flatMap((row) => readText(linkedAt(row, link), link.fields.id) ?? []) : [];
}

/** Of so many visits or more one person is hardly ever seen five times as often as another. */
const perPerson = 5;

/** Staff give several visits a day; those who come to more than one on the same day are few. */
const perDay = 1.6;

/**
 * Whether a few people are in all visits, several times a day, as staff is. In a small clinic the same clients come often
 * as well, but not on the same day.
 */
export function isOneOfFew(
  rows: readonly unknown[],
  link: Link<{ readonly id: Source }>,
  { start }: { readonly start?: Source },
): boolean {
  const ids = linkedIds(rows, link);
  if (ids.length < 2 * perPerson || new Set(ids).size * perPerson > ids.length) return false;
  const visits = rows.flatMap((row) => {
    const moment = momentIn(row, start, 'UTC');
    return moment === null ? [] : linkedIds([row], link).map((id) => `${id} ${dateAt(moment, 'UTC')}`);
  });
  return visits.length === 0 || visits.length >= perDay * new Set(visits).size;
}

/** In fewer appointments the same few clients may come. */
const manyRows = 40;

/**
 * Whether those who seem to come to many visits are a few, who work there or keep the records; not where those who give
 * the visits are fewer still.
 */
export function isOfStaff(
  rows: readonly unknown[],
  client: Link<{ readonly id: Source }>,
  { start, provider }: Partial<AppointmentFields>,
): boolean {
  if (rows.length < manyRows || !isOneOfFew(rows, client, { ...(start && { start }) })) return false;
  const [come, give] = [new Set(linkedIds(rows, client)), new Set(linkedIds(rows, provider))];
  return give.size === 0 || 2 * give.size > come.size || [...give].some((id) => come.has(id));
}

/**
 * Whether the people in appointments are not the owners of the patients: members of staff, where one list holds clients
 * and staff.
 */
export function areNotOwners(
  rows: readonly unknown[],
  { client, patient }: Pick<Partial<AppointmentFields>, 'client' | 'patient'>,
  patients: { readonly rows: readonly unknown[]; readonly fields: PatientFields },
): boolean {
  const { id, client: owner } = patients.fields;
  if (!client || !patient || !owner) return false;
  const idAt = (row: unknown, link: Link<{ readonly id: Source }>): string | null =>
    readText(linkedAt(row, link), link.fields.id);
  const owners = new Map(patients.rows.map((row) => [readText(row, id), idAt(row, owner)]));
  const compared = rows.flatMap((row) => {
    const [person, own] = [idAt(row, client), owners.get(idAt(row, patient)) ?? null];
    return person === null || own === null ? [] : [person === own];
  });
  return compared.length >= leastCompared && compared.every((isOwner) => !isOwner);
}

const leastCompared = 5;

/** Whether a link leads to who gives the visit, in every row that has both. */
export function isProvider(
  rows: readonly unknown[],
  link: Link<{ readonly id: Source }>,
  { provider }: Partial<AppointmentFields>,
): boolean {
  if (!provider) return false;
  const both = rows.flatMap((row) => {
    const [person, gives] = [linkedIds([row], link)[0], linkedIds([row], provider)[0]];
    return person === undefined || gives === undefined ? [] : [person === gives];
  });
  return both.length > 0 && both.every((isSame) => isSame);
}

/** An id that is the same in many rows may be that of the whole clinic, or of who keeps the records. */
export function isOfAll(rows: readonly unknown[], link: Link<{ readonly id: Source }>): boolean {
  const ids = linkedIds(rows, link);
  return ids.length >= 2 * perPerson && new Set(ids).size === 1;
}

export type LinkJudgement = 'fits' | 'contradicts' | 'silent';

/** Whether the ids that a link leads to stand in a list; that none does speaks against it only where the list is whole. */
export function judgeLink(
  link: Link<{ readonly id: Source; readonly name?: Source }>,
  rows: readonly unknown[],
  { ids, names, whole }: KnownRows,
): LinkJudgement {
  if (link.mention === 'name') return 'silent';
  const found = new Set(linkedIds(rows, link));
  if (found.size === 0) return 'silent';
  const known = [...found].filter((id) => ids.has(id)).length;
  // Of a list that is whole most ids should be known.
  const isPart = whole && 2 * known < found.size;
  if (known > 0) return areOtherPeople(link, rows, names, isPart) ? 'contradicts' : 'fits';
  return whole && found.size >= 2 && ids.size > 0 ? 'contradicts' : 'silent';
}

/** A link by what seemed to be names, where these are ids of the list: `clinic: "4002"`. */
export function linkById<To extends Link<{ readonly id: Source; readonly name: Source }>>(
  link: To,
  rows: readonly unknown[],
  { ids, names }: KnownRows,
): To {
  if (link.mention !== 'name') return link;
  const called = new Set(names.values());
  const found = linkedIds(rows, link);
  const areIds = found.length > 0 && found.every((text) => ids.has(text) && !called.has(text));
  return areIds ? { ...link, mention: 'id' } : link;
}

/** Fewer names may differ by chance, or by how they are written. */
const fewestNames = 3;

/** Whether the names beside the ids have nothing in common with those of the list: small numbers are ids of anything. */
function areOtherPeople(
  link: Link<{ readonly id: Source; readonly name?: Source }>,
  rows: readonly unknown[],
  names: ReadonlyMap<string, string>,
  isPart: boolean,
): boolean {
  if (link.mention) return false;
  const agreeing = new Map(
    rows.flatMap((row): [string, boolean][] => {
      const at = linkedAt(row, link);
      const [id, name] = [readText(at, link.fields.id), readText(at, link.fields.name)];
      const listed = id === null ? undefined : names.get(id);
      return id !== null && name !== null && listed !== undefined ? [[id, haveOneWord(name, listed)]] : [];
    }),
  );
  return agreeing.size >= (isPart ? 1 : fewestNames) && [...agreeing.values()].every((each) => !each);
}

function haveOneWord(one: string, other: string): boolean {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const known = new Set(words(other));
  return words(one).some((word) => known.has(word));
}
