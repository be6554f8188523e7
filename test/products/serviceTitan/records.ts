import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  dialectNow,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { contactsOf, type StContact } from './contacts.ts';
import { office, type StAddress, type StLocation, type StMemory, type StNote } from './memory.ts';
import { idOf, ownId } from './values.ts';

/** How people, places and settings of the practice look there. */
export type StRecords = ReturnType<typeof serviceTitanRecords>;

const petsField = 7_001;
const skills: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Examination',
  technician: 'Nursing',
  groomer: 'Grooming',
};
/** When the tenant was set up; nothing there is older. */
export const setUp = dialectNow - 2_000 * 86_400_000;
const setUpText = utcText(setUp);

/** Makes rows from the records of a practice; what is linked is followed only where it is asked for. */
export function serviceTitanRecords({ practice, meet }: Backstage, memory: StMemory) {
  const tenant = {
    id: idOf('organization', practice.organization.key),
    name: practice.organization.name,
    accountCode: null,
    franchiseId: null,
    conceptCode: null,
    modifiedOn: setUpText,
  };

  const businessUnit = (row: PlaceRecord): Row => ({
    id: idOf('place', row.key),
    active: true,
    name: row.name,
    officialName: row.name,
    email: row.email,
    currency: 'USD',
    phoneNumber: row.phone,
    invoiceHeader: row.name,
    invoiceMessage: 'Thank you for your visit.',
    defaultTaxRate: 0,
    authorizationParagraph: null,
    acknowledgementParagraph: null,
    address: { street: row.street, unit: null, city: row.city, state: row.state, zip: row.postalCode, country: 'USA' },
    materialSku: null,
    quickbooksClass: row.name,
    accountCode: String(1_000 + row.key),
    franchiseId: null,
    conceptCode: null,
    corporateContractNumber: null,
    tenant,
    createdOn: setUpText,
    modifiedOn: setUpText,
    externalData: [],
  });
  const businessUnitOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && businessUnit(row);
  };

  const technician = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    const [home = null] = row.placeKeys;
    return {
      id: idOf('provider', row.key),
      userId: idOf('provider', row.key),
      name: fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      roleIds: [4_402],
      businessUnitId: home === null ? null : idOf('place', home),
      businessUnit: () => businessUnitOf(home),
      mainZoneId: home === null ? null : 6_100 + home,
      zoneIds: row.placeKeys.map((key) => 6_100 + key),
      createdOn: setUpText,
      modifiedOn: setUpText,
      email: row.email,
      phoneNumber: null,
      loginName: row.email.split('@')[0] ?? null,
      home: null,
      dailyGoal: 0,
      isManagedTech: true,
      customFields: [],
      active: row.isActive,
      burdenRate: 0,
      team: row.title,
      skills: [{ id: 880 + row.role.length, name: skills[row.role] }],
      bio: null,
      memo: null,
    };
  };

  const jobType = (row: VisitTypeRecord): Row => ({
    id: idOf('visitType', row.key),
    name: row.name,
    businessUnitIds: practice.places.map(({ key }) => idOf('place', key)),
    skills: [],
    tagTypeIds: [],
    priority: 'Normal',
    duration: row.minutes * 60,
    soldThreshold: 0,
    class: 'Service',
    summary: null,
    noCharge: false,
    active: row.isBookable,
    createdOn: setUpText,
    modifiedOn: setUpText,
    externalData: [],
  });

  const tagType = (name: string): Row => ({
    id: tagIdOf(name),
    name,
    active: true,
    color: '#2f6fd0',
    code: name.slice(0, 3).toUpperCase(),
    isConversionOpportunity: false,
    createdOn: setUpText,
    modifiedOn: setUpText,
  });
  const tagIdOf = (name: string): number => ownId('tag', memory.tags.indexOf(name) + 1);

  // Nothing is known of the state and the zip of customers who came from elsewhere.
  const addressOf = ({ key, street, city }: ClientRecord): StAddress =>
    memory.addresses.get(key) ?? { street, unit: null, city, state: '', zip: '', country: 'USA' };

  /** The places where customers are served: one of each, then those that were added. */
  const locationsOf = (clients: readonly ClientRecord[]): readonly StLocation[] => {
    const first = clients.map((row): StLocation => ({
      key: row.key,
      clientKey: row.key,
      name: memory.locationNames.get(row.key) ?? fullNameOf(row),
      address: addressOf(row),
      at: row.createdAt,
    }));
    const keys = new Set(clients.map(({ key }) => key));
    return [...first, ...memory.moreLocations.filter(({ clientKey }) => keys.has(clientKey))];
  };

  const location = (row: StLocation): Row => ({
    id: ownId('location', row.key),
    customerId: idOf('client', row.clientKey),
    customer: () => customerOf(row.clientKey),
    active: rowOf(practice.clients, row.clientKey)?.isActive ?? false,
    name: row.name,
    address: row.address,
    customFields: [],
    createdOn: utcText(row.at),
    createdById: office.desk,
    modifiedOn: utcText(row.at),
    mergedToId: null,
    zoneId: null,
    taxZoneId: 5_501,
    taxExempt: false,
    tagTypeIds: [],
    externalData: [],
  });

  const contact = (row: StContact): Row => ({
    id: ownId('contact', row.key),
    customerId: idOf('client', row.clientKey),
    locationId: ownId('location', row.clientKey),
    type: row.type,
    value: row.value,
    memo: row.memo,
    phoneSettings: row.type === 'Email' ? null : { phoneNumber: row.value, doNotText: row.type !== 'MobilePhone' },
    modifiedOn: utcText(rowOf(practice.clients, row.clientKey)?.updatedAt ?? setUp),
  });

  const note = ({ text, isPinned, at }: StNote): Row => ({
    text,
    isPinned,
    createdById: office.desk,
    createdOn: utcText(at),
    modifiedOn: utcText(at),
  });
  const customerNotes = (row: ClientRecord): readonly StNote[] => [
    ...(row.note === null ? [] : [{ text: row.note, isPinned: true, at: row.createdAt }]),
    ...(memory.customerNotes.get(row.key) ?? []),
  ];

  function customer(row: ClientRecord): Row {
    meet('client', row.key);
    const pets = practice.patients.filter(({ clientKey }) => clientKey === row.key).map(({ name }) => name);
    return {
      customFields: [{ typeId: petsField, name: 'Pets', value: pets.join(', ') }],
      taxExempt: false,
      doNotMail: false,
      doNotService: false,
      nationalAccount: false,
      paymentTermId: null,
      creditLimit: null,
      ...memory.profiles.get(row.key),
      id: idOf('client', row.key),
      active: row.isActive,
      name: fullNameOf(row),
      type: row.givenName === null ? 'Commercial' : 'Residential',
      address: addressOf(row),
      balance: () =>
        memory.ledger.orders
          .filter(({ clientKey }) => clientKey === row.key)
          .reduce((sum, order) => sum + dueOf(memory.ledger, order), 0) / 100,
      tagTypeIds: row.tags.map(tagIdOf),
      tagTypes: row.tags.map(tagType),
      createdOn: utcText(row.createdAt),
      createdById: office.desk,
      modifiedOn: utcText(row.updatedAt),
      mergedToId: null,
      creditLimitBalance: null,
      externalData: [],
      contacts: () => contactsOf(row, memory).map(contact),
      locations: () => locationsOf([row]).map(location),
    };
  }
  function customerOf(key: number | null): Row | null {
    const row = rowOf(practice.clients, key);
    return row && customer(row);
  }

  return {
    businessUnit,
    businessUnitOf,
    technician,
    jobType,
    tagType,
    addressOf,
    locationsOf,
    location,
    contact,
    note,
    customerNotes,
    customer,
    customerOf,
    petsField,
  };
}
