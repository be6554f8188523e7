import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { fits, offsetOf, ordered, placeOf } from './filters.ts';
import { checkLimits } from './limits.ts';
import { type Field, type Module, modules, userFields } from './modules.ts';
import { deskUser, type Entry, entriesOf } from './records.ts';

interface ListArgs {
  readonly offset?: string | null;
  readonly limit?: number | null;
  readonly order_by?: Row | null;
  readonly where?: Row | null;
}

interface FilterArgs {
  readonly filter?: Row | null;
}

const mostChildren = 10;
const administrator = {
  id: '554023000000026011',
  name: 'Administrator',
  api_name: 'Administrator',
  display_label: 'Administrator',
  custom: false,
};
const standard = {
  id: '554023000000026014',
  name: 'Standard',
  api_name: 'Standard',
  display_label: 'Standard',
  custom: false,
};
const roles = ['CEO', 'Manager'].map((name, index) => ({
  id: `55402300000002600${String(index + 5)}`,
  name,
  api_name: name,
  display_label: name,
  description: null,
}));

/** The field of a module that leads back to the record that lists it. */
const backFields: Readonly<Record<string, string>> = { Animals: 'Client', Vaccinations: 'Parent_Id' };

/** The two root fields: what the modules are, and what they hold. */
export function zohoCrmRoots(backstage: Backstage): object {
  return {
    Records(_args: object, _context: unknown, info: GraphQLResolveInfo): Row {
      checkLimits(info);
      const list = listsOf(backstage);
      return Object.fromEntries(
        modules.map((module) => [module.name, (args: ListArgs) => list(module, args, backstage.cap, () => true)]),
      );
    },
    Meta: () => metaOf(backstage),
  };
}

function listsOf({
  practice,
  now,
  meet,
}: Backstage): (module: Module, args: ListArgs, cap: number, belongs: (entry: Entry) => boolean) => Row {
  const read = new Map<string, ReadonlyMap<string, Entry>>();
  const recordsOf = (module: string): ReadonlyMap<string, Entry> => {
    const known = read.get(module) ?? new Map(entriesOf(practice, module, now()).map((entry) => [entry.id, entry]));
    read.set(module, known);
    return known;
  };

  function found(module: string, id: unknown): Row | null {
    const entry = typeof id === 'string' ? recordsOf(module).get(id) : undefined;
    return entry ? shown(module, entry) : null;
  }

  function valueOf(entry: Entry, name: string, field: Field): unknown {
    const value = name === 'id' ? entry.id : (entry.values[name] ?? null);
    if (typeof field === 'string') return { value };
    if ('lookup' in field) return () => found(field.lookup, value);
    if ('anyOf' in field) return () => (isRow(value) ? found(textOf(value['module']), value['id']) : null);
    const module = modules.find((each) => each.name === field.child);
    const back = backFields[field.child] ?? '';
    return (args: ListArgs) => module && list(module, args, mostChildren, ({ values }) => values[back] === entry.id);
  }

  function shown(module: string, entry: Entry): Row {
    if (entry.source) meet(entry.source.kind, entry.source.key);
    const fields = modules.find(({ name }) => name === module)?.fields ?? userFields;
    const values = Object.entries(fields).map(([name, field]) => [name, valueOf(entry, name, field)]);
    return { __typename: `${module}__data`, ...Object.fromEntries(values) };
  }

  function list(module: Module, args: ListArgs, cap: number, belongs: (entry: Entry) => boolean): Row {
    const all = [...recordsOf(module.name).values()].filter(belongs);
    const rows = ordered(
      all.filter((entry) => fits(entry, module, args.where)),
      module,
      args.order_by,
    );
    const from = placeOf(args.offset);
    const size = Math.max(1, Math.min(args.limit ?? cap, cap));
    const isMore = from + size < rows.length;
    return {
      _data: rows.slice(from, from + size).map((entry) => shown(module.name, entry)),
      _info: {
        more_records: isMore,
        next_offset: isMore ? offsetOf(from + size) : null,
        previous_offset: from > 0 ? offsetOf(Math.max(0, from - size)) : null,
      },
    };
  }
  return list;
}

function metaOf({ practice, now, meet }: Backstage): Row {
  const byId = <Known extends { readonly id: string }>(rows: readonly Known[], filter: unknown): readonly Known[] => {
    const id = isRow(filter) ? filter['id'] : undefined;
    return typeof id === 'string' ? rows.filter((row) => row.id === id) : rows;
  };
  const isWanted = ({ id, values }: Entry, type: unknown): boolean => {
    if (type === 'ActiveUsers') return values['status'] === 'active';
    if (type === 'DeactiveUsers') return values['status'] !== 'active';
    return type !== 'AdminUsers' || id === deskUser;
  };
  return {
    Modules({ filter }: FilterArgs): Row {
      const name = filter?.['api_name'];
      const rows = modules.map((module, index) => moduleOf(module, index));
      return { _data: byId(rows, filter).filter((row) => typeof name !== 'string' || row.api_name === name) };
    },
    Users({ filter }: FilterArgs): Row {
      const entries = byId(entriesOf(practice, 'Users', now()), filter).filter((row) =>
        isWanted(row, filter?.['type']),
      );
      const rows = entries.map(({ id, values, source }) => {
        if (source) meet(source.kind, source.key);
        const isDesk = id === deskUser;
        return { id, ...values, role: roles[isDesk ? 0 : 1], profile: isDesk ? administrator : standard };
      });
      return { _data: rows, _info: { more_records: false, next_offset: null, previous_offset: null } };
    },
    Roles: ({ filter }: FilterArgs) => ({ _data: byId(roles, filter) }),
    Profiles: ({ filter }: FilterArgs) => ({ _data: byId([administrator, standard], filter) }),
    Widgets: { _data: [] },
  };
}

function moduleOf({ name, singular, isCustom, fields }: Module, index: number) {
  const children = Object.entries(fields).flatMap(([field, type], place) =>
    typeof type === 'object' && 'child' in type
      ? [{ id: `55402300000003${String(index + 10)}${String(place)}`, api_name: field, display_label: type.child }]
      : [],
  );
  return {
    id: `5540230000000021${String(index + 10)}`,
    api_name: name,
    module_name: isCustom ? `CustomModule${String(index)}` : name.replace(/__s$/, ''),
    plural_label: name.replace(/__s$/, '').replaceAll('_', ' '),
    singular_label: singular,
    generated_type: isCustom ? 'custom' : 'default',
    visibility: 1,
    sequence_number: index + 1,
    show_as_tab: true,
    api_supported: true,
    feeds_required: false,
    presence_sub_menu: true,
    status: 'visible',
    child_relationships: { _data: children },
  };
}
