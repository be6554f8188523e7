import { useEffect } from 'react';
import { say } from '../../../words/page/say.ts';
import styles from './PaletteList.module.css';
import type { PaletteResult, ResultGroup } from './results.ts';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly active: string | null;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (result: PaletteResult) => void;
}

/** Names a row of the list for the field, which says which one is active. */
export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Everything that was found, by kind. The focus stays in the field. */
export function PaletteList({ id, groups, active, onPoint, onChoose }: PaletteListProps) {
  const all = groups.flatMap(({ results }) => results);
  const activeId = optionId(
    id,
    all.findIndex(({ key }) => key === active),
  );
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div id={id} className={styles.list} role="listbox" aria-label={say('palette.resultList')}>
      {groups.map(({ title, results }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {results.map((result) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
            <div
              key={result.key}
              id={optionId(id, all.indexOf(result))}
              className={styles.result}
              role="option"
              aria-selected={result.key === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPoint(result.key)}
              onClick={() => onChoose(result)}
            >
              <span className={styles.words}>{result.words}</span>
              <span className={styles.more}>{result.more}</span>
              {result.mark !== '' && (
                <span className={styles.mark}>
                  {result.target.kind === 'action' ? <kbd>{result.mark}</kbd> : result.mark}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
