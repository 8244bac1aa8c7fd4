import type { Language, OwnerReport } from '@estate/shared-contract';
import { writeEuro } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { OWN_SITE } from '../../views/own-site.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';

/** What is counted, its day where it has one, of whom or where, and how many; of what nobody knows a text in place of the number. */
export type ReportRow = readonly [figure: string, day: string, of: string, value: number | string];

/** The figures that are one number each, as names with their number. */
export function plainFigures(
	{ figures }: Pick<OwnerReport, 'figures'>,
	language: Language,
): [name: string, value: number | string][] {
	if (!figures) return [];
	const texts = OWNER_TEXTS[language].report.figures;
	const { daysOnline, favourites, savedSearches, funnel } = figures;
	return [
		[texts.daysOnline, daysOnline ?? texts.unknown],
		[texts.favourites, favourites],
		[texts.savedSearches, savedSearches ?? texts.unknown],
		[texts.funnelViews, funnel.views],
		[texts.requests, funnel.requests ?? texts.unknown],
		[texts.visits, funnel.visits],
		// Guests read nothing of offers.
		...(funnel.offers === undefined && !funnel.since
			? []
			: [[texts.offers, funnel.offers ?? texts.unknown] satisfies [string, number | string]]),
	];
}

const COMPARED = ['viewsPerDay', 'requestsPerWeek', 'daysOnline'] as const;

/** Beside similar properties: what is compared, the own figure, the middle of the others. Undefined where nothing is. */
export function comparedFigures(
	{ figures }: Pick<OwnerReport, 'figures'>,
	language: Language,
): { others: string; rows: [name: string, own: number, others: number][] } | undefined {
	const comparison = figures?.comparison;
	if (typeof comparison !== 'object') return undefined;
	const texts = OWNER_TEXTS[language].report.comparison;
	return {
		others: fillIn(texts.others, { count: String(comparison.others) }),
		rows: COMPARED.map((name) => [texts[name], comparison[name].own, comparison[name].others]),
	};
}

/** A report as a long table: views a day and place, every price, every number. */
export function reportRows(report: OwnerReport, language: Language): ReportRow[] {
	const texts = OWNER_TEXTS[language].report;
	const { days, series } = report.views;
	const views = series.flatMap(({ portal, counts }) =>
		counts.map(
			(count, index): ReportRow => [
				texts.viewsAll,
				days[index] ?? '',
				portal === OWN_SITE ? texts.site : portal,
				count,
			],
		),
	);
	const prices = report.figures?.priceChanges.map(
		({ day, from, to }): ReportRow => [
			texts.figures.newPrice,
			day,
			fillIn(texts.figures.before, { price: writeEuro(from, language) }),
			to,
		],
	);
	const compared = comparedFigures(report, language);
	return [
		...views,
		...(prices ?? []),
		...plainFigures(report, language).map(([name, value]): ReportRow => [name, '', '', value]),
		...(compared?.rows ?? []).flatMap(([name, own, others]): ReportRow[] => [
			[name, '', texts.comparison.own, own],
			[name, '', compared?.others ?? '', others],
		]),
	];
}
