import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Memory that a process holds now, in MB. */
export function memoryMB(pid: number): number {
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}

/** Sockets that a process has open. */
export function openSockets(pid: number): number {
	return readdirSync(`/proc/${pid}/fd`).filter((file) => {
		try {
			return readlinkSync(`/proc/${pid}/fd/${file}`).startsWith('socket:');
		} catch {
			return false;
		}
	}).length;
}
