// Browsers have Temporal, and Node does not yet.
import 'temporal-polyfill/global';
