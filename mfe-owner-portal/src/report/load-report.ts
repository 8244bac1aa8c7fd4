import type { SlotContext } from '@estate/remote-kit';
import {
	belgianDay,
	countDays,
	type LoadResult,
	type OwnerReport,
	type PeriodFault,
	readPeriod,
	withoutBadge,
} from '@estate/shared-contract';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import { forOwner } from '../session/for-owner.ts';
import { type Preset, presetsOf } from './presets.ts';

export interface ReportData {
	report: OwnerReport;
	/** As the owner chose them; where they cannot be reported, `fault` says why and the report is of the last 30 days */
	from: string;
	to: string;
	fault?: PeriodFault;
	dayCount: number;
	/** Last day that can be chosen, YYYY-MM-DD */
	today: string;
	presets: Preset[];
	pathname: string;
	/** Addresses of the report as files; the first is what most want */
	files: { ending: 'pdf' | 'csv' | 'xlsx'; href: string }[];
	propertyHref: string;
}

/** What happened around one of the owner's properties between two days that the address names. */
export function loadReport(context: SlotContext, now = new Date()): Promise<LoadResult<ReportData | null>> {
	const { api, language, route, location, signal, href, text } = context;
	return forOwner(context, async () => {
		const id = route.params.id ?? '';
		const today = belgianDay(now);
		const query = new URLSearchParams(location.search);
		const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
		const read = readPeriod(asked, today);
		// The api knows the day best: what was not asked for is left to it.
		const period = 'fault' in read || !(asked.from || asked.to) ? {} : read;
		const report = await api.call(
			'ownerReport',
			{ params: { id }, query: { language, ...period } },
			{ signal },
		);
		const { from, to } = report;
		const title = withoutBadge(report.property.TypeDescription);
		const propertyHref = href('owner-portal.property', { id });
		return {
			heading: text('report.title'),
			head: { title: `${text('report.title')} – ${title}`, noindex: true },
			crumbs: propertyCrumbs(context, report.property, text('report.title')),
			data: {
				report,
				...('fault' in read ? { ...asked, fault: read.fault } : { from, to }),
				dayCount: countDays({ from, to }),
				today,
				presets: presetsOf(today),
				pathname: location.pathname,
				files: (['pdf', 'csv', 'xlsx'] as const).map((ending) => ({
					ending,
					href: `/api/v1/owner/properties/${id}/report.${ending}?${new URLSearchParams({ language, from, to })}`,
				})),
				propertyHref,
			},
		};
	});
}
