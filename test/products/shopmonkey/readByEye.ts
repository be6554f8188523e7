import { offsetText } from '../../dialects/clock.ts';
import { at, named, type Row, rowsAt } from '../../dialects/readByHand.ts';

const person = 'id customerType firstName lastName companyName';
/** For tests: what is asked of a customer. */
export const customerFields: string = `${person} phoneNumbers { number primary userDefinedType } emails { email primary } labels { name }
  locations { id name }`;
/** For tests: what is asked of an appointment. */
export const appointmentFields: string = `id startDate endDate name note confirmationStatus cancellationNote customer { ${person} }
  technicians { id firstName lastName } location { id name timezone }`;

function nameOf(row: unknown): unknown {
  return at(row, 'customerType') === 'Fleet' ? at(row, 'companyName') : named(row as Row, 'firstName', 'lastName');
}

function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}

/** A customer as a person would write her down. */
export function clientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: nameOf(row),
    givenName: row['firstName'],
    familyName: row['lastName'],
    phones: rowsAt(row, 'phoneNumbers').map(({ number }) => number),
    emails: rowsAt(row, 'emails').map(({ email }) => email),
    tags: rowsAt(row, 'labels').map(({ name }) => name),
    location: at(row, 'locations.0'),
  });
}

/** An appointment as a person would write it down. */
export function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'location.timezone'));
  const [technician] = rowsAt(row, 'technicians');
  return given({
    id: row['id'],
    start: offsetText(Date.parse(String(row['startDate'])), zone),
    end: offsetText(Date.parse(String(row['endDate'])), zone),
    status: row['cancellationNote'] === null ? row['confirmationStatus'] : 'Canceled',
    reason: row['note'],
    client: row['customer'] && { id: at(row, 'customer.id'), name: nameOf(row['customer']) },
    provider: technician ? { id: technician['id'], name: named(technician, 'firstName', 'lastName') } : null,
    location: { id: at(row, 'location.id'), name: at(row, 'location.name') },
  });
}
