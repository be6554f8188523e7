import { type Practice, practiceDays } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { lengthText, sqlText, vetIds, zoneAt } from './values.ts';

/** Kinds of animals, in the order of their numbers. */
export const kinds: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian'];
/** Breeds, each with its kind. */
const breeds: readonly (readonly [title: string, kind: string])[] = [
  ['Labrador Retriever', 'Canine'],
  ['Dachshund', 'Canine'],
  ['Domestic Shorthair', 'Feline'],
  ['Maine Coon', 'Feline'],
  ['Holland Lop', 'Rabbit'],
  ['Cockatiel', 'Avian'],
];
/** Names of breeds, in the order of their numbers. */
export const breedTitles: readonly string[] = breeds.map(([title]) => title);
/** Words of animals' colors. */
export const colors: readonly string[] = ['black', 'white', 'brindle', 'tabby'];
/** Cities of clients and clinics. */
export const cities: readonly string[] = ['Portland', 'Boulder', 'Saco'];

const icons = ['dog', 'cat', 'rabbit', 'bird'];
const types = ['dog', 'cat', 'other', 'other'];
const manuals: readonly (readonly [id: number, title: string, name: string])[] = [
  [1, 'Type of visit', 'admission_type'],
  [2, 'Result of visit', 'admission_result'],
  [6, 'How they found the clinic', 'how_find_clinic'],
  [7, 'Colors of animals', 'pet_colors'],
  [8, 'Channels of admissions', 'appointment_channels'],
];
const otherItems: readonly (readonly [manual: number, first: number, titles: readonly string[]])[] = [
  [2, 61, ['Recovered', 'Treatment goes on']],
  [6, 81, ['Recommended by friends', 'Search engine', 'Street sign']],
  [7, 71, colors],
  [8, 91, ['vetmanager', 'website', 'phone']],
];

/** The number of a word in such a list, or null. */
export function numberIn(words: readonly string[], first: number, word: string | null): string | null {
  const index = word === null ? -1 : words.indexOf(word);
  return index < 0 ? null : String(first + index);
}

/** The word behind such a number. */
export function wordAt(words: readonly string[], first: number, id: unknown): string | null {
  return words[Number(id) - first] ?? null;
}

function numbered<Item>(items: readonly Item[], first: number, show: (item: Item, index: number) => Row): Row[] {
  return items.map((item, index) => ({ id: String(first + index), ...show(item, index) }));
}

/** What the other tables refer to: kinds and breeds, staff's positions, lists of words, cities, and who works when. */
export function listTables(practice: Practice): Readonly<Record<string, () => readonly Row[]>> {
  const item = (manual: number, title: string, length: string): Row => ({
    combo_manual_id: String(manual),
    title,
    dop_param1: length,
    dop_param2: '',
    dop_param3: '',
    is_active: 1,
  });
  return {
    pet_types: () => numbered(kinds, 1, (title, index) => ({ title, picture: icons[index], type: types[index] })),
    breeds: () => numbered(breeds, 330, ([title, kind]) => ({ title, pet_type_id: numberIn(kinds, 1, kind) })),
    client_types: () => numbered(['Regular', 'Breeder', 'Temporary'], 1, (title) => ({ title })),
    cities: () => numbered(cities, 251, (title) => ({ title, type_id: '1' })),
    streets: () =>
      numbered(['Mill Road', 'Harbor Street', 'Alpine Avenue'], 2, (title, index) => ({
        title,
        city_id: index === 2 ? '252' : '251',
        type: 'street',
      })),
    roles: () => numbered(['Doctor', 'Assistant'], 2, (name) => ({ name, super: 0 })),
    user_positions: () =>
      numbered(['Veterinarian', 'Technician', 'Groomer'], 5, (title, index) => ({
        title,
        admission_length: lengthText(index === 2 ? 60 : 30),
      })),
    combo_manual_names: () =>
      manuals.map(([id, title, name]) => ({ id: String(id), title, is_readonly: id === 8 ? 1 : 0, name })),
    combo_manual_items: () => [
      ...practice.visitTypes
        .filter((row) => !row.isBlock)
        .map((row) => {
          const id = vetIds.of('visitType', row.key);
          return { id, value: id, ...item(1, row.name, lengthText(row.minutes)) };
        }),
      ...otherItems.flatMap(([manual, first, titles]) =>
        numbered(titles, first, (title, index) => ({ value: String(first + index), ...item(manual, title, '') })),
      ),
    ],
    timesheets: () => timesheetsOf(practice),
  };
}

/** Shifts around lunch, and what keeps time free: there is no admission for a meeting. */
function timesheetsOf(practice: Practice): readonly Row[] {
  const shifts = practiceDays.flatMap((day, dayIndex) =>
    practice.providers
      .filter(({ isActive }) => isActive)
      .flatMap(({ key, placeKeys }) => {
        const placeKey = placeKeys[dayIndex % placeKeys.length] ?? 1;
        return [
          ['08:00:00', '12:30:00'],
          ['13:00:00', '18:00:00'],
        ].map(([begin, end]) => ({ doctor: key, placeKey, begin: `${day} ${begin}`, end: `${day} ${end}`, title: '' }));
      }),
  );
  const blocks = practice.appointments
    .filter((row) => row.isBlock && !row.isDeleted)
    .map((row) => ({
      doctor: row.providerKey ?? 1,
      placeKey: row.placeKey,
      begin: sqlText(row.start, zoneAt(row.placeKey)),
      end: sqlText(row.start + row.minutes * 60_000, zoneAt(row.placeKey)),
      title: row.reason ?? '',
    }));
  return [...shifts, ...blocks].map(({ doctor, placeKey, begin, end, title }, index) => ({
    id: String(index + 1),
    doctor_id: vetIds.of('provider', doctor),
    shedule_id: '0',
    begin_datetime: begin,
    end_datetime: end,
    type: title === '' ? 2 : 3,
    title,
    all_day: 0,
    night: 0,
    clinic_id: vetIds.of('place', placeKey),
  }));
}
