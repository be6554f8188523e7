import { alertsOf } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { hasMatch, matchedNumber, matchedParts, type TextPart, type SearchTerms } from '../../lib/matchedParts.ts';
import { readableLabel } from '../../lib/readableLabel.ts';

type Patient = NonNullable<FoundClient['patients']>[number];

/** The texts of a client's row, with matches marked. */
interface RowLabels {
  readonly name: readonly TextPart[];
  readonly patients: readonly TextPart[];
  /** The phone number, or whichever contact matched. */
  readonly contact: readonly TextPart[];
  readonly alerts: string;
}

export function rowLabels(
  client: FoundClient,
  terms: SearchTerms,
  formatPhone: (number: string) => string = (number) => number,
): RowLabels {
  const name = client.name === '' ? [{ text: t('clients.noName'), matched: false }] : matchedParts(client.name, terms);
  const patients = patientParts(client.patients, terms);
  return {
    name,
    patients,
    contact: contactOf(client, terms, hasMatch(name) || hasMatch(patients), formatPhone),
    alerts: alertsOf(client).join(', '),
  };
}

/** Matching patients come first, as there is room for a few. */
function patientParts(patients: FoundClient['patients'], terms: SearchTerms): readonly TextPart[] {
  if (patients === null) return [];
  if (patients.length === 0) return [{ text: t('clients.noPatients'), matched: false }];
  const each = patients.map((patient) => partsOf(patient, terms));
  const inOrder = [...each.filter(hasMatch), ...each.filter((parts) => !hasMatch(parts))];
  return inOrder.flatMap((parts, place) => (place === 0 ? parts : [{ text: ', ', matched: false }, ...parts]));
}

function partsOf({ name, species, deceased }: Patient, terms: SearchTerms): readonly TextPart[] {
  const after = `${species ? ` (${readableLabel(species)})` : ''}${deceased ? ' †' : ''}`;
  return [...matchedParts(name, terms), ...(after === '' ? [] : [{ text: after, matched: false }])];
}

function contactOf(
  { id, phones, emails }: FoundClient,
  terms: SearchTerms,
  found: boolean,
  formatPhone: (number: string) => string,
): readonly TextPart[] {
  const [first, ...others] = phones.map(({ number }) => matchedNumber(number, terms, formatPhone(number)));
  const number = [first, ...others].find((parts) => parts !== undefined && hasMatch(parts));
  if (number) return number;
  // Shows the e-mail that matched, so that it is clear why the client is listed.
  const email = found ? undefined : emails.map((each) => matchedParts(each, terms)).find(hasMatch);
  if (email) return email;
  if (!found && terms.words.includes(id.toLowerCase())) return numberParts(id);
  return first ?? (emails[0] === undefined ? [] : [{ text: emails[0], matched: false }]);
}

function numberParts(id: string): readonly TextPart[] {
  const [before = '', after = ''] = t('clients.numbered').split('<id/>');
  return [
    { text: before, matched: false },
    { text: id, matched: true },
    ...(after === '' ? [] : [{ text: after, matched: false }]),
  ];
}

interface ResultCount {
  readonly listed: number;
  /** The number of matches known to this computer. */
  readonly total: number;
  /** Whether the service is being queried for more. */
  readonly isFetching: boolean;
}

/** 12 clients, 50 of 1,204 clients. */
export function countLabel({ listed, total, isFetching }: ResultCount): string {
  if (isFetching) return listed === 0 ? t('clients.askingService') : t('clients.foundHere', { count: listed });
  if (listed === 0) return t('clients.nobodyFound');
  return total > listed ? t('clients.someOf', { listed, total }) : t('clients.clients', { count: listed });
}

/** A note below the last row where there are more. */
export function moreLabel({ listed, total }: ResultCount): string | undefined {
  const count = total - listed;
  return count > 0 ? t('clients.more', { count }) : undefined;
}
