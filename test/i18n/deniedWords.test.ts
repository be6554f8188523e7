import { describe, expect, it } from 'vitest';
import { readGuide } from '../../build/readGuide.ts';
import type { Language } from '../../electron/contract/language.ts';
import coreEn from '../../i18n/core/en.json' with { type: 'json' };
import enFirst from '../../i18n/page/en/first.json' with { type: 'json' };
import enScreens from '../../i18n/page/en/screens.json' with { type: 'json' };
import type { Messages } from '../../i18n/translator.ts';
import { plainText } from '../../renderer/features/help/guide.ts';

type Place = readonly [name: string, text: string];

/** A pattern that no text for people may match, and what to say instead. */
type DeniedWord = readonly [pattern: RegExp, instead: string];

interface DeniedWords {
  readonly catalogs: readonly Messages[];
  readonly words: readonly DeniedWord[];
}

/** By language; another one is added with its catalogs and its words. */
const denied: Partial<Record<Language, DeniedWords>> = {
  en: {
    catalogs: [enFirst, enScreens, coreEn],
    words: [
      [/\b(?:the|this|a|another|your) service\b/i, 'your practice system'],
      [/(?<!-)\bservice(?:’s|s)?\b(?!-)/i, 'practice system'],
      [/\bbegun\b|\bbegan\b/i, 'started, unfinished, draft'],
      [/\bafresh\b|\banew\b/i, 'start over, new'],
      [/\bput(?:s|ting)? (?:\w+ )?away\b/i, 'discard, dismiss, close'],
      [/\bput(?:s|ting)? (?:\w+ )?right\b/i, 'correct'],
      [/\bcall(?:s|ed|ing)? (?:\w+ )?off\b/i, 'cancel; cancelled and no-shows'],
      [/\b(?:some|every|any|no)body\b/i, 'someone, everyone, anyone, no one'],
      [/\bwhoever\b|\bwhom\b/i, 'anyone, who; your IT team, support'],
      [/\b(?:the|without a) line\b/i, 'internet connection; for a line of text, name it'],
      [/\b(?:go|goes|going|went|gone) on\b/i, 'continue, resume'],
      [/\bow(?:e|es|ed|ing)\b/i, 'due, balance due'],
      [/\b(?:is|are|was|were) (?:not )?known\b|\bknown already\b/i, 'on file, available'],
      [/\b(?:is|are|was|were|been|just) told\b|\btold apart\b|\buntold\b/i, 'shown, logged; not duplicates'],
      [/\bby (?:itself|themselves)\b|\bunasked\b/i, 'automatically'],
      [/\bawait(?:s|ed|ing)?\b/i, 'expected, waiting'],
      [/\bonce more\b/i, 'again'],
      [/\bdemand(?:s|ed|ing)?\b/i, 'require, required'],
      [/\b(?:could|did|does|do|can) not\b|\bcannot\b/i, 'couldn’t, didn’t, doesn’t, don’t, can’t'],
      [/\bthis is (?:no|not) (?:a|an|the)?\b/i, 'Enter a …; … isn’t …'],
      [/\bnot there (?:any more|yet)\b|\bno such\b|\bany more\b/i, 'no longer exists, not found'],
      [/\btelephone\b/i, 'phone'],
      [/\be-mail/i, 'email'],
      [/\bkinds? of appointments?\b/i, 'appointment type'],
      [/\b(?:given|family) names?\b/i, 'first name, last name'],
      [/\boperator\b/i, 'vendor'],
      [/\b(?:this|the) desk\b/i, 'this computer'],
      [/\bif it stays\b|\bstays like this\b/i, 'if it keeps happening'],
      [/\blook(?:s|ed)? (?:whether|again|first|at it)\b/i, 'check'],
      [/\bmay (?:do|not|see|be here)\b/i, 'can, can’t'],
      [/\bnot offered\b|\boffered\b/i, 'not available, available'],
      [/\b(?:was|were|is|are|be) (?:not )?read (?:again|anew|before|so far)\b|\bread again\b/i, 'refresh, loaded'],
      [/\btak(?:e|es|ing) (?:a )?payment\b/i, 'record payment'],
      [/\bopen invoices\b|\bstill open\b/i, 'unpaid invoices, balance due'],
      [/\bcoming visits\b|\bpast visits\b(?! on file)/i, 'upcoming appointments, past appointments'],
      [/\b(?:client|patient)’s card\b/i, 'client profile, patient'],
      [/\bwhat front desk understood\b|\bservice map\b/i, 'data mapping'],
      [/\ball right\b/i, 'OK'],
      [/\bcolour\b|\bgrey\b|\blicence\b/i, 'US English: color, gray, license'],
      [/\bcanceled\b|\bcanceling\b/i, 'cancelled, cancelling'],
    ],
  },
};

/** Search words of the command palette keep old words on purpose. */
const isSearchWords = (key: string): boolean => key.endsWith('Also');

function textsOf(language: Language, catalogs: readonly Messages[]): readonly Place[] {
  const messages = catalogs.flatMap((catalog) =>
    Object.entries(catalog).flatMap(([part, texts]) =>
      Object.entries(texts)
        .filter(([key]) => !isSearchWords(key))
        // The names of values are code.
        .map(([key, text]): Place => [`${part}.${key}`, text.replaceAll(/\{\{\w+\}\}|<\w+\/>/g, '…')]),
    ),
  );
  const guide = readGuide(language).flatMap(({ name, title, blocks, topics }) => [
    [name, `${title} ${plainText(blocks)}`] as const,
    ...topics.map((topic): Place => {
      const prose = topic.blocks.filter(({ kind }) => kind !== 'code');
      return [`${name}.md#${topic.anchor}`, `${topic.title} ${plainText(prose)}`];
    }),
  ]);
  return [...messages, ...guide];
}

function findingsIn(places: readonly Place[], words: readonly DeniedWord[]): readonly string[] {
  return places.flatMap(([place, text]) =>
    words.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${place}: “${found}”; say: ${instead}`];
    }),
  );
}

// The keys are languages by the type of the table.
const languages = Object.entries(denied) as unknown as readonly (readonly [Language, DeniedWords])[];

describe.each(languages)('texts for people in %s', (language, { catalogs, words }) => {
  it('have no word that nobody would say at a front desk', () => {
    expect(findingsIn(textsOf(language, catalogs), words)).toEqual([]);
  });

  it('are all searched', () => {
    expect(textsOf(language, catalogs).length).toBeGreaterThan(1000);
  });
});

describe('the denied words of English', () => {
  it.each([
    ['Somebody put it away.', 2],
    ['The service demands a telephone number.', 4],
    ['This is not a whole e-mail address.', 2],
    ['Nothing is sent by itself: go on.', 2],
    ['Nobody knows whom this computer knows.', 2],
    ['Your practice system isn’t responding. Drafts stay on this computer.', 0],
    ['$50 due', 0],
  ])('are found in “%s”', (text, count) => {
    expect(findingsIn([['planted', text]], denied.en?.words ?? [])).toHaveLength(count);
  });
});
