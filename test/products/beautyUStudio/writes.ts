import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import {
  type StudioExtras,
  type studioRows,
  documentId,
  isInStudio,
  servicesOf,
  studioIds,
  studioKey,
  studioWords,
  wrapped,
} from './records.ts';

interface AppointmentInput extends Readonly<Record<'stylist' | 'client' | 'time' | 'status', string>> {
  readonly services: readonly string[];
  readonly details?: string | null;
}
type UserInput = Readonly<Partial<Record<'name' | 'email' | 'password' | 'phone' | 'role' | 'status', string | null>>>;

/** Resolvers of the mutations. A change of an appointment says all of it again. */
export function studioWrites(stage: Backstage, rows: ReturnType<typeof studioRows>, extras: StudioExtras): object {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'INTERNAL_SERVER_ERROR');
  /** What an input says of an appointment. */
  function read({ stylist, client, services, time, status }: AppointmentInput) {
    const keys = services.map((id) => studioIds.key('visitType', documentId(id)));
    const types = servicesOf(practice).filter(({ key }) => keys.includes(key));
    const [first] = types;
    const provider = rowOf(practice.providers, studioIds.key('provider', documentId(stylist)));
    const person = rowOf(practice.clients, studioIds.key('client', documentId(client)));
    if (!provider || !person) throw wrapped('Error: UserInputError: No user found');
    if (!first || types.length !== keys.length) throw wrapped('Error: UserInputError: ServiceId does not exist');
    const start = Date.parse(time);
    // The collection would take any text; the practice behind this one has to know when.
    if (Number.isNaN(start)) throw wrapped(`Error: Invalid time ${time}`);
    return {
      start,
      minutes: types.reduce((sum, { minutes }) => sum + minutes, 0),
      typeKey: first.key,
      providerKey: provider.key,
      clientKey: person.key,
      state: stateOfWord(studioWords, status),
      serviceKeys: types.map(({ key }) => key),
    };
  }
  function appointmentOf(id: string): AppointmentRecord {
    const found = rowOf(practice.appointments, studioIds.key('appointment', documentId(id)));
    if (found && isInStudio(found)) return found;
    throw wrapped(`Error: No Document with ObjectID ${id} was found`);
  }
  function addAppointment({ appointmentInput }: { appointmentInput: AppointmentInput }): Row {
    // Details are thrown away here, and can be written by a change only.
    const { serviceKeys, ...input } = read(appointmentInput);
    const made = done(() => bookAppointment(practice, { ...input, placeKey: studioKey }, now()));
    extras.services.set(made.key, serviceKeys);
    return rows.appointment(made);
  }
  function updateAppointment(args: { appointmentID: string; appointmentInput: AppointmentInput }): Row {
    const before = appointmentOf(args.appointmentID);
    const { status, details } = args.appointmentInput;
    const { serviceKeys, state, ...input } = read(args.appointmentInput);
    // A word that is for several states and is there already changes nothing.
    const kept = status === studioWords[before.state] ? before.state : state;
    const change = { ...input, state: kept, reason: details ? details : undefined };
    const changed = done(() => changeAppointment(practice, before.key, change, now()));
    extras.services.set(changed.key, serviceKeys);
    return rows.appointment(changed);
  }
  function removeAppointment({ appointmentID }: { appointmentID: string }): Row {
    const { key } = appointmentOf(appointmentID);
    return rows.appointment(done(() => changeAppointment(practice, key, { isDeleted: true }, now())));
  }
  function addUser({ userInput }: { userInput: UserInput }): string {
    const { name, email, password, phone, role } = userInput;
    if (!role) throw wrapped("Cannot read property 'toLowerCase' of undefined");
    if (!['admin', 'stylist', 'client'].includes(role.toLowerCase()))
      throw inputError('User only can only have admin, stylist, or client role');
    if (role.toLowerCase() !== 'client')
      throw inputError(
        'New user whom are stylist or admin must have an existing photo uploaded to Database and an about',
      );
    if (!password) throw wrapped('Error: data and salt arguments required');
    const made = done(() =>
      registerClient(practice, { ...namesIn(name ?? ''), emails: [email], phones: [phone] }, now()),
    );
    extras.unconfirmed.add(made.key);
    return `token.${studioIds.of('client', made.key)}.signature`;
  }
  function updateUser({ userID, userInput }: { userID: string; userInput: UserInput }): Row {
    const before = rowOf(practice.clients, studioIds.key('client', documentId(userID)));
    if (!before) throw wrapped(`Error: No Document with ObjectID ${userID} was found`);
    const change = changeOf(before, userInput);
    if (userInput.status) extras.unconfirmed.delete(before.key);
    return rows.client(done(() => changeClient(practice, before.key, change, now())));
  }
  return { addAppointment, updateAppointment, removeAppointment, addUser, updateUser, ...forbidden };
}

/** What is for others than the front desk, or for who comes alone. */
const forbidden = Object.fromEntries(
  ['addPromotion', 'removePromotion', 'updatePromotion', 'addService', 'removeService', 'updateService'].map((name) => [
    name,
    () => {
      throw new GraphQLError('Action is not permitted for user crendentials', { extensions: { code: 'FORBIDDEN' } });
    },
  ]),
);

function changeOf(before: ClientRecord, { name, email, phone, status }: UserInput): Partial<ClientRecord> {
  return {
    ...(name && name !== fullNameOf(before) && namesIn(name)),
    ...(typeof email === 'string' && { emails: [email, ...before.emails.slice(1)].filter((each) => each !== '') }),
    ...(typeof phone === 'string' && {
      phones: [...(phone === '' ? [] : [{ label: 'Mobile', value: phone } as const]), ...before.phones.slice(1)],
    }),
    ...(status && { isActive: status === 'active' }),
  };
}

/** The practice behind keeps two names; the studio has one. */
function namesIn(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? { givenName: null, familyName: first } : { givenName: first, familyName: rest.join(' ') };
}

function inputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
