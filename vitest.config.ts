import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';
import ByEnvironment from './scripts/testing/by-environment.ts';
import { ALL_SLOW } from './scripts/testing/slow-projects.ts';

/**
 * For all projects, whatever their own configurations say: what shares two cores with a build may take its time, and
 * what takes longer hangs. Set in each project, because vitest takes none of these from the root's configuration.
 */
const LIMITS = {
	testTimeout: 60_000,
	hookTimeout: 120_000,
	// A state that is awaited may take its time too.
	expect: { poll: { timeout: 50_000 } },
};

/** Each worker of a project loads its modules and makes its document: one more than cores only where tests wait for servers and builds. */
function workersOf(project: string) {
	const isSlow = ALL_SLOW.includes(project);
	// vitest wants projects of as many workers in a group of their own; groups run one after the other.
	return { maxWorkers: isSlow ? 3 : 2, sequence: { groupOrder: isSlow ? 1 : 0 } };
}

async function projectOf(file: string): Promise<UserWorkspaceConfig> {
	const config = (await import(pathToFileURL(path.resolve(import.meta.dirname, file)).href)) as {
		default: UserWorkspaceConfig;
	};
	const root = path.dirname(file);
	return mergeConfig(config.default, { extends: false, root, test: { ...LIMITS, ...workersOf(root) } });
}

const files = globSync('*/vitest.config.ts', { cwd: import.meta.dirname }).sort();

export default defineConfig({
	test: { projects: await Promise.all(files.map(projectOf)), sequence: { sequencer: ByEnvironment } },
});
