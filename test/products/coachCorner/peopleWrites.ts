import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { CoachCornerMemory, NewCoach } from './memory.ts';
import type { CoachCornerRecords } from './records.ts';
import { signInOf } from './signIn.ts';
import { coachCornerError, instantIn, interestTypes, sportTypes, textIn, wordIn } from './values.ts';

/** Someone who signs up. */
interface SignUp {
  readonly address: string;
  readonly birthday: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly profilePicture: string;
  readonly bio: string;
}

interface InterestInput {
  readonly type: string;
  readonly name: string;
}

const mostBio = 1000;

/** All that is needed of someone, in the order in which it is asked for. */
function signUpIn(input: Row): SignUp {
  return {
    address: textIn(input, 'address', 'Address is required.'),
    birthday: instantIn(input['birthday']),
    email: textIn(input, 'email', 'Email is required.').toLowerCase(),
    firstName: textIn(input, 'firstName', 'First name is required.'),
    lastName: textIn(input, 'lastName', 'Last name is required.'),
    password: textIn(input, 'password', 'Password is required.'),
    profilePicture: textIn(input, 'profilePicture', 'Profile picture is required.'),
    bio: textIn(input, 'bio', 'Bio is required.'),
  };
}

/** An interest, whose type is one of three. */
export function interestIn({ type, name }: InterestInput): InterestInput {
  const known = wordIn(type, interestTypes, 'Interest type value is invalid.');
  return { type: known, name: textIn({ name }, 'name', 'Interest name is required.') };
}

/** The mutations about coaches and coachees. */
export function peopleWrites(
  backstage: Backstage,
  memory: CoachCornerMemory,
  records: CoachCornerRecords,
  ownId: number,
): object {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'INTERNAL_SERVER_ERROR');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const signIn = signInOf(backstage, memory, records);
  /** Signing up asks for an account first, which an address can have once. */
  const open = ({ email }: SignUp): void => {
    allowed();
    if (signIn.isTaken(email)) throw coachCornerError('User already registered');
    memory.unconfirmed.add(email);
  };
  const profileIn = (id: number, input: Row): { address: string; bio: string; profilePicture: string } => {
    const profile = {
      address: textIn(input, 'address', 'Address is required.'),
      bio: textIn(input, 'bio', 'Bio is required.'),
      profilePicture: textIn(input, 'profilePicture', 'Profile picture is required.'),
    };
    if (profile.bio.length > mostBio) throw coachCornerError('Bio cannot exceed 1000 characters.');
    if (id !== ownId) throw coachCornerError("ID doesn't match");
    allowed();
    return profile;
  };

  return {
    createCoachee(args: { readonly input: Row; readonly interestsInput: readonly InterestInput[] }): Row {
      const given = signUpIn(args.input);
      const interests = args.interestsInput.map((each) => interestIn(each));
      open(given);
      const names = { givenName: given.firstName, familyName: given.lastName, emails: [given.email] };
      const row = done(() => registerClient(practice, names, now()));
      memory.coacheeProfiles.set(row.key, { ...given, sport: String(args.input['sport']) });
      for (const interest of interests) memory.coacheeInterests.add({ personId: row.key, ...interest }, now());
      return records.coachee(row);
    },
    createCoach(args: {
      readonly input: Row;
      readonly interestsInput: readonly InterestInput[];
      readonly sportsInput: readonly { readonly type: string }[];
    }): Row {
      const given = signUpIn(args.input);
      const interests = args.interestsInput.map((each) => interestIn(each));
      const types = args.sportsInput.map(({ type }) => wordIn(type, sportTypes, 'Sport value is invalid.'));
      open(given);
      const row: NewCoach = {
        key: 1 + Math.max(0, ...records.coaches().map(({ key }) => key)),
        givenName: given.firstName,
        familyName: given.lastName,
        title: null,
        role: 'technician',
        email: given.email,
        isActive: true,
        placeKeys: practice.places.slice(0, 1).map(({ key }) => key),
        createdAt: now(),
      };
      memory.coaches.push(row);
      memory.coachProfiles.set(row.key, given);
      for (const interest of interests) memory.coachInterests.add({ personId: row.key, ...interest }, now());
      for (const type of types) memory.sports.add({ coachId: row.key, type }, now());
      return records.coach(row);
    },
    updateCoacheeProfile({ id, input }: { readonly id: number; readonly input: Row }): Row {
      const profile = profileIn(id, input);
      const before = rowOf(practice.clients, id);
      if (!before || before.isDeleted) throw coachCornerError(`Coachee with ID ${String(id)} not found.`);
      const row = done(() => changeClient(practice, id, {}, now()));
      memory.coacheeProfiles.set(id, { ...memory.coacheeProfiles.get(id), ...profile });
      return records.coachee(row);
    },
    updateCoachProfile({ id, input }: { readonly id: number; readonly input: Row }): Row {
      const profile = profileIn(id, input);
      const row = rowOf(records.coaches(), id);
      if (!row) throw coachCornerError(`Coach with ID ${String(id)} not found.`);
      memory.coachProfiles.set(id, { ...memory.coachProfiles.get(id), ...profile });
      return records.coach(row);
    },
  };
}
