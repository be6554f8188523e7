import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type OptiVetMemory, type OptiVetRecords, passwordHash } from './records.ts';
import { failure, isObjectId, optiVetIds } from './values.ts';

const code = 'INTERNAL_SERVER_ERROR';
const roles = ['owner', 'veterinarian', 'staff', 'admin'];

type NewUser = Readonly<
  Record<'first_name' | 'last_name' | 'email' | 'password' | 'role' | 'phone' | 'address', string>
>;

interface ById {
  readonly _id: string;
}

/** Mutations about users of all roles: those who own animals are clients of the practice. */
export function optiVetUserWrites(stage: Backstage, records: OptiVetRecords, memory: OptiVetMemory): object {
  const { practice, now, refuseWrites } = stage;
  const allow = (): void => {
    if (refuseWrites !== null) throw failure(refuseWrites);
  };
  /** A user who is to be changed, and the key of the client behind it. */
  const known = (id: string, doing: string): { readonly user: Row; readonly key: number | null } => {
    if (!isObjectId(id)) throw failure(`Error ${doing} user: Invalid or missing user ID.`);
    const user = records.user(id);
    if (!user) throw failure(`Error ${doing} user: User not found.`);
    return { user, key: rowOf(records.clients(), optiVetIds.key('client', id))?.key ?? null };
  };
  return {
    // Whatever the password: those that are stored here can't be known.
    loginUser({ email }: { readonly email: string }): never {
      const isKnown = records.users().some((row) => row['email'] === email);
      throw failure(isKnown ? 'Invalid password.' : 'User not found.');
    },
    addUser({ first_name, last_name, email, role, phone, address }: NewUser): Row | null {
      allow();
      const user = { first_name, last_name, email, role, phone, address };
      if (records.users().some((row) => row['email'] === user.email))
        throw failure('Error adding user: User with this email already exists.');
      const reasons = faultsOf(user);
      if (reasons.length > 0) throw failure(`Error adding user: User validation failed: ${reasons.join(', ')}`);
      const [given, family] = [user.first_name.trim(), user.last_name.trim()];
      if (user.role !== 'owner') {
        const id = optiVetIds.of('organization', 100 + memory.addedStaff.length);
        const names = { first_name: given, last_name: family };
        memory.users.set(id, { ...user, ...names, _id: id, passwordHash, appointments: [] });
        memory.addedStaff.push(id);
        return records.user(id);
      }
      const details = { givenName: given, familyName: family, emails: [user.email], phones: [user.phone] };
      const made = rowOrError(stage, () => registerClient(practice, details, now()), code);
      const id = optiVetIds.of('client', made.key);
      memory.users.set(id, { address: user.address.trim() });
      return records.user(id);
    },
    // What is changed is not checked, but for the email, which nobody else may have.
    updateUser({ _id: id, ...fields }: Row & ById): Row | null {
      allow();
      const { user, key } = known(id, 'updating');
      const email = givenText(fields, 'email');
      if (email && email !== user['email'] && records.users().some((row) => row['email'] === email)) {
        const place = 'collection: optivet_db.users index: email_1';
        throw failure(`Error updating user: E11000 duplicate key error ${place} dup key: { email: "${email}" }`);
      }
      if (key === null) {
        memory.users.set(id, { ...memory.users.get(id), ...presentFields(fields) });
        return records.user(id);
      }
      const before = rowOf(practice.clients, key);
      const contacts = contactChange(before, givenText(fields, 'phone'), email);
      const names = { givenName: givenText(fields, 'first_name'), familyName: givenText(fields, 'last_name') ?? '' };
      rowOrError(stage, () => changeClient(practice, key, { ...names, ...contacts }, now()), code);
      const { role, address, passwordHash: hash } = fields;
      memory.users.set(id, { ...memory.users.get(id), ...presentFields({ role, address, passwordHash: hash }) });
      return records.user(id);
    },
    deleteUser({ _id: id }: ById): Row {
      allow();
      const { user, key } = known(id, 'deleting');
      if (key === null) memory.goneStaff.add(id);
      else rowOrError(stage, () => changeClient(practice, key, { isDeleted: true }, now()), code);
      return user;
    },
  };
}

/** What Mongoose finds wrong with a new user, path by path. */
function faultsOf(user: Omit<NewUser, 'password'>): readonly string[] {
  const trimmed = { ...user, first_name: user.first_name.trim(), last_name: user.last_name.trim() };
  const rules: Readonly<Record<keyof typeof trimmed, (text: string) => string | null>> = {
    first_name: (text) => nameFault('first_name', text),
    last_name: (text) => nameFault('last_name', text),
    email: (text) => (/.+@.+\..+/.test(text) ? null : 'Must match an email address!'),
    role: (text) => (roles.includes(text) ? null : `\`${text}\` is not a valid enum value for path \`role\`.`),
    phone: (text) => (/^\+?[1-9]\d{1,14}$/.test(text) ? null : invalid('phone', text)),
    address: (text) => (text.trim().length >= 5 && text.trim().length <= 100 ? null : invalid('address', text.trim())),
  };
  return (['first_name', 'last_name', 'email', 'role', 'phone', 'address'] as const).flatMap((path) => {
    const fault = trimmed[path] === '' ? `Path \`${path}\` is required.` : rules[path](trimmed[path]);
    return fault === null ? [] : [`${path}: ${fault}`];
  });
}

function nameFault(path: string, text: string): string | null {
  const size = `Path \`${path}\` (\`${text}\`, length ${String(text.length)}) is`;
  if (text.length < 2) return `${size} shorter than the minimum allowed length (2).`;
  if (text.length > 50) return `${size} longer than the maximum allowed length (50).`;
  // Letters from A to Z only.
  return /^[a-zA-Z]+$/.test(text) ? null : invalid(path, text);
}

function invalid(path: string, text: string): string {
  return `Validator failed for path \`${path}\` with value \`${text}\``;
}
