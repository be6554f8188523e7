import { readMinutes } from './minutes.ts';
import type {
  Appointment,
  AppointmentType,
  Client,
  Location,
  Organization,
  Patient,
  Phone,
  Provider,
} from '../../desk/generated/types.ts';
import type {
  AppointmentFields,
  AppointmentTypeFields,
  ClientFields,
  LocationFields,
  OrganizationFields,
  PatientFields,
  ProviderFields,
} from '../serviceMap.ts';
import { readStageSpans, type StageSpanRow } from './readStageSpans.ts';
import {
  asText,
  type Link,
  linkedAt,
  type PhoneSource,
  readBoolean,
  readText,
  readTexts,
  readValue,
  valueAt,
  valuesAt,
} from '../sources.ts';
import { instantAt, instantIn, offsetIn, readDate, readEnd, readMoment, writtenOffset, zoneOf } from './time.ts';
import { zoneNamed } from './zoneNames.ts';
import { readHours, type WeekHours } from './readHours.ts';
import { readMoney } from './readMoney.ts';
import { readStatus, type StatusRow } from './readStatus.ts';

// One reader per desk object. Each answers null for a row without an id: such a row is counted as unreadable.
// The zone is the one in which naive times of the service are meant and all times are written.

/** A client as one answer of the service gives it; the visits are a second question. */
export type ClientRow = Omit<Client, 'appointments' | 'version' | 'patients' | 'outage'> & {
  readonly patients: readonly PatientRow[] | null;
  /** The version that the service expects back with a change. */
  readonly lock?: string;
};

export type PatientRow = Omit<Patient, 'version' | 'client'> & {
  readonly client: ClientRow | null;
  /** The version that the service expects back with a change. */
  readonly lock?: string;
};

/** A location with its opening hours, of which a screen only sees those of its day. */
export type LocationRow = Location & {
  readonly week?: WeekHours | null;
  /** Whether the zone was chosen in Settings, as the service gives none. */
  readonly zoneIsChosen?: true;
};

/** An appointment as one answer of the service gives it; how long it has stood so shows only over several answers. */
export type AppointmentRow = Omit<Appointment, 'version' | 'since' | 'stageSpans' | 'status' | 'patient' | 'client'> & {
  readonly status: StatusRow | null;
  readonly patient: PatientRow | null;
  readonly client: ClientRow | null;
  /** Since when it has had its status, where the service gives it. */
  readonly since?: string;
  /** Stages that it was in and has left, where the service gives both ends of any. */
  readonly spans?: readonly StageSpanRow[];
  /** The version that the service expects back with a change. */
  readonly lock?: string;
};

export function readOrganization(row: unknown, fields: OrganizationFields): Organization | null {
  const id = readText(row, fields.id);
  return id === null ? null : { id, name: readText(row, fields.name) ?? '' };
}

export function readLocation(row: unknown, fields: LocationFields): LocationRow | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  const zone = readText(row, fields.timeZone);
  return {
    id,
    name: readText(row, fields.name) ?? '',
    address: readText(row, fields.address),
    phone: readText(row, fields.phone),
    timeZone: zone === null ? null : zoneNamed(zone),
    week: readHours(row, fields.hours),
  };
}

export function readProvider(row: unknown, fields: ProviderFields): Provider | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  return {
    id,
    name: readText(row, fields.name) ?? '',
    role: readText(row, fields.role),
    active: readBoolean(row, fields.active),
  };
}

export function readAppointmentType(row: unknown, fields: AppointmentTypeFields): AppointmentType | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  return {
    id,
    name: readText(row, fields.name) ?? '',
    minutes: fields.minutes?.kind === 'path' ? readMinutes(row, fields.minutes.path) : null,
    color: readText(row, fields.color),
    blocked: readBoolean(row, fields.blocked),
  };
}

export function readPatient(row: unknown, fields: PatientFields, timeZone: string): PatientRow | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  const lock = readText(row, fields.lock);
  return {
    id,
    ...(lock === null ? {} : { lock }),
    name: readText(row, fields.name) ?? '',
    species: readText(row, fields.species),
    breed: readText(row, fields.breed),
    sex: readText(row, fields.sex),
    birthDate: readDate(readValue(row, fields.birthDate), timeZone),
    active: readBoolean(row, fields.active),
    deceased: readBoolean(row, fields.deceased),
    alerts: readTexts(row, fields.alerts),
    client: readLink(row, fields.client, (each, below) => readClient(each, below, timeZone)),
  };
}

