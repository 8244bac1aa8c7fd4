// Run by log.test.ts as a process of its own: an api that logs all it can while visitors write and a table is missing.

import { openEmbedded } from '../database/open-embedded.ts';
import { importItems } from './import-items.ts';
import { readImage } from './migrated-database.ts';
import { SAMPLE_SITE, sampleProperty } from './sample-feed.ts';
import { sampleRequest } from './sample-requests.ts';
import { createTestApi } from './test-api.ts';

const database = await openEmbedded(undefined, await readImage());
const api = await createTestApi(database, { LOG_LEVEL: 'trace' });
await importItems(database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);

const ask = (query: string, values = {}) =>
	api.app.inject({
		method: 'POST',
		url: `/api/v1/requests/contact-me${query}`,
		payload: sampleRequest('contact-me', values),
	});
await ask('?from=lena@example.test');
await ask('', { email: 'lena@nowhere' });
await api.app.inject('/api/v1/appointments/12.secret-token-of-a-link?language=nl');
await api.app.inject('/api/v1/owner/links/secret-token-of-a-link');
await api.app.inject('/api/v1/saved-searches/12-1.secret-token-of-a-link?language=nl');
await api.app.inject('/api/v1/requests/asked/12-m.secret-token-of-a-link?language=nl');
await api.app.inject({
	method: 'POST',
	url: '/api/v1/saved-searches',
	payload: { email: 'lena@example.test', language: 'nl' },
});
await database.db.schema.dropTable('outbox_mail').execute();
await ask('');
await api.close();
