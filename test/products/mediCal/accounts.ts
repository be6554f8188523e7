import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { Store, mediCalRecords } from './records.ts';
import { adminPk, found } from './values.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Numbers of those who register, which no patient will reach. */
const firstAccount = 5001;
const password = 'medical-password';
const token = 'eyJhbGciOiJIUzI1NiJ9.admin.c2lnbmVk';
const refreshToken = '5f1c0e3b0a9d4c27';
const fails = (errors: Row): Row => ({ success: false, errors });
const reason = (message: string, code: string): readonly Row[] => [{ message, code }];
const wrongToken = { nonFieldErrors: reason('Invalid token.', 'invalid_token') };
const wrongPassword = { oldPassword: reason('Invalid password.', 'invalid_password') };

/** The mutations of the library for accounts; no mail is sent, so that no token of a mail is ever valid. */
export function accountWrites(
  stage: Backstage,
  store: Store,
  records: ReturnType<typeof mediCalRecords>,
): Readonly<Record<string, unknown>> {
  const { now } = stage;
  const done = (write: () => void): void => {
    const outcome = written(stage, () => ({ ok: true, row: write() }));
    if (!outcome.ok) throw new GraphQLError(outcome.message);
  };
  const seconds = (): number => Math.floor(now() / 1000);
  const payload = (): Row => ({ username: 'admin', exp: seconds() + 900, origIat: seconds() });
  const pair = { token, refreshToken };
  const refreshExpiresIn = (): number => seconds() + 604_800;
  function jwt(given: string | null | undefined, own: string, name: string): void {
    if (!given) throw new GraphQLError(`${name} is required`);
    if (given !== own) throw new GraphQLError(own === token ? 'Error decoding signature' : 'Invalid refresh token');
  }
  return {
    register({ email, username, password1, password2 }: Texts<'email' | 'username' | 'password1' | 'password2'>) {
      if (records.users().some((row) => row.username === username))
        return fails({ username: reason('A user with that username already exists.', 'unique') });
      if (password1 !== password2)
        return fails({ password2: reason("The two password fields didn't match.", 'password_mismatch') });
      if (!/^\S+@\S+\.\S+$/.test(email)) return fails({ email: reason('Enter a valid email address.', 'invalid') });
      done(() => {
        const names = { username, email, firstName: '', lastName: '', phone: '+504 1234 5678' };
        const flags = { isDoctor: false, isStaff: false, isActive: true, isVerified: false };
        const facts = { dob: null, address: null, allergies: null, permanentTreatments: null, clientKey: null };
        const pk = firstAccount + store.accounts.length;
        store.accounts.push({ pk, ...names, ...flags, ...facts, dateJoined: now() });
      });
      return { success: true, errors: null, ...pair };
    },
    verifyAccount: () => fails(wrongToken),
    tokenAuth(args: { readonly password: string; readonly email?: string | null; readonly username?: string | null }) {
      if (Object.keys(args).length !== 2)
        throw new GraphQLError("Must login with password and one of the following fields ['email', 'username'].");
      const admin = found(records.userBy(adminPk), 'User');
      const isKnown = args.username === admin.username || args.email === admin.email;
      if (!isKnown || args.password !== password)
        return fails({ nonFieldErrors: reason('Please, enter valid credentials.', 'invalid_credentials') });
      const account = { user: () => records.node(admin), unarchiving: false };
      return { payload: payload(), refreshExpiresIn: refreshExpiresIn(), success: true, ...account, ...pair };
    },
    updateAccount({ firstName, lastName }: { readonly firstName?: string | null; readonly lastName?: string | null }) {
      done(() => {
        const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
        store.users.set(adminPk, { ...store.users.get(adminPk), ...names });
      });
      return { success: true };
    },
    // Whether or not there is such an account.
    resendActivationEmail: () => ({ success: true }),
    sendPasswordResetEmail: () => ({ success: true }),
    passwordReset: () => fails(wrongToken),
    passwordChange({ oldPassword }: Texts<'oldPassword'>) {
      return oldPassword === password ? { success: true, ...pair } : fails(wrongPassword);
    },
    verifyToken(args: { readonly token?: string | null }) {
      jwt(args.token, token, 'Token');
      return { payload: payload() };
    },
    refreshToken(args: { readonly refreshToken?: string | null }) {
      jwt(args.refreshToken, refreshToken, 'Refresh token');
      return { payload: payload(), refreshExpiresIn: refreshExpiresIn(), ...pair };
    },
    revokeToken(args: { readonly refreshToken?: string | null }) {
      jwt(args.refreshToken, refreshToken, 'Refresh token');
      return { revoked: seconds() };
    },
  };
}
