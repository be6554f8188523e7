import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { CoachCornerMemory } from './memory.ts';
import type { CoachCornerRecords } from './records.ts';
import { coachCornerError, coacheesOf, emailOf } from './values.ts';

/** What someone signs in with; a coachee's may be left out, which is refused all the same. */
interface SignInArgs {
  readonly email?: string | null;
  readonly password?: string | null;
}

/** A person who signs in: the row, and the words that open it. */
interface Account {
  readonly email: string;
  readonly password: string;
  readonly show: () => Row;
}

/** The password of existing people; the service's own first rows have the same one for all. */
const firstPassword = 'password';

/** How coaches and coachees sign in. */
export function signInOf(backstage: Backstage, memory: CoachCornerMemory, records: CoachCornerRecords) {
  const { practice } = backstage;
  const coaches = (): readonly Account[] =>
    records
      .coaches()
      .filter(({ isActive }) => isActive)
      .map((row) => ({
        email: row.email.toLowerCase(),
        password: memory.coachProfiles.get(row.key)?.password ?? firstPassword,
        show: () => records.coach(row),
      }));
  const coachees = (): readonly Account[] =>
    coacheesOf(practice)
      .filter(({ isActive }) => isActive)
      .map((row) => ({
        email: emailOf(row),
        password: memory.coacheeProfiles.get(row.key)?.password ?? firstPassword,
        show: () => records.coachee(row),
      }));

  const given = ({ email, password }: SignInArgs): { readonly email: string; readonly password: string } => {
    if (!email) throw coachCornerError('Email is required.');
    if (!password) throw coachCornerError('Password is required.');
    return { email: email.toLowerCase(), password };
  };
  const find = (accounts: readonly Account[], args: SignInArgs): Row => {
    const { email, password } = given(args);
    const account = accounts.find((each) => each.email === email);
    if (!account) throw coachCornerError('User not found.');
    if (account.password !== password) throw coachCornerError('Incorrect password.');
    return account.show();
  };
  const login = (accounts: readonly Account[], args: SignInArgs): Row => {
    const { email, password } = given(args);
    rowOrError(backstage, () => ({ ok: true, row: null }), 'INTERNAL_SERVER_ERROR');
    if (memory.unconfirmed.has(email)) throw coachCornerError('User email not confirmed.');
    const account = accounts.find((each) => each.email === email);
    if (account?.password !== password) throw coachCornerError('Incorrect email/password.');
    const row = account.show();
    return { ...row, token: `token-of-${String(row['id'])}` };
  };
  return {
    findCoach: (args: SignInArgs): Row => find(coaches(), args),
    findCoachee: (args: SignInArgs): Row => find(coachees(), args),
    coachLogin: (args: SignInArgs): Row => login(coaches(), args),
    coacheeLogin: (args: SignInArgs): Row => login(coachees(), args),
    /** Whether there is anybody with an address, which is taken then. */
    isTaken: (email: string): boolean => [...coaches(), ...coachees()].some((each) => each.email === email),
  };
}
