import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Transport } from '../../../../electron/contract/channels.ts';
import type { BenchClient } from '../people.ts';
import { PersonRows } from './PersonRows.tsx';

declare global {
  interface Window {
    /** The bench's channel; absent where answers come over HTTP. */
    readonly frontDesk?: Transport;
  }
}

/** The text of 50 people, from the process that serves this page. */
async function ask(typed: string): Promise<string> {
  if (window.frontDesk) return window.frontDesk.request(typed);
  const response = await fetch('request', { method: 'POST', body: typed, cache: 'no-store' });
  return response.text();
}

/**
 * The least that a search in another process can be: a field, and 50 rows that this process answers at each key without
 * looking for anything. They can't be in the frame that paints the key.
 */
function AnsweredRows() {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState({ people: [] as readonly BenchClient[], round: 0 });
  useEffect(() => {
    if (typed === '') return;
    void ask(typed).then((text) => {
      // Sound: rowsServer.ts answers exactly this.
      setAnswer({ people: JSON.parse(text) as readonly BenchClient[], round: typed.length });
    });
  }, [typed]);
  return (
    <>
      <input
        type="search"
        aria-label="Search clients"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PersonRows people={typed === '' ? [] : answer.people} round={answer.round} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<AnsweredRows />);
