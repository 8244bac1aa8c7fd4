import type { FastifyReply } from 'fastify';
import type { LiveOverview } from './live-overview.ts';

/** A browser that hears nothing for longer takes the connection for lost, in milliseconds */
const BEAT_EVERY_MS = 10_000;

/** What waits for a browser that does not read; beyond that it is taken for gone. Some overviews */
const MOST_UNREAD_BYTES = 4_000_000;

/** Server-sent events until a time (milliseconds since 1970), until the session is over, or until the browser leaves. Returns a function that ends them. */
export function streamEvents(
	reply: FastifyReply,
	overview: LiveOverview,
	{ until, isOver }: { until: number; isOver(): Promise<boolean> },
): () => void {
	const { raw } = reply.hijack();
	raw.writeHead(200, {
		...(reply.getHeaders() as Record<string, string>),
		'content-type': 'text/event-stream; charset=utf-8',
		// Nothing follows on this connection: a server that stops need not wait for it.
		connection: 'close',
		// A proxy that gathers would hold everything back.
		'x-accel-buffering': 'no',
	});
	function send(name: string, data: string): void {
		raw.write(`event: ${name}\ndata: ${data}\n\n`);
		if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
	}
	send('beat', '{}');
	const stopListening = overview.listen(({ name, data }) => send(name, data));
	const beat = setInterval(async () => {
		if (await isOver()) raw.end();
		else send('beat', '{}');
	}, BEAT_EVERY_MS);
	const end = setTimeout(() => raw.end(), until - Date.now());
	raw.once('close', () => {
		stopListening();
		clearInterval(beat);
		clearTimeout(end);
	});
	return () => raw.destroy();
}
