import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { TestCase, TestModule, TestSuite } from 'vitest/node';
import { ROOT } from '../stack/settings.ts';
import { failureOf, type TestOutcome } from './outcome.ts';
import { firstLines, lastLines } from './short-text.ts';

const PLAIN_NAMES = new Set(['AssertionError', 'Error']);

/** Message of an error, and expected beside received where vitest compared two values. */
export function reasonOf(errors: readonly SerializedError[]): string {
	const texts = errors.map(({ name = 'Error', message, diff }) => {
		const said = PLAIN_NAMES.has(name) ? message : `${name}: ${message}`;
		return typeof diff === 'string' ? `${said}\n${diff}` : said;
	});
	return firstLines(texts.join('\n'));
}

function titlePathOf(task: TestCase | TestSuite): string[] {
	return [...(task.parent.type === 'module' ? [] : titlePathOf(task.parent)), task.name];
}

function lineIn(moduleId: string, errors: readonly SerializedError[]): number | undefined {
	return errors.flatMap(({ stacks = [] }) => stacks).find(({ file }) => file === moduleId)?.line;
}

function outcomeOf(test: TestCase, printed: string | undefined): TestOutcome {
	const result = test.result();
	const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
	const common = {
		file: path.relative(ROOT, test.module.moduleId),
		titlePath: titlePathOf(test),
		startedAtMs: startTime,
		durationMs: duration,
	};
	if (result.state !== 'failed') return { ...common, passed: true };
	return {
		...common,
		passed: false,
		line: lineIn(test.module.moduleId, result.errors) ?? test.location?.line,
		reason: reasonOf(result.errors),
		...(printed ? { output: lastLines(printed) } : {}),
	};
}

/** Outcomes of a file's tests: what was skipped has not shown what it should show, unless only some were asked for. */
export function moduleOutcomes(
	module: TestModule,
	{ printed, isFiltered }: { printed: ReadonlyMap<string, string>; isFiltered: boolean },
): TestOutcome[] {
	const tests = [...module.children.allTests()];
	const hasRun = (test: TestCase) => ['passed', 'failed'].includes(test.result().state);
	const outcomes = tests.filter(hasRun).map((test) => outcomeOf(test, printed.get(test.id)));
	const missed = isFiltered ? 0 : tests.length - outcomes.length;
	const broken = [module, ...module.children.allSuites()].filter((block) => block.errors().length > 0);
	const errors = broken.flatMap((block) => block.errors());
	if (errors.length === 0 && missed === 0) return outcomes;
	const notRun = missed > 0 ? [`did not run: ${missed} of ${tests.length} tests of the file`] : [];
	const failure = failureOf([...notRun, reasonOf(errors)].join('\n').trimEnd(), {
		file: path.relative(ROOT, module.moduleId),
		line: lineIn(module.moduleId, errors),
		tests: Math.max(1, missed),
	});
	return [...outcomes, failure];
}
