import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { janeRoots } from './resolvers.ts';
import { janeText } from './schema.ts';
import { janeInputText } from './schemaInputs.ts';
import { janeMedicalText } from './schemaMedical.ts';
import { isJaneAppointment, janeIds, stateOf } from './words.ts';

/**
 * Jane, practice management for clinics of physiotherapy, massage, counselling and others: the API of its Developer
 * Platform behind a GraphQL layer.
 *
 * Follows the reference at developers.jane.app (version 2026-01-01), as the OpenAPI description in
 * github.com/api-evangelist/jane-app (openapi/jane-app-jdp-openapi.yml at commit 03c26c09, no license) repeats it: all
 * fields of company, locations, staff members, disciplines, treatments, patients and appointments, with their filters,
 * and most of the medical record and of webhooks. No code is copied. The layer adds Relay connections (forward only, as
 * its cursors are), links in the place of ids, camel case, enums, and payloads with clientMutationId.
 *
 * Patients are the clients. The calendar and the patients can be read only; a partner may write the chart. Appointments
 * have states beside times of what happened, no notes, and cancelledReason says Other for all that staff typed; what was
 * deleted is archived and stays in the list, what has no patient is reserved. Lists come by creation, filters know
 * created_at and updated_at, which no object shows, several values of eq are alternatives, and date-times have to be
 * precise to the second. Patients are searched by free text alone. The company has one time zone and locations say none,
 * so that visits of another zone around midnight are left out. Birthdays, sex, preferred names and postal codes of
 * patients have no value.
 *
 * Assumed are 50 rows where no number is asked for and 1000 at most everywhere (documented for medications and for
 * the search), the order of lists without sort, that staff who left are not listed, that date-times need an offset, null
 * for an id that is unknown, and texts of errors.
 */
export const janeApp: Dialect = defineDialect({
  name: 'janeApp',
  trait:
    'people clinic behind Relay connections: states without confirmation, archived ones listed, phones as typed objects beside a deprecated one, durations in seconds, one zone of the company, calendar and patients read only',
  sdl: janeText + janeMedicalText + janeInputText,
  auth: { kind: 'direct', key: 'Bearer jane-access-token' },
  ownOrganization: 'company',
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: janeRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'searchPatients',
    client: ['patient', 'node'],
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'node'],
    providers: 'staffMembers',
    appointmentTypes: 'treatments',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: janeIds,
    status: (row) => [stateOf(row)],
    patients: null,
    shows: isJaneAppointment,
    // Cancelled ones are listed like all others, deleted ones are archived.
    mayOmit: ({ isDeleted }) => isDeleted,
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit', 'location'],
      appointments: ['patient', 'reason'],
    },
    // The status is a word of a lifecycle, and discharged need not be read as inactive.
    loose: { clients: ['active'] },
  }),
});
