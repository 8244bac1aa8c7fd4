import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';
import ByEnvironment from './scripts/testing/by-environment.ts';

/**
 * For all projects, whatever their own configurations say: what shares two cores with a build may take its time, and
 * what takes longer hangs. Set in each project, because vitest takes none of these from the root's configuration.
 */
const LIMITS = {
	testTimeout: 60_000,
	hookTimeout: 120_000,
	// A state that is awaited may take its time too.
	expect: { poll: { timeout: 50_000 } },
	// One more than cores: tests wait for servers, builds and limits of theirs.
	maxWorkers: 3,
};

async function projectOf(file: string): Promise<UserWorkspaceConfig> {
	const config = (await import(pathToFileURL(path.resolve(import.meta.dirname, file)).href)) as {
		default: UserWorkspaceConfig;
	};
	return mergeConfig(config.default, { extends: false, root: path.dirname(file), test: LIMITS });
}

const files = globSync('*/vitest.config.ts', { cwd: import.meta.dirname }).sort();

export default defineConfig({
	test: { projects: await Promise.all(files.map(projectOf)), sequence: { sequencer: ByEnvironment } },
});
