import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { type RefObject, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { IconAction } from '../../components/Action.tsx';
import { DropDown } from '../../components/DropDown.tsx';
import menu from '../../components/menu.module.css';
import type { ListAddress } from './listAddress.ts';
import { FilterField, TypedField } from './FilterField.tsx';
import type { ListView } from './listCells.ts';
import typography from '../../components/typography.module.css';
import table from '../../components/tableGrid.module.css';
import styles from './ListFilters.module.css';

interface ListFiltersProps {
  readonly list: ListView;
  readonly lists: readonly ListView[];
  readonly address: ListAddress;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<Pick<ListAddress, 'search' | 'filters'>>) => void;
  readonly onIntoTable: () => void;
}

/** The filters that the service offers for this list; required ones are always shown. */
export function ListFilters({ list, lists, address, search, onChange, onIntoTable }: ListFiltersProps) {
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const bar = useRef<HTMLDivElement>(null);
  const { filters } = address;
  const isShown = (filter: ListView['filters'][number]): boolean =>
    filter.required || filters[filter.key] !== undefined || added.includes(filter.key);
  const shown = list.filters.filter(isShown);
  const addable = list.filters.filter((filter) => !isShown(filter));
  if (list.search === 'none' && list.filters.length === 0) return <div className={styles.bar} data-empty="" />;

  const setFilter = (key: string, value: string): void => {
    const { [key]: _former, ...rest } = filters;
    if (value === (filters[key] ?? '')) return;
    onChange({ filters: value === '' ? rest : { ...rest, [key]: value } });
    if (value === '') setAdded((former) => [...former, key]);
  };
  const remove = (key: string): void => {
    setAdded((former) => former.filter((each) => each !== key));
    const { [key]: _former, ...rest } = filters;
    if (filters[key] !== undefined) onChange({ filters: rest });
    bar.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };

  return (
    <div className={styles.bar} ref={bar} role="group" aria-label={t('explorer.filters')}>
      {list.search !== 'none' && (
        <TypedField
          field={search}
          type="search"
          label={t('explorer.searchIn', { list: list.title })}
          placeholder={t('explorer.search')}
          keys="Control+F"
          value={address.search}
          onValue={(text) => {
            if (text !== address.search) onChange({ search: text });
          }}
          onDown={onIntoTable}
        />
      )}
      {shown.map((filter) => (
        <span key={filter.key} className={styles.filter}>
          <FilterField
            filter={filter}
            lists={lists}
            value={filters[filter.key] ?? ''}
            focusOnMount={added.at(-1) === filter.key && filters[filter.key] === undefined}
            onValue={(value) => setFilter(filter.key, value)}
          />
          {!filter.required && (
            <IconAction
              aria-label={t('explorer.removeFilter', { name: filter.title })}
              onClick={() => remove(filter.key)}
            >
              <Close fontSize="inherit" />
            </IconAction>
          )}
        </span>
      ))}
      {addable.length > 0 && (
        <span data-add="">
          <DropDown
            buttonLabel={
              <>
                <Add />
                {t('explorer.addFilter')}
              </>
            }
            name={t('explorer.addFilter')}
            open={adding}
            onOpen={setAdding}
          >
            {addable.map(({ key, title }) => (
              <button
                key={key}
                type="button"
                className={menu.item}
                title={key}
                onClick={() => {
                  setAdding(false);
                  setAdded((former) => [...former.filter((each) => each !== key), key]);
                }}
              >
                {title}
              </button>
            ))}
          </DropDown>
        </span>
      )}
      {(address.search !== '' || Object.keys(filters).length > 0) && (
        <button
          type="button"
          className={`${typography.secondary} ${table.clear}`}
          onClick={() => {
            setAdded([]);
            onChange({ search: '', filters: {} });
            bar.current?.querySelector<HTMLElement>('input, select, button')?.focus();
          }}
        >
          {t('explorer.clearAll')}
        </button>
      )}
    </div>
  );
}
