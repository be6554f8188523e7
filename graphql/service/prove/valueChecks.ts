import { readDate, readMoment } from '../readers/time.ts';
import { zoneNamed } from '../readers/zoneNames.ts';
import { asFlag } from '../flags.ts';
import { asText } from '../sources.ts';

/** What the values of a field say about a meaning: they fit it, they can't mean it, or there are too few to tell. */
export type Finding = 'fits' | 'contradicts' | 'silent';

/** Too few values tell nothing. */
const fewest = 3;

/** Judges values by the part of them that passes: nearly all, or hardly any. */
function judgeBy(values: readonly unknown[], passes: (value: unknown) => boolean, atLeast = 0.8): Finding {
  if (values.length === 0) return 'silent';
  const part = values.filter(passes).length / values.length;
  if (part >= atLeast) return 'fits';
  return values.length >= fewest && part <= 0.2 ? 'contradicts' : 'silent';
}

const uuid = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const date = /^\d{4}-\d{2}-\d{2}([T ]|$)/;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const link = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Whether text is a telephone number: digits with signs around them, no date, no id. */
function isPhoneNumber(value: unknown): boolean {
  const text = asText(value);
  if (text === null || uuid.test(text) || date.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 16 && /^[+()\d\s.,/x#-]+(ext\.?\s*\d+)?$/i.test(text);
}

/** Whether text may be what people call something: it has letters, and is no id, date, link or address. */
function isName(value: unknown): boolean {
  const text = asText(value);
  if (text === null) return false;
  return /\p{L}/u.test(text) && !uuid.test(text) && !date.test(text) && !address.test(text) && !link.test(text);
}

/** Whether most names are those of businesses, such as hospitals, and not of people. */
export function areNamesOfPlaces(names: readonly string[]): boolean {
  return names.length > 0 && names.filter((each) => placeWords.test(each)).length > names.length / 2;
}

/** In the languages in which practices are named: a clinic, a surgery, a branch, or a company of some legal form. */
const placeWords =
  /\b(hospital|practice|praxis|praktijk|surgery|cent(re|er|ro)|salon|spa|studio|branch|sede|filial|sucursal|unidade?|cabinet|consult[oó]rio|ambulatorio|gabinet|vets?|pets?|animals?|ltd|llc|inc|gmbh)\b|cl[ií]ni|klini|veterin|vétérin|tierarzt|tierärzt|dierenarts|eläin|djursjuk|dyre(klin|hosp)|lecznica|přychod/iu;

function isWord(value: unknown): boolean {
  return isName(value) && (asText(value)?.length ?? 0) <= 60;
}

/** A state as OpenEMR writes it: `@` for who has arrived, `>` for who has left. */
function isSign(value: unknown): boolean {
  return /^[\p{P}\p{S}]{1,2}$/u.test(asText(value) ?? '');
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values.map(asText)).size === values.length;
}

/** Whether the values of one field of many rows are few words that come again and again, as kinds and states are. */
function judgeRepeated(values: readonly unknown[], isOne: (value: unknown) => boolean = isWord): Finding {
  const words = values.filter((value) => typeof value !== 'boolean');
  const judged = judgeBy(words, isOne);
  if (judged !== 'fits' || words.length < 12) return judged;
  const kinds = new Set(words.map(asText)).size;
  return kinds <= words.length * 0.7 ? 'fits' : 'contradicts';
}

/** Whether all rows are but there: that is the state of a record, and none of a visit. */
export function isOfRecord(values: readonly unknown[]): boolean {
  return (
    values.length >= fewest &&
    values.every((value) => /^(active|approved|published|draft|enabled)$/i.test(asText(value) ?? ''))
  );
}

/** A price with its currency and perhaps its unit, such as $0.00/hour. */
function isPrice(value: unknown): boolean {
  return /^\s*(\p{Sc}|[A-Z]{3}\s)\s*[\d.,]+|^\s*[\d.,]+\s*(\p{Sc}|[A-Z]{3}\b)/u.test(asText(value) ?? '');
}

type Check = (values: readonly unknown[]) => Finding;

/** What everything is called is no name of anything. */
const name: Check = (values) => (areAlike(values) ? 'contradicts' : judgeBy(values, isName));

function areAlike(values: readonly unknown[]): boolean {
  return values.length >= fewest && new Set(values.map(asText)).size === 1;
}

/** The first page of many people or animals may hold none but those of one name, in its order. */
const fewestOfMany = 24;

/** What the names in rows of clients or patients say about the field. */
export function checkNames(values: readonly unknown[]): Finding {
  return values.length < fewestOfMany ? judgeBy(values, isName) : name(values);
}

/** What the values of each field of the desk look like; fields that may hold anything are not here. */
const checks: Readonly<Record<string, Check>> = {
  id: (values) => {
    if (values.length === 0) return 'silent';
    const plain = values.every((value) => asText(value) !== null);
    return plain && isDistinct(values) ? 'fits' : 'contradicts';
  },
  name,
  givenName: name,
  familyName: name,
  phones: (values) => judgeBy(values, isPhoneNumber, 0.3),
  emails: (values) => judgeBy(values, (value) => address.test(asText(value) ?? ''), 0.3),
  timeZone: (values) => judgeBy(values, (value) => zoneNamed(asText(value) ?? '') !== null),
  species: (values) => judgeRepeated(values),
  breed: name,
  status: (values) =>
    isOfRecord(values) ? 'contradicts' : judgeRepeated(values, (value) => isWord(value) || isSign(value)),
  reason: (values) => (values.length >= fewest && values.every(isPrice) ? 'contradicts' : 'silent'),
  start: (values) => judgeBy(values, (value) => readMoment(value, 'UTC') !== null),
  birthDate: (values) => judgeBy(values, isDay),
  since: (values) => judgeBy(values, isDay),
  active: (values) =>
    // Not a single active one means that the flag means something else.
    values.length >= fewest && values.every((value) => asFlag(value) === false)
      ? 'contradicts'
      : judgeBy(values, (value) => asFlag(value) !== null),
};

function isDay(value: unknown): boolean {
  return readDate(value, 'UTC') !== null;
}

/** What the values of a field of the desk say about it; a field that may hold anything says nothing. */
export function checkValues(field: string, values: readonly unknown[]): Finding {
  return checks[field]?.(values) ?? 'silent';
}
