import { useHost, useText } from '@estate/remote-kit';
import { type PropertySummary, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { Icon, IconX, Picture, Price } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { useEffect, useRef } from 'react';
import { homeHref } from '../home/home-address.ts';
import classes from './selected-homes.module.css';

interface Props {
	homes: readonly PropertySummary[];
	onClose: () => void;
}

/** The homes of the pin that was chosen, laid over the map's corner: small cards, each one link. */
export function SelectedHomes({ homes, onClose }: Props) {
	const text = useText();
	const { href, language, site } = useHost();
	const card = useRef<HTMLElement>(null);
	const [first] = homes;
	// The map's lower end, where the card lies, may be below the screen.
	useEffect(() => {
		if (first) card.current?.scrollIntoView({ block: 'nearest' });
	}, [first]);
	return (
		<section ref={card} className={classes.chosen} aria-label={text('map.chosen')}>
			<button type="button" className={classes.close} aria-label={text('ui.close')} onClick={onClose}>
				<Icon of={IconX} />
			</button>
			<ul className={classes.list}>
				{homes.map((home) => (
					<li key={home.ID} className={classes.home}>
						{home.SmallPictureItem && (
							<Picture
								className={classes.picture}
								picture={home.SmallPictureItem}
								alt=""
								sizes="132px"
								ratio={4 / 3}
							/>
						)}
						<div className={classes.words}>
							<p className={classes.price}>
								<Price home={home} />
							</p>
							<p className={classes.title}>
								<Link className={classes.link} to={homeHref(home, href, language)}>
									{withoutBadge(home.TypeDescription)}
								</Link>
							</p>
							<p className={classes.place}>{placeLine(home, site.citySpellings)}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
