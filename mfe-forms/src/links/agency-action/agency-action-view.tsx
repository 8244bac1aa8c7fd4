import { useText } from '@estate/remote-kit';
import { type AgencyActionPage, FORM_SLOT_FIELD } from '@estate/shared-contract';
import { Button, NativeSelect, Textarea } from '@estate/shared-ui/mantine';
import { Fragment } from 'react';
import { LinkState } from '../link-state.tsx';
import classes from '../links.module.css';
import type { ActionProblem, AgencyActionData } from './load-agency-action.ts';

function Facts({ facts }: Pick<AgencyActionPage, 'facts'>) {
	if (facts.length === 0) return null;
	return (
		<dl className={classes.facts}>
			{facts.map(({ label, value }) => (
				<Fragment key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</Fragment>
			))}
		</dl>
	);
}

function Problem({ problem }: { problem: ActionProblem }) {
	const text = useText();
	return (
		<p className={classes.failure} role="alert">
			{text(problem === 'failed' ? 'links.failed' : `links.action.${problem}`)}
		</p>
	);
}

/** The press: a post, which no program that only follows links does. */
function ActionForm({ page: { button, choice, text }, typed }: Pick<AgencyActionData, 'page' | 'typed'>) {
	return (
		<form method="post">
			<input type="hidden" name={FORM_SLOT_FIELD} value="forms.agency-action" />
			{choice && (
				<NativeSelect
					id="action-choice"
					name="choice"
					mb="md"
					required
					withAsterisk={false}
					label={choice.label}
					data={choice.options}
				/>
			)}
			{text && (
				<Textarea
					id="action-text"
					name="text"
					mb="md"
					required
					withAsterisk={false}
					label={text.label}
					description={text.hint}
					defaultValue={typed ?? ''}
					maxLength={text.longest}
					rows={6}
				/>
			)}
			<Button type="submit" size="lg">
				{button}
			</Button>
		</form>
	);
}

/** What a colleague of the agency does by a link of a mail: what and to what, and one press. The words are the api's. */
export function AgencyActionView({ data }: { data: AgencyActionData }) {
	const { page, problem } = data;
	const { state, message, note, facts } = page;
	return (
		<div className={classes.page}>
			{problem && <Problem problem={problem} />}
			{state === 'open' ? <p>{message}</p> : <LinkState isGood={state === 'done'}>{message}</LinkState>}
			{note && <p>{note}</p>}
			<Facts facts={facts} />
			{state === 'open' && <ActionForm {...data} />}
		</div>
	);
}
