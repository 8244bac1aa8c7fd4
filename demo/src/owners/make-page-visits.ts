import type { FeedOwner } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import type { Random } from '../random.ts';
import { PORTALS } from './portals.ts';

/** Days of figures that the demo carries. */
const VISIT_DAYS = 90;

const WEEKDAY_WEIGHT = [1.45, 1, 0.95, 0.95, 0.9, 0.8, 1.2] as const;

/** Views a day and portal: a wave after going online that ebbs away, more at weekends, and a bump at a price change. */
export function makePageVisits(
	propertyId: number,
	ageInDays: number,
	calendar: Calendar,
	random: Random,
): FeedOwner['pageVisits'] {
	const appeal = random.between(16, 46);
	const bump = random.int(20, 70);
	const days = Math.min(VISIT_DAYS, Math.max(ageInDays, 1));
	const visits: FeedOwner['pageVisits'] = [];
	for (let ago = days - 1; ago >= 0; ago--) {
		const online = ageInDays - ago;
		const wave = 0.35 + 1.4 * Math.exp(-online / 9) + (ago < bump && ago > bump - 6 ? 0.6 : 0);
		const weekday = WEEKDAY_WEIGHT[calendar.weekday(-ago)] ?? 1;
		for (const portal of PORTALS) {
			if (!portal.providesStatistics) continue;
			const count = Math.round(appeal * wave * weekday * portal.share * random.between(0.6, 1.4));
			if (count > 0) visits.push({ propertyId, day: calendar.day(-ago), portal: portal.name, count });
		}
	}
	return visits;
}
