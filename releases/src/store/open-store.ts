import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_FORMAT } from '../artifacts/artifact-format.ts';
import { ReleaseError } from '../release-error.ts';
import { SHELL_FORMAT } from '../shell-releases/shell-manifest.schema.ts';
import { FolderArtifacts } from './folder-artifacts.ts';
import { FolderInstances } from './folder-instances.ts';
import { FolderLog } from './folder-log.ts';
import { FolderRecords } from './folder-records.ts';
import { copiesFolder } from './locations.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Artifacts } from './s3/s3-artifacts.ts';
import { S3Instances } from './s3/s3-instances.ts';
import { readS3Location } from './s3/s3-location.ts';
import { S3Log } from './s3/s3-log.ts';
import { S3Objects } from './s3/s3-objects.ts';
import { S3Records } from './s3/s3-records.ts';
import { standingLog } from './standing-store.ts';

/** A store in the store: versions of the shell with their logs */
const SHELLS = 'shells';

export interface OpenOptions {
	/** Folder for local copies of an object store's versions; below DATA_DIR by default */
	copies?: string;
	/** Another log may begin where servers follow entries that the store has not */
	isNewLog?: boolean;
}

/**
 * Opens the store at a location: a folder, given as a path or a `file:` address and made when it is missing, or
 * `s3://bucket/prefix?…`. Throws ReleaseError `bad-location`. Whether a log can be kept there is asked by `log.check`.
 */
export function openStore(
	location: string,
	{ copies = copiesFolder(location), isNewLog = false }: OpenOptions = {},
): ReleaseStore {
	const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(location)?.[1]?.toLowerCase();
	if (scheme === 's3') return openS3Store(location, copies, isNewLog);
	if (scheme === 'https' || scheme === 'http')
		throw new ReleaseError(
			'bad-location',
			`RELEASES_URL is the site ${new URL(location).origin}: through a site go status, publish, promote, canary, abort, rollback, retire, override, prune, and proposals approve and decline. The rest is in its console, ${new URL(location).origin}/-/ops/`,
		);
	if (scheme && scheme !== 'file')
		throw new ReleaseError(
			'bad-location',
			`The release store is set to "${location}": there is no store for ${scheme}: here. Give RELEASES_DIR the path of a folder, or RELEASES_URL an address such as s3://my-bucket/releases`,
		);
	const folder = scheme === 'file' ? fileURLToPath(location) : resolve(location);
	try {
		mkdirSync(folder, { recursive: true });
	} catch (cause) {
		throw new ReleaseError(
			'bad-location',
			`RELEASES_DIR is ${folder}, which cannot be made or read (${(cause as Error).message}). Give the path of a folder that this user may write.`,
			{ cause },
		);
	}
	const records = new FolderRecords(folder);
	const shellsFolder = join(folder, SHELLS);
	const shellRecords = new FolderRecords(shellsFolder);
	const log = new FolderLog(folder, records);
	const instances = new FolderInstances(folder);
	return {
		location: folder,
		isNewLog,
		log: isNewLog ? log : standingLog(log, instances),
		artifacts: new FolderArtifacts(folder, REMOTE_FORMAT),
		instances,
		records,
		shells: {
			log: new FolderLog(shellsFolder, shellRecords),
			artifacts: new FolderArtifacts(shellsFolder, SHELL_FORMAT),
			records: shellRecords,
		},
	};
}

function openS3Store(location: string, copies: string, isNewLog: boolean): ReleaseStore {
	const place = readS3Location(location);
	const objects = new S3Objects(place);
	const records = new S3Records(objects);
	const shells = new S3Objects({ ...place, prefix: `${place.prefix}${SHELLS}/` });
	const shellRecords = new S3Records(shells);
	const log = new S3Log(objects, records);
	const instances = new S3Instances(objects);
	return {
		location,
		isNewLog,
		log: isNewLog ? log : standingLog(log, instances),
		artifacts: new S3Artifacts(objects, copies, REMOTE_FORMAT),
		instances,
		records,
		shells: {
			log: new S3Log(shells, shellRecords),
			artifacts: new S3Artifacts(shells, join(copies, SHELLS), SHELL_FORMAT),
			records: shellRecords,
		},
	};
}
