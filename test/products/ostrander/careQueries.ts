import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { CommerceRecords } from './commerceRecords.ts';
import { faultsOf } from './faults.ts';
import { isUlid, keyOfUlid, ulid } from './ids.ts';
import type { Context } from './links.ts';
import type { MedicalRecords } from './medicalRecords.ts';
import { orderedBy, type PageArgs, pageOf } from './paging.ts';
import { isAmong } from './schedulingQueries.ts';
import { codeOf, dateIn, instantIn, type Interval, patientStatusOf, withinInterval } from './values.ts';

interface ById {
  readonly id: string;
}

interface PatientsArgs extends PageArgs {
  readonly filter?: {
    readonly customerId?: string | null;
    readonly speciesCodes?: readonly string[] | null;
    readonly statuses?: readonly string[] | null;
    readonly updatedSince?: string | null;
  } | null;
  readonly orderBy?: string | null;
}

interface EncountersArgs extends PageArgs {
  readonly filter: { readonly patientId?: string | null; readonly startsWithin?: Interval | null };
}

interface RemindersArgs extends PageArgs {
  readonly filter: {
    readonly dueWithin: { readonly startDate: string; readonly endDate: string };
    readonly facilityIds?: readonly string[] | null;
  };
}

/** Queries of the medical-record service. */
export function medicalQueries({ backstage }: Context, records: MedicalRecords): Row {
  const { practice, cap } = backstage;
  const faults = faultsOf('medical-record');
  return {
    patientsOfCare(args: PatientsArgs) {
      const { customerId, speciesCodes, statuses, updatedSince } = args.filter ?? {};
      const since = updatedSince ? instantIn(faults, 'filter.updatedSince', updatedSince) : null;
      const rows = practice.patients
        .filter(({ clientKey }) => !customerId || (clientKey !== null && ulid('client', clientKey) === customerId))
        .filter(({ species }) => isAmong(speciesCodes, codeOf(species)))
        .filter((row) => isAmong(statuses, patientStatusOf(row)))
        .filter(({ updatedAt }) => since === null || updatedAt >= since)
        .toSorted((one, other) => one.key - other.key);
      const ordered = orderedBy(faults, rows, args.orderBy, {
        displayName: ({ name }) => name,
        createTime: ({ createdAt }) => createdAt,
        updateTime: ({ updatedAt }) => updatedAt,
      });
      return pageOf(faults, 'patientsOfCare', ordered, args, cap, records.patient);
    },
    patientOfCare({ id }: ById) {
      if (!isUlid(id)) throw faults.invalid('id', 'is not a ULID');
      const row = rowOf(practice.patients, keyOfUlid('patient', id));
      if (!row) throw faults.notFound('patientsOfCare', id);
      return records.patient(row);
    },
    patientOfCareByMicrochip({ microchipNumber }: { readonly microchipNumber: string }) {
      const row = practice.patients.find(({ microchip }) => microchip === microchipNumber);
      if (!row) throw faults.notFound('patientsOfCare', microchipNumber);
      return records.patient(row);
    },
    speciesCatalog: () => records.speciesNames().map(records.species),
    encounters(args: EncountersArgs) {
      const { patientId, startsWithin } = args.filter;
      if (!patientId && !startsWithin) throw faults.invalid('filter', 'needs patientId or startsWithin');
      const isWithin = startsWithin ? withinInterval(faults, 'filter.startsWithin', startsWithin) : () => true;
      const rows = records
        .seen()
        .filter(({ start }) => isWithin(start))
        .filter(({ patientKey }) => !patientId || patientKey === keyOfUlid('patient', patientId));
      return pageOf(faults, 'encounters', rows, args, cap, records.encounter);
    },
    encounter({ id }: ById) {
      const key = keyOfUlid('encounter', id);
      const row = records.seen().find((each) => each.key === key);
      if (!row) throw faults.notFound('encounters', id);
      return records.encounter(row);
    },
    careReminders(args: RemindersArgs) {
      const { dueWithin, facilityIds } = args.filter;
      const from = dateIn(faults, 'filter.dueWithin.startDate', dueWithin.startDate);
      const until = dateIn(faults, 'filter.dueWithin.endDate', dueWithin.endDate);
      const rows = records
        .reminders()
        .filter(({ dueDate }) => dueDate >= from && dueDate <= until)
        .filter(({ patient }) => {
          const home = rowOf(practice.clients, patient.clientKey)?.placeKey ?? 0;
          return isAmong(facilityIds, ulid('place', home));
        });
      return pageOf(faults, 'careReminders', rows, args, cap, records.reminder);
    },
  };
}

