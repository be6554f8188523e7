import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { useState } from 'react';
import { actionEntry, actionLabel } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { t } from '../../../../i18n/page/t.ts';
import { DropDown } from '../../../components/DropDown.tsx';
import menu from '../../../components/menu.module.css';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { Selection } from './selection.ts';
import styles from './SelectMenu.module.css';

export interface SelectMenuProps {
  readonly selection: Selection;
  readonly day: ScheduleDay;
  /** The appointment that is open. */
  readonly selected: string | null;
}

/** Selects all that is shown, or all of one provider; by keys that of the appointment in focus. */
export function SelectMenu({ selection, day, selected }: SelectMenuProps) {
  const [open, setOpen] = useState(false);
  const own = (): string | null => {
    const tile = document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
    const id = tile === undefined ? selected : selection.idOf(tile);
    return (id === null ? undefined : selection.selectable().get(id))?.provider?.id ?? null;
  };
  useActions({
    'day.selectProvider': () => {
      const provider = own();
      if (provider === null) setOpen(true);
      else selection.replace(idsOfProvider(selection, provider));
    },
  });
  const choose = (ids: readonly string[]): void => {
    setOpen(false);
    selection.replace(ids);
    document.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus();
  };
  const all = open ? [...selection.selectable().keys()] : [];
  const providers = open
    ? day.providers
        .map(({ id, name }) => ({ id, name, ids: idsOfProvider(selection, id) }))
        .filter(({ ids }) => ids.length > 0)
    : [];
  return (
    <DropDown
      buttonLabel={<ChecklistOutlined />}
      label={actionLabel('day.selectProvider')}
      name={actionLabel('day.selectProvider')}
      keys={ariaKeys(actionEntry('day.selectProvider').keys)}
      toEnd
      open={open}
      onOpen={setOpen}
    >
      <div className={styles.list}>
        <button type="button" className={menu.item} disabled={all.length === 0} onClick={() => choose(all)}>
          {t('selection.allShown')}
          <span className={styles.count}>{all.length}</span>
        </button>
        {providers.map(({ id, name, ids }) => (
          <button key={id} type="button" className={menu.item} onClick={() => choose(ids)}>
            {t('selection.allOf', { name })}
            <span className={styles.count}>{ids.length}</span>
          </button>
        ))}
      </div>
    </DropDown>
  );
}

/** Who is expected: neither cancelled visits nor no-shows. */
function idsOfProvider(selection: Selection, provider: string): readonly string[] {
  const isExpected = (each: DayAppointment): boolean =>
    each.provider?.id === provider && !isCancelledOrNoShow(each.status);
  return [...selection.selectable().values()].filter(isExpected).map(({ id }) => id);
}
