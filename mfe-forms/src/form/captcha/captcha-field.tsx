import { useHost, useText } from '@estate/remote-kit';
import type { Captcha } from '@estate/shared-contract';
import { ButtonLook, FieldMessage, fieldClasses, Icon, IconCheck, telephoneAddress } from '@estate/shared-ui';
import { useEffect, useState } from 'react';
import { CAPTCHA_FIELDS } from '../submit/posted-values.ts';
import classes from './captcha-field.module.css';

export interface CaptchaFieldProps {
	/** Prefix of its ids */
	form: string;
	challenge: Captcha | undefined;
	/** It is being fetched: its place is taken already, so that nothing below moves when it comes */
	isPending: boolean;
	/** It could not be fetched */
	isAway: boolean;
	code: string | undefined;
	/** The script is there: another picture and work instead of reading are possible */
	isAlive: boolean;
	onRenew(): void;
}

type Work = { state: 'none' } | { state: 'running'; share: number } | { state: 'done'; nonce: string };

/** Proof that a person fills the form in: characters of a picture, or work that the browser does (decisions 29). */
export function CaptchaField({
	form,
	challenge,
	isPending,
	isAway,
	code,
	isAlive,
	onRenew,
}: CaptchaFieldProps) {
	const text = useText();
	const { phone } = useHost().site.agency;
	const [work, setWork] = useState<Work>({ state: 'none' });
	const id = `${form}-${CAPTCHA_FIELDS.text}`;
	const current = challenge?.challenge;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a solution holds for one challenge alone
	useEffect(() => setWork({ state: 'none' }), [current]);

	async function solve() {
		if (!challenge) return;
		setWork({ state: 'running', share: 0 });
		const { solveChallenge } = await import('./solve-challenge.ts');
		const nonce = await solveChallenge(challenge, {
			onProgress: (share) => setWork({ state: 'running', share }),
		});
		setWork({ state: 'done', nonce });
	}

	if (!challenge && isAway) return <p className={classes.away}>{text('form.captcha.away')}</p>;
	if (!challenge && !isPending) return null;
	return (
		<fieldset className={classes.captcha} aria-busy={!challenge || undefined}>
			<legend className={classes.legend}>{text('form.captcha.title')}</legend>
			<input type="hidden" name={CAPTCHA_FIELDS.challenge} value={current ?? ''} />
			{work.state === 'done' ? (
				<p className={classes.done} role="status">
					<input type="hidden" name={CAPTCHA_FIELDS.nonce} value={work.nonce} />
					<Icon of={IconCheck} /> {text('form.captcha.done')}
				</p>
			) : (
				<>
					<div className={classes.row}>
						{challenge ? (
							<img className={classes.picture} src={challenge.picture} alt={text('form.captcha.picture')} />
						) : (
							<span className={classes.picture} />
						)}
						<div className={classes.answer}>
							<label className={fieldClasses.label} htmlFor={id}>
								{text('form.captcha.label')}
							</label>
							<input
								id={id}
								className={fieldClasses.input}
								name={CAPTCHA_FIELDS.text}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
								maxLength={40}
								disabled={!challenge}
								aria-invalid={code ? true : undefined}
								aria-describedby={code ? `${id}-message` : undefined}
							/>
						</div>
					</div>
					<FieldMessage id={`${id}-message`} field={CAPTCHA_FIELDS.text} code={code} />
					{work.state === 'running' ? (
						<p className={classes.work} role="status">
							<progress max={1} value={work.share} aria-label={text('form.captcha.working')} />
							{text('form.captcha.working')}
						</p>
					) : isAlive ? (
						<p className={classes.ways}>
							<ButtonLook variant="quiet" size="small" onClick={onRenew}>
								{text('form.captcha.another')}
							</ButtonLook>
							<ButtonLook variant="quiet" size="small" onClick={() => void solve().catch(onRenew)}>
								{text('form.captcha.unreadable')}
							</ButtonLook>
						</p>
					) : (
						<p className={classes.help}>
							{text('form.captcha.call')} <a href={telephoneAddress(phone)}>{phone}</a>
						</p>
					)}
				</>
			)}
		</fieldset>
	);
}
