import { useHost, useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import { ButtonLook } from '@estate/shared-ui';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormFieldView } from '../form/form-field-view.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { postedValue } from '../form/posted-values.ts';
import { useFormSubmission } from '../form/use-form-submission.ts';
import { thanksAddress } from '../thanks/thanks-address.ts';
import { PropertyCardInQuestion } from './property-card-in-question.tsx';
import type { SiteContactData } from './site-contact-data.ts';
import { HONEYPOT, SITE_CONTACT_FORM } from './site-contact-form.ts';
import classes from './site-contact-form-view.module.css';

const form = SITE_CONTACT_FORM;
// The schema library comes when the form is used, not with the page.
const submitting = () => import('./submission.ts');
const prepare = () => void submitting().catch(() => {});

/** The contact form: posts to its own page without JavaScript, and does the same in place with it. */
export function SiteContactFormView({ data }: { data: SiteContactData }) {
	const host = useHost();
	const text = useText();
	const { language, api, location } = host;
	const submission = useFormSubmission({
		form,
		initial: data,
		async check(values) {
			const result = (await submitting()).checkSiteContact(values);
			return result.ok ? [] : result.errors;
		},
		async send(posted, values) {
			const { submitSiteContact } = await submitting();
			const page = location.pathname + location.search;
			const honeypot = postedValue(posted, HONEYPOT);
			return submitSiteContact({ values, honeypot, language, page, propertyId: data.property?.id }, api);
		},
		onSent: (reference) => host.navigate(thanksAddress(host.href, 'site-contact', reference)),
	});
	const { errors, problem } = submission;
	return (
		<div id={form.id}>
			<form
				ref={submission.element}
				className={classes.form}
				method="post"
				// Back to the form, not to the top of the page, when the server shows it again.
				action={`#${form.id}`}
				aria-label={text('siteContact.label')}
				noValidate
				onSubmit={submission.onSubmit}
				onInput={submission.onInput}
				onBlur={submission.onBlur}
				onFocus={prepare}
			>
				<input type="hidden" name={FORM_SLOT_FIELD} value="forms.site-contact" />
				<ErrorSummary ref={submission.summary} form={form} errors={errors} problem={problem} />
				{data.property && <PropertyCardInQuestion property={data.property} />}
				<div className={classes.fields}>
					{form.fields.map((field) => (
						<FormFieldView
							key={field.name}
							form={form}
							field={field}
							value={data.values[field.name] ?? ''}
							code={errors.find(({ name }) => name === field.name)?.code}
						/>
					))}
				</div>
				<Honeypot name={HONEYPOT} />
				<p className={classes.privacy}>
					{text('siteContact.privacy')}{' '}
					<a href={host.localize('/privacy/')}>{text('siteContact.privacyLink')}</a>.
				</p>
				<ButtonLook type="submit" size="large" aria-disabled={submission.sending || undefined}>
					{text(submission.sending ? 'form.sending' : 'siteContact.submit')}
				</ButtonLook>
			</form>
		</div>
	);
}
