import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { type ClientColumnName, clientColumns } from '../../../electron/contract/clients.ts';
import { say } from '../../../words/page/say.ts';
import { columnTitle } from './columns.ts';
import { DropDown } from '../../components/DropDown.tsx';
import menu from '../../components/menu.module.css';
import { toggleColumn, usualColumns } from './reviewTable.ts';

interface ColumnMenuProps {
  readonly columns: readonly ClientColumnName[];
  readonly onColumns: (columns: readonly ClientColumnName[]) => void;
}

export function ColumnMenu({ columns, onColumns }: ColumnMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <DropDown
      look="outlined"
      toEnd
      word={
        <>
          <ViewColumnOutlined />
          {say('review.columns')}
        </>
      }
      name={say('review.columns')}
      open={open}
      onOpen={setOpen}
    >
      {clientColumns.map((column) => (
        <label key={column} className={menu.option}>
          <input
            type="checkbox"
            checked={columns.includes(column)}
            // A row without a name is of no use.
            disabled={column === 'name'}
            onChange={() => onColumns(toggleColumn(columns, column))}
          />
          {columnTitle(column)}
        </label>
      ))}
      <div className={menu.line} />
      <button type="button" className={menu.item} onClick={() => onColumns(usualColumns)}>
        {say('review.usualColumns')}
      </button>
    </DropDown>
  );
}
