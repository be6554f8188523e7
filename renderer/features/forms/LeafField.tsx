import { t } from '../../../i18n/page/t.ts';
import { Field } from '../../components/Field.tsx';
import typography from '../../components/typography.module.css';
import styles from './Fields.module.css';
import { useFormControls } from './FormContext.ts';
import { LeafControl } from './LeafControl.tsx';
import type { FormField, Typed } from './typedValues.ts';

interface LeafFieldProps {
  readonly field: FormField;
  readonly value: Typed | undefined;
  readonly path: readonly string[];
  /** Its label where it is an entry of a list. */
  readonly label?: string;
}

/** One value with its label, whether it is required, and the service's description. */
export function LeafField({ field, value, path, label }: LeafFieldProps) {
  const { problems, empties, set } = useFormControls();
  const place = path.join('.');
  const isEntry = label !== undefined;
  const mayBeNull = empties && !isEntry && !field.type.endsWith('!');
  const title = label ?? field.title;
  return (
    <div className={styles.leaf} data-wide={field.kind === 'longText' || field.kind === 'other' ? '' : undefined}>
      <Field
        name={place}
        label={field.required && !isEntry ? t('forms.demandedLabel', { title }) : title}
        {...(field.required && !isEntry && { required: true })}
        problem={problems.get(place)}
        hint={isEntry ? undefined : hintOf(field)}
      >
        {(control) => (
          <LeafControl
            control={control}
            field={field}
            value={typeof value === 'string' || typeof value === 'boolean' ? value : ''}
            paused={value === null}
            onType={(typed) => set(path, typed)}
          />
        )}
      </Field>
      {mayBeNull && (
        <label className={`${typography.captionLines} ${styles.empty}`}>
          <input
            type="checkbox"
            checked={value === null}
            onChange={(event) => set(path, event.target.checked ? null : undefined)}
          />
          {t('forms.sendEmpty', { title })}
        </label>
      )}
    </div>
  );
}

/** The service's description, or the expected type where there is none. */
export function hintOf({ description, defaultValue, kind }: FormField): string | undefined {
  const sentences = [
    description ?? '',
    defaultValue === null ? '' : t('forms.defaultIs', { value: defaultValue }),
    kind === 'other' ? t('forms.asJson') : '',
  ].filter((each) => each !== '');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
