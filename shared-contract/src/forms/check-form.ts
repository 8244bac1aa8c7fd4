import { z } from 'zod';
import { digitsOfPrice, hasCents } from '../domain/amount.ts';
import { isConditionMet } from '../domain/conditions.ts';
import { formatPhone, isPhone } from '../domain/phone.ts';
import { asLine, asLines } from '../domain/plain-lines.ts';
import { isBelgianPostcode, isPostcode } from '../domain/postcode.ts';
import { FIELD_ERROR_CODES, type FieldErrorCode } from '../domain/requests.ts';
import {
	type FormDescription,
	type FormField,
	type FormFieldError,
	type FormFields,
	type FormValues,
	holdsSeveral,
	isRequired,
	TICKED,
} from './form-description.ts';
import { REFUSED_FILE } from './uploads.ts';

/** Longest list of types or places, and longest single value of it. */
const MOST_VALUES = 60;
const LONGEST_VALUE = 200;

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const asText = (field: FormField) =>
	z
		.string()
		.overwrite(field.kind === 'long-text' ? asLines : asLine)
		.min(field.shortest ?? 0, { error: 'too-short' })
		.max(field.longest ?? LONGEST_VALUE, { error: 'too-long' });

/** A whole number, with thousands apart or not, in euro or not: `349000`, `349.000`, `€ 349 000`. */
const NUMBER = /^(?:€\s*)?(\d{1,12}|\d{1,3}(?:[. \u00a0\u202f]\d{3}){1,3})(?:\s*€)?$/;

const asNumber = ({ range, isPrice }: FormField) =>
	z
		.string()
		.trim()
		// An amount is taken as it is meant or not at all.
		.refine((text) => !isPrice || !hasCents(text), { error: 'cents', abort: true })
		// Also `349,000`, `349.000,00`, `350k`.
		.overwrite((text) => (isPrice ? digitsOfPrice(text) : text))
		.regex(NUMBER, { error: 'invalid' })
		.transform((text) => Number(text.replace(/\D/g, '')))
		.pipe(
			z
				.number()
				.min(range?.min ?? 0, { error: isPrice ? 'too-small' : 'invalid' })
				.max(range?.max ?? Number.MAX_SAFE_INTEGER, { error: isPrice ? 'too-large' : 'invalid' }),
		);

/** A website as people write it: `example.be` is meant as `https://example.be`. */
const withScheme = (text: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);

const asList = () =>
	z.array(z.string().overwrite(asLine).min(1).max(LONGEST_VALUE)).max(MOST_VALUES, { error: 'invalid' });

const isDay = (day: string): boolean => new Date(`${day}T12:00:00Z`).toJSON()?.startsWith(day) ?? false;

/** A calendar day that exists: 31 February does not. */
const asDay = () => z.string().trim().regex(DAY, { error: 'invalid' }).refine(isDay, { error: 'invalid' });

/** A minute of a day that exists. */
const asDateTime = () =>
	z
		.string()
		.trim()
		.regex(DATE_TIME, { error: 'invalid' })
		.refine((text) => isDay(DATE_TIME.exec(text)?.[1] ?? ''), { error: 'invalid' });

/** Does it say of what it is a search? */
const isSearch = (text: string): boolean => /^[01]$/.test(new URLSearchParams(text).get('goal') ?? '');

/** Schema of one filled-in field. A password is taken as it is typed. */
function fieldSchema(field: FormField): z.ZodType<string | number | boolean | string[]> {
	switch (field.kind) {
		case 'email':
			return asText(field).pipe(z.email({ error: 'invalid' }));
		case 'url':
			return asText(field)
				.transform(withScheme)
				.pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'invalid' }));
		case 'tel':
			return asText(field).refine(isPhone, { error: 'invalid' }).transform(formatPhone);
		case 'postcode':
			return asText(field).refine(field.inBelgium ? isBelgianPostcode : isPostcode, { error: 'invalid' });
		case 'password':
			return z
				.string()
				.min(field.shortest ?? 0, { error: 'too-short' })
				.max(field.longest ?? 1_024, { error: 'too-long' });
		case 'number':
			return asNumber(field);
		case 'date':
			return asDay();
		case 'date-time':
			return asDateTime();
		case 'choice':
			return z.enum(field.options as [string, ...string[]], { error: 'invalid' });
		case 'choices':
			return asList().pipe(z.array(z.enum(field.options as [string, ...string[]], { error: 'invalid' })));
		case 'types':
			return asList().pipe(z.array(z.string().regex(/^[1-9]\d{0,3}$/, { error: 'invalid' })));
		case 'places':
			return asList();
		case 'search':
			return asText(field).refine(isSearch, { error: 'invalid' });
		case 'tick':
			return z.literal(TICKED, { error: 'invalid' }).transform(() => true);
		default:
			return asText(field);
	}
}

