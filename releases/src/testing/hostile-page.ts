import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways of a page's script to a server; each is called by itself in the browser, with its origin such as `http://127.0.0.1:4000`. */
export const WAYS: Record<string, (origin: string) => unknown> = {
	fetch: (origin) => fetch(`${origin}/fetch`, { mode: 'no-cors' }),
	beacon: (origin) => navigator.sendBeacon(`${origin}/beacon`),
	picture: (origin) => {
		new Image().src = `${origin}/picture`;
	},
	socket: (origin) => new WebSocket(`${origin.replace('http', 'ws')}/socket`),
	events: (origin) => new EventSource(`${origin}/events`),
	transport: (origin) => new WebTransport(`${origin.replace('http:', 'https:')}/transport`).ready,
	worker: (origin) => {
		const code = `fetch('${origin}/worker', { mode: 'no-cors' })`;
		return new Worker(URL.createObjectURL(new Blob([code])));
	},
	links: (origin) => {
		for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'preload', 'modulepreload', 'prerender'])
			document.head.append(Object.assign(document.createElement('link'), { rel, href: `${origin}/${rel}` }));
	},
	rules: (origin) => {
		const [urls, type] = [[`${origin}/rules`], 'speculationrules'];
		const textContent = JSON.stringify({ prefetch: [{ urls }], prerender: [{ urls }] });
		document.head.append(Object.assign(document.createElement('script'), { type, textContent }));
	},
	window: (origin) => open(`${origin}/window`),
	'window of TLS': (origin) => open(`${origin.replace('http:', 'https:')}/window`),
	frame: (origin) =>
		document.body.append(Object.assign(document.createElement('iframe'), { src: `${origin}/frame` })),
	refresh: (origin) => {
		const srcdoc = `<meta http-equiv="refresh" content="0;url=${origin}/refresh">`;
		document.body.append(Object.assign(document.createElement('iframe'), { srcdoc }));
	},
	form: (origin) => {
		const method = 'post';
		const form = Object.assign(document.createElement('form'), { action: `${origin}/form`, method });
		document.body.append(form);
		form.target = '_blank';
		form.submit();
	},
	ping: (origin) => {
		const link = Object.assign(document.createElement('a'), { href: '#here', ping: `${origin}/ping` });
		document.body.append(link);
		link.click();
	},
	calls: async (origin) => {
		const { hostname, port } = new URL(origin);
		const address = `${hostname}:${port}`;
		const urls = [`stun:${address}`, `turn:${address}?transport=udp`, `turn:${address}?transport=tcp`];
		const iceServers = [{ urls, username: 'a', credential: 'b' }];
		const [here, there] = [new RTCPeerConnection({ iceServers }), new RTCPeerConnection()];
		here.createDataChannel('words');
		await here.setLocalDescription(await here.createOffer());
		await there.setRemoteDescription(here.localDescription as RTCSessionDescription);
		await here.setRemoteDescription(await there.createAnswer());
		for (const way of [
			`1 1 udp 2122260223 ${hostname} ${port} typ host`,
			`2 1 tcp 1518280447 ${hostname} ${port} typ host tcptype passive`,
		])
			await here.addIceCandidate({ candidate: `candidate:${way}`, sdpMid: '0' });
	},
	page: (origin) => {
		location.href = `${origin}/page`;
	},
};

/** A server on a port of its own that writes down whatever comes, by TCP and by UDP. */
export async function startTrap(): Promise<{ origin: string; heard: string[]; close(): void }> {
	const heard: string[] = [];
	const server = createServer((request, response) => {
		heard.push(`${request.method} ${request.url}`);
		response.setHeader('access-control-allow-origin', '*').end();
	});
	server.on('connection', () => heard.push('connection'));
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const datagrams = createSocket('udp4').on('message', () => heard.push('datagram'));
	await new Promise<void>((done) => datagrams.bind(port, '127.0.0.1', done));
	return {
		origin: `http://127.0.0.1:${port}`,
		heard,
		close() {
			server.closeAllConnections();
			server.close();
			datagrams.close();
		},
	};
}
