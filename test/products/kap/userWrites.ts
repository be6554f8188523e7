import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { mutationOf } from './payloads.ts';
import { type UserRow, kapRecords } from './records.ts';
import { type GroupName, groupNames, pkOf } from './seeds.ts';
import type { KapStore, UserNotes } from './store.ts';
import { instantOf, validPk } from './values.ts';

interface UserInput {
  readonly email?: string | null;
  readonly emailNotification?: boolean | null;
  readonly timeslotsNeeded?: number | null;
  readonly dateJoined?: string | null;
  readonly password?: string | null;
}

interface NewUser extends UserInput {
  readonly username: string;
  readonly email: string;
  readonly group: string;
}

interface UserChange extends UserInput {
  readonly id: string;
  readonly username?: string | null;
  readonly group?: string | null;
  readonly studyParticipation?: string | null;
}

/** Mutations of users, whose group says what they are. */
export function kapUserWrites(stage: Backstage, store: KapStore): object {
  const { practice, now } = stage;
  const records = kapRecords(stage, store);
  const userOrThrow = (id: string): UserRow => {
    const found = records.userBy(validPk('UserType', id));
    if (!found) throw new GraphQLError('User does not exist!');
    return found;
  };
  const shown = (pk: number): object => {
    const found = records.userBy(pk);
    return { user: found && records.user(found) };
  };
  const uniqueOrThrow = (
    field: 'username' | 'email',
    text: string | null | undefined,
    exceptPk: number | null,
  ): void => {
    if (records.users().some((row) => row[field] === text && row.pk !== exceptPk))
      throw new GraphQLError(`UNIQUE constraint failed: account_customuser.${field}`);
  };
  const note = (pk: number, notes: Partial<UserNotes>): void => {
    store.notes.set(pk, { ...store.notes.get(pk), ...notes });
  };
  return {
    createUser: mutationOf(stage, (input: NewUser) => {
      uniqueOrThrow('username', input.username, null);
      uniqueOrThrow('email', input.email, null);
      const dateJoined = instantOf('dateJoined', input.dateJoined) ?? now();
      if (input.group !== 'Patient') {
        // Nobody but patients is in the study, which fails when the user is stored and has no group yet.
        const pk = 1 + Math.max(...records.users().map((each) => each.pk)) + 1000;
        const parts = { group: null, isStaff: false, isActive: true, dateJoined };
        store.staff.push({ pk, username: input.username, email: input.email, ...parts });
        throw new GraphQLError("'NoneType' object has no attribute 'checkup_set'");
      }
      const details = { familyName: input.username, emails: [input.email] };
      const outcome = registerClient(practice, details, now());
      if (!outcome.ok) throw new GraphQLError(outcome.message);
      const pk = pkOf('client', outcome.row.key);
      // No is not heard: what is false counts as not given.
      note(pk, {
        emailNotification: true,
        timeslotsNeeded: input.timeslotsNeeded || 1,
        dateJoined,
        passwordChanged: false,
      });
      return shown(pk);
    }),
    updateUser: mutationOf(stage, (input: UserChange) => {
      const { pk } = userOrThrow(input.id);
      const client = records.clientBy(pk);
      if (input.username) uniqueOrThrow('username', input.username, pk);
      if (input.email) uniqueOrThrow('email', input.email, pk);
      // The study is written into the flag of activity.
      if (input.studyParticipation)
        throw new GraphQLError(`["'${input.studyParticipation}' value must be either True or False."]`);
      if (input.group && !isGroup(input.group)) throw new GraphQLError('Unknown group');
      const dateJoined = instantOf('dateJoined', input.dateJoined);
      note(pk, {
        ...(input.emailNotification && { emailNotification: true }),
        ...(input.timeslotsNeeded && { timeslotsNeeded: input.timeslotsNeeded }),
        ...(input.password && { passwordChanged: true }),
        ...(dateJoined !== null && { dateJoined }),
        ...(input.group && isGroup(input.group) && { group: input.group }),
      });
      if (client) {
        const change = {
          ...(input.username && { givenName: null, familyName: input.username }),
          ...(input.email && { emails: [input.email, ...client.emails.slice(1)] }),
        };
        const outcome = changeClient(practice, client.key, change, now());
        if (!outcome.ok) throw new GraphQLError(outcome.message);
      } else {
        const index = store.staff.findIndex((each) => each.pk === pk);
        const before = store.staff[index];
        if (before)
          store.staff[index] = {
            ...before,
            username: input.username || before.username,
            email: input.email || before.email,
          };
      }
      return shown(pk);
    }),
    deleteUser: mutationOf(stage, ({ id }: { id: string }) => {
      const { pk } = userOrThrow(id);
      const client = records.clientBy(pk);
      if (client) {
        changeClient(practice, client.key, { isDeleted: true, isActive: false }, now());
        // Appointments go with their patient.
        for (const { key, clientKey } of practice.appointments)
          if (clientKey === client.key) changeAppointment(practice, key, { isDeleted: true }, now());
      } else {
        const index = store.staff.findIndex((each) => each.pk === pk);
        store.staff.splice(index, index === -1 ? 0 : 1);
      }
      return { ok: true, user: null };
    }),
    userCalled: mutationOf(stage, ({ userId, comment }: { userId: string; comment?: string | null }) => {
      const { pk } = userOrThrow(userId);
      const next = 1 + Math.max(0, ...store.calls.map((each) => each.pk));
      // A call without a comment leaves no trace.
      if (comment) store.calls.push({ pk: next, date: now(), comment, userPk: pk });
      return shown(pk);
    }),
    tokenAuth: { token: 'kap.token' },
    verifyToken: () => ({ payload: { username: 'kap', origIat: Math.floor(now() / 1000) } }),
    refreshToken: () => ({ token: 'kap.token', payload: { username: 'kap', origIat: Math.floor(now() / 1000) } }),
  };
}

function isGroup(name: string): name is GroupName {
  return groupNames.some((each) => each === name);
}
