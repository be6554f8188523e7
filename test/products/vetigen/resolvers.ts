import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { keyOfFingerprint, vetigenIds } from './fingerprints.ts';
import { vetigenMedical } from './medical.ts';
import { createMemory } from './memory.ts';
import { vetigenOffice } from './office.ts';
import { officeQueries } from './officeQueries.ts';
import { type MedicalFile, statusOf, vetigenRecords, type VetigenRecords } from './records.ts';
import {
  apiError,
  byChange,
  contains,
  dateIn,
  hasSoap,
  invalid,
  isEvent,
  momentIn,
  momentText,
  notFound,
  type PageArgs,
  pageOf,
  statusOfState,
} from './values.ts';
import { vetigenWrites } from './writes.ts';

interface ByFp {
  readonly fp: string;
}

interface EventsArgs extends PageArgs {
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly type?: string | null;
  readonly status?: string | null;
  readonly clinic_fp?: string | null;
  readonly patient_fp?: string | null;
  readonly assigned_user_fp?: string | null;
}

interface CustomersArgs extends PageArgs {
  readonly search?: string | null;
  readonly status?: string | null;
  readonly clinic_fp?: string | null;
  readonly updated_since?: string | null;
}

interface PatientsArgs extends PageArgs {
  readonly search?: string | null;
  readonly species?: string | null;
  readonly status?: string | null;
  readonly customer_fp?: string | null;
  readonly updated_since?: string | null;
}

interface UsersArgs extends PageArgs {
  readonly clinic_fp?: string | null;
  readonly role?: string | null;
  readonly is_active?: boolean | null;
}

