import type { SlotContext } from '@estate/remote-kit';
import type { ActionResult, PostedForm } from '@estate/shared-contract';
import { postedValue } from '../../form/submit/posted-values.ts';
import { linkProblem } from '../link-problem.ts';
import { type AppointmentData, loadAppointment, MOVED } from './load-appointment.ts';

/** Confirms, cancels or moves the appointment, and shows what has become of it. */
export async function changeAppointment(
	form: PostedForm,
	context: SlotContext,
): Promise<ActionResult<AppointmentData>> {
	const { api, location, route } = context;
	const params = { token: route.params.token ?? '' };
	const action = postedValue(form, 'action');
	const body =
		action === 'confirm' || action === 'cancel'
			? { action: action as 'confirm' | 'cancel' }
			: { action: 'move' as const, slot: postedValue(form, 'slot') };
	try {
		await api.call('changeAppointment', { params, body });
		return { redirect: { to: location.pathname + (body.action === 'move' ? MOVED : '') } };
	} catch (error) {
		const { status, problem } = linkProblem(error);
		const { data } = await loadAppointment(context);
		return { status, data: { ...data, isMoved: false, problem } };
	}
}
