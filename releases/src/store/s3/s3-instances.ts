import {
	INSTANCE_REPORT_KEPT_MS,
	type InstanceReport,
	instanceReportSchema,
	readInstanceReport,
} from '../../instances/instance-report.schema.ts';
import { inParallel } from '../in-parallel.ts';
import type { InstanceReports } from '../release-store.ts';
import type { S3Objects } from './s3-objects.ts';

const START = 'instances/';
const AT_ONCE = 16;

/** `instances/<instance>.json`: what running shells say about themselves. */
export class S3Instances implements InstanceReports {
	readonly #objects: S3Objects;

	constructor(objects: S3Objects) {
		this.#objects = objects;
	}

	async write(report: InstanceReport): Promise<void> {
		const checked = instanceReportSchema.parse(report);
		await this.#objects.put(`${START}${checked.instance}.json`, JSON.stringify(checked));
	}

	async read(): Promise<InstanceReport[]> {
		const listed = (await this.#objects.list(START)).filter(({ key }) => key.endsWith('.json'));
		const reports = await inParallel(listed, AT_ONCE, ({ key }) => this.#readOne(key));
		return reports
			.filter((report) => report !== undefined)
			.sort((one, other) => other.at.localeCompare(one.at));
	}

	async #readOne(key: string): Promise<InstanceReport | undefined> {
		const report = readInstanceReport((await this.#objects.get(key))?.toString());
		if (!report || Date.now() - Date.parse(report.at) < INSTANCE_REPORT_KEPT_MS) return report;
		await this.#objects.remove(key);
		return undefined;
	}
}
