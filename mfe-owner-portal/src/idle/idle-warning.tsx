import { useHost, useText } from '@estate/remote-kit';
import { ButtonLook, VisuallyHidden } from '@estate/shared-ui';
import { useAtomValue, useSetAtom } from '@estate/shared-ui/store';
import { useEffect, useId, useRef, useState } from 'react';
import { loginAddress } from '../session/login-address.ts';
import { forgetWhenKept } from './forget-when-kept.ts';
import classes from './idle-warning.module.css';
import type { ShownSession } from './load-session.ts';
import { createSessionAtoms } from './session-atoms.ts';
import { isTypedKept } from './typed-key.ts';

const loadTyped = () => import('./typed-text.ts');

/** Seconds left that are announced to those who hear the page. */
const ANNOUNCED = [60, 30, 10];

const minutesAndSeconds = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSession({ clock, account }: ShownSession) {
	const host = useHost();
	const [{ warningAtom, stayAtom }] = useState(() =>
		createSessionAtoms(clock, {
			api: host.api,
			async leave(why) {
				if (why === 'idle')
					await loadTyped().then(
						({ keepTyped }) => keepTyped(account),
						() => {},
					);
				// In place of this page, so that Back does not lead to it.
				location.replace(loginAddress(host.href, location, why));
			},
		}),
	);
	useEffect(forgetWhenKept, []);
	useEffect(() => {
		if (isTypedKept()) void loadTyped().then(({ giveBackTyped }) => giveBackTyped(account));
	}, [account]);
	return { warning: useAtomValue(warningAtom), stay: useSetAtom(stayAtom) };
}

/** Warns an owner before the session ends for want of requests, and lets it go on (decisions 26). */
function WarningDialog({ session }: { session: ShownSession }) {
	const text = useText();
	const { warning, stay } = useSession(session);
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	const isOpen = warning !== undefined;
	const [announced, setAnnounced] = useState('');

	useEffect(() => {
		const element = dialog.current;
		if (isOpen && !element?.open) element?.showModal();
		if (!isOpen && element?.open) element.close();
		if (!isOpen) setAnnounced('');
	}, [isOpen]);
	useEffect(() => {
		if (warning && ANNOUNCED.includes(warning.secondsLeft))
			setAnnounced(text('idle.left', { count: warning.secondsLeft }));
	}, [warning, text]);

	return (
		<dialog
			ref={dialog}
			className={classes.dialog}
			role="alertdialog"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-why`}
			onCancel={(event) => {
				// Escape is an answer: somebody is there.
				event.preventDefault();
				void stay();
			}}
		>
			<h2 className={classes.title} id={`${id}-title`}>
				{text('idle.title')}
			</h2>
			<p className={classes.why} id={`${id}-why`}>
				{text(warning?.canStay === false ? 'idle.last' : 'idle.why')}
			</p>
			<p className={classes.count} aria-hidden="true">
				{minutesAndSeconds(warning?.secondsLeft ?? 0)}
			</p>
			<div role="status">
				<VisuallyHidden>{announced}</VisuallyHidden>
			</div>
			<div className={classes.actions}>
				<ButtonLook onClick={() => void stay()}>
					{text(warning?.canStay === false ? 'idle.understood' : 'idle.stay')}
				</ButtonLook>
			</div>
		</dialog>
	);
}

/** Follows the session of the owner whose page this is. */
export function IdleWarning({ data }: { data: ShownSession | null }) {
	return data && <WarningDialog session={data} />;
}
