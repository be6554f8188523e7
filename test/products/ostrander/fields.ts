import { offsetText } from '../../dialects/clock.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';

/** For tests: what is asked of a customer. */
export const customerFields: string = `id customerNumber status party { displayName person { givenName familyName } organization { legalName }
  phoneNumbers { purpose number { e164Number } } emailAddresses { address } postalAddresses { address { locality addressLines } } }
  homeFacility { id displayName } labels { displayName } lastVisitDate`;

/** For tests: what is asked of a patient of care. */
export const patientFields: string = `id displayName species { code displayName } breed { displayName } status biologicalSex
  careRelationships { kind customer { id } }`;

/** For tests: what is asked of an appointment. */
export const appointmentFields: string = `id status reasonForVisit slot { startTime endTime facility { id displayName timeZone { id } }
  worker { id party { displayName } } room { displayName } }
  serviceLines { offering { id displayName } patient { id displayName } plannedDuration }
  customer { id party { displayName } } cancellation { reason comment }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: unknown): Row | null {
  return row ? { id: at(row, 'id'), name: at(row, 'party.displayName') } : null;
}

function named(row: unknown): Row | null {
  return row ? { id: at(row, 'id'), name: at(row, 'displayName') } : null;
}

/** For tests: what a careful person reads of it. */
export function locationFrom(row: Row): Row {
  const parts = ['addressLines.0', 'locality', 'administrativeArea', 'postalCode'];
  const address = parts.map((part) => at(row, `postalAddress.${part}`)).join(', ');
  return { ...named(row), address, timeZone: at(row, 'timeZone.id') };
}

/** For tests: what a careful person reads of it. */
export function clientFrom(row: Row): Row {
  return given({
    ...person(row),
    givenName: at(row, 'party.person.givenName'),
    familyName: at(row, 'party.person.familyName'),
    phones: rowsAt(row, 'party.phoneNumbers').map((each) => at(each, 'number.e164Number')),
    emails: rowsAt(row, 'party.emailAddresses').map(({ address }) => address),
    active: row['status'] === 'CUSTOMER_STATUS_ACTIVE',
    tags: rowsAt(row, 'labels').map(({ displayName }) => displayName),
    lastVisit: row['lastVisitDate'],
    location: named(row['homeFacility']),
  });
}

/** For tests: what a careful person reads of it. */
export function patientFrom(row: Row): Row {
  return given({
    ...named(row),
    species: at(row, 'species.displayName'),
    breed: at(row, 'breed.displayName'),
    clientId: at(rowsAt(row, 'careRelationships')[0], 'customer.id'),
  });
}

/** For tests: what a careful person reads of it. */
export function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'slot.facility.timeZone.id'));
  const time = (field: string): string => offsetText(Date.parse(String(at(row, `slot.${field}`))), zone);
  return given({
    id: row['id'],
    start: time('startTime'),
    end: time('endTime'),
    status: row['status'],
    reason: row['reasonForVisit'],
    patient: named(at(rowsAt(row, 'serviceLines')[0], 'patient')),
    client: person(row['customer']),
    provider: person(at(row, 'slot.worker')),
    location: named(at(row, 'slot.facility')),
  });
}
