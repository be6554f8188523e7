import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byFamilyName, byStart, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { acuityRecords, petFields } from './records.ts';
import {
  acuityError,
  acuityIds,
  acuityLabels,
  datetimeText,
  isCanceled,
  isOnCalendar,
  zoneOfCalendar,
} from './values.ts';
import { acuityWrites } from './writes.ts';

interface AppointmentsArgs {
  readonly max?: number | null;
  readonly minDate?: string | null;
  readonly maxDate?: string | null;
  readonly calendarID?: number | null;
  readonly appointmentTypeID?: number | null;
  readonly canceled?: boolean | null;
  readonly showall?: boolean | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly excludeForms?: boolean | null;
  readonly direction?: 'ASC' | 'DESC' | null;
}

interface AvailabilityArgs {
  readonly month: string;
  readonly date: string;
  readonly appointmentTypeID: number;
  readonly calendarID?: number | null;
}

const usualMax = 100;
const digits = (text: string): string => text.replace(/\D/g, '');
const isGiven = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** The day of a filter, whose time of day doesn't count. */
function dayIn(text: string | null | undefined): string | null {
  if (!isGiven(text)) return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (day === undefined) throw acuityError('invalid_date', `The date "${text}" is invalid.`);
  return day;
}

/** The client list, by last name as its page shows it. */
export function clientList({ clients }: Backstage['practice']): readonly ClientRecord[] {
  return clients.filter((row) => !row.isDeleted).toSorted(byFamilyName);
}

