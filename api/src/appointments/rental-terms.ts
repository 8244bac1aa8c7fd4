import { type Language, regionOfPostcode, type VisitCalendar } from '@estate/shared-contract';
import type { SiteData } from '../content/site-data.ts';
import { writeEuro } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { RequestSubject } from '../requests/request-subject.ts';

/** What a tenant has to bring (website.md §9, decisions 24); nothing of a project, of what is for sale or of what publishes no rent. */
export function rentalTerms(
	subject: RequestSubject,
	site: SiteData,
	{ rental }: VisitCalendar,
	language: Language,
): (readonly [label: string, value: string])[] {
	if (subject.kind === 'project') return [];
	const { goal, summary, detail } = subject;
	if (goal !== 1 || !summary.PublishPrice || !summary.Price) return [];
	const { labels } = MAIL_TEXTS[language].rental;
	const euro = (amount: number) => writeEuro(Math.round(amount), language);
	const monthly = summary.Price + (summary.ChargesRenter ?? 0);
	const region = regionOfPostcode(summary.Zip);
	const months = detail.DepositMonths ?? (region && site.depositMonths[region]);
	const deposit = MAIL_TEXTS[language].rental.deposit;
	return [
		[labels.income, euro(monthly * rental.incomeFactor)],
		...(summary.Bedrooms === undefined
			? []
			: ([[labels.persons, String(Math.max(1, summary.Bedrooms) * rental.personsPerBedroom)]] as const)),
		[labels.first, euro(monthly)],
		[labels.inventory, euro(detail.Inventory ?? rental.inventoryShare)],
		...(months === undefined
			? []
			: ([
					[labels.deposit, fillIn(deposit, { months: String(months), amount: euro(summary.Price * months) })],
				] as const)),
	];
}
