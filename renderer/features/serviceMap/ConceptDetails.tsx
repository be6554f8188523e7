import type { ConceptView, FieldView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import typography from '../../components/typography.module.css';
import styles from './ConceptDetails.module.css';
import { isCorrected } from './corrections.ts';
import { useMapControls } from './MapContext.ts';
import { OperationChoice } from './OperationChoice.tsx';
import { Sample } from './Sample.tsx';

/** Why a concept is read this way, and its corrections. The choice comes first, so that it never moves. */
export function ConceptDetails({ concept }: { readonly concept: ConceptView }) {
  const { paused, correct } = useMapControls();
  const { chosen, fields, kind, name, state, why } = concept;
  return (
    <div className={styles.details}>
      {why !== null && state === 'forbidden' && <p className={typography.soft}>{why}</p>}
      <OperationChoice concept={concept} />
      {chosen && fields.length > 0 && <FieldTable concept={concept} />}
      {chosen && kind === 'read' && (
        <Sample
          concept={concept.concept}
          operation={null}
          subject={t('serviceMap.quoted', { name })}
          sampleKey={JSON.stringify([chosen.operation, fields.map(({ from }) => from)])}
        />
      )}
      {isCorrected(concept) && (
        <div>
          <Action
            aria-disabled={paused || undefined}
            onClick={() => !paused && correct({ kind: 'undo', concept: concept.concept })}
          >
            {t('serviceMap.undoCorrections')}
          </Action>
        </div>
      )}
    </div>
  );
}

/** How the core writes an amount in hundredths: totalCents ÷ 100. */
const countsHundredths = / ÷ 100$/;

/** The desk's fields and the service's fields they come from. */
function FieldTable({ concept }: { readonly concept: ConceptView }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('serviceMap.itsFields')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('serviceMap.field')}</th>
          <th scope="col">{concept.kind === 'read' ? t('serviceMap.readFrom') : t('serviceMap.writtenTo')}</th>
        </tr>
      </thead>
      <tbody>
        {concept.fields.map((field) => (
          <tr key={field.field}>
            <th scope="row">{field.name}</th>
            <td>
              <FieldSource concept={concept} field={field} />
              {field.from.some((place) => countsHundredths.test(place)) && (
                <span className={`${typography.caption} ${styles.note}`}>{t('serviceMap.inHundredths')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FieldSourceProps {
  readonly concept: ConceptView;
  readonly field: FieldView;
}

const noSource = '';

/** The source of a field, with a choice where the service has several. */
function FieldSource({ concept, field }: FieldSourceProps) {
  const { paused, correct } = useMapControls();
  const { name, choices, corrected } = field;
  const from = field.from.join(' + ');
  if (choices.length === 0) {
    return from === '' ? (
      <span className={styles.empty}>{t('serviceMap.notFound')}</span>
    ) : (
      <code className={styles.from}>{from}</code>
    );
  }
  const paths = choices.includes(from) || from === '' ? choices : [from, ...choices];
  const options = paths.map((path) => ({ value: path, label: path }));
  if (from === '')
    options.unshift({ value: noSource, label: corrected ? t('serviceMap.nothing') : t('serviceMap.notFound') });
  else if (!field.required) options.push({ value: noSource, label: t('serviceMap.nothing') });

  const choose = (path: string): void => {
    if (path === from) return;
    correct({ kind: 'field', concept: concept.concept, field: field.field, from: path === noSource ? null : path });
  };
  return (
    <span className={styles.source}>
      <Choice
        label={t(concept.kind === 'read' ? 'serviceMap.fieldReadFrom' : 'serviceMap.fieldWrittenTo', {
          field: name,
          concept: concept.name,
        })}
        look="code"
        value={from}
        options={options}
        paused={paused}
        onChange={choose}
      />
      {corrected && <span className={styles.corrected}>{t('serviceMap.chosenByYou')}</span>}
    </span>
  );
}
