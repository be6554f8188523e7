import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { documentId, pageOf, resolveError, sentence, validationError, wordsIn } from './values.ts';

interface PageArgs {
  readonly filter?: string | null;
  readonly page?: number | null;
  readonly size?: number | null;
  readonly patientId?: string | null;
}

interface List {
  readonly collection: number;
  /** What a row is called by, and searched for. */
  readonly label: string;
  readonly rows: readonly Row[];
}

const lookups = [
  ['cities', 'Portland'],
  ['cities', 'Boulder'],
  ['cheif_complaints', 'Vomiting'],
  ['cheif_complaints', 'Cough'],
  ['referral', 'Dr. Abbott'],
].map(([groupKey, text], index) => ({
  groupKey,
  text,
  value: String(index + 1),
  order: index,
  predefined: index < 2,
  cultureName: 'en',
  createdDate: '2019-01-07T15:00:00Z',
}));
const lists: Readonly<Record<string, List>> = {
  Grantor: { collection: 1, label: 'name', rows: [{ name: 'Petsure' }, { name: 'City shelter' }] },
  Tag: {
    collection: 2,
    label: 'name',
    rows: ['VIP', 'Breeder', 'Payment plan'].map((name) => ({ name, group: 'patient' })),
  },
  Drug: {
    collection: 3,
    label: 'name',
    rows: [
      { name: 'Amoxicillin', dosage: '250mg', atcCode: 'J01CA04', form: 'tablet' },
      { name: 'Meloxicam', dosage: '1.5mg/ml', atcCode: 'M01AC06', form: null },
    ],
  },
  Todo: {
    collection: 4,
    label: 'title',
    rows: [
      { title: 'Call the laboratory', startDate: '2026-11-17T13:00:00Z', isCompleted: false, isStarred: true },
      { title: 'Order vaccines', dueDate: '2026-11-20T22:00:00Z', isCompleted: true, isImportant: true },
    ],
  },
  Lookup: { collection: 5, label: 'text', rows: lookups },
};

/** The small lists beside people and appointments, and all that is done with them. */
export function medciliaLists(refuseWrites: string | null, cap: number) {
  const kept = Object.entries(lists).map(([type, { collection, label, rows }]) => {
    const documents = rows.map((row, index): Row => ({ id: documentId(collection, index + 1), ...row }));
    return { type, collection, label, documents };
  });
  const rowsOf = (type: string): readonly Row[] => kept.find((list) => list.type === type)?.documents ?? [];
  const roots = kept.map(({ type, collection, label, documents }): Row => {
    const name = type.toLowerCase();
    const find = (id: unknown): number => documents.findIndex((row) => row['id'] === id);
    const found = ({ filter, patientId }: PageArgs): readonly Row[] => {
      const fits = wordsIn(filter, `${name}s`);
      return documents.filter((row) => fits(row[label]) && (!patientId || row['patientId'] === patientId));
    };
    const isTaken = (input: Row): boolean =>
      type === 'Lookup' &&
      documents.some(
        (row) =>
          row['groupKey'] === input['groupKey'] && row['text'] === input['text'] && row['id'] !== (input['id'] ?? ''),
      );
    const allow = (): void => {
      if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
    };
    const clean = (input: Row): Row => ({ ...input, [label]: sentence(String(input[label])) });
    return {
      [`${name}s`]: (args: PageArgs) => (type === 'Lookup' ? documents : pageOf(found(args), args, cap)),
      [`${name}sTotal`]: (args: PageArgs) => found(args).length,
      [name]: ({ id }: Row) => documents[find(id)] ?? null,
      [`create${type}`](args: Readonly<Record<string, Row>>): Row {
        allow();
        const input = clean(args[name] ?? {});
        if (isTaken(input)) throw validationError('This text already exist below this group.');
        const number = documents.length + 1;
        const made = { ...input, id: documentId(collection, number), value: input['value'] ?? String(number) };
        documents.push(made);
        return made;
      },
      [`update${type}`](args: Readonly<Record<string, Row>>): Row {
        allow();
        const input = clean(args[name] ?? {});
        const index = find(input['id']);
        if (index < 0) throw resolveError(`update${type}`);
        if (isTaken(input)) throw validationError('This text already exist below this group.');
        documents[index] = input;
        return input;
      },
      [`delete${type}`]({ id }: Row): Row | null {
        allow();
        const index = find(id);
        return index < 0 ? null : (documents.splice(index, 1)[0] ?? null);
      },
    };
  });
  const inGroup = ({ group, filter }: Row & PageArgs): readonly Row[] => {
    const fits = wordsIn(filter, 'lookupsByGroup');
    return rowsOf('Lookup').filter((row) => row['groupKey'] === group && fits(row['text']));
  };
  const groups = {
    lookupsByGroup: (args: Row & PageArgs) => pageOf(inGroup(args), args, cap),
    lookupsByGroupTotal: (args: Row & PageArgs) => inGroup(args).length,
    lookupsByGroups: ({ groups: keys }: { groups: readonly unknown[] }) =>
      rowsOf('Lookup').filter((row) => keys.includes(row['groupKey'])),
    lookupByText: ({ text, group }: Row) => inGroup({ group }).find((row) => row['text'] === text) ?? null,
    lookupByValue: ({ value, group }: Row) => inGroup({ group }).find((row) => row['value'] === value) ?? null,
  };
  return { rowsOf, roots: Object.assign({}, ...roots, groups) as object }; // Sound: these are objects of functions.
}
