import type { Stage } from '../../desk/generated/types.ts';

/**
 * Words of status values, ended states first: "checked out" must not be read as "checked in", nor "not
 * confirmed" as confirmed. A word that stands in no row is `unknown` and is shown as the service wrote it.
 */
const stages: readonly (readonly [RegExp, Stage])[] = [
  [/\b(no ?show|did not (attend|come|show)|not come|dna|fta|missed|absent)\b/, 'noShow'],
  [/\b(cancel(l?ed|l?ation)?|declined|deleted|void(ed)?|broken|withdrawn)\b/, 'cancelled'],
  [/\b(checking out|ready for (discharge|pick ?up)|ready|discharging)\b/, 'checkingOut'],
  [
    /\b(completed?|checked out|departed|done|finished|closed|occurred|fulfilled|discharged|dismissed|released)\b/,
    'completed',
  ],
  [
    /\b(in progress|under ?way|in exam|in room|in treatment|in surgery|in consult(ation)?|with (the )?(vet|doctor|groomer)|consultation|started|seated|admitted|hospitali[sz]ed)\b/,
    'inProgress',
  ],
  [/\b(checked in|arrived|waiting|here|present)\b/, 'arrived'],
  [/\b(unconfirmed|not confirmed|planned|pending|tentative|booked|scheduled|requested|new|open|proposed)\b/, 'booked'],
  [/\bconfirmed\b/, 'confirmed'],
];

/** What the desk understands of a status word, whatever its case and separators: CHECKED_IN, checkedIn, Checked in. */
export function readStage(label: string): Stage {
  const words = label
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return stages.find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';
}
