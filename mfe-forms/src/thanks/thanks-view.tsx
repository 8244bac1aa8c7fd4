import { useHost, useText } from '@estate/remote-kit';
import { ButtonLook, Icon, IconCheck, LinkButton } from '@estate/shared-ui';
import { SearchSummary } from '../search-summary/search-summary.tsx';
import { AskedFacts } from './asked-facts.tsx';
import { isSent, type ThanksData } from './load-thanks.ts';
import { thanksLead, thanksSection } from './thanks-lead.ts';
import classes from './thanks-view.module.css';

/** The address of a thank-you page, opened without a request. */
function NothingSent() {
	const text = useText();
	const { localize } = useHost();
	return (
		<section>
			<p>{text('thanks.none.lead')}</p>
			<LinkButton href={localize('/')} variant="outline">
				{text('thanks.home')}
			</LinkButton>
		</section>
	);
}

/** A request has arrived: which one, its reference, and what happens next. */
export function ThanksView({ data }: { data: ThanksData | null }) {
	const text = useText();
	const host = useHost();
	if (!data) return null;
	if (!isSent(data)) return <NothingSent />;
	const { kind, reference, visit, asked, search, slip } = data;
	const section = thanksSection(kind, { visit, asked });
	const steps = `thanks.${section}`;
	return (
		<section>
			<p className={classes.lead}>
				<span className={classes.mark}>
					<Icon of={IconCheck} size={24} />
				</span>
				{text(thanksLead(kind, { visit, asked, search }), { until: visit?.until ?? '' })}
			</p>
			{slip && <p className={classes.slip}>{text('thanks.slip', slip)}</p>}
			{search && <SearchSummary search={search} />}
			<AskedFacts reference={reference} asked={asked} />
			<h2 className={classes.next}>{text('thanks.nextTitle')}</h2>
			<ol className={classes.steps}>
				<li>{text(`${steps}.next1`)}</li>
				<li>{text(`${steps}.next2`)}</li>
			</ol>
			{host.close ? (
				<ButtonLook variant="outline" onClick={host.close}>
					{text('thanks.close')}
				</ButtonLook>
			) : (
				<LinkButton href={host.localize('/')} variant="outline">
					{text('thanks.home')}
				</LinkButton>
			)}
		</section>
	);
}
