import { instantOfWall, offsetText, utcText, wallText } from './clock.ts';
import type { Ids } from './ids.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, PlaceRecord, Practice } from './practice.ts';
import { dialectNow, fullNameOf, rowOf, zoneOf } from './practice.ts';
import { lastVisitOf } from './practiceChanges.ts';

/** A reference in desk words; a part that the dialect doesn't offer is absent. */
export interface ExpectedReference {
  readonly id?: string;
  readonly name?: string;
}

/** A location as the doctor should show it. */
export interface ExpectedLocation extends ExpectedReference {
  readonly address?: string;
  readonly timeZone?: string;
}

/** A client as the doctor should show it. */
export interface ExpectedClient extends ExpectedReference {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
  readonly active?: boolean;
  readonly tags?: readonly string[];
  readonly lastVisit?: string;
  readonly location?: ExpectedReference;
}

/** An animal as the doctor should show it. */
export interface ExpectedPatient extends ExpectedReference {
  readonly species?: string;
  readonly breed?: string;
  readonly clientId?: string;
}

/** An appointment as the doctor should show it; instants with the offset of their location. */
export interface ExpectedAppointment {
  readonly id: string;
  readonly start?: string;
  readonly end?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly patient?: ExpectedReference;
  readonly client?: ExpectedReference;
  readonly provider?: ExpectedReference;
  readonly location?: ExpectedReference;
}

/** Lists of the sample, and for each the paths of fields within a row, such as `location.id`. */
export type SamplePaths = Readonly<
  Partial<Record<'locations' | 'clients' | 'patients' | 'appointments', readonly string[]>>
>;

/** How the shared practice looks through one dialect, in desk words. */
export interface DialectView {
  readonly ids: Ids;
  /** The service's own words for how far an appointment is; the first is what is expected, null means absent. */
  readonly status: (appointment: AppointmentRecord) => readonly (string | null)[];
  /** Order and content of the client list, as a full reading returns it. */
  readonly clients: (practice: Practice) => readonly ClientRecord[];
  /** The same for animals; null where the dialect has no list of them. */
  readonly patients: ((practice: Practice) => readonly PatientRecord[]) | null;
  /** Whether the dialect's appointment book has a row at all. */
  readonly shows: (appointment: AppointmentRecord) => boolean;
  /** Rows that may be left out with good reason: deleted ones that still appear, and blocks. */
  readonly mayOmit: (appointment: AppointmentRecord) => boolean;
  /** What the dialect doesn't offer. */
  readonly absent: SamplePaths;
  /** What it offers in a way that may go unnoticed: absent is as good, wrong is not. */
  readonly loose: SamplePaths;
  /** Whether an instant's offset can be known, from the location's zone or from the value. */
  readonly knowsOffsets: boolean;
  /** Instants are stored as wall times of the location, so that the second of two equal ones reads as the first. */
  readonly isNaive: boolean;
  /** Whether an appointment leads to its client even where it has no animal. */
  readonly namesClient: boolean;
  /** How the dialect writes a client's name, where it is not as people do. */
  readonly clientName?: (client: ClientRecord) => string;
  /** What stands for an animal's name, where the dialect has no names. */
  readonly patientName?: (patient: PatientRecord) => string;
  readonly phones: (client: ClientRecord) => readonly string[];
  readonly emails: (client: ClientRecord) => readonly string[];
  readonly tags: (client: ClientRecord) => readonly string[];
  /** Whether the dialect gives a client's last visit and home location. */
  readonly hasLastVisit: boolean;
  readonly hasHomeLocation: boolean;
}

/** A view with everything offered, changed where the dialect differs. */
export function viewOf(parts: Partial<DialectView> & Pick<DialectView, 'ids' | 'status'>): DialectView {
  return {
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted),
    patients: (practice) => practice.patients,
    shows: (appointment) => !appointment.isDeleted && !appointment.isBlock,
    mayOmit: (appointment) => appointment.isDeleted || appointment.isBlock,
    absent: {},
    loose: {},
    knowsOffsets: true,
    isNaive: false,
    namesClient: true,
    phones: (client) => client.phones.map((phone) => phone.value),
    emails: (client) => client.emails.slice(0, 1),
    tags: () => [],
    hasLastVisit: false,
    hasHomeLocation: false,
    ...parts,
  };
}

