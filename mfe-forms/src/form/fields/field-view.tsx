import { useText } from '@estate/remote-kit';
import type { SearchDescription, VisitSlot } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import type { FieldOption } from '../form-slot-data.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { optionLabel } from './field-texts.tsx';
import classes from './field-view.module.css';
import { FileField } from './file-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PlaceList } from './place-list.tsx';
import { SearchField } from './search-field.tsx';
import { SlotField } from './slot-field.tsx';
import { TextField } from './text-field.tsx';
import { TickField } from './tick-field.tsx';
import { TickList } from './tick-list.tsx';

export interface FieldViewProps extends FieldProps {
	options: readonly FieldOption[];
	slots: readonly VisitSlot[];
	/** In words, where the form saves one */
	search?: SearchDescription | undefined;
	/** Its condition holds */
	isAsked: boolean;
	/** A file has arrived */
	onUploaded(): void;
}

function Control({ options, slots, search, onUploaded, isAsked: _, ...props }: FieldViewProps): ReactNode {
	const text = useText();
	switch (props.field.kind) {
		case 'choice':
			return <ChoiceField {...props} />;
		case 'choices': {
			const { form, field } = props;
			const own = (field.options ?? []).map((value) => ({
				value,
				label: optionLabel(text, { form, field }, value),
			}));
			return <TickList {...props} options={own} />;
		}
		case 'types':
			return <TickList {...props} options={options} />;
		case 'places':
			return <PlaceList {...props} options={options} />;
		case 'slot':
			return <SlotField {...props} slots={slots} />;
		case 'search':
			return <SearchField {...props} search={search} />;
		case 'file':
			return <FileField {...props} onUploaded={onUploaded} />;
		case 'password':
			return <PasswordField {...props} />;
		case 'tick':
			return <TickField {...props} />;
		default:
			return <TextField {...props} />;
	}
}

/**
 * One question of a form: plain HTML that posts without JavaScript. What is not asked is hidden; until the script is
 * there a style sheet does that, for browsers that will have one.
 */
export function FieldView(props: FieldViewProps) {
	const { field, isAsked, isAlive } = props;
	const waits = !isAsked && !isAlive;
	return (
		<div
			className={classNames(classes[field.width ?? 'full'], waits && classes.waits)}
			hidden={!isAsked && isAlive}
		>
			<Control {...props} />
		</div>
	);
}
