import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageContext } from '../page-context.ts';
import { BodyIntake } from './body-intake.ts';
import { LARGE_BODY, REQUEST_LIMITS, SMALL_BODY } from './intake-limits.ts';
import { refuseRequest } from './refuse-request.ts';

const UPLOADS = '/api/v1/uploads';
/** A version of a remote, which a team's CI sends to the console */
const PUBLISH = /^\/-\/ops\/api\/remotes\/[^/]+\/versions$/;
/** What operators and load balancers ask, whoever else asks for how much */
const ALWAYS = new Set(['/healthz', '/livez', '/readyz', '/metrics']);

const hasBody = ({ headers }: FastifyRequest) =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isLarge = ({ headers, url }: FastifyRequest) =>
	url.startsWith(UPLOADS) || PUBLISH.test(url) || (headers['content-type'] ?? '').startsWith('multipart/');

/** Limits what one client and all together may have under way: bodies that arrive, and requests that are answered. */
export function limitRequests(app: FastifyInstance, context: PageContext): BodyIntake {
	const intake = new BodyIntake();
	const underWay = new Map<string, number>();
	let all = 0;

	function count(client: string, reply: FastifyReply): boolean {
		const own = underWay.get(client) ?? 0;
		if (own >= REQUEST_LIMITS.ofClient || all >= REQUEST_LIMITS.all) return false;
		underWay.set(client, own + 1);
		all += 1;
		reply.raw.once('close', () => {
			all -= 1;
			const left = (underWay.get(client) ?? 1) - 1;
			if (left > 0) underWay.set(client, left);
			else underWay.delete(client);
		});
		return true;
	}

	app.addHook('onRequest', (request, reply, next) => {
		const { raw, ip, url } = request;
		if (ALWAYS.has(url)) return next();
		const client = networkOf(ip);
		if (!count(client, reply)) return void refuseRequest(context, request, reply, 'crowded');
		if (!hasBody(request)) return next();
		const before = raw.socket.bytesRead;
		const done = intake.begin({
			client,
			limits: isLarge(request) ? LARGE_BODY : SMALL_BODY,
			received: () => raw.socket.bytesRead - before,
			refuse: (why) => refuseRequest(context, request, reply, why),
		});
		raw.once('end', done).once('close', done);
		next();
	});
	return intake;
}
