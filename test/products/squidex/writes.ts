import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PhoneRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, isRow, textOf } from '../generatedRows.ts';
import type { ContentSchema } from './contentText.ts';
import { valueAt } from './odata.ts';
import { type Memory, invalid, missing, squidexIds, squidexWords } from './records.ts';

/** What the writes of a schema work with. */
interface Editing {
  readonly stage: Backstage;
  readonly memory: Memory;
  readonly schema: ContentSchema;
  readonly rowsOf: Readonly<Record<string, () => readonly Row[]>>;
  readonly show: (row: Row) => Row;
}

interface Command {
  readonly id?: string | null;
  readonly data?: Row;
  readonly status?: string | null;
  readonly publish?: boolean | null;
  readonly patch?: boolean | null;
  readonly expectedVersion?: number | null;
}

type Change<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };
type Kind = 'client' | 'appointment' | 'place' | 'provider' | 'visitType';

const kinds: Readonly<Record<string, Kind>> = {
  Patients: 'client',
  Appointments: 'appointment',
  Clinics: 'place',
  Practitioners: 'provider',
  Treatments: 'visitType',
};
const nextStatuses: Readonly<Record<string, readonly string[]>> = {
  Draft: ['Archived', 'Published'],
  Published: ['Archived', 'Draft'],
  Archived: ['Draft'],
};

