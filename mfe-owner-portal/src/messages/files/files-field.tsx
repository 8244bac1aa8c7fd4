import { useText } from '@estate/remote-kit';
import { MESSAGE_FILE_FIELD, MOST_MESSAGE_FILES } from '@estate/shared-contract';
import { Icon, IconCheck } from '@estate/shared-ui';
import { Button, Input } from '@estate/shared-ui/mantine';
import { useEffect, useRef } from 'react';
import classes from './files-field.module.css';
import { useSendingAfter } from './use-sending-after.ts';
import { type Takes, type Transfer, useUploads } from './use-uploads.ts';

/** What people can choose; the api looks at the content. */
const ACCEPTED = '.pdf,.doc,.docx,.odt,image/jpeg,image/png,image/webp';

/** Files of a message. */
const MESSAGE_FILES: Takes = {
	id: 'message-file',
	field: MESSAGE_FILE_FIELD,
	purpose: 'message',
	most: MOST_MESSAGE_FILES,
};

function TransferRow({ transfer, field, onRemove }: { transfer: Transfer; field: string; onRemove(): void }) {
	const text = useText();
	const { state, name } = transfer;
	return (
		<li className={classes.row}>
			{state === 'running' && (
				<progress max={1} value={transfer.share} aria-label={`${text('messages.file.sending')} ${name}`} />
			)}
			{state === 'done' && (
				<>
					<input type="hidden" name={field} value={transfer.token} />
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
					aria-label={`${text('messages.file.remove')}, ${name || text('messages.file.kept')}`}
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
	message,
	takes = MESSAGE_FILES,
	label,
	hint,
}: {
	/** Tokens of files that were handed in before */
	kept: readonly string[];
	error: 'refused' | 'gone' | undefined;
	/** What else is wrong, in words */
	message?: string | undefined;
	takes?: Takes;
	label?: string;
	hint?: string;
}) {
	const text = useText();
	const input = useRef<HTMLInputElement>(null);
	const { transfers, send, remove } = useUploads(kept, takes);
	const { id, field, most } = takes;
	const problem = message ?? (error && text(`messages.file.${error}`));

	function take(): void {
		if (!input.current) return;
		send([...(input.current.files ?? [])]);
		input.current.value = '';
	}

	useSendingAfter(input, transfers);

	// Files that were chosen before there was a script are sent now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => take(), []);
	return (
		<Input.Wrapper
			id={id}
			label={label ?? text('messages.file.label')}
			description={hint ?? text('messages.file.hint', { count: most })}
			error={problem}
		>
			<Input
				id={id}
				type="file"
				multiple={most > 1}
				classNames={{ input: classes.file }}
				name={field}
				accept={ACCEPTED}
				error={problem !== undefined}
				ref={input}
				onChange={take}
			/>
			<ul className={classes.rows} aria-live="polite">
				{transfers.map((transfer) => (
					<TransferRow
						key={transfer.id}
						transfer={transfer}
						field={field}
						onRemove={() => remove(transfer.id)}
					/>
				))}
			</ul>
		</Input.Wrapper>
	);
}
