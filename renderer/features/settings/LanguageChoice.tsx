import { type LanguageChoice as Chosen, languageChoices } from '../../../electron/contract/language.ts';
import { say } from '../../../words/page/say.ts';
import { Choice } from '../../components/Choice.tsx';

/** Each by its own name, as whoever looks for hers may read no other. */
const names = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;

interface LanguageChoiceProps {
  readonly language: Chosen;
  readonly onChange: (language: Chosen) => void;
}

export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <Choice
      label={say('settings.language')}
      value={language}
      options={languageChoices.map((choice) => ({
        value: choice,
        word: choice === 'system' ? say('settings.computerLanguage') : names[choice],
      }))}
      onChange={(value) => {
        const chosen = languageChoices.find((each) => each === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
