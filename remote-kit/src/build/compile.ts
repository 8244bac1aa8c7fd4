import { type Compilation, type Configuration, rspack } from '@rspack/core';
import { BuildError } from './build-error.ts';

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
					fail(new BuildError('compile', stats.toString({ preset: 'errors-only', colors: false })));
				else if (first) done(read(first.compilation));
			});
		});
	} finally {
		await new Promise((done) => compiler.close(done));
	}
}
