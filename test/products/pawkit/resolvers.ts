import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { scanPage } from '../../dialects/pages.ts';
import { inScanOrder } from '../../dialects/tokens/records.ts';
import { type Row, isRow, textOf } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { refusal } from '../amplify/refusal.ts';
import { compared, meets, meetsCondition } from './filter.ts';
import { type Model, pawkitModels } from './models.ts';
import { type Extras, pawkitRows } from './records.ts';
import { sortArgument } from './schema.ts';
import { customersOf, isBooking, petsOf, servicesOf } from './values.ts';
import { type Opened, type Writes, pawkitWrites } from './writes.ts';

interface ListArgs {
  readonly filter?: Row | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
  readonly sortDirection?: 'ASC' | 'DESC' | null;
}

interface MutationArgs {
  readonly input: Row;
  readonly condition?: Row | null;
}

const met: Readonly<Record<string, Kind>> = {
  Booking: 'appointment',
  Customer: 'client',
  Pet: 'patient',
  ServiceProvider: 'place',
};
const usualLimit = 100;

/** The columns by which a relation finds its other end: those of this item, then those of the other. */
const links: Readonly<Record<string, readonly (readonly [own: string, other: string])[]>> = {
  'Booking.order': [['orderId', 'id']],
  'Booking.customer': [['customerId', 'id']],
  'Booking.serviceProvider': [['serviceProviderName', 'name']],
  'Booking.timeSlot': [
    ['serviceId', 'serviceId'],
    ['startDateTime', 'startDateTime'],
  ],
  'Booking.pets': [
    ['customerUsername', 'bookingCustomerUsername'],
    ['timeSlotId', 'bookingtimeSlotId'],
  ],
  'Customer.pets': [['id', 'customerId']],
  'Customer.bookings': [['id', 'customerId']],
  'Customer.orders': [['id', 'customerId']],
  'Order.customer': [['customerId', 'id']],
  'Order.bookings': [['id', 'orderId']],
  'Pet.customer': [['customerId', 'id']],
  'Pet.bookings': [['id', 'petId']],
  'PetBookings.booking': [
    ['bookingCustomerUsername', 'customerUsername'],
    ['bookingtimeSlotId', 'timeSlotId'],
  ],
  'PetBookings.pet': [['petId', 'id']],
  'Service.serviceProvider': [['serviceProviderName', 'name']],
  'ServiceProvider.headquarters': [['serviceProviderHeadquartersName', 'name']],
  'ServiceProvider.services': [['name', 'serviceProviderName']],
  // These two have columns of their own, which no one ever fills.
  'ServiceProvider.bookings': [['name', 'serviceProviderBookingsName']],
  'TimeSlot.bookings': [['serviceId', 'timeSlotBookingsServiceId']],
};

