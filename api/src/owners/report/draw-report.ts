import {
	belgianDay,
	countDays,
	type Language,
	type OwnerReport,
	seesPart,
	withoutBadge,
} from '@estate/shared-contract';
import { streetWithBox } from '../../appointments/visit-place.ts';
import type { SiteData } from '../../content/site-data.ts';
import { withFirstDay, writeDateTime, writeDay, writeNumber } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { OWN_SITE } from '../../views/own-site.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { drawFigures } from './draw-figures.ts';
import type { Bar } from './report-bars.ts';
import { MOST_PARTS, ReportSheet } from './report-sheet.ts';

/** More bars than that cannot be distinguished on paper: a longer period is drawn by weeks. */
const MOST_BARS = 62;
const WEEK = 7;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Views of the own site and of each portal; what has no colour of its own together, under no name. */
function partsOf({ series }: OwnerReport['views']): { portal: string; counts: number[] }[] {
	const own = series.filter(({ portal }) => portal === OWN_SITE);
	const portals = series.filter(({ portal }) => portal !== OWN_SITE);
	const room = MOST_PARTS - own.length;
	if (portals.length <= room) return [...own, ...portals];
	const rest = portals.slice(room - 1).map(({ counts }) => counts);
	const together = rest[0]?.map((_, day) => sum(rest.map((counts) => counts[day] ?? 0))) ?? [];
	return [...own, ...portals.slice(0, room - 1), { portal: '', counts: together }];
}

/** A day or a week each, marked where the price changed. */
function barsOf({ views, figures }: OwnerReport, language: Language): Bar[] {
	const { days } = views;
	const span = days.length > MOST_BARS ? WEEK : 1;
	const shortDay = new Intl.DateTimeFormat(`${language}-BE`, {
		day: 'numeric',
		month: 'short',
		timeZone: 'UTC',
	});
	const parts = partsOf(views);
	return Array.from({ length: Math.ceil(days.length / span) }, (_, index) => {
		const from = index * span;
		const within = new Set(days.slice(from, from + span));
		return {
			values: parts.map(({ counts }) => sum(counts.slice(from, from + span))),
			label: withFirstDay(shortDay.format(new Date(days[from] ?? '')), language),
			isMarked: figures?.priceChanges.some(({ day }) => within.has(day)) ?? false,
		};
	});
}

/** Where the property is, as its owner knows it: with the street, published or not. */
function placeOf(property: OwnerReport['property'], language: Language): string {
	const { Zip, City } = property;
	return [streetWithBox(property, language), `${Zip} ${City}`].filter(Boolean).join(', ');
}

/** Draws what happened around a property in a period, in the language of the reader and the look of the agency. */
export function drawReport(report: OwnerReport, site: SiteData, language: Language): Promise<Buffer> {
	const { from, to, property, views, visits, communications, media, contact } = report;
	const texts = OWNER_TEXTS[language].report;
	const count = (value: number) => writeNumber(value, language);
	const labelled = (name: string, value: string) => fillIn(texts.labelled, { name, value });
	const period = fillIn(texts.period, { from: writeDay(from, language), to: writeDay(to, language) });
	const title = withoutBadge(property.TypeDescription);
	const { agency, appBarColors } = site;
	const sheet = new ReportSheet({
		title: `${texts.title} – ${title}`,
		locale: `${language}-BE`,
		foot: [agency.name, agency.phone, agency.email].join(' · '),
		pageOf: (page, pages) => fillIn(texts.pageOf, { page: String(page), pages: String(pages) }),
		brand: appBarColors.brand,
		accent: appBarColors.accent,
	});
	sheet.head(agency.name, title, [
		placeOf(property, language),
		labelled(texts.title, period),
		`${fillIn(texts.made, { day: writeDay(belgianDay(), language) })} · ${fillIn(texts.reference, { id: String(property.ID) })}`,
	]);

	const all = sum(views.series.map(({ counts }) => sum(counts)));
	const took = visits.filter(({ status }) => status !== 'cancelled').length;
	const [seesVisits, seesMessages] = [seesPart(property, 'visits'), seesPart(property, 'messages')];
	const messages = sum(communications.map((each) => each.count));
	sheet.figures([
		[count(all), texts.viewsAll],
		...(seesVisits ? [[count(took), texts.visitsDone] as const] : []),
		...(seesMessages ? [[count(messages), texts.messages] as const] : []),
	]);

	sheet.heading(texts.views);
	if (all === 0) sheet.paragraph(texts.noneViewed);
	else {
		const days = count(countDays({ from, to }));
		sheet.paragraph(fillIn(texts.compared, { days, before: count(report.viewsBefore), count: count(all) }));
		const names = partsOf(views).map(({ portal, counts }) =>
			labelled(portal === OWN_SITE ? texts.site : portal || texts.portals, count(sum(counts))),
		);
		sheet.bars(barsOf(report, language), names, [texts.views, ...names].join('. '));
	}
	if (report.figures) drawFigures(sheet, report, report.figures, language);

	if (seesVisits) {
		sheet.heading(texts.visits);
		if (visits.length === 0) sheet.paragraph(texts.noVisits);
		else
			sheet.table(
				[texts.when, texts.who, texts.state, texts.feedback],
				visits.map(({ startsAt, contact: who, status, feedback }) => [
					writeDateTime(new Date(startsAt), language),
					who,
					texts.status[status],
					feedback,
				]),
				[30, 22, 16, 36],
			);
	}

	if (seesMessages) {
		sheet.heading(texts.communications);
		if (communications.length === 0) sheet.paragraph(texts.noCommunications);
		else
			sheet.table(
				[texts.type, texts.count],
				communications.map((each) => [each.type, count(each.count)]),
				[70, 30],
			);
	}

	sheet.heading(texts.media);
	if (media.length === 0) sheet.paragraph(texts.noMedia);
	else
		sheet.table(
			[texts.portal, texts.since],
			media.map(({ portal, since }) => [
				portal === OWN_SITE ? texts.ownSite : portal,
				writeDay(belgianDay(new Date(since)), language),
			]),
			[70, 30],
		);

	if (contact) {
		sheet.heading(texts.contact);
		sheet.paragraph([contact.Name, contact.Function].filter(Boolean).join(', '));
		sheet.paragraph([contact.Phone, contact.Email].filter(Boolean).join(' · '));
	}
	return sheet.finish();
}
