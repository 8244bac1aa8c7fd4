import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();

/** Names what is behind a pattern that stands for many pages. `name`: one of a bounded number, never the address. */
export const nameRoute = (request: FastifyRequest, name: string): void => void names.set(request, name);

/** Pattern of the route that took the request, or its name; `none` where no route did. Bounded in number. */
export const routeOf = (request: FastifyRequest): string =>
	names.get(request) ?? request.routeOptions.url ?? 'none';
