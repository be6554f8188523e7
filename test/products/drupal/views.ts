import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { compareValues, isRow, type Row } from '../generatedRows.ts';
import { drupalIds, siteUuid, statusKeys } from './nodes.ts';
import type { Term } from './terms.ts';
import { siteDay, siteZone } from './values.ts';

interface ViewArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly filter?: Row | null;
  readonly contextualFilter?: Row | null;
  readonly sortKey?: string | null;
  readonly sortDir?: 'ASC' | 'DESC' | null;
}

const pageSizes = [10, 25, 50, 100];

/** A text as the database compares it: without regard to case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The instant of an exposed date, which is one of the site's zone unless it says otherwise. */
function instantIn(text: string): number {
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  if (hasOffset) return Date.parse(text);
  return instantOfWall(text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T'), siteZone);
}

/** Whether an instant is within an exposed range; one that lacks an end is no filter. */
function isBetween(instant: number, range: unknown): boolean {
  if (!isRow(range)) return true;
  const { min, max } = range;
  if (typeof min !== 'string' || typeof max !== 'string' || min === '' || max === '') return true;
  return instant >= instantIn(min) && instant <= instantIn(max);
}

/** Whether a reference is the wanted one; an empty filter is none. */
function isTarget(id: string | null, wanted: unknown): boolean {
  return typeof wanted !== 'string' || wanted === '' || id === wanted;
}

function filterInfo(id: string, plugin: string, operator: string, label: string, args: ViewArgs): Row {
  const rest = { type: 'textfield', description: null, required: false, options: null, attributes: {} };
  const value = args.filter?.[id] ?? null;
  return { id, plugin, operator, label, multiple: Array.isArray(value), value, ...rest };
}

/** The views that the site's builder made. */
export function viewsOf(
  { practice, cap, now }: Backstage,
  show: (kind: 'appointment' | 'client', key: number) => Row | null,
  terms: () => readonly Term[],
) {
  const result = (name: string, number: number, label: string, description: string): Row => ({
    __typename: `${name}Result`,
    id: siteUuid(600 + number),
    display: 'graphql_1',
    langcode: 'en',
    label,
    description,
  });
  function pageOf<Record>(rows: readonly Record[], args: ViewArgs, shown: (row: Record) => Row | null): Row {
    // A size that isn't offered is as good as none.
    const size = Math.min(pageSizes.includes(args.pageSize ?? 0) ? (args.pageSize ?? 0) : 25, cap);
    const page = Math.max(0, args.page ?? 0);
    return {
      pageInfo: { offset: 0, page, pageSize: size, total: rows.length },
      results: rows.slice(page * size, (page + 1) * size).map((row) => shown(row)),
    };
  }
  function sorted<Record extends { readonly key: number }>(
    rows: readonly Record[],
    value: (row: Record) => string | number,
    direction: ViewArgs['sortDir'],
  ): readonly Record[] {
    const sign = direction === 'DESC' ? -1 : 1;
    return rows.toSorted((one, other) => compareValues(value(one), value(other)) * sign || one.key - other.key);
  }
  const optionalId = (kind: 'patient', key: number | null): string | null =>
    key === null ? null : drupalIds.of(kind, key);
  const book = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(({ isBlock, isDeleted }) => !isBlock && !isDeleted);

  function appointmentsGraphql1(args: ViewArgs): Row {
    const filter = args.filter ?? {};
    const states: readonly unknown[] = Array.isArray(filter['field_appointment_status_value'])
      ? filter['field_appointment_status_value']
      : [];
    const found = book().filter(
      (row) =>
        (states.length === 0 || states.includes(statusKeys[row.state])) &&
        isTarget(drupalIds.of('place', row.placeKey), filter['field_clinic_target_id']) &&
        isTarget(optionalId('patient', row.patientKey), filter['field_animal_target_id']) &&
        isBetween(row.start, filter['field_when_value']),
    );
    const value = (row: AppointmentRecord): number =>
      args.sortKey === 'CREATED' ? row.createdAt : args.sortKey === 'CHANGED' ? row.updatedAt : row.start;
    return {
      ...result('AppointmentsGraphql1', 1, 'Appointments', 'The appointment book, earliest first.'),
      view: 'appointments',
      filters: [
        filterInfo('field_appointment_status_value', 'list_field', 'or', 'Appointment status', args),
        filterInfo('field_clinic_target_id', 'entity_reference', 'or', 'Clinic', args),
        filterInfo('field_animal_target_id', 'entity_reference', 'or', 'Animal', args),
        filterInfo('field_when_value', 'datetime', 'between', 'When', args),
      ],
      ...pageOf(sorted(found, value, args.sortDir), args, ({ key }) => show('appointment', key)),
    };
  }

  function clientDirectory(args: ViewArgs): Row {
    const filter = args.filter ?? {};
    const { combine, field_active_value: active, field_client_tags_target_id: tag } = filter;
    const text = typeof combine === 'string' ? folded(combine) : '';
    const tagName = terms().find(({ type, id }) => type === 'TermClientTag' && String(id) === tag)?.name ?? '';
    const hasTag = ({ tags }: ClientRecord): boolean => typeof tag !== 'string' || tag === '' || tags.includes(tagName);
    const found = practice.clients.filter(
      (row) =>
        !row.isDeleted &&
        folded([fullNameOf(row), row.emails[0] ?? '', ...row.phones.map(({ value }) => value)].join(' ')).includes(
          text,
        ) &&
        (typeof active !== 'boolean' || row.isActive === active) &&
        hasTag(row),
    );
    const value = (row: ClientRecord): string | number =>
      args.sortKey === 'TITLE' ? folded(fullNameOf(row)) : args.sortKey === 'CHANGED' ? row.updatedAt : row.key;
    return {
      ...result('ClientDirectory', 2, 'Client directory', 'Clients, searchable.'),
      view: 'client_directory',
      filters: [
        filterInfo('combine', 'combine', 'contains', 'Name, email or phone', args),
        filterInfo('field_active_value', 'boolean', '=', 'Active', args),
        filterInfo('field_client_tags_target_id', 'entity_reference', 'or', 'Client tags', args),
      ],
      ...pageOf(sorted(found, value, args.sortKey ? args.sortDir : 'ASC'), args, ({ key }) => show('client', key)),
    };
  }

  /** Rows of fields, as a theme would print them: no ids, and times as the site formats them. */
  function waitingRoom({ contextualFilter }: ViewArgs): Row {
    const wanted = contextualFilter?.['field_clinic_target_id'];
    const rows = sorted(
      book().filter(
        (row) =>
          siteDay(row.start) === siteDay(now()) &&
          (row.state === 'arrived' || row.state === 'inProgress' || row.state === 'ready') &&
          isTarget(drupalIds.of('place', row.placeKey), wanted),
      ),
      ({ start }) => start,
      'ASC',
    );
    const results = rows.map((row) => {
      const wall = wallText(row.start, siteZone);
      const words = statusKeys[row.state].replaceAll('_', ' ');
      return {
        title: rowOf(practice.patients, row.patientKey)?.name ?? '',
        when: `${wall.slice(5, 7)}/${wall.slice(8, 10)}/${wall.slice(0, 4)} - ${wall.slice(11, 16)}`,
        visitType: rowOf(practice.visitTypes, row.typeKey)?.name,
        appointmentStatus: words.slice(0, 1).toUpperCase() + words.slice(1),
      };
    });
    return {
      ...result('WaitingRoom', 3, 'Waiting room', 'Who is on the screen of the waiting room today.'),
      view: 'waiting_room',
      filters: [],
      pageInfo: { offset: 0, page: 0, pageSize: 0, total: results.length },
      results,
    };
  }

  return { appointmentsGraphql1, clientDirectory, waitingRoom };
}
