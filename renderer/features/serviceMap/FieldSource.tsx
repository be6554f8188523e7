import type { ConceptView, FieldView } from '../../../electron/contract/serviceMap.ts';
import { Choice } from '../../components/Choice.tsx';
import styles from './FieldSource.module.css';
import { useMapControls } from './MapContext.ts';

interface FieldSourceProps {
  readonly concept: ConceptView;
  readonly field: FieldView;
}

const nothing = '';

/** Where a field is read from, and a choice where the service has more than one place for it. */
export function FieldSource({ concept, field }: FieldSourceProps) {
  const { paused, correct } = useMapControls();
  const { name, choices, corrected } = field;
  const from = field.from.join(' + ');
  if (choices.length === 0) {
    return from === '' ? <span className={styles.none}>not found</span> : <code className={styles.from}>{from}</code>;
  }
  const paths = choices.includes(from) || from === '' ? choices : [from, ...choices];
  const options = paths.map((path) => ({ value: path, word: path }));
  if (from === '') options.unshift({ value: nothing, word: corrected ? 'nothing' : 'not found' });
  else if (!field.required) options.push({ value: nothing, word: 'nothing' });

  const choose = (path: string): void => {
    if (path === from) return;
    correct({ kind: 'field', concept: concept.concept, field: field.field, from: path === nothing ? null : path });
  };
  return (
    <span className={styles.source}>
      <Choice
        label={`${name} of “${concept.name}” is ${concept.kind === 'read' ? 'read from' : 'written to'}`}
        look="code"
        value={from}
        options={options}
        paused={paused}
        onChange={choose}
      />
      {corrected && <span className={styles.corrected}>Chosen by you</span>}
    </span>
  );
}
