import { useHost } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { homeHref } from '../home/home-address.ts';
import { CardButtons } from '../kept/buttons/card-buttons.tsx';
import classes from './similar-homes.module.css';

/** Homes of a row, most of all three. */
const MOST = 3;

/** Homes that a visitor may like as well. Nothing at all where there are none. */
export function SimilarHomes({ title, homes }: { title: string; homes: readonly PropertySummary[] }) {
	const { href, language, site } = useHost();
	if (homes.length === 0) return null;
	return (
		<section className={classes.similar} aria-labelledby="similar-title">
			<h2 className={classes.title} id="similar-title">
				{title}
			</h2>
			<CardGrid columns={MOST}>
				{homes.slice(0, MOST).map((home) => (
					<PropertyCard
						key={home.ID}
						home={home}
						href={homeHref(home, href, language)}
						site={site}
						action={<CardButtons home={home} />}
					/>
				))}
			</CardGrid>
		</section>
	);
}
