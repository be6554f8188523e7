import type { Row } from '../generatedRows.ts';
import { phoneTypes, statuses } from './values.ts';

interface Group {
  readonly descr: string;
  readonly sys: boolean;
  /** Codes with their descriptions; those that are no longer used begin with a minus. */
  readonly values: readonly (readonly string[])[];
}

/** A group from a text such as "P Private|F Farm". */
function group(descr: string, sys: boolean, text: string): Group {
  return {
    descr,
    sys,
    values: text.split('|').map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ /, '')]),
  };
}

const ownStatuses = Object.values(statuses).map(({ code, descr }) => `${code} ${descr}`);
const ownPhones = Object.entries(phoneTypes).map(([label, code]) => `${code} ${label}`);
const groups: Readonly<Record<string, Group>> = {
  ACTY: group('Account types', true, 'P Private|F Farm|Y Yard|C Company or charity'),
  APST: group('Diary statuses', true, [...ownStatuses, '-TRF Transferred'].join('|')),
  BLKT: group('Block types', false, 'MTG Meeting|HOL Holiday|LUN Lunch|REP Drug rep'),
  CANR: group('Reasons for cancelling', false, 'CLI By client|PRA By practice|BET Animal better|ERR Booked in error'),
  CLNT: group('Clinical line types', true, 'H History|X Examination|T Treatment'),
  COLT: group('Column types', true, 'V Vet|N Nurse|G Groomer|R Room|C Calls'),
  FVST: group('Farm visit statuses', true, 'P Planned|D Done|X Cancelled'),
  JOBT: group('Jobs', false, 'VET Veterinary surgeon|RVN Nurse|GRM Groomer|REC Receptionist'),
  LBST: group('Lab statuses', true, 'S Sent|R Result in|V Seen by vet'),
  MSGT: group('Message types', true, 'S SMS|E E-mail|L Letter'),
  MSST: group('Message statuses', true, 'Q Queued|D Delivered|F Failed|U Unread'),
  PAYT: group('Payment terms', false, 'C Cash|30 30 days|DD Direct debit'),
  PHTY: group('Phone types', true, [...ownPhones, '-FAX Fax'].join('|')),
  RCPT: group('Ways of paying', false, 'CA Cash|CC Card|CH Cheque'),
  SEX: group('Sexes', true, 'M Male|F Female|U Not known'),
  TITL: group('Titles', false, 'MR Mr|MRS Mrs|MS Ms|DR Dr|REV Revd'),
  TRTY: group('Transaction types', true, 'INV Invoice|REC Receipt|CRN Credit note'),
};

/** The values of a group; nothing for a group that isn't there. */
export function codeValues(grp: string): readonly Row[] {
  return (groups[grp]?.values ?? []).map(([code = '', descr = ''], index) => ({
    grp_cd: grp,
    code: code.replace('-', ''),
    descr,
    seq_no: (index + 1) * 10,
    inactive: code.startsWith('-'),
  }));
}

/** All groups. */
export function codeGroups(): readonly Row[] {
  return Object.entries(groups).map(([grp, { descr, sys }]) => ({
    grp_cd: grp,
    descr,
    sys,
    code_vals: () => codeValues(grp),
  }));
}

/** Whether a code of a group can be used. */
export function isCode(grp: string, code: unknown): boolean {
  return codeValues(grp).some((row) => row['code'] === code && row['inactive'] === false);
}

/** What a code means. */
export function described(grp: string, code: string | null): string | null {
  const found = codeValues(grp).find((row) => row['code'] === code)?.['descr'];
  return typeof found === 'string' ? found : null;
}

/** Animals that a mixed practice sees, with the department; the practice's own species may come on top. */
export const usualSpecies: readonly (readonly [code: string, descr: string, dept: string])[] = [
  ['AVI', 'Avian', 'SA'],
  ['BOV', 'Bovine', 'FA'],
  ['CAN', 'Canine', 'SA'],
  ['EQU', 'Equine', 'EQ'],
  ['FEL', 'Feline', 'SA'],
  ['OVI', 'Ovine', 'FA'],
  ['RAB', 'Rabbit', 'SA'],
];

/** Breeds that are there before any animal has one. */
export const usualBreeds: readonly (readonly [species: string, descr: string])[] = [
  ['Canine', 'Labrador Retriever'],
  ['Canine', 'Border Collie'],
  ['Canine', 'Dachshund'],
  ['Feline', 'Domestic Shorthair'],
  ['Feline', 'Maine Coon'],
  ['Rabbit', 'Holland Lop'],
  ['Avian', 'Cockatiel'],
  ['Equine', 'Irish Draught'],
  ['Equine', 'Connemara'],
  ['Bovine', 'Friesian'],
  ['Bovine', 'Aberdeen Angus'],
  ['Ovine', 'Texel'],
];

/** Departments. */
export const depts: readonly { readonly dept_cd: string; readonly descr: string }[] = [
  { dept_cd: 'SA', descr: 'Small animal' },
  { dept_cd: 'EQ', descr: 'Equine' },
  { dept_cd: 'FA', descr: 'Farm' },
];
