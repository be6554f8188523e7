import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { type ReactNode, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { DropDown } from '../../components/DropDown.tsx';
import menu from '../../components/menu.module.css';
import type { ScheduleDay } from './columns.ts';
import { type DayFilter, type FilterOption, filterOptions, isFiltering, toggled } from './dayFilter.ts';
import page from './DayPage.module.css';
import typography from '../../components/typography.module.css';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  /** The whole day, as the counts are of all of it. */
  readonly day: ScheduleDay | null;
  /** What the filter leaves of it. */
  readonly shown: ScheduleDay | null;
  readonly filter: DayFilter;
  readonly onFilter: (filter: DayFilter) => void;
  readonly onShowAll: () => void;
  /** Always shown. */
  readonly tools: ReactNode;
  /** What else there is to know of the day, while it is not filtered. */
  readonly more: ReactNode;
}

/** How many visits stand where, which explains the colours as well; each is a switch to see only those. */
export function FilterBar({ day, shown, filter, onFilter, onShowAll, tools, more }: FilterBarProps) {
  if (!day || day.appointments.length === 0)
    return (
      <div className={page.summary}>
        <div className={styles.more}>
          <div className={styles.extra}>
            {day && more}
            {tools}
          </div>
        </div>
      </div>
    );
  const { statuses, providers, types, cancelled } = filterOptions(day);
  const total = visitsOf(day);
  return (
    <div className={page.summary} role="group" aria-label={t('day.filter')}>
      <ul className={styles.statuses} aria-label={t('day.byStatus')}>
        {statuses.map(({ key, label, count, stage }) => (
          <li key={key}>
            <button
              type="button"
              className={`${typography.caption} ${styles.status}`}
              data-stage={stage}
              data-filter={key}
              aria-pressed={filter.statuses.has(key)}
              onClick={() => onFilter(toggled(filter, 'statuses', key))}
            >
              <b>{count}</b> {label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {/* Its place is kept: the bar must not jump under the pointer that has just pressed one of its switches. */}
        <div className={styles.slot} data-filtering={isFiltering(filter) ? '' : undefined}>
          <button type="button" className={styles.all} onClick={onShowAll}>
            {t('day.showAll')}
          </button>
          <div className={styles.extra}>{more}</div>
        </div>
        <div className={styles.extra}>{tools}</div>
        <span className="visually-hidden" role="status">
          {isFiltering(filter) && t('day.shownOf', { shown: visitsOf(shown), total })}
        </span>
        {cancelled > 0 && (
          <button
            type="button"
            className={`${typography.caption} ${styles.status} ${styles.hide}`}
            title={t('day.hideCancelled')}
            aria-pressed={filter.withoutCancelled}
            onClick={() => onFilter({ ...filter, withoutCancelled: !filter.withoutCancelled })}
          >
            <VisibilityOffOutlined />
            <span>{t('day.hideCancelled')}</span>
          </button>
        )}
        {providers.length > 1 && (
          <FilterMenu
            label={t('general.providers')}
            options={providers}
            chosen={filter.providers}
            onToggle={(key) => onFilter(toggled(filter, 'providers', key))}
          />
        )}
        {types.length > 1 && (
          <FilterMenu
            label={t('day.types')}
            options={types}
            chosen={filter.types}
            onToggle={(key) => onFilter(toggled(filter, 'types', key))}
          />
        )}
      </div>
    </div>
  );
}

function visitsOf(day: ScheduleDay | null): number {
  return day?.appointments.filter(({ blocked }) => !blocked).length ?? 0;
}

interface FilterMenuProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

function FilterMenu({ label, options, chosen, onToggle }: FilterMenuProps) {
  const [open, setOpen] = useState(false);
  const names = options.filter(({ key }) => chosen.has(key)).map((option) => option.label);
  return (
    <DropDown
      buttonLabel={
        names.length === 0
          ? label
          : names.length === 1
            ? names[0]
            : t('day.chosen', { word: label, number: names.length })
      }
      name={label}
      look="filter"
      active={names.length > 0}
      toEnd
      open={open}
      onOpen={setOpen}
    >
      {options.map(({ key, label: name, count }) => (
        <label key={key} className={menu.option}>
          <input type="checkbox" checked={chosen.has(key)} onChange={() => onToggle(key)} />
          {name}
          <span className={styles.count}>{count}</span>
        </label>
      ))}
    </DropDown>
  );
}
