import { GroupField } from './GroupField.tsx';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';
import styles from './Fields.module.css';
import type { FormField, Inside, Typed, TypedGroup } from './typedValues.ts';

const inside: Inside = (props) => <FieldList {...props} />;

interface FieldListProps {
  readonly fields: readonly FormField[];
  readonly values: TypedGroup;
  readonly path: readonly string[];
  /** The enclosing input types: a recursive group opens only on demand. */
  readonly around: readonly string[];
}

/** The fields of one group, in the service's order. */
export function FieldList({ fields, values, path, around }: FieldListProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <AnyField
          key={field.name}
          field={field}
          value={values[field.name]}
          path={[...path, field.name]}
          around={around}
        />
      ))}
    </div>
  );
}

interface AnyFieldProps {
  readonly field: FormField;
  readonly value: Typed | undefined;
  readonly path: readonly string[];
  readonly around: readonly string[];
}

function AnyField({ field, value, path, around }: AnyFieldProps) {
  if (field.lists > 0) return <ListField field={field} value={value} path={path} around={around} inside={inside} />;
  if (field.kind === 'input')
    return <GroupField field={field} value={value} path={path} around={around} inside={inside} />;
  return <LeafField field={field} value={value} path={path} />;
}
