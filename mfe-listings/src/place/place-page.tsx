import { useHost, useText } from '@estate/remote-kit';
import {
	emptySearch,
	type Goal,
	type PlacePage,
	type SearchFilter,
	searchToSave,
} from '@estate/shared-contract';
import { ContactCard, contactOf, LinkButton } from '@estate/shared-ui';
import { listHref } from '../property/list-address.ts';
import { PropertyCards } from '../results/property-cards.tsx';
import { SaveSearchLink } from '../save/save-search-link.tsx';
import { PlaceDirections } from './place-directions.tsx';
import classes from './place-page.module.css';
import { placeSentences } from './place-words.ts';

interface Props {
	goal: Goal;
	page: PlacePage;
}

/** The list's own search for what this page shows. */
function searchOf({ place, type }: PlacePage, goal: Goal): SearchFilter {
	const cities = [{ name: place.Name.toLowerCase(), zip: place.Zip }];
	return { ...emptySearch(goal), cities, types: type ? [type.WebID] : [] };
}

/** What is available in a place: figures in sentences, the newest properties, ways to go on. */
export function PlacePageView({ goal, page }: Props) {
	const text = useText();
	const { href, language, localize, site } = useHost();
	const { contact, items, nearest, total, type } = page;
	const filter = searchOf(page, goal);
	return (
		<>
			<p className={classes.lead}>{placeSentences(page, goal, { language, text }).join(' ')}</p>
			<section>
				<h2 className={classes.title}>{text(total > 0 ? 'place.newest' : 'place.nearest')}</h2>
				<PropertyCards
					properties={total > 0 ? items : nearest}
					filter={filter}
					view="grid"
					typeNames={type ? { [type.WebID]: type.Name } : {}}
				/>
				<p className={classes.all}>
					<LinkButton href={listHref(total > 0 ? { ...filter, hideSold: true } : emptySearch(goal), href)}>
						{text('place.all')}
					</LinkButton>
				</p>
			</section>
			<p className={classes.save}>
				<span>{text('place.saveText')}</span>
				<SaveSearchLink search={searchToSave(filter)} variant="outline" size="small">
					{text('place.save')}
				</SaveSearchLink>
			</p>
			<PlaceDirections goal={goal} page={page} />
			{contact && (
				<div className={classes.contact}>
					<ContactCard contact={contactOf(contact, site.agency)}>
						<LinkButton href={localize('/contact/')}>{text('detail.contact.ask')}</LinkButton>
					</ContactCard>
				</div>
			)}
		</>
	);
}
