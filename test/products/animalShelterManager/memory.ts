import { fullNameOf, type Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dayText, isAppointment, isDiaryNote, shelterIds, timeText, userNameOf } from './values.ts';

/** What the database keeps beside the shared practice. */
export interface ShelterMemory {
  /** Columns of people, animals and appointments that were written, by table and key. */
  readonly columns: Map<string, Row>;
  readonly invoiceItems: Row[];
  readonly diaries: Row[];
  readonly donations: Row[];
  readonly vaccinations: readonly Row[];
}

const yearMs = 365 * 86_400_000;

/** Makes what the rows of a practice bring with them. */
export function createMemory(practice: Practice): ShelterMemory {
  const { appointments, clients, patients, providers } = practice;
  const by = (instant: number): Row => ({
    createdBy: 'aokafor',
    createdDate: timeText(instant),
    lastChangedBy: 'aokafor',
    lastChangedDate: timeText(instant),
  });
  const invoiceItems = appointments
    .filter((row) => isAppointment(row) && row.state === 'completed')
    .flatMap((row) =>
      ['Consultation', ...(row.key % 3 === 0 ? ['Microchip'] : [])].map((description, index) => ({
        clinicAppointmentId: shelterIds.of('appointment', row.key),
        description,
        amount: index === 0 ? 4500 : 2500,
        ...by(row.start),
      })),
    );
  const notes = appointments.filter(isDiaryNote).map((row) => {
    const provider = providers.find(({ key }) => key === row.providerKey);
    return {
      linkId: '0',
      linkType: 0,
      linkInfo: '',
      diaryDateTime: timeText(row.start),
      diaryEndDateTime: timeText(row.start + row.minutes * 60_000),
      diaryForName: provider ? userNameOf(provider) : '',
      subject: row.reason ?? 'Busy',
      note: '',
      comments: '',
      dateCompleted: null,
      ...by(row.createdAt),
    };
  });
  const calls = clients
    .filter(({ key, isDeleted }) => key % 30 === 5 && !isDeleted)
    .map((client) => ({
      linkId: shelterIds.of('client', client.key),
      linkType: 2,
      linkInfo: fullNameOf(client),
      diaryDateTime: '2026-11-18T10:00:00',
      diaryEndDateTime: null,
      diaryForName: 'lwhitaker',
      subject: 'Call back',
      note: 'Ask how the animal is doing.',
      comments: '',
      dateCompleted: client.key > 60 ? '2026-11-16T11:00:00' : null,
      ...by(client.updatedAt),
    }));
  const donations = clients
    .filter(({ key, isDeleted }) => key % 10 === 1 && !isDeleted)
    .map((client) => ({
      ownerId: shelterIds.of('client', client.key),
      animalId: '0',
      donationTypeId: client.key % 20 === 1 ? '1' : '2',
      date: dayText(client.updatedAt),
      dateDue: null,
      donation: 1000 + client.key * 50,
      comments: '',
      ...by(client.updatedAt),
    }));
  const vaccinations = patients
    .filter(({ key }) => key % 4 === 1)
    .map(({ key, species, createdAt, updatedAt }) => ({
      animalId: shelterIds.of('patient', key),
      vaccinationTypeId: species === 'Feline' ? '2' : '1',
      dateRequired: dayText(updatedAt),
      dateOfVaccination: key % 8 === 1 ? dayText(updatedAt) : null,
      dateExpires: key % 8 === 1 ? dayText(updatedAt + yearMs) : null,
      batchNumber: key % 8 === 1 ? `B${String(4000 + key)}` : '',
      manufacturer: '',
      cost: 2000,
      comments: '',
      ...by(createdAt),
    }));
  return {
    columns: new Map(),
    invoiceItems: numbered(invoiceItems, 601),
    diaries: numbered([...notes, ...calls], 1),
    donations: numbered(donations, 301),
    vaccinations: numbered(vaccinations, 501),
  };
}

/** The number after all that a table has. */
export function nextNumber(rows: readonly Row[]): string {
  return String(1 + Math.max(0, ...rows.map(({ id }) => Number(id))));
}

function numbered(rows: readonly Row[], first: number): Row[] {
  return rows.map((row, index) => ({ ...row, id: String(first + index) }));
}