/** The root fields of the service. */
export function acuityRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const answers = new Map<number, readonly Row[]>();
  const certificates: Row[] = [
    {
      id: 701,
      certificate: 'A1B2C3D4',
      name: 'Five nail trims',
      email: 'ana@example.test',
      productID: 501,
      orderID: 601,
      remainingValue: '3 appointments',
      expiration: '2027-03-01',
      type: 'counts',
    },
  ];
  const records = acuityRecords(backstage, answers);

  const inDays =
    ({ minDate, maxDate, calendarID }: AppointmentsArgs) =>
    (row: AppointmentRecord): boolean => {
      const [from, to] = [dayIn(minDate), dayIn(maxDate)];
      const day = records.dayOf(row);
      if ((from !== null && day < from) || (to !== null && day > to)) return false;
      return typeof calendarID !== 'number' || acuityIds.key('provider', calendarID) === row.providerKey;
    };
  const ofClient =
    (args: AppointmentsArgs) =>
    (row: AppointmentRecord): boolean => {
      const client = rowOf(practice.clients, row.clientKey);
      const same = (given: string | null | undefined, own: string): boolean =>
        !isGiven(given) || given.toLowerCase() === own.toLowerCase();
      return (
        same(args.firstName, client?.givenName ?? '') &&
        same(args.lastName, client?.familyName ?? '') &&
        same(args.email, client?.emails[0] ?? '') &&
        (!isGiven(args.phone) || digits(args.phone) === digits(client?.phones[0]?.value ?? ''))
      );
    };
  const most = (max: number | null | undefined): number => Math.max(0, Math.min(max ?? usualMax, cap));
  const openings = ({ appointmentTypeID, calendarID }: AvailabilityArgs, days: readonly string[]) => {
    const typeKey = acuityIds.key('visitType', appointmentTypeID);
    if (!rowOf(practice.visitTypes, typeKey))
      throw acuityError(
        'invalid_appointment_type',
        `The appointment type "${String(appointmentTypeID)}" does not exist.`,
      );
    const providerKey = typeof calendarID === 'number' ? acuityIds.key('provider', calendarID) : null;
    if (typeof calendarID === 'number' && !rowOf(practice.providers, providerKey))
      throw acuityError('invalid_calendar', `The calendar "${String(calendarID)}" does not exist.`);
    return openingsOf(backstage, { placeKey: null, typeKey, providerKey, days }).filter(
      (row) => !row.taken && row.start > now(),
    );
  };
  const blocks = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => row.isBlock && !row.isDeleted).toSorted(byStart);

  return {
    me: {
      id: Number(acuityIds.of('organization', practice.organization.key)),
      name: practice.organization.name,
      email: 'desk@harbor.example.test',
      plan: 'Powerhouse',
      timezone: 'America/New_York',
      currency: 'USD',
      description: '',
      firstDayOfWeek: 0,
      timeFormat: 'g:ia',
      schedulingPage: 'https://app.acuityscheduling.com/schedule.php?owner=11145481',
      embedCode: null,
    },
    appointments(args: AppointmentsArgs) {
      const wanted = (row: AppointmentRecord): boolean =>
        args.showall === true || isCanceled(row) === (args.canceled === true);
      const [isInDays, isOfClient] = [inDays(args), ofClient(args)];
      const typeKey =
        typeof args.appointmentTypeID === 'number' ? acuityIds.key('visitType', args.appointmentTypeID) : undefined;
      const rows = practice.appointments
        .filter((row) => isOnCalendar(row) && wanted(row) && isInDays(row) && isOfClient(row))
        .filter((row) => typeKey === undefined || row.typeKey === typeKey)
        .toSorted(byStart);
      return (args.direction === 'ASC' ? rows : rows.toReversed())
        .slice(0, most(args.max))
        .map((row) => records.appointment(row, args.excludeForms === true));
    },
    appointment({ id }: { readonly id: number }) {
      const row = rowOf(practice.appointments, acuityIds.key('appointment', id));
      return row && isOnCalendar(row) ? records.appointment(row) : null;
    },
    appointmentPayments({ appointmentID }: { readonly appointmentID: number }) {
      const row = rowOf(practice.appointments, acuityIds.key('appointment', appointmentID));
      if (!row || row.state !== 'completed') return [];
      const zone = zoneOfCalendar(rowOf(practice.providers, row.providerKey));
      return [
        {
          created: datetimeText(row.start + row.minutes * 60_000, zone),
          transactionID: `ch_${String(row.key)}`,
          processor: 'square',
          notes: '',
          amount: records.price(row.typeKey),
        },
      ];
    },
    appointmentTypes: () => practice.visitTypes.flatMap(({ key }) => records.appointmentType(key) ?? []),
    appointmentAddons: [{ id: 301, name: 'Ear cleaning', duration: 10, price: '12.00', private: false }],
    calendars: () => practice.providers.filter(({ isActive }) => isActive).map(records.calendar),
    clients({ search }: { readonly search?: string | null }) {
      const wanted = (search ?? '').trim().toLowerCase();
      const fits = (row: ClientRecord): boolean => {
        const name = `${row.givenName ?? ''} ${row.familyName}`.trim().toLowerCase();
        const isNumber = digits(wanted).length > 2 && !/[a-z]/.test(wanted);
        return name.includes(wanted) || (isNumber && digits(row.phones[0]?.value ?? '').includes(digits(wanted)));
      };
      return clientList(practice)
        .filter((row) => wanted === '' || fits(row))
        .map(records.client);
    },
    client({ id }: { readonly id: string }) {
      const row = rowOf(practice.clients, acuityIds.key('client', id));
      return row && !row.isDeleted ? records.client(row) : null;
    },
    forms: () => [
      {
        id: 9100,
        name: 'About your pet',
        description: 'So that we know who comes.',
        hidden: false,
        appointmentTypeIDs: practice.visitTypes
          .filter(({ isBlock }) => !isBlock)
          .map(({ key }) => Number(acuityIds.of('visitType', key))),
        fields: petFields,
      },
    ],
    labels: () => acuityLabels.map(({ id, name, color }) => ({ id, name, color })),
    blocks: (args: AppointmentsArgs) => blocks().filter(inDays(args)).slice(0, most(args.max)).map(records.block),
    block({ id }: { readonly id: number }) {
      const row = blocks().find(({ key }) => key === acuityIds.key('appointment', id));
      return row ? records.block(row) : null;
    },
    availabilityDates(args: AvailabilityArgs) {
      if (!/^\d{4}-\d{2}$/.test(args.month)) throw acuityError('required_month', "Attribute 'month' is invalid.");
      const first = `${args.month}-01`;
      const last = new Date(Date.UTC(Number(args.month.slice(0, 4)), Number(args.month.slice(5)), 0));
      const rows = openings(args, daysBetween(first, last.toISOString().slice(0, 10)));
      const days = rows.map((row) => wallDay(row.start, zoneOfCalendar(rowOf(practice.providers, row.providerKey))));
      return [...new Set(days)].toSorted().map((date) => ({ date }));
    },
    availabilityTimes(args: AvailabilityArgs) {
      const day = dayIn(args.date);
      if (day === null) throw acuityError('required_date', "Attribute 'date' is required.");
      return openings(args, [day]).map((row) => ({
        time: datetimeText(row.start, zoneOfCalendar(rowOf(practice.providers, row.providerKey))),
        slotsAvailable: 1,
        calendarID: Number(acuityIds.of('provider', row.providerKey)),
      }));
    },
    products: () => [
      {
        id: 501,
        name: 'Five nail trims',
        description: '',
        price: '80.00',
        type: 'coupon',
        expires: 180,
        hidden: false,
      },
      {
        id: 502,
        name: 'Gift certificate',
        description: '',
        price: '50.00',
        type: 'coupon',
        expires: null,
        hidden: false,
      },
    ],
    orders: ({ max, status }: { readonly max?: number | null; readonly status?: string | null }) =>
      [
        {
          id: 601,
          firstName: 'Ana',
          lastName: "D'Angelo",
          email: 'ana@example.test',
          phone: '',
          title: 'Five nail trims',
          total: '80.00',
          status: 'delivered',
          time: '2026-09-02T11:20:00-0400',
          notes: '',
        },
      ]
        .filter((row) => !isGiven(status) || row.status === status)
        .slice(0, most(max)),
    certificates: ({ email }: { readonly email?: string | null }) =>
      certificates.filter((row) => !isGiven(email) || row['email'] === email.toLowerCase()),
    ...acuityWrites(backstage, records, { answers, certificates }),
  };
}
