import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { relayConnection } from '../relayConnection.ts';
import { documentTypes, insurancePlans, recallTypes, subscriptions } from './around.ts';
import { nexHealthLists } from './lists.ts';
import { createMemory } from './memory.ts';
import { operatoryRecords } from './places.ts';
import { nexHealthRecords } from './records.ts';
import { availableSlots, type SlotArgs } from './slots.ts';
import { fitsName, momentIn, nexHealthIds } from './values.ts';
import { nexHealthWrites } from './writes.ts';

interface Scoped {
  readonly locationId: string;
}

interface About extends Scoped, ConnectionArgs {
  readonly patientId?: string | null;
  readonly guarantorId?: string | null;
  readonly chargeId?: string | null;
  readonly providerId?: string | null;
  readonly appointmentId?: string | null;
  readonly recallTypeId?: string | null;
  readonly updatedSince?: string | null;
  readonly dueAfter?: string | null;
}

interface ById {
  readonly id: string;
}

const { of, key } = nexHealthIds;

/** The root fields of the product. */
export function nexHealthRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const memory = createMemory(practice);
  const records = nexHealthRecords(stage, memory);
  const lists = nexHealthLists(stage, memory, records);
  const { ledger } = memory;
  const { placeOf } = lists;
  const isOf = (wanted: string | null | undefined, id: unknown): boolean => !wanted || wanted === id;

  return {
    institutions: () => [records.institution()],
    locations: ({ inactive, foreignId }: { readonly inactive?: boolean | null; readonly foreignId?: string | null }) =>
      // None is closed.
      inactive === true ? [] : practice.places.filter((row) => isOf(foreignId, String(row.key))).map(records.location),
    location: ({ id }: ById) => practice.places.filter((row) => row.key === key('place', id)).map(records.location)[0],
    patients: lists.patients,
    patient({ id }: ById) {
      const row = rowOf(practice.clients, key('client', id));
      return row?.isDeleted === true ? null : records.patient(row);
    },
    appointments: lists.appointments,
    appointment({ id }: ById) {
      const row: AppointmentRecord | null = rowOf(practice.appointments, key('appointment', id));
      return row && (row.isBlock || row.clientKey !== null) ? records.appointment(row) : null;
    },
    providers: lists.providers,
    provider: ({ id }: ById) =>
      practice.providers.filter((row) => row.key === key('provider', id)).map(records.provider)[0],
    operatories(
      args: Scoped & ConnectionArgs & { readonly searchName?: string | null; readonly foreignId?: string | null },
    ) {
      const rows = records
        .operatoriesAt(placeOf(args.locationId))
        .filter(
          (row) => fitsName(row.name, args.searchName ?? '', false) && isOf(args.foreignId, `OP${String(row.key)}`),
        );
      return relayConnection(rows, args, cap, records.operatory);
    },
    operatory: ({ id }: ById) => operatoryRecords.filter((row) => row.id === id).map(records.operatory)[0],
    // All of them are the institution's.
    appointmentTypes: () => records.types.map(records.appointmentType),
    appointmentType: ({ id }: ById) =>
      records.types.filter((row) => row.key === key('visitType', id)).map(records.appointmentType)[0],
    appointmentDescriptors: () => records.types.map(records.descriptor),
    availableSlots: (args: SlotArgs) => availableSlots(stage, records, args),
    workingHours(args: About & { readonly operatoryId?: string | null; readonly active?: boolean | null }) {
      const rows = records.workingHours(practice.providers, placeOf(args.locationId));
      return rows.filter(
        (row) =>
          isOf(args.providerId, row['providerId']) &&
          isOf(args.operatoryId, row['operatoryId']) &&
          (typeof args.active !== 'boolean' || row['active'] === args.active),
      );
    },
    procedures(args: About) {
      const placeKey = placeOf(args.locationId);
      const rows = records.proceduresOf(
        practice.appointments.filter((row) => !row.isDeleted && row.placeKey === placeKey),
      );
      return rows.filter(
        (row) =>
          isOf(args.patientId, row['patientId']) &&
          isOf(args.providerId, row['providerId']) &&
          isOf(args.appointmentId, row['appointmentId']),
      );
    },
    charges(args: About) {
      const placeKey = placeOf(args.locationId);
      const since = args.updatedSince ? momentIn(args.updatedSince) : 0;
      const rows = ledger.orders.filter(
        (row) =>
          row.placeKey === placeKey &&
          row.at >= since &&
          isOf(args.patientId, of('client', row.clientKey)) &&
          isOf(args.guarantorId, of('client', row.clientKey)),
      );
      return relayConnection(rows, args, cap, records.charge);
    },
    payments(args: About) {
      const placeKey = placeOf(args.locationId);
      const since = args.updatedSince ? momentIn(args.updatedSince) : 0;
      const rows = ledger.payments.filter(
        (row) =>
          records.placeOfPayment(row) === placeKey &&
          row.at >= since &&
          isOf(args.patientId, of('client', row.clientKey)) &&
          isOf(args.guarantorId, of('client', row.clientKey)) &&
          isOf(args.chargeId, records.payment(row)['chargeId']),
      );
      return relayConnection(rows, args, cap, records.payment);
    },
    paymentTypes: ({ locationId }: Scoped) => records.paymentTypes(placeOf(locationId)),
    guarantorBalances: (args: About & { readonly showZeroBalances?: boolean | null }) =>
      records
        .balances(placeOf(args.locationId))
        .filter(
          (row) => isOf(args.guarantorId, row['guarantorId']) && (args.showZeroBalances === true || row.cents !== 0),
        ),
    insurancePlans: ({ payerId, groupNum }: { readonly payerId?: string | null; readonly groupNum?: string | null }) =>
      insurancePlans.filter((row) => isOf(payerId, row['payerId']) && isOf(groupNum, row['groupNum'])),
    insuranceCoverages({ patientId }: { readonly patientId: string }) {
      const patientKey = key('client', patientId);
      return patientKey === null ? [] : records.coveragesOf(patientKey);
    },
    patientAlerts: ({
      patientId,
      includeDisabled,
    }: {
      readonly patientId: string;
      readonly includeDisabled?: boolean | null;
    }) => records.alertsOf(key('client', patientId) ?? 0, includeDisabled === true),
    recallTypes: () => recallTypes,
    patientRecalls: (args: About) =>
      records
        .recalls(placeOf(args.locationId))
        .filter(
          (row) =>
            isOf(args.patientId, row['patientId']) &&
            isOf(args.recallTypeId, row['recallTypeId']) &&
            (!args.dueAfter || String(row['dateDue']) > args.dueAfter),
        ),
    documentTypes: () => documentTypes,
    syncStatuses: ({ locationIds }: { readonly locationIds?: readonly string[] | null }) =>
      practice.places
        .filter((row) => !locationIds || locationIds.includes(of('place', row.key)))
        .map(records.syncStatus),
    webhookEndpoints: ({ active }: { readonly active?: boolean | null }) =>
      memory.endpoints.filter((row) => typeof active !== 'boolean' || row.active === active),
    webhookSubscriptions: (args: { readonly resourceType?: string | null; readonly event?: string | null }) =>
      subscriptions.filter((row) => isOf(args.resourceType, row['resourceType']) && isOf(args.event, row['event'])),
    ...nexHealthWrites(stage, memory, records, lists),
  };
}
