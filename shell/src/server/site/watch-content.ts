import { ApiError, createApiClient, type Site } from '@estate/shared-contract';
import { siteSchema } from '@estate/shared-contract/schemas';

export interface ContentWatch {
	/** Newest site content; undefined until the api has answered once */
	readonly site: Site | undefined;
	/** Why the api gives no content just now, if so */
	readonly problem: string | undefined;
	stop(): void;
}

const LOOK_EVERY_MS = 1_000;
/** A site and its api are often started together: for so long an api that was not there yet is looked for often, and not missed aloud. */
const API_STARTS_MS = 8_000;
const LOOK_AT_START_EVERY_MS = 150;
const TIME_LIMIT_MS = 3_000;

const isAway = (error: unknown) => error instanceof ApiError && error.code === 'unreachable';

/** Follows the content's revision and reads the site again when it changes. Resolves after the first look, whatever it gave. */
export async function watchContent(
	apiUrl: string,
	lastGood: Site | undefined,
	onChange: (site: Site) => void,
	onProblem: (message: string) => void,
): Promise<ContentWatch> {
	const api = createApiClient({ baseUrl: apiUrl });
	let site = lastGood;
	let seen: string | undefined;
	let problem: string | undefined;
	/** What the log says of it */
	let said: string | undefined;
	let isStopped = false;
	const startedAt = performance.now();
	const mayBeStarting = () => seen === undefined && performance.now() - startedAt < API_STARTS_MS;

	async function look(): Promise<void> {
		try {
			const { revision } = await api.call('revision', {}, { timeout: TIME_LIMIT_MS });
			if (revision !== seen) {
				const parsed = siteSchema.safeParse(await api.call('site', {}, { timeout: TIME_LIMIT_MS }));
				if (!parsed.success)
					throw new Error(
						`GET /api/v1/site does not fit the contract: ${parsed.error.issues[0]?.path.join('.')}`,
					);
				seen = revision;
				site = { ...parsed.data, revision };
				if (!isStopped) onChange(site);
			}
			problem = undefined;
			said = undefined;
		} catch (error) {
			const message = error instanceof ApiError ? `${error.code}: ${error.message}` : String(error);
			problem = message;
			if (said === message || (site && mayBeStarting() && isAway(error))) return;
			said = message;
			onProblem(`No content from the api at ${apiUrl} (${message}). What is known is served.`);
		}
	}

	async function follow(): Promise<void> {
		await look();
		if (!isStopped) setTimeout(follow, mayBeStarting() ? LOOK_AT_START_EVERY_MS : LOOK_EVERY_MS).unref();
	}

	await follow();
	return {
		get site() {
			return site;
		},
		get problem() {
			return problem;
		},
		stop() {
			isStopped = true;
		},
	};
}
