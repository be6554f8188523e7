import { say } from '../../../words/page/say.ts';
import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { formatDate, relativeDay } from '../../lib/dates.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { stillDue, urgencyOf } from './dueItems.ts';
import styles from './RecordPart.module.css';

interface DuePartProps {
  readonly record: PatientRecordQuery['patientRecord'];
  readonly today: string;
}

/** What is overdue, and what is due in the next thirty days; nothing where the service lists neither. */
export function DuePart({ record: { vaccinations, treatments }, today }: DuePartProps) {
  const isKnown = [vaccinations, treatments].some((list) => list && !list.problem);
  if (!isKnown) return null;
  const items = [vaccinations, treatments]
    .flatMap((list) => stillDue(list?.entries ?? []))
    .map((item) => ({ ...item, urgency: urgencyOf(item.due.day, today) }))
    .filter(({ urgency }) => urgency !== 'later')
    .toSorted((one, other) => one.due.day.localeCompare(other.due.day));
  return (
    <section aria-labelledby="due-title">
      <h3 className={styles.title} id="due-title">
        {say('patientRecord.due')}
      </h3>
      {items.length === 0 && <p className={styles.words}>{say('patientRecord.nothingDue')}</p>}
      {items.length > 0 && (
        <ul className={styles.due}>
          {items.map(({ id, name, due, status, urgency }) => (
            <li key={id} className={styles.dueItem} data-urgency={urgency}>
              <b>{name ?? say('patientRecord.nameless')}</b>
              <span className={styles.urgency}>
                {say(urgency === 'overdue' ? 'patientRecord.overdueSince' : 'patientRecord.dueOn', {
                  date: formatDate(due.day),
                })}
              </span>
              <span className={styles.soft}>
                {[relativeDay(due.day, today), readableWord(status)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
