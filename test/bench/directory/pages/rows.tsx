import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchClients } from '../people.ts';

const rows = 50;
const people = benchClients(1_000);

/** The least that a search can be: a field, and 50 other people's rows at each key. Nothing is looked for. */
function Rows() {
  const [typed, setTyped] = useState('');
  const shown = people.slice(typed.length * rows, (typed.length + 1) * rows);
  return (
    <>
      <input
        type="search"
        aria-label="Search clients"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul aria-label="Results">
        {typed !== '' &&
          shown.map(({ id, name, phone, pets }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{name}</b> <span>{pets.map((pet) => pet.name).join(', ')}</span> <span>{phone}</span>
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Rows />);
