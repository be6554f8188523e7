/** What a property holds; an enumeration is shown as a label beside the value that is stored. */
export type PropertyType = 'String' | 'Number' | 'DateTime' | 'Enumeration' | 'Boolean';

/** A type of record with the properties of the account, and the fields that lead to records of other types. */
export interface HubObject {
  readonly name: string;
  readonly properties: Readonly<Record<string, PropertyType>>;
  /** Types of the records at the other end, by the label of the association. */
  readonly associations: Readonly<Record<string, string>>;
}

const recordProperties = {
  hs_createdate: 'DateTime',
  hs_lastmodifieddate: 'DateTime',
  hubspot_owner_id: 'Enumeration',
} as const;

/** Standard objects and engagements, and two custom objects of a veterinary practice, which begin with `p_`. */
export const crmObjects: readonly HubObject[] = [
  {
    name: 'contact',
    properties: {
      firstname: 'String',
      lastname: 'String',
      hs_full_name_or_email: 'String',
      email: 'String',
      phone: 'String',
      mobilephone: 'String',
      address: 'String',
      city: 'String',
      company: 'String',
      lifecyclestage: 'Enumeration',
      hs_email_optout: 'Boolean',
      hubspot_owner_id: 'Enumeration',
      notes_last_contacted: 'DateTime',
      createdate: 'DateTime',
      lastmodifieddate: 'DateTime',
    },
    associations: {
      company_collection__primary: 'company',
      appointment_collection__contact_to_appointment: 'appointment',
      deal_collection__contact_to_deal: 'deal',
      p_pet_collection__pet_to_contact: 'p_pet',
    },
  },
  {
    name: 'company',
    properties: { name: 'String', domain: 'String', phone: 'String', city: 'String', ...recordProperties },
    associations: { contact_collection__company_to_contact: 'contact' },
  },
  {
    name: 'deal',
    properties: {
      dealname: 'String',
      amount: 'Number',
      closedate: 'DateTime',
      dealstage: 'Enumeration',
      ...recordProperties,
    },
    associations: { contact_collection__deal_to_contact: 'contact' },
  },
  {
    name: 'appointment',
    properties: {
      hs_appointment_name: 'String',
      hs_appointment_start: 'DateTime',
      hs_appointment_end: 'DateTime',
      hs_appointment_status: 'Enumeration',
      // In milliseconds.
      hs_duration: 'Number',
      reason_for_visit: 'String',
      cancellation_reason: 'String',
      ...recordProperties,
    },
    associations: {
      contact_collection__appointment_to_contact: 'contact',
      p_pet_collection__pet_to_appointment: 'p_pet',
      p_clinic_collection__clinic_to_appointment: 'p_clinic',
    },
  },
  {
    name: 'meeting',
    properties: {
      hs_meeting_title: 'String',
      hs_meeting_start_time: 'DateTime',
      hs_meeting_end_time: 'DateTime',
      hs_meeting_outcome: 'Enumeration',
      hs_meeting_location: 'String',
      hs_timestamp: 'DateTime',
      ...recordProperties,
    },
    associations: { contact_collection__meeting_event_to_contact: 'contact' },
  },
  {
    name: 'p_pet',
    properties: {
      pet_name: 'String',
      species: 'Enumeration',
      breed: 'String',
      sex: 'Enumeration',
      microchip: 'String',
      deceased: 'Boolean',
      ...recordProperties,
    },
    associations: {
      contact_collection__pet_to_contact: 'contact',
      appointment_collection__pet_to_appointment: 'appointment',
    },
  },
  {
    name: 'p_clinic',
    properties: {
      clinic_name: 'String',
      street_address: 'String',
      city: 'String',
      state: 'String',
      postal_code: 'String',
      time_zone: 'String',
      phone: 'String',
      ...recordProperties,
    },
    associations: { appointment_collection__clinic_to_appointment: 'appointment' },
  },
];

/** Tables of HubDB, which are for the website. */
export const tables: readonly HubObject[] = [
  {
    name: 'services',
    properties: { hs_path: 'String', name: 'String', minutes: 'Number', price: 'Number', hs_updated_at: 'DateTime' },
    associations: {},
  },
];

const operators: Readonly<Record<PropertyType, readonly string[]>> = {
  String: ['eq', 'neq', 'contains', 'not_contains'],
  Number: ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'not_in'],
  DateTime: ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'],
  Enumeration: ['eq', 'neq', 'in', 'not_in'],
  Boolean: ['eq', 'neq'],
};

/** SDL that is generated from the objects of an account. */
export const hubspotText = `
"Milliseconds since 1970"
scalar DateTime
scalar Number
type Enumeration { label: String value: String }
type ObjectMetadata { id: String }
type Query { CRM: CRM HUBDB: HUBDB }
type CRM {
${crmObjects.map((object) => rootText('crm', object)).join('\n')}
}
type HUBDB {
${tables.map((object) => rootText('hubdb', object)).join('\n')}
}
${crmObjects.map((object) => objectText('crm', object)).join('')}
${tables.map((object) => objectText('hubdb', object)).join('')}
`;

function listText(space: string, field: string, name: string): string {
  const type = `${space}_${name}`;
  return `  ${field}(filter: ${type}_filter limit: Int offset: Int orderBy: [${type}_order_by!]): ${type}_collection`;
}

function rootText(space: string, { name }: HubObject): string {
  return `  ${name}(uniqueIdentifier: String!, uniqueIdentifierValue: String!): ${space}_${name}
${listText(space, `${name}_collection`, name)}`;
}

function objectText(space: string, { name, properties, associations }: HubObject): string {
  const type = `${space}_${name}`;
  const idName = space === 'crm' ? 'hs_object_id' : 'hs_id';
  const all = Object.entries<PropertyType>({ [idName]: 'Number', ...properties });
  const filters = all.flatMap(([property, held]) => {
    const value = held === 'Enumeration' ? 'String' : held;
    const own = operators[held].map(
      (operator) => `${property}__${operator}: ${operator.endsWith('in') ? `[${value}]` : value}`,
    );
    return [...own, `${property}__null: Boolean`];
  });
  const ways = Object.entries(associations).map(([field, target]) => listText(space, field, target));
  return `
type ${type} {
  ${all.map(([property, held]) => `${property}: ${held}`).join('\n  ')}
  ${space === 'crm' ? '_metadata: ObjectMetadata' : ''}
  ${ways.length > 0 ? `associations: ${type}_associations` : ''}
}
${ways.length > 0 ? `type ${type}_associations {\n${ways.join('\n')}\n}` : ''}
type ${type}_collection { hasMore: Boolean items: [${type}] limit: Int offset: Int total: Int }
input ${type}_filter { OR: [${type}_filter!] ${filters.join(' ')} }
enum ${type}_order_by { ${all.map(([property]) => `${property}__asc ${property}__desc`).join(' ')} }
`;
}
