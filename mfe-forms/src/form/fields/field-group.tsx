import { Input } from '@estate/shared-ui/mantine';
import type { ReactNode } from 'react';
import classes from './field-group.module.css';
import type { FieldProps } from './field-props.ts';
import { useFieldTexts } from './field-texts.tsx';

/**
 * Several controls that are one question. Mantine's own groups hold the values themselves, and would lose what is ticked
 * before the script is there.
 */
export function FieldGroup({ children, ...props }: FieldProps & { children: ReactNode }) {
	const { id, required, ...texts } = useFieldTexts(props);
	const group = `${id}-group`;
	const described = [texts.error && `${group}-error`, texts.description && `${group}-description`];
	return (
		<Input.Wrapper {...texts} id={group} labelElement="div" withAsterisk={required ?? false}>
			<fieldset
				className={classes.group}
				aria-labelledby={`${group}-label`}
				aria-describedby={described.filter(Boolean).join(' ') || undefined}
			>
				{children}
			</fieldset>
		</Input.Wrapper>
	);
}
