import type { FieldErrorCode, FormDescription, FormFieldError, FormValues } from '@estate/shared-contract';
import { useForm } from '@mantine/form';

export type FormState = ReturnType<typeof useFormState>;

type Values = Record<string, string | readonly string[]>;

const byName = (errors: readonly FormFieldError[]) =>
	Object.fromEntries(errors.map(({ name, code }) => [name, code]));

/**
 * Values and errors of a form, kept by @mantine/form: the values follow the controls, which stay the browser's own, so
 * that what is typed before the script is there is not lost. Errors are codes.
 */
export function useFormState(
	{ fields }: FormDescription,
	initial: { values: FormValues; errors: readonly FormFieldError[] },
) {
	const state = useForm<Values>({
		mode: 'controlled',
		initialValues: { ...initial.values },
		initialErrors: byName(initial.errors),
		// A message goes when its field is right, not at the first key.
		clearInputErrorOnChange: false,
	});
	const names = [...fields.map(({ name }) => name), 'captcha'];
	return {
		values: state.values,
		errors: names.flatMap((name) => {
			const code = state.errors[name];
			return code ? [{ name, code: code as FieldErrorCode }] : [];
		}),
		setValues: (values: FormValues) => state.setValues({ ...values }),
		setErrors: (errors: readonly FormFieldError[]) => state.setErrors(byName(errors)),
		setError: (name: string, code: FieldErrorCode | undefined) =>
			code ? state.setFieldError(name, code) : state.clearFieldError(name),
	};
}
