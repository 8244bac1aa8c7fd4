import { useHost, useText } from '@estate/remote-kit';
import { type FormDescription, REVIEW_FIELD, reviewMark } from '@estate/shared-contract';
import { Button } from '@estate/shared-ui/mantine';
import type { LiveForm } from '../browser/use-form.ts';
import { answerId, fieldId } from '../field-id.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { CHANGE_BUTTON } from '../submit/posted-values.ts';
import { type Answer, answersOf } from './answers.ts';
import classes from './review-part.module.css';

interface AnswerRowProps {
	form: FormDescription;
	answer: Answer;
	live: Pick<LiveForm, 'isAlive' | 'goToField'>;
}

/** One answer, with the way back to its field: with JavaScript in place, without it by a post that keeps the rest. */
function AnswerRow({ form, answer: { name, label, value }, live: { isAlive, goToField } }: AnswerRowProps) {
	const text = useText();
	const id = fieldId(form, name);
	const way = isAlive
		? { onClick: () => goToField(name, id) }
		: { type: 'submit' as const, name: CHANGE_BUTTON, value: name, formAction: `#${id}` };
	return (
		<div className={classes.row}>
			<dt className={classes.label}>{label}</dt>
			<dd className={value ? classes.value : classes.empty}>{value || text('form.review.empty')}</dd>
			<dd className={classes.change}>
				<Button
					variant="subtle"
					size="sm"
					aria-label={text('form.review.changeOf', { name: label })}
					{...way}
				>
					{text('form.review.change')}
				</Button>
			</dd>
		</div>
	);
}

export interface ReviewPartProps {
	form: FormDescription;
	data: FormSlotData;
	live: LiveForm;
	/** Index of the step */
	index: number;
}

/** All answers before they are sent: the mark says which ones were shown. */
export function ReviewPart({ form, data, live, index }: ReviewPartProps) {
	const text = useText();
	const { language } = useHost();
	const { isAlive, values, errors, problem } = live;
	const isShown = isAlive ? live.step === index : data.isReview === true;
	if (!isShown) return null;
	// Without JavaScript the browser goes to what the server says of the form.
	const isAnswer = errors.length === 0 && problem === undefined;
	return (
		<div data-step={index}>
			{/* Enter in a field sends the form, and does not go back to the first answer. */}
			{!isAlive && <button type="submit" className={classes.first} tabIndex={-1} aria-hidden="true" />}
			<input type="hidden" name={REVIEW_FIELD} value={reviewMark(form, values)} />
			<h2 id={isAnswer ? answerId(form) : undefined} className={classes.heading} tabIndex={-1}>
				{text('form.review.go')}
			</h2>
			<p>{text('form.review.intro')}</p>
			{form.steps?.slice(0, index).map((step) => (
				<section key={step}>
					<h3 className={classes.step}>{text(`forms.${form.name}.steps.${step}`)}</h3>
					<dl className={classes.answers}>
						{answersOf(form, step, values, { text, language }).map((answer) => (
							<AnswerRow key={answer.name} form={form} answer={answer} live={live} />
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
