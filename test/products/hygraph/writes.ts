import { contactChange } from '../contactChange.ts';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { badRequest, isUnique } from './find.ts';
import { hygraphIds, hygraphRows, hygraphWords } from './records.ts';

/** What can be done to the documents of a model. Ids are those of documents that are there. */
export interface Writes {
  /** Answers the id of the new document. */
  readonly create: (data: Row) => string;
  readonly update: (id: string, data: Row) => void;
  readonly remove: (id: string) => void;
}

const fieldKinds = { patient: 'client', doctor: 'provider', medicalService: 'visitType' } as const;
const fieldModels = { patient: 'Patient', doctor: 'Doctor', medicalService: 'MedicalService' } as const;
type Field = keyof typeof fieldKinds;

/** The writes of the models that the token may write. */
export function hygraphWrites(stage: Backstage): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { of, key } = hygraphIds;
  const { rowsOf } = hygraphRows(stage);
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(stage, write, '400');
  const found = (field: Field, where: unknown): string | null => {
    const row = isRow(where) ? rowsOf[fieldModels[field]]?.().find((each) => isUnique(each, where)) : undefined;
    return row ? String(row['id']) : null;
  };
  const connected = (field: Field, where: unknown): number | null => {
    const id = found(field, where);
    if (id === null) throw badRequest(`could not find ${fieldModels[field]} to connect`);
    return key(fieldKinds[field], id);
  };
  /** The key that a relation is to have: undefined where nothing is said, null where it is cut. */
  const nested = (data: Row, field: Field, before: number | null): number | null | undefined => {
    const input = data[field];
    if (!isRow(input)) return undefined;
    const written = field === 'patient' ? patients : null;
    const create = (given: unknown): number | null => {
      if (!written || !isRow(given)) throw badRequest('not allowed');
      return key(fieldKinds[field], written.create(given));
    };
    if (isRow(input['connect'])) return connected(field, input['connect']);
    if (isRow(input['create'])) return create(input['create']);
    if (input['disconnect'] === true) return null;
    const [update, upsert] = [input['update'], input['upsert']];
    const change = isRow(update) ? update : isRow(upsert) ? upsert : null;
    if (input['delete'] === true || change) {
      if (!written) throw badRequest('not allowed');
      const id = change ? found(field, change['where']) : before === null ? null : of(fieldKinds[field], before);
      const given = change?.['data'];
      const part = (name: string): unknown => (isRow(given) ? given[name] : null);
      if (!change && id !== null) written.remove(id);
      if (!change) return null;
      if (id === null) return upsert ? create(part('create')) : connected(field, change['where']);
      const values = upsert ? part('update') : given;
      if (isRow(values)) written.update(id, values);
      return key(fieldKinds[field], id);
    }
    return undefined;
  };
  /** Appointments that are entered together with a patient, or connected to one. */
  const attach = (client: string, data: Row): void => {
    const input = data['appointments'];
    if (!isRow(input)) return;
    const list = (name: string): readonly Row[] => (Array.isArray(input[name]) ? input[name].filter(isRow) : []);
    for (const given of list('create')) appointments.create({ ...given, patient: { connect: { id: client } } });
    for (const wanted of list('connect')) {
      const where = isRow(wanted['where']) ? wanted['where'] : wanted;
      const row = rowsOf['Appointment']?.().find((each) => isUnique(each, where));
      if (!row) throw badRequest('could not find Appointment to connect');
      appointments.update(String(row['id']), { patient: { connect: { id: client } } });
    }
  };
  const patients: Writes = {
    create(data) {
      const details = {
        givenName: text(data['firstName']),
        familyName: text(data['lastName']),
        emails: [text(data['email'])],
        phones: [text(data['phone'])],
      };
      const made = done(() => registerClient(practice, details, now()));
      const change = { note: richText(data, 'notes'), street: text(data['address']) ?? undefined };
      if (change.note !== undefined || change.street !== undefined)
        done(() => changeClient(practice, made.key, change, now()));
      const id = of('client', made.key);
      attach(id, data);
      return id;
    },
    update(id, data) {
      const before = rowOf(practice.clients, key('client', id));
      const said = (column: string): string | null | undefined =>
        data[column] === undefined ? undefined : text(data[column]);
      const email = said('email');
      const phone = said('phone');
      const change: { [Column in keyof ClientRecord]?: ClientRecord[Column] | undefined } = {
        givenName: said('firstName'),
        familyName: said('lastName') ?? undefined,
        ...contactChange(before, phone, email),
        street: said('address') ?? undefined,
        note: richText(data, 'notes'),
      };
      done(() => changeClient(practice, before?.key ?? null, change, now()));
      attach(id, data);
    },
    remove: (id) => void done(() => changeClient(practice, key('client', id), { isDeleted: true }, now())),
  };
  const appointments: Writes = {
    create(data) {
      const input = {
        start: instantOf(String(data['preferredDateTime'])),
        minutes: minutesIn(data),
        placeKey: 1,
        typeKey: nested(data, 'medicalService', null) ?? 1,
        providerKey: nested(data, 'doctor', null),
        clientKey: nested(data, 'patient', null),
        reason: richText(data, 'reason'),
        state: stateIn(data, 'planned'),
      };
      return of('appointment', done(() => bookAppointment(practice, input, now())).key);
    },
    update(id, data) {
      const before = rowOf(practice.appointments, key('appointment', id));
      const start = data['preferredDateTime'];
      const change: { [Column in keyof AppointmentRecord]?: AppointmentRecord[Column] | undefined } = {
        start: typeof start === 'string' ? instantOf(start) : undefined,
        minutes: minutesIn(data),
        typeKey: nested(data, 'medicalService', before?.typeKey ?? null) ?? undefined,
        providerKey: nested(data, 'doctor', before?.providerKey ?? null),
        clientKey: nested(data, 'patient', before?.clientKey ?? null),
        reason: richText(data, 'reason'),
        cancelReason: data['cancellationReason'] === undefined ? undefined : text(data['cancellationReason']),
        state: stateIn(data, before?.state ?? 'planned'),
      };
      done(() => changeAppointment(practice, before?.key ?? null, change, now()));
    },
    remove: (id) => void done(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now())),
  };
  return { Patient: patients, Appointment: appointments };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function minutesIn({ durationInMinutes: minutes }: Row): number | undefined {
  return typeof minutes === 'number' ? minutes : undefined;
}

/** The state that a word stands for; one that is there already stays, as several states share a word. */
function stateIn({ appointmentStatus: word }: Row, before: VisitState): VisitState | undefined {
  if (typeof word !== 'string' || word === hygraphWords[before]) return undefined;
  if (word === 'rescheduled') return 'planned';
  const states = Object.entries(hygraphWords) as [VisitState, string][]; // Sound: the record has exactly these keys.
  return states.find(([, each]) => each === word)?.[0];
}

/** The text of a rich text, which has to come as a tree; undefined where nothing is said. */
function richText(data: Row, field: string): string | null | undefined {
  const tree = data[field];
  if (tree === undefined || tree === null) return tree;
  if (isRow(tree) && Array.isArray(tree['children'])) return textsIn(tree).join('');
  throw badRequest(`invalid RichTextAST for field ${field}: it must be an object with children`);
}

function textsIn(node: Row): readonly string[] {
  const own = node['text'];
  const children = node['children'];
  return typeof own === 'string' ? [own] : Array.isArray(children) ? children.filter(isRow).flatMap(textsIn) : [];
}
