import { useText } from '@estate/remote-kit';
import { type FormDescription, type FormField, isConditionMet, isRequired } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import type { LiveForm } from './browser/use-form.ts';
import { FieldView } from './fields/field-view.tsx';
import classes from './form-body.module.css';
import type { FormSlotData } from './form-slot-data.ts';
import { variantOf } from './form-words.ts';

export interface FormPartProps {
	form: FormDescription;
	data: FormSlotData;
	live: LiveForm;
	/** Index of the step */
	index: number;
	/** Name of the step, where the form has any */
	step: string | undefined;
	fields: readonly FormField[];
	/** Not shown until the script is there, where one will come */
	waits: boolean;
}

/** The questions of one step, or of a form without steps. */
export function FormPart({ form, data, live, index, step, fields, waits }: FormPartProps) {
	const text = useText();
	const { errors, isAlive } = live;
	return (
		<div
			className={classNames(classes.step, waits && classes.waits)}
			// The answers that are looked at stay in the form without JavaScript as well.
			hidden={isAlive ? index !== live.step : data.isReview}
			data-step={index}
			data-on-paper
		>
			{step && (
				<h2 className={classes.heading} tabIndex={-1}>
					{text(`forms.${form.name}.steps.${step}`)}
				</h2>
			)}
			<div className={classes.fields}>
				{fields.map((field) => (
					<FieldView
						key={field.name}
						form={form}
						field={{ ...field, required: isRequired(field, live.values) }}
						value={data.values[field.name] ?? ''}
						typed={live.values[field.name] ?? ''}
						variant={variantOf(data)}
						code={errors.find(({ name }) => name === field.name)?.code}
						isAlive={isAlive}
						isAsked={isConditionMet(field.condition, live.values)}
						options={data.options[field.name] ?? []}
						slots={live.slots}
						search={data.search}
						onUploaded={live.onUploaded}
					/>
				))}
			</div>
		</div>
	);
}
