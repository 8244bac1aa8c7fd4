import { useHost, useText } from '@estate/remote-kit';
import type { Goal } from '@estate/shared-contract';
import { LinkButton } from '@estate/shared-ui';
import { placeHref } from '../place/place-address.ts';
import classes from './place-link.module.css';

/** The way to all that is available in the place of a property. */
export function PlaceLink({ place, goal }: { place: { Name: string; slug: string }; goal: Goal }) {
	const text = useText();
	const { href, language } = useHost();
	const words = goal === 1 ? 'place.heading.rent' : 'place.heading.sale';
	return (
		<p className={classes.place}>
			<LinkButton href={placeHref({ place: place.slug }, goal, href, language)} variant="outline">
				{text(words, { place: place.Name })}
			</LinkButton>
		</p>
	);
}
