import type { VisitState } from '../dialects/practice.ts';

/** FHIR's codes of AppointmentStatus; it has none for "ready". */
export const fhirAppointmentCodes = {
  planned: 'pending',
  confirmed: 'booked',
  arrived: 'arrived',
  inProgress: 'checked-in',
  ready: 'checked-in',
  completed: 'fulfilled',
  cancelled: 'cancelled',
  noShow: 'noshow',
} satisfies Record<VisitState, string>;
