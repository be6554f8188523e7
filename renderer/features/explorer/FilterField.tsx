import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ListRowsDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { DateInput } from '../../components/DateInput.tsx';
import { Choice } from '../../components/Choice.tsx';
import { isMoment, MomentInput } from '../../components/MomentInput.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import styles from './FilterField.module.css';
import { plainTitle } from './filterTitle.ts';
import type { FilterView, ListView } from './listCells.ts';

interface FilterFieldProps {
  readonly filter: FilterView;
  readonly lists: readonly ListView[];
  readonly value: string;
  readonly focusOnMount: boolean;
  readonly onValue: (value: string) => void;
}

/** One filter with the control that fits its type. */
export function FilterField({ filter, lists, value, focusOnMount, onValue }: FilterFieldProps) {
  const { kind, required } = filter;
  const choices = useIdOptions(filter, lists);
  // With a list of names to choose from, "ID" would be wrong in the title.
  const title = choices ? plainTitle(filter.title) : filter.title;
  const label = required ? `${title} (${t('explorer.required')})` : title;
  return (
    <span className={styles.filter} data-required={required ? '' : undefined}>
      <span className={styles.title} aria-hidden="true">
        {title}
        {required && <em> {t('explorer.required')}</em>}
      </span>
      {kind === 'id' ? (
        <IdField
          filter={filter}
          choices={choices}
          label={label}
          value={value}
          focusOnMount={focusOnMount}
          onValue={onValue}
        />
      ) : kind === 'choice' || kind === 'flag' ? (
        <Choice label={label} value={value} options={optionsOf(filter)} onChange={onValue} />
      ) : kind === 'date' ? (
        <DateInput
          className={styles.field}
          aria-label={label}
          aria-required={required || undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a filter that has just been added begins here
          autoFocus={focusOnMount}
          value={value}
          onChange={onValue}
        />
      ) : kind === 'moment' ? (
        <MomentField label={label} value={value} required={required} focusOnMount={focusOnMount} onValue={onValue} />
      ) : (
        <TypedField
          type="text"
          label={label}
          value={value}
          decimal={kind === 'number'}
          required={required}
          focusOnMount={focusOnMount}
          onValue={onValue}
        />
      )}
    </span>
  );
}

interface IdFieldProps extends Omit<FilterFieldProps, 'lists'> {
  readonly label: string;
  readonly choices: ReturnType<typeof useIdOptions>;
}

/** A select where there are few rows, such as locations; else a field for the id. */
function IdField({ filter, choices, label, value, focusOnMount, onValue }: IdFieldProps) {
  if (choices === null)
    return (
      <TypedField
        type="text"
        label={label}
        value={value}
        required={filter.required}
        focusOnMount={focusOnMount}
        onValue={onValue}
      />
    );
  const isKnown = value === '' || choices.some((each) => each.value === value);
  const options = [any(filter.required), ...(isKnown ? [] : [{ value, label: value }]), ...choices];
  return <Choice label={label} value={value} options={options} onChange={onValue} />;
}

function any(required: boolean): { readonly value: string; readonly label: string } {
  return { value: '', label: required ? t('explorer.chooseOne') : t('explorer.any') };
}

function optionsOf({
  kind,
  choices,
  required,
}: FilterView): readonly { readonly value: string; readonly label: string }[] {
  if (kind === 'flag')
    return [any(required), { value: 'true', label: t('general.yes') }, { value: 'false', label: t('general.no') }];
  return [any(required), ...choices.map((value) => ({ value, label: readableLabel(value) ?? value }))];
}

/** A date and a time; the filter is set once both are there. */
function MomentField({
  label,
  value,
  required,
  focusOnMount,
  onValue,
}: Pick<TypedFieldProps, 'label' | 'value' | 'onValue' | 'required' | 'focusOnMount'>) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Changed from outside: by Back, by a link, or by "Clear all".
    if (wholeMoment(typed) !== value) setTyped(value);
  }
  return (
    <span className={styles.moment}>
      <MomentInput
        className={styles.field ?? ''}
        label={label}
        aria-required={required || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a filter that has just been added begins here
        autoFocus={focusOnMount}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (wholeMoment(text) !== value) onValue(wholeMoment(text));
        }}
      />
    </span>
  );
}

function wholeMoment(text: string): string {
  return isMoment(text) ? text : '';
}

interface TypedFieldProps {
  readonly type: 'search' | 'text';
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
  readonly keys?: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onDown?: () => void;
  readonly decimal?: boolean;
  readonly required?: boolean;
  readonly focusOnMount?: boolean;
}

const debounceMs = 350;
const maxCharacters = 200;

/** A field whose value is committed after a pause in typing, on Enter, or on blur. */
export function TypedField(props: TypedFieldProps) {
  const { type, label, value, onValue, placeholder, keys, onDown, decimal, required, focusOnMount } = props;
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Changed from outside: by Back, by a link, or by "Clear all".
    if (typed.trim() !== value) setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (focusOnMount) field.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only where it has just come
  }, []);
  const commit = (text: string): void => {
    clearTimeout(timer.current);
    onValue(text.trim());
  };
  return (
    <input
      ref={field}
      type={type}
      className={styles.field}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-required={required || undefined}
      inputMode={decimal ? 'decimal' : undefined}
      placeholder={placeholder}
      spellCheck={false}
      autoComplete="off"
      maxLength={maxCharacters}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => commit(target.value), target.value.trim() === '' ? 0 : debounceMs);
      }}
      onBlur={() => {
        if (typed.trim() !== value) commit(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(typed);
        else if (event.key === 'ArrowDown' && onDown) onDown();
        else return;
        event.preventDefault();
      }}
    />
  );
}

type IdOption = { readonly value: string; readonly label: string };

const maxChoices = 50;

/** The rows that an id filter can name, where that list is short and needs no input; else null. */
function useIdOptions({ kind, of }: FilterView, lists: readonly ListView[]): readonly IdOption[] | null {
  const source = (kind === 'id' ? of : [])
    .map((name) => lists.find((list) => list.name === name))
    .find((list) => list && needsNoInput(list));
  const { data } = useDeskQuery(ListRowsDocument, source ? { list: source.name, first: maxChoices } : null);
  return useMemo(() => {
    if (!data) return null;
    const { rows, next, complete } = data.listRows;
    if (next !== null || !complete || rows.length > maxChoices) return null;
    return rows.flatMap(({ id, cells }) => (id ? [{ value: id, label: cells[0]?.text ?? id }] : []));
  }, [data]);
}

function needsNoInput({ filters, search, isClients }: ListView): boolean {
  return !isClients && search !== 'needed' && filters.every(({ required }) => !required);
}
