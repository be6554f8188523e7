import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, compareValues, isLike, isRow } from '../generatedRows.ts';
import { typeName } from './docTypeText.ts';
import { frappeDocs, frappeIds, siteZone } from './records.ts';
import { docTypes } from './schema.ts';

interface ListArgs {
  readonly filter?: readonly (Filter | null)[] | null;
  readonly sortBy?: { readonly direction?: 'ASC' | 'DESC'; readonly field?: string } | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

interface Filter {
  readonly fieldname: string;
  readonly operator?: string | null;
  readonly value: string;
}

const kinds: Readonly<Record<string, Kind>> = { Patient: 'client', 'Patient Appointment': 'appointment' };
const { key } = frappeIds;

/** Resolvers of the site: a document by its name and a connection for each DocType, and the generic mutations. */
export function frappeRoots(stage: Backstage): object {
  const { docsOf } = frappeDocs(stage);
  const all = (doctype: string): readonly Row[] => docsOf[doctype]?.() ?? [];
  const byName = (doctype: string, name: unknown): Row | null =>
    all(doctype).find((doc) => doc['name'] === name) ?? null;
  function show(doctype: string, doc: Row): Row {
    const kind = kinds[doctype];
    if (kind) stage.meet(kind, key(kind, String(doc['name'])) ?? 0);
    const shown: Record<string, unknown> = { ...doc, __typename: typeName(doctype) };
    const links = Object.entries({ owner: 'Link User', modified_by: 'Link User', ...fieldsOf(doctype) });
    for (const [field, text] of links) {
      if (!text.startsWith('Link ')) continue;
      const target = text.slice(5).replace('!', '');
      shown[`${field}__name`] = doc[field] ?? null;
      shown[field] = () => {
        const found = byName(target, doc[field]);
        return found && show(target, found);
      };
    }
    return shown;
  }
  const one = (doctype: string, name: string): Row => {
    const found = byName(doctype, name);
    if (found) return show(doctype, found);
    throw new GraphQLError(`${doctype} ${name} not found`, { extensions: { exception: 'DoesNotExistError' } });
  };
  const roots: Record<string, unknown> = { ping: () => 'pong' };
  for (const { name, plural } of docTypes) {
    roots[typeName(name)] = (args: { name: string }) => one(name, args.name);
    roots[typeName(plural)] = (args: ListArgs) => {
      const { edges, ...rest } = connection(all(name), args, stage.cap);
      return { ...rest, edges: edges.map(({ cursor, doc }) => ({ cursor, node: show(name, doc) })) };
    };
  }
  const save = frappeWrites(stage);
  return {
    ...roots,
    saveDoc({ doctype, doc }: { doctype: string; doc: string }) {
      const name = save(doctype, parsed(doc));
      return { doctype, name, doc: one(doctype, name) };
    },
    setValue({
      doctype,
      name,
      fieldname,
      value,
    }: {
      doctype: string;
      name: string;
      fieldname: string;
      value: unknown;
    }) {
      save(doctype, { name, [fieldname]: value });
      return { doctype, name, fieldname, value, doc: one(doctype, name) };
    },
    deleteDoc({ doctype, name }: { doctype: string; name: string }) {
      one(doctype, name);
      // What other documents link to can't be deleted, and cancelling is a status.
      throw new GraphQLError(`Cannot delete or cancel because ${doctype} ${name} is linked with other documents`, {
        extensions: { exception: 'LinkExistsError' },
      });
    },
  };
}

function fieldsOf(doctype: string): Readonly<Record<string, string>> {
  return docTypes.find(({ name }) => name === doctype)?.fields ?? {};
}

/** A page by the values of what is sorted by: documents that share the value of a cursor are passed over. */
function connection(docs: readonly Row[], args: ListArgs, cap: number) {
  const { first, last, before, after, sortBy } = args;
  if (!first && !last) throw new GraphQLError('Argument `first` or `last` should be specified');
  for (const [name, size] of Object.entries({ first, last }))
    if ((size ?? 0) < 0) throw new GraphQLError(`Argument \`${name}\` must be a non-negative integer.`);
  if (first && last) throw new GraphQLError('Argument `last` cannot be combined with `first`.');
  if (first && before) throw new GraphQLError('Argument `first` cannot be combined with `before`.');
  if (last && after) throw new GraphQLError('Argument `last` cannot be combined with `after`.');
  const field = (sortBy?.field ?? 'MODIFIED').toLowerCase();
  const isDescending = (sortBy?.direction ?? 'DESC') === 'DESC';
  const met = docs.filter((doc) => (args.filter ?? []).every((filter) => filter === null || meets(doc, filter)));
  const ordered = met.toSorted((one, other) => {
    const order = compareValues(one[field] ?? '', other[field] ?? '');
    return isDescending ? -order : order;
  });
  const cursor = after ?? before;
  const beyond = ordered.filter((doc) => {
    if (!cursor) return true;
    const order = compareValues(doc[field] ?? '', valueOfCursor(cursor));
    return (after ? order > 0 : order < 0) === !isDescending && order !== 0;
  });
  const size = Math.min(first ?? last ?? 0, cap);
  const page = first ? beyond.slice(0, size) : beyond.slice(-size);
  const edges = page.map((doc) => ({
    cursor: Buffer.from(JSON.stringify([doc[field] ?? null])).toString('base64'),
    doc,
  }));
  return {
    totalCount: met.length,
    edges,
    pageInfo: {
      hasNextPage: beyond.length > size,
      hasPreviousPage: Boolean(cursor),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function valueOfCursor(cursor: string): unknown {
  const values: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString());
  return Array.isArray(values) ? values[0] : '';
}

/** Compares as the database does: texts without regard to case, whatever is null with nothing. */
function meets(doc: Row, { fieldname, operator, value }: Filter): boolean {
  if (!(fieldname in doc) && !Object.keys(fieldsOf(String(doc['doctype']))).includes(fieldname))
    throw new GraphQLError(`Unknown column '${fieldname}' in 'where clause'`, {
      extensions: { exception: 'OperationalError' },
    });
  const own = comparable(doc[fieldname], fieldname);
  if (own === null) return operator === 'NEQ' || operator === 'NOT_LIKE';
  if (operator === 'LIKE') return isLike(String(own), value, 'i');
  if (operator === 'NOT_LIKE') return !isLike(String(own), value, 'i');
  const other = typeof own === 'number' ? Number(value) : comparable(value, fieldname);
  const order = compareValues(own, other);
  if (operator === 'LT') return order < 0;
  if (operator === 'LTE') return order <= 0;
  if (operator === 'GT') return order > 0;
  if (operator === 'GTE') return order >= 0;
  return (order === 0) !== (operator === 'NEQ');
}

function comparable(value: unknown, fieldname: string): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  return fieldname.endsWith('_time') ? value.padStart(8, '0') : value.toLowerCase();
}

function parsed(doc: string): Row {
  try {
    const value: unknown = JSON.parse(doc);
    if (isRow(value)) return value;
  } catch {
    // What is no JSON is no document either.
  }
  throw new GraphQLError('Invalid JSON in `doc`', { extensions: { exception: 'ValidationError' } });
}

const states: Readonly<Record<string, VisitState>> = {
  Scheduled: 'planned',
  Open: 'planned',
  Confirmed: 'confirmed',
  'Checked In': 'arrived',
  'Checked Out': 'ready',
  Closed: 'completed',
  Cancelled: 'cancelled',
  'No Show': 'noShow',
};

/** Saves a document, a new one where it has no name yet, and answers its name. */
function frappeWrites(stage: Backstage): (doctype: string, doc: Row) => string {
  const { practice, now } = stage;
  const saved = <Saved extends { readonly key: number }>(kind: Kind, write: () => Written<Saved>): string =>
    frappeIds.of(kind, rowOrError(stage, write, 'ValidationError').key);
  function savePatient(doc: Row): string {
    const text = (field: string): string | null | undefined => textIn(doc, field);
    const [mobile, phone] = [text('mobile'), text('phone')];
    if (!doc['name']) {
      if (!text('first_name')) throw mandatory('Patient', 'first_name');
      const details = {
        givenName: text('first_name'),
        familyName: text('last_name'),
        emails: [text('email')],
        phones: [mobile, phone],
      };
      return saved('client', () => registerClient(practice, details, now()));
    }
    const found = rowOf(practice.clients, key('client', text('name')));
    const kept = (found?.phones ?? []).filter(({ label }) => (label === 'Mobile' ? mobile : phone) === undefined);
    const change = {
      givenName: text('first_name'),
      familyName: text('last_name') ?? undefined,
      emails: text('email') === undefined ? undefined : [text('email') ?? ''].filter(Boolean),
      phones:
        mobile === undefined && phone === undefined
          ? undefined
          : [
              ...(mobile ? [{ label: 'Mobile', value: mobile } as const] : []),
              ...kept,
              ...(phone ? [{ label: 'Home', value: phone } as const] : []),
            ],
      note: text('patient_details'),
      isActive: text('status') === undefined ? undefined : text('status') === 'Active',
    };
    return saved('client', () => changeClient(practice, found?.key ?? null, change, now()));
  }
  function saveAppointment(doc: Row): string {
    const text = (field: string): string | null | undefined => textIn(doc, field);
    const found = rowOf(practice.appointments, key('appointment', text('name')));
    const before = found && frappeDocs(stage).appointment(found);
    const date = text('appointment_date') ?? textIn(before ?? {}, 'appointment_date');
    const time = text('appointment_time') ?? textIn(before ?? {}, 'appointment_time');
    const status = text('status');
    if (status && !states[status])
      throw new GraphQLError(`Status cannot be "${status}". It should be one of ${Object.keys(states).join(', ')}`, {
        extensions: { exception: 'ValidationError' },
      });
    const typeKey = practice.visitTypes.find(({ name }) => name === text('appointment_type'))?.key;
    const start = date && time ? instantOfWall(`${date}T${time.padStart(8, '0')}`, siteZone) : null;
    const minutes = typeof doc['duration'] === 'number' ? doc['duration'] : undefined;
    const state = status ? states[status] : undefined;
    if (!doc['name']) {
      for (const field of ['patient', 'appointment_date', 'company'])
        if (!text(field)) throw mandatory('Patient Appointment', field);
      const booking = {
        start,
        minutes,
        placeKey: 1,
        typeKey: typeKey ?? 1,
        providerKey: key('provider', text('practitioner')),
        clientKey: key('client', text('patient')),
        reason: text('notes'),
        state,
      };
      return saved('appointment', () => bookAppointment(practice, booking, now()));
    }
    const change: { [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
      start: start ?? undefined,
      minutes,
      typeKey,
      state,
      reason: text('notes'),
      providerKey: text('practitioner') === undefined ? undefined : key('provider', text('practitioner')),
      clientKey: key('client', text('patient')) ?? undefined,
    };
    return saved('appointment', () => changeAppointment(practice, found?.key ?? null, change, now()));
  }
  return (doctype, doc) => {
    if (doctype === 'Patient') return savePatient(doc);
    if (doctype === 'Patient Appointment') return saveAppointment(doc);
    throw new GraphQLError(`No permission for ${doctype}`, { extensions: { exception: 'PermissionError' } });
  };
}

function mandatory(doctype: string, field: string): GraphQLError {
  return new GraphQLError(`[${doctype}]: ${field}`, { extensions: { exception: 'MandatoryError' } });
}

function textIn(doc: Row, field: string): string | null | undefined {
  const value = doc[field];
  return typeof value === 'string' || value === null ? value : undefined;
}
