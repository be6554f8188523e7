import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { rowOf, visitStates } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

// Staff and types have the codes that the practice typed in once; all else is numbered by the database.
const codes: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  provider: ['AO', 'BH', 'PR', 'MD', 'LW', 'TR', 'GL', 'OB'],
  visitType: ['WELL', 'VACC', 'SICK', 'SURG', 'NAIL', 'RCHK', 'MEET'],
};

const numbers = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 10_200,
  patient: 31_000,
  appointment: 508_000,
});

/** Keys of the tables: numbers, and codes of staff and types. */
export const fetlockIds: Ids = {
  of: (kind, key) => codes[kind]?.[key - 1] ?? numbers.of(kind, key),
  key(kind, id) {
    const known = codes[kind];
    if (!known) return numbers.key(kind, id);
    // Codes are compared as the database does, whatever their case.
    const index = known.indexOf(String(id ?? '').toUpperCase());
    return index === -1 ? null : index + 1;
  },
};

/** A key that is a number. */
export function numberOf(kind: Kind, key: number): number {
  return Number(fetlockIds.of(kind, key));
}

/** The lookup table of how far an entry of the diary is. */
export const diaryStatuses: Readonly<Record<VisitState, { readonly code: string; readonly caption: string }>> = {
  planned: { code: 'BKD', caption: 'Booked' },
  confirmed: { code: 'CNF', caption: 'Confirmed' },
  arrived: { code: 'WTG', caption: 'In waiting room' },
  inProgress: { code: 'CON', caption: 'In consult' },
  ready: { code: 'RDY', caption: 'Ready to go home' },
  completed: { code: 'DEP', caption: 'Departed' },
  cancelled: { code: 'CXL', caption: 'Cancelled' },
  noShow: { code: 'DNA', caption: 'Did not attend' },
};

/** The rows of that table, in their order. */
export const statusRows = visitStates.map((state, index) => ({
  StatusCode: diaryStatuses[state].code,
  Caption: diaryStatuses[state].caption,
  SortOrder: (index + 1) * 10,
}));

/** The state with a code; null where the table has none. */
export function stateOfCode(code: string): VisitState | null {
  return visitStates.find((state) => diaryStatuses[state].code === code.toUpperCase()) ?? null;
}

const species: readonly (readonly [code: string, caption: string])[] = [
  ['CAN', 'Canine'],
  ['FEL', 'Feline'],
  ['RAB', 'Rabbit'],
  ['AVI', 'Avian'],
  ['EQU', 'Equine'],
  ['FER', 'Ferret'],
  ['GUI', 'Guinea pig'],
  ['REP', 'Reptile'],
  ['OTH', 'Other'],
];

/** The lookup table of species. */
export const speciesRows = species.map(([SpeciesCode, Caption]) => ({ SpeciesCode, Caption }));

/** The row of a species, by its code or its caption; null where the table has none. */
export function speciesOf(text: string): { readonly SpeciesCode: string; readonly Caption: string } | null {
  const wanted = text.trim().toLowerCase();
  return (
    speciesRows.find((row) => row.SpeciesCode.toLowerCase() === wanted || row.Caption.toLowerCase() === wanted) ?? null
  );
}

/** What the database calls a kind of number. */
export const phoneKinds: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'CELL',
  Home: 'HOME',
  Work: 'WORK',
};

// Windows has names of its own for zones.
const windowsZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Standard Time',
  'America/Denver': 'Mountain Standard Time',
};

/** The zone as Windows names it. */
export function windowsZone(zone: string): string {
  return windowsZones[zone] ?? 'Eastern Standard Time';
}

/** The zone of a site. */
export function siteZone({ places }: Practice, placeKey: number): string {
  return rowOf(places, placeKey)?.zone ?? 'America/New_York';
}

/** Whether the diary has a row at all: what was removed is in an audit table, time that is kept free is there. */
export function isInDiary({ isDeleted }: AppointmentRecord): boolean {
  return !isDeleted;
}

/** A color as Windows keeps it: blue, green and red in one number. */
export function oleColor(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return blue * 65_536 + green * 256 + red;
}

/** A text without case and accents, as the collation of the database compares it. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
