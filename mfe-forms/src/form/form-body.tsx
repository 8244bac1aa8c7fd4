import { useHost, useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD, type FormDescription, isConditionMet } from '@estate/shared-contract';
import { ButtonLook, classNames } from '@estate/shared-ui';
import { useForm } from './browser/use-form.ts';
import { CaptchaField } from './captcha/captcha-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { answerId, fieldId } from './field-id.ts';
import { FieldView } from './fields/field-view.tsx';
import classes from './form-body.module.css';
import type { FormSlotData } from './form-slot-data.ts';
import { Honeypot } from './honeypot.tsx';
import { fieldsBySteps } from './steps/form-steps.ts';
import { ProgressLine } from './steps/progress-line.tsx';
import { CAPTCHA_FIELDS, HONEYPOT } from './submit/posted-values.ts';

/** The form itself: posts to its own page without JavaScript, and does the same in place with it. */
export function FormBody({ form, data }: { form: FormDescription; data: FormSlotData }) {
	const host = useHost();
	const text = useText();
	const live = useForm(form, data);
	const { errors, isAlive, step, lastStep, captcha } = live;
	const hasFile = form.fields.some(({ kind }) => kind === 'file');
	const codeOf = (name: string) => errors.find((error) => error.name === name)?.code;
	// After a post without JavaScript the whole form is shown, wherever the mistake is.
	const isWhole =
		!isAlive && (data.errors.length > 0 || data.problem !== undefined || data.captcha !== undefined);
	const isLast = !isAlive || step === lastStep;
	return (
		<div id={form.name} className={classes.holder}>
			<form
				ref={live.element}
				method="post"
				// Back to what the server says of it, not to the top of the page, when it shows the form again.
				action={`#${answerId(form)}`}
				encType={hasFile ? 'multipart/form-data' : undefined}
				aria-label={text(`forms.${form.name}.label`)}
				noValidate
				data-alive={isAlive || undefined}
				onSubmit={live.onSubmit}
				onInput={live.onInput}
				onBlur={live.onBlur}
				onFocus={live.onFocus}
			>
				<input type="hidden" name={FORM_SLOT_FIELD} value={`forms.${form.name}`} />
				<ErrorSummary
					ref={live.summary}
					form={form}
					errors={errors}
					problem={live.problem}
					onGo={live.goToField}
				/>
				{data.captcha && data.errors.length === 0 && !data.problem && (
					<p id={answerId(form)} className={classes.oneMore} tabIndex={-1}>
						<a href={`#${fieldId(form, CAPTCHA_FIELDS.text)}`}>{text('form.captcha.oneMore')}</a>
					</p>
				)}
				{form.steps && <ProgressLine form={form} step={step} />}
				{fieldsBySteps(form).map((part, index) => (
					<div
						key={part.step ?? ''}
						className={classNames(classes.step, !isAlive && !isWhole && index > 0 && classes.waits)}
						hidden={isAlive && index !== step}
						data-step={index}
					>
						{part.step && (
							<h2 className={classes.heading} tabIndex={-1}>
								{text(`forms.${form.name}.steps.${part.step}`)}
							</h2>
						)}
						<div className={classes.fields}>
							{part.fields.map((field) => (
								<FieldView
									key={field.name}
									form={form}
									field={field}
									value={data.values[field.name] ?? ''}
									code={codeOf(field.name)}
									isAlive={isAlive}
									isAsked={isConditionMet(field.condition, live.values)}
									options={data.options[field.name] ?? []}
									slots={live.slots}
									onUploaded={live.onUploaded}
								/>
							))}
						</div>
					</div>
				))}
				<Honeypot name={HONEYPOT} />
				<div className={classNames(!isAlive && !isWhole && lastStep > 0 && classes.waits)} hidden={!isLast}>
					<CaptchaField
						form={form.name}
						challenge={captcha.challenge}
						isPending={captcha.isPending}
						isAway={captcha.isAway}
						code={codeOf(CAPTCHA_FIELDS.text)}
						isAlive={isAlive}
						onRenew={() => void captcha.renew()}
					/>
					<p className={classes.privacy}>
						{text('form.privacy')} <a href={host.localize('/privacy/')}>{text('form.privacyLink')}</a>.
					</p>
				</div>
				<div className={classes.buttons}>
					<ButtonLook type="submit" size="large" aria-disabled={live.sending || undefined}>
						{live.sending && isLast
							? text('form.sending')
							: isLast
								? text(`forms.${form.name}.submit`)
								: text('form.steps.next')}
					</ButtonLook>
					{isAlive && step > 0 && (
						<ButtonLook variant="quiet" size="large" onClick={live.goBack}>
							{text('form.steps.back')}
						</ButtonLook>
					)}
				</div>
			</form>
		</div>
	);
}
