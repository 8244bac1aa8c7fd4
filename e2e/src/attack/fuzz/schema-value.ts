import fc from 'fast-check';
import { hostileText } from './hostile-text.ts';

/** As much of JSON Schema as the api's description uses. */
export interface JsonSchema {
	type?: string | string[];
	enum?: unknown[];
	const?: unknown;
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
	properties?: Record<string, JsonSchema>;
	additionalProperties?: JsonSchema | boolean;
	items?: JsonSchema;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
}

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
	hostileText,
	fc.integer(),
	fc.double(),
	fc.boolean(),
	fc.constant(null),
	fc.array(hostileText, { maxLength: 3 }),
	fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
);

function textOf({ minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<unknown> {
	return fc.oneof(fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }), hostileText);
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
	const named = fc.record(
		Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, schemaValue(schema)])),
		{ requiredKeys: Object.keys(properties).filter((_, index) => index % 5 !== 4) },
	);
	if (additionalProperties === undefined || additionalProperties === false) return named;
	const value = additionalProperties === true ? anyValue : schemaValue(additionalProperties);
	return fc
		.tuple(named, fc.dictionary(hostileText, value, { maxKeys: 4 }))
		.map(([own, more]) => ({ ...own, ...more }));
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return fc.oneof(...choices.map(schemaValue));
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	switch (type) {
		case 'string':
			return textOf(schema);
		case 'integer':
		case 'number':
			return fc.oneof(
				fc.integer({ min: schema.minimum ?? 1, max: Math.min(schema.maximum ?? 3_000, 3_000) }),
			);
		case 'boolean':
			return fc.boolean();
		case 'array':
			return fc.array(schema.items ? schemaValue(schema.items) : anyValue, { maxLength: 4 });
		case 'object':
			return objectOf(schema);
		default:
			return anyValue;
	}
}

/** A value that fits the schema most of the time: what is refused at the door tests the door alone. */
export function schemaValue(schema: JsonSchema): fc.Arbitrary<unknown> {
	return fc.oneof({ weight: 7, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyValue });
}
