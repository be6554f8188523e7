import { readableWord } from '../../lib/readableWord.ts';
import type { EditWord, Subject } from './editing.ts';
import { editLabels } from './editWords.ts';
import styles from './MeanwhileChoice.module.css';
import type { Meanwhile } from './useEditing.ts';

interface MeanwhileChoiceProps {
  readonly subject: Subject;
  readonly meanwhile: Meanwhile;
  readonly onDecide: (word: EditWord, whose: 'mine' | 'theirs') => void;
}

/** What is now beside what was typed, field by field: the person decides, nobody else does. */
export function MeanwhileChoice({ subject, meanwhile, onDecide }: MeanwhileChoiceProps) {
  const { clashes, taken, decided } = meanwhile;
  return (
    <section className={styles.choice} aria-label="Changed in the meantime">
      <p>
        Somebody else changed {subject.name} in the meantime.
        {taken.length > 0 && ` Taken over from there: ${taken.map((word) => editLabels[word]).join(', ')}.`}
        {clashes.length > 0 && ' Choose what stays:'}
      </p>
      {clashes.map(({ word, mine, theirs }) => (
        <fieldset key={word} className={styles.clash}>
          <legend className={styles.label}>{editLabels[word]}</legend>
          {(['theirs', 'mine'] as const).map((whose, index) => (
            <label key={whose} className={styles.side}>
              <input
                type="radio"
                name={`decide ${word}`}
                checked={decided.get(word) === whose}
                onChange={() => onDecide(word, whose)}
                data-field={index === 0 ? `decide.${word}` : undefined}
              />
              <span className={styles.whose}>{whose === 'theirs' ? 'It is now' : 'You typed'}</span>{' '}
              <span className={styles.text}>{shown(whose === 'theirs' ? theirs : mine)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function shown(text: string): string {
  return text.trim() === '' ? 'Nothing' : (readableWord(text) ?? text);
}
