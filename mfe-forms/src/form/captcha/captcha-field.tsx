import { useHost, useText } from '@estate/remote-kit';
import type { Captcha } from '@estate/shared-contract';
import { Icon, IconCheck, telephoneAddress } from '@estate/shared-ui';
import { TextInput } from '@estate/shared-ui/mantine';
import type { RefObject } from 'react';
import { captchaMessage } from '../field-message.ts';
import { CAPTCHA_FIELDS } from '../submit/posted-values.ts';
import classes from './captcha-field.module.css';
import { CaptchaWays } from './captcha-ways.tsx';
import { type Solving, useWork } from './use-work.ts';

export interface CaptchaFieldProps {
	/** Prefix of its ids */
	form: string;
	challenge: Captcha | undefined;
	/** It is being fetched: its place is taken already, so that nothing below moves when it comes */
	isPending: boolean;
	/** It could not be fetched */
	isAway: boolean;
	code: string | undefined;
	/** It is all that is left */
	isOneMore: boolean;
	/** The script is there: another picture and work instead of reading are possible */
	isAlive: boolean;
	/** Where the work stands that the browser does */
	solving: RefObject<Solving | undefined>;
	onRenew(): void;
}

type CharactersProps = Pick<CaptchaFieldProps, 'form' | 'challenge' | 'code' | 'isOneMore'>;

/** The picture, and the field for its characters. */
function Characters({ form, challenge, code, isOneMore }: CharactersProps) {
	const text = useText();
	return (
		<div className={classes.row}>
			{challenge ? (
				<img className={classes.picture} src={challenge.picture} alt={text('form.captcha.picture')} />
			) : (
				<span className={classes.picture} />
			)}
			<TextInput
				className={classes.answer}
				id={`${form}-${CAPTCHA_FIELDS.text}`}
				name={CAPTCHA_FIELDS.text}
				label={text('form.captcha.label')}
				description={isOneMore ? text('form.captcha.oneMore') : undefined}
				error={code ? captchaMessage(text, code) : undefined}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				disabled={!challenge}
			/>
		</div>
	);
}

/** No check could be loaded: it is tried again, and somebody can be called. */
function CaptchaAway() {
	const text = useText();
	const { phone } = useHost().site.agency;
	return (
		<p className={classes.away}>
			{text('form.captcha.away')} <a href={telephoneAddress(phone)}>{phone}</a>
		</p>
	);
}

/** Proof that a person fills the form in: characters of a picture, or work that the browser does (decisions 29). */
export function CaptchaField({
	isPending,
	isAway,
	isAlive,
	solving,
	onRenew,
	...characters
}: CaptchaFieldProps) {
	const { challenge } = characters;
	const text = useText();
	const { work, solve } = useWork(challenge, solving, onRenew);
	// Without the script nothing but a picture can be answered.
	if (isAway ? !challenge : challenge?.picture === '' && !isAlive) return <CaptchaAway />;
	if (!challenge && !isPending) return null;
	return (
		<fieldset className={classes.captcha} aria-busy={!challenge || undefined}>
			<legend className={classes.legend}>{text('form.captcha.title')}</legend>
			<input type="hidden" name={CAPTCHA_FIELDS.challenge} value={challenge?.challenge ?? ''} />
			{challenge?.picture === '' ? (
				<p>{text('form.captcha.byDevice')}</p>
			) : work.state === 'done' ? (
				<p className={classes.done} role="status">
					<input type="hidden" name={CAPTCHA_FIELDS.nonce} value={work.nonce} />
					<Icon of={IconCheck} /> {text('form.captcha.done')}
				</p>
			) : (
				<>
					<Characters {...characters} />
					<CaptchaWays work={work} isAlive={isAlive} onRenew={onRenew} onSolve={solve} />
				</>
			)}
		</fieldset>
	);
}
