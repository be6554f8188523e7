import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is still mounted when a file ends has timers that fire once its document is gone.
afterEach(cleanup);
