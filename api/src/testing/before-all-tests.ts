import { migrate } from '../database/migrate.ts';
import { keptDatabase } from './migrated-database.ts';
import { makeTemplate, TEMPLATE_VARIABLE } from './server-databases.ts';
import { testDatabases } from './test-databases.ts';

/** Vitest calls it once: says which databases the tests run on, and makes what each test starts from. */
export default async function beforeAllTests(): Promise<() => Promise<void>> {
	const names = testDatabases().map(({ name }) => name);
	console.log(`api tests run on ${names.join(' and ')}.`);
	const url = process.env.TEST_DATABASE_URL;
	const [template] = await Promise.all([url ? makeTemplate(url, migrate) : undefined, keptDatabase()]);
	if (template) process.env[TEMPLATE_VARIABLE] = template.name;
	return async () => template?.remove();
}
