import { useHost, useText } from '@estate/remote-kit';
import { ButtonLook, Icon, IconCheck, LinkButton } from '@estate/shared-ui';
import type { ThanksData } from './load-thanks.ts';
import { thanksLead } from './thanks-lead.ts';
import classes from './thanks-view.module.css';

/** A request has arrived: which one, its reference, and what happens next. */
export function ThanksView({ data }: { data: ThanksData | null }) {
	const text = useText();
	const host = useHost();
	if (!data) return null;
	const { kind, reference } = data;
	return (
		<section>
			<p className={classes.lead}>
				<span className={classes.mark}>
					<Icon of={IconCheck} size={24} />
				</span>
				{text(thanksLead(kind))}
			</p>
			{reference && (
				<dl className={classes.reference}>
					<dt>{text('thanks.reference')}</dt>
					<dd>{reference}</dd>
				</dl>
			)}
			<h2 className={classes.next}>{text('thanks.nextTitle')}</h2>
			<ol className={classes.steps}>
				<li>{text(`thanks.${kind}.next1`)}</li>
				<li>{text(`thanks.${kind}.next2`)}</li>
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
