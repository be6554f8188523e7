import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { visitTypes } from './care.ts';
import { OpenMrsRefusal, payloads } from './payloads.ts';
import type { OpenMrsMemory, OpenMrsRecords } from './records.ts';
import { attributeTypes, attributeTypeUuid, dateTime, openMrsIds, otherUuid, phoneTypes } from './values.ts';

interface Contacts {
  readonly phones: ClientRecord['phones'];
  readonly emails: ClientRecord['emails'];
  readonly occupation: string | undefined;
}

/** The mutations of patients, the persons who they are, and their visits. */
export function openMrsPeopleWrites(backstage: Backstage, records: OpenMrsRecords, memory: OpenMrsMemory): object {
  const { practice, now } = backstage;
  const { done, payload } = payloads(backstage);
  const { key } = openMrsIds;
  const rowsIn = (input: Row, field: string): readonly Row[] => {
    const list = input[field];
    return Array.isArray(list) ? list.filter(isRow) : [];
  };
  const rowIn = (input: Row, field: string): Row => {
    const value = input[field];
    return isRow(value) ? value : {};
  };
  const patientIn = (input: Row, field: string): ClientRecord => {
    const row = rowOf(practice.clients, key('client', givenText(input, field)));
    if (!row || row.isDeleted) throw new OpenMrsRefusal("Object with given uuid doesn't exist", ['input', field]);
    return row;
  };
  const remember = (row: ClientRecord, fields: Row): void => {
    memory.persons.set(row.key, { ...memory.persons.get(row.key), ...presentFields(fields) });
  };

  /** What a person has with one more attribute; an empty value takes it away. */
  const withAttribute = (before: Contacts, input: Row): Contacts => {
    const uuid = givenText(input, 'attributeType');
    const name = attributeTypes.find((each) => attributeTypeUuid(each) === uuid);
    const value = givenText(input, 'value') ?? '';
    if (name === undefined) throw new OpenMrsRefusal('Attribute type is required', ['input', 'attributeType']);
    if (name === 'email') return { ...before, emails: value === '' ? [] : [value] };
    if (name === 'Occupation') return { ...before, occupation: value };
    const label = phoneTypes.find(([, type]) => type === name)?.[0] ?? 'Mobile';
    const own: PhoneRecord[] = value === '' ? [] : [{ label, value }];
    return { ...before, phones: [...before.phones.filter((phone) => phone.label !== label), ...own] };
  };
  const addressIn = (address: Row): { readonly street: string | undefined; readonly city: string | undefined } => ({
    street: givenText(address, 'address1') ?? undefined,
    city: givenText(address, 'cityVillage') ?? undefined,
  });
  const detailsIn = (person: Row): Row => ({
    gender: person['gender'],
    birthdate: person['birthdate'],
    birthdateEstimated: person['birthdateEstimated'],
    dead: person['dead'],
  });

  const createPatient = (input: Row): ClientRecord => {
    const person = rowIn(input, 'person');
    const [name] = rowsIn(person, 'names');
    const identifiers = rowsIn(input, 'identifiers');
    const identifier = identifiers.find((each) => each['preferred'] === true) ?? identifiers[0];
    if (!name) throw new OpenMrsRefusal('Person needs at least one name', ['input', 'person', 'names']);
    if (!identifier) throw new OpenMrsRefusal('At least one identifier is required', ['input', 'identifiers']);
    const text = givenText(identifier, 'identifier') ?? '';
    if (practice.clients.some((row) => records.identifierText(row) === text))
      throw new OpenMrsRefusal(`Identifier ${text} already in use by another patient`, ['input', 'identifiers']);
    const placeKey = rowOf(practice.places, key('place', givenText(identifier, 'location')))?.key;
    if (placeKey === undefined) throw new OpenMrsRefusal('Location is required', ['input', 'identifiers', 'location']);
    const none: Contacts = { phones: [], emails: [], occupation: undefined };
    const contacts = rowsIn(person, 'attributes').reduce(withAttribute, none);
    const names = { givenName: givenText(name, 'givenName'), familyName: givenText(name, 'familyName') };
    const made = done(() => registerClient(practice, names, now()));
    const { phones, emails, occupation } = contacts;
    const change = { ...addressIn(rowsIn(person, 'addresses')[0] ?? {}), phones, emails, placeKey };
    const row = done(() => changeClient(practice, made.key, change, now()));
    remember(row, { ...detailsIn(person), identifier: text, occupation });
    return row;
  };

  const updatePatient = (input: Row): ClientRecord => {
    const before = patientIn(input, 'uuid');
    const person = rowIn(input, 'person');
    const name = rowIn(person, 'preferredName');
    const names = {
      givenName: givenText(name, 'givenName') ?? undefined,
      familyName: givenText(name, 'familyName') ?? undefined,
    };
    const change = { ...names, ...addressIn(rowIn(person, 'preferredAddress')) };
    const row = done(() => changeClient(practice, before.key, change, now()));
    remember(row, detailsIn(person));
    return row;
  };

  const setPersonAttribute = (input: Row): ClientRecord => {
    const before = patientIn(input, 'personUuid');
    const { phones, emails, occupation } = withAttribute({ ...before, occupation: undefined }, input);
    const row = done(() => changeClient(practice, before.key, { phones, emails }, now()));
    remember(row, { occupation });
    return row;
  };

  const voidPatient = (input: Row): ClientRecord => {
    const before = patientIn(input, 'uuid');
    return done(() => changeClient(practice, before.key, { isDeleted: true }, now()));
  };

  const startVisit = (input: Row): Row => {
    const person = patientIn(input, 'patient');
    const visitType = visitTypes.find((row) => row['uuid'] === givenText(input, 'visitType'));
    if (!visitType) throw new OpenMrsRefusal('Invalid visit type', ['input', 'visitType']);
    const place = rowOf(practice.places, key('place', givenText(input, 'location')));
    const startDatetime = givenText(input, 'startDatetime') ?? dateTime(now());
    const visit = {
      uuid: otherUuid('w', 9000 + memory.visits.length),
      display: `${String(visitType['display'])} - ${startDatetime.slice(0, 10)}`,
      patient: () => records.patient(rowOf(practice.clients, person.key)),
      patientKey: person.key,
      visitType,
      location: () => records.location(place),
      placeKey: place?.key ?? null,
      startDatetime,
      stopDatetime: null,
      encounters: [],
      voided: false,
    };
    memory.visits.push(visit);
    return visit;
  };

  return {
    createPatient: payload('patient', (input) => records.patient(createPatient(input))),
    updatePatient: payload('patient', (input) => records.patient(updatePatient(input))),
    voidPatient: payload('patient', (input) => records.patient(voidPatient(input))),
    setPersonAttribute: payload('person', (input) => records.person(setPersonAttribute(input))),
    startVisit: payload('visit', startVisit),
  };
}
