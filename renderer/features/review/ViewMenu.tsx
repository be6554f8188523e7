import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { DropDown } from '../../components/DropDown.tsx';
import menu from '../../components/menu.module.css';
import type { View } from './views.ts';
import typography from '../../components/typography.module.css';
import styles from './ViewMenu.module.css';

interface ViewMenuProps {
  readonly views: readonly View[];
  /** The view that is open, or that the table was made from. */
  readonly current: View | null;
  /** Whether the table is as it was saved. */
  readonly isExact: boolean;
  readonly onChoose: (view: View) => void;
  readonly onSave: () => void;
  readonly onDelete: (view: View) => void;
}

/** Selects a view. */
export function ViewMenu({ views, current, isExact, onChoose, onSave, onDelete }: ViewMenuProps) {
  const [open, setOpen] = useState(false);
  const closeAndRun = (run: () => void) => (): void => {
    setOpen(false);
    run();
  };
  const own = views.filter(({ builtIn }) => !builtIn);
  const name = current?.name ?? t('general.clients');
  const isChanged = current !== null && !isExact;
  return (
    <>
      <DropDown
        look="title"
        buttonLabel={
          <>
            <span className={styles.name}>{name}</span>
            {isChanged && <span className={`${typography.caption} ${styles.changed}`}>{t('review.changed')}</span>}
            <ExpandMore />
          </>
        }
        label={isChanged ? t('review.viewIsChanged', { name }) : t('review.viewIs', { name })}
        name={t('review.views')}
        open={open}
        onOpen={setOpen}
      >
        {views
          .filter(({ builtIn }) => builtIn)
          .map((view) => (
            <button
              key={view.name}
              type="button"
              className={menu.item}
              aria-current={view === current || undefined}
              onClick={closeAndRun(() => onChoose(view))}
            >
              {view.name}
            </button>
          ))}
        {own.length > 0 && <div className={menu.line} />}
        {own.map((view) => (
          <div key={view.name} className={menu.row}>
            <button
              type="button"
              className={menu.item}
              aria-current={view === current || undefined}
              onClick={closeAndRun(() => onChoose(view))}
            >
              <span>{view.name}</span>
            </button>
            <button
              type="button"
              className={menu.remove}
              aria-label={t('review.deleteView', { name: view.name })}
              title={t('review.delete')}
              onClick={closeAndRun(() => onDelete(view))}
            >
              <DeleteOutlined />
            </button>
          </div>
        ))}
        <div className={menu.line} />
        <button type="button" className={menu.item} onClick={closeAndRun(onSave)}>
          {t('review.saveThisView')}
        </button>
      </DropDown>
      {!isExact && (
        <button type="button" className={styles.save} data-opens="view" onClick={onSave}>
          {t('review.saveView')}
        </button>
      )}
    </>
  );
}
