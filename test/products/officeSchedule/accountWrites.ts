import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { ownId, type OfficeMemory, type OfficeRecords } from './records.ts';
import { checkId, dayAfterHour, fail, failPrisma, millis, sessionToken, textIn } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface IdArgs {
  readonly id: string;
}

const password = 'open-sesame';

/** The mutations for the account, for fees, notes and colleagues. */
export function officeAccountWrites(
  backstage: Backstage,
  records: OfficeRecords,
  memory: OfficeMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const allowed = (): void => {
    const outcome = written(backstage, () => ({ ok: true, row: null }));
    if (!outcome.ok) fail(outcome.message);
  };
  const add = (rows: Map<string, Row>, sort: number, fields: Row): Row => {
    allowed();
    const row = { ...fields, id: ownId(sort, rows.size + 101) };
    rows.set(row.id, row);
    return row;
  };
  const change = (rows: Map<string, Row>, id: unknown, fields: Row, refusal: string): Row => {
    checkId('note.findFirst', id);
    const before = rows.get(String(id)) ?? fail(refusal);
    allowed();
    const row = { ...before, ...presentFields(fields) };
    rows.set(String(id), row);
    return row;
  };
  const remove = (rows: Map<string, Row>, id: string, refusal: string): string => {
    checkId('note.findFirst', id);
    if (!rows.has(id)) fail(refusal);
    allowed();
    rows.delete(id);
    return 'deleted';
  };
  const userWith = (email: unknown): Row | null =>
    [...memory.users.values()].find((user) => user['email'] === email) ?? null;
  const session = (user: Row): Row => {
    const token = {
      tokenType: 'Bearer',
      accessToken: sessionToken,
      refreshToken: 'd0f3c7aa-1f0e-4b53-9d2b-5a0f9b7c1e42',
    };
    return { user, token: { ...token, expiresIn: new Date(backstage.now() + 900_000).toISOString() } };
  };
  const changeAccount = (fields: Row): Row =>
    change(memory.users, records.account()?.['id'], fields, 'id not provided');
  /** An hour later, without the zone of the server. */
  const workTime = (text: string | null | undefined): string => {
    const instant = Date.parse(text ?? '');
    if (Number.isNaN(instant)) fail('Invalid time value');
    return new Date(instant + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  };

  return {
    createFee({ input }: InputArgs) {
      const instant = Date.parse(String(input['date']));
      if (Number.isNaN(instant)) fail('Invalid time value');
      const { amount } = input;
      if (typeof amount !== 'number') failPrisma('fees.create', 'Argument `amount` is missing.');
      const note = textIn('fees.create', input, 'note', true);
      return add(memory.fees, 1, { note, amount, date: millis(instant + 3_600_000) });
    },
    // The date of an input is not looked at.
    updateFee: ({ input }: InputArgs) =>
      change(memory.fees, input['id'], { amount: input['amount'], note: input['note'] }, 'Fee does not exist'),
    deleteFee: ({ id }: IdArgs) => remove(memory.fees, id, 'fee does not exist'),
    createNote: ({ input }: InputArgs) =>
      add(memory.notes, 2, {
        note: textIn('note.create', input, 'note', true),
        title: textIn('note.create', input, 'title', true),
      }),
    updateNote: ({ input }: InputArgs) =>
      change(memory.notes, input['id'], { note: input['note'], title: input['title'] }, 'Note does not exist'),
    deleteNote: ({ id }: IdArgs) => remove(memory.notes, id, 'note does not exist'),
    createColleague({ input }: InputArgs) {
      const isKnown = [...memory.colleagues.values()].some(({ name }) => name === input['name']);
      if (isKnown) fail('user already exist');
      const [name, email, phone] = ['name', 'email', 'phone'].map((field) =>
        textIn('colleague.create', input, field, true),
      );
      return add(memory.colleagues, 3, { name, email, phone, Appointments: null });
    },
    updateColleague({ id, ...fields }: Row) {
      // It looks for any colleague at all, and stops where there is one.
      return memory.colleagues.size > 0
        ? fail('colleague already exist')
        : change(memory.colleagues, id, fields, 'Record to update not found.');
    },
    deleteColleague: ({ id }: IdArgs) => remove(memory.colleagues, id, 'Colleague does not exist'),
    login(args: Row) {
      const user = userWith(args['email']);
      if (!user || args['password'] !== password) return fail('LOGIN.INCORRECT');
      return user['withResources'] === args['withResources'] ? session(user) : fail('LOGIN.INVALID');
    },
    register({ password: _password, ...fields }: Row) {
      if (userWith(fields['email'])) fail('USER ALREADY EXISTS');
      const { from } = dayAfterHour('user.create', new Date(backstage.now()).toISOString());
      const day = new Date(from).toISOString().slice(0, 10);
      const times = { startWork: `${day} 08:00:00`, endWork: `${day} 18:00:00`, slotDuration: '00:15:00' };
      const created = millis(backstage.now());
      const settings = { withResources: false, language: 'fr', freeTrailAcount: true, createdAt: created };
      return session(add(memory.users, 4, { ...settings, ...fields, ...times, updatedAt: created }));
    },
    // No token of these is ever found, since they are kept as they are and looked for as hashes.
    logout: () => fail('Invalid token'),
    refreshToken: () => fail('Invalid token'),
    forgotPassword: ({ email }: Row) => (userWith(email) ? 'sent' : fail('USER_NOT_EXIST')),
    resetPassword(args: Row) {
      if (args['token'] !== sessionToken) fail('id not provided');
      if (args['password'] !== args['confirm']) fail('PASSWORD_NOT_MATCH');
      allowed();
      return 'updated';
    },
    updateLanguages: ({ lang }: Row) => changeAccount({ language: lang })['language'],
    updateCountry: ({ country, currency }: Row) => changeAccount({ country, currency }),
    updateWork: (args: { readonly startWork?: string; readonly endWork?: string; readonly slotDuration?: string }) =>
      changeAccount({
        startWork: workTime(args.startWork),
        endWork: workTime(args.endWork),
        slotDuration: args.slotDuration,
      }),
    toggleUserStatus({ id }: Row) {
      if (!memory.users.has(String(id))) fail("user dosen't exist");
      allowed();
      // The source wraps the user in another object, so that none of her fields is found.
      return {};
    },
  };
}
