import { useText } from '@estate/remote-kit';
import { LinkButton } from '@estate/shared-ui';
import pageClasses from '../searches.module.css';
import type { KeptData } from '../searches-data.ts';
import classes from './kept.module.css';
import { KeptRow } from './kept-row.tsx';

/** Favourites with notes, and the properties seen last, of the account: the same on every device. */
export function KeptSection({ kept }: { kept: KeptData }) {
	const text = useText();
	const { favourites, seen, favouritesHref, watchHref } = kept;
	return (
		<>
			<section id="favourites" aria-labelledby="favourites-title">
				<h2 id="favourites-title" className={pageClasses.title}>
					{text('searches.kept.favourites')}
				</h2>
				{favourites.length === 0 ? (
					<p className={pageClasses.soft}>{text('searches.kept.none')}</p>
				) : (
					<>
						<p className={classes.links}>
							<LinkButton href={favouritesHref} variant="outline">
								{text('searches.kept.share')}
							</LinkButton>
							{watchHref && (
								<LinkButton href={watchHref} variant="outline">
									{text('searches.kept.watch')}
								</LinkButton>
							)}
						</p>
						<ul className={pageClasses.list}>
							{favourites.map((one) => (
								<li key={one.property.ID} id={`home-${one.property.ID}`}>
									<KeptRow kept={one} hasNote />
								</li>
							))}
						</ul>
					</>
				)}
			</section>
			{seen.length > 0 && (
				<section aria-labelledby="seen-title">
					<h2 id="seen-title" className={pageClasses.title}>
						{text('searches.kept.seen')}
					</h2>
					<ul className={classes.seen}>
						{seen.map((one) => (
							<li key={one.property.ID}>
								<KeptRow kept={one} />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
