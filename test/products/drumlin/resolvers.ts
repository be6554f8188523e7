import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clinicalQueries } from './clinical.ts';
import { bookRecords } from './books.ts';
import { diaryRecords } from './diary.ts';
import { diaryQueries, same } from './diaryQueries.ts';
import { diaryWrites } from './diaryWrites.ts';
import { createMemory } from './memory.ts';
import { officeQueries } from './office.ts';
import { peopleRecords } from './people.ts';
import { stockQueries } from './stock.ts';
import { acctsOf, bad, drumlinIds, folded, numberOf, type PageArgs, pageOf, stampIn, unitIn } from './values.ts';
import { peopleWrites } from './writes.ts';

interface AcctArgs extends PageArgs {
  readonly bu_cd?: string | null;
  readonly acct_type_cd?: string | null;
  readonly grp_cd?: string | null;
  readonly inactive?: boolean | null;
  readonly surname_from?: string | null;
  readonly upd_since?: string | null;
}

interface AnmlArgs extends PageArgs {
  readonly acct_no?: number | null;
  readonly species_cd?: string | null;
  readonly name_from?: string | null;
  readonly deceased?: boolean | null;
  readonly inactive?: boolean | null;
  readonly upd_since?: string | null;
}

const { key } = drumlinIds;

/** The root fields of the service over a practice. */
export function drumlinRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const people = peopleRecords(backstage, memory);
  const books = bookRecords(backstage);
  const diary = diaryRecords(backstage, { memory, people, books });
  people.links.busUnit = diary.busUnit;
  const office = officeQueries(backstage, memory, diary);
  const acctIn = (number: number): ClientRecord | null => {
    const row = rowOf(practice.clients, key('client', number));
    return row && !row.isDeleted ? row : null;
  };
  const since = (wanted: string | null | undefined): number => (wanted ? stampIn(practice, wanted) : 0);

  /** Whether each word of a search begins a name, or the whole is part of a number or an e-mail. */
  const isFound = (row: ClientRecord, text: string): boolean => {
    const digits = text.replaceAll(/\D/g, '');
    const isNumber = !/\p{L}/u.test(text);
    if (isNumber) {
      const hasPhone = row.phones.some(
        ({ value }) => digits.length > 3 && value.replaceAll(/\D/g, '').includes(digits),
      );
      return hasPhone || String(numberOf('client', row.key)) === digits;
    }
    const own = practice.patients.filter(({ clientKey }) => clientKey === row.key).map(({ name }) => name);
    const names = folded([row.givenName ?? '', row.familyName, ...own].join(' ')).split(/\s+/);
    const words = folded(text)
      .split(/\s+/)
      .filter((word) => word !== '');
    return (
      words.every((word) => names.some((name) => name.startsWith(word))) ||
      row.emails.slice(0, 1).some((email) => email.toLowerCase().includes(text.trim().toLowerCase()))
    );
  };

  return {
    ...diaryQueries(backstage, { memory, diary, people }),
    accts(args: AcctArgs): Row {
      const place = args.bu_cd ? unitIn(practice, args.bu_cd) : null;
      const tag = people.groups.find(({ grp_cd: code }) => code === args.grp_cd)?.descr;
      const from = since(args.upd_since);
      const rows = acctsOf(practice).filter(
        (row) =>
          (!place || row.placeKey === place.key) &&
          (!args.grp_cd || row.tags.includes(tag ?? args.grp_cd)) &&
          same(args.inactive, !row.isActive) &&
          (!args.acct_type_cd || people.typeOf(row) === args.acct_type_cd) &&
          folded(row.familyName).startsWith(folded(args.surname_from ?? '')) &&
          row.updatedAt >= from,
      );
      return pageOf(rows, args, cap, people.acct);
    },
    acct({ acct_no: number }: { readonly acct_no: number }): Row | null {
      const row = acctIn(number);
      return row && people.acct(row);
    },
    acct_find({ find_txt: text, max_rows: most }: { readonly find_txt: string; readonly max_rows?: number | null }) {
      if (text.trim().length < 2) throw bad('DRM-0140', 'Enter two characters or more');
      return acctsOf(practice)
        .filter((row) => isFound(row, text))
        .slice(0, Math.max(1, Math.min(most ?? 20, cap)))
        .map(people.acct);
    },
    acct_grps: () => people.groups,
    anmls(args: AnmlArgs): Row {
      const from = since(args.upd_since);
      const clientKey = typeof args.acct_no === 'number' ? (key('client', args.acct_no) ?? -1) : null;
      const species = people.species().find((row) => row['species_cd'] === args.species_cd)?.['descr'];
      const rows = practice.patients.filter(
        (row) =>
          same(clientKey, row.clientKey) &&
          (!args.species_cd || row.species === species) &&
          folded(row.name).startsWith(folded(args.name_from ?? '')) &&
          same(args.deceased, row.isDeceased) &&
          same(args.inactive, !row.isActive && !row.isDeceased) &&
          row.updatedAt >= from,
      );
      return pageOf(rows, args, cap, people.anml);
    },
    anml({ anml_no: number }: { readonly anml_no: number }): Row | null {
      const row = rowOf(practice.patients, key('patient', number));
      return row && people.anml(row);
    },
    anml_by_chip({ chip_no: chip }: { readonly chip_no: string }): Row | null {
      const row = practice.patients.find(({ microchip }) => microchip === chip);
      return row ? people.anml(row) : null;
    },
    species: () => people.species(),
    breeds: ({ species_cd: code }: { readonly species_cd: string }) =>
      people.breeds().filter((row) => row['species_cd'] === code),
    holdings: () => memory.holdings.map(({ clientKey }) => people.holdingOf(clientKey)),
    ...clinicalQueries(backstage, memory, people),
    ...office.queries,
    ...stockQueries(backstage, books),
    ...diaryWrites(backstage, memory, diary),
    ...peopleWrites(backstage, memory, { people, office: office.records }),
  };
}
