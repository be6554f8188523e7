import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isHere, prismaIds, prismaWords } from './records.ts';
import { prismaRoots } from './resolvers.ts';
import { prismaText } from './schema.ts';

/**
 * An appointment scheduler whose API is generated from its Prisma schema by typegraphql-prisma.
 *
 * Source: Prisma's documentation of its client (prisma.io/docs: filtering, pagination, relation queries, soft delete)
 * and what typegraphql-prisma generates (prisma.typegraphql.com). The models are those of the public project
 * github.com/loan-petit/appointment_scheduler (prisma/schema.prisma), completed with a status, payments, reminders and
 * deletion by date. It has users who give appointments and customers who take them, no places and no animals.
 */
export const prisma: Dialect = defineDialect({
  name: 'prisma',
  trait: 'createOneX and { set }, cursors that are rows, users as staff, deletedAt in rows that stay; one place',
  sdl: prismaText,
  auth: { kind: 'direct', key: 'prisma-key' },
  // Prisma has no highest page size, and no usual one.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: prismaRoots,
  expectedMap: {
    locations: null,
    clients: 'customers',
    clientSearch: 'customers',
    client: ['customer', 'getCustomer', 'findFirstCustomer', 'findFirstCustomerOrThrow', 'customers'],
    patients: null,
    appointments: 'appointments',
    appointment: [
      'appointment',
      'getAppointment',
      'findFirstAppointment',
      'findFirstAppointmentOrThrow',
      'appointments',
    ],
    providers: 'users',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: ['createOneAppointment', 'createManyAppointment'],
    updateAppointment: ['updateOneAppointment', 'updateManyAppointment', 'upsertOneAppointment'],
    cancelAppointment: ['updateOneAppointment', 'updateManyAppointment'],
    registerClient: ['createOneCustomer', 'createManyCustomer'],
    addPatient: null,
  },
  view: viewOf({
    ids: prismaIds,
    status: ({ state }) => [prismaWords[state]],
    patients: null,
    shows: (appointment) => isHere(appointment) && !appointment.isBlock,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // A customer may be on a black list, which isn't the same as being inactive.
    absent: { clients: ['active'], appointments: ['patient', 'location'] },
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
