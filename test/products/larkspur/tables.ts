/** A column: what GraphQL makes of its type, and what may be left out. */
export interface Column {
  readonly type: string;
  readonly isDate: boolean;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

/** What leads to rows of another table, where its column is the same as one of the own. */
export interface Relation {
  readonly table: string;
  readonly isMany: boolean;
  readonly other: string;
  readonly own: string;
}

/** A table of the database. */
export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** Words of the columns that are enums. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

const stamps = 'createdAt: Date!*, updatedAt: Date!*';

/** All tables, in the order of the schema file. Columns with ! are never null, those with * have a default. */
export const larkspurTables: readonly Table[] = [
  table(
    'branches',
    `id: Int!*, name: String!, addressLine: String!, town: String!, region: String!, postcode: String!,
    timezone: String!, telephone: String!, email: String`,
    'bookings: *bookings.branchId id, staffBranches: *staffBranches.branchId id, diaryBlocks: *diaryBlocks.branchId id',
  ),
  table(
    'staff',
    `id: Int!*, forename: String!, surname: String!, postNominals: String, role: StaffRoleEnum!, email: String!,
    leftOn: String`,
    'staffBranches: *staffBranches.staffId id, bookings: *bookings.staffId id',
    { role: ['vet', 'nurse', 'groomer'] },
  ),
  table(
    'staffBranches',
    'staffId: Int!, branchId: Int!',
    'staffMember: staff.id staffId, branch: branches.id branchId',
  ),
  table(
    'owners',
    `id: Int!*, title: String, forename: String, surname: String!, mobile: String, homePhone: String,
    workPhone: String, email: String, otherEmail: String, addressLine: String, town: String, homeBranchId: Int!*,
    flags: [String!]!*, notes: String, inactiveSince: String, ${stamps}`,
    `homeBranch: branches.id homeBranchId, animals: *animals.ownerId id, bookings: *bookings.ownerId id,
    invoices: *invoices.ownerId id, messages: *messages.ownerId id`,
  ),
  table('species', 'id: Int!*, name: String!'),
  table(
    'animals',
    `id: Int!*, ownerId: Int, speciesId: Int!, name: String!, breed: String, colour: String, sex: AnimalsSexEnum!*,
    dateOfBirth: String, chipNumber: String, diedOn: String, ${stamps}`,
    `owner: owners.id ownerId, species: species.id speciesId, bookings: *bookings.animalId id,
    reminders: *reminders.animalId id`,
    { sex: ['male', 'female', 'unknown'] },
  ),
  table('bookingTypes', 'id: Int!*, name: String!, minutes: Int!, colour: String!, bookableOnline: Boolean!*'),
  table('bookingStates', 'code: String!, label: String!, position: Int!'),
  table(
    'bookings',
    `id: Int!*, branchId: Int!, bookingTypeId: Int!, stateCode: String!*, staffId: Int, animalId: Int, ownerId: Int,
    startsAt: Date!, endsAt: Date!, reason: String, cancelledBecause: String, ${stamps}`,
    `branch: branches.id branchId, bookingType: bookingTypes.id bookingTypeId, state: bookingStates.code stateCode,
    staffMember: staff.id staffId, animal: animals.id animalId, owner: owners.id ownerId`,
  ),
  table(
    'diaryBlocks',
    'id: Int!*, branchId: Int!, staffId: Int, startsAt: Date!, endsAt: Date!, note: String',
    'branch: branches.id branchId, staffMember: staff.id staffId',
  ),
  table(
    'invoices',
    'id: Int!*, ownerId: Int!, branchId: Int!, issuedAt: Date!, totalCents: Int!, paidCents: Int!*',
    'owner: owners.id ownerId, branch: branches.id branchId, lines: *invoiceLines.invoiceId id',
  ),
  table(
    'invoiceLines',
    'id: Int!*, invoiceId: Int!, description: String!, quantity: Int!*, unitCents: Int!',
    'invoice: invoices.id invoiceId',
  ),
  table(
    'messages',
    'id: Int!*, ownerId: Int!, inbound: Boolean!*, body: String!, sentAt: Date!*, readAt: Date',
    'owner: owners.id ownerId',
  ),
  table('reminders', 'id: Int!*, animalId: Int!, label: String!, dueOn: String!', 'animal: animals.id animalId'),
];

/** The table of a name, which is one of the schema's. */
export function tableOf(name: string): Table {
  const found = larkspurTables.find((each) => each.name === name);
  if (!found) throw new Error(`There is no table ${name}`);
  return found;
}

function table(name: string, columns: string, relations = '', enums: Table['enums'] = {}): Table {
  return {
    name,
    columns: Object.fromEntries(partsOf(columns).map(([column, text]) => [column, columnOf(text)])),
    relations: Object.fromEntries(partsOf(relations).map(([relation, text]) => [relation, relationOf(text)])),
    enums,
  };
}

function partsOf(text: string): readonly (readonly [name: string, rest: string])[] {
  return text
    .split(/,\s*/)
    .filter(Boolean)
    .map((part) => {
      const [name = '', rest = ''] = part.split(': ');
      return [name, rest];
    });
}

function columnOf(text: string): Column {
  const type = text.replace(/!?\*?$/, '');
  const isDate = type === 'Date';
  return {
    type: isDate ? 'String' : type,
    isDate,
    isRequired: /!\*?$/.test(text),
    hasDefault: text.endsWith('*'),
  };
}

function relationOf(text: string): Relation {
  const [target = '', own = ''] = text.split(' ');
  const [name = '', other = ''] = target.replace('*', '').split('.');
  return { table: name, isMany: target.startsWith('*'), other, own };
}
