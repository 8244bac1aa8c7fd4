import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cpuSecondsOf, memoryOf, readStat, treeOf } from './process-tree.ts';

const STAT = '42 (a (b) c) S 7 42 42 0 -1 4194560 9 0 0 0 120 30 40 10 20 0 11 0 100 1 1';

describe('what a process uses', () => {
	it('is read from /proc whatever its name is, with the children that it waited for', () => {
		expect(readStat(STAT)).toEqual({ pid: 42, parent: 7, cpuSeconds: 2 });
	});

	it('is that of all its descendants, and of no other', () => {
		const stat = (pid: number, parent: number) => ({ pid, parent, cpuSeconds: 1 });
		const all = [stat(1, 0), stat(2, 1), stat(3, 2), stat(4, 1), stat(5, 0)];
		expect(treeOf(1, all).map(({ pid }) => pid)).toEqual([1, 2, 3, 4]);
		expect(treeOf(2, all).map(({ pid }) => pid)).toEqual([2, 3]);
	});

	it('grows with what a child does', async () => {
		const [cpu, memory] = [cpuSecondsOf(process.pid), memoryOf(process.pid)];
		const busy = `const held = Buffer.alloc(200e6, 1);
			while (process.cpuUsage().user < 300_000) held[0]++; console.log('done'); setInterval(() => {}, 1e6);`;
		const child = spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'pipe', 'inherit'] });
		await new Promise((resolve) => child.stdout.once('data', resolve));
		const [busier, larger] = [cpuSecondsOf(process.pid) - cpu, memoryOf(process.pid) - memory];
		child.kill();
		expect(busier).toBeGreaterThanOrEqual(0.25);
		expect(larger).toBeGreaterThan(150e6);
	});
});
