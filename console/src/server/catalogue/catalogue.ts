import {
	AccessList,
	activeVersion,
	countSeverities,
	EVERY,
	type ReleaseStore,
	VulnerabilityChecks,
} from '@estate/releases';
import { channelStatus, readLog } from '@estate/releases/operations';
import type { Channel, RemoteManifest } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { CatalogueRemote, CatalogueVersion, LastRelease } from '../../catalogue-answers.ts';

const VERSIONS = 10;
const KNOWN_MANIFESTS = 500;

const isForBrowsers = (path: string) => path.startsWith('client/') && /\.(m?js|css)$/.test(path);

function bytesOf({ files }: RemoteManifest, is: (path: string) => boolean): number {
	return files.filter(({ path }) => is(path)).reduce((sum, { size }) => sum + size, 0);
}

function bytesAndDates(manifest: RemoteManifest): Omit<CatalogueVersion, 'vulnerabilities'> {
	const { version, builtAt, commit, serverEntry } = manifest;
	return {
		version,
		builtAt,
		commit,
		browserBytes: bytesOf(manifest, isForBrowsers),
		serverBytes: bytesOf(manifest, (path) => path === serverEntry),
	};
}

function licencesOf({ packages = [] }: RemoteManifest) {
	const byLicence = new Map<string, string[]>();
	for (const { name, version, licence } of packages)
		byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
	return [...byLicence]
		.map(([licence, names]) => ({ licence, packages: names.sort() }))
		.sort((one, other) => other.packages.length - one.packages.length);
}

function described(manifest: RemoteManifest): CatalogueRemote['described'] {
	const { version, contract, requires = [], shared, routes, slots } = manifest;
	return {
		version,
		contract,
		requires,
		shared,
		routes: routes.map(({ id, paths }) => ({ id, path: paths.nl ?? paths.original })),
		slots: slots.map(({ name, intents = [] }) => ({ name, intents })),
		licences: licencesOf(manifest),
	};
}

/** Everything that there is to know of the remotes of a channel: from manifests, log and access list. */
export class Catalogue {
	readonly #store: ReleaseStore;
	readonly #channel: Channel;
	/** A number's bytes never change */
	readonly #manifests = new LRUCache<string, RemoteManifest>({ max: KNOWN_MANIFESTS });

	constructor(store: ReleaseStore, channel: Channel) {
		this.#store = store;
		this.#channel = channel;
	}

	/** Remotes by name, those that were only published too. Throws ReleaseError where the store cannot be read. */
	async read(): Promise<CatalogueRemote[]> {
		const { remotes } = await channelStatus(this.#store, this.#channel);
		const members = (await new AccessList(this.#store.records).members()).filter(
			({ state }) => state === 'valid',
		);
		const checkOf = await new VulnerabilityChecks(this.#store.records).known();
		return Promise.all(
			Object.entries(remotes).map(async ([name, remote]): Promise<CatalogueRemote> => {
				const active = activeVersion(remote);
				const shown = active ?? remote.versions[0];
				const manifest = shown && (await this.#manifest(name, shown));
				const versions = await Promise.all(
					remote.versions.slice(0, VERSIONS).map((version) => this.#version(name, version, checkOf)),
				);
				return {
					name,
					owners: members
						.filter(({ remotes: own }) => own !== EVERY && own.includes(name))
						.map((member) => ({ name: member.name, role: member.role })),
					active,
					last: await this.#last(name),
					described: manifest ? described(manifest) : undefined,
					versions: versions.filter((version) => version !== undefined),
					versionCount: remote.versions.length,
				};
			}),
		);
	}

	async #last(remote: string): Promise<LastRelease | undefined> {
		const { entries } = await readLog(this.#store.log, { channel: this.#channel, remote, limit: 1 });
		const [entry] = entries;
		return entry && { action: entry.action, at: entry.at, who: entry.who, why: entry.why };
	}

	async #version(
		remote: string,
		version: string,
		checkOf: VulnerabilityChecks['newest'],
	): Promise<CatalogueVersion | undefined> {
		const manifest = await this.#manifest(remote, version);
		if (!manifest) return undefined;
		// One that cannot be read is nobody's word; the other remotes are shown all the same.
		const check = await checkOf(remote, version).catch(() => undefined);
		const vulnerabilities = check && { at: check.at, counts: countSeverities(check.found) };
		return { ...bytesAndDates(manifest), vulnerabilities };
	}

	async #manifest(remote: string, version: string): Promise<RemoteManifest | undefined> {
		const key = `${remote} ${version}`;
		const known = this.#manifests.get(key);
		if (known) return known;
		const manifest = await this.#store.artifacts.manifest(remote, version).catch(() => undefined);
		if (manifest) this.#manifests.set(key, manifest);
		return manifest;
	}
}
