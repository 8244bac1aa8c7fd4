import { tracing } from '@estate/telemetry';
import type { ViewBeacon } from '../../../page/reports/beacon.schema.ts';
import type { KnownNames } from '../served-version.ts';
import type { SpentPart } from './view-tokens.ts';

/**
 * The page view in a browser as spans below the request for its document: until the browser says that it was shown, and until
 * its largest paint. The browser does nothing for it: the token that it sends back anyway holds the trace, signed.
 */
export function traceView(
	{ trace, madeMs }: Pick<SpentPart, 'trace' | 'madeMs'>,
	{ views, failures, vitals }: ViewBeacon,
	names: Pick<KnownNames, 'isVersion'>,
): void {
	const traces = tracing();
	if (!traces || !trace) return;
	const options = { parent: trace, kind: 'client', startMs: madeMs } as const;
	if (views.length > 0) {
		const remotes = views.flatMap(({ remote, version }) =>
			names.isVersion(remote, version) ? [remote] : [],
		);
		const attributes = { 'estate.remotes': remotes, 'estate.failures': failures.length };
		traces.open('browser page view', { ...options, attributes }).end({ endMs: Math.max(madeMs, Date.now()) });
	}
	const paint = vitals.find(({ name }) => name === 'LCP');
	if (paint) traces.open('browser largest paint', options).end({ endMs: madeMs + paint.value });
}
