import type { SlotContext } from '@estate/remote-kit';
import type { Appointment, LoadResult } from '@estate/shared-contract';
import type { LinkProblem } from '../link-problem.ts';

/** Behind the address of a visit that was just moved: the page says so, and not only that the visit stands. */
export const MOVED = '?moved';

export interface AppointmentData {
	token: string;
	appointment: Appointment;
	/** The last press moved it */
	isMoved?: boolean;
	problem?: LinkProblem;
}

/** The appointment behind a signed link; one that does not exist is an unknown address (404). */
export async function loadAppointment(context: SlotContext): Promise<LoadResult<AppointmentData>> {
	const { api, language, location, route, signal, text } = context;
	const token = route.params.token ?? '';
	const appointment = await api.call('appointment', { params: { token }, query: { language } }, { signal });
	const heading = text('links.appointment.title');
	return {
		heading,
		head: { title: heading, noindex: true },
		crumbs: [{ name: heading }],
		data: { token, appointment, isMoved: location.search === MOVED },
	};
}
