import type { FeedProject } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import type { Light } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { countOf, floorName, onFloor, squareMetres } from '../prose/counts.ts';
import type { Random } from '../random.ts';
import { fill, sentenceCase, type Texts, texts as t } from '../texts.ts';
import { unitPictures } from './project-pictures.ts';
import type { ProjectPlan } from './projects.ts';
import { buildingFacts } from './unit-facts.ts';

type Unit = FeedProject['units'][number];

const FLAT_TEXTS: readonly Texts[] = [
	t(
		'<p>Appartement van {living} {onFloor}, met {bedrooms} en een terras van {terrace}. De leefruimte met open keuken ligt aan de zonzijde.</p>',
		'<p>Appartement de {living} {onFloor}, avec {bedrooms} et terrasse de {terrace}. Séjour et cuisine ouverte côté soleil.</p>',
		'<p>Apartment of {living} {onFloor}, with {bedrooms} and a terrace of {terrace}. The living room with open kitchen is on the sunny side.</p>',
		'<p>Wohnung {onFloor} mit {living}, {bedrooms}, dazu eine Terrasse von {terrace}. Der Wohnraum mit offener Küche liegt auf der Sonnenseite.</p>',
	),
	t(
		'<p>{living} op {floor}, slim verdeeld over leefruimte, {bedrooms}, badkamer en aparte berging. Terras van {terrace} aansluitend op de eethoek.</p>',
		'<p>{living}, {floor}, bien répartis entre séjour, {bedrooms}, salle de bains et débarras. Terrasse de {terrace} dans le prolongement du coin repas.</p>',
		'<p>{living} on {floor}, cleverly divided into living room, {bedrooms}, bathroom and separate store. A terrace of {terrace} adjoins the dining corner.</p>',
		'<p>{living}, {floor}, geschickt aufgeteilt: Wohnraum, {bedrooms}, Badezimmer und separater Abstellraum. Terrasse von {terrace} direkt am Essplatz.</p>',
	),
];

const HOUSE_TEXT = t(
	'<p>Woning van {living} met {bedrooms}, tuinterras van {terrace}, fietsenberging en carport. De zolderruimte laat een extra kamer toe.</p>',
	'<p>Maison de {living} avec {bedrooms}, terrasse de {terrace}, abri vélos et carport. Le grenier permet une pièce de plus.</p>',
	'<p>House of {living} with {bedrooms}, a garden terrace of {terrace}, bike store and carport. The attic allows an extra room.</p>',
	'<p>Haus mit {living}: {bedrooms}, Gartenterrasse von {terrace}, Fahrradschuppen und Carport. Auf dem Dachboden ist Platz für ein weiteres Zimmer.</p>',
);

const nameOf = (plan: ProjectPlan, index: number, floor: number): Texts => {
	const number = plan.webId === 1 ? String(index + 1) : `${floor}.${(index % 4) + 1}`;
	return plan.webId === 1
		? t(`Woning ${number}`, `Maison ${number}`, `House ${number}`, `Haus ${number}`)
		: t(`Appartement ${number}`, `Appartement ${number}`, `Apartment ${number}`, `Wohnung ${number}`);
};

/** The cheapest and the dearest are still to be had, so that a project goes from and to what its plan says. */
function stateOf(plan: ProjectPlan, index: number): Unit['State'] {
	const isEnd = index === 0 || index === plan.units - 1;
	if (isEnd && plan.sold < 1) return 'available';
	const rank = ((index * 7 + 3) % plan.units) / plan.units;
	if (rank < plan.sold) return 'sold';
	return rank < plan.sold + 0.08 ? 'option' : 'available';
}

/** Units of a project, cheapest first, from its lowest price to its highest. */
export function makeUnits(
	plan: ProjectPlan,
	light: Light,
	book: PictureBook,
	calendar: Calendar,
	random: Random,
): Unit[] {
	const facts = buildingFacts(plan, calendar);
	return Array.from({ length: plan.units }, (_, index): Unit => {
		const share = index / Math.max(1, plan.units - 1);
		const living = Math.round(plan.smallest + (plan.largest - plan.smallest) * share);
		const price = Math.round((plan.from + (plan.to - plan.from) * share) / 1000) * 1000;
		const floor = plan.webId === 1 ? 0 : Math.floor(index / 4);
		const bedrooms = plan.webId === 1 ? (living > 155 ? 4 : 3) : living > 100 ? 3 : living > 68 ? 2 : 1;
		const terrace = plan.webId === 1 ? random.int(14, 26) : random.int(7, 19);
		const slots = {
			floor: floorName(floor),
			onFloor: onFloor(floor),
			living: squareMetres(living),
			bedrooms: countOf(bedrooms, 'bedroom'),
			terrace: squareMetres(terrace),
		};
		const text = plan.webId === 1 ? HOUSE_TEXT : (FLAT_TEXTS[index % FLAT_TEXTS.length] ?? HOUSE_TEXT);
		const filled = fill(text, slots);
		const opened = sentenceCase({
			nl: filled.nl.slice(3),
			fr: filled.fr.slice(3),
			en: filled.en.slice(3),
			de: filled.de.slice(3),
		});
		return {
			ID: plan.id * 100 + index + 1,
			Name: nameOf(plan, index, floor),
			WebID: plan.webId,
			Floor: floor,
			Bedrooms: bedrooms,
			Bathrooms: bedrooms > 3 ? 2 : 1,
			Toilets: bedrooms > 2 ? 2 : 1,
			// The houses' carports stand outside.
			...(plan.webId === 1 ? { ExternalParkings: 1 } : { Parkings: 1 }),
			SurfaceLiving: living,
			SurfaceTerrace: terrace,
			EnergyPerformance: random.int(8, 48),
			...facts,
			Price: price,
			PublishPrice: true,
			State: stateOf(plan, index),
			Description: t(`<p>${opened.nl}`, `<p>${opened.fr}`, `<p>${opened.en}`, `<p>${opened.de}`),
			pictures: unitPictures(plan, { index, living, bedrooms }, light, book),
		};
	});
}
