import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { ostranderIds } from './ids.ts';
import { ostranderRoots } from './resolvers.ts';
import { ostranderText } from './schema.ts';
import { e164, isAppointment, ostranderStatuses } from './values.ts';

/**
 * Ostrander, an invented product: the platform that a corporate group of some four hundred hospitals in the United States
 * has written for itself. There is no such system, no source and no licence, and nothing was copied from any.
 *
 * It is several services of a Go team, each with gRPC inside and gqlgen outside, that a router puts together as one
 * federated graph: scheduling, party, medical-record and commerce, beside what the platform says of itself. Habits are
 * those of public API design guides for such services (google.aip.dev is where their words come from): ids are ULIDs,
 * beside resource names; what people read is `displayName`; lists have pageSize, pageToken and a nextPageToken that is
 * empty on the last page, and a token goes with the same filter and order only; sizes above 200 are cut. Filters are
 * objects, orders are texts such as `createTime desc`, updates take a mask of paths and an etag, creations the id of a
 * request that answers the same row again. Values of enums have the name of the enum first. Times are in UTC, the zone
 * is the facility's, and addresses, money and phone numbers are the shapes that go with protocol buffers. Queries are
 * below a field for each service, mutations at the root, as only there they run one after the other.
 *
 * A party is a person or an organization, and a customer or worker is a role of one: the ids are those of the roles. An
 * organization has a legal name and no family name. Customers and patients come by id, which is by age of the record,
 * inactive and deceased ones too; deleted ones only with showDeleted or by their id. An animal is a patient of care and
 * leads to customers through care relationships, of which a stray has none. An appointment is made of a slot (where,
 * when, by whom) and of service lines (what, for which patient); a book is asked for by an interval of starts of at most
 * 35 days. What is canceled stays in the book; holds are a list of their own. The search needs two characters.
 *
 * Refusals are GraphQL errors with a code of gRPC, the name of the service and details. Assumed are all of these, which
 * statuses can follow which, and that double bookings are told of and not refused. Made up by counting are regions,
 * rooms, hours, booking channels, preferences, alerts, problems, immunizations, vital signs, reminders, waiting lists,
 * plans, prices, tasks and the first audit events. States and postal codes of customers' addresses are not there.
 */
export const ostrander: Dialect = defineDialect({
  name: 'ostrander',
  trait:
    'federated graph of a hospital group: a field for each service, ULIDs beside resource names, displayName, customers and workers as roles of parties, slots and service lines, prefixed enums, UTC, pageToken that ends empty, field masks and etags',
  sdl: ostranderText,
  auth: { kind: 'direct', key: 'Bearer ostrander-service-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: ostranderRoots,
  expectedMap: {
    locations: 'scheduling.facilities',
    clients: 'party.customers',
    clientSearch: 'party.searchCustomers',
    client: 'party.customer',
    patients: 'medicalRecord.patientsOfCare',
    appointments: 'scheduling.appointments',
    appointment: 'scheduling.appointment',
    providers: 'party.workers',
    appointmentTypes: 'scheduling.serviceOfferings',
    bookAppointment: 'schedulingBookAppointment',
    updateAppointment: 'schedulingUpdateAppointment',
    cancelAppointment: 'schedulingCancelAppointment',
    registerClient: 'partyRegisterCustomer',
    addPatient: 'medicalRecordRegisterPatientOfCare',
  },
  view: viewOf({
    ids: ostranderIds,
    // The name of the enum says nothing to a front desk.
    status: ({ state }) => [ostranderStatuses[state], ostranderStatuses[state].replace('APPOINTMENT_STATUS_', '')],
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => one.key - other.key),
    patients: ({ patients }) => patients.toSorted((one, other) => one.key - other.key),
    shows: (row) => isAppointment(row) && !row.isDeleted,
    mayOmit: () => false,
    // An organization has a legal name instead.
    loose: { clients: ['familyName'] },
    phones: ({ phones }) => phones.map(({ value }) => e164(value)),
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
