import { GraphQLError } from 'graphql';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Every table counts from 1. */
export const omaIds: Ids = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** Words in the status of an appointment. */
export const omaStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'AWAITING_PAYMENT',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** The department, type and category of a doctor, by what staff are there for. */
export const staffGroups: Readonly<Record<ProviderRecord['role'], number>> = {
  veterinarian: 1,
  technician: 2,
  groomer: 3,
};

/** The account that belongs to the key of the server: an administrator, who is no patient and no doctor. */
export const deskProfileId = 1;

// Accounts of both kinds are one table; new ones of either kind can't meet those of the other.
export const doctorProfileId = (providerKey: number): number => 2 * providerKey;
export const patientProfileId = (clientKey: number): number => 2 * clientKey + 1;

/** An instant as the service writes it. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** An appointment has a patient; there are no blocks, and what is deleted is gone. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** Patients in the order in which they were entered. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

const errorNames: Readonly<Record<number, readonly [code: string, error: string]>> = {
  400: ['BAD_REQUEST', 'Bad Request'],
  401: ['UNAUTHENTICATED', 'Unauthorized'],
  403: ['FORBIDDEN', 'Forbidden'],
  404: ['NOT_FOUND', 'Not Found'],
};

/** An error as the framework of the service passes its exceptions on. */
export function omaError(status: 400 | 401 | 403 | 404, message: string): GraphQLError {
  const [code = 'BAD_REQUEST', error = 'Bad Request'] = errorNames[status] ?? [];
  return new GraphQLError(message, {
    extensions: { code, originalError: { message, error, statusCode: status } },
  });
}

/** What is said where an argument has the wrong shape: the reasons are in a list beside the message. */
export function invalidArgument(reason: string): GraphQLError {
  const originalError = { message: [reason], error: 'Bad Request', statusCode: 400 };
  return new GraphQLError('Bad Request Exception', { extensions: { code: 'BAD_REQUEST', originalError } });
}

/** The instant of a text; what says nothing of an offset is taken as UTC, as the server's own clock runs. */
export function instantIn(value: unknown, name: string): number {
  const text = String(value);
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T');
  const instant = Date.parse(hasOffset ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw invalidArgument(`${name} must be a valid ISO 8601 date string`);
  return instant;
}
