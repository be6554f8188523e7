import { type Practice, fullNameOf } from '../../dialects/practice.ts';
import { type Ledger, createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type Listed, idOf } from './values.ts';

/** A row beside people and the calendar, with what its list goes by. */
export interface Kept extends Listed {
  readonly createdAt: number;
  readonly fields: Row;
}

/** What the shared practice has no place for. */
export interface SploseMemory {
  readonly ledger: Ledger;
  /** Fields of patients that were written, by the key of the client. */
  readonly patients: Map<number, Row>;
  /** Fields of appointments that were written, by key. */
  readonly visits: Map<number, Row>;
  /** Types of busy times that were written, by key of the appointment. */
  readonly busyTypes: Map<number, number>;
  readonly contacts: Kept[];
  readonly cases: readonly Kept[];
  readonly activities: readonly Kept[];
  readonly waitlists: readonly Kept[];
}

const began = Date.parse('2024-02-05T03:20:00Z');
const hourMs = 3_600_000;
const firstContact = 77_120;
const firstCase = 310_400;
const firstActivity = 905_100;
const firstWaiting = 12_700;

/** Why appointments are cancelled; the first is what the practice usually writes. */
export const cancellationReasons = [
  { id: 61, reason: 'Client called', rate: 0 },
  { id: 62, reason: 'Sick', rate: 0 },
  { id: 63, reason: 'Less than 24 hours notice', rate: 100 },
  { id: 66, reason: 'Other', rate: 50 },
] as const;

/** What keeps practitioners from their patients. */
export const busyTimeTypes = [
  { id: 55_335, title: 'Annual leave', color: '#FFA756', duration: 450, isUtilisationIncluded: false, note: null },
  { id: 55_338, title: 'Team meeting', color: '#8250FF', duration: 60, isUtilisationIncluded: false, note: null },
  { id: 55_339, title: 'Admin', color: '#F064E1', duration: 30, isUtilisationIncluded: false, note: 'Desk work' },
] as const;

/** The type of the busy times that the practice has from the start. */
export const meetingType = 55_338;

/** Services that aren't for appointments. */
export const activityServices = [
  { id: 125_391, name: 'Progress report', duration: 60, pricing: 193.99 },
  { id: 125_392, name: 'Provider travel', duration: 30, pricing: 96.99 },
] as const;

/** What is asked of patients beside the usual. */
export const customFields = [
  { id: 901, name: 'Referred by', type: 'Short text', required: false, options: [] },
  { id: 902, name: 'Consent to photographs', type: 'Dropdown', required: true, options: ['Yes', 'No'] },
] as const;

const people = [
  ['Doctor', 'Hill Street Surgery', 'Farah', 'Aziz', '555 0181'],
  ['Plan manager', 'Clearwater Plan Management', null, null, '555 0182'],
  ['Standard', 'Northern Schools Trust', 'Owen', 'Pratt', '555 0183'],
] as const;

function kept(id: number, fields: Row, isArchived = false): Kept {
  const createdAt = began + (id % 1000) * hourMs;
  return { id, createdAt, updatedAt: createdAt + 30 * hourMs, isArchived, fields };
}

/** The number of a row after these. */
export function nextKept(rows: readonly Kept[]): number {
  return 1 + Math.max(...rows.map(({ id }) => id));
}

/** What a new workspace has beside the practice. */
export function createMemory(practice: Practice): SploseMemory {
  const some = practice.clients.filter(({ isDeleted, isActive }) => isActive && !isDeleted);
  const patientIdAt = (index: number): number => idOf('client', some[index]?.key ?? 1);
  const contacts = people.map(([type, name, firstName, lastName, phone], index) =>
    kept(firstContact + index, {
      type,
      name,
      title: type === 'Doctor' ? 'Dr' : null,
      firstName,
      lastName,
      companyName: name,
      occupation: type === 'Doctor' ? 'General practitioner' : null,
      providerNumber: type === 'Doctor' ? '2426621B' : null,
      email: `contact${String(index + 1)}@example.test`,
      phoneNumbers: [{ type: 'Work', code: '+1', phoneNumber: `207 ${phone}` }],
      addressL1: `${String(20 + index)} Hill Street`,
      suburb: 'Portland',
      state: 'ME',
      postalCode: '04101',
      country: 'United States',
      associatedPatientIds: [patientIdAt(index * 4), patientIdAt(index * 4 + 9)],
    }),
  );
  const cases = some.slice(0, 14).map(({ key, ...client }, index) =>
    kept(
      firstCase + index,
      {
        caseNumber: `C-${String(1001 + index)}`,
        patientId: idOf('client', key),
        title: `Plan 2026, ${fullNameOf(client)}`,
        status: index % 5 === 4 ? 'Closed' : 'Active',
        trackType: (['Appointments', 'Hours', 'Budget'] as const)[index % 3],
        appointmentCount: index % 3 === 0 ? 12 : null,
        hours: index % 3 === 1 ? 20 : null,
        budget: index % 3 === 2 ? 2400 : null,
        issueDate: '2026-01-01',
        expiryDate: '2026-12-31',
        utilisationAlert: 80,
        includeDidNotArrive: true,
        includeCancelled: false,
        contactId: firstContact + 1,
      },
      index === 13,
    ),
  );
  const activities = [0, 3, 6].map((place, index) =>
    kept(firstActivity + index, {
      start: `2026-11-1${String(6 + index)}T20:00:00.000Z`,
      end: `2026-11-1${String(6 + index)}T21:00:00.000Z`,
      patientId: patientIdAt(place),
      caseId: firstCase + place,
      practitionerId: idOf('provider', 1 + index),
      serviceId: activityServices[index % 2]?.id,
      quantity: 1,
      pricing: activityServices[index % 2]?.pricing,
      invoiceId: null,
      doNotInvoice: index === 1,
      note: index === 1 ? 'Shared with the school' : null,
    }),
  );
  const waitlists = [2, 5, 8, 11].map((place, index) =>
    kept(
      firstWaiting + index,
      {
        patientId: patientIdAt(place),
        practitionerId: index % 2 === 0 ? idOf('provider', 2) : null,
        serviceId: idOf('visitType', 1 + index),
        preferredDays: index === 3 ? null : ['Monday', 'Thursday'],
        preferredTime: index === 3 ? null : ['morning'],
        note: index === 0 ? 'Any time after school' : null,
        isActive: index !== 2,
      },
      index === 2,
    ),
  );
  const none = {
    patients: new Map<number, Row>(),
    visits: new Map<number, Row>(),
    busyTypes: new Map<number, number>(),
  };
  return { ...none, ledger: createLedger(practice), contacts, cases, activities, waitlists };
}
