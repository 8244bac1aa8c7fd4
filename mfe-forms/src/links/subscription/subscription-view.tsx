import { useHost, useText } from '@estate/remote-kit';
import type { Subscription } from '@estate/shared-contract';
import { LinkButton } from '@estate/shared-ui';
import { Button, Radio } from '@estate/shared-ui/mantine';
import choice from '../../form/fields/choice.module.css';
import { OPTION_CLASSES } from '../../form/fields/option-classes.ts';
import { SearchSummary } from '../../search-summary/search-summary.tsx';
import { LinkFailure, LinkState } from '../link-state.tsx';
import classes from '../links.module.css';
import { AccountForm } from './account-form.tsx';
import { ChangeForm } from './change-form.tsx';
import type { SubscriptionData } from './load-subscription.ts';

/** The properties that fit the search now; with its words where the api says them. */
function SavedSearchLink({ query, goal, description }: Subscription) {
	const text = useText();
	const { localize } = useHost();
	if (description) return <SearchSummary search={description} />;
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
	const { subscription, problem, manageHref } = data;
	const { status, kind, account } = subscription;
	const text = useText();
	const { href } = useHost();
	const manage = manageHref && (
		<p className={classes.manage}>
			<a href={manageHref}>{text('links.subscription.manage')}</a>
		</p>
	);
	const confirmed = status === 'paused' ? 'resume' : 'confirm';
	if (status === 'ended')
		return (
			<div className={classes.page}>
				<LinkState isGood>{text('ui.successes.unsubscribed')}</LinkState>
				<LinkButton
					href={href(kind === 'newsletter' ? 'forms.newsletter' : 'forms.demand-register')}
					variant="outline"
				>
					{text(`forms.${kind === 'newsletter' ? 'sign-newsletter' : 'demand-register'}.label`)}
				</LinkButton>
				{manage}
			</div>
		);
	return (
		<div className={classes.page}>
			<LinkState isGood={status === 'active'}>{text(`links.subscription.${status}`)}</LinkState>
			{/* What is wrong with the password stands at its field. */}
			<LinkFailure problem={problem === 'wrong-password' && account ? undefined : problem} />
			{account && <AccountForm status={status} problem={problem} />}
			{(status === 'unconfirmed' || status === 'paused') && (
				<ChangeForm>
					<Button
						type="submit"
						size={account ? 'md' : 'lg'}
						variant={account ? 'outline' : 'filled'}
						name="action"
						value="confirm"
					>
						{text(account ? 'links.subscription.account.without' : `links.subscription.${confirmed}`)}
					</Button>
				</ChangeForm>
			)}
			<SavedSearchLink {...subscription} />
			{status === 'active' && <FrequencyForm {...subscription} />}
			{manage}
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
