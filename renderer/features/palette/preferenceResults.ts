import { languageChoices } from '../../../electron/contract/language.ts';
import {
  appearances,
  densities,
  type SettingsChange,
  type SettingsView,
  textSizes,
} from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { languageNames } from '../../domain/languageNames.ts';
import { formatPercent } from '../../lib/counts.ts';
import { matchScore } from './fuzzyMatch.ts';
import type { PaletteResult } from './results.ts';

interface Preference {
  readonly title: string;
  readonly value: string;
  readonly synonyms: string;
  readonly change: SettingsChange;
  readonly isChosen: boolean;
}

const most = 8;
/** “Language” leads to the setting first: Enter must not change it to the first one of its values. */
const unnamedWeight = 0.5;

/** What may be chosen of theme, language, density and text size; without a query nothing. */
export function preferenceResults(view: SettingsView | null, typed: string): readonly PaletteResult[] {
  if (!view || typed === '') return [];
  return preferencesOf(view)
    .map(({ title, value, synonyms, change, isChosen }): PaletteResult => {
      const label = t('palette.preference', { title, value });
      return {
        key: `preference ${JSON.stringify(change)}`,
        label,
        detail: '',
        hint: isChosen ? t('palette.chosen') : '',
        score: matchScore(typed, label, synonyms) * (isNamed(typed, { title, value }) ? 1 : unnamedWeight),
        target: { kind: 'preference', change },
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

/** Whether a typed word is of the value itself: by its setting's title alone no value is meant. */
function isNamed(typed: string, { title, value }: Pick<Preference, 'title' | 'value'>): boolean {
  return typed.split(/\s+/).some((word) => matchScore(word, value) > 0 && matchScore(word, title) === 0);
}

function preferencesOf(view: SettingsView): readonly Preference[] {
  return [
    ...appearances.map((appearance) => ({
      title: t('settings.appearance'),
      value: t(`settings.${appearance}`),
      synonyms: t('palette.appearanceAlso'),
      change: { appearance },
      isChosen: view.appearance === appearance,
    })),
    ...languageChoices.map((language) => ({
      title: t('settings.language'),
      value: language === 'system' ? t('settings.computerLanguage') : languageNames[language],
      synonyms: t('palette.languageAlso'),
      change: { language },
      isChosen: view.language === language,
    })),
    ...densities.map((density) => ({
      title: t('settings.density'),
      value: t(`settings.${density}`),
      synonyms: t('palette.densityAlso'),
      change: { density },
      isChosen: view.density === density,
    })),
    ...textSizes.map((textSize) => ({
      title: t('settings.textSize'),
      value: formatPercent(Number(textSize) / 100),
      synonyms: t('palette.textSizeAlso'),
      change: { textSize },
      isChosen: view.textSize === textSize,
    })),
  ];
}
