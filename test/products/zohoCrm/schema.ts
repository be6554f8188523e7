import { type Field, type Module, modules, userFields } from './modules.ts';

type Plain = Extract<Field, string>;

const valueTypes: Readonly<Record<Plain, string>> = {
  id: '_IdValue',
  text: '_StringValue',
  textarea: '_StringValue',
  picklist: '_StringValue',
  multiselect: '_StringListValue',
  boolean: '_BooleanValue',
  integer: '_IntValue',
  double: '_FloatValue',
  date: '_DateValue',
  datetime: '_DateTimeValue',
};
const operatorTypes: Readonly<Partial<Record<Plain, string>>> = {
  id: '_DateLongOperators',
  text: '_StringOperators',
  picklist: '_StringOperators',
  boolean: '_BooleanOperators',
  integer: '_IntOperators',
  double: '_FloatOperators',
  date: '_DateLongOperators',
  datetime: '_DateLongOperators',
};
const listArgs = (name: string): string =>
  `(offset: String, limit: Int, order_by: ${name}__OrderBy, where: ${name}__Filter)`;

function typeOf(owner: string, name: string, field: Field): string {
  if (typeof field === 'string') return `${name}: ${valueTypes[field]}`;
  if ('lookup' in field) return `${name}: ${field.lookup}__data`;
  if ('anyOf' in field) return `${name}: ${owner}__${name}`;
  return `${name}${listArgs(field.child)}: ${field.child}__Connection`;
}

function moduleText({ name, fields }: Module): string {
  const entries = Object.entries(fields);
  const unions = entries.flatMap(([field, type]) =>
    typeof type === 'object' && 'anyOf' in type
      ? [`union ${name}__${field} = ${type.anyOf.map((each) => `${each}__data`).join(' | ')}`]
      : [],
  );
  // What is long or leads elsewhere can't be filtered by.
  const filters = entries.flatMap(([field, type]) => {
    const operators = typeof type === 'string' ? operatorTypes[type] : undefined;
    return operators === undefined ? [] : [`${field}: ${operators}`];
  });
  const orders = entries.flatMap(([field, type]) => (typeof type === 'string' ? [`${field}: _OrderByClause`] : []));
  return `
  type ${name}__data {
    ${entries.map(([field, type]) => typeOf(name, field, type)).join('\n    ')}
  }
  ${unions.join('\n  ')}
  type ${name}__Connection { _data: [${name}__data] _info: info! }
  input ${name}__Filter {
    ${filters.join('\n    ')}
    and: [${name}__Filter]
    or: [${name}__Filter]
  }
  input ${name}__OrderBy {
    ${orders.join('\n    ')}
  }`;
}

function operatorsText(name: string, type: string, more: readonly string[]): string {
  const own = ['equals', 'not_equals', ...more].map((operator) => `${operator}: ${type}`);
  return `input ${name} { ${own.join(' ')} in: [${type}] not_in: [${type}] }`;
}

const comparisons = ['greater_than', 'greater_equal', 'less_than', 'less_equal'];

/** SDL of the organization, as it is made of its modules. There are no mutations. */
export const zohoCrmText = `
  type Query { Meta: _Meta Records: _Records }

  type _Records {
    ${modules.map(({ name }) => `${name}${listArgs(name)}: ${name}__Connection`).join('\n    ')}
  }

  type info { next_offset: String previous_offset: String more_records: Boolean }
  type _IdValue { value: String }
  type _StringValue { value: String }
  type _StringListValue { value: [String] }
  type _BooleanValue { value: Boolean }
  type _IntValue { value: Int }
  type _FloatValue { value: Float }
  type _DateValue { value: String }
  type _DateTimeValue { value: String }
  enum _ResultOrder { ASC DESC }
  input _OrderByClause { order: _ResultOrder }
  ${operatorsText('_StringOperators', 'String', ['like', 'not_like'])}
  ${operatorsText('_IntOperators', 'Int', comparisons)}
  ${operatorsText('_FloatOperators', 'Float', comparisons)}
  ${operatorsText('_DateLongOperators', 'String', comparisons)}
  input _BooleanOperators { equals: Boolean not_equals: Boolean }

  type Users__data {
    ${Object.entries(userFields)
      .map(([field, type]) => typeOf('Users', field, type))
      .join('\n    ')}
  }
  ${modules.map(moduleText).join('\n')}

  type _Meta {
    Modules(filter: _ModulesFilter): _ModulesConnection
    Users(filter: _UsersFilter): _UsersConnection
    Roles(filter: _RolesFilter): _RolesConnection
    Profiles(filter: _ProfilesFilter): _ProfilesConnection
    Widgets: _WidgetsConnection
  }
  input _ModulesFilter { api_name: String id: String }
  input _UsersFilter { id: String type: _UserType }
  input _RolesFilter { id: String }
  input _ProfilesFilter { id: String }
  enum _UserType { AllUsers ActiveUsers DeactiveUsers AdminUsers }
  type _ModulesConnection { _data: [_Module] }
  type _UsersConnection { _data: [_User] _info: info }
  type _RolesConnection { _data: [_Role] }
  type _ProfilesConnection { _data: [_Profile] }
  type _WidgetsConnection { _data: [_Widget] }
  type _Module {
    id: String
    api_name: String
    module_name: String
    plural_label: String
    singular_label: String
    generated_type: String
    description: String
    visibility: Int
    sequence_number: Int
    show_as_tab: Boolean
    api_supported: Boolean
    feeds_required: Boolean
    presence_sub_menu: Boolean
    status: String
    web_link: String
    modified_time: String
    child_relationships: _ChildRelationsConnection
    parent_module: _Module
  }
  type _ChildRelationsConnection { _data: [_ChildRelation] }
  type _ChildRelation { id: String api_name: String display_label: String }
  type _User {
    id: String
    first_name: String
    last_name: String
    email: String
    phone: String
    mobile: String
    status: String
    time_zone: String
    locale: String
    created_time: String
    role: _Role
    profile: _Profile
  }
  type _Role { id: String name: String api_name: String display_label: String description: String }
  type _Profile { id: String name: String api_name: String display_label: String custom: Boolean }
  type _Widget { id: String name: String api_name: String type: String }
`;
