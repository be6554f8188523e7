import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { PediatricianMemory, PediatricianRecords } from './records.ts';
import { failure, ownersOf, partsOf, pediatricianIds } from './values.ts';

const code = 'INTERNAL_SERVER_ERROR';
const noValues =
  'Cannot perform update query because update values are not defined. Call "qb.set(...)" method to specify updated values.';

type NewUser = Readonly<Record<'name' | 'email' | 'password' | 'role', string>>;

interface ById {
  readonly id: string;
}

/** Mutations about users: those of the visits' service, and those of the service for signing in. */
export function pediatricianUserWrites(
  stage: Backstage,
  records: PediatricianRecords,
  memory: PediatricianMemory,
): object {
  const { practice, now, refuseWrites } = stage;
  const allow = (): void => {
    if (refuseWrites !== null) throw failure(refuseWrites);
  };
  const has = (email: string): boolean => records.users().some((row) => row['email'] === email);
  const enter = ({ name, email, role }: NewUser): ClientRecord => {
    // The staff of the practice doesn't grow.
    if (role !== 'OWNER') throw failure('No more veterinarians are entered here');
    return rowOrError(stage, () => registerClient(practice, { ...partsOf(name), emails: [email] }, now()), code);
  };
  const duplicate = (email: string): Error =>
    failure(`Duplicate entry '${email}' for key 'IDX_3fa909d0e37c531ebc23770339'`);
  return {
    register(user: NewUser): Row {
      allow();
      if (has(user.email)) throw failure('Email already exists');
      const { key } = enter(user);
      return { token: `token-of-${String(key)}`, user: records.user(pediatricianIds.of('client', key)) };
    },
    // Whatever the password: those that are stored are hashes of none.
    login({ email }: { readonly email: string }): never {
      throw failure(has(email) ? 'Invalid password' : 'User not found');
    },
    // This service keeps a password as it comes.
    createUser(user: NewUser): Row | null {
      allow();
      if (has(user.email)) throw duplicate(user.email);
      const id = pediatricianIds.of('client', enter(user).key);
      memory.passwords.set(id, user.password);
      return records.user(id);
    },
    updateUser({ id, ...fields }: Row & ById): Row | null {
      allow();
      if (Object.keys(fields).length === 0) throw failure(noValues);
      const nothing = Object.entries(fields).find(([, value]) => value === null);
      if (nothing) throw failure(`Column '${nothing[0]}' cannot be null`);
      const before = records.user(id);
      if (!before) return null;
      const email = givenText(fields, 'email') ?? undefined;
      if (email !== undefined && email !== before['email'] && has(email)) throw duplicate(email);
      const password = givenText(fields, 'password');
      if (password) memory.passwords.set(id, password);
      const owner = rowOf(ownersOf(practice), pediatricianIds.key('client', id));
      if (owner === null) {
        const { name, role } = fields;
        memory.staff.set(id, { ...memory.staff.get(id), ...presentFields({ name, email, role }) });
        return records.user(id);
      }
      const name = givenText(fields, 'name');
      const change = { ...(name && partsOf(name)), emails: contactChange(owner, undefined, email).emails };
      rowOrError(stage, () => changeClient(practice, owner.key, change, now()), code);
      return records.user(id);
    },
    // A row that was removed has lost its number.
    deleteUser({ id }: ById): Row | null {
      allow();
      const user = records.user(id);
      if (!user) return null;
      const [owner, vet] = [pediatricianIds.key('client', id), pediatricianIds.key('provider', id)];
      const column = user['role'] === 'OWNER' ? 'ownerId' : 'veterinaireId';
      const isUsed = records
        .visits()
        .some((row) => (column === 'ownerId' ? row.clientKey === owner : row.providerKey === vet));
      if (isUsed)
        throw failure(
          `Cannot delete or update a parent row: a foreign key constraint fails (\`pet\`.\`visit_veterinaire\`, CONSTRAINT \`FK_user\` FOREIGN KEY (\`${column}\`) REFERENCES \`user_app\` (\`id\`))`,
        );
      if (column === 'ownerId')
        rowOrError(stage, () => changeClient(practice, owner, { isDeleted: true }, now()), code);
      else memory.goneStaff.add(id);
      return { ...user, id: null };
    },
  };
}
