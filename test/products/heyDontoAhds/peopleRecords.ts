import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { AhdsMemory } from './memory.ts';
import { homesOf, siteIdOf, siteRow, stamped, stamps } from './sites.ts';
import { ahdsIds, cleaned, coded, otherId, phoneNames, sexes, slug } from './values.ts';

const { of } = ahdsIds;

/** Shows contacts and animals as the store does. */
export function peopleRecords({ practice, meet }: Backstage, memory: AhdsMemory) {
  const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];
  const speciesNames = (): readonly string[] => distinct(practice.patients.map(({ species: name }) => name));
  const breedPairs = (): readonly (readonly [species: string, breed: string])[] => {
    const texts = practice.patients.flatMap((row) => (row.breed === null ? [] : [`${row.species}\n${row.breed}`]));
    return distinct(texts).map((text) => {
      const [kindOfAnimal = '', name = ''] = text.split('\n');
      return [kindOfAnimal, name];
    });
  };
  const speciesId = (name: string): string => otherId('species', speciesNames().indexOf(name) + 1);

  const contactDetailsOf = (row: ClientRecord): readonly Row[] => {
    const emails = row.emails.map((value) => ({
      type: coded('contact-detail-type', 'email', 'Email'),
      name: 'Email',
      value,
    }));
    const phones = row.phones.map(({ label, value }) => ({
      type: coded('contact-detail-type', 'phone', 'Phone'),
      name: phoneNames[label],
      value,
    }));
    return [...phones, ...emails].map(({ type, name, value }, index) => ({
      ...stamps(row),
      contactDetailId: otherId('contactDetail', row.key * 100 + index),
      contactDetailType: type,
      contactId: of('client', row.key),
      name,
      value,
      valueCleaned: name === 'Email' ? value.toLowerCase() : cleaned(value),
      isActive: true,
      isPreferred: index === 0 || index === phones.length,
      subscriptionGroups: [],
    }));
  };
  const addressesOf = (row: ClientRecord): readonly Row[] =>
    row.street === '' && row.city === ''
      ? []
      : [
          {
            ...stamps(row),
            addressId: otherId('address', row.key),
            contactId: of('client', row.key),
            name: 'Home',
            line1: row.street,
            city: row.city,
            country: coded('country', 'US', 'United States'),
            countryCode: 'US',
            isActive: true,
          },
        ];
  const tagsOf = (row: ClientRecord): readonly Row[] =>
    row.tags.map((name, index) => ({
      ...stamps(row),
      tagId: otherId('tag', row.key * 100 + index),
      name,
      associatedResourceId: of('client', row.key),
      associatedResourceType: 'contact',
      categoryId: null,
      isActive: true,
    }));

  const contact = (row: ClientRecord): Row => {
    const isBusiness = row.givenName === null;
    const address = [row.street, row.city].filter((part) => part !== '').join(', ') || null;
    return {
      ...stamps(row),
      code: `C${String(row.key).padStart(5, '0')}`,
      isBusiness,
      isCustomer: true,
      isStaffMember: false,
      isSupplier: false,
      isSyndicate: false,
      isVet: false,
      ...memory.contacts.get(row.key),
      key: row.key,
      contactId: of('client', row.key),
      siteId: siteIdOf(row.placeKey),
      site: () => siteRow(practice, row.placeKey),
      businessName: isBusiness ? row.familyName : null,
      firstName: row.givenName,
      lastName: isBusiness ? null : row.familyName,
      contactDetails: () => contactDetailsOf(row),
      creditStatus: row.tags.includes('Payment plan') ? 'WARNING' : 'OK',
      notes: row.note,
      ownershipId: of('organization', practice.organization.key),
      physicalAddress: address,
      postalAddress: address,
      addresses: () => addressesOf(row),
      animals: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map((pet) => metAnimal(pet)),
      tags: () => tagsOf(row),
    };
  };
  const metContact = (row: ClientRecord): Row => {
    meet('client', row.key);
    return contact(row);
  };

  const animal = (row: PatientRecord, homeOf: (row: PatientRecord) => number = homesOf(practice)): Row => ({
    ...stamps(row),
    code: `A${String(row.key).padStart(5, '0')}`,
    isEstimatedDateOfBirth: row.birthDate === null ? null : false,
    isHostile: false,
    hasImportantNotes: false,
    resuscitationStatus: row.isDeceased ? null : 'full',
    ...memory.animals.get(row.key),
    key: row.key,
    animalId: of('patient', row.key),
    siteId: siteIdOf(homeOf(row)),
    name: row.name,
    species: coded('species', slug(row.species), row.species),
    breed: row.breed === null ? null : coded('breed', slug(row.breed), row.breed),
    colour: row.color === '' ? null : coded('colour', slug(row.color), row.color),
    sex: sexes[row.sex],
    dateOfBirth: row.birthDate,
    isActive: row.isActive,
    isDead: row.isDeceased,
    microchipNumber: row.microchip,
    ownerContactId: row.clientKey === null ? null : of('client', row.clientKey),
    ownerContact() {
      const owner = rowOf(practice.clients, row.clientKey);
      return owner && metContact(owner);
    },
    tags: [],
  });
  const metAnimal = (row: PatientRecord): Row => {
    meet('patient', row.key);
    return animal(row);
  };

  const species = (): readonly Row[] =>
    speciesNames().map((name) => ({
      ...stamped,
      speciesId: speciesId(name),
      name,
      code: coded('species', slug(name), name),
      aliases: [],
    }));
  const breeds = (): readonly Row[] =>
    breedPairs().map(([animalKind, name], index) => ({
      ...stamped,
      breedId: otherId('breed', index + 1),
      name,
      code: coded('breed', slug(name), name),
      breedCode: null,
      speciesId: speciesId(animalKind),
    }));

  return { contact, metContact, contactDetailsOf, addressesOf, tagsOf, animal, metAnimal, species, breeds };
}
