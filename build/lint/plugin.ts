import { translateInFunctions } from './translateInFunctions.ts';
import { whoMayImport } from './whoMayImport.ts';

// A default export, because that is how the linter takes its plugins.
export default {
  meta: { name: 'front-desk' },
  rules: { 'who-may-import': whoMayImport, 'translate-in-functions': translateInFunctions },
};
