import { Client } from 'pg';

const CI_DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/test';
const CONNECT_WITHIN_MS = 2_000;

/** Version of a PostgreSQL server, or why it does not say. */
export async function postgresVersion(url: string): Promise<{ version: string } | { error: string }> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
	// One that comes after the connection was lost is told by whatever waits for an answer.
	client.on('error', () => {});
	try {
		await client.connect();
		const { rows } = await client.query<{ server_version: string }>('show server_version');
		return { version: rows[0]?.server_version.split(' ')[0] ?? 'of no known version' };
	} catch (error) {
		return { error: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
	} finally {
		await client.end().catch(() => {});
	}
}

/** Address of the PostgreSQL server to test on: the given one, else, in CI, the one on this machine. */
export async function testDatabaseUrl({
	TEST_DATABASE_URL,
	CI,
}: NodeJS.ProcessEnv): Promise<string | undefined> {
	if (TEST_DATABASE_URL) return TEST_DATABASE_URL;
	if (!CI) return undefined;
	const server = await postgresVersion(CI_DATABASE_URL);
	// One that is there but lets nobody in is used: the tests fail, instead of passing on half of what they are for.
	return 'error' in server && server.error === 'ECONNREFUSED' ? undefined : CI_DATABASE_URL;
}
