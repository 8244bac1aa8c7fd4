import { useHost, useText } from '@estate/remote-kit';
import { LinkButton } from '@estate/shared-ui';
import classes from './sold-out-message.module.css';

/** Original path of the page where a visitor leaves a saved search (website.md §2). */
const DEMAND_PATH = '/demand-register/';

/** Says that nothing of a project is left, and what a visitor can do instead. */
export function SoldOutMessage({ total }: { total: number }) {
	const text = useText();
	const { href, localize } = useHost();
	const demand = localize(DEMAND_PATH);
	return (
		<section className={classes.notice} aria-labelledby="sold-out-title">
			<h2 className={classes.title} id="sold-out-title">
				{text('soldOut.title')}
			</h2>
			<p className={classes.text}>{text('soldOut.text', { count: total })}</p>
			<p className={classes.links}>
				<LinkButton href={href('projects.list')}>{text('module.all')}</LinkButton>
				{demand !== '/' && (
					<LinkButton href={demand} variant="outline">
						{text('soldOut.demand')}
					</LinkButton>
				)}
			</p>
		</section>
	);
}
