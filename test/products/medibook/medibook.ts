import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isAppointment, medibookIds, medibookWords, patientsOf } from './records.ts';
import { medibookRoots } from './resolvers.ts';
import { medibookText } from './schema.ts';

/**
 * MediBook, also called HealthSync: online booking for clinics of doctors, dentists and therapists, in Nest and Prisma.
 *
 * Source: github.com/pranavkanttripathi1989/online-booking-system (backend/src/schema.gql, which Nest writes, the
 * services of appointments, patients, clinicians, clinics, services, products, rooms, blocks, availability, staff and
 * the public ones, their inputs' rules, and prisma/schema.prisma). Two dialects live side by side: snake case for the
 * desk, camel case with get… for the public site. Messages, finance, organizations, lookups' mutations and settings are
 * left out, and the charts of the dashboard. Patients are people, clinicians are no staff, services are products, and
 * time that is kept free is a spacer block. Whoever asks is a manager, who sees the whole organization.
 */
export const medibook: Dialect = defineDialect({
  name: 'medibook',
  trait:
    'snake case beside public get… queries, pages by number, newest first, days in UTC, a new type for each nesting',
  sdl: medibookText,
  auth: { kind: 'direct', key: 'Bearer medibook-access-token' },
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: medibookRoots,
  expectedMap: {
    locations: ['clinics', 'getClinics'],
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    // The other one has the busy times of one clinician.
    appointments: 'appointments',
    appointment: ['appointment', 'getAppointment'],
    // The other one is for choosing online: those who work there now, with a price.
    providers: ['clinicians', 'getClinicians'],
    appointmentTypes: ['services', 'products'],
    // The other one is the site's: it knows no clinic, and takes whoever comes.
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: medibookIds,
    status: ({ state }) => [medibookWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active', 'tags'], appointments: ['patient'] },
    // What a visit is for stands in its notes.
    loose: { appointments: ['reason'] },
  }),
});
