/** The fields of a table, each with its type as DEFINE FIELD says it; a path leads into an object. */
export type Fields = Readonly<Record<string, string>>;

/** Tables and their fields, in the order in which the database lists them: by name. */
export const surrealTables: Readonly<Record<string, Fields>> = {
  appointment: {
    cancel_reason: 'option<string>',
    client: 'option<record<client>>',
    created_at: 'option<datetime>',
    duration: 'duration',
    location: 'record<location>',
    pet: 'option<record<pet>>',
    reason: 'option<string>',
    service: 'record<service>',
    source: 'option<string>',
    staff: 'option<record<staff>>',
    starts_at: 'datetime',
    status: 'option<string>',
    updated_at: 'option<datetime>',
  },
  client: {
    active: 'option<bool>',
    address: 'option<object>',
    'address.city': 'option<string>',
    'address.street': 'option<string>',
    created_at: 'option<datetime>',
    email: 'option<string>',
    first_name: 'option<string>',
    last_name: 'string',
    location: 'option<record<location>>',
    name: 'option<string>',
    notes: 'option<string>',
    phones: 'option<array<object>>',
    'phones.*.label': 'option<string>',
    'phones.*.number': 'string',
    referred_by: 'option<record<client>>',
    tags: 'option<array<string>>',
    updated_at: 'option<datetime>',
  },
  invoice: {
    appointment: 'option<record<appointment>>',
    client: 'record<client>',
    issued_at: 'datetime',
    lines: 'array<object>',
    'lines.*.description': 'string',
    'lines.*.price': 'decimal',
    'lines.*.quantity': 'int',
    number: 'int',
    status: 'string',
    total: 'decimal',
  },
  location: {
    address: 'object',
    'address.city': 'string',
    'address.postal_code': 'string',
    'address.state': 'string',
    'address.street': 'string',
    code: 'string',
    email: 'option<string>',
    name: 'string',
    phone: 'option<string>',
    timezone: 'string',
  },
  pet: {
    active: 'option<bool>',
    birth_date: 'option<datetime>',
    breed: 'option<string>',
    color: 'option<string>',
    created_at: 'option<datetime>',
    deceased: 'option<bool>',
    microchip: 'option<string>',
    name: 'string',
    owner: 'option<record<client>>',
    sex: 'option<string>',
    species: 'string',
    updated_at: 'option<datetime>',
  },
  service: { active: 'bool', color: 'option<string>', duration: 'duration', name: 'string', price: 'decimal' },
  staff: {
    active: 'bool',
    email: 'string',
    first_name: 'string',
    last_name: 'string',
    name: 'option<string>',
    role: 'string',
    title: 'option<string>',
  },
  time_block: {
    created_by: 'option<record<staff>>',
    duration: 'duration',
    location: 'record<location>',
    staff: 'option<record<staff>>',
    starts_at: 'datetime',
    title: 'string',
  },
  works_at: { in: 'record<staff>', out: 'record<location>', since: 'option<datetime>' },
};

/** Tables of edges, with the tables they lead from and to. */
export const surrealEdges: Readonly<Record<string, { readonly from: string; readonly to: string }>> = {
  works_at: { from: 'staff', to: 'location' },
};

/** A field's type, apart from whether it may be empty. */
export interface FieldKind {
  /** Such as string, datetime, record or object. */
  readonly kind: string;
  readonly isOptional: boolean;
  readonly isList: boolean;
  /** The table that a record belongs to. */
  readonly table: string | null;
}

/** What DEFINE FIELD says, in parts. */
export function kindOf(type: string): FieldKind {
  const isOptional = type.startsWith('option<');
  const given = isOptional ? type.slice('option<'.length, -1) : type;
  const isList = given.startsWith('array<');
  const inner = isList ? given.slice('array<'.length, -1) : given;
  const table = /^record<(\w+)>$/.exec(inner)?.[1] ?? null;
  return { kind: table === null ? inner : 'record', isOptional, isList, table };
}

/** The fields of a table that are not within others. */
export function topFields(table: string): readonly (readonly [name: string, type: FieldKind])[] {
  return Object.entries(surrealTables[table] ?? {})
    .filter(([name]) => !name.includes('.'))
    .map(([name, type]) => [name, kindOf(type)]);
}

/** What is within a field that holds an object or several. */
export function innerFields(table: string, field: string): readonly (readonly [name: string, type: FieldKind])[] {
  return Object.entries(surrealTables[table] ?? {})
    .filter(([name]) => name.startsWith(`${field}.`))
    .map(([name, type]) => [name.slice(name.lastIndexOf('.') + 1), kindOf(type)]);
}
