import { confirmAppointment } from '../../appointments/confirm-appointment.ts';
import { readHeld } from '../../appointments/stored-appointment.ts';
import { notFound } from '../../server/http-error.ts';
import type { AgencyAction } from '../agency-action.ts';
import { visitFacts } from './visit-facts.ts';

/** Confirms a visit for its visitor, such as after a call. */
export const confirmVisit: AgencyAction = {
	async view({ db }, target, reader) {
		const [held] = await readHeld(db, target.toUpperCase());
		const known = held && (await visitFacts(db, held, reader));
		return known && { facts: known.facts };
	},
	async perform({ db, ...services }, target) {
		const [held] = await readHeld(db, target.toUpperCase());
		if (!held) throw notFound('visit that waits');
		await confirmAppointment(db, held, services, 'agency');
	},
};
