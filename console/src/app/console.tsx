import { useCallback, useEffect, useState } from 'react';
import type { SessionAnswer } from '../console-answers.ts';
import { AccessContext } from './access/use-may.ts';
import { ask } from './ask/ask.ts';
import { Inside } from './frame/inside.tsx';
import { LogIn } from './log-in/log-in.tsx';
import { texts } from './texts.ts';

/** Whether somebody is logged in here, as far as that is known */
type Standing =
	| { kind: 'unknown' }
	| { kind: 'out'; isOver: boolean; hasProvider?: boolean | undefined }
	| { kind: 'in'; who: string; access: SessionAnswer['access'] };

/** The console: its log-in, and what is behind it. */
export function Console() {
	const [standing, setStanding] = useState<Standing>({ kind: 'unknown' });

	const look = useCallback(async () => {
		try {
			const { who, access, hasProvider } = await ask<SessionAnswer>('session');
			setStanding(who === null ? { kind: 'out', isOver: false, hasProvider } : { kind: 'in', who, access });
		} catch {
			setStanding({ kind: 'out', isOver: false });
		}
	}, []);
	useEffect(() => void look(), [look]);
	useEffect(() => {
		document.title = texts.title;
	}, []);
	const over = useCallback(() => setStanding({ kind: 'out', isOver: true }), []);

	async function logOut(): Promise<void> {
		await ask('log-out', {}).catch(() => {});
		setStanding({ kind: 'out', isOver: false });
	}

	if (standing.kind === 'unknown') return null;
	if (standing.kind === 'out')
		return <LogIn isOver={standing.isOver} hasProvider={standing.hasProvider ?? false} onLoggedIn={look} />;
	return (
		<AccessContext value={standing.access}>
			<Inside who={standing.who} onLogOut={logOut} onSessionOver={over} />
		</AccessContext>
	);
}
