import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { LinkButton } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../../fields/call-problem.ts';
import { FormProblem } from '../../fields/form-message.tsx';
import { SlotForm } from '../../fields/slot-form.tsx';
import type { CriteriaData } from '../searches-data.ts';
import classes from './criteria.module.css';

/** One side of the change: a search in words, and what it finds now. */
function Criteria({ title, of }: { title: string; of: CriteriaData['criteria'] }) {
	const text = useText();
	const { language } = useHost();
	const { words, total, href } = of;
	return (
		<section className={classes.side}>
			<h3 className={classes.title}>{title}</h3>
			<p className={classes.words}>{words.join(' · ')}</p>
			<p className={classes.total}>
				<a href={href}>{text('searches.total', { count: total, number: formatNumber(total, language) })}</a>
			</p>
		</section>
	);
}

const PROBLEMS = {
	failed: 'searches.failed',
	'already-saved': 'searches.criteria.same',
	...CALL_PROBLEM_TEXTS,
};

/** What a saved search asks now beside what its visitor found in a list: to be kept, to be left, or to look on. */
export function CriteriaView({ data: { search, criteria, problem } }: { data: CriteriaData }) {
	const text = useText();
	const name = search.name ?? search.words.join(' · ');
	return (
		<section aria-labelledby="criteria-title">
			<h2 id="criteria-title" className={classes.heading}>
				{text('searches.criteria.changing', { name })}
			</h2>
			<FormProblem>{problem && text(PROBLEMS[problem])}</FormProblem>
			<div className={classes.sides}>
				<Criteria title={text('searches.criteria.before')} of={search} />
				<Criteria title={text('searches.criteria.after')} of={criteria} />
			</div>
			<SlotForm slot="searches" isBare>
				<input type="hidden" name="search" value={search.id} />
				<div className={classes.buttons}>
					<Button type="submit" name="do" value="keep-criteria" size="lg">
						{text('searches.criteria.keep')}
					</Button>
					<LinkButton href={criteria.href} variant="outline" size="large">
						{text('searches.criteria.look')}
					</LinkButton>
					<Button type="submit" name="do" value="leave-criteria" size="lg" variant="subtle">
						{text('searches.criteria.leave')}
					</Button>
				</div>
			</SlotForm>
		</section>
	);
}
