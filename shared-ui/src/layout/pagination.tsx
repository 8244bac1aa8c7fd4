import { pageOf } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import { classNames } from '../class-names.ts';
import { maskIcon } from '../icons/mask-icon.ts';
import { useLanguage, useText } from '../text.ts';
import { pageNumbers } from './page-numbers.ts';
import classes from './pagination.module.css';

export interface PaginationProps {
	/** From 1 */
	page: number;
	pageCount: number;
	/** Objects on all pages together */
	total: number;
	/** Address of a page */
	hrefOf(page: number): string;
}

function Step({ to, label, rel }: { to: string | undefined; label: string; rel: 'prev' | 'next' }) {
	const looks = classNames(classes.step, maskIcon(classes[rel]));
	if (!to) return <span className={looks} aria-hidden="true" />;
	return <Link className={looks} to={to} rel={rel} aria-label={label} />;
}

/** Pages of a list, with `Page X of Y [N objects]`. Plain links: it works without JavaScript. */
export function Pagination({ page, pageCount, total, hrefOf }: PaginationProps) {
	const text = useText();
	const language = useLanguage();
	let gap = 0;
	return (
		<nav className={classes.pagination} aria-label={text('ui.pagination.label')}>
			<p className={classes.place}>{pageOf({ page, pageCount, total }, text, language)}</p>
			{pageCount > 1 && (
				<ul className={classes.pages}>
					<li>
						<Step
							to={page > 1 ? hrefOf(page - 1) : undefined}
							label={text('ui.pagination.previous')}
							rel="prev"
						/>
					</li>
					{pageNumbers(page, pageCount).map((each) =>
						each === 'gap' ? (
							<li key={`gap-${gap++}`} className={classes.number} aria-hidden="true">
								…
							</li>
						) : (
							<li key={each} className={classes.number}>
								<Link
									className={classes.page}
									to={hrefOf(each)}
									aria-current={each === page ? 'page' : undefined}
									aria-label={text('ui.pagination.page', { page: each })}
								>
									{each}
								</Link>
							</li>
						),
					)}
					<li>
						<Step
							to={page < pageCount ? hrefOf(page + 1) : undefined}
							label={text('ui.pagination.next')}
							rel="next"
						/>
					</li>
				</ul>
			)}
		</nav>
	);
}
