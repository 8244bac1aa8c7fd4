import type { ReleaseLogEntry, RemoteState } from '@estate/shared-contract';
import type { ChannelChange } from '../log/change-channel.ts';
import { planText } from '../rollout/plan-text.ts';

/** What a change of one remote came to: for programs, and in sentences, of which none has more than some hundred characters. */
export interface Done {
	outcome: Record<string, unknown>;
	lines: string[];
}

const release = 'npm run release --';

interface Change {
	remote: string;
	/** Channel and revision, as sentences name them */
	where: string;
	at: string;
	revision: number;
	before: Partial<RemoteState>;
	after: Partial<RemoteState>;
}

function promoted({ remote, where, at, after: { active, previous } }: Change): Done {
	return {
		outcome: { version: active, previous },
		lines: [
			`${remote} ${active} is active in ${where} (${at}${previous ? `, before: ${previous}` : ''}).`,
			...(previous ? [`If it disappoints: ${release} rollback ${remote} --why "…"`] : []),
		],
	};
}

function tried({ remote, where, at, before, after }: Change): Done {
	const { version, traffic = 0, plan } = after.canary ?? {};
	return {
		outcome: { version, traffic, plan },
		lines: [
			`${remote} ${version} is tried in ${where} by ${planText({ traffic, plan }, ' of the visitors')} (${at}).`,
			...(before.canary
				? []
				: [
						`For everybody: ${release} promote ${remote}. If it disappoints: ${release} abort ${remote} --why "…"`,
					]),
		],
	};
}

function rolledBack({ remote, where, at, before, after }: Change): Done {
	const { active, previous } = after;
	return {
		outcome: { version: active, left: before.active, previous },
		lines: [`${remote} ${active} is active again in ${where} (${at}); ${before.active} is withdrawn.`],
	};
}

function aborted({ remote, where, at, before, after }: Change): Done {
	const left = before.canary?.version;
	return {
		outcome: { version: after.active, left },
		lines: [`${remote} ${left} is tried no longer in ${where} (${at}); everybody gets ${after.active}.`],
	};
}

function takenOut({ remote, where, at, revision, before, after }: Change): Done {
	const redirect = after.retired?.redirect;
	const pages = `its pages ${redirect ? `lead to ${redirect}` : 'answer 410 (gone)'}`;
	const wasOut = before.retired !== undefined;
	return {
		outcome: { left: before.active, redirect },
		lines: [
			wasOut
				? `${remote} was out of ${where} already; now ${pages} (${at}).`
				: `${remote} ${before.active} is taken out of ${where} (${at}): ${pages}.`,
			wasOut
				? `To bring it back: a revision from before it was taken out, as ${release} history ${remote} shows.`
				: `To bring it back: ${release} restore ${revision - 1} ${remote} --why "…"`,
			...(redirect
				? [
						`See that ${redirect} is a page of the site: a store does not know. To correct it: this command again, with another --redirect.`,
					]
				: []),
		],
	};
}

const TEXTS: Partial<Record<ReleaseLogEntry['action'], (change: Change) => Done>> = {
	promote: promoted,
	canary: tried,
	rollback: rolledBack,
	abort: aborted,
	retire: takenOut,
};

/**
 * What a change of a remote came to, whether a command made it in the store or a site did; undefined for a change of which
 * the command says nothing by this, such as a restore. `where`: the channel, as people read it.
 */
export function doneText(
	{ action, remote, revision, before, after, setAside }: ChannelChange,
	where: string,
): Done | undefined {
	const change = { remote, where, at: `revision ${revision}`, revision };
	const done = TEXTS[action]?.({ ...change, before: before[remote] ?? {}, after: after[remote] ?? {} });
	return done && { ...done, lines: [...done.lines, ...setAsideLines({ setAside })] };
}

/** Of a change that the command words itself as well: what it set aside. */
export const setAsideLines = ({ setAside }: Pick<ChannelChange, 'setAside'>): string[] =>
	setAside === undefined ? [] : [setAside];
