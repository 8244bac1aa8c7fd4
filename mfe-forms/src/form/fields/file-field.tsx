import { useText } from '@estate/remote-kit';
import { ApiError, UPLOAD_LIMIT } from '@estate/shared-contract';
import { FieldMessage, fieldClasses, Icon, IconCheck } from '@estate/shared-ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { fieldId } from '../field-id.ts';
import { FieldHint, FieldLabel, hasHint } from './field-label.tsx';
import { describedBy, type FieldProps, messageId, single } from './field-props.ts';
import classes from './file-field.module.css';

const ACCEPTED = { cv: '.pdf,.doc,.docx,.odt', picture: 'image/jpeg,image/png,image/webp' } as const;

type Problem = 'tooLarge' | 'wrongKind' | 'failed';
type Transfer =
	| { state: 'none' }
	| { state: 'running'; name: string; share: number }
	| { state: 'done'; name: string; token: string }
	| { state: 'refused'; problem: Problem };

function problemOf(error: unknown): Problem {
	const status = error instanceof ApiError ? error.status : 0;
	return status === 413 ? 'tooLarge' : status === 415 ? 'wrongKind' : 'failed';
}

/**
 * A file. With JavaScript it is sent as soon as it is chosen, and its token travels with the form; without it the form
 * carries the file, and the site's server does the same.
 */
export function FileField(props: FieldProps & { onUploaded(): void }) {
	const { form, field, value, code, isAlive, onUploaded } = props;
	const text = useText();
	// What was refused is no token.
	const given = code ? '' : single(value);
	const [transfer, setTransfer] = useState<Transfer>(
		given ? { state: 'done', name: '', token: given } : { state: 'none' },
	);
	const turn = useRef(0);
	const id = fieldId(form, field.name);
	const purpose = field.upload ?? 'cv';
	const token = transfer.state === 'done' ? transfer.token : '';

	// The form reads its controls, so it hears of a token when the token stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new token is news
	useEffect(() => {
		if (token && token !== given) onUploaded();
	}, [token]);

	async function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0];
		const mine = ++turn.current;
		if (!file) return setTransfer({ state: 'none' });
		if (file.size > UPLOAD_LIMIT) return setTransfer({ state: 'refused', problem: 'tooLarge' });
		const { name } = file;
		setTransfer({ state: 'running', name, share: 0 });
		const { uploadFile } = await import('./upload-file.ts');
		try {
			const answer = await uploadFile(file, purpose, (share) => {
				if (mine === turn.current) setTransfer({ state: 'running', name, share });
			});
			if (mine === turn.current) setTransfer({ state: 'done', name, token: answer.token });
		} catch (error) {
			if (mine === turn.current) setTransfer({ state: 'refused', problem: problemOf(error) });
		}
	}

	return (
		<>
			<label className={fieldClasses.label} htmlFor={id}>
				<FieldLabel form={form} field={field} />
			</label>
			<FieldHint form={form} field={field} />
			{token && <input type="hidden" name={field.name} value={token} />}
			<input
				id={id}
				className={classes.file}
				type="file"
				name={field.name}
				accept={ACCEPTED[purpose]}
				aria-invalid={code || transfer.state === 'refused' ? true : undefined}
				aria-describedby={describedBy(props, hasHint(props))}
				onChange={isAlive ? (event) => void choose(event) : undefined}
			/>
			<p className={classes.state} role="status">
				{transfer.state === 'running' && (
					<>
						<progress max={1} value={transfer.share} aria-label={text('form.file.sending')} />
						{text('form.file.sending')} {transfer.name}
					</>
				)}
				{transfer.state === 'done' && (
					<>
						<Icon of={IconCheck} size={18} /> {text('form.file.received')} {transfer.name}
					</>
				)}
				{transfer.state === 'refused' && (
					<span className={classes.refused}>{text(`form.file.${transfer.problem}`)}</span>
				)}
			</p>
			<FieldMessage id={messageId(form, field)} field={field.name} code={code} />
		</>
	);
}
