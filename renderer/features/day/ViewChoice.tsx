import { say } from '../../../words/page/say.ts';
import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import type { DayLook } from './dayView.ts';
import { slotLengths } from './grid/metrics.ts';

const kindWords = {
  provider: 'general.providers',
  room: 'day.rooms',
  list: 'day.list',
  board: 'day.board',
} as const satisfies Record<DayLook['kind'], string>;
const kinds = ['provider', 'room', 'list', 'board'] as const;

interface ViewChoiceProps {
  readonly view: DayLook;
  readonly onView: (view: DayLook) => void;
}

/** What the columns are, and how fine the time is drawn. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  return (
    <>
      {view.kind !== 'list' && view.kind !== 'board' && (
        <Choice
          label={say('day.slotLength')}
          value={String(view.slotMinutes)}
          options={slotLengths.map((minutes) => ({ value: String(minutes), word: say('day.minutes', { minutes }) }))}
          onChange={(value) => {
            const slotMinutes = slotLengths.find((minutes) => String(minutes) === value);
            if (slotMinutes) onView({ ...view, slotMinutes });
          }}
        />
      )}
      <Segments
        label={say('day.showBy')}
        value={view.kind}
        options={kinds.map((kind) => ({ value: kind, word: say(kindWords[kind]) }))}
        onChange={(kind) => onView({ ...view, kind })}
      />
    </>
  );
}
