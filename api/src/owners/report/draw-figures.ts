import { type Language, LEAST_COMPARED, type OwnerFigures, type OwnerReport } from '@estate/shared-contract';
import { writeDay, writeEuro, writeNumber } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { comparedFigures, plainFigures } from './report-rows.ts';
import type { ReportSheet } from './report-sheet.ts';

/** Prices, numbers and similar properties, as the page shows them: a table each, and what is not known in words. */
export function drawFigures(
	sheet: ReportSheet,
	report: Pick<OwnerReport, 'from' | 'figures'>,
	{ priceChanges, pricesSince, funnel, comparison }: OwnerFigures,
	language: Language,
): void {
	const { figures: texts, comparison: compared } = OWNER_TEXTS[language].report;
	const day = (text: string) => writeDay(text, language);
	const number = (value: number | string) =>
		typeof value === 'string' ? value : writeNumber(value, language);

	sheet.heading(texts.prices);
	if (priceChanges.length === 0) sheet.paragraph(texts.noPrices);
	else
		sheet.table(
			[texts.day, texts.from, texts.to],
			priceChanges.map((change) => [
				day(change.day),
				writeEuro(change.from, language),
				writeEuro(change.to, language),
			]),
			[40, 30, 30],
		);
	if (report.from < pricesSince) sheet.paragraph(fillIn(texts.pricesSince, { day: day(pricesSince) }));

	sheet.heading(texts.title);
	sheet.table(
		[texts.heading, OWNER_TEXTS[language].report.count],
		plainFigures(report, language).map(([name, value]) => [name, number(value)]),
		[70, 30],
	);
	if (funnel.since) sheet.paragraph(fillIn(texts.since, { day: day(funnel.since) }));

	sheet.heading(compared.title);
	const beside = comparedFigures(report, language);
	if (typeof comparison === 'string')
		sheet.paragraph(fillIn(compared.none[comparison], { least: String(LEAST_COMPARED) }));
	else if (beside) {
		const { place, percent } = comparison;
		const area = place ? fillIn(compared.place, { place: place[language] ?? '' }) : compared.anywhere;
		const price = percent ? fillIn(compared.percent, { percent: String(percent) }) : compared.anyPrice;
		sheet.paragraph(`${area} ${price}`);
		sheet.table(
			[texts.heading, compared.own, beside.others],
			beside.rows.map(([name, own, others]) => [name, number(own), number(others)]),
			[50, 25, 25],
		);
		sheet.paragraph(fillIn(compared.period, { from: day(comparison.from), to: day(comparison.to) }));
	}
}
