import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ of every Linux that Node runs on: `/proc` counts time in it */
const TICKS_PER_SECOND = 100;
const KILOBYTE = 1024;

export interface ProcessStat {
	pid: number;
	parent: number;
	/** Of itself, and of the children that it had and waited for */
	cpuSeconds: number;
}

/** Reads `/proc/<pid>/stat`. The name in parentheses may hold anything, spaces and parentheses too. */
export function readStat(text: string): ProcessStat {
	const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
	const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
	return {
		pid: Number.parseInt(text, 10),
		parent: Number(fields[1]),
		cpuSeconds: ticks / TICKS_PER_SECOND,
	};
}

/** A process and all that descend from it. */
export function treeOf(root: number | undefined, all: readonly ProcessStat[]): ProcessStat[] {
	const own = all.filter(({ pid }) => pid === root);
	const below = all.filter(({ parent }) => parent === root);
	return [...own, ...below.flatMap(({ pid }) => treeOf(pid, all))];
}

/** undefined for a process that ended meanwhile */
function readIfThere(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

/** Only Linux tells: elsewhere there are none, and all that they use is 0. */
function allProcesses(): ProcessStat[] {
	if (process.platform !== 'linux') return [];
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => readIfThere(`/proc/${pid}/stat`))
		.filter((text) => text !== undefined)
		.map(readStat);
}

/** Seconds of CPU that a process and its descendants took so far. */
export function cpuSecondsOf(root: number | undefined): number {
	return treeOf(root, allProcesses()).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** Bytes of memory of a process and its descendants; what several share counts once (`Pss`). */
export function memoryOf(root: number | undefined): number {
	return treeOf(root, allProcesses()).reduce((sum, { pid }) => {
		const kilobytes = /^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
		return sum + Number(kilobytes ?? 0) * KILOBYTE;
	}, 0);
}
