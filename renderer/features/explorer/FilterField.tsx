import { say } from '../../../words/page/say.ts';
import { Choice } from '../../components/Choice.tsx';
import { readableWord } from '../../lib/readableWord.ts';
import styles from './FilterField.module.css';
import type { FilterView, ListView } from './listViews.ts';
import { TypedField } from './TypedField.tsx';
import { useIdChoices } from './useIdChoices.ts';

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
