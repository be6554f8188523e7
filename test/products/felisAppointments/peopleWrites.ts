import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type FelisMemory, nextId } from './memory.ts';
import type { FelisRecords, Person } from './records.ts';
import { checkEmail, checkRules, felisIds, hidden, idsIn, stampText } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface IdArgs {
  readonly id: string;
}

/** The mutations for users, groups, types and statuses. */
export function felisPeopleWrites(
  backstage: Backstage,
  records: FelisRecords,
  memory: FelisMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const nameIn = (name: string): { readonly givenName: string | null; readonly familyName: string } => {
    const [, given = '', family = name] = /^(.+) (\S+)$/.exec(name) ?? [];
    return { givenName: given === '' ? null : given, familyName: family };
  };
  const isTaken = (email: unknown, id: string | null): boolean =>
    typeof email === 'string' &&
    records.people().some((person) => person.id !== id && person.email.toLowerCase() === email.toLowerCase());
  const taken = 'The input.email has already been taken.';
  const shown = (id: string): Row | null => {
    const person = records.personAt(id);
    return person && records.user(person);
  };
  const remove = (person: Person, isDeleted: boolean): Row | null => {
    const { client, provider, id } = person;
    if (client) done(() => changeClient(practice, client.key, { isDeleted }, now()));
    if (provider) {
      allowed();
      memory.staff.set(provider.key, { ...memory.staff.get(provider.key), isDeleted });
    }
    return shown(id);
  };
  /** Ties rows to one, or takes them from it. */
  const tied = (before: readonly string[], relation: unknown): readonly string[] => {
    if (!isRow(relation)) return before;
    const kept = Array.isArray(relation['sync']) ? idsIn(relation, 'sync') : before;
    const all = new Set([...kept, ...idsIn(relation, 'connect'), ...idsIn(relation, 'syncWithoutDetaching')]);
    const gone = idsIn(relation, 'disconnect');
    return [...all].filter((id) => !gone.includes(id));
  };
  const stamp = (): string => stampText(now());
  const add = (rows: Map<string, Row>, fields: Row): Row => {
    allowed();
    const id = nextId(rows);
    const row = { ...fields, id, createdAt: stamp(), updatedAt: stamp() };
    rows.set(id, row);
    return row;
  };
  const change = (rows: Map<string, Row>, id: unknown, fields: Row): Row => {
    const before = rows.get(String(id));
    if (!before) throw new GraphQLError(`No query results for model with the id ${String(id)}`);
    allowed();
    const row = { ...before, ...presentFields(fields), updatedAt: stamp() };
    rows.set(String(id), row);
    return row;
  };
  /** Takes a row away for as long as it isn't restored. */
  const trash = (rows: Map<string, Row>, id: string, isGone: boolean): Row | null =>
    rows.has(id) ? change(rows, id, { deletedAt: isGone ? stamp() : null }) : null;
  const typeFields = (input: Row): Row => {
    const { title, description, duration, price, user } = input;
    const userId = isRow(user) ? user['connect'] : undefined;
    if (userId !== undefined && !records.personAt(textOf(userId))) throw hidden();
    return {
      title,
      description,
      duration,
      price: typeof price === 'number' ? `€${(price / 100).toFixed(2)}` : price,
      userId,
    };
  };

  return {
    createUser({ input }: InputArgs) {
      const { name = '', email } = input;
      checkEmail(email);
      checkRules('createUser', {
        'input.name': String(name).trim() === '' && 'The input.name field is required.',
        'input.email': isTaken(email, null) && taken,
      });
      const { key } = done(() =>
        registerClient(practice, { ...nameIn(String(name).trim()), emails: [String(email)] }, now()),
      );
      const id = felisIds.of('client', key);
      // Nothing puts her into a group.
      memory.memberships.set(id, []);
      return shown(id);
    },
    updateUser({ input }: InputArgs) {
      const id = String(input['id']);
      const { email, groups } = input;
      const name = givenText(input, 'name');
      checkEmail(email);
      const hasPassword = typeof input['newPassword'] === 'string';
      checkRules('updateUser', {
        'input.name': name !== undefined && !name?.trim() && 'The input.name field is required.',
        'input.email': isTaken(email, id) && taken,
        'input.currentPassword':
          hasPassword &&
          typeof input['currentPassword'] !== 'string' &&
          'The input.current password field is required when input.new password is present.',
      });
      // The guard that would compare passwords does not exist.
      if (hasPassword) throw hidden();
      const person = records.personAt(id);
      if (!person || person.isDeleted) throw new GraphQLError(`No query results for model [App\\Models\\User] ${id}`);
      const { client, provider } = person;
      if (client) {
        const { emails } = contactChange(client, undefined, givenText(input, 'email'));
        const names = name?.trim() ? nameIn(name.trim()) : {};
        done(() => changeClient(practice, client.key, { ...names, emails }, now()));
      }
      if (provider) {
        allowed();
        memory.staff.set(provider.key, { ...memory.staff.get(provider.key), ...presentFields({ name, email }) });
      }
      memory.memberships.set(id, tied(records.groupsOf(person), groups));
      return shown(id);
    },
    deleteUser({ id }: IdArgs) {
      const person = records.personAt(id);
      return person && !person.isDeleted ? remove(person, true) : null;
    },
    restoreUser({ id }: IdArgs) {
      const person = records.personAt(id);
      return person ? remove(person, false) : null;
    },
    createGroup: ({ input }: InputArgs) => records.group(add(memory.groups, { ...input, deletedAt: null })),
    updateGroup({ input }: InputArgs) {
      const { id, name, active, users } = input;
      const said = (field: string): string => `The input.${field} field is required.`;
      checkRules('updateGroup', {
        'input.name': !name && said('name'),
        'input.active': typeof active !== 'boolean' && said('active'),
      });
      const row = change(memory.groups, id, { name, active });
      const isIn = (person: Person): boolean => records.groupsOf(person).includes(String(id));
      const before = records
        .people()
        .filter(isIn)
        .map((person) => person.id);
      const after = tied(before, users);
      for (const person of records.people()) {
        if (isIn(person) === after.includes(person.id)) continue;
        const groups = records.groupsOf(person).filter((each) => each !== id);
        memory.memberships.set(person.id, after.includes(person.id) ? [...groups, String(id)] : groups);
      }
      return records.group(row);
    },
    deleteGroup({ id }: IdArgs) {
      const row = trash(memory.groups, id, true);
      return row && records.group(row);
    },
    restoreGroup({ id }: IdArgs) {
      const row = trash(memory.groups, id, false);
      return row && records.group(row);
    },
    createAppointmentType({ input }: InputArgs) {
      checkRules('createAppointmentType', { 'input.title': !input['title'] && 'The input.title field is required.' });
      return records.type(add(memory.types, { ...typeFields(input), deletedAt: null }));
    },
    updateAppointmentType: ({ input }: InputArgs) => records.type(change(memory.types, input['id'], typeFields(input))),
    deleteAppointmentType({ id }: IdArgs) {
      const row = trash(memory.types, id, true);
      return row && records.type(row);
    },
    restoreAppointmentType({ id }: IdArgs) {
      const row = trash(memory.types, id, false);
      return row && records.type(row);
    },
    createAppointmentStatus: ({ input }: InputArgs) => records.status(add(memory.statuses, { ...input })),
    updateAppointmentStatus({ input }: InputArgs) {
      const { id, name } = input;
      checkRules('updateAppointmentStatus', {
        'input.id': !memory.statuses.has(String(id)) && 'The selected input.id is invalid.',
      });
      return records.status(change(memory.statuses, id, typeof name === 'string' ? { name } : {}));
    },
    deleteAppointmentStatus({ id }: IdArgs) {
      const row = memory.statuses.get(id) ?? null;
      if (row) {
        allowed();
        memory.statuses.delete(id);
      }
      return records.status(row);
    },
  };
}
