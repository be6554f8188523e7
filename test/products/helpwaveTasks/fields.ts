import { type Row, textOf } from '../generatedRows.ts';

const presence = ['IS_NULL', 'IS_NOT_NULL'];
const parts = ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH'];
const orders = ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN', 'NOT_BETWEEN', ...presence];
const operators: Readonly<Record<string, readonly string[]>> = {
  text: ['EQ', 'NEQ', ...parts, 'IN', 'NOT_IN', ...presence],
  userText: ['EQ', 'NEQ', 'CONTAINS', 'STARTS_WITH', 'ENDS_WITH', ...presence],
  order: orders,
  choice: ['EQ', 'NEQ', 'IN', 'NOT_IN', ...presence],
  choices: ['ANY_IN', 'ALL_IN', 'NONE_IN', 'IS_EMPTY', 'IS_NOT_EMPTY', ...presence],
  flag: ['EQ', ...presence],
  reference: ['EQ', 'IN', ...parts, ...presence],
  person: ['EQ', 'IN', ...presence],
};

interface Shape {
  readonly kind: string;
  readonly valueType: string;
  readonly operators: string;
  readonly isSearched?: boolean;
  readonly options?: readonly string[];
  readonly target?: string;
}

function field(key: string, label: string, shape: Shape): Row {
  const sortable = shape.valueType !== 'STRING_LIST';
  const { target, options } = shape;
  const labelField = target === 'LocationNode' ? 'title' : 'name';
  const modes = shape.operators === 'person' ? ['ID'] : ['ID', 'LABEL'];
  return {
    key,
    label,
    kind: shape.kind,
    valueType: shape.valueType,
    allowedOperators: operators[shape.operators],
    filterable: true,
    sortable,
    sortDirections: sortable ? ['ASC', 'DESC'] : [],
    searchable: shape.isSearched ?? false,
    relation: target
      ? { targetEntity: target, idFieldKey: 'id', labelFieldKey: labelField, allowedFilterModes: modes }
      : null,
    choice: options ? { optionKeys: options, optionLabels: options } : null,
    propertyDefinitionId: null,
  };
}

const text = (key: string, label: string, isSearched = true): Row =>
  field(key, label, { kind: 'SCALAR', valueType: 'STRING', operators: 'text', isSearched });
const stamp = (key: string, label: string): Row =>
  field(key, label, { kind: 'SCALAR', valueType: 'DATETIME', operators: 'order' });
const choice = (key: string, label: string, options: readonly string[]): Row =>
  field(key, label, { kind: 'CHOICE', valueType: 'STRING', operators: 'choice', options });
const reference = (key: string, label: string, target: string, isSearched: boolean): Row =>
  field(key, label, { kind: 'REFERENCE', valueType: 'UUID', operators: 'reference', target, isSearched });
const userText = (key: string, label: string): Row =>
  field(key, label, { kind: 'SCALAR', valueType: 'STRING', operators: 'userText', isSearched: true });

const fields: Readonly<Record<string, readonly Row[]>> = {
  Patient: [
    text('name', 'Name'),
    text('firstname', 'First name'),
    text('lastname', 'Last name'),
    choice('state', 'State', ['WAIT', 'ADMITTED', 'DISCHARGED', 'DEAD']),
    choice('sex', 'Sex', ['MALE', 'FEMALE', 'UNKNOWN']),
    field('birthdate', 'Birthdate', { kind: 'SCALAR', valueType: 'DATE', operators: 'order' }),
    stamp('updateDate', 'Update date'),
    stamp('stateUpdateDate', 'State updated'),
    stamp('clinicUpdateDate', 'Clinic updated'),
    stamp('positionUpdateDate', 'Location updated'),
    text('description', 'Description'),
    text('clinic', 'Clinic', false),
    reference('position', 'Location', 'LocationNode', false),
    text('location-WARD', 'Ward', false),
    text('location-ROOM', 'Room', false),
    text('location-BED', 'Bed', false),
  ],
  Task: [
    text('title', 'Title'),
    text('description', 'Description'),
    field('done', 'Done', { kind: 'SCALAR', valueType: 'BOOLEAN', operators: 'flag' }),
    stamp('dueDate', 'Due date'),
    choice('priority', 'Priority', ['P1', 'P2', 'P3', 'P4']),
    field('estimatedTime', 'Estimated time', { kind: 'SCALAR', valueType: 'NUMBER', operators: 'order' }),
    stamp('creationDate', 'Creation date'),
    stamp('updateDate', 'Update date'),
    reference('patient', 'Patient', 'Patient', true),
    reference('assignee', 'Assignee', 'User', true),
    reference('assigneeTeam', 'Assignee team', 'LocationNode', false),
  ],
  User: [userText('username', 'Username'), userText('email', 'Email'), userText('name', 'Name')],
};

const shapes: Readonly<Record<string, Shape>> = {
  FIELD_TYPE_TEXT: { kind: 'PROPERTY', valueType: 'STRING', operators: 'text', isSearched: true },
  FIELD_TYPE_NUMBER: { kind: 'PROPERTY', valueType: 'NUMBER', operators: 'order' },
  FIELD_TYPE_CHECKBOX: { kind: 'PROPERTY', valueType: 'BOOLEAN', operators: 'flag' },
  FIELD_TYPE_DATE: { kind: 'PROPERTY', valueType: 'DATE', operators: 'order' },
  FIELD_TYPE_DATE_TIME: { kind: 'PROPERTY', valueType: 'DATETIME', operators: 'order' },
  FIELD_TYPE_SELECT: { kind: 'CHOICE', valueType: 'STRING', operators: 'choice' },
  FIELD_TYPE_MULTI_SELECT: { kind: 'CHOICE_LIST', valueType: 'STRING_LIST', operators: 'choices' },
  FIELD_TYPE_USER: { kind: 'REFERENCE', valueType: 'UUID', operators: 'person', target: 'User' },
};

/** What rows of a kind can be filtered and ordered by: its own columns, and properties that are in use. */
export function queryableFields(entity: string, definitions: readonly Row[]): readonly Row[] {
  const name = entity.trim();
  const properties = definitions.filter(({ isActive, allowedEntities }) => {
    return isActive === true && Array.isArray(allowedEntities) && allowedEntities.includes(name.toUpperCase());
  });
  return [
    ...(fields[name] ?? []),
    ...properties.map((definition) => {
      const { id, name: label, fieldType, options } = definition;
      const shape = shapes[textOf(fieldType)] ?? { kind: 'PROPERTY', valueType: 'STRING', operators: 'text' };
      const choices = Array.isArray(options) ? options.map(String) : [];
      const own = shape.kind.startsWith('CHOICE') ? { ...shape, options: choices } : shape;
      return { ...field(`property_${textOf(id)}`, textOf(label), own), propertyDefinitionId: id };
    }),
  ];
}
