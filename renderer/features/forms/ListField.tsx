import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { useId } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import styles from './Fields.module.css';
import { useFormControls } from './FormContext.ts';
import { hintOf, LeafField } from './LeafField.tsx';
import { type FormField, type Inside, isGroup, isList, newEntry, type Typed, withMoved } from './typedValues.ts';

interface ListFieldProps {
  readonly field: FormField;
  readonly value: Typed | undefined;
  readonly path: readonly string[];
  readonly around: readonly string[];
  readonly inside: Inside;
}

/** A list of fields. Buttons move and remove each entry; the focus follows a moved entry. */
export function ListField({ field, value, path, around, inside }: ListFieldProps) {
  const { problems, set, focus } = useFormControls();
  const place = path.join('.');
  const text = useId();
  const list = isList(value) ? value : [];
  const description = problems.get(place) ?? hintOf(field);
  const put = (next: readonly Typed[], then: string): void => {
    set(path, next);
    focus(then);
  };
  const title = field.required ? t('forms.demandedLabel', { title: field.title }) : field.title;
  return (
    <fieldset className={styles.group} aria-describedby={description === undefined ? undefined : text}>
      <legend className={styles.legend}>{title}</legend>
      {description !== undefined && (
        <p className={styles.text} id={text} data-problem={problems.has(place) ? '' : undefined}>
          {description}
        </p>
      )}
      {list.length > 0 && (
        <ol className={styles.entries}>
          {list.map((entry, index) => {
            const at = `${place}.${index}`;
            const label = t('forms.entry', { title: field.title, number: String(index + 1) });
            const move = (to: number, by: 'up' | 'down') => (): void =>
              put(withMoved(list, index, to), `${place}.${Math.max(0, Math.min(list.length - 1, to))}:${by}`);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- an entry is identified by its position; all its state is in the values
              <li key={index} className={styles.entry} data-entry={at}>
                <Entry
                  field={field}
                  value={entry}
                  path={[...path, String(index)]}
                  around={around}
                  inside={inside}
                  label={label}
                />
                <span className={styles.moves}>
                  <IconAction
                    aria-label={t('forms.moveUp', { entry: label })}
                    aria-disabled={index === 0 || undefined}
                    data-field={`${at}:up`}
                    onClick={move(index - 1, 'up')}
                  >
                    <ArrowUpward fontSize="inherit" />
                  </IconAction>
                  <IconAction
                    aria-label={t('forms.moveDown', { entry: label })}
                    aria-disabled={index === list.length - 1 || undefined}
                    data-field={`${at}:down`}
                    onClick={move(index + 1, 'down')}
                  >
                    <ArrowDownward fontSize="inherit" />
                  </IconAction>
                  <IconAction
                    aria-label={t('forms.removeEntry', { entry: label })}
                    onClick={() => put(list.toSpliced(index, 1), nextAfter(place, index, list.length))}
                  >
                    <Close fontSize="inherit" />
                  </IconAction>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Action
          data-field={`${place}:add`}
          onClick={() => put([...list, newEntry(field)], `${place}.${list.length}:first`)}
        >
          <span className={styles.add}>
            <Add fontSize="inherit" />
            {t('forms.addEntry', { title: field.title })}
          </span>
        </Action>
      </div>
    </fieldset>
  );
}

/** The focus target after an entry is removed: the entry in its place, else the add button. */
function nextAfter(place: string, index: number, length: number): string {
  return length === 1 ? `${place}:add` : `${place}.${Math.min(index, length - 2)}:first`;
}

function Entry({ field, value, path, around, inside, label }: ListFieldProps & { readonly label: string }) {
  const { inputs, problems } = useFormControls();
  const problem = problems.get(path.join('.'));
  if (field.lists > 1) {
    const inner = { ...field, title: label, lists: field.lists - 1, required: false };
    return <ListField field={inner} value={value} path={path} around={around} inside={inside} />;
  }
  if (field.kind !== 'input') return <LeafField field={field} value={value} path={path} label={label} />;
  return (
    <fieldset className={styles.entryGroup}>
      <legend className={styles.legend}>{label}</legend>
      {problem !== undefined && (
        <p className={styles.text} data-problem="">
          {problem}
        </p>
      )}
      {inside({
        fields: inputs.get(field.of) ?? [],
        values: isGroup(value) ? value : {},
        path,
        around: [...around, field.of],
      })}
    </fieldset>
  );
}
