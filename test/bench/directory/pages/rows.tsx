import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchClients } from '../people.ts';
import { PersonRows } from './PersonRows.tsx';

const rows = 50;
const people = benchClients(1_000);

/** The least that a search can be: a field, and 50 other people's rows at each key. Nothing is looked for. */
function Rows() {
  const [typed, setTyped] = useState('');
  const shown = typed === '' ? [] : people.slice(typed.length * rows, (typed.length + 1) * rows);
  return (
    <>
      <input
        type="search"
        aria-label="Search clients"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PersonRows people={shown} round={typed.length} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Rows />);
