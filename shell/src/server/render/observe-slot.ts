import type { SiteMetrics } from '../http/site-metrics.ts';
import type { ErrorRecorder } from '../releases/errors/error-recorder.ts';
import { countsOfRender } from '../releases/health/counts-of-render.ts';
import type { HealthRecorder } from '../releases/health/health-recorder.ts';
import type { SlotRenderer } from './render-slots.ts';

export interface Observers {
	metrics: SiteMetrics;
	recorder: HealthRecorder;
	errors: ErrorRecorder;
}

/** Counts and logs each slot that was rendered or failed. */
export function slotObserver(
	{ metrics, recorder, errors }: Observers,
	log: (message: string) => void,
): SlotRenderer['observe'] {
	return ({ slot: { remote, slot }, failure }, version, milliseconds) => {
		// A browser renders what comes from a development server: there is nothing to count.
		if (failure?.kind === 'elsewhere') return;
		const labels = { remote, version, slot: slot.name };
		if (failure?.kind === 'lost')
			return log(
				`${remote}.${slot.name} ${version} was not rendered, for which it is not to blame: ${failure.message}`,
			);
		metrics.slotSeconds.observe(labels, milliseconds / 1000);
		recorder.count(remote, version, ...countsOfRender(failure));
		if (!failure) return;
		const { kind, message } = failure;
		if (countsOfRender(failure).includes('failedDraws'))
			errors.record({ ...labels, kind, where: 'server', message, stack: message });
		metrics.slotErrors.inc({ ...labels, kind: failure.kind });
		log(`${remote}.${slot.name} ${version} was not rendered (${failure.kind}): ${failure.message}`);
	};
}
