import type { FeedProject } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import type { Light } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { addressPoint } from '../places/address-point.ts';
import { cityNamed, neighbourhoodOf } from '../places/cities.ts';
import { BELGIUM } from '../properties/fact-texts.ts';
import type { Random } from '../random.ts';
import { everywhere, texts as t } from '../texts.ts';
import { makeUnits } from './make-units.ts';
import { projectPictures } from './project-pictures.ts';
import type { ProjectPlan } from './projects.ts';

/** A project as one item of the feed, with all its units. */
export function toFeedProject(
	plan: ProjectPlan,
	light: Light,
	book: PictureBook,
	calendar: Calendar,
	random: Random,
): FeedProject {
	const city = cityNamed(plan.city);
	const units = makeUnits(plan, light, book, calendar, random.fork('units', plan.id));
	const prices = units.map(({ Price }) => Price ?? 0);
	return {
		kind: 'project',
		ID: plan.id,
		Goal: 0,
		Name: everywhere(plan.name),
		City: city.name,
		Zip: city.zip,
		WebID: plan.webId,
		ProjectWebID: plan.webId,
		PriceMin: Math.min(...prices),
		PriceMax: Math.max(...prices),
		PublicAddress: plan.publicAddress,
		Street: plan.street,
		HouseNumber: plan.number,
		CountryID: 10,
		CountryName: BELGIUM,
		State: units.every(({ State }) => State === 'sold') ? 'sold-out' : 'available',
		Delivery: calendar.month(plan.delivery),
		Description: plan.description,
		Location: addressPoint(city, plan.street, Number(plan.number)),
		...neighbourhoodOf(city, plan.street),
		contactId: city.zip.startsWith('1') ? 9 : city.zip.startsWith('2') ? 8 : 4,
		pictures: projectPictures(plan, light, book),
		documents: [
			{
				ID: `project-${plan.id}-brochure`,
				Name: t('Brochure', 'Brochure', 'Brochure', 'Broschüre'),
				Kind: 'brochure',
				file: 'documents/brochure.pdf',
			},
			{
				ID: `project-${plan.id}-specification`,
				Name: t('Lastenboek', 'Cahier des charges', 'Building specification', 'Baubeschreibung'),
				Kind: 'specification',
				file: 'documents/specification.pdf',
			},
		],
		units,
	};
}
