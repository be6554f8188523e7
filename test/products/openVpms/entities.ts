import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { addressRow, emailRow, phoneRow } from './contacts.ts';
import { type ScheduleRow, schedulesOf, typesOf } from './schedules.ts';
import { openVpmsIds } from './ids.ts';
import { codeOf, idOf, lookupRow, slotMinutes, slotsOf } from './values.ts';

/** How entities of the practice look. */
export type OpenVpmsEntities = ReturnType<typeof openVpmsEntities>;

const of = openVpmsIds.of;
const taskTypes = ['Consult', 'Surgery preparation', 'Phone call'];
const workListNames = ['Waiting Room', 'Hospital'];

/** What each kind of staff is classified as. */
const userTypes: Readonly<Record<ProviderRecord['role'], readonly string[]>> = {
  veterinarian: ['Clinician'],
  technician: ['Clinician', 'Nurse'],
  groomer: ['Clinician', 'Groomer'],
};

/** Users that belong to no member of staff who sees patients. */
export const officeUsers = [
  { number: 150, username: 'admin', name: 'Administrator', type: 'Administrator', role: 0 },
  { number: 151, username: 'reception', name: 'Reception', type: 'Receptionist', role: 1 },
] as const;

const roles = [
  { name: 'Administration', authorities: [['archetypeService', '*', '*']] },
  {
    name: 'Base Role',
    authorities: [
      ['archetypeService', 'create', 'act.*'],
      ['archetypeService', 'save', 'act.*'],
      ['archetypeService', 'save', 'party.*'],
    ],
  },
] as const;

/** What all objects have. */
export function imObject(typename: string, id: string, archetype: string, name: string, isActive = true): Row {
  return { __typename: typename, id, archetype, name, description: null, active: isActive };
}

/** Makes rows of the entities that appointments and acts refer to. */
export function openVpmsEntities({ practice }: Backstage) {
  const serverZone = practice.places[0]?.zone ?? 'UTC';
  /** A moment of the record, by the clock of the server. */
  const moment = (instant: number): string => offsetText(instant, serverZone);

  const location = (row: PlaceRecord): Row => {
    const id = of('place', row.key);
    const mine = schedulesOf(practice).filter(({ place }) => place.key === row.key);
    return {
      ...imObject('Location', id, 'party.organisationLocation', row.name),
      timeZone: row.zone,
      contacts: [
        addressRow(`${id}1`, row.street, row.city, row.state, row.postalCode),
        phoneRow(`${id}2`, row.phone, null, true),
        emailRow(`${id}3`, row.email, true),
      ],
      stockControl: false,
      schedules: () => mine.map(schedule),
      scheduleViews: () => [scheduleView(row)],
      workLists: () => workListsAt(row),
      tills: () => [till(row)],
      depositAccounts: () => [
        {
          ...imObject('DepositAccount', idOf('deposit', row.key), 'party.organisationDeposit', 'Main Account'),
          lastDeposit: null,
        },
      ],
    };
  };
  const till = (row: PlaceRecord): Row => ({
    ...imObject('Till', idOf('till', row.key), 'party.organisationTill', `${row.city} Till`),
    lastCleared: null,
  });
  const locationOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && location(row);
  };

  const appointmentType = (row: VisitTypeRecord): Row => ({
    ...imObject('AppointmentType', of('visitType', row.key), 'entity.appointmentType', row.name),
    colour: row.color,
    onlineBooking: row.isBookable,
  });
  const calendarBlockType = (row: VisitTypeRecord): Row => ({
    ...imObject('CalendarBlockType', of('visitType', row.key), 'entity.calendarBlockType', row.name),
    colour: row.color,
  });

  function schedule(row: ScheduleRow): Row {
    const types = typesOf(practice, row);
    return {
      ...imObject('Schedule', row.id, 'party.organisationSchedule', row.name),
      location: () => location(row.place),
      slotSize: slotMinutes,
      slotUnits: 'MINUTES',
      startTime: '08:00',
      endTime: '18:00',
      allowDoubleBooking: true,
      sendReminders: !row.isLong,
      appointmentTypes: () =>
        types.map((type, index) => ({
          appointmentType: appointmentType(type),
          noSlots: slotsOf(type),
          default: index === 0,
        })),
    };
  }
  function scheduleView(row: PlaceRecord): Row {
    const id = idOf('scheduleView', row.key);
    return {
      ...imObject('ScheduleView', id, 'entity.organisationScheduleView', row.name),
      location: () => location(row),
      schedules: () =>
        schedulesOf(practice)
          .filter(({ place }) => place.key === row.key)
          .map(schedule),
    };
  }
  const taskType = (number: number): Row => ({
    ...imObject('TaskType', idOf('taskType', number), 'entity.taskType', taskTypes[number - 1] ?? 'Consult'),
    colour: null,
  });
  const allTaskTypes = (): readonly Row[] => taskTypes.map((_, index) => taskType(index + 1));
  const workList = (row: PlaceRecord, number: number): Row => ({
    ...imObject(
      'WorkList',
      idOf('workList', row.key * 2 + number),
      'party.organisationWorkList',
      workListNames[number] ?? '',
    ),
    location: () => location(row),
    maxSlots: 100,
    taskTypes: allTaskTypes,
  });
  const workListsAt = (row: PlaceRecord): readonly Row[] => workListNames.map((_, number) => workList(row, number));

  const role = (number: number): Row => ({
    id: idOf('role', number + 1),
    archetype: 'security.role',
    name: roles[number]?.name ?? '',
    authorities: (roles[number]?.authorities ?? []).map(([serviceName, method, shortName]) => {
      return { serviceName, method, shortName };
    }),
  });
  const user = (row: ProviderRecord): Row => {
    const id = of('provider', row.key);
    return {
      ...imObject('User', id, 'security.user', fullNameOf(row), row.isActive),
      username: usernameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      qualifications: row.title,
      colour: null,
      classifications: userTypes[row.role].map((name) => lookupRow('lookup.userType', name)),
      roles: [role(1)],
      locations: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(location),
      contacts: [emailRow(`${id}1`, row.email, true)],
    };
  };
  const officeUser = ({ number, username, name, type, role: roleNumber }: (typeof officeUsers)[number]): Row => ({
    ...imObject('User', of('provider', number), 'security.user', name),
    username,
    firstName: null,
    lastName: null,
    qualifications: null,
    colour: null,
    classifications: [lookupRow('lookup.userType', type)],
    roles: [role(roleNumber)],
    locations: () => practice.places.map(location),
    contacts: [],
  });

  return {
    moment,
    location,
    locationOf,
    till,
    appointmentType,
    calendarBlockType,
    schedule,
    scheduleView,
    taskType,
    allTaskTypes,
    workList,
    workListsAt,
    allRoles: (): readonly Row[] => roles.map((_, number) => role(number)),
    user,
    userOf: (key: number | null): Row | null => {
      const row = rowOf(practice.providers, key);
      return row && user(row);
    },
    officeUser,
    reception: (): Row => officeUser(officeUsers[1]),
  };
}

/** The name that a member of staff signs in with. */
export function usernameOf({ givenName, familyName }: ProviderRecord): string {
  return codeOf(`${givenName.slice(0, 1)}${familyName}`)
    .toLowerCase()
    .replaceAll('_', '');
}
