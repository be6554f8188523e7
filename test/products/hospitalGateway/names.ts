import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, ProviderRecord, VisitState } from '../../dialects/practice.ts';

/** Ids of rows; people and appointments have a number of the hospital's besides. */
export const gatewayIds = uuidIds();

/** The clock of the hospital, which is one house: dates and times are those of its wall. */
export const hospitalZone = 'America/New_York';

/** How far an appointment is. Who has arrived is confirmed still, with a time of arrival. */
// prettier-ignore
export const gatewayWords: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED', confirmed: 'CONFIRMED', arrived: 'CONFIRMED', inProgress: 'IN_PROGRESS', ready: 'IN_PROGRESS',
  completed: 'COMPLETED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

/** What an appointment is for, by the practice's kinds of visits. */
// prettier-ignore
export const gatewayTypes: Readonly<Record<number, string>> = {
  1: 'HEALTH_CHECKUP', 2: 'VACCINATION', 3: 'CONSULTATION', 4: 'SURGERY', 5: 'DIAGNOSTIC', 6: 'FOLLOW_UP',
};

/** A part of the hospital. */
export interface DepartmentRecord {
  readonly index: number;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly floor: number;
  readonly building: string;
}

export const gatewayDepartments: readonly DepartmentRecord[] = [
  { index: 0, code: 'GENR', name: 'Khoa Nội tổng quát', nameEn: 'General medicine', floor: 1, building: 'A' },
  { index: 1, code: 'CARD', name: 'Khoa Tim mạch', nameEn: 'Cardiology', floor: 2, building: 'A' },
  { index: 2, code: 'PEDI', name: 'Khoa Nhi', nameEn: 'Pediatrics', floor: 1, building: 'B' },
];

/** Whether the hospital has this appointment: it needs a patient, a doctor and a plain wall time. */
export function isHere(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, hospitalZone), hospitalZone) === row.start;
  const isWhole = row.clientKey !== null && row.providerKey !== null;
  return row.placeKey === 1 && isWhole && isPlain && !row.isDeleted && !row.isBlock;
}

/** All patients, the newest first: no list here is sorted as it is asked to be. */
export function newestPatients({ clients }: Practice): readonly ClientRecord[] {
  const listed = clients.filter(({ isDeleted }) => !isDeleted);
  return listed.toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

export function departmentOf({ key }: Pick<ProviderRecord, 'key'>): DepartmentRecord | undefined {
  return gatewayDepartments[key % gatewayDepartments.length];
}

function numbered(prefix: string, instant: number, key: number): string {
  const month = new Date(instant).toISOString().slice(0, 7).replace('-', '');
  return `${prefix}-${month}-${String(key % 1000).padStart(3, '0')}`;
}

/** The hospital's own number of a patient. */
export function patientNumber({ key, createdAt }: ClientRecord): string {
  return numbered('PAT', createdAt, key);
}

export function doctorNumber(person: Pick<ProviderRecord, 'key'>): string {
  return numbered(`${departmentOf(person)?.code ?? ''}-DOC`, Date.parse('2020-03-02T01:00:00Z'), person.key);
}

export function appointmentNumber({ key, createdAt, providerKey }: AppointmentRecord): string {
  return numbered(`${departmentOf({ key: providerKey ?? 0 })?.code ?? ''}-APT`, createdAt, key);
}

const phonePattern = /^0\d{9}$/;

/** Ten digits after which nothing else is taken; numbers of before were brought into that form. */
export function phoneOf({ phones }: ClientRecord): string | null {
  const digits = phones[0]?.value.replaceAll(/\D/g, '') ?? '';
  if (digits === '' || phonePattern.test(digits)) return digits === '' ? null : digits;
  return `09${digits.slice(-8)}`;
}

export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

/** Everyone has an account with an address, which the front desk made up for those who gave none. */
export function emailOf(client: ClientRecord): string {
  return client.emails[0] ?? `${patientNumber(client).toLowerCase()}@no-email.example.test`;
}

/** An instant as JavaScript writes it. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}
