import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { accessLevels, type VagaroMemory, type VagaroRecords } from './records.ts';
import { badRequest, notFound, textIn, vagaroIds } from './words.ts';

const blockType = 7;

/** Mutations: of locations, employees, customers and personal tasks. Appointments have none. */
export function vagaroWrites(backstage: Backstage, records: VagaroRecords, memory: VagaroMemory): object {
  const { practice, now, refuseWrites } = backstage;
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN' } });
  };
  const done = <Item>(write: () => Written<Item>): Item => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw badRequest(outcome.message);
  };
  const placeIn = (args: Row): PlaceRecord => {
    const place = rowOf(practice.places, vagaroIds.key('place', textIn(args, 'businessId')));
    if (!place) throw notFound('Business');
    return place;
  };
  const memberIn = (args: Row): ProviderRecord => {
    placeIn(args);
    const member = rowOf(practice.providers, vagaroIds.key('provider', textIn(args, 'serviceProviderId')));
    if (!member) throw notFound('Employee');
    return member;
  };
  const inputIn = (args: Row): Row => (isRow(args['input']) ? args['input'] : {});
  const remember = (id: string, change: Row): void => {
    memory.set(id, { ...memory.get(id), ...presentFields(change) });
  };

  const taskIn = (args: Row, input: Row): AppointmentRecord => {
    placeIn(input);
    const row = rowOf(practice.appointments, vagaroIds.key('appointment', textIn(args, 'personalTaskId')));
    if (!row?.isBlock || row.isDeleted) throw notFound('Personal task');
    return row;
  };
  const wallIn = (input: Row, field: string, zone: string): number | undefined => {
    const text = textIn(input, field);
    if (text === undefined) return undefined;
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) throw badRequest(`${field} is not a valid local date.`);
    return instantOfWall(text, zone);
  };
  const shownTask = (row: AppointmentRecord): Row => {
    const id = vagaroIds.of('appointment', row.key);
    return records.personalTasks().find((task) => task['personalTaskId'] === id) ?? {};
  };
  const rememberTask = (row: AppointmentRecord, input: Row): void => {
    remember(vagaroIds.of('appointment', row.key), {
      personalTaskComment: input['personalTaskComment'],
      personalTaskHexCode: textIn(input, 'personalTaskHexCode'),
      blockOnlineBooking: typeof input['blockOnlineBooking'] === 'boolean' ? input['blockOnlineBooking'] : undefined,
    });
  };
  const minutesOf = (start: number, end: number): number => {
    if (end <= start) throw badRequest('endTime must be after startTime.');
    return (end - start) / 60_000;
  };

  return {
    updateLocation(args: Row) {
      allowed();
      const place = placeIn(args);
      const { street, state, ...others } = inputIn(args);
      remember(vagaroIds.of('place', place.key), { ...others, streetAddress: street, regionCode: state });
      return records.location(place);
    },
    updateEmployee(args: Row) {
      allowed();
      const member = memberIn(args);
      const { dayPhone, ...others } = inputIn(args);
      remember(vagaroIds.of('provider', member.key), { ...others, phone: dayPhone });
      return records.employee(member);
    },
    assignEmployee(args: Row) {
      allowed();
      const member = memberIn(args);
      const businessId = String(args['businessId']);
      if (records.businessesOf(member).includes(businessId))
        throw badRequest('Employee is already assigned to this business.');
      if (!accessLevels.some((row) => row['accessLevelId'] === args['accessLevelId'])) throw notFound('Access level');
      const businessIds = [...records.businessesOf(member), businessId];
      remember(vagaroIds.of('provider', member.key), { businessIds, accessLevelId: args['accessLevelId'] });
      return records.employee(member);
    },
    unassignEmployee(args: Row) {
      allowed();
      const member = memberIn(args);
      const businessIds = records.businessesOf(member).filter((id) => id !== args['businessId']);
      remember(vagaroIds.of('provider', member.key), { businessIds });
      return records.employee(member);
    },
    deleteCustomer(args: Row) {
      placeIn(args);
      const client = rowOf(practice.clients, vagaroIds.key('client', textIn(args, 'customerId')));
      if (!client || client.isDeleted) throw notFound('Customer');
      done(() => changeClient(practice, client.key, { isDeleted: true }, now()));
      return { status: 200, message: 'Success' };
    },
    createPersonalTask(args: Row) {
      const input = inputIn(args);
      const member = memberIn(input);
      const place = placeIn(input);
      const start = wallIn(input, 'startTime', place.zone) ?? 0;
      const minutes = minutesOf(start, wallIn(input, 'endTime', place.zone) ?? 0);
      const row = done(() =>
        bookAppointment(
          practice,
          {
            start,
            minutes,
            placeKey: place.key,
            typeKey: blockType,
            providerKey: member.key,
            reason: textIn(input, 'personalTaskName') ?? 'Personal Task',
          },
          now(),
        ),
      );
      rememberTask(row, input);
      return shownTask(row);
    },
    updatePersonalTask(args: Row) {
      const input = inputIn(args);
      const before = taskIn(args, input);
      const member = memberIn(input);
      const place = placeIn(input);
      const start = wallIn(input, 'startTime', place.zone) ?? before.start;
      const end = wallIn(input, 'endTime', place.zone) ?? before.start + before.minutes * 60_000;
      const change = {
        start,
        minutes: minutesOf(start, end),
        placeKey: place.key,
        providerKey: member.key,
        reason: textIn(input, 'personalTaskName'),
      };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      rememberTask(row, input);
      return shownTask(row);
    },
    deletePersonalTask(args: Row) {
      const before = taskIn(args, args);
      done(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      return { status: 200, message: 'Success' };
    },
  };
}
