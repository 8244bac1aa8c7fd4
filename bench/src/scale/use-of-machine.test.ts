import { expect, it } from 'vitest';
import { SiteMetrics } from '../../../shell/src/server/http/site-metrics.ts';
import { readCounts } from './use-of-machine.ts';

it("reads hits, pages and slots that failed out of the site's own metrics", async () => {
	const metrics = new SiteMetrics();
	metrics.requests.inc({ status: '200', cache: 'hit' }, 7);
	metrics.requests.inc({ status: '200', cache: 'miss' }, 2);
	metrics.requests.inc({ status: '404', cache: 'hit' });
	metrics.requests.inc({ status: '303', cache: 'none' }, 5);
	metrics.slotErrors.inc({ remote: 'listings', version: '1.0.0', slot: 'search', kind: 'timeout' }, 3);
	expect(readCounts(await metrics.registry.metrics())).toEqual({ hits: 8, asked: 10, slotErrors: 3 });
});
