import type { ExecutionResult } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type Ledger,
  type ServiceLine,
  kedulIds,
  kedulStatuses,
  linesOf,
  notesOf,
  otherId,
  seriesOf,
} from './ledger.ts';
import { shiftsOf } from './shifts.ts';

const founded = Date.parse('2019-01-07T15:00:00Z');
const dayMs = 86_400_000;
const roleNames = ['Owner', 'Manager', 'Receptionist', 'Employee'];
const titles = { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' } as const;

/** Apollo Server's formatError there: whatever went wrong is an internal server error, and no more is told. */
export function kedulBody({ errors, ...rest }: ExecutionResult): object {
  return errors ? { ...rest, errors: errors.map(() => ({ message: 'Internal server error' })) } : rest;
}

/** The rows as Kedul's gateway shows them; dates are numbers. */
export function kedulRows({ practice, meet, now }: Backstage, ledger: Ledger) {
  const stamps = (createdAt: number, updatedAt = createdAt): Row => ({ createdAt, updatedAt, deletedAt: null });

  function image(key: number): Row {
    const filename = `portrait-${String(key)}.jpg`;
    const url = `https://images.example.test/${filename}`;
    const sizes = [{ size: 'SMALL', width: 100, height: 100, url: `${url}?w=100`, key: `small/${filename}` }];
    const file = { format: 'JPG', filename, mimetype: 'image/jpeg', encoding: '7bit', cloudStorageProvider: 'S3' };
    return {
      id: otherId('image', key),
      width: 800,
      height: 800,
      url,
      ...file,
      sizes,
      createdAt: founded + key * dayMs,
    };
  }
  function user(key: number, fullName: string, email: string | null): Row {
    const account = { email, phoneNumber: null, countryCode: null, isEmailVerified: email !== null };
    return {
      id: otherId('user', key),
      profile: { profileImage: null, fullName, birthday: null, gender: null },
      account: { ...account, isPhoneVerified: false },
      isActive: true,
      businesses: () => [business()],
      employeeInvitations: [],
      ...stamps(founded + key * dayMs),
    };
  }
  const owner = (): Row => user(1, 'Amelia Okafor', 'staff1@example.test');
  function business(): Row {
    return {
      id: kedulIds.of('organization', 1),
      name: practice.organization.name,
      email: 'office@example.test',
      phoneNumber: '+1 207-555-0100',
      countryCode: 'US',
      facebookUrl: null,
      owner,
      assignedLocations: () => practice.places.map(location),
      locations: () => practice.places.map(location),
      logoImage: () => image(1),
      ...stamps(founded),
    };
  }
  function location(row: PlaceRecord): Row {
    const opening = (clock: string): number => instantOfWall(`2019-01-07T${clock}`, row.zone);
    const startDate = opening('09:00:00');
    const weekly = { startDate, frequency: 'WEEKLY', interval: 1, weekStart: 0, byWeekDay: [0, 1, 2, 3, 4] };
    return {
      id: kedulIds.of('place', row.key),
      name: row.name,
      contactDetails: { phoneNumber: row.phone, countryCode: 'US', email: row.email },
      address: {
        streetAddressOne: row.street,
        streetAddressTwo: row.key === 2 ? 'Suite B' : null,
        district: row.state,
        city: row.city,
        country: 'US',
        postalCode: row.postalCode,
      },
      // The zone of a rule is optional, and nobody has filled it in.
      businessHours: [{ startDate, endDate: opening('17:00:00'), recurrence: { ...weekly, timezoneId: null } }],
      employees: () => employeesAt(row.key).map(employee),
      employeeRoles: () => roles(row),
      business,
      ...stamps(founded + row.key * 30 * dayMs),
    };
  }
  function roles(row: PlaceRecord): Row[] {
    return roleNames.map((name, index) => ({
      id: otherId('role', row.key * 4 + index),
      name,
      location: () => location(row),
      permissions: index < 2 ? ['MANAGE_BUSINESS', 'MANAGE_CLIENTS'] : ['MANAGE_CLIENTS'],
    }));
  }
  /** An employee belongs to one place, whoever is helped out elsewhere. */
  const homeOf = ({ placeKeys }: ProviderRecord): number => placeKeys[0] ?? 1;
  const employeesAt = (placeKey: number | null): ProviderRecord[] =>
    practice.providers.filter((row) => homeOf(row) === placeKey);
  function employee(row: ProviderRecord): Row {
    const { key, role, email, isActive } = row;
    const home = (): Row | null => placed(homeOf(row));
    const place = rowOf(practice.places, homeOf(row));
    const id = kedulIds.of('provider', key);
    const invitation = (): Row => ({
      id: otherId('invitation', key),
      employee: () => employee(row),
      invitedByUser: owner,
      phoneNumber: '+1 207-555-0199',
      countryCode: 'US',
      expirationDate: now() + 3 * dayMs,
      token: otherId('invitation', key + 100),
      ...stamps(now() - dayMs),
    });
    return {
      id,
      employeeRole: () => (place ? roles(place)[key === 1 ? 0 : 3] : null),
      notes: key === 6 ? 'Not on Fridays' : null,
      acceptedInvitationAt: key < 5 ? founded + key * 20 * dayMs : null,
      contactDetails: { phoneNumber: null, countryCode: null, email },
      profile: { profileImage: key === 2 ? image(22) : null, fullName: fullNameOf(row), birthday: null, gender: null },
      salarySettings: { wage: 30 + key, productCommission: 5, serviceCommission: null, voucherCommission: null },
      shiftSettings: { appointmentColor: ['#2a9d8f', '#e9c46a', '#e76f51'][key % 3], canHaveAppointments: isActive },
      employment: {
        title: titles[role],
        employmentStartDate: founded + key * 15 * dayMs,
        employmentEndDate: isActive ? null : Date.parse('2026-06-30T00:00:00Z'),
      },
      serviceIds: practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map((type) => kedulIds.of('visitType', type.key)),
      location: home,
      user: () => (key < 5 ? user(key, fullNameOf(row), email) : null),
      invitation: () => (key === 7 ? invitation() : null),
      shifts: ({ filter }: { filter?: Row | null }) => shiftsOf(filter ?? null, [row]).map(shift),
      ...stamps(founded + key * 15 * dayMs, founded + key * 90 * dayMs),
    };
  }
  function shift(row: ReturnType<typeof shiftsOf>[number]): Row {
    const person = rowOf(practice.providers, row.providerKey);
    return {
      ...row,
      recurrence: null,
      employee: () => person && employee(person),
      location: () => placed(row.placeKey),
    };
  }
  const placed = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && location(row);
  };
  function client(row: ClientRecord): Row {
    const { key } = row;
    meet('client', key);
    const [email = null] = row.emails;
    const phone = row.phones[0]?.value ?? null;
    return {
      id: kedulIds.of('client', key),
      isBanned: !row.isActive,
      contactDetails: phone || email ? { phoneNumber: phone, countryCode: phone ? 'US' : null, email } : null,
      user: () => (key % 6 === 5 ? user(key + 500, fullNameOf(row), email) : null),
      profile: {
        profileImage: key % 10 === 3 ? image(key) : null,
        fullName: fullNameOf(row),
        birthday: key % 3 === 1 ? Date.UTC(1950 + (key % 50), key % 12, 1 + (key % 28)) : null,
        gender: [null, 'FEMALE', 'MALE'][key % 3],
      },
      notes: row.note,
      importantNotes: row.tags.includes('Payment plan') ? 'Payment plan' : null,
      referralSource: [null, 'Friend', 'Facebook', null][key % 4],
      discount: row.tags.includes('VIP') ? 10 : null,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      deletedAt: row.isDeleted ? row.updatedAt : null,
      ...ledger.clients.get(key),
    };
  }
  function service(row: VisitTypeRecord, placeKey: number): Row {
    const price = row.minutes * 2 + 15;
    return {
      id: kedulIds.of('visitType', row.key),
      name: row.name,
      description: row.key % 2 === 0 ? `${row.name} for all kinds of animals` : null,
      serviceCategory: {
        id: otherId('category', row.key % 2),
        name: row.key % 2 ? 'Care' : 'Medicine',
        ...stamps(founded),
      },
      primaryImage: null,
      images: [],
      location: () => placed(placeKey),
      pricingOptions: [{ duration: row.minutes, name: null, type: 'FIXED', price }],
      questionsForClient: row.key === 3 ? ['Since when?'] : [],
      paddingTime: row.key === 4 ? { type: 'AFTER', duration: 15 } : null,
      processingTimeAfterServiceEnd: null,
      processingTimeDuringService: null,
      parallelClientsCount: 1,
      intervalTime: 15,
      noteToClient: null,
      ...stamps(founded),
    };
  }
  function line(row: AppointmentRecord, part: ServiceLine): Row {
    const type = rowOf(practice.visitTypes, part.typeKey);
    const person = rowOf(practice.providers, part.providerKey);
    return {
      id: part.id,
      appointment: () => appointment(row),
      clientNumber: part.clientNumber,
      duration: part.minutes,
      isEmployeeRequestedByClient: part.isRequested,
      order: part.order,
      service: () => type && service(type, row.placeKey),
      startDate: part.start,
      employee: () => person && employee(person),
      client: () => clientOf(part.clientKey),
    };
  }
  const clientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    // Those that were deleted are left out of what is loaded by id.
    return row && !row.isDeleted ? client(row) : null;
  };
  function recurrence(row: AppointmentRecord): Row | null {
    const series = seriesOf(ledger, row);
    if (!series) return null;
    const { id, rule, createdAt, initialKey } = series;
    const initial = rowOf(practice.appointments, initialKey) ?? row;
    return { id, initialAppointment: () => appointment(initial), recurrence: rule, ...stamps(createdAt) };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const { key, state, updatedAt, createdAt } = row;
    const extras = ledger.appointments.get(key);
    const end = row.start + row.minutes * 60_000;
    return {
      id: kedulIds.of('appointment', key),
      services: () => linesOf(ledger, row).map((part) => line(row, part)),
      recurrence: () => recurrence(row),
      location: () => placed(row.placeKey),
      client: () => clientOf(row.clientKey),
      invoice: () => ledger.invoices.get(extras?.invoiceId ?? '') ?? null,
      ...notesOf(ledger, row),
      cancellationReason: row.cancelReason,
      reference: otherId('line', key).replaceAll('-', '').slice(0, 10),
      status: kedulStatuses[state],
      createdAt,
      updatedAt,
      canceledAt: state === 'cancelled' ? updatedAt : null,
      checkedOutAt: state === 'completed' ? Math.max(end, extras ? updatedAt : 0) : null,
      markedNoShowAt: state === 'noShow' ? Math.max(row.start + 20 * 60_000, extras ? updatedAt : 0) : null,
    };
  }
  return {
    appointment,
    business,
    client,
    clientOf,
    employee,
    employeesAt,
    image,
    location,
    placed,
    roles,
    shift,
    user,
  };
}
