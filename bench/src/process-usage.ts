import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started have used and hold. Linux tells it; elsewhere all is 0. */
export interface Usage {
	/** Milliseconds of a processor, since the start */
	cpuMs: number;
	/** Resident memory, in MB of a million bytes */
	residentMb: number;
}

/** The kernel counts in hundredths of a second, and in pages of 4 KB. */
const TICK_MS = 10;
const PAGE_MB = 0.004_096;

interface Facts extends Usage {
	parent: number;
}

function factsOf(pid: string): Facts | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The name in front may hold anything, brackets too.
		const fields = stat
			.slice(stat.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((index) => fields[index]);
		return { parent, cpuMs: (user + system) * TICK_MS, residentMb: pages * PAGE_MB };
	} catch {
		// It has ended.
		return undefined;
	}
}

function allProcesses(): Map<number, Facts> {
	const all = new Map<number, Facts>();
	if (process.platform !== 'linux') return all;
	for (const name of readdirSync('/proc')) {
		const facts = /^\d+$/.test(name) ? factsOf(name) : undefined;
		if (facts) all.set(Number(name), facts);
	}
	return all;
}

/** Sums a process with those that it started, and that these started. */
export function usageOf(pid: number | undefined): Usage {
	const all = allProcesses();
	const tree = pid === undefined ? [] : [pid];
	for (const parent of tree) for (const [child, facts] of all) if (facts.parent === parent) tree.push(child);
	const facts = tree.flatMap((each) => all.get(each) ?? []);
	return {
		cpuMs: facts.reduce((total, { cpuMs }) => total + cpuMs, 0),
		residentMb: facts.reduce((total, { residentMb }) => total + residentMb, 0),
	};
}
