import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { OidcClient } from './oidc-client.ts';

const MEGABYTE = 1_000_000;
let provider: Server;
let sent = 0;

afterEach(() => {
	provider.closeAllConnections();
	provider.close();
});

/** A text that goes on for as long as somebody reads it. */
function sayWithoutEnd(response: ServerResponse): void {
	response.write('{"a":"');
	const goOn = () => {
		let isTaken = true;
		while (isTaken && !response.destroyed && sent < 200 * MEGABYTE) {
			isTaken = response.write('a'.repeat(MEGABYTE));
			sent += MEGABYTE;
		}
	};
	response.on('drain', goOn);
	goOn();
}

it.each(['/.well-known/openid-configuration', '/token', '/me'])(
	'stops reading an answer without end, of %s',
	async (endless) => {
		sent = 0;
		let issuer = '';
		let nonce = '';
		const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
		const now = Math.floor(Date.now() / 1000);
		provider = createServer(({ url }, response) => {
			response.setHeader('content-type', 'application/json');
			if (url === endless) return sayWithoutEnd(response);
			const claims = { iss: issuer, aud: 'console', sub: 'an', nonce, iat: now, exp: now + 60 };
			const answer = url?.includes('well-known')
				? {
						issuer,
						authorization_endpoint: `${issuer}/auth`,
						token_endpoint: `${issuer}/token`,
						userinfo_endpoint: `${issuer}/me`,
					}
				: {
						access_token: 'x',
						token_type: 'Bearer',
						id_token: `${part({ alg: 'RS256' })}.${part(claims)}.AAAA`,
					};
			response.end(JSON.stringify(answer));
		}).listen(0, '127.0.0.1');
		await once(provider, 'listening');
		issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
		const client = new OidcClient(
			{ issuer, clientId: 'console', clientSecret: 's' },
			'https://site.example/back',
		);
		const logIn = async () => {
			const { flow } = await client.begin(60_000);
			nonce = flow.nonce;
			await client.finish(`?code=x&state=${flow.state}`, flow);
		};
		await expect(logIn()).rejects.toThrow();
		expect(sent).toBeLessThan(32 * MEGABYTE);
	},
);
