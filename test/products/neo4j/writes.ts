import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { instantOf, neo4jError } from './filter.ts';
import type { NodeType } from './nodeText.ts';
import { neo4jIds, neo4jWords, siblingId } from './records.ts';
import { clinicTypes } from './schema.ts';

/** The ids of the nodes that a mutation answers, and how many there were. */
export interface Counted {
  readonly ids: readonly string[];
  readonly info: Row;
}

/** The nodes of a type that meet a filter. */
type FindNodes = (type: NodeType, where: Row) => readonly Row[];

/** What the mutations of all types do: patients, their accounts and appointments can change, nothing else. */
export function neo4jWrites(stage: Backstage, findNodes: FindNodes) {
  const { practice, now } = stage;
  const done = <Record extends { readonly key: number }>(write: () => Written<Record>): Record =>
    rowOrError(stage, write, 'INTERNAL_SERVER_ERROR');

  /** The id of the node that a relation is connected to; undefined where nothing is said. */
  function connected(value: unknown, target: string): string | null | undefined {
    const input = first(value);
    if (input === null) return undefined;
    const connect = first(input['connect']);
    if (connect === null) return first(input['disconnect']) === null ? undefined : null;
    const where = isRow(connect['where']) && isRow(connect['where']['node']) ? connect['where']['node'] : {};
    const type = clinicTypes.find(({ name }) => name === target);
    // Whoever connects what isn't there connects nothing, and is not told.
    return textOrNull(type && findNodes(type, where)[0]?.['id']);
  }
  /** A relation to one node can't be connected again before it is taken away. */
  function demandFree(from: string, value: unknown, isTaken: boolean): void {
    const input = first(value);
    if (isTaken && input && first(input['connect']) && !first(input['disconnect']))
      throw neo4jError(`${from} must be less than or equal to one`);
  }

  function createPatient(node: Row): ClientRecord {
    const user = first(part(node, 'user')['create'])?.['node'];
    if (!isRow(user)) throw neo4jError('Patient.user required exactly once');
    const text = (column: string): string | null => textOrNull(user[column]);
    const details = {
      givenName: text('firstName'),
      familyName: text('lastName'),
      emails: [text('email')],
      phones: [text('phoneNumber')],
    };
    const made = done(() => registerClient(practice, details, now()));
    const change = { street: text('address') ?? undefined, isActive: user['isActive'] !== false };
    return done(() => changeClient(practice, made.key, change, now()));
  }
  function changeUser(key: number, update: Row): void {
    const before = rowOf(practice.clients, key);
    const text = (column: string): string | null | undefined =>
      update[column] === undefined ? undefined : textOrNull(update[column]);
    const [email, phone] = [text('email'), text('phoneNumber')];
    const others = <Value>(values: readonly Value[] | undefined): readonly Value[] => values?.slice(1) ?? [];
    const change = {
      givenName: text('firstName'),
      familyName: text('lastName') ?? undefined,
      emails: email === undefined ? undefined : [...(email === null ? [] : [email]), ...others(before?.emails)],
      phones:
        phone === undefined
          ? undefined
          : [...(phone === null ? [] : [{ label: 'Mobile', value: phone } as const]), ...others(before?.phones)],
      street: text('address') ?? undefined,
      isActive: typeof update['isActive'] === 'boolean' ? update['isActive'] : undefined,
    };
    done(() => changeClient(practice, key, change, now()));
  }

  function createAppointment(node: Row): AppointmentRecord {
    const nested = first(part(node, 'patient')['create'])?.['node'];
    const patientId = isRow(nested) ? undefined : connected(node['patient'], 'Patient');
    if (!isRow(nested) && !patientId) throw neo4jError('Appointment.patient required exactly once');
    const [start, end] = [instantOf(String(node['startTime'])), instantOf(String(node['endTime']))];
    const input = {
      start,
      minutes: Math.round((end - start) / 60_000),
      placeKey: neo4jIds.key('place', connected(node['location'], 'Location')) ?? 1,
      typeKey: neo4jIds.key('visitType', connected(node['service'], 'Service')) ?? 1,
      providerKey: neo4jIds.key('provider', connected(node['doctor'], 'Doctor')),
      clientKey: isRow(nested) ? createPatient(nested).key : neo4jIds.key('client', patientId),
      reason: textOrNull(node['reason']),
      state: stateOfWord(neo4jWords, textOrNull(node['status'])),
    };
    return done(() => bookAppointment(practice, input, now()));
  }
  function updateAppointment(key: number, update: Row): void {
    const before = rowOf(practice.appointments, key);
    const [start, end] = [textOrNull(update['startTime']), textOrNull(update['endTime'])];
    const from = start === null ? before?.start : instantOf(start);
    const until = end === null ? before && before.start + before.minutes * 60_000 : instantOf(end);
    demandFree('Appointment.patient', update['patient'], true);
    demandFree('Appointment.doctor', update['doctor'], before?.providerKey !== null);
    demandFree('Appointment.service', update['service'], true);
    demandFree('Appointment.location', update['location'], true);
    const keyOf = (kind: 'client' | 'provider' | 'visitType' | 'place', field: string, target: string) => {
      const id = connected(update[field], target);
      return id === undefined ? undefined : neo4jIds.key(kind, id);
    };
    const change: { [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
      start: start === null ? undefined : from,
      minutes: from !== undefined && until ? Math.round((until - from) / 60_000) : undefined,
      state: stateOfWord(neo4jWords, textOrNull(update['status'])),
      reason: update['reason'] === undefined ? undefined : textOrNull(update['reason']),
      cancelReason: update['notes'] === undefined ? undefined : textOrNull(update['notes']),
      clientKey: keyOf('client', 'patient', 'Patient'),
      providerKey: keyOf('provider', 'doctor', 'Doctor'),
      typeKey: keyOf('visitType', 'service', 'Service') ?? undefined,
      placeKey: keyOf('place', 'location', 'Location') ?? undefined,
    };
    if (change.clientKey === null) throw neo4jError('Appointment.patient required exactly once');
    done(() => changeAppointment(practice, key, change, now()));
  }

  const keyOfUser = (id: string): number | null =>
    practice.clients.find(({ key }) => siblingId('patientUser', key) === id)?.key ?? null;

  return {
    create({ name }: NodeType, inputs: readonly Row[]): Counted {
      if (name !== 'Patient' && name !== 'Appointment') throw forbidden();
      const ids = inputs.map((input) =>
        name === 'Patient'
          ? neo4jIds.of('client', createPatient(input).key)
          : neo4jIds.of('appointment', createAppointment(input).key),
      );
      // A patient comes with her account.
      const nodesCreated = name === 'Patient' ? 2 * ids.length : ids.length;
      return { ids, info: { nodesCreated, relationshipsCreated: ids.length } };
    },
    update({ name }: NodeType, rows: readonly Row[], update: Row): Counted {
      const ids = rows.map((row) => String(row['id']));
      for (const id of ids) {
        const user = name === 'User' ? update : part(part(update, 'user'), 'update')['node'];
        const client = name === 'User' ? keyOfUser(id) : neo4jIds.key('client', id);
        const visit = neo4jIds.key('appointment', id);
        if (name === 'Appointment' && visit !== null) updateAppointment(visit, update);
        else if ((name === 'User' || name === 'Patient') && client !== null) {
          if (isRow(user)) changeUser(client, user);
        } else throw forbidden();
      }
      return {
        ids,
        info: { nodesCreated: 0, nodesDeleted: 0, relationshipsCreated: 0, relationshipsDeleted: 0 },
      };
    },
    remove({ name }: NodeType, rows: readonly Row[]): Row {
      for (const row of rows) {
        const id = String(row['id']);
        const gone = { isDeleted: true };
        if (name === 'Patient')
          done(() => changeClient(practice, neo4jIds.key('client', id), { ...gone, isActive: false }, now()));
        else if (name === 'Appointment')
          done(() => changeAppointment(practice, neo4jIds.key('appointment', id), gone, now()));
        else throw forbidden();
      }
      return { nodesDeleted: rows.length, relationshipsDeleted: 0 };
    },
  };
}

function forbidden(): Error {
  return neo4jError('Forbidden');
}

/** The input of a relation: the first one where it may lead to many. */
function first(value: unknown): Row | null {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isRow(one) ? one : null;
}

function part(node: Row, field: string): Row {
  return first(node[field]) ?? {};
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
