import type { IncomingHttpHeaders } from 'node:http';
import type { ReleaseStore } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OidcSettings } from './access/oidc/oidc-settings.ts';
import type { ConsoleAssets } from './console-document.ts';

export interface ConsoleSettings {
	/** OPS_TOKEN */
	token: string;
	/** The log-in provider of the organisation, if there is one */
	oidc?: OidcSettings | undefined;
	store: ReleaseStore;
	channel: Channel;
	siteUrl: string;
	/** Does a request come from a page of the site itself? */
	isSameOrigin: (headers: IncomingHttpHeaders) => boolean;
	/** RELEASE_OVERRIDE_SECRET of this site */
	overrideSecret: string | undefined;
	/** Each `Set-Cookie` of the site that a log-in brings along: what gave this browser code that nobody promoted ends */
	endAtLogIn: readonly string[];
	assets: ConsoleAssets;
	/** Answers a person whose link into the console was cut short; a program gets JSON */
	sayIncompleteLink: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
	log: (message: string) => void;
}
