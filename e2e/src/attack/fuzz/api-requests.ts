import fc from 'fast-check';
import { type FuzzRequest, fuzzHeaders } from './fuzz-request.ts';
import { hostileSegment, hostileText } from './hostile-text.ts';
import { type JsonSchema, schemaValue } from './schema-value.ts';

interface Parameter {
	name: string;
	in: string;
	schema: JsonSchema;
}

interface Operation {
	operationId: string;
	parameters?: Parameter[];
	requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** The api's description, as far as it is read here. */
export interface ApiDescription {
	paths: Record<string, Record<string, Operation>>;
}

/** Path of the description → ids that exist, so that some requests reach the data. */
type KnownIds = Readonly<Record<string, readonly string[]>>;

export interface ApiTarget {
	known: KnownIds;
	/** Of the site, so that some requests come from its own pages */
	origin: string;
	/** Session of an owner, so that some requests reach what is private */
	cookie: string;
}

/** Whole, small enough for a body, and deep enough to use a stack up */
const NESTED = '['.repeat(30_000) + ']'.repeat(30_000);
const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'x'];

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function segmentOf({ name, schema }: Parameter, path: string, known: KnownIds): fc.Arbitrary<string> {
	const ids = known[path] ?? [];
	return fc.oneof(
		...(ids.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...ids) }] : []),
		{
			weight: 2,
			arbitrary: schemaValue(schema).map((value) => encodeURIComponent(asText(value).toWellFormed())),
		},
		{ weight: 2, arbitrary: hostileSegment.map((segment) => segment || name) },
	);
}

function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
	const named = fc.record(
		Object.fromEntries(
			parameters.map(({ name, schema }) => [
				name,
				fc.oneof(
					{ weight: 4, arbitrary: schemaValue(schema).map(asText) },
					{ weight: 1, arbitrary: hostileText },
				),
			]),
		),
		{ requiredKeys: parameters.filter((_, index) => index === 0).map(({ name }) => name) },
	);
	const foreign = fc.oneof(
		{ weight: 4, arbitrary: fc.constant('') },
		{
			weight: 1,
			arbitrary: fc.tuple(hostileSegment, hostileSegment).map(([name, value]) => `&${name}=${value}`),
		},
	);
	return fc.tuple(named, foreign).map(([values, more]) => {
		const search = new URLSearchParams(
			Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]),
		);
		return `${search}${more}`;
	});
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<string | undefined> {
	const schema = requestBody?.content['application/json']?.schema;
	if (!schema) return fc.constant(undefined);
	return fc.oneof(
		{ weight: 8, arbitrary: schemaValue(schema).map((value) => JSON.stringify(value)) },
		{ weight: 1, arbitrary: hostileText },
		{ weight: 1, arbitrary: fc.constantFrom('{', '[', '{"__proto__":{"a":1}}', '[[[[[[', '1', '"', NESTED) },
	);
}

function requestOf(
	path: string,
	method: string,
	operation: Operation,
	{ known, origin, cookie }: ApiTarget,
): fc.Arbitrary<FuzzRequest> {
	const parameters = operation.parameters ?? [];
	const inPath = parameters.filter((parameter) => parameter.in === 'path');
	const segments = fc.tuple(...inPath.map((parameter) => segmentOf(parameter, path, known)));
	return fc
		.tuple(
			segments,
			queryOf(parameters.filter((parameter) => parameter.in === 'query')),
			bodyOf(operation),
			fuzzHeaders,
			fc.record({ 'content-type': fc.constantFrom(...TYPES) }),
			fc.constantFrom<Record<string, string>>({}, { origin, 'sec-fetch-site': 'same-origin' }),
			// A session that a request ended would be none for the others.
			fc.constantFrom<Record<string, string>>({}, method === 'delete' ? {} : { cookie }),
		)
		.map(([values, query, body, headers, type, own, session]) => ({
			target: `${method.toUpperCase()} ${path}`,
			method: method.toUpperCase(),
			path: `${inPath.reduce((filled, { name }, index) => filled.replace(`{${name}}`, values[index] ?? ''), path)}${query ? `?${query}` : ''}`,
			headers: { ...headers, ...own, ...session, ...(body === undefined ? {} : type) },
			...(body === undefined ? {} : { body }),
		}));
}

/** Requests to every operation of the api's description, each as often as the others. */
export function apiRequests({ paths }: ApiDescription, target: ApiTarget): fc.Arbitrary<FuzzRequest> {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => requestOf(path, method, operation, target)),
	);
	return fc.oneof(...operations);
}
