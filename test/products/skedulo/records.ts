import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

// A UID begins with four digits that stand for its object.
const prefixes = {
  organization: '0003',
  place: '0009',
  provider: '0001',
  visitType: '00f0',
  client: '0006',
  patient: '00a4',
  appointment: '0014',
} as const;

const uuids = uuidIds();

/** UIDs of records. What a practice calls an organization is a region here, counted from 1. */
export const skeduloIds: Ids = {
  of: (kind, key) => `${prefixes[kind]}${uuids.of(kind, key).slice(4)}`,
  key(kind, id) {
    const key = Math.floor(Number.parseInt(String(id ?? '').slice(-12), 16) / 8);
    return Number.isNaN(key) || skeduloIds.of(kind, key) !== id ? null : key;
  },
};

/** How far a job is. Who doesn't appear has a job that is cancelled, with a reason for that. */
export function jobStatusOf({ state, providerKey }: AppointmentRecord): string {
  if (state === 'planned') return providerKey === null ? 'Pending Allocation' : 'Pending Dispatch';
  return jobStatuses[state];
}

const jobStatuses = {
  confirmed: 'Ready',
  arrived: 'On Site',
  inProgress: 'In Progress',
  // The job ends when the animal is picked up.
  ready: 'In Progress',
  completed: 'Complete',
  cancelled: 'Cancelled',
  noShow: 'Cancelled',
} satisfies Record<Exclude<VisitState, 'planned'>, string>;

const allocationStatuses = {
  planned: 'Pending Dispatch',
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'In Progress',
  ready: 'In Progress',
  completed: 'Complete',
  cancelled: 'Deleted',
  noShow: 'Deleted',
} satisfies Record<VisitState, string>;

export const noShowReason = 'Customer no show';

/** The key of the region of a place: one for each zone. */
export function regionOf({ zone }: PlaceRecord): number {
  return zone === 'America/Denver' ? 2 : 1;
}

const regions = [
  { key: 1, Name: 'Maine', Timezone: 'America/New_York' },
  { key: 2, Name: 'Colorado', Timezone: 'America/Denver' },
];
const since = Date.parse('2022-10-24T02:00:00Z');
const deskUser = `0002${uuids.of('provider', 0).slice(4)}`;

function otherUid(prefix: string, uid: string): string {
  return `${prefix}${uid.slice(4)}`;
}

