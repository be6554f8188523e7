import ChevronRight from '@mui/icons-material/ChevronRight';
import { useId, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import typography from '../../components/typography.module.css';
import styles from './Fields.module.css';
import { hasProblemIn, useFormControls } from './FormContext.ts';
import { hintOf } from './LeafField.tsx';
import { type FormField, type Inside, isBlank, isGroup, type Typed } from './typedValues.ts';

interface GroupFieldProps {
  readonly field: FormField;
  readonly value: Typed | undefined;
  readonly path: readonly string[];
  readonly around: readonly string[];
  readonly inside: Inside;
}

/**
 * A nested group of fields. Required groups are open; optional and recursive ones open on demand, as a recursive one
 * would have no end.
 */
export function GroupField({ field, value, path, around, inside }: GroupFieldProps) {
  const { inputs, problems, descriptions, empties, set } = useFormControls();
  const isNeeded = field.required && !around.includes(field.of);
  const [opened, setOpened] = useState(isNeeded || !isBlank(value));
  const place = path.join('.');
  const text = useId();
  const open = (opened || hasProblemIn(problems, place)) && value !== null;
  const mayBeNull = empties && !field.type.endsWith('!');
  const description = problems.get(place) ?? hintOf(field) ?? descriptions.get(field.of) ?? undefined;
  const title = field.required ? t('forms.demandedLabel', { title: field.title }) : field.title;
  return (
    <fieldset className={styles.group} aria-describedby={description === undefined ? undefined : text}>
      <legend className={styles.legend}>
        {isNeeded ? (
          title
        ) : (
          <button
            type="button"
            className={styles.disclose}
            aria-expanded={open}
            data-field={`${place}:open`}
            onClick={() => setOpened(!open)}
          >
            <ChevronRight className={styles.chevron ?? ''} />
            {title}
            {!field.required && !open && ' '}
            {!field.required && !open && (
              <span className={`${typography.soft} ${typography.regular}`}>{t('general.optional')}</span>
            )}
          </button>
        )}
      </legend>
      {description !== undefined && (
        <p className={styles.text} id={text} data-problem={problems.has(place) ? '' : undefined}>
          {description}
        </p>
      )}
      {open &&
        inside({
          fields: inputs.get(field.of) ?? [],
          values: isGroup(value) ? value : {},
          path,
          around: [...around, field.of],
        })}
      {mayBeNull && (
        <label className={`${typography.captionLines} ${styles.empty}`}>
          <input
            type="checkbox"
            checked={value === null}
            onChange={(event) => set(path, event.target.checked ? null : undefined)}
          />
          {t('forms.sendEmpty', { title: field.title })}
        </label>
      )}
    </fieldset>
  );
}
