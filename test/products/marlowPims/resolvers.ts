import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { marlowClinical } from './clinical.ts';
import { marlowDaybook } from './daybook.ts';
import type { ListArgs } from './lookups.ts';
import { createMemory } from './memory.ts';
import { marlowOffice } from './office.ts';
import { flagsOf, type Links, marlowRecords, phoneOf } from './records.ts';
import { shelfQueries } from './shelves.ts';
import { digitsOf, found, marlowIds } from './values.ts';
import { marlowWrites } from './writes.ts';

interface ByPk {
  readonly pk: string;
}

const fewestDigits = 7;

/** Resolvers of Marlow. */
export function marlowRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice, now());
  const links: Links = {
    guardian: (row) => office.ofGuardian(row),
    companion: (row) => clinical.ofCompanion(row),
    entry: (row) => office.ofEntry(row),
  };
  const records = marlowRecords(backstage, memory, links);
  const office = marlowOffice(backstage, records, memory);
  const clinical = marlowClinical(backstage, records, memory);
  const daybook = marlowDaybook(backstage, records, memory);
  const { key } = marlowIds;
  const guardians = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);

  return {
    guardians: (args: ListArgs) =>
      records.list(
        guardians().toSorted((one, other) => one.key - other.key),
        records.guardian,
        args,
      ),
    guardian: ({ pk }: ByPk) => records.guardian(found(rowOf(guardians(), key('client', pk)), 'Guardian')),
    callerLookup({ number }: { readonly number: string }) {
      const digits = digitsOf(number);
      if (digits.length < fewestDigits) throw new GraphQLError('callerLookup needs at least 7 digits.');
      return guardians().flatMap((row) => {
        const index = row.phones.findIndex(({ value }) => digitsOf(value).endsWith(digits));
        if (index < 0) return [];
        const next = practice.appointments
          .filter((each) => each.clientKey === row.key && !each.isDeleted && each.start >= now())
          .filter(({ state }) => state !== 'cancelled')
          .toSorted(byStart)
          .at(0);
        return [
          {
            guardian: records.guardian(row),
            phone: phoneOf(row, index),
            nextEntry: () => (next ? records.entry(next) : null),
          },
        ];
      });
    },
    guardianFlags: () => flagsOf(practice),
    companions: (args: ListArgs) => records.list(practice.patients.toSorted(byCallName), records.companion, args),
    companion: ({ pk }: ByPk) => found(records.companionOf(key('patient', pk)), 'Companion'),
    companionByMicrochip({ number }: { readonly number: string }) {
      const row = practice.patients.find(({ microchip }) => microchip === number.trim());
      return row ? records.companion(row) : null;
    },
    species: () => memory.vocabulary.species.map(({ id }) => records.species(id)),
    breeds: ({ speciesId }: { readonly speciesId: string }) => records.breedsOf(speciesId),
    ...daybook.queries,
    ...clinical.queries,
    ...office.queries,
    ...shelfQueries(records, practice),
    ...marlowWrites({ backstage, records, memory, office, clinical, daybook }),
  };
}

/** The order of companions: by call name as bytes, then by age of the record. */
export function byCallName(
  one: { readonly name: string; readonly key: number },
  other: { readonly name: string; readonly key: number },
): number {
  if (one.name === other.name) return one.key - other.key;
  return one.name < other.name ? -1 : 1;
}
