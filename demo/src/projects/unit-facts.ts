import type { FeedProject } from '@estate/api/feed';
import { regionOfPostcode } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import { cityNamed } from '../places/cities.ts';
import { AVAILABILITY, DESTINATION, GLAZING, HEATING, KITCHEN_KIND } from '../properties/fact-texts.ts';
import type { ProjectPlan } from './projects.ts';

type Unit = FeedProject['units'][number];

/** Percent on the price, land included: who builds sells both. */
const VAT = { new: 21, rebuilt: 6 } as const;

/** Facts that all units of a building share. Flood figures are told in Flanders alone: new buildings stand dry, a plot by the water may not. */
export function buildingFacts(plan: ProjectPlan, calendar: Calendar): Partial<Unit> {
	const isHouse = plan.webId === 1;
	const year = Number(calendar.month(plan.delivery).slice(0, 4));
	const isFlemish = regionOfPostcode(cityNamed(plan.city).zip) === 'flanders';
	return {
		ConstructionYear: year,
		Availability: AVAILABILITY[plan.delivery > 0 ? 'delivery' : 'now'],
		Heating: HEATING['heat-pump'],
		Kitchen: KITCHEN_KIND.installed,
		Glazing: GLAZING.triple,
		Destination: DESTINATION.residential,
		VAT: VAT[plan.isRebuilt ? 'rebuilt' : 'new'],
		...(isHouse ? { HasAttic: true, Facades: 3 } : { HasLift: true, HasCellar: true }),
		HasPermit: true,
		HasSummons: false,
		HasAllotmentPermit: isHouse,
		HasPreemptiveRights: false,
		HasJudicialDecision: false,
		...(isFlemish
			? { FloodZone: 'none' as const, PScore: plan.look === 'canal-block' ? 'B' : 'A', GScore: 'A' }
			: {}),
	};
}
