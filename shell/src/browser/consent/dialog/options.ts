import type { ConsentFlag, ConsentFlags } from '@estate/shared-contract';
import classes from './dialog.module.css';
import type { DialogTexts } from './dialog-texts.ts';
import { element } from './element.ts';

/** The flags in the order in which they are offered, after the necessary (decisions 27). */
const OFFERED: readonly ConsentFlag[] = [
	'analytics_storage',
	'ad_storage',
	'ad_user_data',
	'ad_personalization',
];

interface OptionState {
	isGranted: boolean;
	isLocked?: boolean;
}

function option(
	name: ConsentFlag | 'necessary',
	{ options, alwaysOn }: DialogTexts,
	{ isGranted, isLocked = false }: OptionState,
): HTMLElement {
	const { title, explanation } = options[name];
	const explained = `consent-${name}-explained`;
	const box = element('input', {
		type: 'checkbox',
		name,
		checked: isGranted,
		disabled: isLocked,
		'aria-describedby': explained,
	});
	const words = element('span', {}, element('span', { class: classes.name }, title));
	if (isLocked) words.append(' ', element('span', { class: classes.locked }, alwaysOn));
	return element(
		'div',
		{ class: classes.option },
		element('label', { class: classes.label }, box, words),
		element('p', { id: explained, class: classes.explanation }, explanation),
	);
}

/** The five options: the necessary, which is locked on, and one per flag. */
export function consentOptions(texts: DialogTexts, flags: ConsentFlags): HTMLFieldSetElement {
	return element(
		'fieldset',
		{ id: 'consent-options', class: classes.options, hidden: true },
		element('legend', { class: classes.legend }, texts.optionsLabel),
		option('necessary', texts, { isGranted: true, isLocked: true }),
		...OFFERED.map((flag) => option(flag, texts, { isGranted: flags[flag] })),
	);
}

/** What is ticked now. */
export function chosenFlags(options: HTMLFieldSetElement): ConsentFlags {
	const box = (flag: ConsentFlag) => options.querySelector<HTMLInputElement>(`[name="${flag}"]`);
	return Object.fromEntries(OFFERED.map((flag) => [flag, box(flag)?.checked ?? false])) as ConsentFlags;
}
