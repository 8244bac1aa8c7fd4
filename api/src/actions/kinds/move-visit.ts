import { moveAppointment } from '../../appointments/change-appointment.ts';
import { readConfirmed } from '../../appointments/stored-appointment.ts';
import { visitCalendarOf } from '../../appointments/visit-calendar.ts';
import { readVisitSlots } from '../../appointments/visit-slots.ts';
import { readSite } from '../../content/site-settings.ts';
import { writeDateTime } from '../../mail/formats.ts';
import { notFound } from '../../server/http-error.ts';
import type { AgencyAction } from '../agency-action.ts';
import { visitFacts } from './visit-facts.ts';

/** Moves a confirmed visit that is still to come to another time that is free. */
export const moveVisit: AgencyAction = {
	async view({ db }, target, reader) {
		const visit = await readConfirmed(db, target.toUpperCase());
		const known = visit && (await visitFacts(db, visit, reader));
		if (!known) return undefined;
		const { configuration: site } = await readSite(db);
		const slots = await readVisitSlots(db, known.subject, visitCalendarOf(site, known.subject));
		const options = slots
			.filter(({ isFull }) => !isFull)
			.map(({ id, startsAt }) => ({
				value: id,
				label: writeDateTime(new Date(startsAt), reader.language),
			}));
		return options.length === 0
			? undefined
			: { facts: known.facts, choice: { label: reader.labels.newTime, options } };
	},
	async perform({ db, ...services }, target, { choice }) {
		const visit = await readConfirmed(db, target.toUpperCase());
		if (!visit) throw notFound('confirmed visit');
		await moveAppointment(db, visit, choice, services);
	},
};
