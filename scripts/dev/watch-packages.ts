import { watch } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@estate/shared-contract/message-of';
import { ROOT } from '../stack/settings.ts';

const QUIET_TIME_MS = 120;

/** Calls back with the packages whose sources changed, once a burst of changes is over. Calls never overlap. */
export function watchPackages(
	packages: readonly string[],
	onChange: (changed: ReadonlySet<string>) => Promise<void>,
): void {
	let changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let busy = false;

	async function flush() {
		if (busy) return;
		busy = true;
		while (changed.size > 0) {
			const batch = changed;
			changed = new Set();
			await onChange(batch).catch((error: unknown) => console.error(messageOf(error)));
		}
		busy = false;
	}

	for (const name of packages)
		watch(path.join(ROOT, name), { recursive: true }, (_, file) => {
			if (!file || /(^|[\\/])(dist|node_modules)([\\/]|$)|\.test\.tsx?$/.test(file)) return;
			changed.add(name);
			clearTimeout(timer);
			timer = setTimeout(flush, QUIET_TIME_MS);
		});
}
