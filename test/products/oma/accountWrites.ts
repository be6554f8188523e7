import type { Backstage } from '../../dialects/dialect.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { inputOf } from './bookingWrites.ts';
import type { ShowRow } from './records.ts';
import type { OmaStore } from './store.ts';
import { dateText, deskProfileId, omaError, patientProfileId } from './values.ts';

type Write = (args: Row) => unknown;

const lifetimeMs = 600_000;
const tokenSeconds = 86_400;
// No message is sent, so that the code of each is the same.
const sentCode = '000000';
const digits = (text: string): string => text.replace(/\D/g, '').slice(-9);

/** Mutations with which people register and sign in. */
export function accountWrites(
  { practice, now }: Backstage,
  store: OmaStore,
  show: ShowRow,
): Readonly<Record<string, Write>> {
  const passwords = new Map<number, string>([[deskProfileId, 'front-desk']]);
  const phones = new Map<string, string>();
  const completions = new Map<string, string>();

  const send = (phone: string): Row => {
    const verificationCodeNonce = `nonce-${String(phones.size + 1)}`;
    phones.set(verificationCodeNonce, phone);
    return { expiresAt: dateText(now() + lifetimeMs), verificationCodeNonce };
  };
  const withPhone = (phone: string): Row | undefined =>
    store.rows('UserProfile').find(({ phoneNumber }) => {
      return typeof phoneNumber === 'string' && digits(phoneNumber) === digits(phone);
    });
  const tokenOf = (profile: Row): string => `session-${String(profile['id'])}-${String(now())}`;

  return {
    login({ identifier, password }) {
      const profile = store
        .rows('UserProfile')
        .find((row) => [row['username'], row['email'], row['phoneNumber']].includes(identifier));
      if (!profile || passwords.get(Number(profile['id'])) !== password)
        throw omaError(401, 'Invalid login credentials');
      return {
        accessToken: tokenOf(profile),
        expiresIn: tokenSeconds,
        passwordResetRequired: false,
        tokenType: 'Bearer',
        userProfile: show('UserProfile', profile),
      };
    },
    logout: () => true,
    requestLoginOtp(args) {
      const phone = givenText(inputOf(args), 'phoneNumber') ?? '';
      if (digits(phone).length < 9) throw omaError(400, 'Phone number is required');
      return send(phone);
    },
    verifyLoginOtp(args) {
      const { nonce, verificationCode } = inputOf(args);
      const phone = phones.get(String(nonce));
      if (phone === undefined || verificationCode !== sentCode) throw omaError(400, 'Invalid verification code');
      phones.delete(String(nonce));
      const known = withPhone(phone);
      const nextId = patientProfileId(1 + Math.max(0, ...practice.clients.map(({ key }) => key)));
      const stamp = dateText(now());
      const blank = {
        id: nextId,
        active: true,
        role: 'PATIENT',
        phoneNumber: phone,
        createdAt: stamp,
        updatedAt: stamp,
      };
      const token = known ? null : `complete-${String(nonce)}`;
      if (token !== null) completions.set(token, phone);
      return {
        accessToken: tokenOf(known ?? blank),
        profileCompletionToken: token,
        requiresProfileUpdate: token !== null,
        userProfile: show('UserProfile', known ?? blank),
      };
    },
    completeAccountRegistration(args) {
      const input = inputOf(args);
      const phone = completions.get(String(input['profileCompletionToken']));
      if (phone === undefined) throw omaError(400, 'Invalid profile completion token');
      const outcome = registerClient(
        practice,
        {
          givenName: givenText(input, 'firstName'),
          familyName: givenText(input, 'lastName'),
          emails: [givenText(input, 'email')],
          phones: [phone],
        },
        now(),
      );
      if (!outcome.ok) throw omaError(400, outcome.message);
      completions.delete(String(input['profileCompletionToken']));
      store.refresh();
      const id = patientProfileId(outcome.row.key);
      const { middleName = null, gender = null, username = null, dateOfBirth = null } = input;
      const profile = store.change('UserProfile', id, { middleName, gender, username, dateOfBirth });
      const password = givenText(input, 'password');
      if (typeof password === 'string') passwords.set(id, password);
      return show('UserProfile', profile ?? {});
    },
    forgetPassword(args) {
      const { email, phoneNumber } = inputOf(args);
      const profile = store.rows('UserProfile').find((row) => {
        return (
          (typeof email === 'string' && row['email'] === email) ||
          (typeof phoneNumber === 'string' && row['phoneNumber'] === phoneNumber)
        );
      });
      if (!profile) throw omaError(404, 'User not found');
      return send(givenText(profile, 'phoneNumber') ?? '');
    },
    changePassword({ currentPassword, newPassword, newPasswordConfirmation }) {
      if (passwords.get(deskProfileId) !== currentPassword) throw omaError(400, 'Current password is incorrect');
      if (newPassword !== newPasswordConfirmation) throw omaError(400, 'Passwords do not match');
      passwords.set(deskProfileId, String(newPassword));
      return true;
    },
  };
}
