import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ProviderRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { type Paging, type Sorting, pageOf, sorted } from './pages.ts';
import { stancePeople } from './people.ts';
import { type Memory, eventId, failure, isVisit, stanceIds, stanceRecords } from './records.ts';
import { stanceSettings } from './settings.ts';
import { instantIn } from './timestamps.ts';
import { stanceWrites } from './writes.ts';

type Text = string | null | undefined;

interface VisitFilter extends Readonly<Partial<Record<'category' | 'consultant' | 'medium' | 'patient', Text>>> {
  readonly center?: readonly string[] | null;
  readonly notAssigned?: boolean | null;
  readonly status?: Text;
  readonly treatment?: Text;
  readonly visitType?: Text;
}

interface EventFilter extends Readonly<Partial<Record<'eventType' | 'host' | 'hostType', Text>>> {
  readonly appointmentFilter?: VisitFilter | null;
  readonly attendees?: readonly string[] | null;
  readonly startDate?: unknown;
  readonly endDate?: unknown;
}

interface Listing {
  readonly search?: Text;
  readonly pagination?: Paging | null;
  readonly sort?: Sorting | null;
}

interface UserListing extends Listing {
  readonly userType?: Text;
  readonly centerId: readonly string[];
  readonly filter?: Readonly<Partial<Record<'designation' | 'referralType' | 'status', Text>>> | null;
}

interface EventRow extends Row {
  readonly row?: AppointmentRecord;
  readonly shown?: Row;
}

interface Availability {
  readonly startDate: unknown;
  readonly endDate: unknown;
  readonly serviceDuration: number;
  readonly designation?: Text;
  readonly centerId?: string;
  readonly consultantId?: Text;
}

const userFields: Readonly<Record<string, string>> = {
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
  SEQ_NO: 'seqNo',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
};

