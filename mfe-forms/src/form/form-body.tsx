import { useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD, type FormDescription } from '@estate/shared-contract';
import { useForm } from './browser/use-form.ts';
import { DraftLine } from './draft/draft-line.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { answerId, fieldId } from './field-id.ts';
import classes from './form-body.module.css';
import { FormButtons, FormEnd } from './form-end.tsx';
import { FormPart } from './form-part.tsx';
import type { FormSlotData } from './form-slot-data.ts';
import { wordsOf } from './form-words.ts';
import { Honeypot } from './honeypot.tsx';
import { ReviewPart } from './review/review-part.tsx';
import { fieldsBySteps, reviewStep } from './steps/form-steps.ts';
import { ProgressLine } from './steps/progress-line.tsx';
import { CAPTCHA_FIELDS, HONEYPOT } from './submit/posted-values.ts';

/** The form itself: posts to its own page without JavaScript, and does the same in place with it. */
export function FormBody({ form, data }: { form: FormDescription; data: FormSlotData }) {
	const text = useText();
	const live = useForm(form, data);
	const { isAlive } = live;
	const hasFile = form.fields.some(({ kind }) => kind === 'file');
	// After a post without JavaScript the whole form is shown, wherever the mistake is.
	const isWhole =
		data.errors.length > 0 ||
		data.problem !== undefined ||
		data.captcha !== undefined ||
		data.change !== undefined ||
		data.isReview === true;
	// Without JavaScript the server asks for it, above its answer; with it the browser, at the field.
	const isOneMore =
		Boolean(data.captcha?.picture) &&
		!data.isReview &&
		live.errors.length === 0 &&
		live.problem === undefined &&
		!isAlive;
	const waits = !isAlive && !isWhole;
	return (
		<div id={form.name} className={classes.holder}>
			<form
				ref={live.element}
				method="post"
				// Back to what the server says of it, not to the top of the page, when it shows the form again.
				action={`#${answerId(form)}`}
				encType={hasFile ? 'multipart/form-data' : undefined}
				aria-label={text(wordsOf(form, data).label)}
				noValidate
				data-alive={isAlive || undefined}
				{...live.handlers}
			>
				<input type="hidden" name={FORM_SLOT_FIELD} value={`forms.${form.name}`} />
				<ErrorSummary
					ref={live.summary}
					form={form}
					errors={live.errors}
					problem={live.problem}
					retryAfter={live.retryAfter}
					onGo={live.goToField}
				/>
				{isOneMore && (
					<p id={answerId(form)} className={classes.oneMore} tabIndex={-1}>
						<a href={`#${fieldId(form, CAPTCHA_FIELDS.text)}`}>{text('form.captcha.oneMore')}</a>
					</p>
				)}
				{live.hasDraft && <DraftLine onAgain={live.startAgain} />}
				{form.steps && <ProgressLine form={form} step={live.step} />}
				{fieldsBySteps(form).map((part, index) =>
					index === reviewStep(form) ? (
						<ReviewPart key={part.step ?? ''} form={form} data={data} live={live} index={index} />
					) : (
						<FormPart
							key={part.step ?? ''}
							form={form}
							data={data}
							live={live}
							index={index}
							step={part.step}
							fields={part.fields}
							waits={waits && index > 0}
						/>
					),
				)}
				<Honeypot name={HONEYPOT} />
				<FormEnd form={form} live={live} waits={waits && live.lastStep > 0} />
				<FormButtons form={form} data={data} live={live} />
			</form>
		</div>
	);
}
