import { type Compilation, type Configuration, rspack } from '@rspack/core';
import { BuildError } from './build-error.ts';

/** A module of Node that a browser was to get: the bundler offers plugins, of which none mends it. */
const OF_NODE = /"(node:[\w/]+)" is not handled by plugins/;

/** The bundler's words, with what to do where they lead astray. */
function withMend(words: string): string {
	const [, name] = OF_NODE.exec(words) ?? [];
	if (!name) return words;
	return `${words}\n\n"${name}" is a module of Node, which no browser has, and slots run in browsers too. No plugin is needed: take the import out of what the slots import; what is known when the remote is built stands in a module or a JSON file.`;
}

/**
 * Runs the builds side by side; returns what is read from the first while it is there. Throws `BuildError` with the
 * bundler's own words about every error.
 */
export async function compile<Value>(
	configurations: Configuration[],
	read: (compilation: Compilation) => Value,
): Promise<Value> {
	const compiler = rspack(configurations);
	try {
		return await new Promise<Value>((done, fail) => {
			compiler.run((error, stats) => {
				const first = stats?.stats[0];
				if (error) fail(new BuildError('compile', error.message, { cause: error }));
				else if (stats?.hasErrors())
					fail(new BuildError('compile', withMend(stats.toString({ preset: 'errors-only', colors: false }))));
				else if (first) done(read(first.compilation));
			});
		});
	} finally {
		await new Promise((done) => compiler.close(done));
	}
}
