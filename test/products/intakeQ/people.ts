import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { IntakeQMemory } from './memory.ts';
import { clientIdOf, endOf, fieldIdOf, guidOf, intakeQIds, noteIdOf, phoneFields } from './values.ts';

/** How clients and what can be booked look there. */
export type PeopleRecords = ReturnType<typeof peopleRecords>;

const petsField = fieldIdOf(1);
const sourceField = fieldIdOf(2);
const sources = ['Google', null, 'A friend', null, 'Walked by'];
const insurer = 'Trupanion';

/** The price of a service, which goes by its length. */
export function priceOf({ minutes }: VisitTypeRecord): number {
  return minutes * 2.5;
}

/** Makes rows of clients and of settings. */
export function peopleRecords(backstage: Backstage, memory: IntakeQMemory) {
  const { practice, meet } = backstage;

  /** What is made up belongs to those who were there from the start. */
  const isOld = ({ key }: ClientRecord): boolean => key <= memory.lastClient;

  const petsOf = (client: ClientRecord): string | null => {
    const pets = practice.patients.filter(({ clientKey }) => clientKey === client.key);
    const text = pets.map(({ name, species, breed }) => `${name} (${species}${breed === null ? '' : `, ${breed}`})`);
    return pets.length === 0 ? null : text.join('; ');
  };
  const customFields = (client: ClientRecord): readonly Row[] => {
    const saved = memory.customValues.get(client.key);
    const field = (id: string, text: string, value: string | null): Row => ({
      FieldId: id,
      Text: text,
      Value: saved?.has(id) ? saved.get(id) : value,
    });
    return [
      field(petsField, 'Pets', petsOf(client)),
      field(
        sourceField,
        'How did you hear about us?',
        isOld(client) ? (sources[client.key % sources.length] ?? null) : null,
      ),
    ];
  };

  /** Birth in epoch ms. */
  const birthOf = (client: ClientRecord): number | null => {
    const { key } = client;
    const saved = memory.profiles.get(key)?.['DateOfBirth'];
    if (saved !== undefined) return typeof saved === 'number' ? saved : null;
    return isOld(client) && key % 3 === 1 ? Date.UTC(1950 + (key % 50), key % 12, 1 + (key % 28)) : null;
  };

  const linksOf = ({ key }: ClientRecord): readonly Row[] => {
    const other = key % 20 === 10 ? key + 1 : key % 20 === 11 ? key - 1 : null;
    const partner = rowOf(practice.clients, other);
    return partner && !partner.isDeleted ? [{ ClientNumber: clientIdOf(partner.key), RelationshipType: 3 }] : [];
  };

  const creditOf = ({ key }: ClientRecord): number =>
    memory.ledger.credits.filter(({ clientKey }) => clientKey === key).reduce((sum, { cents }) => sum + cents, 0) / 100;

  const addressFields = (client: ClientRecord): Row => {
    const near = practice.places.find(({ city }) => city === client.city);
    const saved = memory.profiles.get(client.key) ?? {};
    const state = saved['StateShort'] ?? near?.state ?? null;
    const parts = [client.street, client.city, state].flatMap((part) =>
      typeof part === 'string' && part !== '' ? [part] : [],
    );
    return {
      Address: parts.length === 0 ? null : parts.join(', '),
      UnitNumber: null,
      StreetAddress: client.street || null,
      City: client.city || null,
      StateShort: state,
      Country: client.city === '' ? null : 'USA',
      PostalCode: near?.postalCode ?? null,
    };
  };

  const insuranceFields = ({ key, ...client }: ClientRecord): Row => {
    const isInsured = key <= memory.lastClient && key % 15 === 0;
    return {
      BillingType: isInsured ? 2 : key <= memory.lastClient ? 1 : 0,
      PrimaryInsuranceCompany: isInsured ? insurer : null,
      PrimaryInsurancePolicyNumber: isInsured ? `TP-${String(48_000 + key)}` : null,
      PrimaryInsuranceHolderName: isInsured ? fullNameOf(client) : null,
      PrimaryInsuranceRelationship: isInsured ? 'Self' : null,
    };
  };

  const summary = (client: ClientRecord): Row => ({
    ClientId: clientIdOf(client.key),
    ClientNumber: clientIdOf(client.key),
    Name: fullNameOf(client),
    Email: client.emails[0] ?? null,
    Phone: phoneFields(client).Phone,
  });

  const profile = (client: ClientRecord): Row => ({
    MaritalStatus: null,
    Gender: null,
    PractitionerId: null,
    ...addressFields(client),
    ...insuranceFields(client),
    ...memory.profiles.get(client.key),
    ...summary(client),
    ...phoneFields(client),
    FirstName: client.givenName,
    LastName: client.familyName,
    DateOfBirth: birthOf(client),
    Tags: client.tags,
    Archived: !client.isActive,
    AdditionalInformation: client.note,
    DateCreated: client.createdAt,
    LastActivityDate: client.updatedAt,
    LastActivityName: client.key % 3 === 0 ? 'Intake form' : 'Profile update',
    LastUpdateDate: client.updatedAt,
    CreditBalance: creditOf(client),
    Guid: guidOf('person', client.key),
    LinkedClients: linksOf(client),
    CustomFields: customFields(client),
  });

  return {
    summary,
    customFields,
    birthOf,
    /** A client as a list answers her, with her profile or without. */
    client(client: ClientRecord, withProfile: boolean): Row {
      meet('client', client.key);
      return withProfile ? profile(client) : summary(client);
    },
    externalIdOf({ key }: { readonly key: number }): string | null {
      const saved = memory.profiles.get(key)?.['ExternalClientId'];
      return typeof saved === 'string' ? saved : null;
    },
    diagnosesOf(client: ClientRecord): readonly Row[] {
      const visits = practice.appointments.filter((row) => row.clientKey === client.key && row.state === 'completed');
      return visits
        .filter(({ reason, isDeleted }) => reason !== null && !isDeleted)
        .map((row) => ({
          Code: `K${String(100 + (row.key % 90))}`,
          Description: row.reason,
          Date: new Date(row.start).toISOString(),
          EndDate: row.key % 2 === 0 ? new Date(endOf(row) + 14 * 86_400_000).toISOString() : null,
          NoteId: noteIdOf(row.key),
        }));
    },
    location(place: PlaceRecord): Row {
      meet('place', place.key);
      const { street, city, state, postalCode } = place;
      return {
        Id: intakeQIds.of('place', place.key),
        Name: place.name,
        Address: `${street}, ${city}, ${state} ${postalCode}`,
      };
    },
    service: (type: VisitTypeRecord): Row => ({
      Id: intakeQIds.of('visitType', type.key),
      Name: type.name,
      Duration: type.minutes,
      Price: priceOf(type),
    }),
    practitioner(provider: ProviderRecord): Row {
      meet('provider', provider.key);
      return {
        Id: intakeQIds.of('provider', provider.key),
        CompleteName: fullNameOf(provider),
        FirstName: provider.givenName,
        LastName: provider.familyName,
        Email: provider.email,
      };
    },
  };
}
