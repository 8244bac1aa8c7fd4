import { textOf } from './deployed-files.ts';

/** Lines `name=value` of a unit of systemd, in order: a name may stand more than once. */
export function unitLines(file: string): [name: string, value: string][] {
	return textOf(`systemd/${file}`)
		.split('\n')
		.filter((line) => /^\w+=/.test(line))
		.map((line) => {
			const [name = '', ...rest] = line.split('=');
			return [name, rest.join('=')];
		});
}

/** What a unit sets in the environment of its service. */
export function unitEnvironment(file: string): Record<string, string> {
	const set = unitLines(file).filter(([name]) => name === 'Environment');
	return Object.fromEntries(
		set.flatMap(([, value]) =>
			value.split(' ').map((each): [string, string] => {
				const [name = '', ...rest] = each.split('=');
				return [name, rest.join('=')];
			}),
		),
	);
}
