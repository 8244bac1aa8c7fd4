import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);
