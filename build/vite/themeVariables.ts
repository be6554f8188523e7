import type { Plugin } from 'vite';
import { theme } from '../../renderer/app/theme.ts';

type Rules = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/**
 * The theme's CSS variables as a plain style sheet, made at build time. Made in the page they pass through
 * emotion's parser, which takes longer than drawing the shell.
 */
export function themeVariables(): Plugin {
  return {
    name: 'front-desk:theme-variables',
    enforce: 'pre',
    load: (id) => (id.endsWith('/renderer/app/themeVariables.css') ? styleSheet() : undefined),
  };
}

function styleSheet(): string {
  // Sound: generateStyleSheets answers selectors with flat declarations as long as no media queries are set up.
  const sheets = theme.generateStyleSheets() as readonly Rules[];
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => `${selector} {\n${declarationsOf(declarations)}}\n`)
    .join('');
}

function declarationsOf(declarations: Readonly<Record<string, string | number>>): string {
  return Object.entries(declarations)
    .filter(([property]) => property.startsWith('--'))
    .map(([property, value]) => `  ${property}: ${value};\n`)
    .join('');
}
