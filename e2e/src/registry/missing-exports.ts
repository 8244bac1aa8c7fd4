import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Target = string | Readonly<Record<string, string>>;

/** Names of the packages below a folder such as `node_modules/@estate`. */
export const packagesIn = (folder: string): string[] => readdirSync(folder).sort();

/** Files that the packages below a folder export, code or types, and that are not there. */
export function missingExports(folder: string): string[] {
	return packagesIn(folder).flatMap((name) => {
		const own = path.join(folder, name);
		const { exports } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')) as {
			exports: Record<string, Target>;
		};
		return Object.values(exports)
			.flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
			.filter((file) => !file.includes('*') && !existsSync(path.join(own, file)))
			.map((file) => path.join(name, file));
	});
}
