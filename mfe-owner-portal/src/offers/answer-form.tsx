import { useText } from '@estate/remote-kit';
import {
	counterBounds,
	LONGEST_OFFER_NOTE,
	OFFER_ANSWERS,
	OFFERS_SLOT,
	type OwnerOffer,
} from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Button, NativeSelect, Textarea, TextInput } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { type AnswerFailure, type OffersData, offerAnchor } from './load-offers.ts';
import classes from './offers.module.css';

const PROBLEM_TEXTS: Record<AnswerFailure['problem'], string> = {
	...CALL_PROBLEM_TEXTS,
	invalid: 'offers.notSent',
	changed: 'offers.changed',
};

/** Asks the agency to accept, refuse or counter an offer. It posts to its own page, so that it works without JavaScript. */
export function AnswerForm({ offer, data }: { offer: OwnerOffer; data: OffersData }) {
	const text = useText();
	const language = useLanguage();
	const { id, terms, canAnswer } = offer;
	const typed = data.typed?.offer === id ? data.typed : undefined;
	const failure = typed && data.failure;
	const problem = failure && text(PROBLEM_TEXTS[failure.problem]);
	// It was decided while the form was open.
	if (!canAnswer) return <FormProblem>{problem}</FormProblem>;
	const { answer, amount, note } = failure?.errors ?? {};
	const name = terms ? formatPrice(terms.amount, language) : '';
	const { least, most } = counterBounds(terms?.amount ?? 0, data.askingPrice);
	const bounds = { least: formatPrice(least, language), most: formatPrice(most, language) };
	return (
		<details className={classes.more} open={typed !== undefined}>
			<summary>{text('offers.answer', { amount: name })}</summary>
			<SlotForm slot={OFFERS_SLOT} action={`${data.pathname}#${offerAnchor(id)}`}>
				<input type="hidden" name="offer" value={id} />
				<input type="hidden" name="key" value={typed?.key ?? data.key} />
				<FormProblem>{problem}</FormProblem>
				<p className={classes.said}>{text('offers.answerHint')}</p>
				<NativeSelect
					id={`answer-${id}`}
					name="answer"
					label={text('offers.question')}
					defaultValue={typed?.answer ?? ''}
					error={answer && text('offers.faults.answer')}
					data={[
						{ value: '', label: text('offers.pick') },
						...OFFER_ANSWERS.map((each) => ({ value: each, label: text(`offers.answers.${each}`) })),
					]}
				/>
				<TextInput
					id={`amount-${id}`}
					name="amount"
					inputMode="numeric"
					autoComplete="off"
					label={text('offers.amount')}
					description={text('offers.amountHint')}
					defaultValue={typed?.amount ?? ''}
					error={amount && text(`offers.faults.${amount}`, bounds)}
				/>
				<Textarea
					id={`note-${id}`}
					name="note"
					label={text('offers.note')}
					description={text('offers.noteHint')}
					defaultValue={typed?.note ?? ''}
					maxLength={LONGEST_OFFER_NOTE}
					rows={3}
					error={note && text('offers.faults.note')}
				/>
				<Button type="submit">{text('offers.send')}</Button>
			</SlotForm>
		</details>
	);
}
