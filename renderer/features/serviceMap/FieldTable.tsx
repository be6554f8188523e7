import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { FieldSource } from './FieldSource.tsx';
import styles from './FieldTable.module.css';

/** What the desk shows, and which field of the service it comes from. */
export function FieldTable({ concept }: { readonly concept: ConceptView }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{say('serviceMap.itsFields')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say('serviceMap.field')}</th>
          <th scope="col">{concept.kind === 'read' ? say('serviceMap.readFrom') : say('serviceMap.writtenTo')}</th>
        </tr>
      </thead>
      <tbody>
        {concept.fields.map((field) => (
          <tr key={field.field}>
            <th scope="row">{field.name}</th>
            <td>
              <FieldSource concept={concept} field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