/** The mutations of a schema; the client of the desk has the role to write patients and appointments. */
export function squidexWrites({ stage, memory, schema, rowsOf, show }: Editing): object {
  const { practice, now } = stage;
  const { key, of } = squidexIds;
  const { name, fields } = schema;
  const kind = kinds[name];
  const all = (): readonly Row[] => rowsOf[name]?.() ?? [];
  function row<Made>(attempt: () => Written<Made>): Made {
    const outcome = written(stage, attempt);
    if (outcome.ok) return outcome.row;
    throw invalid(`Validation error: ${outcome.message}.`);
  }
  /** What is wrong with the data as they will be. */
  function check(data: Row): void {
    const wrong = Object.entries(fields).flatMap(([field, { isRequired, to, type }]) => {
      const value = valueAt(data, `${field}/iv`);
      const list: readonly unknown[] = Array.isArray(value) ? value : [];
      const isEmpty = value === null || value === '' || (type === 'References' && list.length === 0);
      if (isRequired === true && isEmpty) return [`${field}.iv: Field is required.`];
      const known = to === undefined ? [] : (rowsOf[to]?.().map(({ id }) => id) ?? []);
      const lost = to === undefined ? undefined : list.find((id) => !known.includes(id));
      return lost === undefined ? [] : [`${field}.iv: Reference '${textOf(lost)}' not found.`];
    });
    if (wrong.length > 0) throw invalid(`Validation error: ${wrong.join(' ')}`);
  }
  const text = (data: Row, field: string): string | null => {
    const value = valueAt(data, `${field}/iv`);
    return typeof value === 'string' ? value : null;
  };
  const linked = (data: Row, field: string, to: Kind): number | null => {
    const value = valueAt(data, `${field}/iv`);
    return Array.isArray(value) ? key(to, String(value[0])) : null;
  };
  function patientChange(data: Row, before: ClientRecord | null): Change<ClientRecord> {
    const phones = valueAt(data, 'phones/iv');
    const tags = valueAt(data, 'tags/iv');
    const email = text(data, 'email');
    const active = valueAt(data, 'active/iv');
    return {
      givenName: text(data, 'firstName'),
      familyName: text(data, 'lastName') ?? '',
      emails: [...(email === null ? [] : [email]), ...(before?.emails.slice(1) ?? [])],
      phones: Array.isArray(phones) ? phones.filter(isRow).map(phoneIn) : [],
      street: text(data, 'street') ?? '',
      city: text(data, 'city') ?? '',
      tags: Array.isArray(tags) ? tags.map(String) : [],
      isActive: active !== false,
      note: text(data, 'notes'),
      placeKey: linked(data, 'homeClinic', 'place') ?? undefined,
    };
  }
  function visitChange(data: Row, before: AppointmentRecord | null): Change<AppointmentRecord> {
    const minutes = valueAt(data, 'durationMinutes/iv');
    const client = linked(data, 'patient', 'client');
    return {
      start: instantOf(text(data, 'start') ?? ''),
      minutes: typeof minutes === 'number' ? minutes : undefined,
      clientKey: client,
      // An animal of the practice is none of this service's, and stays as long as the person does.
      patientKey: before && before.clientKey === client ? undefined : null,
      providerKey: linked(data, 'practitioner', 'provider'),
      typeKey: linked(data, 'treatment', 'visitType') ?? undefined,
      placeKey: linked(data, 'clinic', 'place') ?? undefined,
      state: stateIn(text(data, 'status'), before?.state ?? 'planned'),
      reason: text(data, 'reason'),
      cancelReason: text(data, 'cancellationReason'),
    };
  }
  /** Keeps what the practice has no column for. */
  function keep(id: string, data: Row): void {
    const extra: Record<string, unknown> = {};
    const birthdate = name === 'Patients' ? 'birthdate' : 'reminderSent';
    extra[birthdate] = data[birthdate] ?? { iv: null };
    if (name === 'Appointments' && text(data, 'status') === 'Requested') extra['status'] = { iv: 'Requested' };
    memory.extras.set(id, extra);
  }
  function write(id: string, data: Row): void {
    check(data);
    const own = kind === undefined ? null : key(kind, id);
    if (name === 'Patients')
      row(() => changeClient(practice, own, patientChange(data, rowOf(practice.clients, own)), now()));
    else row(() => changeAppointment(practice, own, visitChange(data, rowOf(practice.appointments, own)), now()));
    keep(id, data);
  }
  function make(data: Row): string {
    check(data);
    if (name === 'Patients') {
      const given = patientChange(data, null);
      const made = row(() =>
        registerClient(practice, given.familyName === undefined ? {} : { ...names(given) }, now()),
      );
      row(() => changeClient(practice, made.key, given, now()));
      return of('client', made.key);
    }
    const { start = null, typeKey = 1, placeKey = null, ...rest } = visitChange(data, null);
    const made = row(() => bookAppointment(practice, { ...rest, start, typeKey, placeKey }, now()));
    row(() => changeAppointment(practice, made.key, { cancelReason: rest.cancelReason }, now()));
    return of('appointment', made.key);
  }
  const shown = (id: string): Row => {
    const found = all().find((each) => each['id'] === id);
    if (found) return show(found);
    throw missing(id);
  };
  /** The content that a command is for, of the version that was seen. */
  function existing({ id, expectedVersion }: Command): Row {
    allow();
    const found = all().find((each) => each['id'] === id);
    if (!found) throw missing(id ?? '');
    const version = found['version'];
    if (typeof expectedVersion === 'number' && expectedVersion >= 0 && expectedVersion !== version) {
      const message = `Requested version ${String(expectedVersion)}, but found ${String(version)}.`;
      const codes = ['DOMAIN_OBJECT_VERSION'];
      throw new GraphQLError(message, { extensions: { code: codes[0], codes } });
    }
    return found;
  }
  function allow(): void {
    if (kind === 'client' || kind === 'appointment') return;
    const codes = ['DOMAIN_FORBIDDEN'];
    throw new GraphQLError('You do not have the necessary permission.', { extensions: { code: codes[0], codes } });
  }
  function count(found: Row): string {
    const id = String(found['id']);
    memory.versions.set(id, Number(found['version']) + 1);
    return id;
  }
  const raw = (found: Row): Row => (isRow(found['data']) ? found['data'] : {});
  function change(command: Command, isPatch: boolean): Row {
    const found = existing(command);
    const given = command.data ?? {};
    write(String(found['id']), isPatch ? { ...raw(found), ...given } : given);
    return shown(count(found));
  }
  function status(command: Command): Row {
    const found = existing(command);
    const [from, to] = [String(found['status']), command.status ?? ''];
    if (from !== to && !(nextStatuses[from] ?? []).includes(to))
      throw invalid(`Validation error: Cannot change status from ${from} to ${to}.`);
    if (stage.refuseWrites !== null) throw invalid(stage.refuseWrites);
    const id = count(found);
    memory.statuses.set(id, to);
    return shown(id);
  }
  function create(command: Command): Row {
    allow();
    // The ids of this service are made here, so that nobody can bring one.
    if (command.id) throw invalid('Validation error: id: Custom IDs are not allowed.');
    const data = command.data ?? {};
    const id = make(data);
    keep(id, data);
    memory.versions.set(id, 0);
    memory.statuses.set(id, command.status || (command.publish === true ? 'Published' : 'Draft'));
    return shown(id);
  }
  return {
    [`create${name}Content`]: create,
    [`update${name}Content`]: (command: Command) => change(command, false),
    [`patch${name}Content`]: (command: Command) => change(command, true),
    [`upsert${name}Content`](command: Command) {
      const isThere = all().some((each) => each['id'] === command.id);
      return isThere ? change(command, command.patch === true) : create(command);
    },
    [`change${name}Content`]: status,
    [`publish${name}Content`]: status,
    [`delete${name}Content`](command: Command) {
      const found = existing(command);
      const own = kind === undefined ? null : key(kind, String(found['id']));
      if (name === 'Patients') row(() => changeClient(practice, own, { isDeleted: true }, now()));
      else row(() => changeAppointment(practice, own, { isDeleted: true }, now()));
      return { version: Number(found['version']) + 1 };
    },
  };
}

function names({ givenName, familyName }: Change<ClientRecord>): { givenName: string | null; familyName: string } {
  return { givenName: givenName ?? null, familyName: familyName ?? '' };
}

function phoneIn({ kind, number }: Row): PhoneRecord {
  const label = (['Mobile', 'Home', 'Work'] as const).find((each) => each === kind) ?? 'Mobile';
  return { label, value: typeof number === 'string' ? number : '' };
}

/** The state that a word stands for; one that is there already stays, as several states share a word. */
function stateIn(word: string | null, before: VisitState): VisitState | undefined {
  if (word === null || word === squidexWords[before]) return undefined;
  if (word === 'Requested') return 'planned';
  const states = Object.entries(squidexWords) as [VisitState, string][]; // Sound: the record has exactly these keys.
  return states.find(([, each]) => each === word)?.[0];
}
