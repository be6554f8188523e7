import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, capital, isRow, textOf } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { type ListArgs, chosen, pageOf } from './filters.ts';
import { type Field, type Model, datoModels, modelNamed, small } from './models.ts';
import { datoIds, datoRows } from './records.ts';

interface Language {
  readonly locale?: string | null;
  readonly fallbackLocales?: readonly string[] | null;
}

type Linking = Readonly<Record<'anyIn' | 'notIn', readonly string[] | null | undefined>>;

interface Inverse extends ListArgs {
  readonly through?: { readonly fields?: Linking | null; readonly locales?: Linking | null } | null;
}

const languages = ['en', 'es'];
const kinds: Readonly<Record<string, 'client' | 'patient' | 'appointment'>> = {
  Client: 'client',
  Patient: 'patient',
  Appointment: 'appointment',
};

function inLanguage(value: unknown, { locale, fallbackLocales }: Language): unknown {
  if (!isRow(value)) return null;
  return [locale ?? 'en', ...(fallbackLocales ?? [])].map((each) => value[each]).find(Boolean) ?? null;
}

/** A text as a document of its own. */
function structured(text: string): object {
  const children = [{ type: 'paragraph', children: [{ type: 'span', value: text }] }];
  return { blocks: [], inlineBlocks: [], links: [], value: { schema: 'dast', document: { type: 'root', children } } };
}

/** Resolvers of what is generated for every model; the token reads what is published, and writes nothing. */
export function datocmsRoots({ practice, cap, meet }: Backstage): object {
  const rowsOf = rememberedRows(practice, datoRows(practice));
  /** A record by its id, of one of some models; what isn't published isn't linked to. */
  function linked(names: readonly string[], id: unknown, language: Language): Row | null {
    for (const name of names) {
      const found = rowsOf(name).find((row) => row['id'] === id);
      if (found) return show(modelNamed(name), found, language);
    }
    return null;
  }
  function valueOf(field: Field, value: unknown, language: Language): unknown {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (field.kind === 'link') return () => linked(field.models, value, language);
    if (field.kind === 'links') return () => list.flatMap((id) => linked(field.models, id, language) ?? []);
    if (field.kind === 'blocks') return () => list.filter(isRow).map((row) => block(field, row, language));
    if (field.kind === 'file') return () => rowsOf('Upload').find(({ id }) => id === value) ?? null;
    if (field.kind === 'structuredText') return typeof value === 'string' ? structured(value) : null;
    if (field.kind === 'text')
      return ({ markdown }: { markdown?: boolean | null }) =>
        typeof value === 'string' && markdown === true ? `<p>${value.replaceAll('&', '&amp;')}</p>` : value;
    return field.isLocalized ? (own: Language) => inLanguage(value, { ...language, ...own }) : value;
  }
  function block({ models }: Field, row: Row, language: Language): Row {
    const model = models.map(modelNamed).find(({ apiKey }) => apiKey === row['_modelApiKey']);
    return model ? show(model, row, language) : row;
  }
  function show(model: Model, row: Row, language: Language): Row {
    const kind = kinds[model.name];
    if (kind) meet(kind, datoIds.key(kind, textOf(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row, __typename: `${model.name}Record`, _seoMetaTags: [] };
    for (const field of model.fields) {
      shown[field.name] = valueOf(field, row[field.name] ?? null, language);
      if (!field.isLocalized) continue;
      shown['_locales'] = languages;
      shown[`_all${capital(field.name)}Locales`] = languages.map((locale) => ({
        locale,
        value: inLanguage(row[field.name], { locale }),
      }));
    }
    for (const from of model.referencedBy) {
      const source = modelNamed(from);
      const found = (args: Inverse) => chosen(source, referencing(source, model, row, args), args);
      shown[`_allReferencing${from}s`] = (args: Inverse) =>
        pageOf(found(args), args, cap).map((each) => show(source, each, args));
      shown[`_allReferencing${from}sMeta`] = (args: Inverse) => ({ count: found(args).length });
    }
    return shown;
  }
  /** Records that link to this one, in any of their fields or in those that are named. */
  function referencing(source: Model, { name }: Model, { id }: Row, { through }: Inverse): readonly Row[] {
    const { anyIn, notIn } = through?.fields ?? {};
    // No link is in one language alone.
    const isElsewhere = through?.locales?.anyIn?.includes('_nonLocalized') === false;
    const isHidden = through?.locales?.notIn?.includes('_nonLocalized') === true;
    if (isElsewhere || isHidden) return [];
    const links = source.fields.filter((field) => field.models.includes(name));
    const pathOf = (field: Field): string => `${source.apiKey}_${field.name}`;
    return rowsOf(source.name).filter((row) => {
      const linking = links.filter((field) => row[field.name] === id).map(pathOf);
      if (linking.length === 0 || (anyIn && !linking.some((path) => anyIn.includes(path)))) return false;
      return !notIn || !linking.some((path) => notIn.includes(path));
    });
  }
  const uploads = (args: ListArgs): readonly Row[] => chosen(null, rowsOf('Upload'), args);
  const roots: Record<string, unknown> = {
    _site: { favicon: null, faviconMetaTags: [], locales: languages, noIndex: true },
    allUploads: (args: ListArgs) => pageOf(uploads(args), args, cap),
    upload: (args: ListArgs) => uploads(args)[0] ?? null,
    _allUploadsMeta: (args: ListArgs) => ({ count: uploads(args).length }),
  };
  for (const model of datoModels) {
    const { name, role } = model;
    if (role === 'block') continue;
    const found = (args: ListArgs): readonly Row[] => chosen(model, rowsOf(name), args);
    roots[small(name)] = (args: ListArgs) => {
      const [first] = found(args);
      return first ? show(model, first, args) : null;
    };
    if (role === 'single') continue;
    roots[`all${name}s`] = (args: ListArgs) => pageOf(found(args), args, cap).map((row) => show(model, row, args));
    roots[`_all${name}sMeta`] = (args: ListArgs) => ({ count: found(args).length });
  }
  return roots;
}
