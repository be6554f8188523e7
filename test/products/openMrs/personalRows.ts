import { type ClientRecord, fullNameOf, type ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { OpenMrsMemory } from './records.ts';
import { attributeTypes, attributeTypeUuid, dateTime, openMrsIds, otherUuid, phoneTypes } from './values.ts';

const yearMs = 31_556_952_000;
const occupations = ['Fisher', 'Teacher', 'Carpenter'];

/** A type of attributes. */
export function attributeType(name: string): Row {
  return {
    uuid: attributeTypeUuid(name),
    display: name,
    name,
    description: name === 'email' ? 'Mail address' : name,
    format: 'java.lang.String',
    sortWeight: attributeTypes.indexOf(name),
    searchable: name === 'Telephone Number',
    retired: false,
  };
}

/** Persons, their names, addresses and attributes. */
export function personalRows(now: () => number, memory: OpenMrsMemory) {
  const identifierType = { uuid: otherUuid('y', 1), display: 'OpenMRS ID', name: 'OpenMRS ID', required: true };
  const nameOf = (row: ClientRecord | ProviderRecord, number: number): Row => ({
    uuid: otherUuid('n', number),
    display: fullNameOf(row),
    givenName: row.givenName,
    middleName: null,
    familyName: row.familyName,
    familyName2: null,
    voided: false,
  });
  const ageOf = (birthdate: unknown): number | null =>
    typeof birthdate === 'string' ? Math.floor((now() - Date.parse(birthdate.slice(0, 10))) / yearMs) : null;

  const attribute = (key: number, name: string, value: string): Row => ({
    uuid: otherUuid('a', key, attributeTypes.indexOf(name)),
    display: `${name} = ${value}`,
    value,
    attributeType: attributeType(name),
    voided: false,
  });
  const occupationOf = (row: ClientRecord): string | null => {
    const own = memory.persons.get(row.key)?.['occupation'];
    if (typeof own === 'string') return own === '' ? null : own;
    return row.key % 3 === 0 ? (occupations[row.key % 4] ?? null) : null;
  };
  // Those of numbers and mail only where there is one.
  const attributesOf = (row: ClientRecord): readonly Row[] => {
    const phones = phoneTypes.flatMap(([label, name]) =>
      row.phones.filter((phone) => phone.label === label).map(({ value }) => attribute(row.key, name, value)),
    );
    const mails = row.emails.slice(0, 1).map((email) => attribute(row.key, 'email', email));
    const occupation = occupationOf(row);
    return [...phones, ...mails, ...(occupation === null ? [] : [attribute(row.key, 'Occupation', occupation)])];
  };

  /** The person who a patient is, under the same id. */
  const person = (row: ClientRecord): Row => {
    const stored: Row = {
      gender: ['F', 'M', 'O'][row.key % 3],
      birthdate: row.key % 7 === 0 ? null : dateTime(Date.UTC(1940 + (row.key % 60), row.key % 12, 1 + (row.key % 27))),
      birthdateEstimated: row.key % 10 === 0,
      dead: false,
      ...memory.persons.get(row.key),
    };
    const name = nameOf(row, row.key);
    const address: Row = {
      uuid: otherUuid('d', row.key),
      display: row.street,
      preferred: true,
      address1: row.street === '' ? null : row.street,
      cityVillage: row.city === '' ? null : row.city,
      country: 'USA',
      voided: false,
    };
    return {
      ...stored,
      uuid: openMrsIds.of('client', row.key),
      display: fullNameOf(row),
      age: ageOf(stored['birthdate']),
      deathDate: null,
      preferredName: name,
      preferredAddress: address,
      names: [name],
      addresses: [address],
      attributes: attributesOf(row),
      voided: row.isDeleted,
    };
  };
  const staffPerson = (row: ProviderRecord): Row => {
    const name = nameOf(row, 5000 + row.key);
    return {
      uuid: otherUuid('p', row.key),
      display: fullNameOf(row),
      gender: row.key % 2 === 0 ? 'M' : 'F',
      age: null,
      birthdate: null,
      birthdateEstimated: false,
      dead: false,
      preferredName: name,
      preferredAddress: null,
      names: [name],
      addresses: [],
      attributes: [attribute(5000 + row.key, 'email', row.email)],
      voided: false,
    };
  };
  return { person, staffPerson, identifierType };
}
