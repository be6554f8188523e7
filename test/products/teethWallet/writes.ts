import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { instantOf } from '../graphene/find.ts';
import { type teethRows, isAppointment, teethIds } from './records.ts';

type Text = string | null | undefined;

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

interface Visit extends Texts<
  'id' | 'patient' | 'doctor' | 'company' | 'startDate' | 'note' | 'createdBy' | 'updatedBy'
> {
  readonly duration?: number | null;
  readonly isDeleted?: boolean | null;
}

type Person = Texts<
  'id' | 'firstName' | 'lastName' | 'email' | 'username' | 'phone' | 'street' | 'city' | 'lang' | 'dateOfBirth'
>;

/** What changes data. Whoever writes names herself, and an update replaces all that it can. */
export function teethWrites(stage: Backstage, rows: ReturnType<typeof teethRows>, births: Map<number, string>): object {
  const { practice, now } = stage;
  function row<Record>(write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  function needUser(id: Text, message: string): void {
    if (!rows.users().some((user) => user['id'] === id)) throw new GraphQLError(message);
  }
  /** The keys of what a visit points to; a missing row is an error, in words of Django that depend on how it was asked. */
  function visitOf(input: Visit, missing: (model: string) => string) {
    const [providerKey, placeKey] = [teethIds.key('provider', input.doctor), teethIds.key('place', input.company)];
    const patient = rowOf(practice.clients, teethIds.key('client', input.patient));
    if (!patient || patient.isDeleted || !rowOf(practice.providers, providerKey))
      throw new GraphQLError(missing('User'));
    if (!rowOf(practice.places, placeKey)) throw new GraphQLError(missing('Company'));
    // A visit without a beginning can't be kept in the practice.
    if (!input.startDate) throw new GraphQLError('null value in column "start_date" violates not-null constraint');
    const who = { providerKey, placeKey: placeKey ?? 0, clientKey: patient.key };
    return { ...who, start: instantOf(input.startDate), minutes: input.duration ?? 30, reason: input.note ?? null };
  }
  const languageOf = (id: Text): string | undefined => rows.languages.find((each) => each.id === id)?.id;
  return {
    createUser({ input }: { input?: Person | null }) {
      const { firstName, lastName, email = null, username = null, lang, street, dateOfBirth } = input ?? {};
      // Nobody and nothing are equal here too: without an email, someone else without one is in the way.
      if (rows.users().some((user) => user['email'] === email))
        throw new GraphQLError('The Email has already been taken.');
      if (rows.users().some((user) => user['username'] === username))
        throw new GraphQLError('The Username has already been taken.');
      if (languageOf(lang) === undefined) throw new GraphQLError('Please fill all the fields properly');
      const details = { givenName: firstName, familyName: lastName, emails: [email] };
      const made = row(() => registerClient(practice, details, now()));
      if (dateOfBirth) births.set(made.key, dateOfBirth);
      // An account is asleep until its email is confirmed.
      const more = { isActive: false, street: street ?? '' };
      return { user: rows.patient(row(() => changeClient(practice, made.key, more, now()))) };
    },
    updateUser({ input }: { input?: Person | null }) {
      const key = teethIds.key('client', input?.id);
      const before = rowOf(practice.clients, key);
      if (!input || !before || before.isDeleted) throw new GraphQLError('User matching query does not exist.');
      if (languageOf(input.lang) === undefined) throw new GraphQLError('MultiLanguage matching query does not exist.');
      // Empty values leave what is there.
      const change = {
        givenName: input.firstName || undefined,
        familyName: input.lastName || undefined,
        street: input.street || undefined,
        city: input.city || undefined,
        ...contactChange(before, input.phone || undefined, input.email || undefined),
      };
      const after = row(() => changeClient(practice, key, change, now()));
      if (input.dateOfBirth) births.set(after.key, input.dateOfBirth);
      return { user: rows.patient(after) };
    },
    createAppointment({ input }: { input?: Visit | null }) {
      const missing = (model: string): string => `${model} matching query does not exist.`;
      const details = visitOf(input ?? {}, missing);
      needUser(input?.createdBy, missing('User'));
      needUser(input?.updatedBy, missing('User'));
      const made = row(() => bookAppointment(practice, { ...details, typeKey: 1 }, now()));
      return { appointment: rows.appointment(made) };
    },
    updateAppointment({ input }: { input?: Visit | null }) {
      const missing = (model: string): string => `No ${model} matches the given query.`;
      const details = visitOf(input ?? {}, missing);
      needUser(input?.updatedBy, missing('User'));
      const before = rowOf(practice.appointments.filter(isAppointment), teethIds.key('appointment', input?.id));
      if (!before) throw new GraphQLError('Appointment matching query does not exist.');
      const back = { isDeleted: false, state: before.state === 'cancelled' ? ('planned' as const) : before.state };
      const marked = input?.isDeleted ? { state: 'cancelled' as const } : back;
      const change = { ...details, ...marked, patientKey: before.clientKey === details.clientKey ? undefined : null };
      return { appointment: rows.appointment(row(() => changeAppointment(practice, before.key, change, now()))) };
    },
    /** Takes the row away for good, and says nothing. */
    deleteAppointment({ id }: { id?: Text }) {
      const found = rowOf(practice.appointments.filter(isAppointment), teethIds.key('appointment', id));
      if (!found) throw new GraphQLError('No Appointment matches the given query.');
      row(() => ({ ok: true, row: practice.appointments.splice(practice.appointments.indexOf(found), 1) }));
      return null;
    },
  };
}
