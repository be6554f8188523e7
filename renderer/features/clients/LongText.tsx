import { useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import styles from './LongText.module.css';

const longCharacters = 420;

/** A text that may be of any length: of a long one the beginning, and the rest when it is wanted. */
export function LongText({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length <= longCharacters) return <span dir="auto">{text}</span>;
  return (
    <>
      <span dir="auto">{whole ? text : `${text.slice(0, lastGap(text))}…`}</span>
      <span className={styles.more}>
        <Action look="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? say('clients.showLess') : say('clients.showAll')}
        </Action>
      </span>
    </>
  );
}

/** Not within a word, nor within a sign that takes two units. */
function lastGap(text: string): number {
  const gap = text.slice(0, longCharacters).search(/\s\S*$/u);
  return gap > longCharacters / 2 ? gap : longCharacters;
}
