import type { Backstage } from '../../dialects/dialect.ts';
import { byFamilyName, type ClientRecord, type PatientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type PageArgs, pageOf, type Sortable } from './paging.ts';
import type { PinfoldParts } from './parts.ts';
import { accountNoOf, alphaKeyOf, badRequest, codeOf, folded, instantOfStamp, keyOf, pinfoldIds } from './values.ts';

interface AccountArgs extends PageArgs {
  readonly criteria?: {
    readonly surname?: string | null;
    readonly forename?: string | null;
    readonly town?: string | null;
    readonly telephone?: string | null;
    readonly email?: string | null;
    readonly homeSurgeryId?: string | null;
    readonly markerCode?: string | null;
    readonly dormant?: boolean | null;
    readonly inDebt?: boolean | null;
    readonly changedSince?: string | null;
    readonly includeDeleted: boolean;
  } | null;
}

interface CardArgs extends PageArgs {
  readonly criteria?: {
    readonly accountId?: string | null;
    readonly animalName?: string | null;
    readonly speciesCode?: string | null;
    readonly breedCode?: string | null;
    readonly microchipNo?: string | null;
    readonly includeDeceased: boolean;
    readonly changedSince?: string | null;
  } | null;
}

const fewestLetters = 2;
const fewestDigits = 4;
const accountSortable: Sortable<ClientRecord> = {
  id: ({ key }) => key,
  accountNo: accountNoOf,
  alphaKey: alphaKeyOf,
  surname: ({ familyName }) => folded(familyName),
  forename: ({ givenName }) => folded(givenName ?? ''),
  createdAt: ({ createdAt }) => createdAt,
  changedAt: ({ updatedAt }) => updatedAt,
};
const cardSortable: Sortable<PatientRecord> = {
  id: ({ key }) => key,
  animalName: ({ name }) => folded(name),
  createdAt: ({ createdAt }) => createdAt,
  changedAt: ({ updatedAt }) => updatedAt,
};

/** Queries of accounts and record cards. */
export function pinfoldPeople({ practice, cap }: Backstage, { records, trade }: PinfoldParts): object {
  const byAge = (one: { readonly key: number }, other: { readonly key: number }): number => one.key - other.key;
  const accounts = (): readonly ClientRecord[] =>
    practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byAge);
  const found = (row: ClientRecord | null | undefined): Row | null => (row ? records.account(row) : null);

  return {
    accounts({ criteria, page }: AccountArgs) {
      const { surname, forename, town, telephone, email, markerCode, includeDeleted = false } = criteria ?? {};
      const home = criteria?.homeSurgeryId ? keyOf(practice, 'place', criteria.homeSurgeryId) : null;
      const since = criteria?.changedSince ? instantOfStamp(practice, criteria.changedSince) : null;
      const dormant = criteria?.dormant ?? null;
      const inDebt = criteria?.inDebt ?? null;
      const digits = (telephone ?? '').replaceAll(/\D/g, '');
      const rows = (includeDeleted ? practice.clients.toSorted(byAge) : accounts())
        .filter((row) => startsWith(row.familyName, surname) && startsWith(row.givenName ?? '', forename))
        .filter((row) => startsWith(row.city, town) && startsWith(row.emails[0] ?? '', email))
        .filter((row) => digits === '' || hasDigits(row, digits))
        .filter(({ placeKey }) => home === null || placeKey === home)
        .filter(({ tags }) => !markerCode || tags.some((tag) => codeOf(tag) === markerCode))
        .filter(({ isActive }) => dormant === null || isActive !== dormant)
        .filter(({ key }) => inDebt === null || trade.balanceOf(key) > 0 === inDebt)
        .filter(({ updatedAt }) => since === null || updatedAt >= since);
      return pageOf(rows, { page: page ?? null }, cap, accountSortable, records.account);
    },
    account: ({ id }: { readonly id: string }) => found(rowOf(accounts(), pinfoldIds.key('client', id))),
    accountByNo: ({ accountNo }: { readonly accountNo: string }) =>
      found(accounts().find((row) => accountNoOf(row) === accountNo.padStart(6, '0'))),
    quickFind({ text, maxHits }: { readonly text: string; readonly maxHits: number }) {
      if (text.trim().length < fewestLetters) throw badRequest('text must be two characters or more');
      return accounts()
        .filter((row) => isFound(practice, row, text))
        .toSorted(byFamilyName)
        .slice(0, Math.max(0, Math.min(maxHits, cap)))
        .map(records.account);
    },
    recordCards({ criteria, page }: CardArgs) {
      const { animalName, speciesCode, breedCode, microchipNo, includeDeceased = true } = criteria ?? {};
      const account = criteria?.accountId ? keyOf(practice, 'client', criteria.accountId) : null;
      const since = criteria?.changedSince ? instantOfStamp(practice, criteria.changedSince) : null;
      const rows = practice.patients
        .filter(({ clientKey }) => account === null || clientKey === account)
        .filter(({ name }) => startsWith(name, animalName))
        .filter(({ species }) => !speciesCode || codeOf(species) === speciesCode)
        .filter(({ breed }) => !breedCode || codeOf(breed ?? '') === breedCode)
        .filter(({ microchip }) => !microchipNo || microchip === microchipNo)
        .filter(({ isDeceased }) => includeDeceased || !isDeceased)
        .filter(({ updatedAt }) => since === null || updatedAt >= since)
        .toSorted(byAge);
      return pageOf(rows, { page: page ?? null }, cap, cardSortable, records.recordCard);
    },
    recordCard({ id }: { readonly id: string }) {
      const row = rowOf(practice.patients, pinfoldIds.key('patient', id));
      return row && records.recordCard(row);
    },
    recordCardByMicrochip({ microchipNo }: { readonly microchipNo: string }) {
      const row = practice.patients.find(({ microchip }) => microchip === microchipNo);
      return row ? records.recordCard(row) : null;
    },
  };
}

/** As LIKE 'x%' finds it in a database that knows neither case nor accents. */
function startsWith(value: string, start: string | null | undefined): boolean {
  return folded(value).startsWith(folded(start ?? ''));
}

function hasDigits({ phones }: ClientRecord, digits: string): boolean {
  return phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
}

/** Digits of a telephone, an account number, the beginning of an e-mail, or words that begin words of names. */
function isFound({ patients }: Practice, row: ClientRecord, text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length >= fewestDigits && /^[\d\s()+./-]+$/.test(text))
    return hasDigits(row, digits) || accountNoOf(row) === digits;
  if (row.emails.some((email) => startsWith(email, text.trim()))) return true;
  const words = wordsOf(text);
  const begins = (names: readonly string[]): boolean =>
    words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
  if (begins([...wordsOf(row.givenName ?? ''), ...wordsOf(row.familyName)])) return true;
  return patients.some(({ clientKey, name }) => clientKey === row.key && begins(wordsOf(name)));
}

function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[\s,-]+/)
    .filter((word) => word !== '');
}
