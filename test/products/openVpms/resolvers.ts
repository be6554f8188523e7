import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { openVpmsActs, statusOf } from './acts.ts';
import { imObject, officeUsers, openVpmsEntities, usernameOf } from './entities.ts';
import { freeBusy } from './freeBusy.ts';
import { createMemory } from './memory.ts';
import { openVpmsOffice } from './office.ts';
import { openVpmsParties } from './parties.ts';
import { type Orders, type PageArgs, resultPage } from './resultPages.ts';
import { scheduleOf, schedulesOf } from './schedules.ts';
import { begins, type CustomerQuery, isAskedCustomer, isAskedPatient, type PatientQuery } from './search.ts';
import { openVpmsIds } from './ids.ts';
import {
  byCustomerName,
  byName,
  byUserName,
  codeOf,
  compareNames,
  isAppointment,
  notFound,
  rangeOf,
} from './values.ts';
import { openVpmsWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface AtLocation {
  readonly location?: string | null;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

interface AppointmentQuery extends Span, AtLocation {
  readonly schedules?: readonly string[] | null;
  readonly clinician?: string | null;
  readonly customer?: string | null;
  readonly patient?: string | null;
  readonly status?: readonly string[] | null;
}

interface UserQuery extends AtLocation {
  readonly name?: string | null;
  readonly clinician?: boolean | null;
  readonly activeOnly: boolean;
}

const { key, of } = openVpmsIds;

const customerOrders: Orders<ClientRecord> = {
  id: (one, other) => one.key - other.key,
  name: byCustomerName,
  lastName: (one, other) => compareNames(one.familyName, other.familyName),
  firstName: (one, other) => compareNames(one.givenName ?? '', other.givenName ?? ''),
  createdDate: (one, other) => one.createdAt - other.createdAt,
};
const patientOrders: Orders<PatientRecord> = {
  id: (one, other) => one.key - other.key,
  name: byName,
  species: (one, other) => compareNames(one.species, other.species),
  breed: (one, other) => compareNames(one.breed ?? '', other.breed ?? ''),
  dateOfBirth: (one, other) => compareNames(one.birthDate ?? '', other.birthDate ?? ''),
};
const appointmentOrders: Orders<AppointmentRecord> = {
  id: (one, other) => one.key - other.key,
  startTime: byStart,
  endTime: (one, other) => one.start + one.minutes * 60_000 - other.start - other.minutes * 60_000,
};

/** The root fields of the service. */
export function openVpmsRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice, backstage.now());
  const entities = openVpmsEntities(backstage);
  const parties = openVpmsParties(backstage, entities, memory);
  const acts = openVpmsActs(backstage, entities, parties, memory);
  const customers = (): readonly ClientRecord[] =>
    practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byCustomerName);
  const isAt = (location: string | null | undefined, placeKeys: readonly number[]): boolean =>
    !location || placeKeys.some((placeKey) => of('place', placeKey) === location);
  const isMeant = (kind: 'provider' | 'client' | 'patient', id: string | null | undefined, own: number | null) =>
    !id || (own !== null && of(kind, own) === id);

  const single = {
    location({ id }: ById): Row | null {
      return entities.locationOf(key('place', id));
    },
    schedule({ id }: ById): Row | null {
      const row = schedulesOf(practice).find((each) => each.id === id);
      return row ? entities.schedule(row) : null;
    },
    appointmentType({ id }: ById): Row | null {
      const row = rowOf(practice.visitTypes, key('visitType', id));
      return row && !row.isBlock ? entities.appointmentType(row) : null;
    },
    user({ id }: ById): Row | null {
      const office = officeUsers.find(({ number }) => of('provider', number) === id);
      return office ? entities.officeUser(office) : entities.userOf(key('provider', id));
    },
    customer({ id }: ById): Row | null {
      const row = rowOf(customers(), key('client', id));
      return row && parties.customer(row);
    },
    patient: ({ id }: ById): Row | null => parties.patientOf(key('patient', id)),
    appointment: ({ id }: ById): Row | null => acts.appointmentOf(key('appointment', id)),
  };

  const practiceRow = (): Row => ({
    ...imObject(
      'Practice',
      of('organization', practice.organization.key),
      'party.organisationPractice',
      practice.organization.name,
    ),
    currency: 'USD',
    locations: () => practice.places.map(entities.location),
    contacts: [],
    version: '2.4',
  });

  const within = (span: Span): readonly AppointmentRecord[] => {
    const { start, end } = rangeOf(span);
    return practice.appointments.filter((row) => row.start >= start && row.start < end).toSorted(byStart);
  };
  const isIn = (row: AppointmentRecord, schedules: readonly string[]): boolean =>
    schedules.includes(scheduleOf(practice, row)?.id ?? '');

  return {
    ...single,
    practice: practiceRow,
    currentUser: entities.reception,
    object({ archetype, id }: ById & { readonly archetype: string }) {
      const readers: Readonly<Record<string, () => Row | null>> = {
        'party.organisationPractice': () => (practiceRow()['id'] === id ? practiceRow() : null),
        'party.organisationLocation': () => single.location({ id }),
        'party.organisationSchedule': () => single.schedule({ id }),
        'party.customerperson': () => single.customer({ id }),
        'party.patientpet': () => single.patient({ id }),
        'entity.appointmentType': () => single.appointmentType({ id }),
        'security.user': () => single.user({ id }),
      };
      return readers[archetype]?.() ?? null;
    },
    locations: () => practice.places.map(entities.location),
    schedules: ({ location }: AtLocation) =>
      schedulesOf(practice)
        .filter(({ place }) => isAt(location, [place.key]))
        .map(entities.schedule),
    scheduleViews: ({ location }: AtLocation) =>
      practice.places.filter((row) => isAt(location, [row.key])).map(entities.scheduleView),
    appointmentTypes: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(entities.appointmentType),
    calendarBlockTypes: () => practice.visitTypes.filter(({ isBlock }) => isBlock).map(entities.calendarBlockType),
    users({ query, ...page }: PageArgs & { readonly query?: UserQuery | null }) {
      const { name, clinician, location, activeOnly = false } = query ?? {};
      const isNamed = (...names: readonly string[]): boolean => !name || names.some((each) => begins(each, name));
      const staff = practice.providers
        .filter((row) => clinician !== false && (row.isActive || !activeOnly) && isAt(location, row.placeKeys))
        .filter((row) => isNamed(fullNameOf(row), usernameOf(row)))
        .map((row) => ({ name: fullNameOf(row), show: () => entities.user(row) }));
      const office = officeUsers
        .filter((row) => clinician !== true && isNamed(row.name, row.username))
        .map((row) => ({ name: row.name as string, show: () => entities.officeUser(row) }));
      const order = (one: { readonly name: string }, other: { readonly name: string }): number =>
        compareNames(one.name, other.name);
      return resultPage([...staff, ...office].toSorted(order), page, cap, { name: order }, ({ show }) => show());
    },
    userByUsername({ username }: { readonly username: string }) {
      const office = officeUsers.find((row) => row.username === username);
      const staff = practice.providers.find((row) => usernameOf(row) === username);
      return office ? entities.officeUser(office) : staff ? entities.user(staff) : null;
    },
    clinicians: ({ location }: AtLocation) =>
      practice.providers
        .filter((row: ProviderRecord) => row.isActive && isAt(location, row.placeKeys))
        .toSorted(byUserName)
        .map(entities.user),
    roles: entities.allRoles,
    customers({ query, ...page }: PageArgs & { readonly query?: CustomerQuery | null }) {
      const rows = customers().filter((row) => !query || isAskedCustomer(practice, row, query));
      return resultPage(rows, page, cap, customerOrders, parties.customer);
    },
    patients({ query, ...page }: PageArgs & { readonly query?: PatientQuery | null }) {
      const rows = practice.patients
        .toSorted(byName)
        .filter((row) => !query || isAskedPatient(row, codeOf(row.species), query));
      return resultPage(rows, page, cap, patientOrders, parties.patient);
    },
    appointments({ query, ...page }: PageArgs & { readonly query: AppointmentQuery }) {
      const rows = within(query)
        .filter((row) => isAppointment(row) && isAt(query.location, [row.placeKey]))
        .filter((row) => !query.schedules || isIn(row, query.schedules))
        .filter((row) => isMeant('provider', query.clinician, row.providerKey))
        .filter((row) => isMeant('client', query.customer, row.clientKey))
        .filter((row) => isMeant('patient', query.patient, row.patientKey))
        .filter((row) => !query.status || query.status.includes(statusOf(row, memory)));
      return resultPage(rows, page, cap, appointmentOrders, acts.appointment);
    },
    calendarBlocks: ({ schedule, ...span }: Span & { readonly schedule?: string | null }) =>
      within(span)
        .filter((row) => row.isBlock && !row.isDeleted && (!schedule || isIn(row, [schedule])))
        .map(acts.calendarBlock),
    freeBusy({ schedule, ...span }: Span & { readonly schedule: string }) {
      const row = schedulesOf(practice).find(({ id }) => id === schedule);
      if (!row) throw notFound('party.organisationSchedule', schedule);
      return freeBusy(practice, row, rangeOf(span));
    },
    ...openVpmsOffice(backstage, { entities, parties, acts, memory }),
    ...openVpmsWrites(backstage, { entities, parties, acts, memory }),
  };
}
