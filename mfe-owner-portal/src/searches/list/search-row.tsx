import { useHost, useText } from '@estate/remote-kit';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { Badge } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { SlotForm } from '../../fields/slot-form.tsx';
import type { ShownSearch } from '../searches-data.ts';
import { ChangeForm } from './change-form.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import classes from './search-row.module.css';

/** What a search in each state can do next. */
const NEXT = {
	unconfirmed: ['confirm', 'end'],
	active: ['pause', 'end'],
	paused: ['resume', 'end'],
	ended: ['resume'],
} as const;

/** One saved search: in words, with what it finds now, and what can be done with it. */
export function SearchRow({ search }: { search: ShownSearch }) {
	const text = useText();
	const { language } = useHost();
	const { id, kind, name, words, total, status, frequency, since, href } = search;
	const title = name ?? words.join(' · ');
	const isOn = status === 'active' || status === 'paused';
	return (
		<article className={classes.row} aria-labelledby={`search-${id}-title`}>
			<div className={classes.words}>
				<p className={classes.state}>
					<Badge tone={status === 'active' ? 'moss' : 'plain'}>{text(`searches.status.${status}`)}</Badge>
					<span>{text(`searches.frequency.${frequency}`)}</span>
				</p>
				<h3 className={classes.title} id={`search-${id}-title`}>
					{title}
				</h3>
				{name && <p className={classes.soft}>{words.join(' · ')}</p>}
				<p className={classes.total}>
					<a href={href} aria-describedby={`search-${id}-title`}>
						{text(`searches.${kind === 'watch' ? 'listed' : 'total'}`, {
							count: total,
							number: formatNumber(total, language),
						})}
					</a>
				</p>
				<p className={classes.soft}>{text('searches.since', { day: formatDate(since, language) })}</p>
			</div>
			<div className={classes.actions}>
				<SlotForm slot="searches" isBare>
					<input type="hidden" name="search" value={id} />
					<div className={classes.buttons}>
						{NEXT[status].map((action) => (
							<Button
								key={action}
								type="submit"
								name="do"
								value={action}
								size="sm"
								variant={action === 'end' ? 'subtle' : 'outline'}
								aria-describedby={`search-${id}-title`}
							>
								{text(`searches.do.${action}`)}
							</Button>
						))}
					</div>
				</SlotForm>
				{isOn && kind === 'wish' && <CriteriaForm search={search} />}
				{isOn && <ChangeForm search={search} />}
			</div>
		</article>
	);
}
