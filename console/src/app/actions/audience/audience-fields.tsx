import { NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { type Audience, type AudienceInput, readAudience } from './read-audience.ts';

interface AudienceFieldsProps {
	/** Percent that stands in the field at first */
	initial: number;
	withEverybody: boolean;
	onChange: (audience: Audience) => void;
}

/** Asks who gets a version: everybody, a share, or a share that grows by itself. */
export function AudienceFields({ initial, withEverybody, onChange }: AudienceFieldsProps) {
	const [input, setInput] = useState<AudienceInput>({
		kind: withEverybody ? 'everybody' : 'share',
		traffic: initial,
		steps: '5, 25, 50',
		every: 15,
		from: initial,
		minutes: 120,
	});
	const t = texts.action.audience;
	const { problem } = readAudience(input);
	const kinds = [...(withEverybody ? ['everybody' as const] : []), 'share', 'step', 'linear'] as const;

	function change(part: Partial<AudienceInput>): void {
		const next = { ...input, ...part };
		setInput(next);
		onChange(readAudience(next));
	}

	return (
		<Stack gap="xs">
			<Radio.Group
				label={t.legend}
				value={input.kind}
				onChange={(kind) => change({ kind: kind as AudienceInput['kind'] })}
			>
				<Stack gap="xs" mt="xs">
					{kinds.map((kind) => (
						<Radio key={kind} value={kind} label={t[kind]} />
					))}
				</Stack>
			</Radio.Group>
			{input.kind === 'share' && (
				<NumberInput
					label={t.traffic}
					min={0}
					max={100}
					decimalScale={2}
					value={input.traffic}
					onChange={(traffic) => change({ traffic })}
				/>
			)}
			{input.kind === 'step' && (
				<>
					<TextInput
						label={t.steps}
						value={input.steps}
						onChange={({ currentTarget }) => change({ steps: currentTarget.value })}
					/>
					<NumberInput label={t.every} min={1} value={input.every} onChange={(every) => change({ every })} />
				</>
			)}
			{input.kind === 'linear' && (
				<>
					<NumberInput
						label={t.from}
						min={0}
						max={100}
						decimalScale={2}
						value={input.from}
						onChange={(from) => change({ from })}
					/>
					<NumberInput
						label={t.minutes}
						min={1}
						value={input.minutes}
						onChange={(minutes) => change({ minutes })}
					/>
				</>
			)}
			{problem && (
				<Text role="alert" size="sm" fw={600}>
					{t[problem]}
				</Text>
			)}
		</Stack>
	);
}
