import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import { postgresVersion } from '../../../scripts/testing/postgres-server.ts';
import { debianProgram } from './debian-program.ts';

/** PostgreSQL runs as no superuser: as the machine's `postgres` where the tests run as root. */
function serverUser(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
	return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL server of this test's alone, on a free port of loopback. */
export class OwnPostgres {
	readonly url: string;
	readonly #folder: string;
	readonly #run: () => ChildProcess;
	#server: ChildProcess;

	static async start(): Promise<OwnPostgres> {
		const folder = mkdtempSync(path.join(tmpdir(), 'estate-postgres-'));
		const user = serverUser();
		if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
		const data = path.join(folder, 'data');
		const common = { ...user, cwd: folder, stdio: 'ignore' } as const;
		const initial = ['-D', data, '-U', 'estate', '--auth=trust', '--encoding=UTF8', '--no-sync'];
		execFileSync(debianProgram('initdb'), initial, common);
		const port = await freePort();
		const args = [
			'-D',
			data,
			'-p',
			String(port),
			'-h',
			'127.0.0.1',
			'-k',
			folder,
			'-c',
			'max_connections=60',
		];
		const own = new OwnPostgres(folder, port, () => spawn(debianProgram('postgres'), args, common));
		try {
			await own.#ready();
		} catch (error) {
			await own.stop();
			throw error;
		}
		return own;
	}

	private constructor(folder: string, port: number, run: () => ChildProcess) {
		this.#folder = folder;
		this.#run = run;
		this.#server = run();
		this.url = `postgres://estate@127.0.0.1:${port}/postgres`;
	}

	/** Of the server; its connections are children of it */
	get pid(): number {
		if (!this.#server.pid) throw new Error('PostgreSQL does not run.');
		return this.#server.pid;
	}

	async #ready(): Promise<void> {
		const until = Date.now() + 30_000;
		for (;;) {
			const answer = await postgresVersion(this.url);
			if ('version' in answer) return;
			if (Date.now() > until || this.#server.exitCode !== null)
				throw new Error(`PostgreSQL does not answer: ${answer.error}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	/** Ends it as a machine that runs out of memory does: by SIGKILL of its first process. */
	async kill(): Promise<void> {
		await new Promise<void>((resolve) => {
			this.#server.once('exit', () => resolve());
			this.#server.kill('SIGKILL');
		});
	}

	/** Starts it again where it was killed; resolves when it answers. */
	async startAgain(): Promise<void> {
		const until = Date.now() + 30_000;
		for (;;) {
			this.#server = this.#run();
			try {
				return await this.#ready();
			} catch (error) {
				// The processes of the one that was killed are not all gone yet.
				if (this.#server.exitCode === null || Date.now() > until) throw error;
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
		}
	}

	async stop(): Promise<void> {
		if (this.#server.exitCode === null && this.#server.signalCode === null)
			await new Promise<void>((resolve) => {
				this.#server.once('exit', () => resolve());
				this.#server.kill('SIGINT');
			});
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
