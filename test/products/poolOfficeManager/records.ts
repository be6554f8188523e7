import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids with a short word for what they belong to. */
export const poolIds = wordIds({
  organization: 'comp_',
  place: 'loc_',
  provider: 'user_',
  visitType: 'svc_',
  client: 'cust_',
  patient: 'pool_',
  appointment: 'apt_',
});

/** The one zone in which a company works. */
const companyZone = 'America/New_York';
const otherZone = 2;
const office = { id: 'user_0900', firstName: 'Front', lastName: 'Desk', email: 'desk@example.test' };

/** How far an appointment is, in words; there is no waiting room, and a no-show is a cancelled visit. */
export const poolWords = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'SCHEDULED',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
} satisfies Record<VisitState, string>;

/** Whether the company has an appointment: its branch in another zone is a company of its own. */
export function isPoolVisit(row: AppointmentRecord): boolean {
  return row.placeKey !== otherZone && !row.isBlock && !row.isDeleted;
}

/** The two numbers that a customer has: one of a cell phone, and one other. */
export function poolPhones({ phones }: Pick<ClientRecord, 'phones'>) {
  const mobile = phones.find(({ label }) => label === 'Mobile')?.value ?? null;
  return { phone: phones.find(({ label }) => label !== 'Mobile')?.value ?? null, mobilePhone: mobile };
}

/** The rows of the practice as Pool Office Manager shows them. */
export function poolRecords({ practice, meet }: Backstage) {
  const { of } = poolIds;
  const main = { ...practice.places[0], timezone: companyZone };
  const addressOf = ({ street, city }: ClientRecord): Row => ({
    street,
    city,
    state: city === 'Boulder' ? 'CO' : 'ME',
  });
  const tagId = (name: string): string => `tag_${name.toLowerCase().replaceAll(' ', '_')}`;
  const user = (row: ProviderRecord): Row => ({
    id: of('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.email,
    role: 'TECHNICIAN',
    isActive: row.isActive,
  });
  const deskUser: Row = { ...office, role: 'OFFICE', isActive: true, lastLoginAt: '2026-11-17T12:58:00Z' };
  const serviceType = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    name: row.name,
    price: row.minutes * 2.5,
    defaultDuration: row.minutes,
    color: row.color,
    isActive: row.isBookable,
  });
  function customer(row: ClientRecord): Row {
    return {
      id: of('client', row.key),
      firstName: row.givenName,
      lastName: row.givenName === null ? null : row.familyName,
      companyName: row.givenName === null ? row.familyName : null,
      email: row.emails[0] ?? null,
      ...poolPhones(row),
      ...addressOf(row),
      billingAddress: addressOf(row),
      customerType: row.givenName === null ? 'COMMERCIAL' : 'RESIDENTIAL',
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      tags: row.tags.map((name) => ({ id: tagId(name), name, color: '#4F46E5' })),
      notes: row.note,
      pools: [{ id: of('patient', row.key), name: 'Main pool', poolType: 'ING', gallons: 14_000, sanitizer: 'Salt' }],
      quickbooksId: row.key % 3 === 0 ? `QB-${String(row.key)}` : null,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  /** A customer within another row, as it is shown: a spoiled one spoils that row as well. */
  function customerOf(key: number | null): Row | null {
    const row = rowOf(practice.clients, key);
    if (row) meet('client', row.key);
    return row && customer(row);
  }
  function technicianOf({ providerKey }: AppointmentRecord): Row | null {
    const row = rowOf(practice.providers, providerKey);
    return row && user(row);
  }
  function appointment(row: AppointmentRecord): Row {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const home = rowOf(practice.clients, row.clientKey);
    return {
      id: of('appointment', row.key),
      title: type?.name ?? 'Visit',
      description: row.reason,
      scheduledAt: utcText(row.start),
      duration: row.minutes,
      status: poolWords[row.state],
      priority: row.key % 9 === 0 ? 'HIGH' : 'NORMAL',
      customer: () => customerOf(row.clientKey),
      assignedTo: technicianOf(row),
      services: type ? [serviceType(type)] : [],
      address: home && addressOf(home),
      notes: row.key % 10 === 0 ? 'Gate sticks' : null,
      cancellationReason: row.cancelReason,
      createdBy: deskUser,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
      customerId: row.clientKey === null ? null : of('client', row.clientKey),
      assignedToId: row.providerKey === null ? null : of('provider', row.providerKey),
    };
  }
  function ticket(row: AppointmentRecord): Row {
    const isDone = row.state === 'completed';
    return {
      id: `tkt_${String(row.key)}`,
      number: 1000 + row.key,
      status: isDone ? 'COMPLETED' : 'STARTED',
      // The actual start is some minutes late.
      startedAt: utcText(row.start + (row.key % 5) * 60_000),
      completedAt: isDone ? utcText(row.start + row.minutes * 60_000) : null,
      appointment: () => appointment(row),
      customer: () => customerOf(row.clientKey),
      technician: technicianOf(row),
      customerId: row.clientKey === null ? null : of('client', row.clientKey),
    };
  }
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isPoolVisit);
  return {
    customer,
    appointment,
    ticket,
    visits,
    company: (): Row => ({ ...main, id: of('organization', 1), name: practice.organization.name, address: main }),
    users: (): readonly Row[] => [deskUser, ...practice.providers.map(user)],
    serviceTypes: (): readonly Row[] => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(serviceType),
    tickets: (): readonly Row[] =>
      visits()
        .filter(({ state }) => state === 'inProgress' || state === 'completed')
        .map(ticket),
  };
}
