import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import { useState } from 'react';
import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import typography from '../../components/typography.module.css';
import notice from '../../components/notice.module.css';
import styles from './MapSummary.module.css';
import { isQuestion, questionsText } from './mapLabels.ts';

interface QuestionStripProps {
  readonly concepts: readonly ConceptView[];
  readonly onAnswer: (concept: string) => void;
}

/** The questions only a person can answer. Once shown it stays, so that answering the last one moves nothing. */
export function QuestionStrip({ concepts, onAnswer }: QuestionStripProps) {
  const questions = concepts.filter(isQuestion);
  const [first] = questions;
  const [shown, setShown] = useState(first !== undefined);
  if (first && !shown) setShown(true);
  if (!shown) return null;
  return (
    <div className={`${notice.frame} ${styles.strip}`} data-tone={first ? 'caution' : 'calm'}>
      {first ? <HelpOutlined /> : <CheckCircleOutlined />}
      <p role="status">
        <strong>{questionsText(questions.length)}</strong>
        {first && <span> {questions.map(({ name }) => name).join(' · ')}</span>}
      </p>
      {first && (
        <Action onClick={() => onAnswer(first.concept)}>
          {questions.length === 1 ? t('serviceMap.goToIt') : t('serviceMap.goToFirst')}
        </Action>
      )}
    </div>
  );
}

const initialCount = 5;

/** The differences since the schema was read before. */
export function ChangeList({ changes }: { readonly changes: readonly string[] }) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const rest = changes.length - initialCount;
  return (
    <section className={`${notice.frame} ${styles.changes}`} data-tone="calm" aria-labelledby="map-changes">
      <h2 className={typography.small} id="map-changes">
        {t('serviceMap.differences')}
      </h2>
      <ul>
        {changes.slice(0, all ? undefined : initialCount).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Action look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('serviceMap.showFewer') : t('serviceMap.showMore', { count: rest })}
        </Action>
      )}
    </section>
  );
}
