import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { maxListColumns } from '../../../electron/contract/lists.ts';
import { say } from '../../../words/page/say.ts';
import { DropDown } from '../../components/DropDown.tsx';
import menu from '../../components/menu.module.css';
import type { ColumnView } from './listCells.ts';

interface ColumnChoiceProps {
  readonly columns: readonly ColumnView[];
  /** Keys; empty for the default columns. */
  readonly shown: readonly string[];
  readonly onColumns: (keys: readonly string[]) => void;
}

/** Which columns of a list are read and shown, in the list's own order. */
export function ColumnChoice({ columns, shown, onColumns }: ColumnChoiceProps) {
  const [open, setOpen] = useState(false);
  const usual = columns.filter((column) => column.usual).map(({ key }) => key);
  const present = shown.length > 0 ? shown : usual;
  const toggle = (key: string): void => {
    const next = columns.map((column) => column.key).filter((each) => present.includes(each) !== (each === key));
    onColumns(next.join() === usual.join() ? [] : next);
  };
  const isFull = present.length >= maxListColumns;
  return (
    <DropDown
      look="outlined"
      toEnd
      word={
        <>
          <ViewColumnOutlined />
          {say('explorer.columns')}
        </>
      }
      name={say('explorer.columns')}
      open={open}
      onOpen={setOpen}
    >
      {columns.map(({ key, title }) => {
        const isShown = present.includes(key);
        return (
          <label key={key} className={menu.option} title={key}>
            <input
              type="checkbox"
              checked={isShown}
              disabled={(isShown && present.length === 1) || (!isShown && isFull)}
              onChange={() => toggle(key)}
            />
            {title}
          </label>
        );
      })}
      {isFull && <p className={menu.words}>{say('explorer.tooManyColumns', { most: maxListColumns })}</p>}
      <div className={menu.line} />
      <button type="button" className={menu.item} onClick={() => onColumns([])}>
        {say('explorer.usualColumns')}
      </button>
    </DropDown>
  );
}
