import { useText } from '@estate/remote-kit';
import type { Span, SpanKind } from '@estate/shared-contract';
import { TextInput } from '@estate/shared-ui/mantine/controls';
import { useId } from 'react';
import { BOUND_CLASSES } from './bound-classes.ts';
import { Count } from './count.tsx';
import classes from './fields.module.css';

interface Props {
	kind: SpanKind;
	span: Span;
	/** The largest number that makes sense */
	most: number;
	/** Properties of which the number is known, and between which numbers they lie */
	known?: { count: number; min: number; max: number } | undefined;
}

/** A smallest and a largest number as two fields of the browser. What there is to be had stands in them while they are empty. */
export function SpanField({ kind, span, most, known }: Props) {
	const text = useText();
	const id = useId();
	const field = (bound: 'min' | 'max') => (
		<TextInput
			classNames={BOUND_CLASSES}
			type="number"
			min={0}
			max={most}
			id={`${id}-${bound}`}
			name={`${kind}-${bound}`}
			label={text(`filters.${bound}`)}
			aria-label={text(`filters.${kind}${bound === 'min' ? 'Min' : 'Max'}`)}
			{...(known ? { placeholder: String(Math.round(known[bound])) } : {})}
			defaultValue={span[bound] ?? ''}
		/>
	);
	return (
		<fieldset className={classes.set}>
			<legend className={classes.legend}>
				{text(`filters.${kind}`)} {known && <Count of={known.count} />}
			</legend>
			<div className={classes.pair}>
				{field('min')}
				{field('max')}
			</div>
		</fieldset>
	);
}
