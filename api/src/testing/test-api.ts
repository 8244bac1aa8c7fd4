import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Configuration, readConfiguration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { createApp } from '../server/create-app.ts';

export interface TestApi {
	app: FastifyInstance;
	database: Database;
	configuration: Configuration;
	/** Times that mails were put into the outbox */
	queued(): number;
	/** Closes the api and its database */
	close(): Promise<void>;
}

/** Tests send more than any visitor; those of a limit set it. */
export const NO_LIMITS = {
	REQUEST_LIMIT: '0',
	VISIT_LIMIT: '0',
	VISIT_HOLDS: '0',
	MAIL_LIMIT: '0',
	FRIEND_LIMIT: '0',
	UPLOAD_CLIENT_MB: '0',
	UPLOAD_SITE_MB: '0',
	FORM_AGE: '0',
};

/** The real api on a database, with settings of its own; it listens only when asked to. */
export async function createTestApi(
	database: Database,
	settings: Record<string, string> = {},
): Promise<TestApi> {
	const dataDir = await mkdtemp(path.join(tmpdir(), 'estate-api-'));
	const configuration = readConfiguration({
		LOG_LEVEL: 'silent',
		DATA_DIR: dataDir,
		SITE_URL: 'https://www.example.test',
		...NO_LIMITS,
		CAPTCHA: 'off',
		...settings,
	});
	let mails = 0;
	const app = await createApp({ database, configuration, onMailQueued: () => void mails++ });
	await app.ready();
	return {
		app,
		database,
		configuration,
		queued: () => mails,
		async close() {
			await app.close();
			await database.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
