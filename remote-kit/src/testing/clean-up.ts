import './browser-gaps.ts';
import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { unmountAll } from './mounted-slots.ts';
import { resetSampleApi } from './sample-api.ts';

/** Milliseconds that a state may take to come: a busy machine is slow, and what is there is not waited for. */
const ASYNC_TIMEOUT_MS = 10_000;
configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });

// Files share one document and one server of samples (making them costs more than the tests): each test leaves them as new.
afterEach(async () => {
	await unmountAll();
	await resetSampleApi();
	if (typeof window === 'undefined') return;
	localStorage.clear();
	sessionStorage.clear();
});
