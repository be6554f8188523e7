import { vetInputsText } from './schemaInputs.ts';
import { type VetTable, vetTables } from './tables.ts';

// What the vendor's reference says of a column, where its name doesn't.
const remarks: Readonly<Record<string, string>> = {
  'Admission.admission_date': 'By the clock of the clinic',
  'Admission.user_id': 'The doctor',
  'Admission.type_id': 'The purpose of the visit',
  'Admission.admission_length': 'H:i:s',
  'Admission.invoices_sum': 'The sum of invoices of this client on the same day',
  'Admission.reception_write_channel': 'The channel through which the admission was made',
  'Client.last_visit_date': 'The date of the last visit',
  'Client.phone_prefix': 'Code of the country',
  'Client.in_blacklist': '1 - in the blacklist, 0 - not',
  'Pet.alias': 'What the animal is called',
  'Pet.type_id': 'The kind of animal',
  'ComboManualItem.dop_param1': 'A purpose of visits: its usual length',
};
const deprecated: Readonly<Record<string, string>> = {
  'Client.city': 'will be removed, see city_data',
  'Client.registration_index': 'not used',
  'Client.vip': 'not used',
};
const comparisons: Readonly<Record<string, string>> = {
  ID: 'IdFilter',
  Int: 'IntFilter',
  String: 'StringFilter',
  DateTime: 'DateTimeFilter',
  Date: 'DateTimeFilter',
};

const bare = (type: string): string => type.replace('!', '');
const typeAt = (list: string): string => vetTables[list]?.type ?? '';

function typeText({ type, columns, one, many }: VetTable): string {
  const fields = Object.entries(columns).map(([column, of]) => {
    const remark = remarks[`${type}.${column}`];
    const reason = deprecated[`${type}.${column}`];
    return `${remark === undefined ? '' : `"${remark}" `}${column}: ${of}${reason === undefined ? '' : ` @deprecated(reason: "${reason}")`}`;
  });
  const links = Object.entries(one).map(([field, [target]]) => `${field}: ${typeAt(target)}`);
  const lists = Object.entries(many).map(([field, [target]]) => `${field}: [${typeAt(target)}!]!`);
  const filters = Object.entries(columns).map(([column, of]) => {
    return `${column}: ${comparisons[bare(of)] ?? `${bare(of)}Filter`}`;
  });
  return `
  type ${type} { ${[...fields, ...links, ...lists].join('\n')} }
  type ${type}Page { items: [${type}!]! total_count: Int! }
  input ${type}Filter { ${filters.join('\n')} }
  enum ${type}Column { ${Object.keys(columns).join(' ')} }
  input ${type}Sort { property: ${type}Column! direction: SortDirection = ASC }`;
}

function queriesText([list, { type, single }]: readonly [string, VetTable]): string {
  const one = single === null ? '' : `\n    ${single}(id: ID!): ${type}`;
  const args = `filter: ${type}Filter, sort: [${type}Sort!], limit: Int = 100, offset: Int = 0`;
  return `${list}(${args}): ${type}Page!${one}`;
}

const enums: Readonly<Record<string, string>> = {
  AdmissionStatus: 'save directed accepted deleted delayed not_approved in_treatment not_confirmed',
  ClientStatus: 'ACTIVE DISABLED DELETED TEMPORARY',
  ClientPhoneType: 'home work cell',
  PetSex: 'male female castrated sterilized unknown',
  PetStatus: 'alive dead deleted',
  ClinicStatus: 'ACTIVE DELETED',
  HospitalStatus: 'planned in_hospital discharged delayed deleted',
  InvoiceStatus: 'exec save deleted closed archived',
  InvoicePaymentStatus: 'none partial full',
};

/** The schema: types, filters and lists of all tables, and what can be written. */
export const vetmanagerText: string = `
  "A date and time as Y-m-d H:i:s, such as 2020-05-13 12:23:29, without a zone"
  scalar DateTime
  "A date as Y-m-d"
  scalar Date

  enum SortDirection { ASC DESC }
  ${Object.entries(enums)
    .map(
      ([name, words]) => `enum ${name} { ${words} }\n  input ${name}Filter { eq: ${name} ne: ${name} in: [${name}!] }`,
    )
    .join('\n  ')}

  input IdFilter { eq: ID ne: ID lt: ID lte: ID gt: ID gte: ID in: [ID!] }
  input IntFilter { eq: Int ne: Int lt: Int lte: Int gt: Int gte: Int in: [Int!] }
  "like: the value is somewhere in the text"
  input StringFilter { eq: String ne: String lt: String lte: String gt: String gte: String in: [String!] like: String }
  "like: the value is somewhere in the text, such as a day"
  input DateTimeFilter { eq: String ne: String lt: String lte: String gt: String gte: String like: String }
  ${Object.values(vetTables).map(typeText).join('\n')}

  type Query {
    ${Object.entries(vetTables).map(queriesText).join('\n    ')}
    "Items of the list admission_type that are active: purposes of visits"
    admission_types: [ComboManualItem!]!
  }
  ${vetInputsText}
`;
