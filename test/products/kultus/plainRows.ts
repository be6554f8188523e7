import type { Row } from '../generatedRows.ts';
import type { EventRow, VenueRow } from './memory.ts';
import { globalId, isoText } from './values.ts';

/** What Kultus adds to an event, without what leads to other rows. */
export function settingsRow(row: EventRow): Row {
  return {
    id: globalId('PalvelutarjotinEventNode', row.number),
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
    linkedEventId: row.linkedId,
    enrolmentStart: row.enrolmentStart === null ? null : isoText(row.enrolmentStart),
    enrolmentEndDays: row.enrolmentEndDays,
    externalEnrolmentUrl: row.externalEnrolmentUrl,
    neededOccurrences: row.neededOccurrences,
    contactPhoneNumber: row.contactPhoneNumber,
    contactEmail: row.contactEmail,
    contactInfoDeletedAt: null,
    autoAcceptance: row.autoAcceptance,
    mandatoryAdditionalInformation: row.mandatoryAdditionalInformation,
    isQueueingAllowed: row.isQueueingAllowed,
    autoAcceptanceMessage: row.messages[0]?.autoAcceptanceMessage ?? null,
    translations: row.messages,
  };
}

export function venueRow(row: VenueRow): Row {
  return {
    ...row.flags,
    id: row.placeId,
    translations: row.translations,
    description: row.translations[0]?.description ?? null,
  };
}
