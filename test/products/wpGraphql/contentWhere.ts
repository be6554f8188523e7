import { type Row, textOf } from '../generatedRows.ts';

type DateInput = Partial<Readonly<Record<'day' | 'month' | 'year', number | null>>>;

interface DateQuery {
  readonly after?: DateInput | null;
  readonly before?: DateInput | null;
  readonly column?: 'DATE' | 'MODIFIED' | null;
  readonly inclusive?: boolean | null;
}

type MetaCondition = Partial<Readonly<Record<'key' | 'value' | 'compare', string | null>>>;

interface MetaQuery {
  readonly relation?: 'AND' | 'OR' | null;
  readonly metaArray?: readonly MetaCondition[] | null;
}

/** What the lists of all contents can be asked for. */
export interface ContentWhere {
  readonly search?: string | null;
  readonly author?: number | null;
  readonly in?: readonly string[] | null;
  readonly status?: string | null;
  readonly stati?: readonly string[] | null;
  readonly orderby?: readonly { readonly field: string; readonly order: 'ASC' | 'DESC' }[] | null;
  readonly dateQuery?: DateQuery | null;
  readonly metaQuery?: MetaQuery | null;
}

/** Whether a content was published, or changed, when it is asked for. */
export function meetsDate(row: Row, query: DateQuery | null | undefined): boolean {
  if (!query) return true;
  const day = textOf(row[query.column === 'MODIFIED' ? 'modified' : 'date']).slice(0, 10);
  const dayOf = ({ year, month, day: date }: DateInput): string =>
    [String(year ?? 1970), ...[month ?? 1, date ?? 1].map((part) => String(part).padStart(2, '0'))].join('-');
  const { after, before, inclusive } = query;
  if (inclusive === true) return (!after || day >= dayOf(after)) && (!before || day <= dayOf(before));
  return (!after || day > dayOf(after)) && (!before || day < dayOf(before));
}

/** Whether metadata meet conditions on their keys. */
export function meetsMeta(meta: Readonly<Record<string, string>>, query: MetaQuery | null | undefined): boolean {
  const conditions = query?.metaArray ?? [];
  if (conditions.length === 0) return true;
  const meets = ({ key, value, compare }: MetaCondition): boolean => {
    const own = meta[key ?? ''];
    if (compare === 'EXISTS' || compare === 'NOT_EXISTS') return (own !== undefined) === (compare === 'EXISTS');
    if (own === undefined) return false;
    const wanted = value ?? '';
    if (compare === 'LIKE') return own.includes(wanted);
    if (compare === 'IN') return wanted.split(',').includes(own);
    if (compare?.startsWith('GREATER')) return own > wanted || (compare.endsWith('EQUAL_TO') && own === wanted);
    if (compare?.startsWith('LESS')) return own < wanted || (compare.endsWith('EQUAL_TO') && own === wanted);
    return (own === wanted) === (compare !== 'NOT_EQUAL_TO');
  };
  return query?.relation === 'OR' ? conditions.some(meets) : conditions.every(meets);
}
