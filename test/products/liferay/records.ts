import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import { fullNameOf, type Kind, type Practice, type VisitState } from '../../dialects/practice.ts';
import { type Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { objectNamed, relationField } from './objects.ts';

/** Entries have numbers of the instance's one counter. */
export const liferayIds = numberedIds({
  organization: 20_090,
  place: 41_200,
  provider: 41_300,
  visitType: 41_400,
  client: 42_000,
  patient: 45_000,
  appointment: 48_000,
});

/** Keys and names of the picklist for how far a visit is. */
export const visitWords: Readonly<Record<VisitState, readonly [key: string, name: string]>> = {
  planned: ['scheduled', 'Scheduled'],
  confirmed: ['confirmed', 'Confirmed'],
  arrived: ['checkedIn', 'Checked in'],
  inProgress: ['withVet', 'With the vet'],
  ready: ['readyToLeave', 'Ready to leave'],
  completed: ['done', 'Done'],
  cancelled: ['cancelled', 'Cancelled'],
  noShow: ['noShow', 'No-show'],
};

/** An entry of an object: what its fields hold, and the numbers of entries that it belongs to. */
export interface Entry extends Row {
  readonly object: string;
  readonly id: number;
  readonly source: { readonly kind: Kind; readonly key: number } | null;
  readonly code: string;
  readonly created: number;
  readonly updated: number;
  readonly values: Row;
  /** The other side of many to many. */
  readonly peers: Readonly<Record<string, readonly number[]>>;
}

const codes = uuidIds();
const opened = Date.parse('2019-01-14T09:30:00Z');

/** A value of a picklist; its key is the name without spaces unless it is given. */
export function listEntry(name: string, key?: string): Row {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  const joined = words.map((word, index) => (index === 0 ? word.toLowerCase() : word)).join('');
  return { key: key ?? joined, name, name_i18n: { en_US: name } };
}

/** The number of an entry; null where there is none. */
export function numberOf(kind: Kind, key: number | null): number | null {
  return key === null || key === 0 ? null : Number(liferayIds.of(kind, key));
}

/** A date with its time as entries have it: 2026-11-17T14:00:00.000Z. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

const day = (date: string | null): string | null => (date === null ? null : `${date}T00:00:00.000Z`);

/** How the practice looks as entries of the objects. */
export function liferayRecords({ practice }: Backstage): (object: string) => readonly Entry[] {
  const rows = rememberedRows(practice, makers(practice));
  // Sound: these are the rows that the makers below have made.
  return (object) => rows(object) as readonly Entry[];
}

interface Part {
  readonly kind: Kind;
  readonly key: number;
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

function entry(object: string, part: Part, values: Row, links: Readonly<Record<string, number | null>> = {}): Entry {
  const { parents = {} } = objectNamed(object);
  const related = Object.entries(parents).map(
    ([name, parent]) => [relationField(name, parent), links[name] ?? 0] as const,
  );
  return {
    object,
    id: numberOf(part.kind, part.key) ?? 0,
    source: { kind: part.kind, key: part.key },
    code: codes.of(part.kind, part.key),
    created: part.createdAt ?? opened,
    updated: part.updatedAt ?? opened,
    values: { ...values, ...Object.fromEntries(related) },
    peers: {},
  };
}

function makers(practice: Practice): Readonly<Record<string, () => readonly Entry[]>> {
  const book = (isBlock: boolean) =>
    practice.appointments
      .filter((row) => !row.isDeleted && row.isBlock === isBlock)
      .map((row) => {
        const times = { startTime: dateTime(row.start), endTime: dateTime(row.start + row.minutes * 60_000) };
        const links = { location: numberOf('place', row.placeKey), teamMember: numberOf('provider', row.providerKey) };
        return { row, part: { ...row, kind: 'appointment' as const }, times, links };
      });
  return {
    Location: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, zone, phone, email }) => {
        const address = { street, city, region: state, postalCode, timeZone: zone };
        const values = { name, ...address, phone, email, photo: null, directions: '<p>Parking behind the house.</p>' };
        return entry('Location', { kind: 'place', key }, values);
      }),
    TeamMember: () =>
      practice.providers.map((row) => ({
        ...entry(
          'TeamMember',
          { kind: 'provider', key: row.key },
          {
            firstName: row.givenName,
            lastName: row.familyName,
            credentials: row.title,
            role: listEntry({ veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' }[row.role]),
            email: row.email,
            isActive: row.isActive,
            portrait: { id: 39_000 + row.key, name: `${row.familyName}.jpg` },
          },
        ),
        peers: { workplaces: row.placeKeys.map((key) => numberOf('place', key) ?? 0) },
      })),
    VisitType: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) =>
          entry('VisitType', { kind: 'visitType', key }, { name, minutes, color, isBookable, price: minutes * 2.5 }),
        ),
    Client: () =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .map((row) => {
          const phone = (label: string): string | null =>
            row.phones.find((each) => each.label === label)?.value ?? null;
          const values = {
            firstName: row.givenName,
            lastName: row.familyName,
            email: row.emails[0] ?? null,
            mobilePhone: phone('Mobile'),
            homePhone: phone('Home'),
            workPhone: phone('Work'),
            street: row.street,
            city: row.city,
            isActive: row.isActive,
            clientTags: row.tags.map((tag) => listEntry(tag)),
            notes: row.note,
          };
          return entry('Client', { ...row, kind: 'client' }, values, { homeLocation: numberOf('place', row.placeKey) });
        }),
    Animal: () =>
      practice.patients.map((row) => {
        const values = {
          name: row.name,
          species: listEntry(row.species),
          breed: row.breed,
          coat: row.color,
          sex: row.sex === 'UNKNOWN' ? null : listEntry(row.sex === 'MALE' ? 'Male' : 'Female'),
          birthDate: day(row.birthDate),
          microchip: row.microchip,
          isDeceased: row.isDeceased,
          photo: null,
        };
        return entry('Animal', { ...row, kind: 'patient' }, values, { owner: numberOf('client', row.clientKey) });
      }),
    Appointment: () =>
      book(false).map(({ row, part, times, links }) => {
        const [key, name] = visitWords[row.state];
        const values = { visitStatus: listEntry(name, key), reason: row.reason, cancellationReason: row.cancelReason };
        return entry(
          'Appointment',
          part,
          { ...times, ...values, treatmentNotes: null },
          {
            ...links,
            visitType: numberOf('visitType', row.typeKey),
            client: numberOf('client', row.clientKey),
            animal: numberOf('patient', row.patientKey),
          },
        );
      }),
    BlockedTime: () =>
      book(true).map(({ row, part, times, links }) =>
        entry('BlockedTime', part, { ...times, reason: row.reason }, links),
      ),
    Invoice: () =>
      book(false)
        .filter(({ row }) => row.state === 'completed')
        .map(({ row, part, times }) => ({
          ...entry(
            'Invoice',
            part,
            {
              invoiceNumber: `INV-${String(row.key).padStart(5, '0')}`,
              issueDate: day(times.startTime.slice(0, 10)),
              dueDate: day(dateTime(row.start + 14 * 86_400_000).slice(0, 10)),
              total: row.minutes * 2.5,
              paymentStatus: listEntry(row.key % 4 === 0 ? 'Open' : 'Paid'),
              document: null,
            },
            { client: numberOf('client', row.clientKey), appointment: numberOf('appointment', row.key) },
          ),
          id: 52_000 + row.key,
        })),
    Reminder: () =>
      practice.patients
        .filter(({ key, isDeceased }) => key % 9 === 0 && !isDeceased)
        .map((row) => ({
          ...entry(
            'Reminder',
            { ...row, kind: 'patient' },
            {
              subject: `Vaccination of ${row.name}`,
              dueDate: day('2026-12-01'),
              channel: listEntry('Email'),
              isSent: false,
              message: '<p>It is time again.</p>',
            },
            { client: numberOf('client', row.clientKey), animal: numberOf('patient', row.key) },
          ),
          id: 56_000 + row.key,
        })),
  };
}

/** Who has entered all entries. */
export const creatorOfAll: Row = {
  additionalName: '',
  contentType: 'UserAccount',
  familyName: 'Pruitt',
  givenName: 'Dana',
  id: 20_125,
  image: null,
  name: fullNameOf({ givenName: 'Dana', familyName: 'Pruitt' }),
  profileURL: null,
};
