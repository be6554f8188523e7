import type { DuplicateReason, DuplicateSearch } from '../../../../graphql/desk/generated/types.ts';
import { isSamePhoneNumber, extractPhoneDigits, minDistinctiveDigits } from '../../../contract/phoneNumbers.ts';
import type { ClientStore } from './clientStore.ts';
import { traits } from './clientColumns.ts';
import { foldText } from '../../../contract/foldText.ts';
import { patientMark } from './searchText.ts';

export interface DuplicateSlot {
  readonly slot: number;
  readonly reasons: readonly DuplicateReason[];
}

export interface DuplicatePair {
  readonly one: number;
  readonly other: number;
  readonly reasons: readonly DuplicateReason[];
}

/** With this many digits a number is unique in a whole country; its country code may precede them or not. */
const comparedDigits = 9;
const maxDuplicates = 10;
/** The limit of pairs among clients who share a value, such as the number of a shelter. */
const mostSharing = 6;
const mostPairs = 5_000;

const weight: Readonly<Record<DuplicateReason, number>> = { phone: 4, email: 4, nameAndPatient: 5, name: 2 };

/**
 * Possible duplicates of the client being registered, most similar first. A name alone counts only if it is identical.
 */
export function findDuplicates(store: ClientStore, typed: DuplicateSearch): readonly DuplicateSlot[] {
  const name = typed.name ? foldText(typed.name) : '';
  const pet = typed.patient ? foldText(typed.patient) : '';
  const email = typed.email?.trim().toLowerCase() ?? '';
  const phones = extractPhoneDigits(typed.phone ?? '').filter(({ length }) => length >= minDistinctiveDigits);
  const found: DuplicateSlot[] = [];
  for (let slot = 0; slot < store.slots; slot += 1) {
    if (!isHere(store, slot)) continue;
    const text = store.columns.search[slot] ?? '';
    if (typed.except && text.endsWith(`\n ${typed.except.toLowerCase()}`)) continue;
    const reasons: DuplicateReason[] = [];
    if (phones.length > 0 && hasOneOf(phones, store.columns.digits[slot] ?? '')) reasons.push('phone');
    const lines = text.split('\n');
    if (email !== '' && splitWords(lines[2]).includes(email)) reasons.push('email');
    if (name !== '' && isSameName(name, lines[0]?.trim() ?? '')) {
      const isPet = pet !== '' && petsOf(lines[1]).includes(pet);
      reasons.push(isPet ? 'nameAndPatient' : 'name');
    }
    if (reasons.length > 0) found.push({ slot, reasons });
  }
  return found.toSorted((one, other) => weigh(other.reasons) - weigh(one.reasons)).slice(0, maxDuplicates);
}

/** Pairs that share a number, an address, or a name together with a patient's; most similar first, at most 5 000. */
export function findPairs(store: ClientStore): readonly DuplicatePair[] {
  const groups = new Map<string, number[]>();
  const add = (key: string, slot: number): void => {
    const group = groups.get(key);
    if (!group) groups.set(key, [slot]);
    else if (group.length < mostSharing && group.at(-1) !== slot) group.push(slot);
  };
  const distinctive = store.columns.digits.map(distinctiveNumbers);
  const shortEnds = shortEndsOf(distinctive);
  for (let slot = 0; slot < store.slots; slot += 1) {
    if (!isHere(store, slot)) continue;
    for (const number of distinctive[slot] ?? []) {
      if (number.length >= comparedDigits) add(`phone ${number.slice(-comparedDigits)}`, slot);
      const end = number.slice(-minDistinctiveDigits);
      if (shortEnds.has(end)) add(`phone ${end}`, slot);
    }
    const [name = '', pets, emails] = (store.columns.search[slot] ?? '').split('\n');
    for (const email of splitWords(emails)) add(`email ${email}`, slot);
    const sorted = sortedName(name);
    if (sorted !== '') for (const pet of petsOf(pets)) add(`nameAndPatient ${sorted}\n${pet}`, slot);
  }
  const pairs = new Map<
    string,
    { readonly one: number; readonly other: number; readonly reasons: Set<DuplicateReason> }
  >();
  for (const [key, slots] of groups) {
    if (slots.length < 2) continue;
    // Sound: the keys were written above.
    const alike = key.slice(0, key.indexOf(' ')) as DuplicateReason;
    const isShortEnd = alike === 'phone' && key.length === 'phone '.length + minDistinctiveDigits;
    for (const [index, one] of slots.entries())
      for (const other of slots.slice(index + 1)) {
        // Numbers of two areas may share their last digits; one without an area code matches either.
        if (isShortEnd && !hasOneOf(distinctive[one] ?? [], store.columns.digits[other] ?? '')) continue;
        const known = pairs.get(`${one} ${other}`);
        if (known) known.reasons.add(alike);
        else if (pairs.size < mostPairs) pairs.set(`${one} ${other}`, { one, other, reasons: new Set([alike]) });
      }
  }
  const nameOf = (slot: number): string => sortedName((store.columns.search[slot] ?? '').split('\n')[0] ?? '');
  return [...pairs.values()]
    .map(({ one, other, reasons }) => {
      const sameName = !reasons.has('nameAndPatient') && nameOf(one) !== '' && nameOf(one) === nameOf(other);
      return { one, other, reasons: [...reasons, ...(sameName ? (['name'] as const) : [])] };
    })
    .toSorted(
      (one, other) => weigh(other.reasons) - weigh(one.reasons) || one.one - other.one || one.other - other.other,
    );
}

function isHere({ columns }: ClientStore, slot: number): boolean {
  return ((columns.traits[slot] ?? 0) & traits.here) !== 0;
}

function weigh(reasons: readonly DuplicateReason[]): number {
  return reasons.reduce((sum, each) => sum + weight[each], 0);
}

/** The numbers in a column's text that identify a person, without the leading 0 (trunk prefix). */
function distinctiveNumbers(digits: string): readonly string[] {
  return digits
    .split(' ')
    .map((each) => (each.startsWith('0') ? each.replace(/^0+/, '') : each))
    .filter(({ length }) => length >= minDistinctiveDigits);
}

/**
 * The last digits of numbers without an area code, or of complete numbers in a small country: no more digits can be
 * compared.
 */
function shortEndsOf(distinctive: readonly (readonly string[])[]): ReadonlySet<string> {
  const short = distinctive.flat().filter(({ length }) => length < comparedDigits);
  return new Set(short.map((number) => number.slice(-minDistinctiveDigits)));
}

function hasOneOf(numbers: readonly string[], digits: string): boolean {
  return digits.split(' ').some((each) => numbers.some((number) => isSamePhoneNumber(each, number)));
}

function splitWords(line: string | undefined): readonly string[] {
  return (line ?? '').split(' ').filter((word) => word !== '');
}

function petsOf(line: string | undefined): readonly string[] {
  return (line ?? '')
    .split(patientMark)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** The order of a name's words does not matter. */
function isSameName(one: string, other: string): boolean {
  return one.length === other.length && sortedName(one) === sortedName(other);
}

function sortedName(name: string): string {
  return splitWords(name).toSorted().join(' ');
}