/** Resolvers of what is generated for every model, for someone of the group Admin. */
export function pawkitRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const extras: Extras = { bookings: new Map(), usernames: new Map() };
  const opened: Opened = { TimeSlot: [], Order: [] };
  const rows = pawkitRows(stage, extras);
  const bookings = () => inScanOrder(practice.appointments.filter(isBooking));
  const remembered = rememberedRows(practice, {
    Booking: () => bookings().map(rows.booking),
    Customer: () => customersOf(practice).map(rows.customer),
    Order: () => bookings().map(rows.order),
    Pet: () => petsOf(practice).map(rows.pet),
    PetBookings: () => bookings().flatMap(rows.links),
    Service: () => scanned(servicesOf(practice).map(rows.service)),
    ServiceProvider: () => practice.places.map(rows.serviceProvider),
    TimeSlot: () => bookings().map(rows.slot),
  });
  function all(name: string): readonly Row[] {
    const found = remembered(name);
    if (name !== 'TimeSlot' && name !== 'Order') return found;
    const known = new Set(found.map(nameOf[name]));
    return [...found, ...opened[name].filter((row) => !known.has(nameOf[name](row)))];
  }
  const writes = pawkitWrites(stage, { extras, opened, all });
  const modelOf = (name: string): Model | undefined =>
    pawkitModels.find((model) => model.name === name.replace('!', ''));
  /** The items at the other end of a relation. */
  function follow(model: Model, field: string, target: Model, row: Row): readonly Row[] {
    const columns = links[`${model.name}.${field}`] ?? [];
    return all(target.name).filter((other) =>
      columns.every(([own, its]) => (row[own] ?? null) !== null && other[its] === row[own]),
    );
  }
  function show(model: Model, row: Row): Row {
    const kind = met[model.name];
    if (kind) stage.meet(kind, Number(row['key']));
    const shown: Record<string, unknown> = { ...row };
    for (const [field, name] of Object.entries(model.one)) {
      const target = modelOf(name);
      if (!target) continue;
      shown[field] = () => {
        const [found] = follow(model, field, target, row);
        return found ? show(target, found) : null;
      };
    }
    for (const [field, name] of Object.entries(model.many)) {
      const target = modelOf(name);
      if (target) shown[field] = (args: ListArgs) => page(target, follow(model, field, target, row), args);
    }
    return shown;
  }
  /** A page of items: the limit counts those that are looked at, so that filtered pages can be short. */
  function page(model: Model, items: readonly Row[], args: ListArgs): object {
    const limit = { limit: args.limit ?? usualLimit, nextToken: args.nextToken ?? null };
    const found = scanPage(items, (row) => meets(row, args.filter), limit, cap);
    return { ...found, items: found.items.map((row) => show(model, row)) };
  }
  /** The items of one partition, by their sort key; without a partition, all of them. */
  function listed(model: Model, args: ListArgs & Row): readonly Row[] {
    const [hash, ...sort] = model.keys;
    const argument = sortArgument(model);
    const condition = argument === null ? null : args[argument];
    const value = args[hash] ?? null;
    if (value === null) {
      if (isRow(condition))
        throw refusal(
          'ArgumentException',
          `When providing argument '${String(argument)}' you must also provide arguments '${hash}'.`,
        );
      if (args.sortDirection)
        throw refusal(
          'InvalidArgumentsError',
          'sortDirection is not supported for List operations without a Hash key defined.',
        );
      return all(model.name);
    }
    const order = args.sortDirection === 'DESC' ? -1 : 1;
    const [first = hash] = sort;
    const isMeant = (row: Row): boolean =>
      sort.length > 1 ? meetsComposite(row, sort, condition) : meetsCondition(row[first] ?? null, condition);
    return all(model.name)
      .filter((row) => row[hash] === value && isMeant(row))
      .toSorted((one, other) => order * compared(one[first], other[first]));
  }
  const roots: Record<string, unknown> = {};
  for (const model of pawkitModels) {
    const { name, plural, keys, indexes } = model;
    const find = (key: Row): Row | null =>
      all(name).find((row) => keys.every((column) => row[column] === key[column])) ?? null;
    roots[`get${name}`] = (args: Row) => {
      const row = find(args);
      return row && show(model, row);
    };
    roots[`list${plural}`] = (args: ListArgs & Row) => page(model, listed(model, args), args);
    for (const [column, query] of indexes)
      roots[query] = (args: ListArgs & Row) =>
        page(
          model,
          all(name).filter((row) => row[column] === args[column]),
          args,
        );
    Object.assign(roots, mutations(model, writes[name], find));
  }
  const joined = modelOf('PetBookings');
  if (joined)
    roots['petBookingsByBookingCustomerUsernameAndBookingtimeSlotId'] = (args: ListArgs & Row) => {
      const found = all('PetBookings').filter(
        (row) =>
          row['bookingCustomerUsername'] === args['bookingCustomerUsername'] &&
          meetsCondition(row['bookingtimeSlotId'], args['bookingtimeSlotId']),
      );
      return page(joined, found, args);
    };
  function mutations(model: Model, writing: Writes | undefined, find: (key: Row) => Row | null): object {
    const write = (verb: string, change: ((before: Row, input: Row) => Row) | undefined) => (args: MutationArgs) => {
      if (!change) throw refusal('Unauthorized', `Not Authorized to access ${verb}${model.name} on type Mutation`);
      const before = find(args.input);
      // An item that is there already can't be created, and one that isn't can't be changed.
      const fits = verb === 'create' ? before === null : before !== null && meets(before, args.condition);
      if (!fits)
        throw refusal(
          'DynamoDB:ConditionalCheckFailedException',
          'The conditional request failed (Service: DynamoDb, Status Code: 400)',
        );
      return show(model, change(before ?? {}, args.input));
    };
    return {
      [`create${model.name}`]: write('create', writing && ((_, input) => writing.create(input))),
      [`update${model.name}`]: write('update', writing?.update),
      [`delete${model.name}`]: write('delete', writing?.remove),
    };
  }
  return roots;
}

/** By what an item that was opened is known to be that of a booking. */
const nameOf = {
  TimeSlot: (row: Row): string => [row['serviceId'], row['startDateTime']].join(' '),
  Order: (row: Row): string => textOf(row['id']),
};

/** Items in the order in which a scan comes across them. */
function scanned(items: readonly Row[]): readonly Row[] {
  return inScanOrder(items.map((row) => ({ key: Number(row['key']), row }))).map(({ row }) => row);
}

/** Whether the sort columns of an item, joined by #, meet a condition whose operands are objects with these columns. */
function meetsComposite(row: Row, columns: readonly string[], condition: unknown): boolean {
  if (!isRow(condition)) return true;
  const joined = (parts: unknown): string => {
    const given = isRow(parts) ? columns.map((column) => parts[column]).filter((part) => typeof part === 'string') : [];
    return given.join('#');
  };
  const operands = Object.entries(condition).map(([name, operand]) => [
    name,
    Array.isArray(operand) ? operand.map(joined) : joined(operand),
  ]);
  return meetsCondition(joined(row), Object.fromEntries(operands));
}
