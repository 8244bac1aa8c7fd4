import { type ConsentFlags, everyFlag } from '@estate/shared-contract';
import classes from './dialog.module.css';
import type { DialogTexts } from './dialog-texts.ts';
import { element } from './element.ts';
import { chosenFlags, consentOptions } from './options.ts';

interface DialogSettings {
	texts: DialogTexts;
	/** What is allowed now */
	flags: ConsentFlags;
	/** Address of the page about cookies */
	policy: string | undefined;
	/** The visitor changes an earlier choice: the options are open from the start */
	isChange: boolean;
	onChoice(flags: ConsentFlags): void;
}

function button(look: string | undefined, text: string, onClick: () => void): HTMLButtonElement {
	const made = element('button', { type: 'button', class: `${classes.button} ${look}` }, text);
	made.addEventListener('click', onClick);
	return made;
}

/** The dialog's marks. Refusing stands beside agreeing and looks the same (decisions 27). */
export function consentDialog({
	texts,
	flags,
	policy,
	isChange,
	onChoice,
}: DialogSettings): HTMLDialogElement {
	const options = consentOptions(texts, flags);
	const save = button(classes.quiet, texts.save, () => onChoice(chosenFlags(options)));
	const customise = button(classes.quiet, texts.customise, () => {
		showOptions();
		options.querySelector<HTMLElement>('input:enabled')?.focus();
	});
	function showOptions(): void {
		options.hidden = false;
		customise.hidden = true;
		save.hidden = false;
	}
	customise.setAttribute('aria-expanded', 'false');
	customise.setAttribute('aria-controls', options.id);
	save.hidden = true;
	if (isChange) showOptions();
	const intro = element('p', { id: 'consent-intro', class: classes.intro }, texts.intro);
	if (policy) intro.append(' ', element('a', { href: policy }, texts.policy));
	return element(
		'dialog',
		{
			id: 'consent',
			class: classes.dialog,
			'aria-labelledby': 'consent-title',
			'aria-describedby': 'consent-intro',
		},
		element(
			'div',
			{ class: classes.words },
			element('h2', { id: 'consent-title', class: classes.title, tabindex: '-1' }, texts.title),
			intro,
			options,
		),
		element(
			'div',
			{ class: classes.actions },
			button(classes.filled, texts.decline, () => onChoice(everyFlag(false))),
			button(classes.filled, texts.agree, () => onChoice(everyFlag(true))),
			customise,
			save,
		),
	);
}
