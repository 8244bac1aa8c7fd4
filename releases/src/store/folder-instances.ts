import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
	INSTANCE_REPORT_KEPT_MS,
	type InstanceReport,
	instanceReportSchema,
	readInstanceReport,
} from '../instances/instance-report.schema.ts';
import type { InstanceReports } from './release-store.ts';
import { replaceFile } from './write-file.ts';
import { writing } from './writing.ts';

/** `instances/<instance>.json`: what running shells say about themselves. */
export class FolderInstances implements InstanceReports {
	readonly #root: string;
	readonly #folder: string;

	constructor(root: string) {
		this.#root = root;
		this.#folder = join(root, 'instances');
	}

	async write(report: InstanceReport): Promise<void> {
		const checked = instanceReportSchema.parse(report);
		const path = join(this.#folder, `${checked.instance}.json`);
		await writing(this.#root, () => replaceFile(path, `${JSON.stringify(checked, null, '\t')}\n`));
	}

	async read(): Promise<InstanceReport[]> {
		const files = await readdir(this.#folder).catch(() => []);
		const reports = await Promise.all(
			files.filter((file) => file.endsWith('.json')).map((file) => this.#readOne(join(this.#folder, file))),
		);
		return reports
			.filter((report) => report !== undefined)
			.sort((one, other) => other.at.localeCompare(one.at));
	}

	async #readOne(path: string): Promise<InstanceReport | undefined> {
		const report = readInstanceReport(await readFile(path, 'utf8').catch(() => undefined));
		if (!report || Date.now() - Date.parse(report.at) < INSTANCE_REPORT_KEPT_MS) return report;
		// Another may have removed it meanwhile.
		await unlink(path).catch(() => {});
		return undefined;
	}
}