interface InvoicesArgs extends PageArgs {
  readonly filter?: {
    readonly customerId?: string | null;
    readonly facilityIds?: readonly string[] | null;
    readonly statuses?: readonly string[] | null;
  } | null;
}

interface PaymentsArgs extends PageArgs {
  readonly filter?: { readonly customerId?: string | null; readonly tenderTypes?: readonly string[] | null } | null;
}

interface ItemsArgs extends PageArgs {
  readonly filter?: { readonly kinds?: readonly string[] | null; readonly displayNamePrefix?: string | null } | null;
}

/** Queries of the commerce service. */
export function commerceQueries({ backstage, memory }: Context, records: CommerceRecords): Row {
  const { cap } = backstage;
  const { ledger } = memory;
  const faults = faultsOf('commerce');
  const newestFirst = <Item extends { readonly at: number; readonly key: number }>(rows: readonly Item[]) =>
    rows.toSorted((one, other) => other.at - one.at || other.key - one.key);
  const isOf = (customerId: string | null | undefined, clientKey: number): boolean =>
    !customerId || ulid('client', clientKey) === customerId;
  return {
    invoices(args: InvoicesArgs) {
      const { customerId, facilityIds, statuses } = args.filter ?? {};
      const rows = newestFirst(ledger.orders)
        .filter(({ clientKey }) => isOf(customerId, clientKey))
        .filter(({ placeKey }) => isAmong(facilityIds, ulid('place', placeKey)))
        .filter((row) => isAmong(statuses, records.invoiceStatusOf(row)));
      return pageOf(faults, 'invoices', rows, args, cap, records.invoice);
    },
    invoice({ id }: ById) {
      const row = rowOf(ledger.orders, keyOfUlid('invoice', id));
      if (!row) throw faults.notFound('invoices', id);
      return records.invoice(row);
    },
    payments(args: PaymentsArgs) {
      const { customerId, tenderTypes } = args.filter ?? {};
      const rows = newestFirst(ledger.payments)
        .filter(({ clientKey }) => isOf(customerId, clientKey))
        .filter(({ method }) => isAmong(tenderTypes, `TENDER_TYPE_${method}`));
      return pageOf(faults, 'payments', rows, args, cap, records.payment);
    },
    creditMemos(args: PageArgs & { readonly customerId?: string | null }) {
      const rows = newestFirst(ledger.credits).filter(({ clientKey }) => isOf(args.customerId, clientKey));
      return pageOf(faults, 'creditMemos', rows, args, cap, records.creditMemo);
    },
    catalogItems(args: ItemsArgs) {
      const { kinds, displayNamePrefix } = args.filter ?? {};
      const prefix = (displayNamePrefix ?? '').toLowerCase();
      const rows = records
        .items()
        .filter(({ isService }) => isAmong(kinds, `CATALOG_ITEM_KIND_${isService ? 'SERVICE' : 'PRODUCT'}`))
        .filter(({ name }) => name.toLowerCase().startsWith(prefix));
      return pageOf(faults, 'catalogItems', rows, args, cap, records.catalogItem);
    },
    priceBooks: () => records.priceBooks(),
    wellnessPlans: () => records.plans,
    wellnessPlanEnrollments: (args: PageArgs) =>
      pageOf(faults, 'wellnessPlanEnrollments', records.enrollments(), args, cap, (row) => row),
  };
}
