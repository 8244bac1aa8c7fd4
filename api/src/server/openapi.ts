import { errorBodySchema } from '@estate/shared-contract/schemas';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DOCS_CSS } from './docs-css.ts';
import { renderDocs } from './docs-page.ts';

type Schema = Record<string, unknown>;

function jsonSchema(schema: unknown): unknown {
	if (!(schema instanceof z.ZodType)) return schema;
	const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	return rest;
}

/** The zod schemas of a route, as OpenAPI reads them; every route may answer an error. */
function transform({ schema, url }: { schema: Schema | undefined; url: string }): {
	schema: never;
	url: string;
} {
	const { params, querystring, body, response, ...rest } = schema ?? {};
	if (!rest.operationId) {
		// Anyone who checks what owners may see walks the description: nothing of theirs may be missing.
		if (url.startsWith('/api/v1/owner/')) throw new Error(`Give ${url} an operationId.`);
		// Pictures and health are no part of the contract.
		return { url, schema: { hide: true } as never };
	}
	const error = jsonSchema(errorBodySchema);
	return {
		url,
		schema: {
			...rest,
			...(params ? { params: jsonSchema(params) } : {}),
			...(querystring ? { querystring: jsonSchema(querystring) } : {}),
			...(body ? { body: jsonSchema(body) } : {}),
			response: { ...(response as Schema | undefined), '4XX': error, '5XX': error },
		} as never,
	};
}

/** Notes the routes for the description. Call it before they are registered. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Estate api',
				version: '1.0.0',
				description:
					'What the website reads and writes. Errors always have the same shape; `code` is what dictionaries translate.',
			},
		},
		transform: transform as never,
	});
}

/** `/api/openapi.json` and the same for people at `/api/docs`. */
export function serveDescription(app: FastifyInstance): void {
	app.get('/api/openapi.json', async () => app.swagger());
	app.get('/api/docs', async (_request, reply) =>
		reply
			.header('content-security-policy', "default-src 'none'; style-src 'self'")
			.type('text/html; charset=utf-8')
			.send(renderDocs(app.swagger() as never)),
	);
	app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_CSS));
}
