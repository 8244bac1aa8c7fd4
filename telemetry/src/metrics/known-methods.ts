import type { FastifyRequest } from 'fastify';

const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method, or `_OTHER` as the semantic conventions have it: strangers make up as many as they like. */
export const methodOf = ({ method }: Pick<FastifyRequest, 'method'>): string =>
	KNOWN.has(method) ? method : '_OTHER';
