import { useText } from '@estate/remote-kit';
import { REFUSED_FILE } from '@estate/shared-contract';
import { Icon, IconCheck } from '@estate/shared-ui';
import { Input } from '@estate/shared-ui/mantine';
import { useEffect } from 'react';
import { type FieldProps, single } from './field-props.ts';
import { useFieldTexts } from './field-texts.tsx';
import classes from './file-field.module.css';
import { TRANSFER } from './until-uploaded.ts';
import { type Transfer, useUpload } from './use-upload.ts';

const ACCEPTED = { cv: '.pdf,.doc,.docx,.odt', picture: 'image/jpeg,image/png,image/webp' } as const;

function TransferState({ transfer }: { transfer: Transfer }) {
	const text = useText();
	return (
		<p className={classes.state} role="status" {...{ [TRANSFER]: transfer.state }}>
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
	);
}

/**
 * A file. With JavaScript it is sent as soon as it is chosen, and its token travels with the form; without it the form
 * carries the file, and the site's server does the same. Mantine's FileInput is a button that needs a script.
 */
export function FileField(props: FieldProps & { onUploaded(): void }) {
	const { field, value, code, isAlive, onUploaded } = props;
	const { required, ...texts } = useFieldTexts(props);
	const posted = single(value);
	// What was refused is no token.
	const given = code || posted === REFUSED_FILE ? '' : posted;
	const purpose = field.upload === 'picture' ? 'picture' : 'cv';
	const { transfer, send } = useUpload(purpose, given);
	const token = transfer.state === 'done' ? transfer.token : '';

	// The form reads its controls, so it hears of a token when the token stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new token is news
	useEffect(() => {
		if (token && token !== given) onUploaded();
	}, [token]);

	return (
		<Input.Wrapper {...texts} withAsterisk={required ?? false}>
			{token && <input type="hidden" name={field.name} value={token} />}
			<Input
				type="file"
				classNames={{ input: classes.file }}
				name={field.name}
				accept={ACCEPTED[purpose]}
				error={code !== undefined || transfer.state === 'refused'}
				onChange={isAlive ? (event) => send(event.currentTarget.files?.[0]) : undefined}
			/>
			<TransferState transfer={transfer} />
		</Input.Wrapper>
	);
}
