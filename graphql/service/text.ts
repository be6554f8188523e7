/** A text for comparison: without case and accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A text without spaces around it, and with one where there are several. */
export function withSingleSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** A name for comparison: `Client_ID`, `clientId` and `CLIENTID` are the same. */
export function foldName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** The words of a name in camelCase, snake_case or any other writing: `unitPriceUSD` is unit, Price, USD. */
export function splitName(name: string): readonly string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Words that are always written in capitals. */
const capitals: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'url',
  'sms',
  'pin',
  'soap',
  'vat',
  'iban',
  'uuid',
  'dob',
  'kpi',
]);

/** Words for the form in which rows are given, not for their content. */
const leading: ReadonlySet<string> = new Set(['get', 'list', 'fetch', 'all', 'find', 'query', 'read', 'load']);
const trailing: ReadonlySet<string> = new Set(['connection', 'paginated', 'paged', 'list', 'collection', 'page']);

/** A name in words: `purchaseOrders` is "Purchase orders". They are the service's own, in its own language. */
export function titleOfName(name: string): string {
  return sentence(lowerWords(name));
}

/** The title of a list operation, without words for listing: `getClients` is "Clients". */
export function titleOfList(name: string): string {
  const words = lowerWords(name);
  while (words.length > 1 && leading.has(words[0] ?? '')) words.shift();
  while (words.length > 1 && trailing.has(words.at(-1) ?? '')) words.pop();
  return sentence(words);
}

function lowerWords(name: string): string[] {
  return splitName(name).map((word) => word.toLowerCase());
}

function sentence(words: readonly string[]): string {
  const text = words.map((word) => (capitals.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
