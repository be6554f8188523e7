import { isRow, type Row, textOf } from '../generatedRows.ts';
import { type Column, type Entity, meets } from './engine.ts';
import { forbid, type HelpwaveRows, type Patient } from './rows.ts';
import { helpwaveIds, type HelpwaveStore, type Task } from './store.ts';

/** The three kinds of rows that are filtered and ordered alike. */
export interface Entities {
  readonly patient: Entity<Patient>;
  readonly task: Entity<Task>;
  readonly user: Entity<Row>;
}

const valueNames: Readonly<Record<string, string>> = {
  FIELD_TYPE_NUMBER: 'numberValue',
  FIELD_TYPE_CHECKBOX: 'booleanValue',
  FIELD_TYPE_DATE: 'dateValue',
  FIELD_TYPE_DATE_TIME: 'dateTimeValue',
  FIELD_TYPE_SELECT: 'selectValue',
  FIELD_TYPE_MULTI_SELECT: 'multiSelectValues',
  FIELD_TYPE_USER: 'userValue',
};
const states = ['WAIT', 'ADMITTED', 'DISCHARGED', 'DEAD'];
const labels = ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH'];

/** Ids that a clause gives, where it asks for one or for some; null where it gives none. */
function idsOf({ operator, value }: Row): readonly string[] | null {
  if (!isRow(value) || (operator !== 'EQ' && operator !== 'IN')) return null;
  const { uuidValue, uuidValues } = value;
  if (typeof uuidValue === 'string' && uuidValue !== '') return [uuidValue];
  return Array.isArray(uuidValues) && uuidValues.length > 0 ? uuidValues.map(String) : null;
}

/** What a clause about another row comes to: by ids, by presence, or by how the row is called. */
function meetsReference(clause: Row, ids: readonly string[], names: readonly string[]): boolean | null {
  const operator = textOf(clause['operator']);
  const wanted = idsOf(clause);
  if (wanted) return ids.some((id) => wanted.includes(id));
  if (operator === 'IS_NULL' || operator === 'IS_NOT_NULL') return (ids.length === 0) === (operator === 'IS_NULL');
  if (!labels.includes(operator)) return null;
  if (operator !== 'NOT_CONTAINS') {
    const found = names.map((name) => meets(name, clause));
    return found.includes(null) ? null : found.includes(true);
  }
  return names.every((name) => meets(name, clause) !== false);
}

