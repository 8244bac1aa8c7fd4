import { useEffect, useState } from 'react';
import type { Overview, SessionAnswer } from '../../console-answers.ts';
import { apiAddress, ask } from '../ask/ask.ts';

export interface Live {
	overview: Overview | undefined;
	/** Why the store cannot be read, if so */
	trouble: string | undefined;
	/** Is what is shown still followed? */
	isConnected: boolean;
}

/** The server says something every 10 s */
const SILENCE_MS = 25_000;
const RETRY_MS = 2_000;

/** The channel as the server sends it, again after every change. A lost connection is made again; a session that is over is reported. */
export function useLive(onSessionOver: () => void): Live {
	const [live, setLive] = useState<Live>({ overview: undefined, trouble: undefined, isConnected: true });

	useEffect(() => {
		let source: EventSource | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;

		function hear(): void {
			clearTimeout(timer);
			timer = setTimeout(lose, SILENCE_MS);
			setLive((known) => (known.isConnected ? known : { ...known, isConnected: true }));
		}

		function lose(): void {
			source?.close();
			clearTimeout(timer);
			if (isOver) return;
			setLive((known) => ({ ...known, isConnected: false }));
			timer = setTimeout(again, RETRY_MS);
		}

		/** An event source that was refused does not say whether the session is over. */
		async function again(): Promise<void> {
			const answer = await ask<SessionAnswer>('session').catch(() => undefined);
			if (isOver) return;
			if (!answer) lose();
			else if (answer.who === null) onSessionOver();
			else connect();
		}

		function connect(): void {
			source = new EventSource(apiAddress('events'));
			source.addEventListener('beat', hear);
			source.addEventListener('overview', ({ data }: MessageEvent<string>) => {
				hear();
				setLive({ overview: JSON.parse(data) as Overview, trouble: undefined, isConnected: true });
			});
			source.addEventListener('trouble', ({ data }: MessageEvent<string>) => {
				hear();
				const { message } = JSON.parse(data) as { message: string };
				setLive((known) => ({ ...known, trouble: message }));
			});
			source.addEventListener('error', lose);
			timer = setTimeout(lose, SILENCE_MS);
		}

		connect();
		return () => {
			isOver = true;
			clearTimeout(timer);
			source?.close();
		};
	}, [onSessionOver]);

	return live;
}
