import type { Row } from '../generatedRows.ts';
import { codeOf, lookupRow } from './values.ts';

function contact(typename: string, id: string, archetype: string, name: string, rest: Row): Row {
  return { __typename: typename, id, archetype, name, preferred: true, purposes: [], ...rest };
}

/** A postal address, with the codes that its lookups have. */
export function addressRow(
  id: string,
  street: string,
  suburb: string,
  state: string | null,
  postcode: string | null,
): Row {
  return contact('Address', id, 'contact.location', 'Location', {
    description: [street, suburb, postcode].filter(Boolean).join(' '),
    address: street,
    suburbName: suburb === '' ? null : suburb,
    suburbCode: suburb === '' ? null : codeOf(suburb),
    stateName: state,
    stateCode: state,
    postcode,
  });
}

/** A number as it was typed, with its purpose. */
export function phoneRow(id: string, number: string, purpose: string | null, isPreferred: boolean): Row {
  return contact('Phone', id, 'contact.phoneNumber', 'Phone Number', {
    description: purpose === null ? number : `${number} (${purpose})`,
    preferred: isPreferred,
    purposes: purpose === null ? [] : [lookupRow('lookup.contactPurpose', purpose)],
    areaCode: null,
    telephoneNumber: number,
    sms: purpose === 'Mobile',
  });
}

/** An email address. */
export function emailRow(id: string, emailAddress: string, isPreferred: boolean): Row {
  return contact('Email', id, 'contact.email', 'Email', {
    description: emailAddress,
    preferred: isPreferred,
    emailAddress,
  });
}
