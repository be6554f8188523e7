import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type LeoMemory, newId } from './memory.ts';
import type { LeoRecords } from './records.ts';
import { checkEmail, checkPhone, dayOf, instantAt, instantText, leoIds } from './values.ts';
import { allowed, done, inputOf, need, notFound } from './writing.ts';

const otpMs = 180_000;
const wholePhone = 'Please Enter a valid phone number: (country code) + (area code) + (local number) (+1xxxxxxxxxx)';

/** The mutations for people and their accounts. */
export function leoPeopleWrites(
  backstage: Backstage,
  records: LeoRecords,
  memory: LeoMemory,
): Readonly<Record<string, (args: Row) => unknown>> {
  const { practice, now } = backstage;
  const userInput = (args: Row): Row => {
    const user = inputOf(args, 'user', 'email');
    checkEmail(user['email']);
    checkPhone(user['phone']);
    checkPhone(user['emergencyPhone']);
    return user;
  };
  const byEmail = (email: unknown): Row | null =>
    records.everybody().find((person) => typeof email === 'string' && person['email'] === email) ?? null;
  const checkNew = (email: unknown, message: string): void => {
    if (email === undefined || email === null) throw new GraphQLError('Argument `where` needs at least `email`.');
    if (byEmail(email)) throw new GraphQLError(message);
  };
  const names = (user: Row): { readonly givenName: string; readonly familyName: string } => ({
    givenName: need(user['firstname'], 'Firstname is required'),
    familyName: need(user['lastname'], 'Lastname is required'),
  });
  const addPatient = (user: Row, fields: Row, diagnosis: string): ClientRecord => {
    const contact = { emails: [givenText(user, 'email')], phones: [givenText(user, 'phone')] };
    const client = done(backstage, () => registerClient(practice, { ...names(user), ...contact }, now()));
    const userID = leoIds.of('client', client.key);
    memory.accounts.set(userID, fields);
    const diagnosisID = newId(memory.diagnoses, 'diagnosis');
    memory.diagnoses.set(diagnosisID, { diagnosisID, diagnosis, createdAt: instantText(now()), userID });
    return client;
  };
  const answer = (id: unknown): Row | null => {
    const person = records.stored(id);
    return person && records.user(person);
  };
  /** Changes a person's own row and profile, whatever she is. */
  const change = (id: unknown, fields: Row): Row | null => {
    const person = records.stored(id);
    if (!person) throw notFound('user.update', 'Record to update not found.');
    allowed(backstage);
    const userID = String(id);
    const client = records.clientOf(userID);
    if (client) {
      const contact = contactChange(client, givenText(fields, 'phone'), givenText(fields, 'email'));
      const givenName = givenText(fields, 'firstname') ?? undefined;
      const familyName = givenText(fields, 'lastname') ?? undefined;
      done(backstage, () => changeClient(practice, client.key, { givenName, familyName, ...contact }, now()));
      const { email: _email, phone: _phone, firstname: _first, lastname: _last, ...own } = presentFields(fields);
      memory.accounts.set(userID, { ...memory.accounts.get(userID), ...own });
    } else memory.team.set(userID, { ...person, ...presentFields(fields) });
    return answer(userID);
  };
  const addToTeam = (user: Row, role: string): Row | null => {
    allowed(backstage);
    const userID = newId(memory.team, role);
    const { firstname, lastname, phone, designation = null, expertise = null, emergencyPhone = null } = user;
    const profile = { firstname, lastname, phone, designation, expertise, emergencyPhone };
    memory.team.set(userID, { userID, email: user['email'], role, verified: true, ...profile });
    return answer(userID);
  };
  const byMail = (email: unknown): Row => {
    checkEmail(email);
    const person = byEmail(email);
    if (person) return person;
    throw notFound('user.update', 'Record to update not found.');
  };

  return {
    createAdminAccount: (args) => addToTeam(userInput(args), 'admin'),
    createStaffAccount(args) {
      const user = userInput(args);
      names(user);
      need(user['expertise'], 'Expertise is required');
      need(user['designation'], 'Designation is required');
      checkNew(user['email'], 'Email is already exist');
      return addToTeam(user, 'staff');
    },
    updateStaffAccount(args) {
      const user = userInput(args);
      names(user);
      need(user['expertise'], 'Expertise is required');
      need(user['emergencyPhone'], 'Emergency Phone is required');
      need(user['designation'], 'Designation is required');
      const { firstname, lastname, phone, designation, expertise, emergencyPhone } = user;
      return change(args['userID'], { firstname, lastname, phone, designation, expertise, emergencyPhone });
    },
    createPatientAccount(args) {
      const user = userInput(args);
      if (typeof user['password'] !== 'string')
        throw new GraphQLError(`Illegal arguments: ${typeof user['password']}, number`);
      names(user);
      need(user['password'], 'Password is required');
      need(user['phone'], wholePhone);
      checkNew(user['email'], 'Email already used');
      return answer(leoIds.of('client', addPatient(user, { verified: false }, '').key));
    },
    createOldPatient(args) {
      const user = userInput(args);
      names(user);
      checkNew(user['email'], 'Email is already exist');
      need(user['phone'], 'Argument `phone` is missing.');
      const { time, date, platform, diagnosis } = args;
      const clock = need(time, 'Argument `time` is missing.');
      const start = instantAt(dayOf(date), clock);
      need(platform, 'Argument `platform` is missing.');
      const client = addPatient(user, { verified: true }, String(diagnosis));
      const visit = done(backstage, () => {
        const booking = { start, placeKey: 1, typeKey: 1, clientKey: client.key, state: 'completed' } as const;
        return bookAppointment(practice, booking, now());
      });
      const fields = { platform, amount: 175, services: null, link: null, time: clock };
      memory.visits.set(leoIds.of('appointment', visit.key), fields);
      return answer(leoIds.of('client', client.key));
    },
    updateOlPatient(args) {
      const user = userInput(args);
      need(user['phone'], wholePhone);
      names(user);
      const { userID, diagnosis } = args;
      const first = [...memory.diagnoses].find(([, row]) => row['userID'] === userID);
      if (!first) throw new GraphQLError("Cannot read properties of undefined (reading 'diagnosisID')");
      const { email, phone, firstname, lastname } = user;
      const changed = change(userID, { email, phone, firstname, lastname });
      memory.diagnoses.set(first[0], { ...first[1], diagnosis });
      return changed;
    },
    updatePatientAccount(args) {
      checkPhone(args['phone']);
      names(args);
      const { userID, firstname, lastname, phone } = args;
      return change(userID, { firstname, lastname, phone });
    },
    updateContactNumber({ userID, phone }) {
      checkPhone(phone);
      if (!records.stored(userID)) throw notFound('profile.update', 'Record to update not found.');
      change(userID, { phone });
      const person = records.stored(userID);
      return person && records.profile(person);
    },
    createProfileAvatar({ profileID, avatar }) {
      allowed(backstage);
      const avatarID = newId(memory.avatars, 'avatar');
      memory.avatars.set(avatarID, { avatarID, avatar, profileID });
      return { avatarID, avatar };
    },
    deleteUserAcc({ userID }) {
      const person = records.stored(userID);
      if (!person) throw notFound('user.delete', 'Record to delete does not exist.');
      allowed(backstage);
      const client = records.clientOf(userID);
      if (client)
        done(backstage, () => changeClient(practice, client.key, { isDeleted: true, isActive: false }, now()));
      else memory.team.delete(String(userID));
      // The row itself is answered, with nothing around it any more.
      return { ...records.user(person), profile: [], appointment: [], diagnosis: [], prescription: [] };
    },
    updateUserVerifiedAcc: ({ email }) => change(byMail(email)['userID'], { verified: true }),
    resetUserPassword({ email, password, retype }) {
      if (password !== retype) throw new GraphQLError('Password is not matched');
      return change(byMail(email)['userID'], {});
    },
    updatePassword({ userID, current, newpass }) {
      need(current, 'Current password is required');
      need(newpass, 'New Password is required');
      // Whoever was brought over has the password of all of them.
      if (current !== (memory.passwords.get(String(userID))?.['password'] ?? '0000'))
        throw new GraphQLError('Password mismatched');
      const changed = change(userID, {});
      memory.passwords.set(String(userID), { password: newpass });
      return changed;
    },
    login({ email, password }) {
      const person = byEmail(email);
      if (person?.['verified'] === false)
        throw new GraphQLError('Please try to verify your account to unlock the features.');
      const own = memory.passwords.get(String(person?.['userID']))?.['password'] ?? '0000';
      if (!person || password !== own) throw new GraphQLError('Incorrect Email address or Password');
      const claims = { userID: person['userID'], role: person['role'], verfied: person['verified'] };
      return { token: `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmVk` };
    },
    findEmailAddress({ email }) {
      checkEmail(email);
      const person = byEmail(email);
      if (!person) throw new GraphQLError('Email address not found');
      return records.user(person);
    },
    createOTP({ email }) {
      byMail(email);
      allowed(backstage);
      const otp = { otpID: 'clrotpx0000000000000000001', otp: '48151623' };
      return { ...otp, createdAt: instantText(now()), expiredAt: instantText(now() + otpMs) };
    },
    verifyOTP({ otp }) {
      if (otp !== '48151623') throw new GraphQLError('OTP Mismatched');
      return { otpID: 'clrotpx0000000000000000001', otp, createdAt: instantText(now()), expiredAt: null };
    },
  };
}
