import type { ClientRecord, PlaceRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { vipIds, wordUuid } from './values.ts';

/** A place as a location of the practice. */
export function locationRow(row: PlaceRecord, practiceName: string): Row {
  return {
    locationUuid: vipIds.of('place', row.key),
    name: row.name,
    nameNo: String(row.key),
    address1: row.street,
    address2: null,
    city: row.city,
    county: row.state,
    postcode: row.postalCode,
    viewOrder: row.key,
    main: row.key === 1,
    locale: 'en_US',
    phone: row.phone,
    vatNo: null,
    fax: null,
    practiceName,
    emailAddress: row.email,
    website: 'www.harbor.example.test',
    regionUuid: null,
    timezone: row.zone,
  };
}

/** An email address of a person; the first one is the main one. */
export function emailRow(owner: string, address: string, index: number): Row {
  return {
    emailUuid: wordUuid(`${owner}-email`, String(index)),
    emailAddress: address,
    main: index === 0,
    noMarketing: false,
  };
}

/** A telephone number of a person. */
export function numberRow(owner: string, type: string, value: string, index: number): Row {
  return {
    numberUuid: wordUuid(`${owner}-number`, String(index)),
    numberType: type,
    number: value,
    main: index === 0,
    sms: type === 'Mobile',
  };
}

/** The address of a client. */
export function addressRow(owner: string, { street, city }: ClientRecord): Row {
  return {
    addressUuid: wordUuid(`${owner}-address`, '0'),
    address1: street,
    address2: null,
    city,
    county: null,
    postcode: null,
    main: true,
  };
}