export function readClient(row: unknown, fields: ClientFields, timeZone: string): ClientRow | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  const patients = fields.patients;
  const lock = readText(row, fields.lock);
  return {
    id,
    ...(lock === null ? {} : { lock }),
    name: readText(row, fields.name) ?? '',
    givenName: readText(row, fields.givenName),
    familyName: readText(row, fields.familyName),
    phones: readPhonesAt(row, fields.phones),
    emails: readEmailsAt(row, fields.emails),
    address: readText(row, fields.address),
    active: readBoolean(row, fields.active),
    alerts: readTexts(row, fields.alerts),
    tags: readTexts(row, fields.tags),
    notes: readText(row, fields.notes),
    balance: readMoney(row, fields.balance),
    since: readSince(row, fields, timeZone),
    lastVisit: readDate(readValue(row, fields.lastVisit), timeZone),
    location: readLink(row, fields.location, readLocation),
    patients: patients
      ? valuesAt(row, patients.path).flatMap((each) => readPatient(each, patients.fields, timeZone) ?? [])
      : null,
  };
}

/**
 * Without a known zone `timeZone` is only this computer's: a time that the service wrote with an offset then keeps it, as
 * it is the wall clock of an unknown place.
 */
export function readAppointment(
  row: unknown,
  fields: AppointmentFields,
  zone: string,
  zoneIsGiven = true,
): AppointmentRow | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  const own = zoneIsGiven ? null : zoneNamed(readText(row, fields.timeZone) ?? '');
  const [timeZone, zoneIsKnown] = own === null ? [zone, zoneIsGiven] : [own, true];
  const written = readValue(row, fields.start);
  const start = readMoment(written, zoneOf(fields.start, timeZone));
  const end = readEnd(row, fields.end, start, timeZone);
  const offset = zoneIsKnown ? null : (writtenOffset(written) ?? offsetIn(readText(row, fields.localStart)));
  const write = (moment: number): string => (offset === null ? instantIn(moment, timeZone) : instantAt(moment, offset));
  const status = readStatus(row, fields);
  const stamp = fields.stamps?.findLast(({ label }) => label === status?.stage);
  const since = stamp ? readMoment(valueAt(row, stamp.path), timeZone) : null;
  const lock = readText(row, fields.lock);
  const spans = readStageSpans(row, fields, timeZone, write);
  return {
    id,
    ...(lock === null ? {} : { lock }),
    ...(since === null ? {} : { since: write(since) }),
    ...(spans.length === 0 ? {} : { spans }),
    start: start === null ? null : write(start),
    end: end === null ? null : write(end),
    status,
    reason: readText(row, fields.reason),
    notes: readText(row, fields.notes),
    room: readText(row, fields.room),
    blocked: readBoolean(row, fields.blocked),
    type: readLink(row, fields.type, readAppointmentType),
    provider: readLink(row, fields.provider, readProvider),
    location: readLink(row, fields.location, readLocation),
    patient: readLink(row, fields.patient, (each, below) => readPatient(each, below, timeZone)),
    client: readLink(row, fields.client, (each, below) => readClient(each, below, timeZone)),
  };
}

function readSince(row: unknown, { since }: ClientFields, timeZone: string): string | null {
  return readDate(readValue(row, since), timeZone, zoneOf(since, timeZone));
}

/** Every e-mail address of a row, each once. */
export function readEmailsAt(row: unknown, emails: ClientFields['emails'] = []): readonly string[] {
  const found: string[] = [];
  for (const path of emails)
    for (const value of valuesAt(row, path)) {
      const text = asText(value);
      if (text?.includes('@') && !found.includes(text)) found.push(text);
    }
  return found;
}

/** Every telephone number of a row, each once. */
export function readPhonesAt(row: unknown, phones: ClientFields['phones'] = []): readonly Phone[] {
  return distinctNumbers(phones.flatMap((source) => readPhones(row, source)));
}

/** Some services repeat the first number of a list in a field of its own. */
function distinctNumbers(phones: readonly Phone[]): readonly Phone[] {
  if (phones.length < 2) return phones;
  const digits = phones.map(({ number }) => number.replace(/\D/g, ''));
  return phones.filter((_, index) => digits[index] === '' || digits.indexOf(digits[index] ?? '') === index);
}

function readPhones(row: unknown, source: PhoneSource): readonly Phone[] {
  return valuesAt(row, source.list).flatMap((entry) => {
    const number = asText(valueAt(entry, source.number));
    // Some services keep all contacts in one list, where an e-mail address is no phone; others write that there is none.
    return number === null || number.includes('@') || !/\d/.test(number)
      ? []
      : { number, label: source.label ? asText(valueAt(entry, source.label)) : null };
  });
}

function readLink<Fields, Value extends { readonly id: string }>(
  row: unknown,
  link: Link<Fields> | undefined,
  read: (row: unknown, fields: Fields) => Value | null,
): Value | null {
  if (!link) return null;
  const below = linkedAt(row, link);
  const linked = below === null ? null : read(below, link.fields);
  // An id of 0 means that there is none: `clientID: 0` in a row without a client.
  return linked?.id === '0' && link.path.length === 0 ? null : linked;
}
