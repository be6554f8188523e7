import { GraphQLError } from 'graphql';
import { at } from '../../dialects/readByHand.ts';
import { isRow, type Row, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a search: parameters by name, and those of the page. */
export type SearchArgs = Readonly<Record<string, unknown>>;

/** Where a search parameter looks, if it isn't an element of its own name. */
const paths: Readonly<Record<string, readonly string[]>> = {
  _lastUpdated: ['meta.lastUpdated'],
  _profile: ['meta.profile'],
  _security: ['meta.security'],
  _source: ['meta.source'],
  _tag: ['meta.tag'],
  actor: ['participant.actor', 'actor'],
  address_city: ['address.city'],
  address_country: ['address.country'],
  address_postalcode: ['address.postalCode'],
  address_state: ['address.state'],
  address_use: ['address.use'],
  appointment_type: ['appointmentType'],
  birthdate: ['birthDate'],
  family: ['name.family'],
  given: ['name.given'],
  link: ['link.target', 'link.other'],
  location: ['participant.actor', 'location.location', 'location'],
  organization: ['managingOrganization', 'providedBy', 'organization'],
  part_status: ['participant.status', 'participantStatus'],
  participant: ['participant.individual', 'participant.actor'],
  patient: ['participant.actor', 'subject', 'actor', 'patient', 'link.target'],
  practitioner: ['participant.actor', 'participant.individual', 'actor', 'practitioner'],
  reason_code: ['reasonCode'],
  role: ['code'],
  service: ['healthcareService'],
  service_provider: ['serviceProvider'],
  service_type: ['serviceType', 'type'],
};
const kinds: Readonly<Record<string, string>> = {
  location: 'Location/',
  patient: 'Patient/',
  practitioner: 'Practitioner/',
};
const date = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** All values along a path, through lists. */
function valuesAt(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (value === null || value === undefined) return [];
  if (path === '') return [value];
  const [field = '', ...rest] = path.split('.');
  return isRow(value) ? valuesAt(value[field], rest.join('.')) : [];
}

function valuesOf(row: Row, name: string): readonly unknown[] {
  if (name === 'phone' || name === 'email')
    return valuesAt(row, 'telecom').filter((point) => at(point, 'system') === name);
  if (name === 'date') return ['start', 'period.start', 'date'].flatMap((path) => valuesAt(row, path));
  return (paths[name] ?? [name]).flatMap((path) => valuesAt(row, path));
}

/** The texts by which an element is found: all parts of a name or an address. */
function textsOf(value: unknown): readonly string[] {
  if (!isRow(value)) return [textOf(value)];
  const parts = ['text', 'family', 'given', 'suffix', 'prefix', 'line', 'city', 'state', 'postalCode', 'country'];
  return parts.flatMap((part) => valuesAt(value, part)).map(textOf);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function meetsString(values: readonly unknown[], wanted: Row): boolean {
  const own = values.flatMap((value) => textsOf(value));
  const exact = wanted['exact'];
  const isIn = (text: unknown): boolean => own.some((one) => one.toLowerCase().includes(textOf(text).toLowerCase()));
  const isStart = (text: string): boolean => own.some((one) => one.toLowerCase().startsWith(text.toLowerCase()));
  // Names and addresses are looked up word by word, and any of the words will do.
  const isWhole = values.some(isRow);
  const found = (text: unknown): boolean => (isWhole ? textOf(text).split(/[\s,]+/) : [textOf(text)]).some(isStart);
  const not = wanted['notEquals'];
  if (isRow(not)) return ![...listOf(not['value'] ?? not['values'])].some(found);
  if (wanted['contains']) return isIn(wanted['contains']);
  if (exact) return own.includes(textOf(exact));
  const alternatives = listOf(wanted['value'] ?? wanted['values']);
  return alternatives.length === 0 || alternatives.some(found);
}

/** A token of an element: its system and its code or value. */
function isToken(value: unknown, wanted: Row): boolean {
  const code = textOf(wanted['code'] ?? '') + textOf(wanted['value'] ?? '');
  const system = wanted['system'] ?? null;
  if (!isRow(value)) return system === null && textOf(value) === code;
  const codings = listOf(value['coding']);
  if (codings.length > 0) return codings.some((coding) => isToken(coding, wanted));
  if (system !== null && value['system'] !== system) return false;
  return code === '' || value['code'] === code || value['value'] === code;
}

function meetsToken(values: readonly unknown[], wanted: Row): boolean {
  const has = (token: unknown): boolean => isRow(token) && values.some((value) => isToken(value, token));
  const not = wanted['notEquals'];
  if (isRow(not)) return !listOf(not['values'] ?? not).some(has);
  const text = textOf(wanted['text'] ?? '').toLowerCase();
  if (text !== '') {
    const own = values.flatMap((value) => [...valuesAt(value, 'text'), ...valuesAt(value, 'coding.display')]);
    return own.some((one) => textOf(one).toLowerCase().includes(text));
  }
  const alternatives = listOf(wanted['value'] ?? wanted['values']);
  return (
    alternatives.length === 0 ||
    alternatives.some((token) => (isRow(token) && isRow(token['notEquals']) ? !has(token['notEquals']) : has(token)))
  );
}

function meetsReference(name: string, values: readonly unknown[], wanted: Row): boolean {
  const own = values
    .map((value) => String(at(value, 'reference')))
    .filter((text) => text.startsWith(kinds[name] ?? ''));
  const has = ({ target, value }: Row): boolean =>
    own.some((text) =>
      target ? text === `${textOf(target)}/${textOf(value)}` : `/${text}`.endsWith(`/${textOf(value)}`),
    );
  const not = wanted['notEquals'];
  if (isRow(not)) return !has(not);
  return wanted['value'] === undefined || has(wanted);
}

/** Whether an instant is on one side of another, or within the year, month or day that is written. */
function meetsInstant(instant: number, operator: string, text: unknown): boolean {
  if (typeof text !== 'string' || !date.test(text))
    throw new GraphQLError(
      'Date must match the format one of YYYY, YYYY-MM, YYYY-MM-DD, YYYY-MM-DDThh:mm:ss+zz:zz or YYYY-MM-DDThh:mm:ssZ',
    );
  const own = new Date(instant).toISOString();
  const isWithin = text.length <= 10 ? own.startsWith(text) : instant === Date.parse(text);
  const from = Date.parse(text);
  if (operator === 'equals' || operator === 'approximately') return isWithin;
  if (operator === 'notEquals') return !isWithin;
  if (operator === 'greaterThan' || operator === 'startsAfter') return instant > from;
  if (operator === 'greaterThanOrEqualTo') return instant >= from;
  return operator === 'lessThanOrEqualTo' ? instant <= from : instant < from;
}

function meetsDate(values: readonly unknown[], wanted: Row): boolean {
  const alternatives = listOf(wanted['value'] ?? wanted['values']).filter(isRow);
  const instants = values.map((value) => Date.parse(textOf(value)));
  return (
    alternatives.length === 0 ||
    alternatives.some((all) =>
      instants.some((instant) =>
        Object.entries(all).every(([operator, text]) => meetsInstant(instant, operator, text)),
      ),
    )
  );
}

function meets(row: Row, name: string, wanted: Row): boolean {
  const values = valuesOf(row, name);
  const hasCondition = Object.keys(wanted).some((key) => key !== 'missing' && key !== 'searchType');
  if (!hasCondition && typeof wanted['missing'] === 'boolean') return (values.length === 0) === wanted['missing'];
  switch (wanted['searchType']) {
    case 'date':
      return meetsDate(values, wanted);
    case 'reference':
      return meetsReference(name, values, wanted);
    case 'string':
      return meetsString(values, wanted);
    default:
      return name === 'extension' || meetsToken(values, wanted);
  }
}

/** The resources that meet all parameters, sorted by `_sort`, then by id. */
export function searched<Resource extends Row>(rows: readonly Resource[], args: SearchArgs): readonly Resource[] {
  const parameters = Object.entries(args).filter((entry): entry is [string, Row] => isRow(entry[1]));
  const found = rows.filter((row) => parameters.every(([name, wanted]) => meets(row, name, wanted)));
  const keys = [...listOf(args['_sort']).map(textOf), 'id'].map((rule) => {
    const path = rule.replace(/^-/, '');
    return { value: (row: Row) => valuesAt(row, path)[0], isDescending: rule.startsWith('-'), nullsFirst: true };
  });
  return sortedBy(found, keys);
}
