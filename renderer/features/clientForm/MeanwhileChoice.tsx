import { t } from '../../../i18n/page/t.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import type { SubjectField, Meanwhile, Side, Subject } from './editing.ts';
import { editLabel } from './editTexts.ts';
import typography from '../../components/typography.module.css';
import notice from '../../components/notice.module.css';
import styles from './MeanwhileChoice.module.css';

interface MeanwhileChoiceProps {
  readonly subject: Subject;
  readonly meanwhile: Meanwhile;
  readonly onDecide: (field: SubjectField, side: Side) => void;
}

/** The current value beside the typed one, field by field; the user decides which stays. */
export function MeanwhileChoice({ subject, meanwhile, onDecide }: MeanwhileChoiceProps) {
  const { clashes, taken, decided } = meanwhile;
  return (
    <section
      className={`${notice.frame} ${styles.choice}`}
      data-tone="caution"
      data-ink
      aria-label={t('clientForm.meanwhile')}
    >
      <p>
        {[
          t('clientForm.changedMeanwhile', { name: subject.name }),
          taken.length > 0 && t('clientForm.takenOver', { fields: taken.map(editLabel).join(', ') }),
          clashes.length > 0 && t('clientForm.chooseStays'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {clashes.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={styles.clash}>
          <legend className={styles.label}>{editLabel(field)}</legend>
          {(['theirs', 'mine'] as const).map((side, index) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`decide ${field}`}
                checked={decided.get(field) === side}
                onChange={() => onDecide(field, side)}
                data-field={index === 0 ? `decide.${field}` : undefined}
              />
              <span className={typography.captionLines}>
                {side === 'theirs' ? t('clientForm.itIsNow') : t('clientForm.youTyped')}
              </span>{' '}
              <span className={typography.breakable}>{shown(side === 'theirs' ? theirs : mine)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function shown(text: string): string {
  return text.trim() === '' ? t('clientForm.nothing') : (readableLabel(text) ?? text);
}
