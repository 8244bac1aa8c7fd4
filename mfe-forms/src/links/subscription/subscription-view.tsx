import { useHost, useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD, type Subscription } from '@estate/shared-contract';
import { LinkButton } from '@estate/shared-ui';
import { Button, Radio } from '@estate/shared-ui/mantine';
import type { ReactNode } from 'react';
import choice from '../../form/fields/choice.module.css';
import { OPTION_CLASSES } from '../../form/fields/option-classes.ts';
import { LinkFailure, LinkState } from '../link-notice.tsx';
import classes from '../links.module.css';
import type { SubscriptionData } from './load-subscription.ts';

function ChangeForm({ children }: { children: ReactNode }) {
	return (
		<form method="post">
			<input type="hidden" name={FORM_SLOT_FIELD} value="forms.subscription" />
			{children}
		</form>
	);
}

/** The properties that fit the wish now. */
function WishLink({ query, goal }: Subscription) {
	const text = useText();
	const { localize } = useHost();
	if (query === undefined) return null;
	const list = localize(goal === '1' ? '/for-rent/' : '/for-sale/');
	return (
		<LinkButton href={`${list}?${query}`} variant="outline">
			{text('links.subscription.see')}
		</LinkButton>
	);
}

function FrequencyForm({ frequency }: Subscription) {
	const text = useText();
	if (!frequency) return null;
	return (
		<section className={classes.section}>
			<h2 id="frequency">{text('links.subscription.frequency')}</h2>
			<ChangeForm>
				<div className={choice.options} role="radiogroup" aria-labelledby="frequency">
					{(['at-once', 'daily'] as const).map((each) => (
						<Radio
							key={each}
							classNames={OPTION_CLASSES}
							id={`frequency-${each}`}
							name="action"
							value={each}
							label={text(`options.frequency.${each}`)}
							defaultChecked={each === frequency}
						/>
					))}
				</div>
				<Button type="submit" variant="outline">
					{text('links.subscription.save')}
				</Button>
			</ChangeForm>
		</section>
	);
}

/** What a visitor gets by mail: to be confirmed, how often, or no more. */
export function SubscriptionView({ data }: { data: SubscriptionData }) {
	const { subscription, problem } = data;
	const { status, kind } = subscription;
	const text = useText();
	const { href } = useHost();
	if (status === 'ended')
		return (
			<div className={classes.page}>
				<LinkState isGood>{text('ui.successes.unsubscribed')}</LinkState>
				<LinkButton
					href={href(kind === 'wish' ? 'forms.demand-register' : 'forms.newsletter')}
					variant="outline"
				>
					{text(`forms.${kind === 'wish' ? 'demand-register' : 'sign-newsletter'}.label`)}
				</LinkButton>
			</div>
		);
	return (
		<div className={classes.page}>
			<LinkState isGood={status === 'active'}>{text(`links.subscription.${status}`)}</LinkState>
			<LinkFailure problem={problem} />
			{status === 'unconfirmed' && (
				<ChangeForm>
					<Button type="submit" size="lg" name="action" value="confirm">
						{text('links.subscription.confirm')}
					</Button>
				</ChangeForm>
			)}
			{status === 'active' && <WishLink {...subscription} />}
			{status === 'active' && <FrequencyForm {...subscription} />}
			<section className={classes.section}>
				<h2>{text('links.subscription.endTitle')}</h2>
				<p>{text('links.subscription.endWhy')}</p>
				<ChangeForm>
					<Button type="submit" variant="outline" name="action" value="end">
						{text('links.subscription.end')}
					</Button>
				</ChangeForm>
			</section>
		</div>
	);
}
