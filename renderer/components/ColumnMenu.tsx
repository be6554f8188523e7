import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { DropDown } from './DropDown.tsx';
import menu from './menu.module.css';

interface ColumnOption<Key> {
  readonly key: Key;
  readonly title: string;
  readonly isShown: boolean;
  readonly isDisabled: boolean;
  readonly tooltip?: string;
}

interface ColumnMenuProps<Key> {
  readonly label: string;
  readonly columns: readonly ColumnOption<Key>[];
  readonly note?: string | null;
  readonly resetLabel: string;
  readonly onToggle: (key: Key) => void;
  readonly onReset: () => void;
}

/** Chooses the visible columns of a table. */
export function ColumnMenu<Key extends string>(props: ColumnMenuProps<Key>) {
  const { label, columns, note = null, resetLabel, onToggle, onReset } = props;
  const [open, setOpen] = useState(false);
  return (
    <DropDown
      look="outlined"
      toEnd
      buttonLabel={
        <>
          <ViewColumnOutlined />
          {label}
        </>
      }
      name={label}
      open={open}
      onOpen={setOpen}
    >
      {columns.map(({ key, title, isShown, isDisabled, tooltip }) => (
        <label key={key} className={menu.option} title={tooltip}>
          <input type="checkbox" checked={isShown} disabled={isDisabled} onChange={() => onToggle(key)} />
          {title}
        </label>
      ))}
      {note !== null && <p className={menu.text}>{note}</p>}
      <div className={menu.line} />
      <button type="button" className={menu.item} onClick={onReset}>
        {resetLabel}
      </button>
    </DropDown>
  );
}