interface AvailabilityArgs {
  readonly clinic_fp: string;
  readonly date: string;
  readonly assigned_user_fp?: string | null;
  readonly duration_minutes?: number | null;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const usualDays = 30;
const mostDays = 90;
const { key, of } = vetigenIds;

/** The window of a request; today in UTC and 30 days from there where nothing else is said. */
function windowOf({ start_date: start, end_date: end }: EventsArgs, now: number): readonly [number, number] {
  const from = start ? momentIn(start, 'start_date') : Date.parse(wallDay(now, 'UTC'));
  const until = end ? momentIn(end, 'end_date') : from + usualDays * dayMs;
  if (until < from) throw apiError('CALENDAR.INVALID_RANGE', 'end_date must be after start_date.');
  if (until - from > mostDays * dayMs)
    throw apiError('CALENDAR.INVALID_RANGE', `Date range must not exceed ${String(mostDays)} days.`);
  return [from, until];
}

/** Whether a customer is meant: part of the name or the email, or digits of the phone. */
function isFound(row: ClientRecord, search: string | null | undefined): boolean {
  const digits = (search ?? '').replaceAll(/\D/g, '');
  const phone = (row.phones[0]?.value ?? '').replaceAll(/\D/g, '');
  return contains(search, [fullNameOf(row), row.emails[0]]) || (digits.length >= 3 && phone.includes(digits));
}

/** The root fields of the service. */
export function vetigenRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice, now());
  const medical = vetigenMedical(backstage, memory, () => records);
  const file: MedicalFile = medical;
  const records: VetigenRecords = vetigenRecords(backstage, memory, () => file);
  const office = vetigenOffice(backstage, memory, records);
  const { clinic, user, customer, patient, calendarEvent } = records;

  const customers = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const isOf = (fp: string | null | undefined, kind: 'place' | 'provider' | 'client' | 'patient', own: number | null) =>
    !fp || (own !== null && of(kind, own) === fp);
  const since = (text: string | null | undefined): number => (text ? momentIn(text, 'updated_since') : -Infinity);
  const found = <Item>(row: Item | null | undefined, show: (row: Item) => Row, resource: string, fp: string): Row => {
    if (row === null || row === undefined) throw notFound(resource, fp);
    return show(row);
  };

  return {
    apiKey: (): Row => ({
      name: 'Front desk',
      type: 'PARTNER',
      permissions: ['clinic.patient.view', 'clinic.calendar.view', 'clinic.inventory.view', 'clinic.soap.view'],
      rate_limit_per_minute: 300,
      rate_limit_per_hour: 10_000,
      clinics: practice.places.map(clinic),
    }),
    clinics: () => practice.places.map(clinic),
    clinic: ({ fp }: ByFp) => found(rowOf(practice.places, key('place', fp)), clinic, 'CLINIC', fp),
    users({ clinic_fp: clinicFp, role, is_active: isActive, ...page }: UsersArgs) {
      const rows = practice.providers
        .filter(({ placeKeys }) => !clinicFp || placeKeys.some((placeKey) => isOf(clinicFp, 'place', placeKey)))
        .filter((row) => !role || user(row)['role'] === role)
        .filter((row) => typeof isActive !== 'boolean' || row.isActive === isActive);
      return pageOf(rows, page, cap, user);
    },
    user: ({ fp }: ByFp) => found(rowOf(practice.providers, key('provider', fp)), user, 'USER', fp),
    customers({ search, status, clinic_fp: clinicFp, updated_since: after, ...page }: CustomersArgs) {
      const from = since(after);
      const rows = customers()
        .filter((row) => isFound(row, search))
        .filter(({ isActive }) => !status || isActive === (status === 'ACTIVE'))
        .filter(({ placeKey }) => isOf(clinicFp, 'place', placeKey))
        .filter(({ updatedAt }) => updatedAt > from);
      return pageOf(rows.toSorted(byChange), page, cap, customer);
    },
    customer: ({ fp }: ByFp) => found(rowOf(customers(), key('client', fp)), customer, 'CUSTOMER', fp),
    patients({ search, species, status, customer_fp: ownerFp, updated_since: after, ...page }: PatientsArgs) {
      const from = since(after);
      const rows = practice.patients
        .filter((row) => {
          const owner = search ? rowOf(customers(), row.clientKey) : null;
          return contains(search, [row.name, owner && fullNameOf(owner)]);
        })
        .filter((row) => !species || row.species.toLowerCase() === species.toLowerCase())
        .filter((row) => !status || statusOf(row) === status)
        .filter(({ clientKey }) => isOf(ownerFp, 'client', clientKey))
        .filter(({ updatedAt }) => updatedAt > from);
      return pageOf(rows.toSorted(byChange), page, cap, patient);
    },
    patient: ({ fp }: ByFp) => found(rowOf(practice.patients, key('patient', fp)), patient, 'PATIENT', fp),
    calendarEvents(args: EventsArgs) {
      const [from, until] = windowOf(args, now());
      const isAsked = (row: AppointmentRecord): boolean =>
        isOf(args.clinic_fp, 'place', row.placeKey) &&
        isOf(args.patient_fp, 'patient', row.patientKey) &&
        isOf(args.assigned_user_fp, 'provider', row.providerKey) &&
        (!args.status || statusOfState[row.state] === args.status) &&
        (!args.type || records.typeOf(row) === args.type);
      const rows = practice.appointments.filter(
        (row) => isEvent(row) && row.start >= from && row.start < until && isAsked(row),
      );
      return pageOf(rows.toSorted(byStart), args, cap, calendarEvent);
    },
    calendarEvent({ fp }: ByFp) {
      const row = rowOf(practice.appointments, key('appointment', fp));
      return found(row && isEvent(row) ? row : null, calendarEvent, 'CALENDAR_EVENT', fp);
    },
    availability(args: AvailabilityArgs): readonly Row[] {
      const place = rowOf(practice.places, key('place', args.clinic_fp));
      if (!place) throw notFound('CLINIC', args.clinic_fp);
      const provider = args.assigned_user_fp ? key('provider', args.assigned_user_fp) : undefined;
      if (provider === null) throw notFound('USER', args.assigned_user_fp ?? '');
      const minutes = args.duration_minutes ?? 30;
      if (minutes < 5) throw invalid('duration_minutes', 'must not be less than 5');
      const days = [dateIn(args.date, 'date')];
      const asked = {
        placeKey: place.key,
        typeKey: null,
        ...(provider !== undefined && { providerKey: provider }),
        days,
      };
      const isFree = (providerKey: number, start: number): boolean =>
        !practice.appointments.some(
          (row) =>
            row.providerKey === providerKey &&
            !row.isDeleted &&
            statusOfState[row.state] !== 'CANCELLED' &&
            row.start < start + minutes * minuteMs &&
            start < row.start + row.minutes * minuteMs,
        );
      return openingsOf(backstage, asked)
        .filter(({ start, providerKey }) => start > now() && isFree(providerKey, start))
        .map(({ start, providerKey }) => ({
          start_at: momentText(start),
          end_at: momentText(start + minutes * minuteMs),
          assigned_user: records.userOf(providerKey),
        }));
    },
    soapRecords(args: PageArgs & { readonly patient_fp: string; readonly status?: string; readonly type?: string }) {
      const patientKey = key('patient', args.patient_fp);
      if (!rowOf(practice.patients, patientKey)) throw notFound('PATIENT', args.patient_fp);
      const rows = medical
        .soapRows(patientKey)
        .filter((row) => !args.status || medical.soapStatus(row) === args.status)
        .filter((row) => !args.type || medical.soapType(row) === args.type);
      return pageOf(rows, args, cap, medical.soap);
    },
    soapRecord({ fp }: ByFp) {
      const row = rowOf(practice.appointments, keyOfFingerprint('soap', fp));
      return found(row && hasSoap(row) ? row : null, medical.soap, 'SOAP', fp);
    },
    ...officeQueries(backstage, memory, medical, office),
    ...vetigenWrites(backstage, memory, { records, medical, office }),
  };
}
