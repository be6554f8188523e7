import { capital } from '../generatedRows.ts';
import { type Field, type FieldKind, type Model, modelNamed, small } from './models.ts';

/** What every record has, as its interface says it. */
export const recordFields = `
    _createdAt: DateTime!
    "Editing URL"
    _editingUrl: String
    _firstPublishedAt: DateTime
    _isValid: BooleanType!
    _modelApiKey: String!
    _publicationScheduledAt: DateTime
    _publishedAt: DateTime
    "Generates SEO and Social card meta tags to be used in your frontend"
    _seoMetaTags(locale: SiteLocale): [Tag!]!
    _status: ItemStatus!
    _unpublishingScheduledAt: DateTime
    _updatedAt: DateTime!
    id: ItemId!`;

const scalars: Partial<Readonly<Record<FieldKind, string>>> = {
  string: 'String',
  text: 'String',
  boolean: 'BooleanType',
  integer: 'IntType',
  float: 'FloatType',
  date: 'Date',
  dateTime: 'DateTime',
  slug: 'String',
  json: 'JsonField',
  file: 'FileField',
};
/** The filter of each kind of field; blocks have none unless it is asked for. */
const filters: Partial<Readonly<Record<FieldKind, string>>> = {
  string: 'StringFilter',
  text: 'TextFilter',
  boolean: 'BooleanFilter',
  integer: 'IntegerFilter',
  float: 'FloatFilter',
  date: 'DateFilter',
  dateTime: 'DateTimeFilter',
  slug: 'SlugFilter',
  json: 'JsonFilter',
  file: 'FileFilter',
  structuredText: 'StructuredTextFilter',
  link: 'LinkFilter',
  links: 'LinksFilter',
};
const metaFilters = {
  _createdAt: 'CreatedAtFilter',
  _firstPublishedAt: 'PublishedAtFilter',
  _isValid: 'BooleanFilter',
  _publicationScheduledAt: 'PublishedAtFilter',
  _publishedAt: 'PublishedAtFilter',
  _status: 'StatusFilter',
  _unpublishingScheduledAt: 'PublishedAtFilter',
  _updatedAt: 'UpdatedAtFilter',
  id: 'ItemIdFilter',
};
const sortable = new Set<FieldKind>(['string', 'boolean', 'integer', 'float', 'date', 'dateTime']);
const locales = 'locale: SiteLocale, fallbackLocales: [SiteLocale!]';

/** The type of the records, blocks or union of them that a field leads to. */
export function targetOf(model: Model, { name, models }: Field): string {
  return models.length === 1 ? `${models[0] ?? ''}Record` : `${model.name}Model${capital(name)}Field`;
}

function fieldText(model: Model, field: Field): string {
  const { name, kind, isRequired, isLocalized } = field;
  const mark = isRequired ? '!' : '';
  if (kind === 'structuredText') return `${name}: ${model.name}Model${capital(name)}Field${mark}`;
  if (kind === 'links' || kind === 'blocks') return `${name}: [${targetOf(model, field)}!]!`;
  if (kind === 'link') return `${name}: ${targetOf(model, field)}${mark}`;
  const args = kind === 'text' ? '(markdown: Boolean)' : isLocalized ? `(${locales})` : '';
  return `${name}${args}: ${scalars[kind] ?? ''}${mark}`;
}

/** The arguments of a list of a model's records. */
function listArgs(name: string, through = ''): string {
  return `(${locales}, skip: IntType, first: IntType, filter: ${name}ModelFilter, orderBy: [${name}ModelOrderBy]${through})`;
}

function inverseFields({ name, referencedBy }: Model): string[] {
  return referencedBy.flatMap((from) => {
    const through = `, through: InverseRelationshipFilterBetween${from}And${name}`;
    return [
      `_allReferencing${from}s${listArgs(from, through)}: [${from}Record!]!`,
      `"Returns meta information regarding a record collection"
      _allReferencing${from}sMeta(locale: SiteLocale, filter: ${from}ModelFilter${through}): CollectionMetadata!`,
    ];
  });
}

