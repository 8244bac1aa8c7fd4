import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
	INSTANCE_LIFETIME,
	type InstanceReport,
	instanceReportSchema,
} from '../instances/instance-report.schema.ts';
import { replaceFile } from './write-file.ts';

/** Reports of shells that stopped are kept this long, so that a crash can still be looked into. */
const KEPT = 60 * INSTANCE_LIFETIME;

/** `instances/<instance>.json`: what running shells say about themselves. */
export class FolderInstances {
	readonly #folder: string;

	constructor(root: string) {
		this.#folder = join(root, 'instances');
	}

	async write(report: InstanceReport): Promise<void> {
		const checked = instanceReportSchema.parse(report);
		await replaceFile(
			join(this.#folder, `${checked.instance}.json`),
			`${JSON.stringify(checked, null, '\t')}\n`,
		);
	}

	/** Newest first. What is no report is left out; what is long over is removed. */
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
		try {
			const report = instanceReportSchema.parse(JSON.parse(await readFile(path, 'utf8')));
			if (Date.now() - Date.parse(report.at) < KEPT) return report;
			await unlink(path);
		} catch {
			// Half a report, or another's: the next one comes soon.
		}
		return undefined;
	}
}
