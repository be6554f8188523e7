import type { Row } from '../../dialects/readByHand.ts';
import type { ProductVisit } from '../queryProduct.ts';
import { currawong } from './currawong.ts';
import { bookingFields, householdFields, problemFields } from './fields.ts';

const { of } = currawong.view.ids;

/** The text of a booking's command. */
export const made = `mutation ($input: MakeBookingInput!) { result: makeBooking(input: $input) {
  ${problemFields} ... on SlotUnavailable { blockedBy { purpose } } ... on BookingMade { booking { ${bookingFields} } cautions } } }`;
/** The text that changes one. */
export const revised = `mutation ($input: ReviseBookingInput!) { result: reviseBooking(input: $input) {
  ${problemFields} ... on RevisionConflict { currentRevision } ... on BookingRevised { booking { ${bookingFields} } cautions } } }`;
/** The text that registers a household. */
export const registered = `mutation ($input: RegisterHouseholdInput!) { result: registerHousehold(input: $input) {
  ${problemFields} ... on HouseholdRegistered { household { ${householdFields} } lookalikes { id } } } }`;

/** What a command came to. */
export async function send({ query }: ProductVisit, text: string, variables?: object): Promise<Row> {
  const { result } = await query(text, variables);
  return result as Row; // Sound: each of these texts asks for an object with this name.
}

/** The text of a command that takes an id. */
export function progress(command: string, field: 'booking' | 'visit' = 'booking'): string {
  const inner = field === 'booking' ? bookingFields : `id stage arrived departed booking { status }`;
  const type = field === 'booking' ? '... on BookingProgressed' : '... on VisitProgressed';
  return `mutation { result: ${command} { ${problemFields} ${type} { ${field} { ${inner} } } } }`;
}

/** A booking that can be made. */
export const booking = {
  siteId: of('place', 2),
  starts: '2026-11-19T09:00:00-07:00',
  consultTypeId: of('visitType', 3),
  householdId: of('client', 2),
  ledById: of('provider', 3),
  presentingProblem: 'Coughs',
};