/** Resolvers of all root fields. */
export function stanceRoots(stage: Backstage): object {
  const { practice, cap, meet } = stage;
  const { key, of } = stanceIds;
  const memory: Memory = { statuses: new Map(), visits: new Map(), profiles: new Map(), kept: [] };
  const people = stancePeople(stage, memory, () => ({
    center: records.center,
    organization: records.organization,
    services: () => services(),
  }));
  const records = stanceRecords(stage, memory, people.user);
  const profileOf = (row: Row): Row => (isRow(row['profileData']) ? row['profileData'] : {});
  const services = (): readonly Row[] => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.service);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isVisit);
  const found = <One>(row: One | null | undefined, what: string): One => {
    if (row) return row;
    throw failure(`${what} not found`, 'NotFoundError');
  };
  const met = (row: Row): Row => {
    const client = key('client', String(row['_id']));
    if (client !== null) meet('client', client);
    return row;
  };
  function isFound(row: Row, search: Text): boolean {
    if (!search) return true;
    const { firstName, lastName } = profileOf(row);
    const names = [firstName, lastName].filter((name) => typeof name === 'string');
    return [...names, names.join(' '), row['phone'], row['email'], row['seqNo']].some(
      (text) => typeof text === 'string' && text.toLowerCase().includes(search.toLowerCase()),
    );
  }
  const isAsked = (asked: Text, value: unknown): boolean => !asked || asked === value;
  /** Whether a visit is among those that are asked for. Nothing but the parts of it are looked at. */
  function fits(row: AppointmentRecord, filter: VisitFilter, search: Text): boolean {
    const { medium, visitType, category, status } = records.visit(row);
    if (!isAsked(filter.status, status) || !isAsked(filter.medium, medium)) return false;
    if (!isAsked(filter.visitType, visitType) || !isAsked(filter.category, category)) return false;
    if (filter.center && filter.center.length > 0 && !filter.center.includes(of('place', row.placeKey))) return false;
    if (filter.consultant && key('provider', filter.consultant) !== row.providerKey) return false;
    if (filter.patient && key('client', filter.patient) !== row.clientKey) return false;
    if (filter.treatment && key('visitType', filter.treatment) !== row.typeKey) return false;
    if (filter.notAssigned === true && row.providerKey !== null) return false;
    const client = rowOf(practice.clients, row.clientKey);
    return !search || (client !== null && isFound(people.patient(client), search));
  }
  const isBlock = ({ isBlock: blocks, isDeleted }: AppointmentRecord): boolean => blocks && !isDeleted;
  /** Rows of the book that are events in a stretch of time; what was made as availability is none of the book. */
  function eventRows({ filter, search, sort }: Listing & { filter: EventFilter }): readonly AppointmentRecord[] {
    const from = filter.startDate === undefined || filter.startDate === null ? null : instantIn(filter.startDate);
    const to = filter.endDate === undefined || filter.endDate === null ? null : instantIn(filter.endDate);
    const { host, hostType, attendees, eventType } = filter;
    const asked = practice.appointments
      .filter((row) => {
        if (eventType === 'AVAILABILITY') return isBlock(row);
        return isVisit(row) || (eventType !== 'APPOINTMENT' && isBlock(row));
      })
      .filter(({ start }) => (from === null || start >= from) && (to === null || start <= to))
      .filter(({ providerKey, placeKey }) => {
        if (hostType && hostType !== (providerKey === null ? 'CENTER' : 'USER')) return false;
        return !host || host === (providerKey === null ? of('place', placeKey) : of('provider', providerKey));
      })
      .filter(({ providerKey, clientKey }) => {
        const there = [providerKey && of('provider', providerKey), clientKey && of('client', clientKey)];
        return !attendees || attendees.length === 0 || attendees.some((id) => there.includes(id));
      })
      .filter((row) => isBlock(row) || fits(row, filter.appointmentFilter ?? {}, search));
    const value = sort?.field === 'CREATED_AT' ? 'createdAt' : 'start';
    return sorted(asked, (row) => row[value], sort?.order);
  }
  const event = (row: AppointmentRecord): Row =>
    row.isBlock ? records.availabilityEvent(row) : records.appointmentEvent(row);
  function users({ userType, centerId, filter, search, pagination, sort }: UserListing): object {
    const keys = centerId.map((id) => key('place', id));
    const asked = people.everybody().filter((row) => {
      const profile = profileOf(row);
      const own: unknown = row['centerKeys'];
      if (!Array.isArray(own) || !own.some((place) => keys.includes(place))) return false;
      if (!isAsked(userType, row['userType']) || !isAsked(filter?.designation, profile['designation'])) return false;
      const referral = isRow(profile['referral']) ? profile['referral']['type'] : null;
      if (!isAsked(filter?.referralType, referral) || !isAsked(filter?.status, profile['status'])) return false;
      return isFound(row, search);
    });
    const field = sort ? (userFields[sort.field] ?? 'createdAt') : null;
    const value = (row: Row): unknown => (field === null ? null : (row[field] ?? profileOf(row)[field]));
    const page = pageOf(field === null ? asked : sorted(asked, value, sort?.order), pagination, cap);
    return { ...page, data: page.data.map(met) };
  }
  const members = (): readonly ProviderRecord[] => practice.providers.filter(({ isActive }) => isActive);
  /** Free times, in seconds: from nine to five by the clock of the center, on working days. */
  function slots(
    member: ProviderRecord,
    place: number,
    { startDate, endDate, serviceDuration }: Availability,
  ): readonly Row[] {
    const zone = rowOf(practice.places, place)?.zone ?? 'UTC';
    const [from, to] = [instantIn(startDate), instantIn(endDate)];
    const [millis, free]: [number, Row[]] = [serviceDuration * 60_000, []];
    if (millis <= 0) throw failure('Duration must be greater than 0', 'ValidationError');
    const busy = practice.appointments.filter(
      (row) => row.providerKey === member.key && !row.isDeleted && row.state !== 'cancelled' && row.state !== 'noShow',
    );
    for (let day = from; day <= to && free.length < 500; day += 86_400_000) {
      const date = wallDay(day, zone);
      if ([0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())) continue;
      const close = instantOfWall(`${date}T17:00:00`, zone);
      for (let start = instantOfWall(`${date}T09:00:00`, zone); start + millis <= close; start += millis) {
        const end = start + millis;
        if (start < from || end > to) continue;
        if (busy.some((row) => row.start < end && row.start + row.minutes * 60_000 > start)) continue;
        free.push({ startTime: start / 1000, endTime: end / 1000, centerId: of('place', place) });
      }
    }
    return free.map((slot) => ({ ...slot, centerName: rowOf(practice.places, place)?.name }));
  }
  const availability = (input: Availability, places: readonly number[]): readonly Row[] =>
    members()
      .filter((row) => !input.consultantId || key('provider', input.consultantId) === row.key)
      .filter((row) => isAsked(input.designation, profileOf(people.provider(row))['designation']))
      .map((row) => ({
        consultantId: of('provider', row.key),
        consultantName: fullNameOf(row),
        availableSlots: row.placeKeys
          .filter((place) => places.includes(place))
          .flatMap((place) => slots(row, place, input)),
      }))
      .filter(({ availableSlots }) => availableSlots.length > 0);
  const byPhone = (phone: string): Row | null =>
    people.everybody().find((row) => row['userType'] === 'PATIENT' && row['phone'] === phone && phone !== '') ?? null;
  const findEvent = (id: string): AppointmentRecord | undefined =>
    practice.appointments.find((row) => (isVisit(row) || isBlock(row)) && eventId(row.key) === id);
  return {
    appointment: ({ id }: { id: string }) =>
      records.appointment(found(rowOf(visits(), key('appointment', id)), 'Appointment')),
    appointments: ({ filter, search }: { filter: VisitFilter; search?: Text }) =>
      visits()
        .filter((row) => fits(row, filter, search))
        .map(records.appointment),
    center: ({ id }: { id: string }) => records.center(found(rowOf(practice.places, key('place', id)), 'Center')),
    centers: () => practice.places.map(records.center),
    event: ({ id }: { id: string }) => {
      const made = memory.kept.find((row) => row['_id'] === id);
      return made ?? event(found(findEvent(id), 'Event'));
    },
    events(args: Listing & { filter: EventFilter }) {
      const rows: readonly EventRow[] = eventRows(args).map((row) => ({ _id: eventId(row.key), row }));
      // Those that were made as availability repeat by their rule, and are there whatever the time.
      const made = args.filter.eventType === 'APPOINTMENT' ? [] : memory.kept.map((shown) => ({ ...shown, shown }));
      const page = pageOf([...rows, ...made], args.pagination, cap);
      return { ...page, data: page.data.map((each) => ('row' in each && each.row ? event(each.row) : each['shown'])) };
    },
    users,
    user: ({ userId }: { userId: string }) =>
      met(
        found(
          people.everybody().find((row) => row['_id'] === userId),
          'User',
        ),
      ),
    patientByPhone: ({ phone }: { phone: string }) => byPhone(phone),
    patientExists: ({ phone }: { phone: string }) => byPhone(phone) !== null,
    checkPatientByPhone({ phone }: { phone: string }) {
      const patient = byPhone(phone);
      return {
        exists: patient !== null,
        isInDifferentOrg: false,
        currentOrgId: patient && of('organization', 1),
        patient,
      };
    },
    patientAppointmentCount: ({ patientId }: { patientId: string }) =>
      visits().filter((row) => row.clientKey === key('client', patientId)).length,
    getFilteredConsultants({ filter }: { filter: Row }) {
      const { centers, allowOnlineDelivery: ways, allowOnlineBooking: online } = filter;
      return members()
        .filter(
          ({ placeKeys }) =>
            !Array.isArray(centers) || centers.some((id) => placeKeys.includes(key('place', String(id)) ?? 0)),
        )
        .map(people.provider)
        .filter((row) => typeof online !== 'boolean' || profileOf(row)['allowOnlineBooking'] === online)
        .filter((row) => !Array.isArray(ways) || ways.includes(profileOf(row)['allowOnlineDelivery']));
    },
    getCenterAvailability: ({ input }: { input: Availability }) =>
      availability(input, [found(rowOf(practice.places, key('place', input.centerId)), 'Center').key]),
    getOrganizationAvailability: ({ input }: { input: Availability }) => availability(input, [1, 2, 3]),
    service: ({ id }: { id: string }) =>
      found(
        services().find((row) => row['_id'] === id),
        'Service',
      ),
    services: ({ centerId }: { centerId?: readonly string[] | null }) =>
      services().filter(() => !centerId || centerId.some((id) => key('place', id) !== null)),
    invoice: ({ id }: { id: string }) =>
      found(
        visits()
          .map(records.invoice)
          .find((row) => row['_id'] === id),
        'Invoice',
      ),
    invoices({ filter, pagination, sort }: Listing & { filter: Row }) {
      const billed = visits().filter((row) => ['PAID', 'INVOICE_GENERATED'].includes(records.statusOf(row)));
      const rows = billed
        .filter((row) => !filter['patient'] || filter['patient'] === of('client', row.clientKey ?? 0))
        .map(records.invoice)
        .filter((row) => !filter['status'] || filter['status'] === row['status']);
      return pageOf(
        sorted(rows, (row) => row['createdAt'], sort?.order ?? 'DESC'),
        pagination,
        cap,
      );
    },
    reports: ({ patientId }: { patientId: string }) =>
      visits()
        .filter((row) => row.state === 'completed' && row.clientKey === key('client', patientId))
        .map(records.report),
    ...stanceSettings({ stage, people, records, services }),
    ...stanceWrites({ stage, memory, records, people, found, visits, byPhone, slots }),
  };
}
