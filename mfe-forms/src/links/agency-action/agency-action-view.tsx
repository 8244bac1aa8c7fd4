import { useText } from '@estate/remote-kit';
import { type AgencyActionPage, FORM_SLOT_FIELD } from '@estate/shared-contract';
import { formatNumber, formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Button, NativeSelect, Textarea, TextInput } from '@estate/shared-ui/mantine';
import { Fragment } from 'react';
import { LinkState } from '../link-state.tsx';
import classes from '../links.module.css';
import type { ActionProblem, AgencyActionData } from './load-agency-action.ts';

const PROBLEM_ID = 'action-problem';
const AMOUNT_PROBLEMS: ReadonlySet<ActionProblem> = new Set(['amount', 'cents', 'too-small', 'too-large']);

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

/** With the bounds, where an amount lies outside them. */
function Problem({ problem, amount }: { problem: ActionProblem; amount: AgencyActionPage['amount'] }) {
	const text = useText();
	const language = useLanguage();
	const euro = (value: number | undefined) => (value === undefined ? '' : formatPrice(value, language));
	const values = { least: euro(amount?.least), most: euro(amount?.most) };
	return (
		<p className={classes.failure} role="alert" id={PROBLEM_ID}>
			{text(problem === 'failed' ? 'links.failed' : `links.action.${problem}`, values)}
		</p>
	);
}

/** The press: a post, which no program that only follows links does. */
function ActionForm({ page: { button, choice, amount, text: area }, typed, problem }: AgencyActionData) {
	const text = useText();
	const language = useLanguage();
	const written = amount?.value === undefined ? '' : formatNumber(amount.value, language);
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
					// Nothing is chosen beforehand: one press too many would change what is decided, or move a visit.
					data={[{ value: '', label: text('links.action.pick') }, ...choice.options]}
					defaultValue={typed?.choice ?? ''}
					{...(problem === 'choice' ? { error: true, 'aria-errormessage': PROBLEM_ID } : {})}
				/>
			)}
			{amount && (
				<TextInput
					id="action-amount"
					name="amount"
					mb="md"
					required
					withAsterisk={false}
					inputMode="numeric"
					autoComplete="off"
					label={amount.label}
					description={amount.hint}
					defaultValue={typed?.amount ?? written}
					{...(problem && AMOUNT_PROBLEMS.has(problem)
						? { 'aria-invalid': true, 'aria-errormessage': PROBLEM_ID }
						: {})}
				/>
			)}
			{area && (
				<Textarea
					id="action-text"
					name="text"
					mb="md"
					required={!area.isOptional}
					withAsterisk={false}
					label={area.label}
					description={area.hint}
					defaultValue={typed?.text ?? ''}
					maxLength={area.longest}
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
			{problem && <Problem problem={problem} amount={page.amount} />}
			{state === 'open' ? <p>{message}</p> : <LinkState isGood={state === 'done'}>{message}</LinkState>}
			{note && <p>{note}</p>}
			<Facts facts={facts} />
			{state === 'open' && <ActionForm {...data} />}
		</div>
	);
}
