import { serveTasks } from '../serve-tasks.ts';

/** What a thread may be made to do. */
export type OddTask = 'answer' | 'throw' | 'hang' | 'wait' | 'fill' | 'break';

serveTasks<OddTask, string>(async (task) => {
	const kept: string[] = [];
	if (task === 'throw') throw new Error('It cannot be done.');
	if (task === 'break') setTimeout(() => JSON.parse('{'));
	while (task === 'hang');
	while (task === 'fill') kept.push('x'.repeat(1_000) + kept.length);
	if (task === 'wait' || task === 'break') await new Promise(() => {});
	return `done: ${task}`;
});
