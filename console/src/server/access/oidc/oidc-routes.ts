import { AccessList, isSamePerson, readToken, type StoreRecords, signToken } from '@estate/releases';
import { messageOf } from '@estate/shared-contract/message-of';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type LogInFailure, OIDC_PATH } from '../../../console-answers.ts';
import type { LogInThrottle } from '../../log-in-throttle.ts';
import { type SessionHolder, sessionCookies } from '../../session.ts';
import type { LogInAudit } from '../log-in-audit.ts';
import { flowSchema, OidcClient, WrongCode } from './oidc-client.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { nameInGroup, type Person } from './person.ts';
import { UsedLogIns } from './used-log-ins.ts';

const FLOW_COOKIE = '__Host-ops-log-in';
const PURPOSE = 'console log-in';
/** Milliseconds for passwords and second factors at the provider */
const FLOW_LASTS_MS = 10 * 60_000;
// Lax: the provider sends the browser back, from another site.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const COOKIE = new RegExp(`(?:^|;\\s*)${FLOW_COOKIE}=([^;]*)`);
/** More entries of one person fit no cookie */
const MOST_MEMBERS = 15;

interface OidcRouteSettings {
	oidc: OidcSettings;
	siteUrl: string;
	/** Each `Set-Cookie` that a log-in brings along */
	endAtLogIn: readonly string[];
	/** Signs sessions */
	token: string;
	records: StoreRecords;
	/** Counts codes that the provider does not know, and nothing that somebody else of a network could have come by */
	throttle: LogInThrottle;
	logIns: LogInAudit;
	log: (message: string) => void;
}

/**
 * The entries of the access list that are this person's, by address or group. Undefined where there is none. Throws where logs
 * would call a person of a group as they call another entry.
 */
async function holderOf(records: StoreRecords, person: Person): Promise<SessionHolder | undefined> {
	const members = await new AccessList(records).members();
	const valid = members.filter(({ state }) => state === 'valid');
	const byAddress = valid.filter(({ knownBy }) => 'email' in knownBy && knownBy.email === person.email);
	const byGroup = valid.filter(({ knownBy }) => 'group' in knownBy && person.groups.includes(knownBy.group));
	const found = [...byAddress, ...byGroup].slice(0, MOST_MEMBERS);
	const [first] = found;
	if (!first) return undefined;
	const who = byAddress[0]?.name ?? nameInGroup(first.name, person);
	if (byAddress.length === 0 && members.some(({ name }) => isSamePerson(name, who)))
		throw new Error(`${who} is the name of an entry of the access list: give that one another name.`);
	return { who, members: found.map(({ id }) => id), subject: `oidc:${person.subject}` };
}

/** `GET api/oidc/log-in` leads to the log-in provider, which leads back to `GET api/oidc/callback`. */
export async function oidcRoutes(
	app: FastifyInstance,
	{ oidc, siteUrl, endAtLogIn, token, records, throttle, logIns, log }: OidcRouteSettings,
): Promise<void> {
	const client = new OidcClient(oidc, `${siteUrl}${OIDC_PATH}/callback`);
	const used = new UsedLogIns(records);
	const refused = (why: LogInFailure) => `${CONSOLE_PATH}?log-in=${why}`;
	const tell = (error: unknown) => log(`The log-in provider of the operator console: ${messageOf(error)}`);

	app.get(`${OIDC_PATH}/log-in`, async (_, reply) => {
		try {
			const { href, flow } = await client.begin(FLOW_LASTS_MS);
			const cookie = `${FLOW_COOKIE}=${signToken({ purpose: PURPOSE, claims: flow, secret: token })}; Max-Age=${FLOW_LASTS_MS / 1_000}`;
			return reply.header('set-cookie', `${cookie}; ${ATTRIBUTES}`).redirect(href, 303);
		} catch (error) {
			tell(error);
			return reply.redirect(refused('away'), 303);
		}
	});

	app.get(`${OIDC_PATH}/callback`, async (request, reply) => {
		reply.header('set-cookie', `${FLOW_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
		const [, given] = COOKIE.exec(request.headers.cookie ?? '') ?? [];
		const flow = readToken({ purpose: PURPOSE, token: given, secret: token, schema: flowSchema });
		if (!flow || flow.expires <= Date.now() || !used.takeHere(flow))
			return reply.redirect(refused('started-elsewhere'), 303);
		if (throttle.wait(networkOf(request.ip)) > 0) return reply.redirect(refused('too-often'), 303);
		const query = /\?.*/.exec(request.url)?.[0] ?? '';
		let person: Person;
		let holder: SessionHolder | undefined;
		try {
			person = await client.finish(query, flow);
			if (!(await used.take(flow))) return reply.redirect(refused('started-elsewhere'), 303);
			holder = await holderOf(records, person);
		} catch (error) {
			tell(error);
			if (error instanceof WrongCode) throttle.failed(networkOf(request.ip));
			await logIns.refused();
			return reply.redirect(refused('failed'), 303);
		}
		if (!holder) {
			await logIns.refused(`oidc:${person.subject}`);
			return reply.redirect(refused('not-listed'), 303);
		}
		await logIns.done(holder);
		const cookies = [...sessionCookies(holder, token), ...endAtLogIn];
		return reply.header('set-cookie', cookies).redirect(CONSOLE_PATH, 303);
	});
}
