import { afterAll, vi } from 'vitest';
import { removeScratchFolders } from './fixture.ts';

// Files run one after the other in a process: each finds it as the first did.
afterAll(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	await removeScratchFolders();
});
