import type { InstanceReport, InstanceReports } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import type { ErrorRecorder } from './errors/error-recorder.ts';
import type { HealthRecorder } from './health/health-recorder.ts';
import { instanceName, instanceReport } from './instance-report.ts';
import type { ReleaseFollower } from './release-follower.ts';

const REPORT_EVERY_MS = 20_000;
/** Sooner where something was counted: what fails is to be seen soon */
const HEALTH_EVERY_MS = 5_000;
/** A store that is away keeps nobody from stopping */
const LAST_WRITE_LIMIT_MS = 2_000;

interface ReporterSettings {
	instances: Pick<InstanceReports, 'write'>;
	channel: Channel;
	port: number;
	/** Shared libraries that this shell provides: request → version */
	shared: Record<string, string>;
	recorder: HealthRecorder;
	errors: ErrorRecorder;
	/** Which version of the shell this is, and which is wanted */
	shell(): InstanceReport['shell'];
	onProblem(message: string): void;
}

/** Writes what this instance serves and counts to the store. */
export class InstanceReporter {
	readonly #settings: ReporterSettings;
	readonly #instance: string;
	#writtenAtMs = performance.now();
	#timer: NodeJS.Timeout | undefined;
	#isRunning = false;
	/** As it was said last */
	#problem = '';

	constructor(settings: ReporterSettings) {
		this.#settings = settings;
		this.#instance = instanceName(settings.port);
	}

	/** In a sentence for everybody; the log says why */
	get problem(): string | undefined {
		return this.#problem ? 'The release store cannot be written.' : undefined;
	}

	/** Writes a report now, while the instance runs; never rejects. */
	async write(releases: ReleaseFollower): Promise<void> {
		if (this.#isRunning) await this.#write(releases, {});
	}

	async #write(releases: ReleaseFollower, end: Pick<InstanceReport, 'stopped'>): Promise<void> {
		const { instances, channel, shared, shell, recorder, errors, onProblem } = this.#settings;
		const report = instanceReport(this.#instance, releases, channel, shared, shell());
		try {
			await instances.write({ ...report, ...end, health: recorder.cells(), errors: errors.groups() });
			this.#problem = '';
		} catch (error) {
			const why = `The instance report cannot be written: ${messageOf(error)}`;
			if (why !== this.#problem) onProblem(why);
			this.#problem = why;
		}
	}

	/** Writes now, and again and again from now on; resolves with the first. Never rejects. */
	async start(releases: ReleaseFollower): Promise<void> {
		this.#isRunning = true;
		this.#writtenAtMs = performance.now();
		this.#timer = setInterval(() => this.#writeIfDue(releases), HEALTH_EVERY_MS);
		this.#timer.unref();
		await this.write(releases);
	}

	/** Says that the instance has stopped, where it ran. Never rejects. */
	async stop(releases: ReleaseFollower): Promise<void> {
		clearInterval(this.#timer);
		if (!this.#isRunning) return;
		this.#isRunning = false;
		let limit: NodeJS.Timeout | undefined;
		const over = new Promise<void>((done) => {
			limit = setTimeout(done, LAST_WRITE_LIMIT_MS);
		});
		await Promise.race([this.#write(releases, { stopped: true }), over]);
		clearTimeout(limit);
	}

	#writeIfDue(releases: ReleaseFollower): void {
		const isDue = performance.now() - this.#writtenAtMs >= REPORT_EVERY_MS;
		const { recorder, errors } = this.#settings;
		// Both are asked, so that one write tells of both.
		const changes = [recorder.takeChange(), errors.takeChange()];
		if (!changes.includes(true) && !isDue) return;
		this.#writtenAtMs = performance.now();
		void this.write(releases);
	}
}
