import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { DropDown } from '../../components/DropDown.tsx';
import menu from '../../components/menu.module.css';
import { FilterEditor } from './FilterEditor.tsx';
import {
  type FilterKind,
  filterKinds,
  filterLabel,
  firstFilter,
  filterName,
  type LocationOption,
  withoutFilter,
} from './filterKinds.ts';
import typography from '../../components/typography.module.css';
import table from '../../components/tableGrid.module.css';
import styles from './ReviewFilters.module.css';
import { isFiltering, maxTextCharacters, type ReviewFilter } from './reviewTable.ts';

interface ReviewFiltersProps {
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  readonly onSearch: (search: string) => void;
  readonly onIntoTable: () => void;
  readonly locations: readonly LocationOption[];
  readonly tags: () => readonly string[];
  readonly today: string;
  readonly visitsSince: string | null;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Whether the menu of filters to add is open. */
  readonly adding: boolean;
  readonly onAdding: (adding: boolean) => void;
}

/** The active filters, each to be changed or removed. */
export function ReviewFilters(props: ReviewFiltersProps) {
  const { filter, onFilter, locations, tags, today, visitsSince, adding, onAdding } = props;
  const [open, setOpen] = useState<FilterKind | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const shown = filterKinds.filter((kind) => filter[kind] !== undefined || kind === open);
  const addable = filterKinds.filter((kind) => !shown.includes(kind));

  const add = (kind: FilterKind): void => {
    onAdding(false);
    const first = firstFilter(kind, today);
    if (first) onFilter({ ...filter, ...first });
    setOpen(kind);
  };
  const closeEditor = (kind: FilterKind): void => {
    setOpen(null);
    // A filter without a value is removed, and the focus moves on.
    const hasFocus = document.activeElement?.closest('[data-kind]')?.getAttribute('data-kind') === kind;
    if (hasFocus && filter[kind] === undefined) focusAdd(bar.current);
  };
  const remove = (kind: FilterKind): void => {
    setOpen(null);
    onFilter(withoutFilter(filter, kind));
    focusAdd(bar.current);
  };

  return (
    <div className={styles.bar} ref={bar} role="group" aria-label={t('review.filters')}>
      <SearchField
        search={filter.search ?? ''}
        onSearch={props.onSearch}
        onDown={props.onIntoTable}
        field={props.search}
      />
      {shown.map((kind) => {
        const label = filterLabel(kind, filter, locations) ?? filterName(kind);
        return (
          <span key={kind} className={styles.chip} data-kind={kind}>
            <DropDown
              look="chip"
              buttonLabel={label}
              name={filterName(kind)}
              open={open === kind}
              onOpen={(isOpen) => (isOpen ? setOpen(kind) : closeEditor(kind))}
            >
              <FilterEditor
                kind={kind}
                filter={filter}
                onFilter={onFilter}
                locations={locations}
                tags={tags}
                today={today}
                visitsSince={visitsSince}
              />
            </DropDown>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('review.removeFilterOf', { words: label })}
              title={t('review.removeFilter')}
              onClick={() => remove(kind)}
            >
              <Close />
            </button>
          </span>
        );
      })}
      <span data-add="">
        <DropDown
          buttonLabel={
            <>
              <Add />
              {t('review.addFilter')}
            </>
          }
          name={t('review.addAFilter')}
          keys="F"
          open={adding}
          onOpen={onAdding}
        >
          {addable.map((kind) => (
            <button key={kind} type="button" className={menu.item} onClick={() => add(kind)}>
              {filterName(kind)}
            </button>
          ))}
          {addable.length === 0 && <p className={menu.text}>{t('review.allFilters')}</p>}
        </DropDown>
      </span>
      {isFiltering(filter) && (
        <button
          type="button"
          className={`${typography.secondary} ${table.clear}`}
          onClick={() => {
            setOpen(null);
            onFilter({});
            focusAdd(bar.current);
          }}
        >
          {t('review.clearAll')}
        </button>
      )}
    </div>
  );
}

/** The pressed button is gone: adding a filter is the next action. */
function focusAdd(bar: HTMLElement | null): void {
  bar?.querySelector<HTMLElement>('[data-add] button')?.focus();
}

interface SearchFieldProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onDown: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

const debounceMs = 120;

/** Searches after a pause in typing; an empty field applies at once. */
function SearchField({ search, onSearch, onDown, field }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // Changed from outside: by Back, by a view, or by "Clear all".
    if (typed.trim() !== search) setTyped(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), text.trim() === '' ? 0 : debounceMs);
  };
  return (
    <span className={styles.search}>
      <Search />
      <input
        ref={field}
        type="search"
        aria-label={t('review.searchLabel')}
        aria-keyshortcuts="Control+F"
        placeholder={t('review.search')}
        spellCheck={false}
        autoComplete="off"
        maxLength={maxTextCharacters}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') type('');
          else if (event.key === 'ArrowDown') onDown();
          else return;
          event.preventDefault();
        }}
      />
    </span>
  );
}
