import { careText } from './schemaCare.ts';
import { filtersText } from './schemaFilters.ts';
import { moreFiltersText } from './schemaMoreFilters.ts';
import { placesText } from './schemaPlaces.ts';
import { rootsText } from './schemaRoots.ts';
import { stockText } from './schemaStock.ts';

/** SDL of Open mSupply, as far as a clinic meets it; the roots have names of their own. */
export const openMsupplyText = `
  schema { query: Queries mutation: Mutations }
  "Implement the DateTime<Utc> scalar. The input/output is a string in RFC3339 format." scalar DateTime
  "A scalar that can represent any JSON value." scalar JSON
  "A scalar that can represent any JSON Object value." scalar JSONObject
  "ISO 8601 calendar date without timezone. Format: %Y-%m-%d" scalar NaiveDate
  ${[rootsText, careText, placesText, stockText, filtersText, moreFiltersText].join('\n')}
`;
