/**
 * Words of schemas that are written without anything between them: `appointmenttypeid`, `checkindatetime`, as databases
 * keep names that were not quoted. Every part must be one of these, so that plain words stay whole.
 */
const parts: ReadonlySet<string> = new Set(
  (
    'account active add address age alert all amount animal appointment appt arrival at balance birth block book booked booking branch ' +
    'breed by calendar cancel canceled cancellation cancelled category cell check city class client clinic code color ' +
    'comment company complete completed confirm confirmation confirmed contact collection count country create created currency ' +
    'customer date datetime day deceased default delete deleted department description doctor dr duration email emergency employee ' +
    'enabled end ended edit event external family fax fetch find first from full gender get given group guardian has home hour id image in ' +
    'insert insurance into invoice is key last length level limit line list location main medical method middle minutes mobile modified my ' +
    'month name next nick no note notes number of off offset office on open order organization out owner page parent ' +
    'patient payment person pet phone photo postal practice preferred price primary priority profile provider purpose ' +
    'reason record reference registration relationship resource role room schedule scheduled search service sex show site size slot ' +
    'source species staff start started state status street text time title to total type until update updated url user ' +
    'value vet visible visit week weight work year zip zone'
  ).split(' '),
);

/** What stands before a word changes it: `inactive` is not in anything. */
const small: ReadonlySet<string> = new Set(['at', 'by', 'in', 'no', 'of', 'off', 'on', 'to', 'out']);

/** `petclinic` and `vetoffice` are what a product is called. */
const brands: ReadonlySet<string> = new Set(['clinic', 'practice', 'office']);

const shortest = 2;
const mostParts = 5;

/** The fewest parts that a joined word is made of, with a number behind the last; null where it is one of them, or has others. */
export function splitJoined(numbered: string): readonly string[] | null {
  const [word = '', digit = ''] = numbered.split(/(\d)$/);
  const found = splitWord(word);
  return found && digit !== '' ? [...found.slice(0, -1), `${found.at(-1) ?? ''}${digit}`] : found;
}

function splitWord(word: string): readonly string[] | null {
  // FHIR R4 servers page by `_getpages` and `_getpagesoffset`, which are theirs alone.
  if (word.length < 2 * shortest || word.length > 40 || parts.has(word) || word.startsWith('getpages')) return null;
  // By their ends, the fewest parts to there.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = shortest; end <= word.length; end += 1)
    for (let start = 0; start <= end - shortest; start += 1) {
      const before = best[start];
      if (!before || before.length >= mostParts) continue;
      const part = word.slice(start, end);
      const isShorter = (best[end]?.length ?? mostParts + 1) > before.length + 1;
      if (isShorter && (parts.has(part) || (part.length > 3 && part.endsWith('s') && parts.has(part.slice(0, -1)))))
        best[end] = [...before, part];
    }
  const found = best[word.length];
  if (!found || found.length < 2 || small.has(found[0] ?? '') || brands.has(found.at(-1) ?? '')) return null;
  return found.some((part) => part.length > 3) ? found : null;
}
