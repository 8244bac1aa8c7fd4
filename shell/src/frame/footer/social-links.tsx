import type { Agency } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';
import classes from './social-links.module.css';

/** The agency's pages at social networks, as links alone: nothing of the networks is loaded. */
export function SocialLinks({ social = [] }: Pick<Agency, 'social'>) {
	const text = useText();
	if (social.length === 0) return null;
	return (
		<nav aria-label={text('frame.footer.social')} className={classes.social}>
			<ul className={classes.list}>
				{social.map(({ name, url }) => (
					<li key={url}>
						<a href={url} rel="noopener me">
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
