import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment\s+([\w-]+)/;

/**
 * vitest's order, but for files of a project that name an environment of their own, which come after the others: a worker is
 * kept for the next file only where that has the same environment.
 */
export default class ByEnvironment extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const named = await Promise.all(
			sorted.map(async (file) => ENVIRONMENT.exec(await readFile(file.moduleId, 'utf8'))?.[1] ?? ''),
		);
		const environments = new Map(sorted.map((file, index) => [file, named[index] ?? '']));
		const projects = new Set(sorted.map(({ project }) => project));
		return [...projects].flatMap((project) =>
			sorted
				.filter((file) => file.project === project)
				.sort((a, b) => (environments.get(a) ?? '').localeCompare(environments.get(b) ?? '')),
		);
	}
}
