import { useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD, LONGEST_MESSAGE, MESSAGES_SLOT } from '@estate/shared-contract';
import { fieldErrorText } from '@estate/shared-ui';
import { Button, Textarea } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { FilesField } from './files/files-field.tsx';
import { type MessagesData, WRITE_ID } from './load-messages.ts';
import classes from './messages.module.css';

const PROBLEM_TEXTS = {
	...CALL_PROBLEM_TEXTS,
	invalid: 'messages.notSent',
} as const;

/** A message to the agency. It posts to its own page, files with it, so that it works without JavaScript. */
export function MessageForm({ data }: { data: MessagesData }) {
	const text = useText();
	const { failure, typed, answers, key, pathname } = data;
	const { errors, problem } = failure ?? {};
	return (
		<section className={classes.write} aria-labelledby={WRITE_ID}>
			<h2 className={classes.title} id={WRITE_ID}>
				{text('messages.write')}
			</h2>
			<form
				className={classes.form}
				method="post"
				encType="multipart/form-data"
				action={`${pathname}${answers ? `?answers=${answers.id}` : ''}#${WRITE_ID}`}
			>
				<input type="hidden" name={FORM_SLOT_FIELD} value={`owner-portal.${MESSAGES_SLOT}`} />
				<input type="hidden" name="key" value={key} />
				{answers && <input type="hidden" name="answers" value={answers.id} />}
				<FormProblem>{problem && text(PROBLEM_TEXTS[problem])}</FormProblem>
				{answers && (
					<p className={classes.answers}>{text('messages.answers', { subject: answers.subject })}</p>
				)}
				<Textarea
					id="message-text"
					name="text"
					label={text('messages.text')}
					defaultValue={typed?.text ?? ''}
					maxLength={LONGEST_MESSAGE}
					rows={6}
					required
					withAsterisk={false}
					error={errors?.text && fieldErrorText(text, 'text', errors.text)}
				/>
				<FilesField kept={typed?.files ?? []} error={errors?.file} />
				<Button type="submit">{text('messages.send')}</Button>
			</form>
		</section>
	);
}
