import build from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

const jsonSchemas = new WeakMap<z.ZodType, object>();

/** A zod schema as the JSON Schema that a serialiser is made of: for one schema always the same object. */
export function responseSchema(schema: z.ZodType): object {
	const known = jsonSchemas.get(schema);
	if (known) return known;
	const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' });
	jsonSchemas.set(schema, jsonSchema);
	return jsonSchema;
}

type Serialiser = (answer: unknown) => string;
const serialisers = new WeakMap<object, Serialiser>();

/**
 * What writes answers of a shape. Fastify makes them anew for each app, some 30 ms of processor in all; here once in a
 * process, which starts an app for every test.
 */
export const serialiserOf: FastifySerializerCompiler<object> = ({ schema }) => {
	const known = serialisers.get(schema);
	if (known) return known;
	const serialiser: Serialiser = build(schema);
	serialisers.set(schema, serialiser);
	return serialiser;
};
