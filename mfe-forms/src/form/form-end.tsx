import { useHost, useText } from '@estate/remote-kit';
import type { FormDescription } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import type { LiveForm } from './browser/use-form.ts';
import { CaptchaField } from './captcha/captcha-field.tsx';
import classes from './form-body.module.css';
import type { FormSlotData } from './form-slot-data.ts';
import { reviewStep } from './steps/form-steps.ts';
import { CAPTCHA_FIELDS } from './submit/posted-values.ts';

interface FormEndProps {
	form: FormDescription;
	live: LiveForm;
}

const isLastShown = ({ isAlive, step, lastStep }: LiveForm) => !isAlive || step === lastStep;

/** Below the last fields: the check against robots, and what is done with what is sent. */
export function FormEnd({ form, live, waits }: FormEndProps & { waits: boolean }) {
	const host = useHost();
	const text = useText();
	const { captcha, errors, isAlive } = live;
	return (
		<div className={classNames(waits && classes.waits)} hidden={!isLastShown(live)}>
			<CaptchaField
				form={form.name}
				challenge={captcha.challenge}
				isPending={captcha.isPending}
				isAway={captcha.isAway}
				isOneMore={live.isOneMore}
				code={errors.find(({ name }) => name === CAPTCHA_FIELDS.text)?.code}
				isAlive={isAlive}
				solving={captcha.solving}
				onRenew={() => void captcha.renew()}
			/>
			<p className={classes.privacy}>
				{text('form.privacy')} <a href={host.localize('/privacy/')}>{text('form.privacyLink')}</a>.
			</p>
		</div>
	);
}

/** On, or off with it; and back. */
export function FormButtons({ form, data, live }: FormEndProps & { data: FormSlotData }) {
	const text = useText();
	const { isAlive, sending, step } = live;
	const isLast = isLastShown(live);
	const review = reviewStep(form);
	const leadsToReview = review !== undefined && (isAlive ? step === review - 1 : !data.isReview);
	const onwards = text(leadsToReview ? 'form.review.go' : 'form.steps.next');
	const submit = isLast && !leadsToReview ? text(`forms.${form.name}.submit`) : onwards;
	return (
		<div className={classes.buttons}>
			{live.isUnsent && (
				<p className={classes.unsent} role="alert">
					{text('form.unsent')}
				</p>
			)}
			{/* Disabled it would lose the focus. */}
			<Button type="submit" size="lg" aria-disabled={sending || undefined}>
				{sending && isLast ? text('form.sending') : submit}
			</Button>
			{isAlive && step > 0 && (
				<Button variant="subtle" size="lg" onClick={live.goBack}>
					{text('form.steps.back')}
				</Button>
			)}
		</div>
	);
}
