import { type Configuration, rspack } from '@rspack/core';
import { BuildError } from './build-error.ts';

/** Runs the builds side by side. Throws `BuildError` with the bundler's own words about every error. */
export async function compile(configurations: Configuration[]): Promise<void> {
	const compiler = rspack(configurations);
	try {
		await new Promise<void>((done, fail) => {
			compiler.run((error, stats) => {
				if (error) fail(new BuildError('compile', error.message, { cause: error }));
				else if (stats?.hasErrors())
					fail(new BuildError('compile', stats.toString({ preset: 'errors-only', colors: false })));
				else done();
			});
		});
	} finally {
		await new Promise((done) => compiler.close(done));
	}
}