/** The records of the practice as objects hold them; deleted ones are gone. */
export function skeduloRows({ practice }: Backstage) {
  const uid = (kind: Parameters<Ids['of']>[0], key: number | null): string | null =>
    key === null ? null : skeduloIds.of(kind, key);
  const system = (UID: string | null, created: number, modified: number): Row => ({
    id: UID,
    UID,
    CreatedById: deskUser,
    CreatedDate: instant(created),
    LastModifiedById: deskUser,
    LastModifiedDate: instant(modified),
  });
  const settled = (UID: string | null): Row => system(UID, since, since);
  const regionUid = (placeKey: number | null): string | null => {
    const place = rowOf(practice.places, placeKey);
    return place && uid('organization', regionOf(place));
  };
  const accountUid = (row: ClientRecord): string => otherUid('0005', skeduloIds.of('client', row.key));
  const tagUid = (name: string): string => otherUid('0007', skeduloIds.of('visitType', tagNames.indexOf(name) + 1));
  const tagNames = [...new Set(practice.clients.flatMap(({ tags }) => tags))];
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const jobs = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => !row.isDeleted && !row.isBlock);
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Accounts: () =>
      clients()
        .filter((row) => row.givenName === null)
        .map((row) => ({
          ...system(accountUid(row), row.createdAt, row.updatedAt),
          BillingCity: row.city,
          BillingStreet: row.street,
          Email: row.emails[0] ?? null,
          Name: row.familyName,
          Phone: row.phones[0]?.value ?? null,
          RequiresWhitelist: false,
        })),
    Activities: () =>
      practice.appointments
        .filter((row) => row.isBlock)
        .map((row) => ({
          ...system(uid('appointment', row.key), row.createdAt, row.updatedAt),
          End: instant(row.start + row.minutes * 60_000),
          LocationId: uid('place', row.placeKey),
          Name: `ACT-${String(row.key).padStart(4, '0')}`,
          Notes: row.reason,
          ResourceId: uid('provider', row.providerKey),
          Start: instant(row.start),
          Timezone: rowOf(practice.places, row.placeKey)?.zone ?? null,
          Type: 'Meeting',
        })),
    ContactTags: () =>
      clients().flatMap((row) =>
        row.tags.map((name, index) => ({
          ...system(otherUid(`00b${String(index)}`, skeduloIds.of('client', row.key)), row.createdAt, row.updatedAt),
          ContactId: uid('client', row.key),
          Required: false,
          TagId: tagUid(name),
          Weighting: null,
        })),
      ),
    Contacts: () => clients().map(contact),
    Holidays: () => [
      {
        ...settled(otherUid('000c', skeduloIds.of('organization', 9))),
        EndDate: '2026-11-26',
        Global: true,
        Name: 'Thanksgiving',
        StartDate: '2026-11-26',
      },
    ],
    JobAllocations: () =>
      jobs()
        .filter((row) => row.providerKey !== null)
        .map((row) => ({
          ...system(otherUid('0015', skeduloIds.of('appointment', row.key)), row.createdAt, row.updatedAt),
          Duration: null,
          JobId: uid('appointment', row.key),
          Name: `JA-${String(row.key).padStart(4, '0')}`,
          ResourceId: uid('provider', row.providerKey),
          Start: null,
          Status: allocationStatuses[row.state],
          TeamLeader: false,
        })),
    Jobs: () => jobs().map(job),
    Locations: () =>
      practice.places.map((place) => ({
        ...settled(uid('place', place.key)),
        Address: `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`,
        Name: place.name,
        RegionId: uid('organization', regionOf(place)),
        RequiresWhitelist: false,
        Type: 'Clinic',
      })),
    Pets: () => practice.patients.map(pet),
    Regions: () =>
      regions.map(({ key, Name, Timezone }) => ({
        ...settled(uid('organization', key)),
        CountryCode: 'US',
        Name,
        Timezone,
      })),
    Resources: () =>
      practice.providers.map((row) => ({
        ...settled(uid('provider', row.key)),
        AutoSchedule: true,
        Category: row.role,
        Email: row.email,
        EmploymentType: 'Full-time',
        IsActive: row.isActive,
        Name: fullNameOf(row),
        NotificationType: 'push',
        PrimaryRegionId: regionUid(row.placeKeys[0] ?? null),
        ResourceType: 'Person',
        UserId: otherUid('0002', skeduloIds.of('provider', row.key)),
        WorkingHourType: 'Availability',
      })),
    Tags: () => tagNames.map((Name) => ({ ...settled(tagUid(Name)), Classification: 'Human', Name, Type: 'Skill' })),
    Users: () => [
      user(deskUser, 'Front', 'Desk', 'desk@example.test', 'Scheduler'),
      ...practice.providers.map((row) =>
        user(
          otherUid('0002', skeduloIds.of('provider', row.key)),
          row.givenName,
          row.familyName,
          row.email,
          'Resource',
        ),
      ),
    ],
  };
  function user(UID: string, FirstName: string, LastName: string, Email: string, type: string): Row {
    return {
      ...settled(UID),
      Email,
      FirstName,
      FullPhotoUrl: 'https://photos.example.test/full.png',
      IsActive: true,
      LastName,
      Name: `${FirstName} ${LastName}`,
      SmallPhotoUrl: 'https://photos.example.test/small.png',
      UserTypes: [type],
    };
  }
  function contact(row: ClientRecord): Row {
    return {
      ...system(uid('client', row.key), row.createdAt, row.updatedAt),
      AccountId: row.givenName === null ? accountUid(row) : null,
      Email: row.emails[0] ?? null,
      FirstName: row.givenName,
      FullName: fullNameOf(row),
      LastName: row.familyName,
      MailingCity: row.city,
      MailingState: row.city === 'Boulder' ? 'CO' : 'ME',
      MailingStreet: row.street,
      MobilePhone: row.phones.find(({ label }) => label === 'Mobile')?.value ?? null,
      Phone: row.phones.find(({ label }) => label !== 'Mobile')?.value ?? null,
      RegionId: regionUid(row.placeKey),
      Title: null,
    };
  }
  function pet(row: PatientRecord): Row {
    return {
      ...system(uid('patient', row.key), row.createdAt, row.updatedAt),
      Breed: row.breed,
      Colour: row.color,
      DOB: row.birthDate,
      MicrochipNumber: row.microchip,
      Name: row.name,
      OwnerId: uid('client', row.clientKey),
      Sex: row.sex === 'UNKNOWN' ? null : row.sex.toLowerCase(),
      Species: row.species,
    };
  }
  function job(row: AppointmentRecord): Row {
    const place = rowOf(practice.places, row.placeKey);
    const isOver = row.state === 'completed';
    return {
      ...system(uid('appointment', row.key), row.createdAt, row.updatedAt),
      AbortReason: row.state === 'noShow' ? noShowReason : row.state === 'cancelled' ? 'Cancelled by customer' : null,
      ActualEnd: isOver ? instant(row.start + row.minutes * 60_000 + 240_000) : null,
      ActualStart: isOver || row.state === 'inProgress' ? instant(row.start + 180_000) : null,
      Address: place && `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`,
      AutoSchedule: false,
      CanBeDeclined: false,
      CompletionNotes: null,
      ContactId: uid('client', row.clientKey),
      CustomerConfirmationStatus: row.state === 'confirmed' ? 'Confirmed' : 'Pending',
      Description: row.reason,
      Duration: row.minutes,
      End: instant(row.start + row.minutes * 60_000),
      IsGroupEvent: false,
      JobAllocationCount: row.providerKey === null ? 0 : 1,
      JobStatus: jobStatusOf(row),
      LocationId: uid('place', row.placeKey),
      Locked: false,
      Name: `JOB-${String(row.key).padStart(4, '0')}`,
      NotesComments: row.cancelReason,
      PetId: uid('patient', row.patientKey),
      Quantity: 1,
      RegionId: regionUid(row.placeKey),
      Start: instant(row.start),
      Timezone: place?.zone ?? 'UTC',
      Type: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      Urgency: 'Normal',
    };
  }
  return { rowsOf };
}

/** An instant as the platform writes it: 2026-11-17T14:00:00.000Z. */
function instant(epoch: number): string {
  return new Date(epoch).toISOString();
}
