import { useText } from '@estate/remote-kit';
import { MESSAGE_FILE_FIELD, MOST_MESSAGE_FILES } from '@estate/shared-contract';
import { Icon, IconCheck } from '@estate/shared-ui';
import { Button, Input } from '@estate/shared-ui/mantine';
import { useEffect, useRef } from 'react';
import classes from './files-field.module.css';
import { type Transfer, useUploads } from './use-uploads.ts';

/** What people can choose; the api looks at the content. */
const ACCEPTED = '.pdf,.doc,.docx,.odt,image/jpeg,image/png,image/webp';
const ID = 'message-file';

function TransferRow({ transfer, onRemove }: { transfer: Transfer; onRemove(): void }) {
	const text = useText();
	const { state, name } = transfer;
	return (
		<li className={classes.row}>
			{state === 'running' && (
				<progress max={1} value={transfer.share} aria-label={`${text('messages.file.sending')} ${name}`} />
			)}
			{state === 'done' && (
				<>
					<input type="hidden" name={MESSAGE_FILE_FIELD} value={transfer.token} />
					<Icon of={IconCheck} size={18} />
				</>
			)}
			<span>{name || text('messages.file.kept')}</span>
			{state === 'refused' && (
				<span className={classes.refused}>{text(`messages.file.${transfer.problem}`)}</span>
			)}
			{state !== 'running' && (
				<Button
					variant="subtle"
					size="sm"
					onClick={onRemove}
					aria-label={`${text('messages.file.remove')}: ${name || text('messages.file.kept')}`}
				>
					{text('messages.file.remove')}
				</Button>
			)}
		</li>
	);
}

/**
 * Files of a message. With JavaScript each is sent as soon as it is chosen, and its token travels with the form; without it
 * the form carries the files, and the site's server does the same.
 */
export function FilesField({
	kept,
	error,
}: {
	/** Tokens of files that were handed in before */
	kept: readonly string[];
	error: 'refused' | 'gone' | undefined;
}) {
	const text = useText();
	const input = useRef<HTMLInputElement>(null);
	const { transfers, send, remove } = useUploads(kept);

	function take(): void {
		if (!input.current) return;
		send([...(input.current.files ?? [])]);
		input.current.value = '';
	}

	// Files that were chosen before there was a script are sent now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => take(), []);
	return (
		<Input.Wrapper
			id={ID}
			label={text('messages.file.label')}
			description={text('messages.file.hint', { count: MOST_MESSAGE_FILES })}
			error={error && text(`messages.file.${error}`)}
		>
			<Input
				id={ID}
				type="file"
				multiple
				classNames={{ input: classes.file }}
				name={MESSAGE_FILE_FIELD}
				accept={ACCEPTED}
				error={error !== undefined}
				ref={input}
				onChange={take}
			/>
			<ul className={classes.rows} aria-live="polite">
				{transfers.map((transfer) => (
					<TransferRow key={transfer.id} transfer={transfer} onRemove={() => remove(transfer.id)} />
				))}
			</ul>
		</Input.Wrapper>
	);
}
