import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { has, isModifiedWithin, type ListArgs, type Modified, pageOf } from './lists.ts';
import { invoicesOf, paymentsOf, taskListsOf, weightsOf } from './neighbours.ts';
import type { VipRecords } from './records.ts';
import * as values from './values.ts';

interface InvoiceFilter extends Modified {
  readonly accountUuid?: string | null;
  readonly locationUuid?: string | null;
}

interface TaskFilter {
  readonly taskListUuid?: string | null;
  readonly patientUuid?: string | null;
  readonly accountUuid?: string | null;
}

interface AvailabilityFilter {
  readonly locationUuid: string;
  readonly availabilityDate: string;
  readonly practitionerUuid?: string | null;
}

const halfHour = 1_800_000;

/** The root fields for free time, lists of words, bills and tasks. */
export function restRoots(
  { practice, cap }: Backstage,
  records: VipRecords,
  tasks: () => readonly Row[],
): Readonly<Record<string, (args: never) => unknown>> {
  const { key, of } = values.vipIds;
  const words = (list: string, idName: string, names: readonly string[]): Row =>
    values.answered(() => ({ results: names.map((name) => ({ [idName]: values.wordUuid(list, name), name })) }));
  const bills = ({ filter, pageable }: ListArgs<InvoiceFilter>, rows: readonly Row[]): readonly Row[] => {
    const { accountUuid, locationUuid, ...modified } = filter ?? {};
    const own = rows.filter(
      (row) =>
        has(accountUuid, String(row['accountUuid'])) &&
        has(locationUuid, String(row['locationUuid'])) &&
        isModifiedWithin(Number(row['modified']), modified),
    );
    return pageOf(own, pageable, cap, { modified: (row) => Number(row['modified']) });
  };
  return {
    availability: ({ filter }: { readonly filter: AvailabilityFilter }) =>
      values.answered(() => {
        const place = values.found(rowOf(practice.places, key('place', filter.locationUuid)), 'Location');
        const opens = instantOfWall(`${filter.availabilityDate}T09:00:00`, place.zone);
        const staff = practice.providers.filter(
          (row) =>
            row.isActive && row.placeKeys.includes(place.key) && has(filter.practitionerUuid, of('provider', row.key)),
        );
        const isTaken = (providerKey: number, start: number): boolean =>
          practice.appointments.some(
            (row) =>
              row.providerKey === providerKey &&
              (values.isBooked(row) || (row.isBlock && !row.isDeleted)) &&
              row.start < start + halfHour &&
              row.start + row.minutes * 60_000 > start,
          );
        const results = staff.flatMap((row) =>
          Array.from({ length: 16 }, (_, index) => opens + index * halfHour)
            .filter((start) => !isTaken(row.key, start))
            .map((start) => ({
              locationUuid: filter.locationUuid,
              practitionerUuid: of('provider', row.key),
              startDate: values.dateTimeText(start),
              endDate: values.dateTimeText(start + halfHour),
            })),
        );
        return { results };
      }),
    species: () => words('species', 'speciesUuid', values.speciesWords),
    breeds: ({ speciesUuid }: { readonly speciesUuid?: string | null }) =>
      values.answered(() => {
        const rows = values.breedWords.map(([name, species]) => ({
          breedUuid: values.wordUuid('breed', name),
          speciesUuid: values.wordUuid('species', species),
          name,
        }));
        return { results: rows.filter((row) => has(speciesUuid, row.speciesUuid)) };
      }),
    colours: () => words('colour', 'colourUuid', values.colourWords),
    genders: () => words('gender', 'genderUuid', values.genderWords),
    titles: () => words('title', 'titleUuid', values.titleWords),
    accountTypes: () => words('account-type', 'accountTypeUuid', values.accountTypeWords),
    invoices: (args: ListArgs<InvoiceFilter>) =>
      values.answered(() => ({ results: bills(args, invoicesOf(practice, records)) })),
    invoice: ({ invoiceUuid }: { readonly invoiceUuid: string }) =>
      values.answered(() => {
        const row = invoicesOf(practice, records).find((each) => has(invoiceUuid, String(each['invoiceUuid'])));
        return { result: values.found(row, 'Invoice') };
      }),
    payments: (args: ListArgs<InvoiceFilter>) =>
      values.answered(() => ({ results: bills(args, paymentsOf(invoicesOf(practice, records))) })),
    taskLists: ({ locationUuid }: { readonly locationUuid?: string | null }) =>
      values.answered(() => {
        const isThere = ({ locationUuids }: Row): boolean =>
          !locationUuid || (Array.isArray(locationUuids) && locationUuids.includes(locationUuid.toLowerCase()));
        return { results: taskListsOf(practice).filter(isThere) };
      }),
    tasks: ({ filter, pageable }: ListArgs<TaskFilter>) =>
      values.answered(() => {
        const { taskListUuid, patientUuid, accountUuid } = filter ?? {};
        const rows = tasks().filter(
          (row) =>
            has(taskListUuid, String(row['taskListUuid'])) &&
            has(patientUuid, String(row['patientUuid'])) &&
            has(accountUuid, String(row['accountUuid'])),
        );
        return { results: pageOf(rows, pageable, cap, { dueDate: (row) => String(row['dueDate']) }) };
      }),
    weights: ({ patientUuid }: { readonly patientUuid: string }) =>
      values.answered(() => {
        const row = values.found(rowOf(practice.patients, key('patient', patientUuid)), 'Patient');
        return { results: weightsOf(row.key) };
      }),
  };
}
