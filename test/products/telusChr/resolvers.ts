import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import type { AppointmentRecord, ClientRecord } from '../../dialects/practice.ts';
import { type Row, sortedBy, textOf } from '../generatedRows.ts';
import { chrRecords, contacts, facilities, phoneFields, statusTags, telusIds, telusPeople } from './records.ts';
import { telusWrites } from './writes.ts';

const usualPage = 50;

type Texts = Readonly<Record<string, string | null | undefined>>;

interface ListArgs extends ConnectionArgs {
  readonly orderBy?: readonly { readonly direction: 'ASC' | 'DESC'; readonly field: string }[] | null;
}

/** Whether a text is found, in part; "exact:" before it asks for all of the text. */
function finds(text: unknown, wanted: string | null | undefined): boolean {
  if (wanted === null || wanted === undefined) return true;
  const [own, part] = [typeof text === 'string' ? text.toLowerCase() : '', wanted.trim().toLowerCase()];
  return part.startsWith('exact:') ? own === part.slice('exact:'.length).trim() : own.includes(part);
}

function findsPhone(row: Row, wanted: string | null | undefined): boolean {
  if (wanted === null || wanted === undefined) return true;
  const digits = wanted.replace(/\D/g, '');
  const own = Object.values(phoneFields).map((field) => textOf(row[field]).replace(/\D/g, ''));
  return digits !== '' && own.some((phone) => phone.includes(digits));
}

/** Whether a visit begins between two instants, neither of which is counted. */
function isWithin(start: number, { from, to }: Texts): boolean {
  if (from && start <= instantOf(from)) return false;
  return !to || start < instantOf(to);
}

/** The root fields of the product. */
export function telusRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const records = chrRecords(backstage);

  const connection = (rows: readonly Row[], args: ListArgs, kind?: 'client' | 'appointment'): Row => {
    const sized = args.first === undefined && args.last === undefined ? { ...args, first: usualPage } : args;
    const keys = (args.orderBy ?? []).map(({ direction, field }) => {
      const name = field.toLowerCase().replaceAll(/_[a-z]/g, (part) => part.slice(1).toUpperCase());
      const isDescending = direction === 'DESC';
      return { value: (row: Row) => row[name], isDescending, nullsFirst: isDescending };
    });
    const stretch = stretchOf(sortedBy(rows, keys), sized, cap);
    const edges = stretch.edges.map(({ cursor, row }) => ({ cursor, node: kind ? records.shown(kind, row) : row }));
    const { startCursor, endCursor, hasNext, hasPrevious } = stretch;
    const pageInfo = { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious };
    return { edges, nodes: edges.map(({ node }) => node), pageInfo };
  };

  // A visit there always has a patient, and there are no blocks among visits.
  const book = (): readonly AppointmentRecord[] => {
    const visits = practice.appointments.filter(({ isBlock, clientKey }) => !isBlock && clientKey !== null);
    return visits.toSorted((one, other) => one.createdAt - other.createdAt);
  };
  const people = (): readonly ClientRecord[] => telusPeople(practice);

  const appointments = (args: ListArgs & Texts & { includeDeactivated?: boolean | null }): Row => {
    const isOf = (kind: 'place' | 'client' | 'provider' | 'visitType', field: string, key: number | null): boolean =>
      !args[field] || telusIds.key(kind, args[field]) === key;
    const found = book().filter(
      (row) =>
        (args.includeDeactivated === true || !row.isDeleted) &&
        isWithin(row.start, args) &&
        isOf('place', 'locationId', row.placeKey) &&
        isOf('client', 'patientId', row.clientKey) &&
        isOf('provider', 'providerId', row.providerKey) &&
        isOf('visitType', 'serviceId', row.typeKey),
    );
    return connection(found.map(records.appointment), args, 'appointment');
  };

  const patients = (args: ListArgs & Texts & { includeArchived?: boolean | null }): Row => {
    const place = args['locationId'] ? telusIds.key('place', args['locationId']) : undefined;
    const listed = people().filter(({ isActive }) => args.includeArchived === true || isActive);
    const found = listed.filter(({ placeKey }) => place === undefined || place === placeKey);
    const rows = found.map(records.patient).filter((row) => {
      const isBorn = !args['dateOfBirth'] || args['dateOfBirth'] === row['dateOfBirth'];
      const texts = ['firstName', 'lastName', 'email'];
      return isBorn && texts.every((field) => finds(row[field], args[field])) && findsPhone(row, args['phone']);
    });
    return connection(rows, args, 'client');
  };

  const patient = ({ id }: Texts): Row | null => {
    const client = people().find(({ key }) => key === telusIds.key('client', id));
    return client ? records.shown('client', records.patient(client)) : null;
  };
  const plain = (rows: readonly Row[]) => (args: ConnectionArgs & Texts) =>
    connection(
      rows.filter((row) => finds(row['name'] ?? row['lastName'], args['name'])),
      args,
    );

  return {
    appointment({ id }: Texts): Row | null {
      const row = book().find(({ key }) => key === telusIds.key('appointment', id));
      return row ? records.shown('appointment', records.appointment(row)) : null;
    },
    appointments,
    contacts: plain(contacts),
    draftAppointments: plain([]),
    facilities: plain(facilities),
    location: ({ id }: Texts) => records.location(telusIds.key('place', id)),
    locations: () => practice.places.map(({ key }) => records.location(key)),
    patient,
    patients,
    provider: ({ id }: Texts) => records.users().find((user) => user['id'] === id) ?? null,
    providers(args: ConnectionArgs & Texts & { hasSchedule?: boolean | null }): Row {
      const found = records.users().filter((row) => {
        const isAsked = (args.hasSchedule ?? row['hasSchedule']) === row['hasSchedule'];
        return isAsked && ['firstName', 'lastName', 'email'].every((field) => finds(row[field], args[field]));
      });
      return connection(found, args);
    },
    respondent: patient,
    respondents: patients,
    service: ({ id }: Texts) => records.service(telusIds.key('visitType', id)),
    services: ({ name }: Texts) =>
      practice.visitTypes.map(({ key }) => records.service(key)).filter((row) => row && finds(row['name'], name)),
    statusTags: plain(statusTags),
    upcomingAppointments(args: ConnectionArgs): Row {
      const rows = book().filter((row) => !row.isDeleted && row.start > now());
      return connection(rows.map(records.appointment), args, 'appointment');
    },
    ...telusWrites(backstage, records),
  };
}
