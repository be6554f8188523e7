import type { Backstage } from '../../dialects/dialect.ts';
import { type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';
import { pinfoldClinical } from './clinical.ts';
import { pinfoldDiary } from './diary.ts';
import { createMemory } from './memory.ts';
import { type PageArgs, pageOf, type Sortable } from './paging.ts';
import type { PinfoldParts } from './parts.ts';
import { pinfoldPeople } from './people.ts';
import { pinfoldRecords } from './records.ts';
import { pinfoldSetUp } from './setUp.ts';
import { pinfoldTrade } from './trade.ts';
import { folded, grades, keyOf, pinfoldIds } from './values.ts';
import { pinfoldWrites } from './writes.ts';

interface OperatorArgs extends PageArgs {
  readonly criteria?: {
    readonly surgeryId?: string | null;
    readonly gradeCodes?: readonly string[] | null;
    readonly surname?: string | null;
    readonly includeLeavers: boolean;
  } | null;
}

const operatorSortable: Sortable<ProviderRecord> = {
  id: ({ key }) => key,
  surname: ({ familyName }) => folded(familyName),
  forename: ({ givenName }) => folded(givenName),
};

/** Resolvers of Pinfold. */
export function pinfoldRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(backstage);
  const records = pinfoldRecords(backstage, memory, () => parts);
  const clinical = pinfoldClinical(backstage, memory, () => records);
  const trade = pinfoldTrade(backstage, memory, () => records);
  const parts: PinfoldParts = { records, clinical, trade };

  return {
    surgeries: () => practice.places.map(records.surgery),
    surgery: ({ id }: { readonly id: string }) => records.surgeryOf(pinfoldIds.key('place', id)),
    operators({ criteria, page }: OperatorArgs) {
      const { gradeCodes, surname, includeLeavers = false } = criteria ?? {};
      const place = criteria?.surgeryId ? keyOf(practice, 'place', criteria.surgeryId) : null;
      const rows = practice.providers
        .filter(({ isActive }) => includeLeavers || isActive)
        .filter(({ placeKeys }) => place === null || placeKeys.includes(place))
        .filter(({ role }) => !gradeCodes || gradeCodes.includes(grades[role].code))
        .filter(({ familyName }) => folded(familyName).startsWith(folded(surname ?? '')))
        .toSorted((one, other) => compareValues(folded(one.familyName), folded(other.familyName)));
      return pageOf(rows, { page: page ?? null }, cap, operatorSortable, records.operator);
    },
    operator: ({ id }: { readonly id: string }) =>
      records.operatorOf(rowOf(practice.providers, pinfoldIds.key('provider', id))?.key ?? null),
    // None is withdrawn in any installation that is served here.
    bookingCodes: () => practice.visitTypes.map(records.bookingCode),
    ...pinfoldSetUp(backstage, records),
    ...pinfoldDiary(backstage, records),
    ...pinfoldPeople(backstage, parts),
    ...clinical.roots,
    ...trade.roots,
    ...pinfoldWrites(backstage, parts, memory),
  };
}
