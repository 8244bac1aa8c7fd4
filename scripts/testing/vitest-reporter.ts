import path from 'node:path';
import type { SerializedError, UserConsoleLog } from 'vitest';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { ROOT } from '../stack/settings.ts';
import { failureOf, type TestOutcome } from './outcome.ts';
import { sendToRunner } from './reporter-message.ts';
import { moduleOutcomes, reasonOf } from './vitest-outcomes.ts';

/** An error that vitest caught outside of any test, such as a rejection that nobody awaited. */
function unhandled(error: SerializedError): TestOutcome {
	const { VITEST_TEST_PATH: file } = error;
	return failureOf(`outside of any test: ${reasonOf([error])}`, {
		file: typeof file === 'string' ? path.relative(ROOT, file) : '',
	});
}

/** Tells the runner of each test when its file is through. Prints nothing. */
export default class VitestReporter implements Reporter {
	#vitest: Vitest | undefined;
	/** What tests printed, by their ids */
	readonly #printed = new Map<string, string>();
	readonly #ended = new Set<string>();

	onInit(vitest: Vitest): void {
		this.#vitest = vitest;
	}

	onTestRunStart(files: readonly TestSpecification[]): void {
		sendToRunner({ kind: 'begin', steps: files.length, of: 'files' });
	}

	onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
		if (taskId) this.#printed.set(taskId, (this.#printed.get(taskId) ?? '') + content);
	}

	onTestModuleEnd(module: TestModule): void {
		this.#ended.add(module.id);
		this.#tellOf(module);
		for (const { id } of module.children.allTests()) this.#printed.delete(id);
	}

	async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
		for (const module of modules) if (!this.#ended.has(module.id)) this.#tellOf(module);
		for (const error of errors) sendToRunner({ kind: 'outcome', outcome: unhandled(error) });
		await sendToRunner({ kind: 'end' });
	}

	#tellOf(module: TestModule): void {
		const isFiltered = this.#vitest?.getGlobalTestNamePattern() !== undefined;
		for (const outcome of moduleOutcomes(module, { printed: this.#printed, isFiltered }))
			sendToRunner({ kind: 'outcome', outcome });
		sendToRunner({ kind: 'step' });
	}
}
