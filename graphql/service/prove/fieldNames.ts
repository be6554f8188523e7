import { nouns, organizationNouns } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';

/** Whether a field may be read from a path by what its steps are called, where values alone don’t tell. */
export function mayBeCalled(field: string): (from: string) => boolean {
  const words = fieldWords[field];
  return (from) =>
    (words?.test(from.split('.').at(-1) ?? '') ?? false) &&
    !otherOwner.test(from) &&
    !(ownFields.has(field) && isOfPlace(from)) &&
    !(contacts.has(field) && isOfStaff(from));
}

/** Values alone don't tell a phone from a fax, or an end from when something was last changed. */
const fieldWords: Readonly<Record<string, RegExp>> = {
  phones: /phone|mobile|cell|tel(?!eg)/i,
  emails: /mail/i,
  timeZone: /zone|tz/i,
  start: /^((appointment|visit|booking|reservation|event|session)_?)?(start|begin|scheduled|date|time|when)/i,
  end: /^(end|finish|until|to$)|duration|length|minutes/i,
  name: /name|title|label/i,
};

const contacts: ReadonlySet<string> = new Set(['phones', 'emails']);
/** What a person has, and their clinic has too. */
const ownFields: ReadonlySet<string> = new Set(['name', ...contacts]);

function isOfStaff(from: string): boolean {
  return stepsAbove(from).some((words) => words.some((word) => nouns.provider.includes(word)));
}

/** Whether a name is that of a person's clinic or organization. */
function isOfPlace(from: string): boolean {
  return stepsAbove(from).some((words) =>
    words.some((word) => nouns.location.includes(word) || organizationNouns.includes(word)),
  );
}

function stepsAbove(from: string): readonly (readonly string[])[] {
  return from.split('.').slice(0, -1).map(wordsOf);
}

/** Of other people and other times. */
const otherOwner = /creat|updat|modif|delet|actual|confirm|user_?name|api_?name|file_?name/i;
