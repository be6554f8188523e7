import { alertsOf } from '../../../electron/contract/clients.ts';
import { say } from '../../../words/page/say.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { hasMatch, matchedNumber, matchedParts, type TextPart, type Wanted } from '../../lib/matchedParts.ts';
import { readableWord } from '../../lib/readableWord.ts';

type Patient = NonNullable<FoundClient['patients']>[number];

/** The words of a client's row, with what was looked for told apart. */
export interface RowWords {
  readonly name: readonly TextPart[];
  readonly patients: readonly TextPart[];
  /** The phone number, or whatever else it was found by. */
  readonly contact: readonly TextPart[];
  readonly alerts: string;
}

export function rowWords(client: FoundClient, wanted: Wanted): RowWords {
  const name =
    client.name === '' ? [{ text: say('clients.noName'), matched: false }] : matchedParts(client.name, wanted);
  const patients = patientParts(client.patients, wanted);
  return {
    name,
    patients,
    contact: contactOf(client, wanted, hasMatch(name) || hasMatch(patients)),
    alerts: alertsOf(client).join(', '),
  };
}

/** Those who were looked for come first: there is room for a few. */
function patientParts(patients: FoundClient['patients'], wanted: Wanted): readonly TextPart[] {
  if (patients === null) return [];
  if (patients.length === 0) return [{ text: say('clients.noPatients'), matched: false }];
  const each = patients.map((patient) => partsOf(patient, wanted));
  const inOrder = [...each.filter(hasMatch), ...each.filter((parts) => !hasMatch(parts))];
  return inOrder.flatMap((parts, place) => (place === 0 ? parts : [{ text: ', ', matched: false }, ...parts]));
}

function partsOf({ name, species, deceased }: Patient, wanted: Wanted): readonly TextPart[] {
  const after = `${species ? ` (${readableWord(species)})` : ''}${deceased ? ' †' : ''}`;
  return [...matchedParts(name, wanted), ...(after === '' ? [] : [{ text: after, matched: false }])];
}

function contactOf({ id, phones, emails }: FoundClient, wanted: Wanted, found: boolean): readonly TextPart[] {
  const [first, ...others] = phones.map(({ number }) => matchedNumber(number, wanted));
  const number = [first, ...others].find((parts) => parts !== undefined && hasMatch(parts));
  if (number) return number;
  // Otherwise nobody would see why the client is here.
  const email = found ? undefined : emails.map((each) => matchedParts(each, wanted)).find(hasMatch);
  if (email) return email;
  if (!found && wanted.words.includes(id.toLowerCase())) return numberParts(id);
  return first ?? (emails[0] === undefined ? [] : [{ text: emails[0], matched: false }]);
}

function numberParts(id: string): readonly TextPart[] {
  const [before = '', after = ''] = say('clients.numbered').split('<id/>');
  return [
    { text: before, matched: false },
    { text: id, matched: true },
    ...(after === '' ? [] : [{ text: after, matched: false }]),
  ];
}
