import { countOf } from '../../lib/counts.ts';
import { formatDate, isPlainDate } from '../../lib/plainDate.ts';
import { type FilterKind, missingNames, monthStart, type Place, withoutKind } from './filterKinds.ts';
import styles from './menu.module.css';
import { TagField } from './TagField.tsx';
import { maxMonths, missable, type ReviewFilter } from './reviewTable.ts';
import { Radios } from './Radios.tsx';

interface FilterEditorProps {
  readonly kind: FilterKind;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  readonly places: readonly Place[];
  /** Tags that are in sight. */
  readonly tags: () => readonly string[];
  readonly today: string;
  /** From which day on visits are known; null where the service tells the last one itself. */
  readonly visitsSince: string | null;
}

/** What one filter asks for, to be changed. */
export function FilterEditor({ kind, filter, onFilter, places, tags, today, visitsSince }: FilterEditorProps) {
  const set = (change: ReviewFilter): void => onFilter({ ...filter, ...change });
  switch (kind) {
    case 'active':
      return (
        <Radios
          name="Active or inactive"
          value={String(filter.active)}
          options={[
            ['true', 'Active'],
            ['false', 'Inactive'],
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
              onFilter(missing.length > 0 ? { ...filter, missing } : withoutKind(filter, 'missing'));
            }}
          />
          Without {missingNames[each]}
        </label>
      ));
    case 'balanceDue':
      return (
        <Radios
          name="Balance due"
          value={String(filter.balanceDue)}
          options={[
            ['true', 'Owes something'],
            ['false', 'Owes nothing'],
          ]}
          onChange={(value) => set({ balanceDue: value === 'true' })}
        />
      );
    case 'hasAlerts':
      return (
        <Radios
          name="Alerts"
          value={String(filter.hasAlerts)}
          options={[
            ['true', 'With alerts'],
            ['false', 'Without alerts'],
          ]}
          onChange={(value) => set({ hasAlerts: value === 'true' })}
        />
      );
    case 'location':
      return (
        <>
          <Radios
            name="Location"
            value={filter.location ?? ''}
            options={places.map(({ id, name }) => [id, name])}
            onChange={(location) => set({ location })}
          />
          <p className={styles.words}>
            {places.length === 0
              ? 'The service tells of no locations.'
              : 'Where the client belongs, or else where the last visit was.'}
          </p>
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
        name="No visit for"
        value={String(months)}
        options={usualMonths.map((each) => [String(each), countOf(each, 'month')])}
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
        months
      </label>
      {visitsSince !== null && (
        <p className={styles.words}>Visits are known back to {formatDate(visitsSince)}, and no farther.</p>
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
        name="New since"
        value={day ?? ''}
        options={[
          [monthStart(today), 'This month'],
          [`${year}-01-01`, 'This year'],
          [`${year - 1}${today.slice(4).replace('-02-29', '-02-28')}`, 'The last 12 months'],
        ]}
        onChange={onDay}
      />
      <label className={styles.field}>
        <span className="visually-hidden">Day</span>
        <input
          type="date"
          max={today}
          value={day ?? ''}
          onChange={({ target: { value } }) => {
            if (isPlainDate(value)) onDay(value);
          }}
        />
      </label>
    </>
  );
}