/** Makes them for a store. */
export function entitiesOf(store: HelpwaveStore, rows: HelpwaveRows): Entities {
  const propertyOf =
    <Item extends { readonly properties: readonly Row[] }>() =>
    (definitionId: string): Column<Item> => {
      const definition = store.definitions.find(({ id }) => id === definitionId);
      const type = textOf(definition?.['fieldType']);
      const name = valueNames[type] ?? 'textValue';
      const value = ({ properties }: Item): unknown => {
        const found = properties.find((each) => each['definitionId'] === definitionId)?.[name] ?? null;
        return Array.isArray(found) ? found.join(',') : found;
      };
      if (type === 'FIELD_TYPE_DATE') return { value, meaning: 'date' };
      return type === 'FIELD_TYPE_DATE_TIME' ? { value, meaning: 'dateTime' } : { value };
    };
  const propertyTexts = ({ properties }: { readonly properties: readonly Row[] }): readonly unknown[] =>
    properties.map(({ textValue }) => textValue);
  const dateTime = <Item>(instant: (item: Item) => number | null): Column<Item> => ({
    value(item) {
      const found = instant(item);
      return found === null ? null : new Date(found).toISOString();
    },
    meaning: 'dateTime',
  });

  const titleOf = (id: string | null): string | null => rows.nodeById(id)?.title ?? null;
  const titleAbove = (kind: string): Column<Patient> => ({
    value: ({ positionId }) => titleOf(rows.lineage(positionId).find((id) => rows.nodeById(id)?.kind === kind) ?? null),
  });
  const nameOf = ({ firstname, lastname }: Patient): string => `${firstname} ${lastname}`.trim();
  const patient: Entity<Patient> = {
    id: ({ id }) => id,
    columns: {
      firstname: { value: ({ firstname }) => firstname },
      lastname: { value: ({ lastname }) => lastname },
      name: { value: nameOf, order: ({ firstname, lastname }) => `${lastname}\n${firstname}` },
      state: { value: ({ state }) => state, order: ({ state }) => states.indexOf(state) },
      sex: { value: ({ sex }) => sex },
      birthdate: { value: ({ birthdate }) => birthdate, meaning: 'date' },
      description: { value: ({ description }) => description },
      updateDate: dateTime(({ key, updatedAt }) =>
        Math.max(updatedAt, ...store.tasks.filter((task) => task.patientKey === key).map((task) => task.updateDate)),
      ),
      stateUpdateDate: dateTime(({ stateUpdatedAt }) => stateUpdatedAt),
      clinicUpdateDate: dateTime(({ clinicUpdatedAt }) => clinicUpdatedAt),
      positionUpdateDate: dateTime(({ positionUpdatedAt }) => positionUpdatedAt),
      clinic: { value: ({ clinicId }) => titleOf(clinicId) },
      position: { value: ({ positionId }) => titleOf(positionId) },
      'location-WARD': titleAbove('WARD'),
      'location-ROOM': titleAbove('ROOM'),
      'location-BED': titleAbove('BED'),
    },
    property: propertyOf(),
    special(item, clause) {
      if (clause['fieldKey'] !== 'position') return undefined;
      const wanted = idsOf(clause);
      if (wanted) {
        if (clause['operator'] === 'EQ' && !wanted.every(rows.mayEnter)) forbid();
        return rows.isIn(item, wanted.filter(rows.mayEnter));
      }
      const operator = textOf(clause['operator']);
      if (operator === 'IS_NULL' || operator === 'IS_NOT_NULL')
        return (item.positionId === null) === (operator === 'IS_NULL');
      return labels.includes(operator) ? meets(titleOf(item.positionId), clause) : null;
    },
    texts: (item) => [item.firstname, item.lastname, nameOf(item), item.description],
    propertyTexts,
  };

  const userName = (user: Row): string => {
    const { firstname, lastname, username } = user;
    return firstname && lastname ? `${textOf(firstname)} ${textOf(lastname)}` : textOf(username);
  };
  const assigneesOf = ({ assigneeIds }: Task): readonly string[] =>
    store.users.filter(({ id }) => assigneeIds.includes(textOf(id))).map(userName);
  const patientName = ({ patientKey }: Task): readonly string[] => {
    const found = rows.patientByKey(patientKey);
    return found ? [nameOf(found)] : [];
  };
  const first = (texts: readonly string[]): string | null =>
    texts.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? null;
  const task: Entity<Task> = {
    id: ({ id }) => id,
    columns: {
      title: { value: ({ title }) => title },
      description: { value: ({ description }) => description },
      done: { value: ({ done }) => done, order: ({ done }) => Number(done) },
      dueDate: dateTime(({ dueDate }) => dueDate),
      priority: { value: ({ priority }) => priority, order: ({ priority }) => priority ?? 'P99' },
      estimatedTime: { value: ({ estimatedTime }) => estimatedTime },
      creationDate: dateTime(({ creationDate }) => creationDate),
      updateDate: dateTime(({ updateDate }) => updateDate),
      assignee: { value: (item) => first(assigneesOf(item)) },
      assigneeTeam: { value: ({ assigneeTeamId }) => titleOf(assigneeTeamId) },
      patient: { value: (item) => first(patientName(item)) },
    },
    property: propertyOf(),
    special(item, clause) {
      const { assigneeTeamId, patientKey } = item;
      if (clause['fieldKey'] === 'assignee') return meetsReference(clause, item.assigneeIds, assigneesOf(item));
      if (clause['fieldKey'] === 'assigneeTeam') {
        const title = titleOf(assigneeTeamId);
        return meetsReference(clause, assigneeTeamId === null ? [] : [assigneeTeamId], title === null ? [] : [title]);
      }
      if (clause['fieldKey'] !== 'patient') return undefined;
      return meetsReference(
        clause,
        patientKey === null ? [] : [helpwaveIds.of('client', patientKey)],
        patientName(item),
      );
    },
    texts: (item) => [item.title, item.description, ...patientName(item), ...assigneesOf(item)],
    propertyTexts,
  };

  const plain = (name: string): Column<Row> => ({ value: (item) => item[name] });
  const user: Entity<Row> = {
    id: ({ id }) => textOf(id),
    columns: {
      username: plain('username'),
      email: plain('email'),
      firstname: plain('firstname'),
      lastname: plain('lastname'),
      name: { value: userName },
    },
    // Users have no properties.
    property: () => ({ value: () => null }),
    special: (_item, { fieldKey }) => (textOf(fieldKey).startsWith('property_') ? null : undefined),
    texts: (item) => [item['username'], item['email'], userName(item)],
    propertyTexts: () => [],
  };
  return { patient, task, user };
}