function isEmpty(value: FormValues[string] | undefined): boolean {
	return value === undefined || (typeof value === 'string' ? asLine(value) === '' : value.length === 0);
}

const codeOfMissing = ({ kind }: FormField): FieldErrorCode =>
	kind === 'tick' ? 'not-accepted' : 'required';

/** Is the field asked, given what the others hold? */
export const isAsked = ({ condition }: Pick<FormField, 'condition'>, values: FormValues): boolean =>
	isConditionMet(condition, values);

/** What a schema says is a code, but where a value is of another kind than the field: then it is a sentence. */
const codeOfIssue = (message = ''): FieldErrorCode =>
	FIELD_ERROR_CODES.find((code) => code === message) ?? 'invalid';

function checkField(
	field: FormField,
	values: FormValues,
): { value?: FormFields[string] } | { code: FieldErrorCode } {
	const raw = values[field.name];
	if (isEmpty(raw)) return isRequired(field, values) ? { code: codeOfMissing(field) } : {};
	if (field.upload && raw === REFUSED_FILE) return { code: 'invalid' };
	const several = holdsSeveral(field);
	const result = fieldSchema(field).safeParse(several && typeof raw === 'string' ? [raw] : raw);
	if (!result.success) return { code: codeOfIssue(result.error.issues[0]?.message) };
	return { value: result.data };
}

/** Fields of the same group that are filled in, while this one is not. */
const lacksAlone = (
	{ name, together }: FormField,
	asked: readonly FormField[],
	values: FormValues,
): boolean =>
	together !== undefined &&
	isEmpty(values[name]) &&
	asked.some((field) => field.together === together && !isEmpty(values[field.name]));

/** The same minute one year on; of 29 February a day that no calendar has, which compares as it should. */
const inOneYear = (now: string): string => `${Number(now.slice(0, 4)) + 1}${now.slice(4)}`;

/** What does not fit between fields: dates or amounts out of order, passwords that differ. */
function clashOf(field: FormField, fields: FormFields, now: string): FieldErrorCode | undefined {
	const value = fields[field.name];
	if (value === undefined) return undefined;
	const twin = field.sameAs ? fields[field.sameAs] : undefined;
	if (twin !== undefined && twin !== value) return 'mismatch';
	if (field.fromToday && String(value) < now.slice(0, 10)) return 'invalid';
	if (field.fromNow && String(value) <= now) return 'invalid';
	if (field.withinYear && String(value) > inOneYear(now).slice(0, String(value).length)) return 'too-late';
	const least = field.notBelow ? fields[field.notBelow] : undefined;
	if (least !== undefined && Number(value) < Number(least)) return 'invalid';
	const most = field.notAbove ? fields[field.notAbove] : undefined;
	if (most !== undefined && Number(value) > Number(most)) return 'invalid';
	const earliest = field.notBefore ? fields[field.notBefore] : undefined;
	return earliest !== undefined && String(value) < String(earliest) ? 'invalid' : undefined;
}

/**
 * What was filled in though it is not asked, such as a loan beside "own funds". A living form hides such fields, and what stands
 * in them is left out; where all are seen, as without JavaScript, the visitor has to say which of the two is meant.
 */
export const findUnasked = ({ fields }: FormDescription, values: FormValues): FormFieldError[] =>
	fields
		.filter((field) => !isAsked(field, values) && !isEmpty(values[field.name]))
		.map(({ name }) => ({ name, code: 'not-asked' }));

export type FormCheck = { ok: true; fields: FormFields } | { ok: false; errors: FormFieldError[] };

/**
 * Holds what a visitor filled in against a form's description, in browser and api alike: one finding per field, in the
 * order of the form (website.md §5). What is not asked is left out. `now` is the minute in Belgium, YYYY-MM-DDTHH:MM.
 */
export function checkForm(form: FormDescription, values: FormValues, now: string): FormCheck {
	const asked = form.fields.filter((field) => isAsked(field, values));
	const errors = new Map<string, FieldErrorCode>();
	const fields: Record<string, FormFields[string]> = {};
	for (const field of asked) {
		const found = checkField(field, values);
		if (lacksAlone(field, asked, values)) errors.set(field.name, codeOfMissing(field));
		else if ('code' in found) errors.set(field.name, found.code);
		else if (found.value !== undefined) fields[field.name] = found.value;
	}
	for (const field of asked) {
		const clash = errors.has(field.name) ? undefined : clashOf(field, fields, now);
		if (!clash) continue;
		errors.set(field.name, clash);
		// Nothing is held against a value that is wrong itself.
		delete fields[field.name];
	}
	if (errors.size === 0) return { ok: true, fields };
	return {
		ok: false,
		errors: asked.flatMap(({ name }) => {
			const code = errors.get(name);
			return code ? [{ name, code }] : [];
		}),
	};
}
