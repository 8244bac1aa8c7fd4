import { errorBodySchema } from '@estate/shared-contract/schemas';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Pictures of the page's styles are data. */
const DOCS_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
export async function serveDescription(app: FastifyInstance): Promise<void> {
	app.get('/api/openapi.json', async () => app.swagger());
	await app.register(swaggerUi, {
		routePrefix: '/api/docs',
		theme: { title: 'Estate api' },
		// A page to read: what it could send would be no form of the site.
		uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [], validatorUrl: null },
		staticCSP: DOCS_POLICY,
	});
}
