import { useHost } from '@estate/remote-kit';
import type { FieldKind } from '@estate/shared-contract';
import { Textarea, TextInput } from '@estate/shared-ui/mantine';
import { useRef } from 'react';
import { CharacterCount } from './character-count.tsx';
import { EmailHint } from './email-hint.tsx';
import { type FieldProps, single } from './field-props.ts';
import { useFieldTexts } from './field-texts.tsx';
import { groupedPrice } from './grouped-price.ts';

/** How a browser helps with each kind; a number is a text, so that what is typed is never thrown away. */
const INPUTS: Partial<Record<FieldKind, { type: string; inputMode?: 'numeric' | 'url' }>> = {
	email: { type: 'email' },
	tel: { type: 'tel' },
	number: { type: 'text', inputMode: 'numeric' },
	date: { type: 'date' },
	'date-time': { type: 'datetime-local' },
	// Not `url`: a browser refuses an address without `https://`.
	url: { type: 'text', inputMode: 'url' },
};

/** Kinds whose room can run short while somebody writes: no address and no number is so long. */
const COUNTED: ReadonlySet<FieldKind> = new Set(['text', 'long-text']);

/** A line or some lines of text. */
export function TextField(props: FieldProps) {
	const { field, value, typed, isAlive } = props;
	const { language } = useHost();
	const control = useRef<HTMLInputElement>(null);
	const shared = {
		...useFieldTexts(props),
		name: field.name,
		defaultValue: field.isPrice ? groupedPrice(single(value), language) : single(value),
		autoComplete: field.autoComplete,
	};
	const most = COUNTED.has(field.kind) ? field.longest : undefined;
	const input =
		field.kind === 'long-text' ? (
			<Textarea rows={5} {...shared} />
		) : (
			<TextInput ref={control} {...(INPUTS[field.kind] ?? { type: 'text' })} {...shared} />
		);
	return (
		<>
			{input}
			{isAlive && most && <CharacterCount length={single(typed).trim().length} most={most} />}
			{isAlive && field.kind === 'email' && <EmailHint input={control} typed={single(typed)} />}
		</>
	);
}
