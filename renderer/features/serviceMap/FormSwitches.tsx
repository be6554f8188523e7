import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { MutationView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { formPath } from '../../lib/paths.ts';
import typography from '../../components/typography.module.css';
import styles from './FormSwitches.module.css';

interface FormSwitchesProps {
  /** Null where the schema is not loaded. */
  readonly mutations: readonly MutationView[] | null;
  readonly paused: boolean;
  readonly onSwitch: (mutation: string, on: boolean) => void;
  readonly onRead: () => void;
}

const maxShown = 12;

/** Every mutation of the service, with a switch for its form. */
export function FormSwitches({ mutations, paused, onSwitch, onRead }: FormSwitchesProps) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  if (mutations === null)
    return (
      <div className={styles.unread}>
        <p className={`${typography.secondaryLines} ${typography.breakable}`}>{t('forms.unread')}</p>
        <Action aria-disabled={paused || undefined} onClick={paused ? undefined : onRead}>
          {t('forms.readSchema')}
        </Action>
      </div>
    );
  if (mutations.length === 0)
    return <p className={`${typography.secondaryLines} ${typography.breakable}`}>{t('forms.noMutations')}</p>;
  const query = search.trim().toLowerCase();
  const found = mutations.filter(({ mutation, description }) =>
    `${mutation} ${description ?? ''}`.toLowerCase().includes(query),
  );
  // Forms that are on are always listed, in their place.
  const shown = all || query !== '' ? found : found.filter(({ on }, index) => on || index < maxShown);
  return (
    <div className={styles.part}>
      <input
        className={styles.search}
        type="search"
        aria-label={t('forms.search')}
        placeholder={t('forms.search')}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return;
          setSearch('');
          event.preventDefault();
        }}
      />
      <p className="visually-hidden" role="status">
        {found.length === 0 ? t('forms.noMatch') : ''}
      </p>
      {found.length === 0 ? (
        <p className={`${typography.secondaryLines} ${typography.breakable}`}>{t('forms.noMatch')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((each) => (
            <SwitchRow key={each.mutation} {...each} paused={paused} onSwitch={onSwitch} />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div>
          <Action look="quiet" onClick={() => setAll(true)}>
            {t('forms.showAll', { count: found.length - shown.length })}
          </Action>
        </div>
      )}
    </div>
  );
}

interface SwitchRowProps extends MutationView {
  readonly paused: boolean;
  readonly onSwitch: (mutation: string, on: boolean) => void;
}

function SwitchRow({ mutation, description, on, used, removes, paused, onSwitch }: SwitchRowProps) {
  const about = useId();
  return (
    <li className={styles.row}>
      <div className={styles.subject} id={about}>
        <code className={typography.code}>{mutation}</code>
        <p className={`${typography.secondaryLines} ${typography.breakable}`}>
          {description ?? t('forms.noDescription')}
        </p>
        {used && <p className={`${typography.secondaryLines} ${typography.breakable}`}>{t('forms.used')}</p>}
        {removes && <p className={styles.warning}>{t('forms.removes')}</p>}
      </div>
      {on && (
        <Link className={styles.link ?? ''} href={formPath(mutation)} aria-label={t('forms.openFormOf', { mutation })}>
          {t('forms.openForm')}
        </Link>
      )}
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={on}
        aria-label={t('forms.switchOf', { mutation })}
        aria-describedby={about}
        aria-disabled={paused || undefined}
        onClick={() => {
          if (!paused) onSwitch(mutation, !on);
        }}
      >
        <span className={styles.track} aria-hidden="true" />
        {on ? t('forms.on') : t('forms.off')}
      </button>
    </li>
  );
}
