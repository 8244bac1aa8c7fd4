import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { runCli } from '../cli/run-cli.ts';
import { openStore } from '../store/open-store.ts';
import { buildFixture, scratchFolder } from './fixture.ts';

/** The release command on a store of its own, for each test of the file that calls this. */
export class ReleaseCommand {
	/** Folder of the store */
	store = '';
	readonly #built = new Map<string, string>();
	#said: string[] = [];

	constructor() {
		beforeAll(async () => {
			for (const version of ['1.0.0', '1.1.0', '1.2.0'])
				this.#built.set(version, (await buildFixture(version)).outDir);
		});
		beforeEach(async () => {
			this.store = await scratchFolder();
			vi.stubEnv('RELEASES_DIR', this.store);
			vi.stubEnv('RELEASE_WHO', 'An');
			const listen = (...words: unknown[]) => void this.#said.push(words.join(' '));
			vi.spyOn(console, 'log').mockImplementation(listen);
			vi.spyOn(console, 'error').mockImplementation(listen);
			vi.spyOn(process.stderr, 'write').mockImplementation((text) => listen(text) === undefined);
			vi.spyOn(process.stdout, 'write').mockImplementation((text) => listen(text) === undefined);
		});
		afterEach(() => {
			vi.restoreAllMocks();
			vi.unstubAllEnvs();
		});
	}

	/** Returns its exit code and what it printed. Promotions go without a browser: `checks/browser` has tests of its own. */
	readonly run = async (...args: string[]): Promise<{ code: number; text: string }> => {
		this.#said = [];
		const isPromotion = args[0] === 'promote' && !args.includes('--help');
		const code = await runCli(isPromotion ? [...args, '--without-browser'] : args);
		return { code, text: this.#said.join('\n') };
	};

	readonly json = async (...args: string[]): Promise<Record<string, unknown>> =>
		JSON.parse((await this.run(...args, '--json')).text);

	/** Puts versions of the fixture remote into the store. */
	readonly put = async (...versions: string[]): Promise<void> => {
		for (const version of versions) await openStore(this.store).artifacts.put(this.#built.get(version) ?? '');
	};
}
