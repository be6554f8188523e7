import { type Ids, mixed } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

/** What an id begins with, by the type that it belongs to. */
export const prefixes = {
  PracticeGroup: 'grp',
  Site: 'site',
  TeamMember: 'tm',
  ConsultType: 'ct',
  Household: 'hh',
  Animal: 'anm',
  Booking: 'bk',
  Slot: 'slt',
  Visit: 'vis',
  RosterBlock: 'blk',
  WaitlistEntry: 'wl',
  Department: 'dep',
  Room: 'rm',
  CareTeam: 'cte',
  Carer: 'car',
  ContactMethod: 'cm',
  Flag: 'flg',
  Species: 'spc',
  Breed: 'brd',
  Integration: 'int',
  Admission: 'adm',
  Recall: 'rcl',
  Invoice: 'inv',
  Payment: 'pay',
  Medicine: 'med',
  Conversation: 'cnv',
  Message: 'msg',
  Task: 'tsk',
} as const;
export type NodeType = keyof typeof prefixes;

const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const firstDay = Date.parse('2014-03-03T00:00:00Z');
const hourMs = 3_600_000;
// So that neighbours don't look like neighbours.
const mask = 0x2a_b7_31;

/** An id: what it belongs to, and a ULID in small letters. */
export function idText(type: NodeType, key: number): string {
  const time = base32(firstDay + (key % 90_000) * hourMs + (mixed(key) % hourMs), 10);
  // Keys go into the last eight letters, from which they are read again.
  return `${prefixes[type]}_${time}${base32(mixed(key * 31 + prefixes[type].length), 8)}${base32(key + mask, 8)}`;
}

/** The key behind an id, or null where it never belonged to such a thing. */
export function idKey(type: NodeType, id: unknown): number | null {
  if (typeof id !== 'string') return null;
  const key =
    id
      .slice(-8)
      .split('')
      .reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0) - mask;
  return key >= 0 && idText(type, key) === id ? key : null;
}

/** The type that an id belongs to by its beginning. */
export function typeOfId(id: string): NodeType | null {
  const types = Object.keys(prefixes) as NodeType[]; // Sound: exactly its keys.
  return types.find((type) => id.startsWith(`${prefixes[type]}_`)) ?? null;
}

/** A key that stands for a name, where the practice has nothing but the name. */
export function keyOfName(name: string): number {
  return name.split('').reduce((sum, letter) => (sum * 131 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

const typesOfKinds: Readonly<Record<Kind, NodeType>> = {
  organization: 'PracticeGroup',
  place: 'Site',
  provider: 'TeamMember',
  visitType: 'ConsultType',
  client: 'Household',
  patient: 'Animal',
  appointment: 'Booking',
};

/** The ids of what the practice keeps. */
export const currawongIds: Ids = {
  of: (kind, key) => idText(typesOfKinds[kind], key),
  key: (kind, id) => idKey(typesOfKinds[kind], id),
};

function base32(number: number, digits: number): string {
  let text = '';
  for (let rest = number, place = 0; place < digits; place += 1, rest = Math.floor(rest / 32))
    text = (letters[rest % 32] ?? '0') + text;
  return text;
}
