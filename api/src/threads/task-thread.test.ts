import { describe, expect, it } from 'vitest';
import { TaskFailed, TaskThread } from './task-thread.ts';
import type { OddTask } from './testing/odd-tasks-worker.ts';

const threadOf = (file: string) =>
	new TaskThread<OddTask, string>({
		file: new URL(file, import.meta.url),
		what: 'odd tasks',
		longestMs: 3_000,
		mostMb: 32,
	});

describe('a thread for tasks', () => {
	const thread = threadOf('./testing/odd-tasks-worker.ts');

	it.each([
		['throw', 'It cannot be done.'],
		['break', 'JSON'],
		['hang', 'No answer within 3000 ms.'],
		['wait', 'No answer within 3000 ms.'],
		['fill', 'memory'],
	] as const)('survives a task that makes it %s, which has failed', async (task, why) => {
		const failed = thread.run(task);
		const next = thread.run('answer');
		await expect(failed).rejects.toBeInstanceOf(TaskFailed);
		await expect(failed).rejects.toThrow(why);
		expect(await next).toBe('done: answer');
	});

	it('blames no task where it cannot start', async () => {
		const error = await threadOf('./nowhere.ts')
			.run('answer')
			.catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(Error);
		expect(error).not.toBeInstanceOf(TaskFailed);
	});
});
