import { type SlotProps, useLocation, useText } from '@estate/remote-kit';
import { useId, useState } from 'react';
import styles from './greeting.module.css';
import type { GreetingData } from './load-greeting.ts';

/** Shows the property's title, counts clicks, and asks for a name. */
export function Greeting({ data, host }: SlotProps<GreetingData>) {
	const text = useText();
	const [clicks, setClicks] = useState(0);
	const location = useLocation();
	const nameId = useId();
	return (
		<section className={styles.greeting}>
			<h1>{text('hello', { title: data.title })}</h1>
			<p>{location.search}</p>
			<button type="button" onClick={() => setClicks(clicks + 1)}>
				{text('clicks', { count: clicks })}
			</button>
			<button type="button" onClick={() => host.navigate(data.address)}>
				{text('again')}
			</button>
			<form method="post">
				<label htmlFor={nameId}>{text('name')}</label>
				<input id={nameId} name="name" />
				{data.error && <p role="alert">{text(`errors.${data.error}`)}</p>}
			</form>
		</section>
	);
}
