import { messageOf } from '@estate/shared-contract/message-of';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { fetchBounded } from './fetch-bounded.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { type Person, personOf } from './person.ts';

/** What is asked for; groups come with the profile or with what the client is set up for at the provider. */
const SCOPE = 'openid email profile';
/** Seconds that an answer of the provider may take */
const TIMEOUT_SECONDS = 10;

/** An ID token may have been made so many seconds ahead of this server's clock */
const MOST_AHEAD_SECONDS = 60;

/** The provider does not know the code that somebody came back with. */
export class WrongCode extends Error {}

/** What has to be the same when the person comes back. */
export const flowSchema = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	/** Milliseconds since 1970 */
	expires: z.number(),
});
export type Flow = z.infer<typeof flowSchema>;

/** The log-in by authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636). */
export class OidcClient {
	readonly #settings: OidcSettings;
	readonly #callback: string;
	#discovered: Promise<Configuration> | undefined;

	/** `callback`: the address that the provider sends people back to */
	constructor(settings: OidcSettings, callback: string) {
		this.#settings = settings;
		this.#callback = callback;
	}

	/** Where the person has to go, and what has to be kept until then. Rejects where the provider does not answer. */
	async begin(lastsMs: number): Promise<{ href: string; flow: Flow }> {
		const client = await import('openid-client');
		const configuration = await this.#configuration();
		const verifier = client.randomPKCECodeVerifier();
		const flow = { state: client.randomState(), nonce: client.randomNonce(), verifier };
		const { href } = client.buildAuthorizationUrl(configuration, {
			redirect_uri: this.#callback,
			scope: SCOPE,
			state: flow.state,
			nonce: flow.nonce,
			code_challenge: await client.calculatePKCECodeChallenge(verifier),
			code_challenge_method: 'S256',
		});
		return { href, flow: { ...flow, expires: Date.now() + lastsMs } };
	}

	/** Who came back with this query. Rejects what is not the answer to this very log-in, with WrongCode where that is the code. */
	async finish(query: string, { state, nonce, verifier }: Flow): Promise<Person> {
		const client = await import('openid-client');
		const configuration = await this.#configuration();
		const tokens = await client
			.authorizationCodeGrant(configuration, new URL(this.#callback + query), {
				expectedState: state,
				expectedNonce: nonce,
				pkceCodeVerifier: verifier,
				idTokenExpected: true,
			})
			.catch((error) => {
				const isWrong = error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
				throw isWrong ? new WrongCode(messageOf(error)) : error;
			});
		const known = tokens.claims();
		if (known && known.iat > Date.now() / 1_000 + MOST_AHEAD_SECONDS)
			throw new Error('The ID token was made in the future: compare the clocks of provider and site.');
		const subject = known?.sub ?? '';
		const more = configuration.serverMetadata().userinfo_endpoint
			? await client.fetchUserInfo(configuration, tokens.access_token, subject)
			: {};
		return personOf(known ?? {}, more);
	}

	/** Read from the provider once; again after a failure. */
	#configuration(): Promise<Configuration> {
		this.#discovered ??= this.#discover().catch((error) => {
			this.#discovered = undefined;
			throw error;
		});
		return this.#discovered;
	}

	async #discover(): Promise<Configuration> {
		const client = await import('openid-client');
		const { issuer, clientId, clientSecret } = this.#settings;
		const url = new URL(issuer);
		// OpenID Connect trusts the connection to the token endpoint. A proxy of the organisation may stand in it, so signatures are checked too.
		const execute = [client.enableNonRepudiationChecks];
		// The settings take such an address for a provider on this very machine alone.
		if (url.protocol === 'http:') execute.push(client.allowInsecureRequests);
		return client.discovery(url, clientId, clientSecret, undefined, {
			execute,
			timeout: TIMEOUT_SECONDS,
			[client.customFetch]: fetchBounded,
		});
	}
}
