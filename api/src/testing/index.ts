export { importItems } from './import-items.ts';
export { SAMPLE_SITE, sampleProperty } from './sample-feed.ts';
export { createTestApi, type TestApi } from './test-api.ts';
export { openTestDatabase, type TestDatabaseKind, testDatabases } from './test-databases.ts';
