import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { confidenceWords, isQuestion, stateWords } from './mapWords.ts';
import styles from './StateMark.module.css';

const icons = {
  sure: CheckCircleOutlined,
  asked: HelpOutlined,
  corrected: PersonOutlined,
  absent: DoNotDisturbOnOutlined,
  forbidden: LockOutlined,
};

/** Where a concept stands, as icon, colour and words; of what nobody has decided, how sure that is. */
export function StateMark({ concept }: { readonly concept: ConceptView }) {
  const { state, chosen } = concept;
  const Icon = icons[state];
  return (
    <span className={styles.mark} data-state={isQuestion(concept) ? 'asked' : state}>
      <Icon fontSize="inherit" />
      {state === 'sure' && chosen ? capitalized(confidenceWords(chosen.confidence)) : stateWords(state)}
    </span>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
