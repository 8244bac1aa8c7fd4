/** The log-in provider of the organisation, as OpenID Connect knows it. */
export interface OidcSettings {
	/** Its address, below which `/.well-known/openid-configuration` is */
	issuer: string;
	clientId: string;
	clientSecret: string;
}
