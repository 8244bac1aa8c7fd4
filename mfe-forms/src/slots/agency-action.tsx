import { defineSlot } from '@estate/remote-kit';
import { AgencyActionView } from '../links/agency-action/agency-action-view.tsx';
import { doAgencyAction } from '../links/agency-action/do-agency-action.ts';
import { loadAgencyAction } from '../links/agency-action/load-agency-action.ts';

export default defineSlot({
	load: loadAgencyAction,
	action: doAgencyAction,
	Component: AgencyActionView,
});