function inverseTexts({ name, referencedBy }: Model): string[] {
  return referencedBy.map((from) => {
    const { fields, apiKey } = modelNamed(from);
    const linking = fields.filter(({ models }) => models.includes(name)).map((field) => `${apiKey}_${field.name}`);
    const pair = `${from}And${name}`;
    const values = `[${from}ModelFieldsReferencing${name}Model!]`;
    return `
  enum ${from}ModelFieldsReferencing${name}Model { ${linking.join(' ')} }
  "Specifies how to filter by linking fields"
  input InverseRelationshipFieldFilterBetween${pair} {
    "Filter linking records that reference current record in at least one of the specified fields"
    anyIn: ${values}
    "Filter linking records that do not reference current record in any of the specified fields"
    notIn: ${values}
  }
  "Specifies how to filter linking records"
  input InverseRelationshipFilterBetween${pair} {
    "Specifies how to filter by linking fields"
    fields: InverseRelationshipFieldFilterBetween${pair}
    "Specifies how to filter by linking locales"
    locales: LinkingLocalesFilter
  }`;
  });
}

function recordText(model: Model): string {
  const { name, title, apiKey, role, fields } = model;
  const localized = fields.filter(({ isLocalized }) => isLocalized);
  return `
  "${role === 'block' ? 'Block' : 'Record'} of type ${title} (${apiKey})"
  type ${name}Record implements RecordInterface {${recordFields}
    ${[
      ...localized.map((field) => `_all${capital(field.name)}Locales(${locales}): [StringNonNullMultiLocaleField!]`),
      ...(localized.length > 0 ? ['_locales: [SiteLocale!]!'] : []),
      ...inverseFields(model),
      ...fields.map((field) => fieldText(model, field)),
    ].join('\n    ')}
  }`;
}

function partTexts(model: Model): string[] {
  return model.fields.flatMap((field) => {
    const name = `${model.name}Model${capital(field.name)}Field`;
    if (field.kind === 'structuredText')
      return [`type ${name} { blocks: [String!]! inlineBlocks: [String!]! links: [String!]! value: JsonField! }`];
    if (field.models.length < 2) return [];
    return [`union ${name} = ${field.models.map((each) => `${each}Record`).join(' | ')}`];
  });
}

function filterText({ name, fields }: Model): string {
  const own = fields.flatMap(({ name: field, kind }) => (filters[kind] ? [`${field}: ${filters[kind]}`] : []));
  const meta = Object.entries(metaFilters).map(([field, filter]) => `${field}: ${filter}`);
  return `
  input ${name}ModelFilter {
    AND: [${name}ModelFilter]
    OR: [${name}ModelFilter]
    ${[...meta, ...own].join('\n    ')}
  }`;
}

function orderText({ name, fields }: Model): string {
  const own = fields.filter(({ kind }) => sortable.has(kind)).map((field) => field.name);
  const values = [...Object.keys(metaFilters), ...own].flatMap((field) => [`${field}_ASC`, `${field}_DESC`]);
  return `\n  enum ${name}ModelOrderBy { ${values.join(' ')} }`;
}

/** The types of all models. */
export function modelTexts(models: readonly Model[]): string {
  const collections = models.filter(({ role }) => role === 'collection');
  return [
    ...models.flatMap((model) => [recordText(model), ...partTexts(model), ...inverseTexts(model)]),
    ...collections.flatMap((model) => [filterText(model), orderText(model)]),
  ].join('\n');
}

/** The queries of all models. */
export function queryTexts(models: readonly Model[]): string {
  return models
    .flatMap(({ name, role }) => {
      if (role === 'block') return [];
      if (role === 'single')
        return [`"Returns the single instance record"\n    ${small(name)}(${locales}): ${name}Record`];
      return [
        `"Returns meta information regarding a record collection"
    _all${name}sMeta(locale: SiteLocale, filter: ${name}ModelFilter): CollectionMetadata!`,
        `"Returns a collection of records"\n    all${name}s${listArgs(name)}: [${name}Record!]!`,
        `"Returns a specific record"
    ${small(name)}(${locales}, filter: ${name}ModelFilter, orderBy: [${name}ModelOrderBy]): ${name}Record`,
      ];
    })
    .join('\n    ');
}
