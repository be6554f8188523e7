import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { actionList } from '../../actions/actionList.ts';
import { isKey } from '../../actions/keyNames.ts';
import { availableActions, findActionHandler } from '../../actions/useActions.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { requestAppointment } from '../../state/appointmentFocus.ts';
import { settingsPartPath } from '../../domain/settingsParts.ts';
import { clientPath, dayPath } from '../../lib/paths.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import typography from '../../components/typography.module.css';
import styles from './Palette.module.css';
import { preferenceResults } from './preferenceResults.ts';
import {
  actionResults,
  appointmentResults,
  clientResults,
  rankGroups,
  type PaletteResult,
  recentResults,
  addRecentResult,
  settingsResults,
  type ResultGroup,
  type Target,
} from './results.ts';
import { useClientHits } from './useClientHits.ts';

interface PaletteProps {
  readonly onClose: () => void;
  /** Closes first and then runs the choice: restoring the focus on close must not undo where it moved it. */
  readonly onCloseThen: (run: () => void) => void;
  /** Moves the focus to the opened screen. */
  readonly onGone: () => void;
}

/** One field that finds clients, patients and the day's appointments, and runs actions. */
export function Palette({ onClose, onCloseThen, onGone }: PaletteProps) {
  const [, navigate] = useLocation();
  const { connection, view, change } = useSettings();
  const shownDay = useShownDay();
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const listId = useId();
  const typed = text.trim();
  const hits = useClientHits(typed);
  // The available actions can't change while the palette is open: it covers everything that could change them.
  const [actions] = useState(availableActions);

  const groups = rankGroups(typed === '' ? startGroups() : foundGroups());
  const results = groups.flatMap((group) => group.results);
  const active = results.find(({ key }) => key === activeKey) ?? results[0];

  function startGroups(): readonly ResultGroup[] {
    const recent = recentResults(connection).filter(
      ({ target }) => target.kind !== 'action' || actions.includes(target.action),
    );
    const known = new Set(recent.map(({ key }) => key));
    return [
      { title: t('palette.recent'), results: recent },
      { title: t('palette.actions'), results: actionResults(actions, '').filter(({ key }) => !known.has(key)) },
    ];
  }

  function foundGroups(): readonly ResultGroup[] {
    const { clients, patients } = clientResults(hits.clients, typed);
    return [
      { title: t('palette.actions'), results: actionResults(actions, typed) },
      { title: t('palette.preferences'), results: preferenceResults(view, typed) },
      { title: t('general.appointments'), results: appointmentResults(shownDay, typed) },
      { title: t('general.patients'), results: patients },
      { title: t('general.clients'), results: clients },
      { title: t('general.settings'), results: settingsResults(typed) },
    ];
  }

  const choose = (result: PaletteResult): void => {
    addRecentResult(connection, result);
    onCloseThen(() => go(result.target));
  };

  const go = (target: Target): void => {
    switch (target.kind) {
      case 'action':
        findActionHandler(target.action)?.();
        return;
      case 'appointment':
        if (!requestAppointment(target.appointment)) navigate(dayPath(target));
        return;
      case 'client':
        navigate(clientPath(target.client));
        onGone();
        return;
      case 'settings':
        navigate(settingsPartPath(target.part));
        onGone();
        return;
      case 'preference':
        change(target.change);
    }
  };

  const step = (steps: number): void => {
    const place = active ? results.indexOf(active) : -1;
    setActiveKey(results[(place + steps + results.length) % results.length]?.key ?? null);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else if (isPaletteKey(event) && !event.repeat) onClose();
    else if (event.key !== 'Enter' && !isPaletteKey(event)) return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="palette-title"
      slotProps={{ container: { className: styles.place ?? '' }, paper: { className: styles.paper ?? '' } }}
    >
      <h2 id="palette-title" className="visually-hidden">
        {t('palette.title')}
      </h2>
      <input
        ref={takeFocus}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? optionId(listId, results.indexOf(active)) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActiveKey(null);
        }}
        onKeyDown={press}
      />
      <PaletteList id={listId} groups={groups} active={active?.key ?? null} onHover={setActiveKey} onChoose={choose} />
      <div className={`${typography.caption} ${styles.foot}`}>
        <p
          className={`${typography.truncated} ${styles.text}`}
          role="status"
          data-trouble={hits.failure ? '' : undefined}
        >
          {statusLabel()}
        </p>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.keyChoose')} <kbd>{t('general.keyEnter')}</kbd> {t('palette.keyOpen')}{' '}
          <kbd>{t('general.keyEscape')}</kbd> {t('palette.keyClose')}
        </span>
      </div>
    </Dialog>
  );

  function statusLabel(): string {
    if (hits.searching) return t('palette.searching');
    if (hits.failure) return `${t('palette.searchFailed')} ${hits.failure.message}`;
    if (typed === '') return '';
    if (results.length === 0) return t('palette.nothingFound', { typed });
    return t('palette.results', { count: results.length });
  }
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

function isPaletteKey(event: KeyboardEvent): boolean {
  return actionList.palette.keys.some((key) => isKey(event.nativeEvent, key));
}

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly active: string | null;
  readonly onHover: (key: string) => void;
  readonly onChoose: (result: PaletteResult) => void;
}

/** The id of an option, for aria-activedescendant of the field. */
function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** The results by kind. The focus stays in the field. */
function PaletteList({ id, groups, active, onHover, onChoose }: PaletteListProps) {
  const all = groups.flatMap(({ results }) => results);
  const activeId = optionId(
    id,
    all.findIndex(({ key }) => key === active),
  );
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('palette.resultList')}>
      {groups.map(({ title, results }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={`${typography.caption} ${styles.title}`} aria-hidden="true">
            {title}
          </p>
          {results.map((result) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
            <div
              key={result.key}
              id={optionId(id, all.indexOf(result))}
              className={styles.result}
              role="option"
              aria-selected={result.key === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onHover(result.key)}
              onClick={() => onChoose(result)}
            >
              <span className={styles.label}>{result.label}</span>
              <span className={styles.more}>{result.detail}</span>
              {result.hint !== '' && (
                <span className={`${typography.caption} ${styles.mark}`}>
                  {result.target.kind === 'action' ? <kbd>{result.hint}</kbd> : result.hint}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
