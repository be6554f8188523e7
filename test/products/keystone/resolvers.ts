import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, capital, isRow } from '../generatedRows.ts';
import { type ItemsArgs, itemsOf, meetsWhere } from './items.ts';
import { keystoneIds, keystoneRecords, siblingId } from './records.ts';
import { projectLists } from './schema.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

interface ById {
  readonly where: Texts;
}

interface Change extends ById {
  readonly data: Row;
}

const { key } = keystoneIds;

/** Resolvers of the project: the same root fields for every list. */
export function keystoneRoots(stage: Backstage): object {
  const { itemsOfList, meetItem } = keystoneRecords(stage);
  const roots: Record<string, unknown> = {
    keystone: {
      adminMeta: { lists: () => projectLists.map(metaOf), list: ({ key: name }: { key: string }) => metaNamed(name) },
    },
    endSession: () => true,
  };
  for (const { key: list, singular, plural } of projectLists) {
    const all = itemsOfList[list] ?? (() => []);
    roots[plural] = (args: ItemsArgs) => itemsOf(all(), args, stage.cap).map(meetItem);
    roots[`${plural}Count`] = ({ where }: ItemsArgs) => all().filter((row) => meetsWhere(row, where ?? {})).length;
    roots[singular] = ({ where }: ById) => {
      const [entry, ...others] = Object.entries(where);
      if (!entry || others.length > 0) {
        throw refusal('Input error: Exactly one key must be passed to a unique where input', 'KS_USER_INPUT_ERROR');
      }
      const found = all().find((row) => row[entry[0]] === entry[1]);
      return found ? meetItem(found) : null;
    };
    for (const action of ['create', 'update', 'delete']) {
      const denied = (): never => {
        throw refusal(`Access denied: You cannot ${action} that ${list}`, 'KS_ACCESS_DENIED');
      };
      roots[`${action}${list}`] = denied;
      roots[`${action}${capital(plural)}`] = denied;
    }
  }
  return { ...roots, ...keystoneWrites(stage) };
}

function keystoneWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { patient, userOfPatient, appointment } = keystoneRecords(stage);
  const result = <Record>(write: () => Written<Record>, show: (row: Record) => Row): Row =>
    show(rowOrError(stage, write, 'KS_ACCESS_DENIED'));
  const enter = (user: Texts, name: string): Row => {
    const parts = partsOf(name);
    const input = {
      givenName: user['firstName'] ?? parts.firstName,
      familyName: user['lastName'] ?? parts.lastName,
      emails: [user['email']],
      phones: [user['cellPhoneNumberString'], user['homePhoneNumberString']],
    };
    return result(() => registerClient(practice, input, now()), patient);
  };
  const createPatient = ({ data }: { data: Row }): Row =>
    enter(textsIn(part(data, 'user')['create']), textsIn(data)['name'] ?? '');
  const changePerson = (before: ClientRecord | undefined, user: Texts, show: (row: ClientRecord) => Row): Row => {
    const { firstName, lastName, email, cellPhoneNumberString: cell, homePhoneNumberString: home } = user;
    const change = {
      givenName: firstName === '' ? null : firstName,
      familyName: lastName ?? undefined,
      emails: email === undefined ? undefined : [email ?? '', ...(before?.emails.slice(1) ?? [])].filter(Boolean),
      phones: phonesWith(before, cell, home),
    };
    return result(() => changeClient(practice, before?.key ?? null, change, now()), show);
  };
  const updatePatient = ({ where, data }: Change): Row => {
    const before = practice.clients.find((row) => row.key === key('client', where['id']));
    // A patient has a name of its own, but the practice knows each person by one name alone.
    const named = textsIn(data)['name'];
    const user = { ...(named ? partsOf(named) : {}), ...textsIn(part(data, 'user')['create']) };
    return changePerson(before, user, patient);
  };
  const updateUser = ({ where, data }: Change): Row => {
    const before = practice.clients.find((row) => siblingId(keystoneIds.of('client', row.key), 'us') === where['id']);
    return changePerson(before, textsIn(data), userOfPatient);
  };
  const createAppointment = ({ data }: { data: Row }): Row => {
    const texts = textsIn(data);
    const start = texts['scheduledStartsAt'] ? instantOf(texts['scheduledStartsAt']) : null;
    const input = {
      start,
      minutes: start !== null && texts['scheduledEndsAt'] ? (instantOf(texts['scheduledEndsAt']) - start) / 60_000 : 30,
      placeKey: 1,
      typeKey: 1,
      providerKey: key('provider', connected(data, 'doctor')),
      clientKey: key('client', connected(data, 'patient')),
      reason: texts['reason'],
    };
    return result(() => bookAppointment(practice, input, now()), appointment);
  };
  const changeVisit = (where: Texts, change: Parameters<typeof changeAppointment>[2]): Row =>
    result(() => changeAppointment(practice, key('appointment', where['id']), change, now()), appointment);
  const updateAppointment = ({ where, data }: Change): Row => {
    const texts = textsIn(data);
    const before = rowOf(practice.appointments, key('appointment', where['id']));
    const start = texts['scheduledStartsAt'] ? instantOf(texts['scheduledStartsAt']) : undefined;
    const end = texts['scheduledEndsAt'] ? instantOf(texts['scheduledEndsAt']) : null;
    return changeVisit(where, {
      start,
      minutes: end === null || !before ? undefined : (end - (start ?? before.start)) / 60_000,
      state: stateAfter(texts, before),
      reason: texts['reason'],
      providerKey: 'doctor' in data ? key('provider', connected(data, 'doctor')) : undefined,
      clientKey: 'patient' in data ? key('client', connected(data, 'patient')) : undefined,
    });
  };
  const deleteAppointment = ({ where }: ById): Row => changeVisit(where, { isDeleted: true });
  return {
    addPatientToDoctor: (user: Texts) => enter(user, ''),
    createPatient,
    createPatients: ({ data }: { data: readonly Row[] }) => data.map((one) => createPatient({ data: one })),
    updatePatient,
    updatePatients: ({ data }: { data: readonly Change[] }) => data.map(updatePatient),
    deletePatient: ({ where }: ById) =>
      result(() => changeClient(practice, key('client', where['id']), { isDeleted: true }, now()), patient),
    updateUser,
    updateUsers: ({ data }: { data: readonly Change[] }) => data.map(updateUser),
    createAppointment,
    createAppointments: ({ data }: { data: readonly Row[] }) => data.map((one) => createAppointment({ data: one })),
    updateAppointment,
    updateAppointments: ({ data }: { data: readonly Change[] }) => data.map(updateAppointment),
    deleteAppointment,
    deleteAppointments: ({ where }: { where: readonly Texts[] }) =>
      where.map((one) => deleteAppointment({ where: one })),
  };
}

/** How far a visit is says only when it began and ended. */
function stateAfter({ startedAt, endedAt }: Texts, before: AppointmentRecord | null): VisitState | undefined {
  if (endedAt) return 'completed';
  if (startedAt) return 'inProgress';
  return startedAt === null || endedAt === null ? (before?.state ?? 'planned') : undefined;
}

/** The last word of a name, and those before it. */
function partsOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function phonesWith(
  before: ClientRecord | undefined,
  cell: string | null | undefined,
  home: string | null | undefined,
): ClientRecord['phones'] | undefined {
  if (cell === undefined && home === undefined) return undefined;
  const [first, second, ...others] = before?.phones ?? [];
  const values = [
    cell ?? (cell === null ? '' : (first?.value ?? '')),
    home ?? (home === null ? '' : (second?.value ?? '')),
  ];
  const labels = ['Mobile', 'Home'] as const;
  return [
    ...values.flatMap((value, index) => (value === '' ? [] : [{ label: labels[index] ?? 'Mobile', value }])),
    ...others,
  ];
}

function part(data: Row, field: string): Row {
  const value = data[field];
  return isRow(value) ? value : {};
}

function textsIn(value: unknown): Texts {
  return isRow(value) ? (value as Texts) : {};
}

/** The id of the item that a relation is to point to, or null where it is to point nowhere. */
function connected(data: Row, field: string): string | null | undefined {
  return textsIn(part(data, field)['connect'])['id'] ?? null;
}

function metaNamed(name: string): object | null {
  const list = projectLists.find(({ key: own }) => own === name);
  return list ? metaOf(list) : null;
}

function metaOf({ key: list, singular, plural }: (typeof projectLists)[number]): object {
  return {
    key: list,
    itemQueryName: singular,
    listQueryName: plural,
    path: plural,
    label: capital(plural),
    singular: list,
    plural: capital(plural),
    pageSize: 50,
    labelField: 'id',
    isHidden: false,
  };
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
