import { testDatabases } from './test-databases.ts';

/** Vitest calls it once: the output says which databases the tests ran on. */
export default function printDatabases(): void {
	const names = testDatabases().map(({ name }) => name);
	console.log(`api tests run on ${names.join(' and ')}.`);
}
