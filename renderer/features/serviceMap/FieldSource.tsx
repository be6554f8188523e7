import type { ConceptView, FieldView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
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
    return from === '' ? (
      <span className={styles.none}>{say('serviceMap.notFound')}</span>
    ) : (
      <code className={styles.from}>{from}</code>
    );
  }
  const paths = choices.includes(from) || from === '' ? choices : [from, ...choices];
  const options = paths.map((path) => ({ value: path, word: path }));
  if (from === '')
    options.unshift({ value: nothing, word: corrected ? say('serviceMap.nothing') : say('serviceMap.notFound') });
  else if (!field.required) options.push({ value: nothing, word: say('serviceMap.nothing') });

  const choose = (path: string): void => {
    if (path === from) return;
    correct({ kind: 'field', concept: concept.concept, field: field.field, from: path === nothing ? null : path });
  };
  return (
    <span className={styles.source}>
      <Choice
        label={say(concept.kind === 'read' ? 'serviceMap.fieldReadFrom' : 'serviceMap.fieldWrittenTo', {
          field: name,
          concept: concept.name,
        })}
        look="code"
        value={from}
        options={options}
        paused={paused}
        onChange={choose}
      />
      {corrected && <span className={styles.corrected}>{say('serviceMap.chosenByYou')}</span>}
    </span>
  );
}
