import { useHost, useText } from '@estate/remote-kit';
import { EmptyState, IconCheck, IconKey } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import type { ReactNode } from 'react';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import classes from '../session/log-in-page.module.css';
import type { NotificationLinkData } from './notification-link.ts';

function Outcome({ icon, title, children }: { icon: typeof IconCheck; title: string; children: ReactNode }) {
	const text = useText();
	const { href } = useHost();
	return (
		<EmptyState
			icon={icon}
			title={title}
			action={
				<Button component={Link} to={`${href('owner-portal.account')}#notifications`}>
					{text('notifications.toAccount')}
				</Button>
			}
		>
			{children}
		</EmptyState>
	);
}

/** One press that ends mails to an owner, without a log-in. */
export function NotificationLinkView({ data: { link, problem } }: { data: NotificationLinkData }) {
	const text = useText();
	if (!link)
		return (
			<Outcome icon={IconKey} title={text('notifications.over')}>
				{text('notifications.overHelp')}
			</Outcome>
		);
	if (link.kinds.length === 0)
		return (
			<Outcome icon={IconCheck} title={text('notifications.ended')}>
				{text('notifications.endedHelp')}
			</Outcome>
		);
	return (
		<SlotForm slot="notifications">
			<p className={classes.lead}>{text('notifications.question')}</p>
			<ul>
				{link.kinds.map((kind) => (
					<li key={kind}>{text(`notifications.kinds.${kind}`)}</li>
				))}
			</ul>
			<FormProblem>{problem && text(CALL_PROBLEM_TEXTS[problem])}</FormProblem>
			<Button type="submit" size="lg">
				{text('notifications.submit')}
			</Button>
		</SlotForm>
	);
}
