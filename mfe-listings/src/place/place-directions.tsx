import { useHost, useText } from '@estate/remote-kit';
import type { Goal, Href, Language, PlacePage, ProjectSummary } from '@estate/shared-contract';
import { placeHref } from './place-address.ts';
import { type PlaceLinkItem, PlaceLinks } from './place-links.tsx';
import classes from './place-page.module.css';

/** Address of a project's page, which another remote has; none on a site without it. */
function projectLink({ ID, Name, Slugs }: ProjectSummary, href: Href, language: Language): PlaceLinkItem[] {
	const address = Slugs[language] ?? Object.values(Slugs)[0];
	if (!address) return [];
	try {
		return [{ name: Name, href: href('projects.project-detail', { ...address, id: ID }, language) }];
	} catch {
		return [];
	}
}

/** From a place to its types, its parts, its whole, its neighbours and its projects. */
export function PlaceDirections({ goal, page }: { goal: Goal; page: PlacePage }) {
	const text = useText();
	const { href, language } = useHost();
	const { neighbours, parts, place, projects, slugs, type, types, whole } = page;
	const own = slugs[language].place;
	const linkOf = ({ Name, slug, count }: PlacePage['parts'][number], kind?: string): PlaceLinkItem => ({
		name: Name,
		href: placeHref({ place: slug, type: kind }, goal, href, language),
		count,
	});
	const ownType = slugs[language].type;
	const typeLinks = types
		.filter(({ slug }) => slug !== ownType)
		.map(({ Name, slug, count }) => ({
			name: Name,
			href: placeHref({ place: own, type: slug }, goal, href, language),
			count,
		}));
	const wholeLink = whole
		? [{ ...linkOf(whole, ownType), name: text('place.whole', { place: whole.Name }) }]
		: [];
	const projectLinks = projects.flatMap((project) => projectLink(project, href, language));
	return (
		<div className={classes.directions}>
			<PlaceLinks
				title={text('place.types', { place: place.Name })}
				links={[
					...(type
						? [{ name: text('quick.anyType'), href: placeHref({ place: own }, goal, href, language) }]
						: []),
					...typeLinks,
				]}
			/>
			<PlaceLinks
				title={text('place.parts', { place: place.Name })}
				links={parts.map((part) => linkOf(part, ownType))}
			/>
			<PlaceLinks
				title={text('place.around', { place: place.Name })}
				links={[...wholeLink, ...neighbours.map((near) => linkOf(near, ownType))]}
			/>
			<PlaceLinks title={text('place.projects', { place: place.Name })} links={projectLinks} />
		</div>
	);
}
