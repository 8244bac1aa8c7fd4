import { defineSlot } from '@estate/remote-kit';
import { AppointmentView } from '../links/appointment/appointment-view.tsx';
import { changeAppointment } from '../links/appointment/change-appointment.ts';
import { loadAppointment } from '../links/appointment/load-appointment.ts';

export default defineSlot({
	load: loadAppointment,
	action: changeAppointment,
	Component: AppointmentView,
});
