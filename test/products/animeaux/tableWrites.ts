import type { Backstage } from '../../dialects/dialect.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import {
  type AccountRow,
  type AnimeauxMemory,
  type BreedRow,
  type NamedRow,
  accountId,
  refusal,
  tableId,
} from './records.ts';

type ById = Readonly<Record<'id', string>>;
type AccountInput = Partial<Omit<AccountRow, 'id' | 'disabled'>> & { readonly password?: string | null };

/** Where ids of new rows begin to be counted. */
const later = 50;
const shortestPassword = 6;

/** What changes accounts, breeds and colors. */
export function animeauxTableWrites(stage: Backstage, memory: AnimeauxMemory, ownAccount: string): object {
  const { practice, now } = stage;
  const { accounts, breeds, colors } = memory;
  let made = 0;
  const nextNumber = (): number => {
    made += 1;
    return later + made;
  };
  function open(): void {
    if (stage.refuseWrites !== null) throw refusal(stage.refuseWrites);
  }
  function found<Table extends { readonly id: string }>(table: readonly Table[], id: string, code: string): Table {
    const one = table.find((row) => row.id === id);
    if (one) return one;
    throw refusal(code);
  }
  function put<Table extends { readonly id: string }>(table: Table[], row: Table): Table {
    open();
    const index = table.findIndex(({ id }) => id === row.id);
    if (index === -1) table.push(row);
    else table[index] = row;
    return row;
  }
  function remove(table: { readonly id: string }[], id: string): boolean {
    open();
    const index = table.findIndex((row) => row.id === id);
    if (index !== -1) table.splice(index, 1);
    return index !== -1;
  }
  function nameIn(table: readonly NamedRow[], name: string, what: string, own: string | null): string {
    const text = name.trim();
    if (text === '') throw refusal(`${what}/missing-name`);
    if (table.some((row) => row.name === text && row.id !== own)) throw refusal(`${what}/name-already-used`);
    return text;
  }
  function checkAccount({ displayName, groups, password }: AccountInput): void {
    if (displayName?.trim() === '') throw refusal('user/missing-display-name');
    if (groups?.length === 0) throw refusal('user/missing-group');
    if (typeof password === 'string' && password.length < shortestPassword) throw refusal('auth/invalid-password');
  }
  return {
    createUser(input: AccountInput) {
      checkAccount(input);
      const email = (input.email ?? '').trim();
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw refusal('user/invalid-email');
      if (accounts.some((row) => row.email === email)) throw refusal('auth/email-already-exists');
      const displayName = (input.displayName ?? '').trim();
      const id = accountId(100 + nextNumber());
      return put(accounts, { id, email, displayName, groups: input.groups ?? [], disabled: false });
    },
    updateUser({ id, ...input }: AccountInput & ById) {
      const before = found(accounts, id, 'user/not-found');
      checkAccount(input);
      // Whoever asks can't lock themselves out.
      if (id === ownAccount && input.groups && !input.groups.includes('ADMIN')) throw refusal('user/is-admin');
      const displayName = input.displayName?.trim() ?? before.displayName;
      return put(accounts, { ...before, displayName, groups: input.groups ?? before.groups });
    },
    deleteUser({ id }: ById) {
      if (id === ownAccount) throw refusal('user/is-current-user');
      remove(accounts, id);
      return true;
    },
    toggleUserBlockedStatus({ id }: ById) {
      if (id === ownAccount) throw refusal('user/is-current-user');
      const before = found(accounts, id, 'user/not-found');
      return put(accounts, { ...before, disabled: !before.disabled });
    },
    createAnimalBreed({ name, species }: Omit<BreedRow, 'id'>) {
      return put(breeds, {
        id: tableId('breed', nextNumber()),
        name: nameIn(breeds, name, 'animal-breed', null),
        species,
      });
    },
    updateAnimalBreed({ id, name, species }: ById & Partial<Readonly<Record<'name' | 'species', string | null>>>) {
      const before = found(breeds, id, 'animal-breed/not-found');
      const text = typeof name === 'string' ? nameIn(breeds, name, 'animal-breed', id) : before.name;
      const after = put(breeds, { id, name: text, species: species ?? before.species });
      // Animals go on having the breed, whatever it is called.
      const those = practice.patients.filter(({ breed }) => breed === before.name && text !== before.name);
      for (const { key } of those) changePatient(practice, key, { breed: text }, now());
      return after;
    },
    deleteAnimalBreed: ({ id }: ById) => remove(breeds, id),
    createAnimalColor({ name }: Omit<NamedRow, 'id'>) {
      return put(colors, { id: tableId('color', nextNumber()), name: nameIn(colors, name, 'animal-color', null) });
    },
    updateAnimalColor({ id, name }: ById & { readonly name?: string | null }) {
      const before = found(colors, id, 'animal-color/not-found');
      return put(colors, {
        id,
        name: typeof name === 'string' ? nameIn(colors, name, 'animal-color', id) : before.name,
      });
    },
    deleteAnimalColor: ({ id }: ById) => remove(colors, id),
  };
}
