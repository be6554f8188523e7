// prettier-ignore
const subjects = [
  'Warehouse', 'Pallet', 'Courier', 'Voucher', 'Fleet', 'Turbine', 'Forecast', 'Glossary', 'Franchise', 'Payroll',
  'Sensor', 'Camera', 'Lottery', 'Catalog', 'Contract', 'Dispenser', 'Elevator', 'Firmware', 'Garden', 'Harvest',
];
// prettier-ignore
const aspects = [
  'Rule', 'Batch', 'Line', 'Policy', 'Snapshot', 'Region', 'Channel', 'Profile', 'Reading', 'Tag', 'Draft', 'Quota',
  'Digest', 'Alias', 'Group', 'Revision', 'Import', 'Export', 'Plan', 'Contact',
];

// Among them what a careless reader takes for a person or for an appointment.
const fieldSets: readonly (readonly string[])[] = [
  ['name: String', 'email: String', 'phone: String', 'isActive: Boolean'],
  ['title: String', 'start: String', 'end: String', 'status: String'],
  ['label: String', 'quantity: Int', 'unitPrice: Float'],
  ['code: String', 'description: String', 'createdAt: String', 'updatedAt: String'],
  ['firstName: String', 'lastName: String', 'addressLine: String'],
  ['date: String', 'duration: Int', 'reason: String', 'cancelledAt: String'],
];

/** SDL of so many generated types that have nothing to do with a front desk, each with a query, some with a mutation. */
export function noiseSdl(count: number, nameCase: 'camel' | 'snake'): string {
  const cased = nameCase === 'snake' ? snake : (name: string): string => name;
  const names = Array.from({ length: count }, (_, index) => typeName(index));
  const types = names.map((name, index) => {
    const fields = (fieldSets[index % fieldSets.length] ?? []).map((field) => {
      const [fieldName = '', type = ''] = field.split(': ');
      return `${cased(fieldName)}: ${type}`;
    });
    const neighbour = names[(index * 7 + 1) % count] ?? name;
    return `type ${cased(name)} { id: ID! ${fields.join(' ')} ${cased('relatedTo')}: ${cased(neighbour)} }`;
  });
  const inputs = names.filter(writes).map((name) => `input ${cased(`${name}Input`)} { name: String note: String }`);
  const queries = names.map((name, index) => `  ${query(name, index, cased)}`);
  const mutations = names.filter(writes).map((name) => {
    return `  ${lower(cased(`Create${name}`))}(input: ${cased(`${name}Input`)}!): ${cased(name)}`;
  });
  return [
    '',
    ...types,
    ...inputs,
    ...(queries.length > 0 ? ['extend type Query {', ...queries, '}'] : []),
    ...(mutations.length > 0 ? ['extend type Mutation {', ...mutations, '}'] : []),
  ].join('\n');
}

function typeName(index: number): string {
  const round = Math.floor(index / (subjects.length * aspects.length));
  const subject = subjects[index % subjects.length] ?? '';
  const aspect = aspects[Math.floor(index / subjects.length) % aspects.length] ?? '';
  return `${subject}${aspect}${round === 0 ? '' : String(round + 1)}`;
}

function query(name: string, index: number, cased: (name: string) => string): string {
  const field = lower(cased(name));
  if (index % 3 === 0) return `${field}s(limit: Int, offset: Int): [${cased(name)}!]`;
  return index % 3 === 1 ? `${field}(id: ID!): ${cased(name)}` : `${field}s(search: String): [${cased(name)}]`;
}

function writes(_name: string, index: number): boolean {
  return index % 4 === 0;
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function snake(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}
