import Search from '@mui/icons-material/Search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useClientSearch } from '../../data/useClientSearch.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { likeliest, optionsOf, type PersonOption } from './personOptions.ts';
import { PersonResults } from './PersonResults.tsx';
import typography from '../typography.module.css';
import styles from './PersonSearch.module.css';

const shownClients = 12;

interface PersonSearchProps {
  readonly search: string;
  readonly problem: string | undefined;
  readonly canRegister: boolean;
  /** What is to be known instead of how to register a client. */
  readonly hint?: string | undefined;
  /** Why no new client can be registered. */
  readonly unavailableReason: string | null;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: PersonOption) => void;
  /** Only clients that this computer knows: the service is not asked. */
  readonly isLocal?: boolean;
}

/** One field for a name, a phone number or a pet; results appear below, patients under their client. */
export function PersonSearch(props: PersonSearchProps) {
  const { search, problem, hint, canRegister, unavailableReason, onSearch, onChoose, isLocal = false } = props;
  const typed = search.trim();
  const found = useClientSearch(typed, shownClients, { isLocal });
  const options = optionsOf(found.clients, canRegister);
  const [open, setOpen] = useState(true);
  // The text for which Enter was pressed before its results arrived.
  const [entered, setEntered] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ readonly search: string; readonly index: number } | null>(null);
  const active = moved?.search === typed && moved.index < options.length ? moved.index : likeliest(options, typed);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const shown = open && typed !== '';

  // Only results for the current text: a result of an earlier search must not be chosen.
  const answers = found.answers && (found.clients.length > 0 || !found.isSearchingService);

  const chooseEntered = useStableCallback(() => {
    const option = options[likeliest(options, typed)];
    if (shown && entered === typed && option && option.kind !== 'register') onChoose(option);
    setEntered(null);
  });

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (answers) chooseEntered();
  }, [answers, chooseEntered]);
  useEffect(() => {
    if (shown) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [shown, list, active]);

  const press = (event: KeyboardEvent): void => {
    const move = (index: number): void => {
      setOpen(true);
      setEntered(null);
      setMoved({ search: typed, index: (index + options.length) % options.length });
    };
    const option = options[active];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' && options.length > 0) move(shown ? active + 1 : active);
    else if (event.key === 'ArrowUp' && options.length > 0) move(active - 1);
    else if (event.key === 'Enter' && shown && !answers) setEntered(typed);
    else if (event.key === 'Enter' && shown && option) onChoose(option);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key !== 'Enter') return;
    // Escape closes the list first, and the dialog only then.
    event.stopPropagation();
    event.preventDefault();
  };

  return (
    <div className={styles.search}>
      <Search className={styles.icon ?? ''} />
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t('booking.search')}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && options[active] ? `${list}-${active}` : undefined}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${list}-words`}
        data-field="who"
        placeholder={t('booking.searchHint')}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
          setOpen(true);
          setEntered(null);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        onFocus={() => setOpen(true)}
      />
      <p
        id={`${list}-words`}
        className={`${typography.captionLines} ${styles.text}`}
        data-problem={problem === undefined ? undefined : ''}
      >
        {problem ?? hint ?? (canRegister ? t('booking.registerHint') : unavailableReason)}
      </p>
      {shown && (
        <PersonResults
          id={list}
          typed={typed}
          options={options}
          active={active}
          found={found}
          onActive={(index) => setMoved({ search: typed, index })}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
