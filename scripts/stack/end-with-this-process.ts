import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

process.on('exit', () => {
	for (const child of children) child.kill('SIGTERM');
});

/** However this process ends, but for a SIGKILL: the child is asked to end too, and is not left behind. */
export function endWithThisProcess(child: ChildProcess): void {
	children.add(child);
	child.once('exit', () => children.delete(child));
}
