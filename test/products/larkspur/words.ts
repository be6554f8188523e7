import type { PhoneRecord, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Each table counts its own rows from 1. */
export const larkspurIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

interface BookingState {
  readonly code: string;
  readonly label: string;
}

/** The rows of the table of states, in the order of `visitStates`. */
export const larkspurStates: Readonly<Record<VisitState, BookingState>> = {
  planned: { code: 'BKD', label: 'Booked' },
  confirmed: { code: 'CNF', label: 'Confirmed' },
  arrived: { code: 'WTG', label: 'In waiting room' },
  inProgress: { code: 'CNS', label: 'In consult' },
  ready: { code: 'RDY', label: 'Ready to leave' },
  completed: { code: 'DPT', label: 'Departed' },
  cancelled: { code: 'CAN', label: 'Cancelled' },
  noShow: { code: 'DNA', label: 'Did not attend' },
};

/** The rows of the table of species. */
export const larkspurSpecies: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Rodent', 'Unknown'];

/** What members of staff are. */
export const larkspurRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'vet',
  technician: 'nurse',
  groomer: 'groomer',
};

/** Columns of an owner's numbers, by the label of the number. */
export const phoneColumns: readonly (readonly [label: PhoneRecord['label'], column: string])[] = [
  ['Mobile', 'mobile'],
  ['Home', 'homePhone'],
  ['Work', 'workPhone'],
];
