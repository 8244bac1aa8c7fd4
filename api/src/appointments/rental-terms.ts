import { type Language, regionOfPostcode, type VisitCalendar } from '@estate/shared-contract';
import type { SiteData } from '../content/site-data.ts';
import { writeEuro } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { PropertySubject } from '../requests/request-subject.ts';

/** What a tenant has to bring (website.md §9, decisions 24); nothing of a property for sale or without a published rent. */
export function rentalTerms(
	{ goal, summary, detail }: PropertySubject,
	site: SiteData,
	{ rental }: VisitCalendar,
	language: Language,
): (readonly [label: string, value: string])[] {
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