/** A location through a dialect. */
export function locationThrough({ ids, absent }: DialectView, place: PlaceRecord): ExpectedLocation {
  const row = {
    id: ids.of('place', place.key),
    name: place.name,
    address: [place.street, place.city, place.state, place.postalCode].join(', '),
    timeZone: place.zone,
  };
  return without(row, absent.locations);
}

/** A client through a dialect. */
export function clientThrough(view: DialectView, practice: Practice, client: ClientRecord): ExpectedClient {
  const lastVisit = view.hasLastVisit ? lastVisitOf(practice, client, dialectNow) : null;
  const home = view.hasHomeLocation ? rowOf(practice.places, client.placeKey) : null;
  const row = {
    id: view.ids.of('client', client.key),
    name: (view.clientName ?? fullNameOf)(client),
    ...(client.givenName !== null && { givenName: client.givenName }),
    familyName: client.familyName,
    phones: view.phones(client),
    emails: view.emails(client),
    active: client.isActive,
    tags: view.tags(client),
    ...(lastVisit !== null && { lastVisit }),
    ...(home && { location: { id: view.ids.of('place', home.key), name: home.name } }),
  };
  return without(row, view.absent.clients);
}

/** An animal through a dialect. */
export function patientThrough({ ids, absent, patientName }: DialectView, patient: PatientRecord): ExpectedPatient {
  const row = {
    id: ids.of('patient', patient.key),
    name: patientName?.(patient) ?? patient.name,
    species: patient.species,
    ...(patient.breed !== null && { breed: patient.breed }),
    ...(patient.clientKey !== null && { clientId: ids.of('client', patient.clientKey) }),
  };
  return without(row, absent.patients);
}

/** An appointment through a dialect. */
export function appointmentThrough(
  view: DialectView,
  practice: Practice,
  appointment: AppointmentRecord,
): ExpectedAppointment {
  const zone = zoneOf(practice, appointment);
  const shown = (instant: number): string => {
    if (!view.knowsOffsets) return utcText(instant);
    return offsetText(view.isNaive ? instantOfWall(wallText(instant, zone), zone) : instant, zone);
  };
  const { ids } = view;
  const patient = rowOf(practice.patients, appointment.patientKey);
  const client = view.namesClient || patient ? rowOf(practice.clients, appointment.clientKey) : null;
  const provider = rowOf(practice.providers, appointment.providerKey);
  const place = rowOf(practice.places, appointment.placeKey);
  const [status = null] = view.status(appointment);
  const row = {
    id: ids.of('appointment', appointment.key),
    start: shown(appointment.start),
    end: shown(appointment.start + appointment.minutes * 60_000),
    ...(status !== null && { status }),
    ...(appointment.reason !== null && { reason: appointment.reason }),
    ...(patient && {
      patient: { id: ids.of('patient', patient.key), name: view.patientName?.(patient) ?? patient.name },
    }),
    ...(client && { client: { id: ids.of('client', client.key), name: (view.clientName ?? fullNameOf)(client) } }),
    ...(provider && { provider: { id: ids.of('provider', provider.key), name: fullNameOf(provider) } }),
    ...(place && { location: { id: ids.of('place', place.key), name: place.name } }),
  };
  return without(row, view.absent.appointments);
}

/** The row without the fields, or fields of fields, at some paths. */
function without<Row extends object>(row: Row, paths: readonly string[] = []): Row {
  const left = { ...row };
  for (const path of paths) {
    const [field = '', inner] = path.split('.');
    const value: unknown = Reflect.get(left, field);
    // The id is never left out, and every other field is optional in the types that are promised.
    if (inner === undefined) Reflect.deleteProperty(left, field);
    else if (typeof value === 'object' && value !== null) Reflect.set(left, field, without(value, [inner]));
  }
  return left;
}
