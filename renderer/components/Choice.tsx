import styles from './Choice.module.css';

type Options = readonly { readonly value: string; readonly label: string }[];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: Options;
  /** More options, each group under its heading. */
  readonly groups?: readonly { readonly label: string; readonly options: Options }[];
  readonly onChange: (value: string) => void;
  /** `code` for names defined by a service. */
  readonly look?: 'text' | 'code';
  /** Disabled for a moment, but without losing the focus as a `disabled` field does. */
  readonly paused?: boolean;
}

/** A small native drop-down: no code of ours, and full keyboard support. */
export function Choice({ label, value, options, groups = [], onChange, look = 'text', paused = false }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      aria-disabled={paused || undefined}
      data-look={look}
      value={value}
      onChange={(event) => {
        if (!paused) onChange(event.target.value);
      }}
    >
      <OptionList options={options} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <OptionList options={group.options} />
        </optgroup>
      ))}
    </select>
  );
}

function OptionList({ options }: { readonly options: Options }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
