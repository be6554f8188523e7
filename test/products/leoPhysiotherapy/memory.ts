import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { instantText, isVisit, leoIds, patientsOf } from './values.ts';

/** What the clinic stores beside the practice; rows by their ids, in the order of their entry. */
export interface LeoMemory {
  /** People who are no patients: the administrator and staff. */
  readonly team: Map<string, Row>;
  readonly services: Map<string, Row>;
  readonly diagnoses: Map<string, Row>;
  readonly prescriptions: Map<string, Row>;
  readonly feedback: Map<string, Row>;
  readonly forms: Map<string, Row>;
  readonly blogs: Map<string, Row>;
  readonly faqs: Map<string, Row>;
  readonly equipment: Map<string, Row>;
  readonly avatars: Map<string, Row>;
  readonly passwords: Map<string, Row>;
  /** What patients have that clients of the practice don't. */
  readonly accounts: Map<string, Row>;
  /** What visits have that appointments don't. */
  readonly visits: Map<string, Row>;
}

const dayMs = 86_400_000;
const opened = Date.parse('2026-09-01T16:00:00Z');
const price = 175;

/** An id of a table that the practice doesn't have. */
export function paperId(table: string, number: number): string {
  const letters = table.slice(0, 4).toLowerCase().padEnd(4, 'x');
  return `clr${letters}${number.toString(36).padStart(18, '0')}`;
}

/** An id that no row of a table has. */
export function newId(rows: ReadonlyMap<string, Row>, table: string): string {
  let number = rows.size + 1;
  while (rows.has(paperId(table, number))) number += 1;
  return paperId(table, number);
}

function byId(table: string, idField: string, rows: readonly Row[]): Map<string, Row> {
  return new Map(
    rows.map((row, index) => {
      const id = paperId(table, index + 1);
      return [id, { [idField]: id, ...row }];
    }),
  );
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): LeoMemory {
  const people = patientsOf(practice);
  const staff = practice.providers
    .filter(({ isActive }) => isActive)
    .map((person): [string, Row] => {
      const userID = leoIds.of('provider', person.key);
      const profile = {
        firstname: person.givenName,
        lastname: person.familyName,
        phone: `+1207555${String(2200 + person.key)}`,
        emergencyPhone: `+1207555${String(2300 + person.key)}`,
        designation: person.title ?? 'Assistant',
        expertise: person.role === 'veterinarian' ? 'Manual therapy' : 'Exercise therapy',
      };
      return [userID, { userID, email: person.email, role: 'staff', verified: true, ...profile }];
    });
  const adminId = leoIds.of('organization', 1);
  const admin = {
    userID: adminId,
    email: 'owner@example.test',
    role: 'admin',
    verified: true,
    firstname: 'Leonor',
    lastname: 'Abad',
    phone: '+12075552100',
    emergencyPhone: null,
    designation: null,
    expertise: null,
  };
  const services = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes }): [string, Row] => {
      const servicesID = leoIds.of('visitType', key);
      const descriptions = `${name}, about ${String(minutes)} minutes.`;
      return [servicesID, { servicesID, services: name, descriptions, image: `services/${String(key)}.png`, price }];
    });
  const seen = practice.appointments.filter((row) => isVisit(row) && row.state === 'completed').slice(0, 9);
  const questions = (count: number): Row =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`question${String(index + 1)}`, 'Yes']));
  const feedback = seen.map((row, index) => ({
    therapistName: rowOf(practice.providers, row.providerKey)?.familyName ?? 'Abad',
    date: instantText(row.start).slice(0, 10),
    time: '10:00 AM',
    ...questions(8),
    feedback: 'Very attentive.',
    rating: 3 + (index % 3),
    creatdAt: instantText(row.start + dayMs),
    userID: leoIds.of('client', row.clientKey ?? 0),
    appointmentID: leoIds.of('appointment', row.key),
  }));
  const at = (index: number): string => instantText(opened + index * dayMs);
  return {
    team: new Map<string, Row>([[adminId, admin], ...staff]),
    services: new Map(services),
    diagnoses: byId(
      'diagnosis',
      'diagnosisID',
      people.map(({ key }, index) => ({
        diagnosis: index % 3 === 0 ? 'Stiff shoulder' : '',
        createdAt: at(index),
        userID: leoIds.of('client', key),
      })),
    ),
    prescriptions: byId(
      'prescription',
      'prescriptionID',
      people.slice(0, 12).map(({ key }, index) => ({
        prescription: 'Ten minutes of stretching, twice a day.',
        createdAt: at(index),
        updatedAt: at(index),
        userID: leoIds.of('client', key),
      })),
    ),
    feedback: byId('feedback', 'feedbackID', feedback),
    forms: byId(
      'prediag',
      'prediagnosticID',
      people.slice(0, 8).map(({ key }, index) => ({
        age: String(30 + index),
        sex: index % 2 === 0 ? 'Female' : 'Male',
        date: at(index).slice(0, 10),
        time: '09:00 AM',
        ...questions(16),
        createdAt: at(index),
        updatedAt: at(index),
        userID: leoIds.of('client', key),
      })),
    ),
    blogs: byId(
      'blog',
      'blogsID',
      ['Sitting well', 'After the operation', 'Running again'].map((title, index) => ({
        title,
        content: 'Small steps, every day.',
        expertise: 'Exercise therapy',
        image: `blogs/${String(index + 1)}.png`,
        createdAt: at(index),
        updatedAt: at(index),
        userID: adminId,
      })),
    ),
    faqs: byId('faqs', 'faqsID', [
      { faqs: 'Do I need a referral?', answer: 'No.' },
      { faqs: 'What shall I wear?', answer: 'Something to move in.' },
    ]),
    equipment: byId('equipment', 'equipmentID', [
      item('Treadmill', 'equipment', 1, '2030-01-01'),
      item('Elastic bands', 'supplies', 40, '2026-11-20'),
      item('Massage oil', 'supplies', 12, '2026-05-31'),
    ]),
    avatars: new Map(),
    passwords: new Map(),
    accounts: new Map(),
    visits: new Map(),
  };
}

function item(name: string, inventory: string, quantity: number, day: string): Row {
  return { name, description: `${name} of the clinic`, quantity, inventory, expireDate: `${day}T00:00:00.000Z` };
}
