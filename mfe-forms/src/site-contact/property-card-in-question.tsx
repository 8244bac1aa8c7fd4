import { useHost, useText } from '@estate/remote-kit';
import type { SlotHost } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import { Picture } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import classes from './property-card-in-question.module.css';
import type { PropertyInQuestion } from './property-in-question.ts';

/** Address of the home's page; undefined when the listings are not there to show it. */
function addressOf({ id, address }: PropertyInQuestion, host: SlotHost): string | undefined {
	if (!address) return undefined;
	const { routeId, city, slug } = address;
	try {
		return host.href(routeId, { city, slug, id });
	} catch {
		return undefined;
	}
}

/** The home that is asked about stays in sight. */
export function PropertyCardInQuestion({ property }: { property: PropertyInQuestion }) {
	const host = useHost();
	const text = useText();
	const href = addressOf(property, host);
	return (
		<aside className={classes.card} aria-label={text('siteContact.about')}>
			{property.picture && (
				<Picture className={classes.picture} picture={property.picture} alt="" sizes="100px" ratio={4 / 3} />
			)}
			<div>
				<p className={classes.about}>{text('siteContact.about')}</p>
				<p className={classes.title}>
					{property.title}, {cityName(property.city, host.site.citySpellings)}
				</p>
				{href && <Link to={href}>{text('siteContact.aboutLink')}</Link>}
			</div>
		</aside>
	);
}
