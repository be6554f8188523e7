import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pageTransport } from '../../../../renderer/bridge/pageTransport.ts';
import type { BenchClient } from '../people.ts';
import { PersonRows } from './PersonRows.tsx';

/** The bench's channel, or HTTP to the process that serves this page: as the app itself asks. */
const transport = pageTransport();

/**
 * The least that a search in another process can be: a field, and 50 rows that this process answers at each key without
 * looking for anything. They can't be in the frame that paints the key.
 */
function AnsweredRows() {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState({ people: [] as readonly BenchClient[], round: 0 });
  useEffect(() => {
    if (typed === '') return;
    void transport.request(typed).then((text) => {
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
