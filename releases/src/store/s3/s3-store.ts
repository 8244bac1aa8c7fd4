import type { Channel } from '@estate/shared-contract';
import type { InstanceReport } from '../../instances/instance-report.schema.ts';
import type { ChannelRevision, NewLogEntry, ReleaseStore, WatchOptions } from '../release-store.ts';
import { S3Artifacts } from './s3-artifacts.ts';
import { S3Instances } from './s3-instances.ts';
import { readS3Location } from './s3-location.ts';
import { S3Log } from './s3-log.ts';
import { S3Objects } from './s3-objects.ts';

/** A release store in a bucket of an S3-compatible object store; versions are copied to this machine when they are needed. */
export class S3Store implements ReleaseStore {
	readonly location: string;
	readonly #objects: S3Objects;
	readonly #log: S3Log;
	readonly #artifacts: S3Artifacts;
	readonly #instances: S3Instances;

	/** `copies`: folder for local copies of versions. Throws ReleaseError `bad-location`. */
	constructor(location: string, copies: string) {
		this.location = location;
		this.#objects = new S3Objects(readS3Location(location));
		this.#log = new S3Log(this.#objects);
		this.#artifacts = new S3Artifacts(this.#objects, copies);
		this.#instances = new S3Instances(this.#objects);
	}

	check() {
		return this.#objects.requireConditionalCreation();
	}

	readState(channel: Channel) {
		return this.#log.newest(channel);
	}

	history(channel: Channel, limit = 50, before = Number.POSITIVE_INFINITY) {
		return this.#log.history(channel, limit, before);
	}

	append(channel: Channel, expectedRevision: number, entry: NewLogEntry) {
		return this.#log.append(channel, expectedRevision, entry);
	}

	watch(channel: Channel, listener: (current: ChannelRevision) => void, options: WatchOptions = {}) {
		return this.#log.watch(channel, listener, options);
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

	artifactFolder(remote: string, version: string) {
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
