import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { usualGuardians, usualPatients } from './lists.ts';
import { cloverVetRoots } from './resolvers.ts';
import { cloverVetText } from './schema.ts';
import { cloverVetIds, e164, isVisit, stages } from './values.ts';

/**
 * cloverVet, the "modern veterinary operating system" of a venture-funded company in California.
 *
 * The product is invented: there is no source and no licence, and nothing was copied. Its schema is written in code with
 * Pothos over Prisma, with the plugins for Relay, errors and scalars, and its domain has grown fast. The
 * people in charge of an animal are guardians, as Californian cities say; a household is the people at one address, with its patients,
 * memberships and balance. A visit is the household's time at a clinic and holds an encounter for each patient. Who cares
 * is a care team: the lead has the visit in the calendar, others assist, and pods share a caseload. Held time is no visit.
 *
 * Ids are global, as Relay wants them. Guardians, patients and visits are connections of 25 or 50 rows and 100 at most;
 * what came later has pages with `items` and `offsetInfo`. Guardians come by their newest record, archived ones only
 * where that status is asked for; patients by name, of every status; visits by start, within a window of 92 days at most,
 * canceled ones too, archived ones only with `includeArchived`. A row by id is a union with NotFoundError, and finds
 * archived rows. Instants are in UTC with milliseconds, zones are the clinics', phones are in E.164 where the country is
 * clear. Mutations answer unions of a success with `data` and errors; an instant or day that can't be read is a GraphQL
 * error. A wrapped visit is final, a canceled one goes back to the beginning only. Visits may overlap unless
 * `requireOpenCalendar` is set. The search is a filter of guardians, and an omnibox over several kinds.
 *
 * Assumed: a household has one guardian here, a visit one patient at most (the flag multi_patient_visits is off), and a
 * patient joins the catalog's species. The chart besides reasons, tasks, memberships, the waitlist, telehealth and
 * settings are made up; texts are not sent. Left out: files, webhooks, insurance claims, subscriptions.
 */
export const cloverVet: Dialect = defineDialect({
  name: 'cloverVet',
  trait:
    'households with guardians, visits with encounters and a care team, Relay connections beside pages by offset, a required window of UTC instants, a row by id as a union with NotFoundError, mutations as unions with data',
  sdl: cloverVetText,
  auth: { kind: 'direct', key: 'Bearer clv_live_front_desk' },
  ownOrganization: 'workspace',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: cloverVetRoots,
  expectedMap: {
    locations: ['clinics', 'workspace.clinics'],
    clients: 'guardians',
    clientSearch: 'guardians',
    client: 'guardian',
    patients: 'patients',
    appointments: 'visits',
    appointment: 'visit',
    providers: 'teammates',
    appointmentTypes: 'visitTypes',
    bookAppointment: 'scheduleVisit',
    updateAppointment: 'updateVisit',
    cancelAppointment: 'cancelVisit',
    registerClient: 'createGuardian',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: cloverVetIds,
    status: ({ state }) => [stages[state]],
    clients: ({ clients }) => usualGuardians(clients),
    patients: ({ patients }) => usualPatients(patients),
    shows: isVisit,
    mayOmit: () => false,
    phones: ({ phones }) => phones.map(({ value }) => e164(value)),
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
