import './browser-gaps.ts';
import { afterEach } from 'vitest';
import { unmountAll } from './mounted-slots.ts';
import { resetSampleApi } from './sample-api.ts';

// Files share one document and one server of samples (making them costs more than the tests): each test leaves them as new.
afterEach(async () => {
	await unmountAll();
	await resetSampleApi();
	if (typeof window === 'undefined') return;
	localStorage.clear();
	sessionStorage.clear();
});
