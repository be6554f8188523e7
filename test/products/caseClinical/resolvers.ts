import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { caseBookWrites } from './bookWrites.ts';
import { listInclude, singleInclude, withIncluded } from './includes.ts';
import { pageOf, rowsFor } from './lists.ts';
import { type Model, models, small } from './models.ts';
import { casePatientWrites } from './patientWrites.ts';
import { createStore } from './store.ts';
import { caseTableWrites } from './tableWrites.ts';
import { caseIds, internal } from './values.ts';

interface ListArgs {
  readonly input?: Row | null;
}

type Field = readonly [name: string, resolve: (args: never) => unknown];

/** The root fields of the product: the same ones for each model, and some more for appointments. */
export function caseClinicalRoots(backstage: Backstage): object {
  const store = createStore(backstage);

  const queriesOf = ({ name, plural }: Model): readonly Field[] =>
    ['admin', 'public', 'user'].flatMap((prefix): readonly Field[] => {
      const rows = (input: Row | null | undefined): readonly Row[] => rowsFor(store, prefix, name, input);
      const one = (args: Readonly<Record<string, unknown>>): Row | null => {
        const row = store.find(name, args[`${small(name)}Id`]);
        return row && withIncluded(store, name, row, singleInclude(prefix, name));
      };
      return [
        [
          `${prefix}${plural}`,
          ({ input }: ListArgs) =>
            pageOf(rows(input), input).map((row) => withIncluded(store, name, row, listInclude(prefix, name))),
        ],
        [
          `${prefix}Count${plural}`,
          ({ input }: ListArgs) => ({
            limit: input?.['limit'] ?? null,
            skip: input?.['skip'] ?? null,
            total: rows(input).length,
          }),
        ],
        [
          `${prefix}Select${plural}`,
          ({ input }: ListArgs) =>
            // Those of patients are whole, though nothing is brought along.
            pageOf(rows(input), input)
              .map((row) => withIncluded(store, name, row, {}))
              .map((row) => (name === 'Patient' && prefix === 'user' ? row : { id: row['id'], name: row['name'] })),
        ],
        [`${prefix}${name}`, one],
      ];
    });

  return {
    uptime: 86_400,
    me: () => store.find('User', caseIds.of('organization', 1)),
    login(): never {
      throw internal('Email is not found or password is invalid');
    },
    logout: true,
    ...Object.fromEntries([...models.values()].flatMap(queriesOf)),
    ...caseTableWrites(backstage, store),
    ...casePatientWrites(backstage, store),
    ...caseBookWrites(backstage, store),
  };
}
