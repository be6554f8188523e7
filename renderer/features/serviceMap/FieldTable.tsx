import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { FieldSource } from './FieldSource.tsx';
import styles from './FieldTable.module.css';

/** How the core writes an amount that the service counts in hundredths: totalCents ÷ 100. */
const countsHundredths = / ÷ 100$/;

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
              {field.from.some((place) => countsHundredths.test(place)) && (
                <span className={styles.note}>{say('serviceMap.inHundredths')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
