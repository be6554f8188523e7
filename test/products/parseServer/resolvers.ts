import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, isRow, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { timesOf } from '../tableDefinitions.ts';
import { type ParseClass, graphqlName, singularName } from './classText.ts';
import { type FindArgs, type FollowField, findObjects, instantOf, refuse } from './find.ts';
import { globalId, objectIdOf, objectIds, parseIds, parseRows, parseWords } from './records.ts';
import { parseClasses } from './schema.ts';

/** What can be done with the objects of a class; one that is created has no id yet. */
type Writes = Readonly<Record<'create' | 'update' | 'delete', (id: string, fields: Row) => Row>>;

type MutationArgs = Readonly<{ input: { id?: string; fields?: Row | null; clientMutationId?: string | null } }>;

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patient: 'client', Appointment: 'appointment' };

/** Resolvers of what Parse Server makes for every class. */
export function parseRoots(stage: Backstage): object {
  const all = rememberedRows(stage.practice, parseRows(stage).rowsOf);
  const writes = parseWrites(stage);
  const follow: FollowField = ({ fields }, row, field) => {
    const type = fields[field] ?? '';
    if (!/^[*<]/.test(type)) return null;
    const target = parseClasses.find(({ className }) => className === type.slice(1).replace('!', ''));
    const ids: readonly unknown[] = [row[field]].flat();
    const rows = all(target?.className ?? '').filter((other) => ids.includes(other['objectId']));
    return target ? { parseClass: target, rows } : null;
  };
  const find = (parseClass: ParseClass, rows: readonly Row[], args: FindArgs): object =>
    findObjects(follow, { parseClass, rows }, args, stage.cap, (row) => show(parseClass, row));
  function show(parseClass: ParseClass, row: Row): Row {
    const { className, fields } = parseClass;
    const objectId = textOf(row['objectId']);
    const kind = kinds[className];
    if (kind) stage.meet(kind, objectIds.key(kind, objectId) ?? 0);
    const shown: Record<string, unknown> = {
      ...row,
      __typename: graphqlName(className),
      id: globalId(className, objectId),
      ACL: { users: null, roles: null, public: { read: true, write: true } },
    };
    for (const [field, type] of Object.entries(fields)) {
      const value = row[field];
      if (type === 'Array' && Array.isArray(value))
        shown[field] = value.map((element: unknown) => ({ __typename: 'Element', value: element }));
      if (/^[*<]/.test(type))
        shown[field] = (args: FindArgs) => {
          const { parseClass: target, rows } = follow(parseClass, row, field) ?? { parseClass, rows: [] };
          if (type.startsWith('<')) return find(target, rows, args);
          return rows[0] ? show(target, rows[0]) : null;
        };
    }
    return shown;
  }
  function get({ className }: ParseClass, id: string): Row {
    const row = all(className).find((each) => each['objectId'] === objectIdOf(className, id));
    return row ?? refuse(101, 'Object not found.');
  }
  const roots: Record<string, unknown> = {
    health: true,
    viewer: () => refuse(209, 'Invalid session token'),
    node({ id }: { id: string }) {
      const [className] = Buffer.from(id, 'base64').toString().split(':');
      const parseClass = parseClasses.find((each) => each.className === className);
      return parseClass ? show(parseClass, get(parseClass, id)) : refuse(101, 'Object not found.');
    },
  };
  for (const parseClass of parseClasses) {
    const { className, plural } = parseClass;
    roots[singularName(className)] = ({ id }: { id: string }) => show(parseClass, get(parseClass, id));
    roots[plural] = (args: FindArgs) => find(parseClass, all(className), args);
    for (const verb of ['create', 'update', 'delete'] as const)
      roots[verb + graphqlName(className)] = ({ input }: MutationArgs) => {
        const { id = '', fields, clientMutationId = null } = input;
        const write = writes[className]?.[verb];
        if (!write) return refuse(119, `Permission denied for action ${verb} on class ${className}.`);
        if (verb !== 'create') get(parseClass, id);
        return { [singularName(className)]: show(parseClass, write(id, fields ?? {})), clientMutationId };
      };
  }
  return roots;
}

function parseWrites(stage: Backstage): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { patient, appointment } = parseRows(stage);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    // The number of what a trigger of the app refuses.
    return outcome.ok ? outcome.row : refuse(142, outcome.message);
  };
  function createPatient(fields: Row): Row {
    const names = { givenName: givenText(fields, 'name'), familyName: givenText(fields, 'lastName') };
    const details = { ...names, emails: [givenText(fields, 'email')], phones: [givenText(fields, 'phone')] };
    return patient(done(() => registerClient(practice, details, now())));
  }
  /** The key of the record that a pointer links: undefined where it says nothing, null where it is taken away. */
  function linked(fields: Row, field: string, kind: 'client' | 'provider' | 'place'): number | null | undefined {
    const pointer = fields[field];
    if (!isRow(pointer)) return pointer === null ? null : undefined;
    const { link, createAndLink } = pointer;
    if (kind === 'client' && isRow(createAndLink))
      return objectIds.key(kind, textOf(createPatient(createAndLink)['objectId']));
    return parseIds.key(kind, textOf(link)) ?? refuse(101, 'Object not found.');
  }
  function visitIn(before: AppointmentRecord | null, fields: Row) {
    const dateIn = (field: string): number | undefined => (fields[field] ? instantOf(fields[field]) : undefined);
    const start = dateIn('date');
    return {
      ...timesOf(before, start, dateIn('endDate') ?? (before ? undefined : (start ?? 0) + 1_800_000)),
      reason: givenText(fields, 'description'),
      state: stateOfWord(parseWords, givenText(fields, 'status')),
      providerKey: linked(fields, 'doctor', 'provider'),
      clientKey: linked(fields, 'patient', 'client'),
      placeKey: linked(fields, 'clinic', 'place') ?? undefined,
    };
  }
  const changePatient = (id: string, change: Parameters<typeof changeClient>[2]): Row =>
    patient(done(() => changeClient(practice, parseIds.key('client', id), change, now())));
  const changeVisit = (id: string, change: Parameters<typeof changeAppointment>[2]): Row =>
    appointment(done(() => changeAppointment(practice, parseIds.key('appointment', id), change, now())));
  return {
    Patient: {
      create: (_, fields) => createPatient(fields),
      update(id, fields) {
        const before = rowOf(practice.clients, parseIds.key('client', id));
        const names = { givenName: givenText(fields, 'name'), familyName: givenText(fields, 'lastName') ?? undefined };
        const contact = contactChange(before, givenText(fields, 'phone'), givenText(fields, 'email'));
        return changePatient(id, { ...names, ...contact });
      },
      delete: (id) => changePatient(id, { isDeleted: true }),
    },
    Appointment: {
      create(_, fields) {
        const { placeKey = null, ...visit } = visitIn(null, fields);
        return appointment(done(() => bookAppointment(practice, { ...visit, placeKey, typeKey: 1 }, now())));
      },
      update(id, fields) {
        const before = rowOf(practice.appointments, parseIds.key('appointment', id));
        return changeVisit(id, visitIn(before, fields));
      },
      delete: (id) => changeVisit(id, { isDeleted: true }),
    },
  };
}
