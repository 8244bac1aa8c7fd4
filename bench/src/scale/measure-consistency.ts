import { setTimeout as delay } from 'node:timers/promises';
import { changeChannel, openStore, promote, rollBack } from '@estate/releases';
import { LANGUAGES } from '@estate/shared-contract';
import { sql } from 'kysely';
import { openServer } from '../../../api/src/database/open-server.ts';
import { Load, type LoadPlan, type VisitFigures } from './load.ts';
import { FIRST, MOVED, type ScaleStack, SECOND } from './scale-stack.ts';
import { type Change, InstanceWatch, type Staleness, stalenessOf, type Watched } from './watch-instances.ts';

/** After a change until nobody looks any more: longer than an older answer may come */
const LOOK_AFTER_MS = 3_000;
/** One that does not have it by then never gets it */
const GIVEN_UP_MS = 20_000;
/** Beside which the changes are made; less than what one instance can do */
const PAGES_PER_SECOND = 10;

export interface ConsistencyFigures {
	/** One for each promotion or roll-back */
	releases: Staleness[];
	/** One for each import that changed a property */
	content: Staleness[];
	/** Of the visitors beside them */
	visitors: VisitFigures;
}

async function around(watched: readonly Watched[], make: () => Promise<Change>): Promise<Staleness> {
	const watch = new InstanceWatch(watched);
	await delay(200);
	const change = await make().catch(async (error: unknown) => {
		await watch.end();
		throw error;
	});
	await delay(Math.max(0, change.at + LOOK_AFTER_MS - Date.now()));
	while (!watch.areAllAt(change.state) && Date.now() < change.at + GIVEN_UP_MS) await delay(50);
	return stalenessOf(await watch.end(), change);
}

/** Promotes the second version, or rolls it back. The time of the change is that before its entry is written. */
async function moveRelease(location: string): Promise<Change> {
	const { log } = openStore(location);
	const isFirst = (await log.newest('production')).state[MOVED.remote]?.active === FIRST;
	const change = { channel: 'production', remote: MOVED.remote, who: 'bench', why: 'bench' } as const;
	const at = Date.now();
	if (isFirst)
		await changeChannel(log, { ...change, action: 'promote' }, (state) =>
			promote(state, MOVED.remote, SECOND),
		);
	else await changeChannel(log, { ...change, action: 'rollback' }, (state) => rollBack(state, MOVED.remote));
	return { at, state: isFirst ? SECOND : FIRST };
}

const MARK = /Change (\d+) of the bench\./;

/** Imports the property with other words in its description. The time of the change is that of the transaction that wrote it. */
async function changeProperty(stack: ScaleStack, number: number): Promise<Change> {
	const description = `<p>Change ${number} of the bench.</p>`;
	const Description = Object.fromEntries(LANGUAGES.map((language) => [language, description]));
	await stack.importItems([{ ...stack.property, Description }]);
	const database = await openServer(stack.databaseUrl, 1);
	try {
		const { rows } = await sql<{
			at: number;
		}>`select (extract(epoch from changed_at) * 1000)::float8 as at from content_state`.execute(database.db);
		return { at: rows[0]?.at ?? 0, state: String(number) };
	} finally {
		await database.close();
	}
}

/** The page of the changed property, at the sites and at the apis. */
function watchedProperty(stack: ScaleStack, page: string): Watched[] {
	const stateOf = (body: string) => MARK.exec(body)?.[1];
	const { host } = new URL(stack.url);
	return [
		...stack.sites.map(({ address }, index) => ({
			name: `site ${index + 1}`,
			address,
			path: page,
			headers: { host },
			stateOf,
		})),
		...stack.apis.map(({ address }, index) => ({
			name: `api ${index + 1}`,
			address,
			path: `/api/v1/properties/${stack.property.ID}?language=nl`,
			stateOf,
		})),
	];
}

function watchedRelease(stack: ScaleStack): Watched[] {
	const version = new RegExp(`/-/remotes/${MOVED.remote}/(\\d+\\.\\d+\\.\\d+)/`);
	return stack.sites.map(({ address }, index) => ({
		name: `site ${index + 1}`,
		address,
		path: MOVED.page,
		headers: { host: new URL(stack.url).host },
		stateOf: (body: string) => version.exec(body)?.[1],
	}));
}

/** Changes releases and content under a steady load, and looks at every instance all the while. */
export async function measureConsistency(
	stack: ScaleStack,
	load: LoadPlan,
	changes: number,
): Promise<ConsistencyFigures> {
	await stack.use(2);
	const page = load.pages.find((path) => path.startsWith('/nl/') && path.endsWith(`/${stack.property.ID}/`));
	if (!page) throw new Error(`The site's map has no page of property ${stack.property.ID}.`);
	const visitors = new Load({ ...load, pagesPerSecond: PAGES_PER_SECOND });
	const figures = { releases: [] as Staleness[], content: [] as Staleness[] };
	try {
		for (let change = 1; change <= changes; change++) {
			figures.releases.push(await around(watchedRelease(stack), () => moveRelease(stack.releases)));
			figures.content.push(await around(watchedProperty(stack, page), () => changeProperty(stack, change)));
		}
	} finally {
		await visitors.end();
	}
	return { ...figures, visitors: await visitors.end() };
}
