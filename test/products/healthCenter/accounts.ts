import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateOf } from './dates.ts';
import {
  adminId,
  dateText,
  failure,
  firstNewDoctor,
  type HealthCenterBooks,
  healthCenterIds,
  type healthCenterRecords,
  patientsOf,
} from './records.ts';

type Texts = Partial<
  Readonly<
    Record<
      'firstName' | 'lastName' | 'phone' | 'email' | 'password' | 'streetAddress' | 'city' | 'postCode',
      string | null
    >
  >
>;

interface UserInput extends Texts {
  readonly id?: number | null;
  readonly userRoleId?: number | null;
  readonly dob?: unknown;
}

type ByIds = Readonly<Record<'userIds', readonly number[] | null>>;

const answer = (success: boolean, message: string): Row => ({ success, message, data: null });
const asked = (email: string): Row => ({ __typename: 'LoginFailure', message: email });

/** What changes accounts: of patients in the practice, and what that doesn't know in the books. */
export function accountWrites(
  stage: Backstage,
  books: HealthCenterBooks,
  { user, doctors, patients, appointments, doctorIdOf, patientIdOf }: ReturnType<typeof healthCenterRecords>,
): object {
  const { practice, now } = stage;
  const isUsed = (email: string | null | undefined): boolean =>
    [user(adminId), ...doctors(), ...patients()].some((row) => row?.['email'] === email);
  const refusal = (): string | null => {
    const outcome = written(stage, () => ({ ok: true, row: null }));
    return outcome.ok ? null : outcome.message;
  };
  const patientKeyOf = (id: number): number | null =>
    rowOf(patientsOf(practice), healthCenterIds.key('client', id))?.key ?? null;
  /** What is neither empty nor missing. */
  function given(input: UserInput, info: GraphQLResolveInfo): Row {
    const { id: _, userRoleId: __, dob, ...texts } = input;
    const present = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
    return { ...present, ...(dob ? { dob: dateText(dateOf(dob, info, 'dob')).slice(0, 10) } : {}) };
  }
  /** The practice's own part of an account goes to the practice, the rest to the books. */
  function save(id: number, fields: Row, input: Texts): Written<unknown> {
    const { firstName, lastName, phone, email, streetAddress, city, ...rest } = fields;
    const key = patientKeyOf(id);
    const before = rowOf<Practice['clients'][number]>(practice.clients, key);
    if (key === null || !before) {
      books.edits.set(id, { ...books.edits.get(id), ...fields });
      return { ok: true, row: null };
    }
    books.edits.set(id, { ...books.edits.get(id), ...rest });
    const isGiven = (value: unknown): boolean => value !== undefined;
    const changes = {
      givenName: isGiven(firstName) ? input.firstName : undefined,
      familyName: isGiven(lastName) ? (input.lastName ?? undefined) : undefined,
      street: isGiven(streetAddress) ? (input.streetAddress ?? undefined) : undefined,
      city: isGiven(city) ? (input.city ?? undefined) : undefined,
      emails: isGiven(email) ? [input.email ?? '', ...before.emails.slice(1)] : undefined,
      phones: isGiven(phone)
        ? [{ label: 'Mobile', value: input.phone ?? '' } as const, ...before.phones.slice(1)]
        : undefined,
    };
    return changeClient(practice, key, changes, now());
  }
  function dropAppointments(id: number): void {
    for (const row of appointments())
      if (doctorIdOf(row) === id || patientIdOf(row) === id)
        changeAppointment(practice, row.key, { isDeleted: true }, now());
  }
  function accept(row: Row): void {
    const id = firstNewDoctor + books.newDoctors.length;
    const rest = { phone: null, dob: null, createdAt: dateText(now()), updatedAt: null };
    const { firstName, lastName, email } = row;
    books.newDoctors.push({
      __typename: 'User',
      id,
      firstName,
      lastName,
      email,
      password: '',
      userRole: 'doctor',
      ...rest,
    });
    dropRequests([Number(row['id'])]);
  }
  function dropRequests(ids: readonly number[]): void {
    books.requests.splice(0, books.requests.length, ...books.requests.filter(({ id }) => !ids.includes(Number(id))));
  }
  return {
    saveUser({ userInput: input }: { readonly userInput: UserInput }, _: unknown, info: GraphQLResolveInfo) {
      if (!input.id && isUsed(input.email)) return answer(false, 'This email address is already in use');
      // Without an id it is one's own account that changes.
      const id = input.id ?? adminId;
      if (!user(id)) return answer(false, 'User you are trying to modify does not exist');
      const fields = { ...given(input, info), ...(patientKeyOf(id) === null && { updatedAt: dateText(now()) }) };
      const outcome = written(stage, () => save(id, fields, input));
      const failed = 'Unexpected error updating user details: Error: ';
      return outcome.ok ? answer(true, 'User updated') : answer(false, failed + outcome.message);
    },
    createUser({ userInput: input }: { readonly userInput: UserInput }, _: unknown, info: GraphQLResolveInfo) {
      if (books.gone.has(adminId)) throw failure("Cannot read properties of null (reading 'userRoleId')");
      if (isUsed(input.email)) return answer(false, 'Email already in use');
      const failed = 'Error while creating user: ';
      const required = (['firstName', 'lastName', 'userRoleId', 'email'] as const).find((field) => !input[field]);
      if (required) return answer(false, `${failed}QueryFailedError: Field '${required}' doesn't have a default value`);
      const fields = given(input, info);
      if (input.userRoleId !== 3) {
        const row = { ...fields, email: input.email ?? null, createdAt: dateText(now()), updatedAt: null };
        const userRole = input.userRoleId === 1 ? 'admin' : 'doctor';
        books.newDoctors.push({ __typename: 'User', id: firstNewDoctor + books.newDoctors.length, userRole, ...row });
        return answer(true, 'User created');
      }
      const details = {
        givenName: input.firstName,
        familyName: input.lastName,
        emails: [input.email],
        phones: [input.phone],
      };
      const made = written(stage, () => registerClient(practice, details, now()));
      if (!made.ok) return answer(false, `${failed}Error: ${made.message}`);
      const { firstName: ___, lastName: ____, email: _____, phone: ______, ...rest } = fields;
      save(Number(healthCenterIds.of('client', made.row.key)), rest, input);
      return answer(true, 'User created');
    },
    deleteUser({ userId }: { readonly userId?: number | null }) {
      const id = userId ?? adminId;
      const failed = 'Error deleting user account: ';
      const refused = refusal();
      if (refused !== null) return answer(false, `${failed}Error: ${refused}`);
      // An account that there isn't is removed as well.
      if (!user(id)) return answer(true, 'User data removed');
      dropAppointments(id);
      const key = patientKeyOf(id);
      if (key === null) books.gone.add(id);
      else changeClient(practice, key, { isDeleted: true, isActive: false }, now());
      return answer(true, 'User data removed');
    },
    logOut() {
      books.edits.set(adminId, { ...books.edits.get(adminId), lastLogOutAt: dateText(now()) });
      return null;
    },
    login: ({ directLoginInput: { email } }: { readonly directLoginInput: { readonly email: string } }) =>
      asked(isUsed(email) ? 'Incorrect password' : 'Incorrect email'),
    loginWithGoogle() {
      throw failure('Google token verification failed');
    },
    loginWithSignicat() {
      throw failure('Bank authentication failed, please try later..');
    },
    saveDoctor({ doctorRequestId }: { readonly doctorRequestId: number }) {
      const row = books.requests.find(({ id }) => id === doctorRequestId);
      if (!row) return answer(false, 'Doctor request id not found');
      const refused = refusal();
      if (refused !== null) return answer(false, `Cannot move user details: Error: ${refused}`);
      accept(row);
      return answer(true, 'User details moved to user table');
    },
    saveDoctorsByIds({ userIds }: ByIds) {
      for (const row of books.requests.filter(({ id }) => userIds?.includes(Number(id)))) accept(row);
      return answer(true, 'Accounts activated');
    },
    deleteDoctorRequestsByIds({ userIds }: ByIds) {
      dropRequests(userIds ?? []);
      return answer(true, 'All details deleted');
    },
    deactivateDoctorAccountsByIds({ userIds }: ByIds) {
      for (const row of doctors().filter(({ id }) => userIds?.includes(Number(id)))) {
        const { firstName, lastName, email } = row;
        for (const each of appointments().filter((one) => doctorIdOf(one) === row['id'])) {
          // What is over goes, and what is to come waits for another doctor.
          const isOver = each.start + each.minutes * 60_000 <= now();
          changeAppointment(practice, each.key, isOver ? { isDeleted: true } : { providerKey: null }, now());
        }
        const request = { createdAt: dateText(now()), updatedAt: null, userRoleId: 2 };
        books.requests.push({
          __typename: 'DoctorRequest',
          id: 10 + books.requests.length,
          firstName,
          lastName,
          email,
          ...request,
        });
        books.gone.add(Number(row['id']));
      }
      return answer(true, 'Completed succesfully');
    },
  };
}
