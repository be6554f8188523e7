import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { bookRecords } from './book.ts';
import { appointmentWrites } from './bookWrites.ts';
import { clientWrites } from './clientWrites.ts';
import { formRecords } from './forms.ts';
import { formWrites } from './formWrites.ts';
import { createMemory } from './memory.ts';
import { officeQueries } from './office.ts';
import { peopleRecords } from './people.ts';
import {
  between,
  clientKeyOf,
  dayIn,
  has,
  intakeQIds,
  isListed,
  paged,
  problem,
  statusWords,
  zoneOfAccount,
} from './values.ts';

interface ClientsArgs {
  readonly search?: string | null;
  readonly page?: number | null;
  readonly includeProfile?: boolean | null;
  readonly dateCreatedStart?: string | null;
  readonly dateCreatedEnd?: string | null;
  readonly dateUpdatedStart?: string | null;
  readonly dateUpdatedEnd?: string | null;
  readonly externalClientId?: string | null;
  readonly deletedOnly?: boolean | null;
  readonly custom?: readonly { readonly fieldId: string; readonly value: string }[] | null;
}

interface AppointmentsArgs {
  readonly client?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly status?: string | null;
  readonly practitionerEmail?: string | null;
  readonly page?: number | null;
  readonly updatedSince?: string | null;
  readonly deletedOnly?: boolean | null;
}

/** How long deleted rows can be read. */
const keptMs = 10 * 86_400_000;

/** The root fields of the service over a practice. */
export function intakeQRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const people = peopleRecords(backstage, memory);
  const book = bookRecords(backstage, memory, people);
  const forms = formRecords(backstage, memory, people);
  const zone = zoneOfAccount(practice);
  const day = (value: unknown, name: string): number | undefined => dayIn(value, name, zone);

  const isAsked = (isDeleted: boolean, updatedAt: number, deletedOnly: boolean | null | undefined): boolean =>
    deletedOnly === true ? isDeleted && updatedAt >= now() - keptMs : !isDeleted;
  const isFound = (row: ClientRecord, search: string): boolean => {
    if (/^\d+$/.test(search.trim())) return intakeQIds.of('client', row.key) === search.trim();
    return has(fullNameOf(row), search) || has(row.emails[0], search);
  };

  const clientOf = (clientId: number): ClientRecord => {
    const row = rowOf(practice.clients, clientKeyOf(clientId));
    if (!row || row.isDeleted) throw problem(404, 'Client not found.');
    return row;
  };
  const staff = (): readonly Row[] =>
    practice.providers.filter(({ isActive }) => isActive).map((each) => people.practitioner(each));

  return {
    clients(args: ClientsArgs): readonly Row[] {
      const isCreated = between(
        day(args.dateCreatedStart, 'dateCreatedStart'),
        day(args.dateCreatedEnd, 'dateCreatedEnd'),
      );
      const isUpdated = between(
        day(args.dateUpdatedStart, 'dateUpdatedStart'),
        day(args.dateUpdatedEnd, 'dateUpdatedEnd'),
      );
      const { search, externalClientId, custom } = args;
      const hasFields = (row: ClientRecord): boolean =>
        (custom ?? []).every(({ fieldId, value }) =>
          people.customFields(row).some(({ FieldId, Value }) => FieldId === fieldId && Value === value),
        );
      const found = practice.clients.filter(
        (row) =>
          isAsked(row.isDeleted, row.updatedAt, args.deletedOnly) &&
          (!search || isFound(row, search)) &&
          (!externalClientId || people.externalIdOf(row) === externalClientId) &&
          isCreated(row.createdAt) &&
          isUpdated(row.updatedAt) &&
          hasFields(row),
      );
      return paged(found, args.page, cap).map((row) => people.client(row, args.includeProfile === true));
    },
    client: ({ clientId }: { readonly clientId: number }): Row => people.client(clientOf(clientId), true),
    clientDiagnoses: ({ clientId }: { readonly clientId: number }): readonly Row[] =>
      people.diagnosesOf(clientOf(clientId)),
    appointments(args: AppointmentsArgs): readonly Row[] {
      const isMeant = between(day(args.startDate, 'startDate'), day(args.endDate, 'endDate'));
      const isNew = between(day(args.updatedSince, 'updatedSince'), undefined);
      const { client: search, status, practitionerEmail: email } = args;
      const isOf = (row: AppointmentRecord): boolean => {
        const client = rowOf(practice.clients, row.clientKey);
        const isHers =
          !search || (client !== null && (has(fullNameOf(client), search) || has(client.emails[0], search)));
        const provider = rowOf(practice.providers, row.providerKey);
        return isHers && (!email || provider?.email.toLowerCase() === email.trim().toLowerCase());
      };
      const found = practice.appointments.filter(
        (row) =>
          isListed(row) &&
          isAsked(row.isDeleted, row.updatedAt, args.deletedOnly) &&
          isMeant(row.start) &&
          isNew(row.updatedAt) &&
          (!status || statusWords[row.state] === status) &&
          isOf(row),
      );
      return paged(found.toSorted(byStart).toReversed(), args.page, cap).map((each) => book.appointment(each));
    },
    appointment({ appointmentId }: { readonly appointmentId: string }): Row {
      const row = rowOf(practice.appointments, intakeQIds.key('appointment', appointmentId));
      if (!row || !isListed(row) || row.isDeleted) throw problem(404, 'Appointment not found.');
      return book.appointment(row);
    },
    bookingSettings: (): Row => ({
      Locations: practice.places.map((each) => people.location(each)),
      Services: practice.visitTypes.filter(({ isBlock }) => !isBlock).map((each) => people.service(each)),
      Practitioners: staff(),
    }),
    practitioners: staff,
    ...officeQueries(backstage, memory, { people, forms, clientOf }),
    ...clientWrites(backstage, memory, people),
    ...appointmentWrites(backstage, memory, book),
    ...formWrites(backstage, memory, forms),
  };
}
