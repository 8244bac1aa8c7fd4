import { ENDPOINTS, type EndpointName, type Language } from '@estate/shared-contract';
import { ENDPOINT_SCHEMAS } from '@estate/shared-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { Reader } from '../content/site-settings.ts';
import type { AnswersByRevision } from './answers-by-revision.ts';
import { responseSchema } from './response-schema.ts';

type Schemas = typeof ENDPOINT_SCHEMAS;
type Part<Name extends EndpointName, Key extends string> =
	Schemas[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gets: the checked parts of the request, typed by the contract. */
export interface EndpointInput<Name extends EndpointName> {
	params: Part<Name, 'params'>;
	query: Part<Name, 'query'>;
	body: Part<Name, 'body'>;
	/** Reads texts in the language of the query, or the default language's where a translation lacks */
	reader: Reader;
	/** The query string as it came, for `parseSearch`; of a read that is kept the parameters that its schema names */
	search: URLSearchParams;
	/** Revision of the content that the answer must not be older than; '' when it is not read */
	revision: string;
	request: FastifyRequest;
	reply: FastifyReply;
}

export interface ServeOptions {
	/** Runs after the checks, before the handler, such as a limit */
	before?: preHandlerAsyncHookHandler[];
	/** The answer is for one visitor, or good for a short time: it may not be cached */
	isPrivate?: boolean;
	/** HTTP status of a good answer; 200 by default */
	status?: number;
	/** Keeps answers of a read that depends on its address and the content alone */
	kept?: AnswersByRevision;
}

const searchOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length + 1));

/** Names of the parameters that a schema describes */
const namesOf = (schema: z.ZodType | undefined): ReadonlySet<string> =>
	new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** The query without parameters that are not known: itself where there are none, as of all that the site asks. */
function onlyKnown(search: URLSearchParams, known: ReadonlySet<string>): URLSearchParams {
	for (const name of search.keys())
		if (!known.has(name)) return new URLSearchParams([...search].filter(([each]) => known.has(each)));
	return search;
}

/** Answers to posts name no place but by readers of their own. */
const NO_PLACES = { match: () => undefined };

function readerOf({ query, content }: FastifyRequest): Reader {
	const { language } = (query ?? {}) as { language?: Language };
	const fallback = content?.defaultLanguage ?? language ?? 'nl';
	return new Reader(language ?? fallback, fallback, content?.places ?? NO_PLACES);
}

/**
 * Serves one endpoint of the contract: method, path and checks come from its tables, the answer's shape too. Any but a read
 * is taken from the site's own pages alone.
 */
export function serve<Name extends EndpointName>(
	app: FastifyInstance,
	name: Name,
	handler: (input: EndpointInput<Name>) => Promise<z.input<Schemas[Name]['response']>>,
	{ before = [], status = 200, isPrivate = false, kept }: ServeOptions = {},
): void {
	const { method, path } = ENDPOINTS[name];
	const schemas: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; response: z.ZodType } =
		ENDPOINT_SCHEMAS[name];
	const known = namesOf(schemas.query);
	app.route({
		method,
		url: path,
		config: { isPrivate },
		schema: {
			operationId: name,
			...(schemas.params ? { params: schemas.params } : {}),
			...(schemas.query ? { querystring: schemas.query } : {}),
			...(schemas.body ? { body: schemas.body } : {}),
			// Fastify's own serialiser writes the answer: as quick as without a schema, and it drops what the contract does not name.
			response: { [status]: responseSchema(schemas.response) },
		},
		// Before the body is read and checked: another site learns nothing of what fits.
		onRequest: method === 'GET' ? [] : [app.requireSameSite],
		preHandler: before,
		handler: async (request, reply) => {
			const asked = searchOf(request.url);
			// What makes no other key must make no other answer: the handler sees no more than is kept by.
			const search = kept ? onlyKnown(asked, known) : asked;
			const make = () =>
				handler({
					params: request.params,
					query: request.query,
					body: request.body,
					reader: readerOf(request),
					search,
					revision: request.content?.revision ?? '',
					request,
					reply,
				} as EndpointInput<Name>);
			reply.code(status);
			return kept ? kept.send(request, reply, make, search) : reply.send(await make());
		},
	});
}

/** The same for reads whose answers are kept: of the content alone, not of who asks. */
export const keeping =
	(kept: AnswersByRevision): typeof serve =>
	(app, name, handler, options) =>
		serve(app, name, handler, { ...options, kept });
