import { type SlotProps, useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import { useState } from 'react';
import classes from './drill.module.css';
import type { DrillData } from './load-drill.ts';
import { blockWhileRendering } from './misbehave.ts';

/** Shows its version, counts clicks, and takes a form. */
export function Main({ data, host }: SlotProps<DrillData>) {
	const text = useText();
	const [clicks, setClicks] = useState(0);
	blockWhileRendering(data.what);
	return (
		<section className={classes.main}>
			<p data-marker>{text('marker')}</p>
			<button type="button" onClick={() => setClicks(clicks + 1)}>
				{text('clicks', { clicks })}
			</button>
			<a href={host.href('drill.item', { slug: 'een', id: 7 })}>{text('next')}</a>
			<form method="post">
				<input type="hidden" name={FORM_SLOT_FIELD} value="drill.main" />
				<input name="name" aria-label={text('name')} />
				{data.error && <p role="alert">{text('required')}</p>}
			</form>
		</section>
	);
}
