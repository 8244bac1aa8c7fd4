import { useHost, useText } from '@estate/remote-kit';
import type { FormField, Language } from '@estate/shared-contract';
import { Radio } from '@estate/shared-ui/mantine';
import { fieldId } from '../field-id.ts';
import classes from './choice.module.css';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, single } from './field-props.ts';
import { optionLabel } from './field-texts.tsx';
import { OPTION_CLASSES } from './option-classes.ts';

/** German has no word for an unmarried woman any more: who is one is a woman like any other. */
const NOT_OFFERED: { readonly [language in Language]?: Readonly<Record<string, readonly string[]>> } = {
	de: { title: ['miss'] },
};

/** The options of a field in a language; what was chosen in another one stays. */
const offeredOptions = (
	{ name, options = [] }: FormField,
	language: Language,
	chosen: string,
): readonly string[] =>
	options.filter((option) => option === chosen || !NOT_OFFERED[language]?.[name]?.includes(option));

/** One of a few values, side by side. */
export function ChoiceField(props: FieldProps) {
	const { form, field, value, code } = props;
	const text = useText();
	const { language } = useHost();
	const id = fieldId(form, field.name);
	return (
		<FieldGroup {...props}>
			<div className={classes.options}>
				{offeredOptions(field, language, single(value)).map((option, index) => (
					<Radio
						key={option}
						classNames={OPTION_CLASSES}
						// The summary of errors leads to the first.
						id={index === 0 ? id : `${id}-${option}`}
						name={field.name}
						value={option}
						label={optionLabel(text, { form, field }, option)}
						defaultChecked={single(value) === option}
						required={field.required}
						error={code !== undefined}
					/>
				))}
			</div>
		</FieldGroup>
	);
}
