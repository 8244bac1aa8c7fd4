import { join } from 'node:path';
import { type ChannelRevision, SHELL, SHELL_ENTRY, type ShellStore } from '@estate/releases';
import { messageOf } from '@estate/shared-contract/message-of';
import { chooseShell, INSTALLED, type Seat, type ShellChoice } from './choose-shell.ts';
import { installShell, removeOthers } from './install-shell.ts';
import { type HealthLimits, requireHealthy } from './require-healthy.ts';
import { ShellProcess } from './shell-process.ts';

/** After which a version that did not come up is tried again, in milliseconds */
const RETRY_MS = 5 * 60_000;

export interface SupervisorSettings {
	artifacts: ShellStore['artifacts'];
	/** The newest state of the shell's log, as far as it is known */
	followed(): ChannelRevision['state'];
	/** Name of this server, the same over restarts */
	seat: string;
	/** Servers of the channel that start shells from the store, as they report themselves */
	seats(): Promise<readonly Seat[]>;
	/** Where copies of versions are put */
	folder: string;
	/** File that starts the installed build */
	installed: string;
	drainSeconds: number;
	limits?: HealthLimits | undefined;
	log(message: string): void;
	/** Nothing can be started any more */
	onEnd(why: string): void;
}

/** Runs the version of the shell that the log wants: started beside, looked at, and only then in the place of the one before. */
export class Supervisor {
	readonly #settings: SupervisorSettings;
	readonly #failed = new Map<string, { why: string; atMs: number }>();
	readonly #leaving = new Set<ShellProcess>();
	#current: ShellProcess | undefined;
	#trying: ShellProcess | undefined;
	#settling = Promise.resolve();
	#isStopping = false;

	constructor(settings: SupervisorSettings) {
		this.#settings = settings;
	}

	/** Looks what is wanted, and starts it. One look at a time; resolves when there is nothing more to do now. Never rejects. */
	settle(): Promise<void> {
		this.#settling = this.#settling.then(() => this.#settle()).catch((error) => this.#end(messageOf(error)));
		return this.#settling;
	}

	/** The log has changed: what did not come up has another chance. */
	settleAgain(): Promise<void> {
		this.#failed.clear();
		return this.settle();
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		const { drainSeconds } = this.#settings;
		await Promise.all([
			this.#trying?.kill(),
			this.#current?.stop(drainSeconds),
			...[...this.#leaving].map((each) => each.stop(drainSeconds)),
		]);
	}

	async #settle(): Promise<void> {
		if (this.#isStopping) return;
		this.#forgetFailures();
		const choice = await this.#choose();
		for (const version of choice.tries) {
			if (this.#isStopping) return;
			try {
				await this.#bringUp(version);
				break;
			} catch (error) {
				this.#fail(version, messageOf(error));
			}
		}
		if (this.#isStopping) return;
		if (!this.#current) return this.#end(`No version of the ${SHELL} came up: ${this.#reasons()}`);
		this.#tellStanding(choice);
	}

	async #choose(): Promise<ShellChoice> {
		const { followed, seat, seats } = this.#settings;
		const running = this.#current?.version;
		const state = followed()[SHELL];
		// Who has nothing to show to visitors waits for nobody, and who runs what all are to run neither.
		const isSettled = running === (state?.active ?? INSTALLED) && !state?.canary;
		const others = running === undefined || isSettled ? [] : await seats().catch(() => []);
		return chooseShell({
			state,
			seat,
			seats: others,
			running,
			failed: new Set(this.#failed.keys()),
		});
	}

	async #bringUp(version: string): Promise<void> {
		const { artifacts, folder, installed, drainSeconds, limits, log } = this.#settings;
		const entry =
			version === INSTALLED ? installed : join(await installShell(artifacts, version, folder), SHELL_ENTRY);
		const shell = ShellProcess.start(version, entry);
		this.#trying = shell;
		try {
			await requireHealthy(await shell.trial(), { isAlone: !this.#current, limits });
			await shell.listen();
		} catch (error) {
			await shell.kill();
			throw error;
		} finally {
			this.#trying = undefined;
		}
		const before = this.#current;
		this.#current = shell;
		void shell.ended.then((how) => this.#noteEnd(shell, how));
		log(`${SHELL} ${version} takes visitors${before ? `, in place of ${before.version}` : ''}.`);
		if (before) {
			this.#leaving.add(before);
			void before.leave(drainSeconds).then(() => this.#leaving.delete(before));
		}
		await this.#removeOthers();
	}

	/** Versions that run, and that the log names, stay. */
	async #removeOthers(): Promise<void> {
		const { active, previous, canary } = this.#settings.followed()[SHELL] ?? {};
		const named = [active, previous, canary?.version, this.#current?.version];
		for (const { version } of this.#leaving) named.push(version);
		const kept = new Set(named.filter((version) => version !== undefined));
		await removeOthers(this.#settings.folder, kept).catch((error) => this.#settings.log(messageOf(error)));
	}

	#noteEnd(shell: ShellProcess, how: string): void {
		if (this.#isStopping || shell !== this.#current) return;
		this.#current = undefined;
		this.#fail(shell.version, `It took visitors, and then: ${how}`);
		void this.settle();
	}

	#fail(version: string, why: string): void {
		this.#failed.set(version, { why, atMs: performance.now() });
		if (!this.#isStopping) this.#settings.log(`${SHELL} ${version} is not kept: ${why}`);
	}

	#forgetFailures(): void {
		for (const [version, { atMs }] of this.#failed)
			if (performance.now() - atMs > RETRY_MS) this.#failed.delete(version);
	}

	#reasons(): string {
		return [...this.#failed].map(([version, { why }]) => `${version}: ${why}`).join(' ');
	}

	#end(why: string): void {
		if (!this.#isStopping) this.#settings.onEnd(why);
	}

	#tellStanding({ wanted, after }: ShellChoice): void {
		const failure = this.#failed.get(wanted)?.why;
		const waits = after ? `${after} takes it first.` : undefined;
		const problem = this.#current?.version === wanted ? undefined : (failure ?? waits);
		this.#current?.stand({
			seat: this.#settings.seat,
			...(wanted === INSTALLED ? {} : { wanted }),
			...(problem ? { problem: problem.slice(0, 2_000) } : {}),
		});
	}
}
