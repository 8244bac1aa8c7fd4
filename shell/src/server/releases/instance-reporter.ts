import type { InstanceReports } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import type { HealthRecorder } from './health/health-recorder.ts';
import { instanceName, instanceReport } from './instance-report.ts';
import type { ReleaseFollower } from './release-follower.ts';

const REPORT_EVERY_MS = 20_000;
/** Sooner where something was counted: what fails is to be seen soon */
const HEALTH_EVERY_MS = 5_000;

interface ReporterSettings {
	instances: Pick<InstanceReports, 'write'>;
	channel: Channel;
	port: number;
	/** Shared libraries that this shell provides: request → version */
	shared: Record<string, string>;
	recorder: HealthRecorder;
	onProblem(message: string): void;
}

/** Writes what this instance serves and counts to the store. */
export class InstanceReporter {
	readonly #settings: ReporterSettings;
	readonly #instance: string;
	#writtenAtMs = performance.now();
	#timer: NodeJS.Timeout | undefined;
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

	/** Writes a report now; never rejects. */
	async write(releases: ReleaseFollower): Promise<void> {
		const { instances, channel, shared, recorder, onProblem } = this.#settings;
		const report = instanceReport(this.#instance, releases, channel, shared);
		try {
			await instances.write({ ...report, health: recorder.cells() });
			this.#problem = '';
		} catch (error) {
			const why = `The instance report cannot be written: ${error instanceof Error ? error.message : error}`;
			if (why !== this.#problem) onProblem(why);
			this.#problem = why;
		}
	}

	/** Writes again and again from now on. */
	start(releases: ReleaseFollower): void {
		this.#writtenAtMs = performance.now();
		this.#timer = setInterval(() => this.#writeIfDue(releases), HEALTH_EVERY_MS);
		this.#timer.unref();
	}

	stop(): void {
		clearInterval(this.#timer);
	}

	#writeIfDue(releases: ReleaseFollower): void {
		const isDue = performance.now() - this.#writtenAtMs >= REPORT_EVERY_MS;
		if (!this.#settings.recorder.takeChange() && !isDue) return;
		this.#writtenAtMs = performance.now();
		void this.write(releases);
	}
}
