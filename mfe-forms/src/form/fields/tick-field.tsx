import { TICKED } from '@estate/shared-contract';
import { Checkbox } from '@estate/shared-ui/mantine';
import type { FieldProps } from './field-props.ts';
import { useFieldTexts } from './field-texts.tsx';

/** Yes, or left as it is. */
export function TickField(props: FieldProps) {
	const { field, value, code } = props;
	return (
		<Checkbox
			{...useFieldTexts(props)}
			name={field.name}
			value={TICKED}
			defaultChecked={value === TICKED}
			aria-invalid={code ? true : undefined}
		/>
	);
}
