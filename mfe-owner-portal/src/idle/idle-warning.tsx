import { useHost, useText } from '@estate/remote-kit';
import type { SessionClock } from '@estate/shared-contract';
import { ButtonLook, VisuallyHidden } from '@estate/shared-ui';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { loginAddress } from '../session/login-address.ts';
import { forgetWhenKept } from './forget-when-kept.ts';
import classes from './idle-warning.module.css';
import { SessionWatch } from './session-watch.ts';

/** Seconds left at which those who hear the page are told again. */
const ANNOUNCED = [60, 30, 10];

const minutesAndSeconds = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSessionWatch(clock: SessionClock): SessionWatch {
	const host = useHost();
	const [watch] = useState(
		() =>
			new SessionWatch(clock, {
				api: host.api,
				// In place of this page, so that Back does not lead to it.
				leave: () => location.replace(loginAddress(host.href, location, 'idle')),
			}),
	);
	useEffect(() => watch.start(), [watch]);
	useEffect(forgetWhenKept, []);
	return watch;
}

/** Warns an owner before the session ends for want of requests, and lets it go on (decisions 26). */
function WarningDialog({ clock }: { clock: SessionClock }) {
	const text = useText();
	const watch = useSessionWatch(clock);
	const warning = useSyncExternalStore(
		watch.subscribe,
		() => watch.warning,
		() => undefined,
	);
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	const isOpen = warning !== undefined;
	const [told, setTold] = useState('');

	useEffect(() => {
		const element = dialog.current;
		if (isOpen && !element?.open) element?.showModal();
		if (!isOpen && element?.open) element.close();
		if (!isOpen) setTold('');
	}, [isOpen]);
	useEffect(() => {
		if (warning && ANNOUNCED.includes(warning.secondsLeft))
			setTold(text('idle.left', { count: warning.secondsLeft }));
	}, [warning, text]);

	const stay = () => void watch.stay();
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
				stay();
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
				<VisuallyHidden>{told}</VisuallyHidden>
			</div>
			<div className={classes.actions}>
				<ButtonLook onClick={stay}>
					{text(warning?.canStay === false ? 'idle.understood' : 'idle.stay')}
				</ButtonLook>
			</div>
		</dialog>
	);
}

/** Follows the session of the owner whose page this is. */
export function IdleWarning({ data }: { data: SessionClock | null }) {
	return data && <WarningDialog clock={data} />;
}
