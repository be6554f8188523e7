import { utcText } from '../../dialects/clock.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  fullNameOf,
  type Kind,
  type Practice,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { eventKinds } from './modules.ts';

export const inflowCrmIds = hexIds();

/** The picklist for how far a visit is. */
export const eventStates: Readonly<Record<VisitState, string>> = {
  planned: 'PLANNED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_TREATMENT',
  ready: 'READY_TO_LEAVE',
  completed: 'HELD',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** Whether the calendar has it: meetings of the staff are events like others. */
export function isEvent(row: AppointmentRecord): boolean {
  return !row.isDeleted && hasClearDay(row);
}

/** A record of a module: its fields, and the ids behind its lookups. */
export interface CrmRecord extends Row {
  readonly module: string;
  readonly id: string;
  readonly source: { readonly kind: Kind; readonly key: number } | null;
  readonly createdTime: string;
  readonly modifiedTime: string;
  readonly fields: Row;
  readonly lookups: Readonly<Record<string, string | null>>;
}

/** Who signs in to the CRM. */
export const users: readonly Row[] = [
  { id: '5e0f1c2b7a9d4400120e77a1', systemLabel: 'Dana Pruitt', email: 'dana@example.test' },
  { id: '5e0f1c2b7a9d4400120e77a2', systemLabel: 'Sam Keller', email: 'sam@example.test' },
];

const opened = '2019-01-14T09:30:00Z';
const { of } = inflowCrmIds;

/** The id of a record that another one belongs to. */
function linkTo(kind: Kind, key: number | null): string | null {
  return key === null ? null : of(kind, key);
}

interface Part {
  readonly key: number;
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

function record(module: string, kind: Kind, part: Part, fields: Row, lookups: CrmRecord['lookups']): CrmRecord {
  const { key, createdAt, updatedAt } = part;
  const user = users[key % users.length]?.['id'];
  return {
    module,
    id: of(kind, key),
    source: { kind, key },
    createdTime: createdAt === undefined ? opened : utcText(createdAt),
    modifiedTime: updatedAt === undefined ? opened : utcText(updatedAt),
    fields,
    lookups: { assignedUser: typeof user === 'string' ? user : null, ...lookups },
  };
}

/** The records of the practice, by module, oldest first. */
export function crmRecords(practice: Practice): (module: string) => readonly CrmRecord[] {
  const rows = rememberedRows(practice, makers(practice));
  // Sound: these are the rows that the makers below have made.
  return (module) => rows(module) as readonly CrmRecord[];
}

const positions = { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' };
const sources = ['Website', 'Recommendation', 'Walk-in'];
const titles: Readonly<Record<string, string>> = { TEAM_MEETING: 'Meeting' };

function makers(practice: Practice): Readonly<Record<string, () => readonly CrmRecord[]>> {
  const customers = () => practice.clients.filter(({ isDeleted }) => !isDeleted);
  // Records of modules that the practice hardly uses have numbers of their own.
  const other = (module: string, key: number, fields: Row, lookups: CrmRecord['lookups']): CrmRecord => ({
    ...record(module, 'organization', { key }, fields, lookups),
    source: null,
  });
  return {
    Customer: () =>
      customers().map((row) => {
        const [phone = null, secondPhone = null] = row.phones.map(({ value }) => value);
        const fields = {
          name: fullNameOf(row),
          email: row.emails[0] ?? null,
          phone,
          secondPhone,
          street: row.street,
          city: row.city,
          status: row.isActive ? 'ACTIVE' : 'INACTIVE',
          source: sources[row.key % sources.length],
          tags: row.tags,
          // When somebody last wrote or called, which is no visit.
          lastContactDate: utcText(row.updatedAt),
          description: row.note,
        };
        return record('Customer', 'client', row, fields, {});
      }),
    Contact: () =>
      practice.patients.map((row) => {
        const fields = {
          name: row.name,
          species: row.species,
          breed: row.breed,
          color: row.color,
          sex: row.sex === 'UNKNOWN' ? null : row.sex,
          birthDate: row.birthDate === null ? null : `${row.birthDate}T00:00:00Z`,
          chipNumber: row.microchip,
          isDeceased: row.isDeceased,
        };
        return record('Contact', 'patient', row, fields, { customer: linkTo('client', row.clientKey) });
      }),
    Event: () =>
      practice.appointments.filter(isEvent).map((row) => {
        const kind = eventKinds[row.typeKey - 1] ?? 'WELLNESS_EXAM';
        const animal = rowOf(practice.patients, row.patientKey)?.name;
        const words = titles[kind] ?? kind.slice(0, 1) + kind.slice(1).toLowerCase().replaceAll('_', ' ');
        const fields = {
          title: animal === undefined ? words : `${words}: ${animal}`,
          startTime: utcText(row.start),
          endTime: utcText(row.start + row.minutes * 60_000),
          kind,
          status: eventStates[row.state],
          branch: rowOf(practice.places, row.placeKey)?.name,
          reason: row.reason,
          cancellationReason: row.cancelReason,
          isAllDay: false,
          reminderMinutes: row.isBlock ? null : 1440,
        };
        const links = { customer: linkTo('client', row.clientKey), contact: linkTo('patient', row.patientKey) };
        return record('Event', 'appointment', row, fields, { ...links, coach: linkTo('provider', row.providerKey) });
      }),
    Coach: () =>
      practice.providers.map((row) => {
        const { givenName: firstName, familyName: lastName, email, isActive, title: degree } = row;
        const fields = {
          firstName,
          lastName,
          email,
          position: positions[row.role],
          degree,
          isActive,
          hourlyRate: null,
        };
        return record('Coach', 'provider', row, fields, {});
      }),
    Enlist: () =>
      customers()
        .slice(10, 16)
        .map(({ key }) => {
          const times = { startTime: '2026-11-17T23:00:00Z', endTime: '2026-11-18T00:00:00Z' };
          const fields = {
            title: 'Puppy course',
            ...times,
            status: key % 3 === 0 ? 'WAITING' : 'SIGNED_UP',
            seats: 1,
            price: 90,
          };
          return other('Enlist', 100 + key, fields, { customer: of('client', key), coach: of('provider', 7) });
        }),
    Task: () =>
      [1, 2, 3].map((number) => {
        const fields = {
          title: 'Call about lab results',
          dueDate: '2026-11-17T16:00:00Z',
          status: 'OPEN',
          priority: number,
        };
        return other('Task', 200 + number, fields, {
          customer: of('client', number),
          event: of('appointment', number),
        });
      }),
    Note: () =>
      customers()
        .filter(({ note }) => note !== null)
        .map(({ key, note }) =>
          other('Note', 300 + key, { title: null, content: note }, { customer: of('client', key), contact: null }),
        ),
    Order: () =>
      customers()
        .slice(0, 5)
        .map(({ key }) => {
          const fields = {
            number: `ZAM/${String(key)}/2026`,
            orderDate: '2026-11-02T00:00:00Z',
            totalAmount: 49.9 * key,
          };
          return other('Order', 400 + key, { ...fields, status: 'PAID' }, { customer: of('client', key) });
        }),
    Opportunity: () => [
      other(
        'Opportunity',
        500,
        { title: 'Care plan for the shelter', value: 4800, stage: 'PROPOSAL', probability: 60 },
        {
          customer: of('client', 3),
        },
      ),
    ],
  };
}
