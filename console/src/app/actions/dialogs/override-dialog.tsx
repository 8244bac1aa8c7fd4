import type { Refusal } from '@estate/releases/operations';
import { Button, CopyButton, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { OverrideAnswer } from '../../../console-answers.ts';
import type { ConsoleOverride } from '../../../console-api.ts';
import { ask, Refused } from '../../ask/ask.ts';
import { texts } from '../../texts.ts';
import { Dialog } from '../dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { RefusalAlert } from '../refusal-alert.tsx';

/** Value of the choice that is no version */
const SOURCE = '';

interface OverrideDialogProps extends RemoteDialogProps {
	canOverride: boolean;
}

/** Makes a link by which one browser gets another version. */
export function OverrideDialog({ remote: { name, versions }, canOverride, onClose }: OverrideDialogProps) {
	const [version, setVersion] = useState(versions[0] ?? SOURCE);
	const [minutes, setMinutes] = useState<string | number>(60);
	const [link, setLink] = useState('');
	const [refusal, setRefusal] = useState<Refusal>();
	const t = texts.action.override;

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const to = String(data.get('to') ?? '');
		const request: ConsoleOverride = {
			remote: name,
			shows: version === SOURCE ? { source: String(data.get('source')) } : { version },
			minutes: Number(minutes),
			...(to ? { to } : {}),
		};
		setRefusal(undefined);
		try {
			setLink((await ask<OverrideAnswer>('overrides', request)).link);
		} catch (error) {
			if (error instanceof Refused) setRefusal(error.refusal);
		}
	}

	return (
		<Dialog title={t.title(name)} onClose={onClose}>
			<form onSubmit={submit}>
				<Stack>
					<Text>{canOverride ? t.will : t.none}</Text>
					{canOverride && (
						<>
							<NativeSelect
								label={t.version}
								data-autofocus
								value={version}
								data={[...versions, { value: SOURCE, label: t.source }]}
								onChange={({ currentTarget }) => setVersion(currentTarget.value)}
							/>
							{version === SOURCE && (
								<TextInput
									name="source"
									type="url"
									label={t.origin}
									placeholder="http://127.0.0.1:4200"
									required
								/>
							)}
							<NumberInput
								label={t.minutes}
								min={1}
								max={10_080}
								value={minutes}
								onChange={setMinutes}
								required
							/>
							<TextInput name="to" label={t.to} placeholder="/nl/" />
						</>
					)}
					{refusal && <RefusalAlert refusal={refusal} />}
					<div role="status">
						{link && (
							<Stack gap="xs">
								<TextInput label={t.link} value={link} readOnly />
								<CopyButton value={link}>
									{({ copied, copy }) => (
										<Button variant="default" onClick={copy}>
											{copied ? t.copied : t.copy}
										</Button>
									)}
								</CopyButton>
							</Stack>
						)}
					</div>
					<Group justify="flex-end">
						<Button variant="default" onClick={onClose}>
							{texts.action.close}
						</Button>
						{canOverride && <Button type="submit">{t.confirm}</Button>}
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}
