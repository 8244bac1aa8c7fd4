import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { testDatabaseUrl } from '../../../scripts/testing/postgres-server.ts';
import { OwnSite, type OwnSiteOptions } from '../own-site.ts';

const server = await testDatabaseUrl(process.env);

/** The databases that drills attack: the embedded one, and PostgreSQL where the tests may use a server. */
export const ATTACKED_DATABASES: readonly AttackedDatabase[] = server
	? ['embedded', 'PostgreSQL']
	: ['embedded'];

export type AttackedDatabase = 'embedded' | 'PostgreSQL';

export interface AttackedSite {
	site: OwnSite;
	/** Ends the servers, and drops the database */
	stop(): Promise<void>;
}

async function administer(statement: string): Promise<void> {
	const client = new Client({ connectionString: server });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/** A site on a database of its own; its servers are not started yet. */
export async function reserveOn(
	database: AttackedDatabase,
	{ name, environment }: OwnSiteOptions,
): Promise<AttackedSite> {
	if (database === 'embedded' || !server) {
		const site = await OwnSite.reserve({ name, environment });
		return { site, stop: () => site.stop() };
	}
	const own = `estate_attack_${randomBytes(8).toString('hex')}`;
	await administer(`create database ${own}`);
	const url = new URL(server);
	url.pathname = `/${own}`;
	const site = await OwnSite.reserve({
		name: `${name}-server`,
		environment: { ...environment, DATABASE_URL: url.href },
	});
	return {
		site,
		async stop() {
			await site.stop();
			await administer(`drop database ${own} with (force)`);
		},
	};
}
