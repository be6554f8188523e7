import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { observationId, type TherapyMemory, type TherapyRecords } from './records.ts';
import { castFailure, cTerapiasIds, instantOfDate, isObjectId, isoDate, shownValue, wrapped } from './values.ts';

interface ClientArgs {
  readonly client?: Row | null;
}

interface VisitArgs {
  readonly _id?: string | null;
  readonly client_id?: string | null;
  readonly scheduled_to?: unknown;
  readonly showed_up?: boolean | null;
}

const required = ['name', 'dob', 'email', 'phone'];
const strayIds = 1500;

/** A name as the practice keeps it: the first part, and all the rest of it. */
function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? { givenName: null, familyName: first } : { givenName: first, familyName: rest.join(' ') };
}

/** The mutations; all of them but one answer no more than that they were carried out. */
export function therapyWrites(
  backstage: Backstage,
  records: TherapyRecords,
  memory: TherapyMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const observe = (clientId: string, description: string | null): void => {
    memory.observations.push({
      _id: observationId(memory.observations.length + 1),
      client_id: clientId,
      description,
      created_at: isoDate(now()),
    });
  };
  const checkId = (id: unknown, model: 'Appointment' | 'Client'): void => {
    if (id === null || id === undefined || isObjectId(id)) return;
    throw wrapped('CastError', castFailure('ObjectId', id, '_id', model).message);
  };
  const dateOf = (value: unknown, path: string, model: 'Appointment' | 'Client'): string => {
    const instant = instantOfDate(value);
    if (instant === null) throw wrapped('CastError', castFailure('date', value, path, model).message);
    return isoDate(instant);
  };
  const changeStray = (id: unknown, change: Row): void => {
    const before = memory.strays.get(String(id));
    if (before) memory.strays.set(String(id), { ...before, ...presentFields(change) });
  };

  return {
    addNewClient({ client }: ClientArgs) {
      if (!client) throw wrapped('TypeError', `Cannot read property 'name' of ${String(client)}`);
      const missing = required.filter(
        (path) => client[path] === undefined || client[path] === null || client[path] === '',
      );
      if (missing.length > 0) {
        const reasons = missing.map((path) => `${path}: Path \`${path}\` is required.`).join(', ');
        throw wrapped('ValidationError', `Client validation failed: ${reasons}`);
      }
      const dob = instantOfDate(client['dob']);
      if (dob === null) {
        const reason = `dob: Cast to date failed for value "${String(givenText(client, 'dob'))}" at path "dob"`;
        throw wrapped('ValidationError', `Client validation failed: ${reason}`);
      }
      const { key } = done(() =>
        registerClient(
          practice,
          {
            ...namesOf(givenText(client, 'name') ?? ''),
            emails: [givenText(client, 'email')],
            phones: [givenText(client, 'phone')],
          },
          now(),
        ),
      );
      // The input has no gender, though the client has.
      memory.profiles.set(key, {
        dob: isoDate(dob),
        gender: null,
        address: client['address'] ?? null,
        advisedBy: client['advisedBy'] ?? null,
      });
      // An observation is stored even where none is given.
      observe(cTerapiasIds.of('client', key), givenText(client, 'observation') ?? null);
      return true;
    },
    updateClient({ client }: ClientArgs) {
      if (!client) throw wrapped('TypeError', `Cannot read property '_id' of ${String(client)}`);
      checkId(client['_id'], 'Client');
      const before = records.client(client['_id']);
      const { dob, address, advisedBy } = client;
      const born = dob === undefined || dob === null ? dob : dateOf(dob, 'dob', 'Client');
      allowed();
      // Nothing is validated, so that everything can be emptied, and an unknown client is no error.
      if (!before) return true;
      const name = givenText(client, 'name');
      const contact = contactChange(before, givenText(client, 'phone'), givenText(client, 'email'));
      const names = name ? namesOf(name) : {};
      done(() => changeClient(practice, before.key, { ...names, ...contact }, now()));
      const { name: _emptied, ...kept } = memory.profiles.get(before.key) ?? {};
      const stored = name ? kept : { ...memory.profiles.get(before.key), ...(name !== undefined && { name }) };
      memory.profiles.set(before.key, { ...stored, ...presentFields({ dob: born, address, advisedBy }) });
      return true;
    },
    deleteClient({ _id: id }: { readonly _id?: string | null }) {
      checkId(id, 'Client');
      const row = records.client(id);
      allowed();
      // The visits stay, and so do the observations.
      if (row) done(() => changeClient(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    addObservation({ observation }: { readonly observation?: Row | null }) {
      if (!observation) throw new GraphQLError("Cannot destructure property 'description' of 'args.observation'");
      const clientId = observation['client_id'];
      const failed = 'Failed to add observation! ValidationError: Observation validation failed';
      if (typeof clientId !== 'string') throw new GraphQLError(`${failed}: client_id: Path \`client_id\` is required.`);
      if (!isObjectId(clientId)) {
        const reason = `Cast to ObjectID failed for value "${clientId}" at path "client_id"`;
        throw new GraphQLError(`${failed}: client_id: ${reason}`);
      }
      allowed();
      observe(clientId, givenText(observation, 'description') ?? null);
      return true;
    },
    createAppointment({ client_id: clientId, scheduled_to: date }: VisitArgs) {
      const instant = instantOfDate(date);
      const reasons: string[] = [];
      if (clientId === null || clientId === undefined) reasons.push('client_id: Path `client_id` is required.');
      else if (!isObjectId(clientId))
        reasons.push(`client_id: Cast to ObjectId failed for value "${clientId}" at path "client_id"`);
      if (date === null || date === undefined) reasons.push('scheduled_to: Path `scheduled_to` is required.');
      else if (instant === null)
        reasons.push(`scheduled_to: Cast to date failed for value "${shownValue(date)}" at path "scheduled_to"`);
      if (reasons.length > 0) throw new GraphQLError(`Appointment validation failed: ${reasons.join(', ')}`);
      const client = records.client(clientId);
      if (client) {
        const { key } = client;
        const visit = { start: instant, placeKey: 1, typeKey: 1, clientKey: key };
        return records.visitDocument(done(() => bookAppointment(practice, visit, now())));
      }
      allowed();
      const id = cTerapiasIds.of('appointment', strayIds + memory.strays.size);
      const stray: Row = {
        _id: id,
        client_id: clientId,
        scheduled_to: isoDate(instant ?? 0),
        created_at: isoDate(now()),
        showed_up: null,
        clientName: () => records.clientName(clientId),
      };
      memory.strays.set(id, stray);
      return stray;
    },
    updateAppointment({ _id: id, scheduled_to: date }: VisitArgs) {
      checkId(id, 'Appointment');
      const moved = date === undefined || date === null ? date : dateOf(date, 'scheduled_to', 'Appointment');
      allowed();
      changeStray(id, { scheduled_to: moved });
      const row = records.visit(id);
      if (!row || moved === undefined) return true;
      if (moved === null) memory.undated.add(row.key);
      else {
        done(() => changeAppointment(practice, row.key, { start: Date.parse(moved) }, now()));
        memory.undated.delete(row.key);
      }
      return true;
    },
    setAppointmentShowedUp({ _id: id, showed_up: showedUp }: VisitArgs) {
      checkId(id, 'Appointment');
      allowed();
      changeStray(id, { showed_up: showedUp });
      const row = records.visit(id);
      if (!row || showedUp === undefined) return true;
      const hasCome = records.visitDocument(row)['showed_up'];
      const states: Readonly<Record<string, VisitState>> = { true: 'arrived', false: 'noShow', null: 'planned' };
      if (hasCome !== showedUp)
        done(() => changeAppointment(practice, row.key, { state: states[String(showedUp)] }, now()));
      return true;
    },
    deleteAppointment({ _id: id }: VisitArgs) {
      checkId(id, 'Appointment');
      allowed();
      memory.strays.delete(String(id));
      const row = records.visit(id);
      if (row) done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      // Also where there was none.
      return true;
    },
  };
}
