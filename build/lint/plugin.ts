import { translateInFunctions } from './translateInFunctions.ts';
import { importBoundaries } from './importBoundaries.ts';

// A default export, because that is how the linter takes its plugins.
export default {
  meta: { name: 'front-desk' },
  rules: { 'import-boundaries': importBoundaries, 'translate-in-functions': translateInFunctions },
};
