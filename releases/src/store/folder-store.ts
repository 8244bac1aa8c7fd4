import type { Channel } from '@estate/shared-contract';
import type { InstanceReport } from '../instances/instance-report.schema.ts';
import { FolderArtifacts } from './folder-artifacts.ts';
import { FolderInstances } from './folder-instances.ts';
import { FolderLog } from './folder-log.ts';
import type { ChannelRevision, NewLogEntry, ReleaseStore, WatchOptions } from './release-store.ts';
import { watchFolderLog } from './watch-folder-log.ts';

/** A release store in a folder of this machine, or of a network file system that knows hard links. */
export class FolderStore implements ReleaseStore {
	readonly location: string;
	readonly #log: FolderLog;
	readonly #artifacts: FolderArtifacts;
	readonly #instances: FolderInstances;

	constructor(location: string) {
		this.location = location;
		this.#log = new FolderLog(location);
		this.#artifacts = new FolderArtifacts(location);
		this.#instances = new FolderInstances(location);
	}

	/** A link never replaces a file, so every folder that can be written keeps two writers apart. */
	async check() {}

	readState(channel: Channel) {
		return this.#log.newest(channel);
	}

	async history(channel: Channel, limit = 50, before = Number.POSITIVE_INFINITY) {
		const all = await this.#log.revisions(channel);
		const revisions = all
			.filter((revision) => revision < before)
			.reverse()
			.slice(0, limit);
		return Promise.all(revisions.map((revision) => this.#log.read(channel, revision)));
	}

	append(channel: Channel, expectedRevision: number, entry: NewLogEntry) {
		return this.#log.append(channel, expectedRevision, entry);
	}

	watch(channel: Channel, listener: (current: ChannelRevision) => void, options: WatchOptions = {}) {
		return watchFolderLog(this.#log, channel, listener, options);
	}

	listRemotes() {
		return this.#artifacts.remotes();
	}

	listVersions(remote: string) {
		return this.#artifacts.versions(remote);
	}

	readManifest(remote: string, version: string) {
		return this.#artifacts.manifest(remote, version);
	}

	async artifactFolder(remote: string, version: string) {
		return this.#artifacts.folder(remote, version);
	}

	putArtifact(folder: string) {
		return this.#artifacts.put(folder);
	}

	verifyArtifact(remote: string, version: string) {
		return this.#artifacts.verify(remote, version);
	}

	removeArtifact(remote: string, version: string) {
		return this.#artifacts.remove(remote, version);
	}

	removeLeftovers(age: number) {
		return this.#artifacts.removeLeftovers(age);
	}

	writeInstanceReport(report: InstanceReport) {
		return this.#instances.write(report);
	}

	readInstanceReports() {
		return this.#instances.read();
	}
}
