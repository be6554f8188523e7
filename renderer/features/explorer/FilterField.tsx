import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ListRowsDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { Choice } from '../../components/Choice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { readableWord } from '../../lib/readableWord.ts';
import styles from './FilterField.module.css';
import type { FilterView, ListView } from './listCells.ts';

interface FilterFieldProps {
  readonly filter: FilterView;
  readonly lists: readonly ListView[];
  readonly value: string;
  readonly takesFocus: boolean;
  readonly onValue: (value: string) => void;
}

/** One filter with the control that fits what the service wants to hear. */
export function FilterField({ filter, lists, value, takesFocus, onValue }: FilterFieldProps) {
  const { kind, required } = filter;
  const choices = useIdChoices(filter, lists);
  // Whoever chooses by a name gives no id.
  const title = choices ? filter.title.replace(/ IDs?$/, '') : filter.title;
  const label = required ? `${title} (${say('explorer.required')})` : title;
  return (
    <span className={styles.filter} data-required={required ? '' : undefined}>
      <span className={styles.title} aria-hidden="true">
        {title}
        {required && <em> {say('explorer.required')}</em>}
      </span>
      {kind === 'id' ? (
        <IdField
          filter={filter}
          choices={choices}
          label={label}
          value={value}
          takesFocus={takesFocus}
          onValue={onValue}
        />
      ) : kind === 'choice' || kind === 'flag' ? (
        <Choice label={label} value={value} options={optionsOf(filter)} onChange={onValue} />
      ) : (
        <TypedField
          type={kind === 'date' ? 'date' : kind === 'moment' ? 'datetime-local' : 'text'}
          label={label}
          value={value}
          decimal={kind === 'number'}
          required={required}
          takesFocus={takesFocus}
          onValue={onValue}
        />
      )}
    </span>
  );
}

interface IdFieldProps extends Omit<FilterFieldProps, 'lists'> {
  readonly label: string;
  readonly choices: ReturnType<typeof useIdChoices>;
}

/** A choice where there are few to choose from, such as places; else the id itself. */
function IdField({ filter, choices, label, value, takesFocus, onValue }: IdFieldProps) {
  if (choices === null)
    return (
      <TypedField
        type="text"
        label={label}
        value={value}
        required={filter.required}
        takesFocus={takesFocus}
        onValue={onValue}
      />
    );
  const isKnown = value === '' || choices.some((each) => each.value === value);
  const options = [any(filter.required), ...(isKnown ? [] : [{ value, word: value }]), ...choices];
  return <Choice label={label} value={value} options={options} onChange={onValue} />;
}

function any(required: boolean): { readonly value: string; readonly word: string } {
  return { value: '', word: required ? say('explorer.chooseOne') : say('explorer.any') };
}

function optionsOf({
  kind,
  choices,
  required,
}: FilterView): readonly { readonly value: string; readonly word: string }[] {
  if (kind === 'flag')
    return [any(required), { value: 'true', word: say('general.yes') }, { value: 'false', word: say('general.no') }];
  return [any(required), ...choices.map((value) => ({ value, word: readableWord(value) ?? value }))];
}

interface TypedFieldProps {
  readonly type: 'search' | 'text' | 'date' | 'datetime-local';
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
  readonly keys?: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onDown?: () => void;
  readonly decimal?: boolean;
  readonly required?: boolean;
  readonly takesFocus?: boolean;
}

const restMilliseconds = 350;
const maxCharacters = 200;

/** A field whose value counts once the typing rests, at Enter, or when it is left. */
export function TypedField(props: TypedFieldProps) {
  const { type, label, value, onValue, placeholder, keys, onDown, decimal, required, takesFocus } = props;
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // It came from elsewhere: by Back, by a link, or from "Clear all".
    if (typed.trim() !== value) setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only where it has just come
  }, []);
  const settle = (text: string): void => {
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
        timer.current = setTimeout(() => settle(target.value), target.value.trim() === '' ? 0 : restMilliseconds);
      }}
      onBlur={() => {
        if (typed.trim() !== value) settle(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(typed);
        else if (event.key === 'ArrowDown' && onDown) onDown();
        else return;
        event.preventDefault();
      }}
    />
  );
}

type IdChoice = { readonly value: string; readonly word: string };

const few = 50;

/** The rows that an id filter can ask for, where its list is short and demands nothing; null where it is not. */
function useIdChoices({ kind, of }: FilterView, lists: readonly ListView[]): readonly IdChoice[] | null {
  const source = (kind === 'id' ? of : [])
    .map((name) => lists.find((list) => list.name === name))
    .find((list) => list && demandsNothing(list));
  const { data } = useDeskQuery(ListRowsDocument, source ? { list: source.name, first: few } : null);
  return useMemo(() => {
    if (!data) return null;
    const { rows, next, complete } = data.listRows;
    if (next !== null || !complete || rows.length > few) return null;
    return rows.flatMap(({ id, cells }) => (id ? [{ value: id, word: cells[0]?.text ?? id }] : []));
  }, [data]);
}

function demandsNothing({ filters, search, isClients }: ListView): boolean {
  return !isClients && search !== 'needed' && filters.every(({ required }) => !required);
}
