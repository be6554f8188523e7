import { useId, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { DateInput } from '../../components/DateInput.tsx';
import styles from '../../components/menu.module.css';
import { formatDate, isPlainDate } from '../../lib/dates.ts';
import { type FilterKind, filterName, monthStart, type LocationOption, withoutFilter } from './filterKinds.ts';
import { maxMonths, maxTextCharacters, missable, type ReviewFilter } from './reviewTable.ts';

interface FilterEditorProps {
  readonly kind: FilterKind;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  readonly locations: readonly LocationOption[];
  /** The tags of the loaded rows. */
  readonly tags: () => readonly string[];
  readonly today: string;
  /** Since when visits are known; null where the service has a last visit of its own. */
  readonly visitsSince: string | null;
}

/** The editor of one filter. */
export function FilterEditor({ kind, filter, onFilter, locations, tags, today, visitsSince }: FilterEditorProps) {
  const set = (change: ReviewFilter): void => onFilter({ ...filter, ...change });
  switch (kind) {
    case 'active':
      return (
        <Radios
          name={filterName(kind)}
          value={String(filter.active)}
          options={[
            ['true', t('review.active')],
            ['false', t('general.inactive')],
          ]}
          onChange={(value) => set({ active: value === 'true' })}
        />
      );
    case 'noVisitMonths':
      return <MonthsEditor months={filter.noVisitMonths} visitsSince={visitsSince} onMonths={set} />;
    case 'missing':
      return missable.map((each) => (
        <label key={each} className={styles.option}>
          <input
            type="checkbox"
            checked={filter.missing?.includes(each) ?? false}
            onChange={({ target }) => {
              const missing = missable.filter((one) =>
                one === each ? target.checked : (filter.missing?.includes(one) ?? false),
              );
              onFilter(missing.length > 0 ? { ...filter, missing } : withoutFilter(filter, 'missing'));
            }}
          />
          {t('review.withoutThings', { things: t(`review.${each}`) })}
        </label>
      ));
    case 'balanceDue':
      return (
        <Radios
          name={filterName(kind)}
          value={String(filter.balanceDue)}
          options={[
            ['true', t('review.owes')],
            ['false', t('review.owesNothing')],
          ]}
          onChange={(value) => set({ balanceDue: value === 'true' })}
        />
      );
    case 'hasAlerts':
      return (
        <Radios
          name={filterName(kind)}
          value={String(filter.hasAlerts)}
          options={[
            ['true', t('review.withAlerts')],
            ['false', t('review.withoutAlerts')],
          ]}
          onChange={(value) => set({ hasAlerts: value === 'true' })}
        />
      );
    case 'location':
      return (
        <>
          <Radios
            name={filterName(kind)}
            value={filter.location ?? ''}
            options={locations.map(({ id, name }) => [id, name])}
            onChange={(location) => set({ location })}
          />
          <p className={styles.text}>{locations.length === 0 ? t('review.noLocations') : t('review.locationText')}</p>
        </>
      );
    case 'newSince':
      return <SinceEditor day={filter.newSince} today={today} onDay={(newSince) => set({ newSince })} />;
    case 'tag':
      return <TagField tag={filter.tag ?? ''} tags={tags} onTag={(tag) => set({ tag })} />;
  }
}

const usualMonths = [3, 6, 12, 18, 24] as const;

interface MonthsEditorProps {
  readonly months: number | undefined;
  readonly visitsSince: string | null;
  readonly onMonths: (change: ReviewFilter) => void;
}

function MonthsEditor({ months, visitsSince, onMonths }: MonthsEditorProps) {
  return (
    <>
      <Radios
        name={t('review.noVisitFor')}
        value={String(months)}
        options={usualMonths.map((each) => [String(each), t('general.months', { count: each })])}
        onChange={(value) => onMonths({ noVisitMonths: Number(value) })}
      />
      <label className={styles.field}>
        <input
          type="number"
          min={1}
          max={maxMonths}
          value={months ?? ''}
          onChange={({ target: { valueAsNumber } }) => {
            if (valueAsNumber >= 1 && valueAsNumber <= maxMonths)
              onMonths({ noVisitMonths: Math.trunc(valueAsNumber) });
          }}
        />
        {t('review.months')}
      </label>
      {visitsSince !== null && (
        <p className={styles.text}>{t('review.visitsKnownTo', { date: formatDate(visitsSince) })}</p>
      )}
    </>
  );
}

interface SinceEditorProps {
  readonly day: string | undefined;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

function SinceEditor({ day, today, onDay }: SinceEditorProps) {
  const year = Number(today.slice(0, 4));
  return (
    <>
      <Radios
        name={t('review.newSince')}
        value={day ?? ''}
        options={[
          [monthStart(today), t('review.thisMonth')],
          [`${year}-01-01`, t('review.thisYear')],
          [`${year - 1}${today.slice(4).replace('-02-29', '-02-28')}`, t('review.lastYear')],
        ]}
        onChange={onDay}
      />
      <label className={styles.field}>
        <span className="visually-hidden">{t('review.sinceDay')}</span>
        <DateInput
          max={today}
          value={day ?? ''}
          onChange={(value) => {
            if (isPlainDate(value)) onDay(value);
          }}
        />
      </label>
    </>
  );
}

interface RadiosProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Radios({ name, value, options, onChange }: RadiosProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={name}>
      {options.map(([each, label]) => (
        <label key={each} className={styles.option}>
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          {label}
        </label>
      ))}
    </div>
  );
}

interface TagFieldProps {
  readonly tag: string;
  readonly tags: () => readonly string[];
  readonly onTag: (tag: string) => void;
}

/** A tag of the clinic, with the tags of the loaded rows as suggestions. */
function TagField({ tag, tags: visibleTags, onTag }: TagFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(tag);
  const [tags] = useState(visibleTags);
  const take = (text: string): void => {
    if (text.trim() !== '' && text.trim() !== tag) onTag(text.trim());
  };
  return (
    <>
      <label className={styles.field}>
        <span className="visually-hidden">{t('review.tag')}</span>
        <input
          list={id}
          data-first=""
          placeholder={t('review.tag')}
          maxLength={maxTextCharacters}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            // A suggestion needs no Enter.
            if (tags.includes(value)) take(value);
          }}
          onBlur={() => take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(typed);
          }}
        />
        <datalist id={id}>
          {tags.map((each) => (
            <option key={each} value={each} label={each} aria-label={each} />
          ))}
        </datalist>
      </label>
      <p className={styles.text}>{t('review.tagText')}</p>
    </>
  );
}
