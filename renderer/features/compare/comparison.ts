import type { CardClientFragment } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { formatBalance } from '../../lib/money.ts';
import { isSamePhoneNumber } from '../../lib/phoneDigits.ts';
import { ageOn, formatDate } from '../../lib/dates.ts';
import { readableLabel } from '../../lib/readableLabel.ts';

/** One value, and whether the other client has it as well. */
export interface ComparedValue {
  readonly text: string;
  readonly both: boolean;
}

/** The values of two clients for one field. */
export interface ComparedRow {
  readonly label: string;
  /** `oneOnly` and `otherOnly`: the other client has no value. */
  readonly state: 'same' | 'differs' | 'oneOnly' | 'otherOnly';
  readonly one: readonly ComparedValue[];
  readonly other: readonly ComparedValue[];
}

type Client = CardClientFragment;

interface Kind {
  readonly label: string;
  readonly values: (client: Client, today: string) => readonly string[];
  readonly isSame?: (one: string, other: string) => boolean;
}

function kinds(): readonly Kind[] {
  return [
    { label: t('general.name'), values: ({ name }) => [name] },
    {
      label: t('general.phone'),
      values: ({ phones }) => phones.map(({ number }) => number),
      isSame: isSamePhoneNumber,
    },
    { label: t('general.email'), values: ({ emails }) => emails },
    { label: t('general.address'), values: ({ address }) => [address ?? ''] },
    {
      label: t('general.patients'),
      values: ({ patients }, today) => (patients ?? []).map((patient) => patientText(patient, today)),
    },
    { label: t('general.balance'), values: ({ balance }) => [formatBalance(balance)?.text ?? ''] },
    { label: t('general.alerts'), values: ({ alerts }) => alerts },
    { label: t('compare.tags'), values: ({ tags }) => tags },
    { label: t('general.notes'), values: ({ notes }) => [notes ?? ''] },
    {
      label: t('compare.active'),
      values: ({ active }) => [active === null ? '' : active ? t('general.yes') : t('general.no')],
    },
    { label: t('compare.clientSince'), values: ({ since }) => [since === null ? '' : formatDate(since)] },
    { label: t('compare.lastVisit'), values: ({ lastVisit }) => [lastVisit === null ? '' : formatDate(lastVisit)] },
    { label: t('general.location'), values: ({ location }) => [location?.name ?? ''] },
  ];
}

/** Compares two clients field by field; fields without a value are left out. */
export function compareClients(one: Client, other: Client, today: string): readonly ComparedRow[] {
  return kinds().flatMap(({ label, values, isSame = isSameText }) => {
    const [ours, theirs] = [one, other].map((client) => values(client, today).filter((text) => text.trim() !== ''));
    if (!ours || !theirs || ours.length + theirs.length === 0) return [];
    const mark = (texts: readonly string[], others: readonly string[]): readonly ComparedValue[] =>
      texts.map((text) => ({ text, both: others.some((each) => isSame(text, each)) }));
    const row = { label, one: mark(ours, theirs), other: mark(theirs, ours) };
    return [{ ...row, state: stateOf(row) }];
  });
}

function stateOf({ one, other }: Pick<ComparedRow, 'one' | 'other'>): ComparedRow['state'] {
  if (other.length === 0) return 'oneOnly';
  if (one.length === 0) return 'otherOnly';
  return [...one, ...other].every(({ both }) => both) ? 'same' : 'differs';
}

function isSameText(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

type Patient = NonNullable<Client['patients']>[number];

/** Bella, Canine, Labrador, 4 years. No age for a deceased patient. */
function patientText({ name, species, breed, birthDate, deceased }: Patient, today: string): string {
  const age = birthDate && !deceased ? ageOn(birthDate, today) : null;
  const facts = [name, readableLabel(species), readableLabel(breed), age, deceased ? t('compare.deceased') : null];
  return facts.filter(Boolean).join(', ');
}

/** The number of fields that differ. */
export function differenceCount(rows: readonly ComparedRow[]): number {
  return rows.filter(({ state }) => state !== 'same').length;
}
