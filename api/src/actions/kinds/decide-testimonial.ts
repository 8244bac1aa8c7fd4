import { textOf } from '../../requests/taken-request.ts';
import { notFound } from '../../server/http-error.ts';
import { publishTestimonial, readSent, refuseTestimonial } from '../../testimonials/review-testimonials.ts';
import type { AgencyAction } from '../agency-action.ts';

/** Publishes a testimonial, or keeps it off the site. */
export const decideTestimonial = (decision: 'published' | 'refused'): AgencyAction => ({
	async view({ db }, target, { labels }) {
		const [sent] = await readSent(db, target.toUpperCase());
		if (!sent || sent.decision === decision) return undefined;
		const { reference, fields } = sent;
		const about = textOf(fields, 'aboutYou');
		return {
			facts: [
				[labels.reference, reference],
				[labels.from, [textOf(fields, 'name'), about].filter(Boolean).join(', ')],
				[labels.text, textOf(fields, 'comment')],
			],
		};
	},
	async perform({ db, configuration }, target) {
		const [sent] = await readSent(db, target.toUpperCase());
		if (!sent) throw notFound('testimonial');
		if (decision === 'published') await publishTestimonial(db, configuration.DATA_DIR, sent);
		else await refuseTestimonial(db, sent);
	},
});
