import { saidInFunctions } from './saidInFunctions.ts';
import { whoMayImport } from './whoMayImport.ts';

// A default export, because that is how the linter takes its plugins.
export default {
  meta: { name: 'front-desk' },
  rules: { 'who-may-import': whoMayImport, 'said-in-functions': saidInFunctions },
};
