import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row, sortedBy } from '../generatedRows.ts';
import { accessLevels, type VagaroMemory, vagaroRecords } from './records.ts';
import { badRequest, fits, isVagaroAppointment, notFound, pageOf, textIn, vagaroIds } from './words.ts';
import { vagaroWrites } from './writes.ts';

const sortFields: Readonly<Record<string, string>> = {
  CREATED_DATE: 'createdDate',
  FIRST_NAME: 'customerFirstName',
  LAST_NAME: 'customerLastName',
};

/** The root fields of the product. */
export function vagaroRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: VagaroMemory = new Map();
  const records = vagaroRecords(backstage, memory);
  const rowsPage = (rows: readonly Row[], args: Row): unknown =>
    pageOf(
      rows.filter((row) => fits(row, args['filter'])),
      args,
      cap,
      (row) => row,
    );
  const placeOf = (id: unknown) => {
    const place = rowOf(practice.places, vagaroIds.key('place', String(id)));
    if (!place) throw notFound('Business');
    return place;
  };

  return {
    locations: (args: Row) => rowsPage(practice.places.map(records.location), args),
    location({ businessId }: Row) {
      const place = rowOf(practice.places, vagaroIds.key('place', String(businessId)));
      return place && records.location(place);
    },
    customers(args: Row) {
      const rows = practice.clients
        .filter((client) => !client.isDeleted)
        .map((client) => ({ client, row: records.customer(client) }))
        .filter(({ row }) => fits(row, args['filter']));
      const sort = isRow(args['sort']) ? args['sort'] : {};
      const field = sortFields[String(sort['field'])] ?? 'createdDate';
      const isDescending = sort['direction'] === 'DESC';
      // Without regard to case; who has no such name comes last.
      const value = (item: Row): unknown => {
        const inner = isRow(item['row']) ? item['row'][field] : null;
        return typeof inner === 'string' ? inner.toLowerCase() : null;
      };
      const sorted = sortedBy(rows, [{ value, isDescending, nullsFirst: false }]);
      return pageOf(sorted, args, cap, ({ client }) => records.shownCustomer(client));
    },
    customer: ({ customerId }: Row) =>
      records.shownCustomer(rowOf(practice.clients, vagaroIds.key('client', String(customerId)))),
    appointments(args: Row) {
      const rows = practice.appointments.filter(
        (row) => isVagaroAppointment(row) && fits(records.appointment(row), args['filter']),
      );
      return pageOf(records.inOrder(rows, args['orderBy']), args, cap, records.shownAppointment);
    },
    appointment({ appointmentId }: Row) {
      const row = rowOf(practice.appointments, vagaroIds.key('appointment', String(appointmentId)));
      return row && isVagaroAppointment(row) ? records.shownAppointment(row) : null;
    },
    appointmentAvailability(args: Row): readonly Row[] {
      const place = placeOf(args['businessId']);
      const day = textIn(args, 'appointmentDate') ?? wallDay(now(), place.zone);
      if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw badRequest('appointmentDate is not a valid date.');
      const items = (Array.isArray(args['bookingItems']) ? args['bookingItems'] : []).filter(isRow);
      return items.flatMap((item) => {
        const type = rowOf(practice.visitTypes, vagaroIds.key('visitType', String(item['serviceId'])));
        if (!type) throw notFound('Service');
        const wanted = item['serviceProviderId'] ?? null;
        const staff = practice.providers.filter(
          (row) =>
            row.isActive &&
            records.businessesOf(row).includes(vagaroIds.of('place', place.key)) &&
            (wanted === null || vagaroIds.of('provider', row.key) === wanted),
        );
        return staff.map((row) => ({
          items: [
            {
              serviceProviderId: vagaroIds.of('provider', row.key),
              serviceProvider: fullNameOf(row),
              serviceId: vagaroIds.of('visitType', type.key),
              serviceTitle: type.name,
              duration: type.minutes,
            },
          ],
          appointmentDate: day,
          timeSlot: records.freeTimes(place.key, row.key, day, type.minutes),
        }));
      });
    },
    employees: (args: Row) => rowsPage(practice.providers.map(records.employee), args),
    employee({ serviceProviderId }: Row) {
      const row = rowOf(practice.providers, vagaroIds.key('provider', String(serviceProviderId)));
      return row && records.employee(row);
    },
    accessLevels({ businessId }: Row) {
      placeOf(businessId);
      return accessLevels;
    },
    services: (args: Row) => rowsPage(records.services().map(records.service), args),
    service: ({ serviceId }: Row) =>
      records
        .services()
        .map(records.service)
        .find((row) => row['serviceId'] === serviceId) ?? null,
    personalTasks: (args: Row) => rowsPage(records.personalTasks(), args),
    transactions(args: Row) {
      const rows = records.transactions();
      return rowsPage(args['orderBy'] === 'ASC' ? rows : rows.toReversed(), args);
    },
    formResponses: (args: Row) => rowsPage(records.formResponses(), args),
    ...vagaroWrites(backstage, records, memory),
  };
}
