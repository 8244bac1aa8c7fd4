import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { homeHref } from '../../home/home-address.ts';
import { CardButtons } from '../buttons/card-buttons.tsx';

/** Cards whose pictures are in the first view. */
const FIRST_VIEW = 3;

/** Kept homes as cards. */
export function KeptCards({ homes }: { homes: readonly PropertySummary[] }) {
	const text = useText();
	const { href, language, site } = useHost();
	return (
		<CardGrid columns={3} label={text('kept.favourites.heading')}>
			{homes.map((home, index) => (
				<PropertyCard
					key={home.ID}
					home={home}
					href={homeHref(home, href, language)}
					headingLevel={2}
					priority={index < FIRST_VIEW}
					site={site}
					action={<CardButtons home={home} />}
				/>
			))}
		</CardGrid>
	);
}
