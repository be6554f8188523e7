import { createClientStore } from '../../../electron/core/session/directory/clientStore.ts';
import { createSearch } from '../../../electron/core/session/directory/findClients.ts';
import type { ClientRow } from '../../../graphql/service/readers/readObjects.ts';
import { clientRow } from './testDirectory.ts';

// 200 searches as receptionists type them, each with the intended client. Every name may occur twice in a town, so the
// query identifies the client by more: name and pet, digits, an address, a slip of the hand.

const given =
  'Maria Liam Olivia Noah Emma James Ava Lucas Sofia Mateo Zoë Søren Núria Anaïs Björn Chloé Łukasz Ingrid Yusuf Mei'.split(
    ' ',
  );
const family =
  'Lopez Smith Johnson Müller García Nguyen O’Brien Kowalski Rossi Dubois Hernández Kim Patel Jensen Novak Silva Haddad Tanaka Schmidt Walker'.split(
    ' ',
  );
const pets =
  'Biscuit Molly Luna Max Coco Bella Charlie Daisy Oscar Milo Whiskers Pepper Ginger Shadow Rocky Ziggy Nala Simba Hazel Olive'.split(
    ' ',
  );

interface Person {
  readonly row: ClientRow;
  readonly first: string;
  readonly last: string;
  readonly pet: string;
  readonly phone: string;
}

/** 2 000 people: 20 × 20 names, five times over, distinguished by pets, numbers and addresses. */
function people(): readonly Person[] {
  return Array.from({ length: 2_000 }, (_, index) => {
    const first = given[index % 20] ?? '';
    const last = family[Math.floor(index / 20) % 20] ?? '';
    const round = Math.floor(index / 400);
    const pet = pets[(index * 7 + round * 3) % 20] ?? '';
    const phone = `(${212 + round}) 555-${String((index * 4_973) % 10_000).padStart(4, '0')}`;
    const row = clientRow({
      id: String(30_000 + index),
      name: `${first} ${last}`,
      phones: [phone],
      emails: [`${plain(first)}.${plain(last)}.${index}@example.org`],
      patients: [pet],
    });
    return { row, first, last, pet, phone };
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .replace('ø', 'o')
    .replace('Ł', 'L')
    .toLowerCase();
}

/** Two neighbours changed places: the commonest slip. */
function swapped(word: string): string {
  return `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`;
}

const forms: readonly ((person: Person) => string)[] = [
  ({ first, last, pet }) => `${first} ${last} ${pet}`,
  ({ first, last, pet }) => `${plain(last)} ${plain(first)} ${plain(pet)}`,
  ({ phone }) => phone,
  ({ phone }) => phone.replace(/\D/g, ''),
  ({ phone }) => `+1 ${phone.replace(/\D/g, '')}`,
  ({ last, phone }) => `${plain(last)} ${phone.slice(-4)}`,
  ({ row }) => row.emails[0] ?? '',
  ({ row }) => row.id,
  ({ first, last, pet }) => `${plain(first)} ${swapped(plain(last))} ${plain(pet)}`,
  ({ first, last, pet }) => `${plain(first).slice(0, 3)} ${plain(last).slice(0, 4)} ${plain(pet).slice(0, 3)}`,
  // A letter too few, one too many, and another than meant.
  ({ first, last, phone }) => `${plain(first)} ${plain(last).slice(0, 3)}${plain(last).slice(4)} ${phone.slice(-4)}`,
  ({ last, pet, phone }) => `${plain(last)} ${plain(pet)}${plain(pet).slice(-1)} ${phone.slice(-4)}`,
  ({ first, last, pet }) => `${plain(pet)} ${plain(last).slice(0, 4)}x${plain(last).slice(5)} ${plain(first)}`,
  ({ phone }) => phone.slice(-8),
  ({ row }) => (row.emails[0] ?? '').split('@')[0] ?? '',
  ({ phone, first }) => `${phone.slice(-4)} ${plain(first).slice(0, 2)}`,
];

/** The reciprocal rank of the meant client in each of the 200 searches; 0 where she is not among the first 50. */
export function reciprocalRanks(): readonly number[] {
  const all = people();
  const store = createClientStore();
  for (const { row } of all) store.put(row, 2);
  const search = createSearch(store);
  return Array.from({ length: 200 }, (_, index) => {
    const person = all[(index * 997) % all.length];
    const form = forms[index % forms.length];
    if (!person || !form) throw new Error('There are people and forms.');
    // Another client with the same name and a pet of the same name is a correct result as well.
    const isMeant = ({ id }: ClientRow): boolean => {
      const other = all[Number(id) - 30_000];
      const searchesByPerson = [0, 1, 8, 9, 12].includes(index % forms.length);
      const isTwin = other?.first === person.first && other.last === person.last && other.pet === person.pet;
      return id === person.row.id || (searchesByPerson && isTwin);
    };
    const rank = search.find(form(person), 50).clients.findIndex(isMeant);
    return rank < 0 ? 0 : 1 / (rank + 1);
  });
}
