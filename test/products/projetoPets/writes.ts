import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { petsAnimalWrites } from './animalWrites.ts';
import type { PetsMemory } from './documents.ts';
import { removedText } from './documentWrites.ts';
import type { PetsRecords } from './records.ts';
import { checkId, namesOf, ownersOf, petsIds, phonesOf } from './values.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

interface UserArgs extends Login {
  readonly name: string;
  readonly cpf?: string | null;
  readonly nascimento?: string | null;
  readonly sexo?: string | null;
  readonly rg?: string | null;
  readonly telefones?: readonly string[] | null;
}

/** The mutations of people, and of what is done for their animals. */
export function petsWrites(
  backstage: Backstage,
  records: PetsRecords,
  memory: PetsMemory,
): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;
  const tokenOf = (id: string): string => Buffer.from(JSON.stringify({ userId: id })).toString('base64url');
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }));
  };
  /** Keeps what the practice has no place for; a birthDate has none here either. */
  const remember = (id: string, { password, cpf, nascimento, sexo, rg }: UserArgs, more: Row = {}): void => {
    memory.passwords.set(id, password);
    memory.profiles.set(id, { ...memory.profiles.get(id), ...presentFields({ cpf, nascimento, sexo, rg, ...more }) });
  };
  const created = (args: UserArgs): { readonly id: string; readonly user: Row | null } => {
    const person = { ...namesOf(args.name), emails: [args.email], phones: args.telefones ?? [] };
    const { key } = rowOrError(backstage, () => registerClient(practice, person, now()));
    const id = petsIds.of('client', key);
    remember(id, args);
    return { id, user: records.user(id) };
  };

  return {
    signup(args: UserArgs) {
      const { id, user } = created(args);
      return { token: tokenOf(id), user };
    },
    login({ email, password }: Login) {
      const owner = ownersOf(practice).find(({ emails }) => emails[0] === email);
      const member = practice.providers.find((row) => row.email === email);
      const id = owner ? petsIds.of('client', owner.key) : member && petsIds.of('provider', member.key);
      const user = records.user(id);
      if (id === undefined || !user) throw new GraphQLError(`Could not find user with email: ${email}`);
      if (memory.passwords.get(id) !== password) throw new GraphQLError('Invalid password');
      return { token: tokenOf(id), user };
    },
    createUser: (args: UserArgs) => created(args).user,
    editUser({ id, ...args }: UserArgs & { readonly id: string }) {
      allowed();
      checkId(id, 'User');
      const before = rowOf(ownersOf(practice), petsIds.key('client', id));
      const { email, name, telefones } = args;
      if (before) {
        const change = {
          ...(name !== fullNameOf(before) && namesOf(name)),
          emails: [email, ...before.emails.slice(1)],
          phones: telefones === undefined ? undefined : phonesOf(telefones ?? [], before.phones),
        };
        rowOrError(backstage, () => changeClient(practice, before.key, change, now()));
        remember(id, args);
      } else if (records.user(id)) remember(id, args, { email, name, telefones });
      return records.user(id);
    },
    removeUser({ id }: { readonly id: string }) {
      allowed();
      checkId(id, 'User');
      const owner = rowOf(ownersOf(practice), petsIds.key('client', id));
      if (owner) {
        const gone = { isDeleted: true, isActive: false };
        rowOrError(backstage, () => changeClient(practice, owner.key, gone, now()));
      } else if (records.user(id)) memory.removedStaff.add(id);
      return removedText;
    },
    ...petsAnimalWrites(backstage, records, memory),
  };
}
