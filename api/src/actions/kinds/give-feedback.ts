import { LONGEST_FEEDBACK } from '@estate/shared-contract';
import { readWithoutFeedback } from '../../appointments/stored-appointment.ts';
import { releaseFeedback } from '../../owners/visits/release-feedback.ts';
import { notFound } from '../../server/http-error.ts';
import type { ActionContext, AgencyAction } from '../agency-action.ts';
import { requiredText } from '../required-text.ts';
import { visitFacts } from './visit-facts.ts';

async function readVisit({ db }: ActionContext, target: string) {
	const [visit] = await readWithoutFeedback(db, new Date(), { reference: target.toUpperCase() });
	return visit;
}

/** Writes what a visitor thought of the property, and shows it to the owners. */
export const giveFeedback: AgencyAction = {
	async view(context, target, reader) {
		const visit = await readVisit(context, target);
		const known = visit && (await visitFacts(context.db, visit, reader));
		if (!known) return undefined;
		const { feedback: label, feedbackHint: hint } = reader.labels;
		return { facts: known.facts, text: { label, hint, longest: LONGEST_FEEDBACK } };
	},
	async perform(context, target, given) {
		const feedback = requiredText(given, LONGEST_FEEDBACK);
		const visit = await readVisit(context, target);
		if (!visit) throw notFound('visit without feedback');
		await context.db
			.transaction()
			.execute((transaction) => releaseFeedback(transaction, context, visit, feedback));
	},
};
