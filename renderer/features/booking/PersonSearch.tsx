import Search from '@mui/icons-material/Search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { likeliest, optionsOf, type PersonOption } from './people.ts';
import { PersonResults } from './PersonResults.tsx';
import styles from './PersonSearch.module.css';
import { useAsked } from '../../bridge/useAsked.ts';

const restMilliseconds = 120;
const shownClients = 12;

interface PersonSearchProps {
  readonly search: string;
  readonly problem: string | undefined;
  readonly canRegister: boolean;
  /** Why nobody new can be registered. */
  readonly whyNot: string | null;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: PersonOption) => void;
}

/** One field for a name, a phone number or a pet; whoever is found stands below, patients with their client. */
export function PersonSearch(props: PersonSearchProps) {
  const { search, problem, canRegister, whyNot, onSearch, onChoose } = props;
  const typed = search.trim();
  const asked = useAsked(
    'BookingClients',
    typed === '' ? null : { search: typed, first: shownClients },
    restMilliseconds,
  );
  const clients = (asked.data ?? asked.last)?.clients.clients ?? null;
  const options = optionsOf(clients ?? [], canRegister);
  const [open, setOpen] = useState(true);
  const [moved, setMoved] = useState<{ readonly search: string; readonly index: number } | null>(null);
  const active = moved?.search === typed && moved.index < options.length ? moved.index : likeliest(options, typed);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const shown = open && typed !== '';
  // Only what was found for the words in the field: somebody of a former search must not be chosen.
  const answers = asked.data !== undefined || asked.failure !== null;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (shown) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [shown, list, active]);

  const press = (event: KeyboardEvent): void => {
    const move = (index: number): void => {
      setOpen(true);
      setMoved({ search: typed, index: (index + options.length) % options.length });
    };
    const option = options[active];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' && options.length > 0) move(shown ? active + 1 : active);
    else if (event.key === 'ArrowUp' && options.length > 0) move(active - 1);
    else if (event.key === 'Enter' && shown && answers && option) onChoose(option);
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
        aria-label="Client, phone or pet"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && options[active] ? `${list}-${active}` : undefined}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${list}-words`}
        data-field="who"
        placeholder="Client’s name, phone number or pet"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        onFocus={() => setOpen(true)}
      />
      <p id={`${list}-words`} className={styles.words} data-problem={problem === undefined ? undefined : ''}>
        {problem ?? (canRegister ? 'Somebody new? Type the name or number, then register.' : whyNot)}
      </p>
      {shown && (
        <PersonResults
          id={list}
          typed={typed}
          clients={clients}
          options={options}
          active={active}
          asked={asked}
          onActive={(index) => setMoved({ search: typed, index })}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
