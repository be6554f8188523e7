import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type Args, type DeskTools, requirePaths } from './deskTools.ts';
import { castTo } from './matching.ts';
import type { MbjStore } from './shelves.ts';
import { rowsIn, withTexts } from './shelf.ts';
import type { Show } from './show.ts';
import { clinicZone, dateIn, documentId, plainText, readOfNothing, utcDay, yearsSince } from './values.ts';

interface UserArgs {
  readonly userId: string;
  readonly userInput: Row;
}

const roles = ['Admin', 'Staff', 'Nurse', 'Doctor'];

/** The mutations of accounts beside those of their lists. */
export function mbjUserWrites(backstage: Backstage, store: MbjStore, tools: DeskTools, show: Show): object {
  const { practice, now } = backstage;
  const { change, addTexts, dropText, find, need } = tools;
  let made = 0;
  const birthday = (day: unknown): Row => {
    const instant = dateIn(day);
    return {
      dob: instant === null ? null : String(instant),
      age: instant === null ? null : yearsSince(instant, now()),
    };
  };
  const contactIn = ({ contactEmail = null, contactPhone = null, contactPhone2 = null }: Row): Row => ({
    email: contactEmail,
    phone: contactPhone,
    phone2: contactPhone2,
  });
  const userWith = (input: Row): Row | undefined =>
    store.User.all().find(
      ({ username, contact }) =>
        username === input['username'] && isRow(contact) && contact['email'] === input['contactEmail'],
    );
  const verificationOf = (user: Row): Row => rowsIn([user['verification']])[0] ?? {};

  return {
    createUser({ userInput: input }: UserArgs) {
      if (store.User.all().some(({ username }) => username === input['username']))
        throw new GraphQLError('User w/ that username & email exists already.');
      const { password, name, title = null, role = null, username, gender = null } = input;
      if (typeof password !== 'string') throw new GraphQLError('data and salt arguments required');
      if (typeof name !== 'string') throw readOfNothing('substr', 'undefined');
      if (role !== null && !roles.includes(plainText(role)))
        throw new GraphQLError(
          `User validation failed: role: \`${plainText(role)}\` is not a valid enum value for path \`role\`.`,
        );
      const fields = ['number', 'street', 'town', 'city', 'parish', 'country', 'postalCode'];
      const capital = (field: string): string => field.slice(0, 1).toUpperCase() + field.slice(1);
      const address = fields.map((field) => [field, input[`address${capital(field)}`] ?? null] as const);
      made += 1;
      const document = {
        _id: documentId('User', made),
        title,
        password,
        name,
        role,
        username,
        gender,
        ...birthday(input['dob']),
        registrationNumber: `${name.slice(0, 2)}${String(now())}?000${String(store.User.all().length + 1)}`,
        employmentDate: utcDay(wallDay(now(), clinicZone(practice))),
        contact: contactIn(input),
        addresses: [{ ...Object.fromEntries(address), primary: true }],
        loggedIn: false,
        clientConnected: false,
        verification: { verified: false, type: 'email', code: documentId('User', made + 5000) },
        attendance: [],
        leave: [],
        images: [],
        files: [],
        notes: [],
        activity: [{ date: String(now()), request: 'initial activity... profile created...' }],
      };
      requirePaths('User', document, ['contact.email', 'name', 'username']);
      return show('User', store.User.add(document), {});
    },
    updateUserAllFields({ userId, userInput: input }: UserArgs) {
      const { name = null, title = null, username = null, gender = null } = input;
      const given = { name, title, username, gender, ...birthday(input['dob']), contact: contactIn(input) };
      return change('User', userId, given);
    },
    updateUserSingleField({ userId, field = '', query = '' }: Args) {
      if (field === 'dob') return change('User', userId, birthday(query));
      const [outer = '', inner] = field.split('.');
      const before = find('User', userId)?.[outer];
      const value = castTo(field, query, 'User');
      return change('User', userId, { [outer]: inner ? { ...(isRow(before) && before), [inner]: value } : value });
    },
    addUserNotes: ({ userId, userInput }: UserArgs) => addTexts('User', userId, 'notes', userInput['notes']),
    deleteUserNote: ({ userId, userInput }: UserArgs) => dropText('User', userId, 'notes', userInput['note']),
    addUserReminder({ userId, reminderId }: Args) {
      const reminder = find('Reminder', reminderId);
      const { reminders } = need('User', userId, '_doc');
      return change('User', userId, { reminders: withTexts(reminders, reminder ? [reminderId ?? ''] : []) });
    },
    addUserAppointment({ userId, appointmentId }: Args) {
      const appointment = find('Appointment', appointmentId);
      const { appointments } = need('User', userId, '_doc');
      return change('User', userId, {
        appointments: withTexts(appointments, appointment ? [appointmentId ?? ''] : []),
      });
    },
    addUserActivity({ userId, userInput: input }: UserArgs) {
      const item = { date: castTo('date', input['activityDate'], 'User') ?? null, request: input['activityRequest'] };
      return change('User', userId, { activity: [...rowsIn(find('User', userId)?.['activity']), item] });
    },
    deleteUserById: ({ userId }: Args) => tools.remove('User', userId),
    userOnline: ({ userId }: Args) => change('User', userId, { clientConnected: true }),
    userOffline: ({ userId }: Args) => change('User', userId, { clientConnected: false }),
    verifyUser({ userInput: input }: UserArgs) {
      const user = userWith(input);
      if (!user) throw new GraphQLError('User not found! Check your details & try again!');
      const { type, code } = verificationOf(user);
      if (type !== input['verificationType'] || code !== input['verificationCode'])
        throw new GraphQLError(
          'challenge and response do not match. Check the type and code sent in the verification email and try again',
        );
      return change('User', user['_id'], { verification: { verified: true, type, code: null } });
    },
    requestPasswordReset({ userInput: input }: UserArgs) {
      const user = userWith(input);
      if (!user) throw new GraphQLError('...user doesnt exist. Check your credentials and try again...');
      const code = `${String(now())}${String(user['_id'])}?0001`;
      return change('User', user['_id'], { verification: { verified: false, type: 'passwordReset', code } }, {});
    },
    resetUserPassword({ userId, userInput: input }: UserArgs) {
      const { type, code } = verificationOf(need('User', userId, 'verification'));
      if (type !== 'passwordReset')
        throw new GraphQLError('...umm no... reset request doesnt match our records... are you hacking??');
      if (code !== input['verificationCode'])
        throw new GraphQLError(
          '...there was an error with password reset verification... contact tech support or request a new reset email...',
        );
      const verification = { verified: true, type: null, code: null };
      return change('User', userId, { password: input['password'], verification }, {});
    },
  };
}
