import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { isKey } from '../../actions/keyNames.ts';
import { actionList } from '../../actions/actionList.ts';
import { currentActions, findRun } from '../../actions/registry.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { requestAppointment } from '../../lib/appointmentFocus.ts';
import { clientPath, dayPath } from '../../lib/paths.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import styles from './Palette.module.css';
import { optionId, PaletteList } from './PaletteList.tsx';
import { recentResults, rememberResult } from './recent.ts';
import {
  actionResults,
  appointmentResults,
  clientResults,
  groupsOf,
  type PaletteResult,
  type ResultGroup,
  type Target,
} from './results.ts';
import { useClientHits } from './useClientHits.ts';

interface PaletteProps {
  readonly onClose: () => void;
  /** Closes, and only then does what was chosen: giving the focus back must not undo where that took it. */
  readonly onCloseThen: (run: () => void) => void;
  /** Takes the focus to the screen that was gone to. */
  readonly onGone: () => void;
}

/** One field that finds clients, patients and the day's appointments, and does whatever can be done here. */
export function Palette({ onClose, onCloseThen, onGone }: PaletteProps) {
  const [, navigate] = useLocation();
  const { connection } = useSettings();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const listId = useId();
  const typed = text.trim();
  const hits = useClientHits(typed);
  const day = useShownDay();
  // What can be done here does not change under an open palette: it covers everything that could change it.
  const [actions] = useState(currentActions);

  const groups = groupsOf(typed === '' ? startGroups() : foundGroups());
  const results = groups.flatMap((group) => group.results);
  const active = results.find(({ key }) => key === wanted) ?? results[0];

  function startGroups(): readonly ResultGroup[] {
    const recent = recentResults(connection).filter(
      ({ target }) => target.kind !== 'action' || actions.includes(target.action),
    );
    const known = new Set(recent.map(({ key }) => key));
    return [
      { title: say('palette.recent'), results: recent },
      { title: say('palette.actions'), results: actionResults(actions, '').filter(({ key }) => !known.has(key)) },
    ];
  }

  function foundGroups(): readonly ResultGroup[] {
    const { clients, patients } = clientResults(hits.clients, typed);
    return [
      { title: say('palette.actions'), results: actionResults(actions, typed) },
      { title: say('general.appointments'), results: appointmentResults(day, typed) },
      { title: say('general.patients'), results: patients },
      { title: say('general.clients'), results: clients },
    ];
  }

  const choose = (result: PaletteResult): void => {
    rememberResult(connection, result);
    onCloseThen(() => go(result.target));
  };

  const go = (target: Target): void => {
    switch (target.kind) {
      case 'action':
        findRun(target.action)?.();
        return;
      case 'appointment':
        if (!requestAppointment(target.appointment)) navigate(dayPath(target));
        return;
      case 'client':
        navigate(clientPath(target.client));
        onGone();
    }
  };

  const step = (steps: number): void => {
    const place = active ? results.indexOf(active) : -1;
    setWanted(results[(place + steps + results.length) % results.length]?.key ?? null);
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
        {say('palette.title')}
      </h2>
      <input
        ref={takeFocus}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={say('palette.field')}
        placeholder={say('palette.field')}
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? optionId(listId, results.indexOf(active)) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(null);
        }}
        onKeyDown={press}
      />
      <PaletteList id={listId} groups={groups} active={active?.key ?? null} onPoint={setWanted} onChoose={choose} />
      <div className={styles.foot}>
        <p className={styles.words} role="status" data-trouble={hits.failure ? '' : undefined}>
          {footWords()}
        </p>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {say('palette.keyChoose')} <kbd>{say('general.keyEnter')}</kbd>{' '}
          {say('palette.keyOpen')} <kbd>{say('general.keyEscape')}</kbd> {say('palette.keyClose')}
        </span>
      </div>
    </Dialog>
  );

  function footWords(): string {
    if (hits.searching) return say('palette.searching');
    if (hits.failure) return `${say('palette.searchFailed')} ${hits.failure.message}`;
    if (typed === '') return '';
    if (results.length === 0) return say('palette.nothingFound', { typed });
    return say('palette.results', { count: results.length });
  }
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

function isPaletteKey(event: KeyboardEvent): boolean {
  return actionList.palette.keys.some((key) => isKey(event.nativeEvent, key));
}
