import type { AuditEntry, HealthCount, Vital } from '@estate/releases';
import type { EarlierVersion } from '@estate/releases/operations';
import type { StateFact, TakenBack } from '@estate/releases/rules';
import type { PanelFigure } from '@estate/shared-contract';
import type { Alarm, ConsoleRemote, LogInFailure, VersionRole } from '../console-answers.ts';

// Every text of the console. English, as the release command is.

const percent = (failed: number, total: number) =>
	total === 0 ? '–' : `${((100 * failed) / total).toFixed(1)} %`;

/** In the reader's own zone, which is named: operators and servers may be in several. */
const DATE = new Intl.DateTimeFormat('en-GB', {
	...{ day: 'numeric', month: 'short', year: 'numeric' },
	...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
});
/** Of the reader at a time, such as CET */
const zoneAt = (at: string | number): string =>
	DATE.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function alarmText(alarm: Alarm): string {
	switch (alarm.kind) {
		case 'not-served':
			return `${alarm.instance} serves ${alarm.serving ?? 'nothing'} instead of ${alarm.wanted}: ${alarm.reason}`;
		case 'canary-not-served':
			return `${alarm.instance}: ${alarm.reason}`;
		case 'failing': {
			const what = alarm.what === 'views' ? 'views' : 'slots rendered on the server';
			return `${alarm.version}: ${percent(alarm.failed, alarm.total)} of ${alarm.total} ${what} fail`;
		}
	}
}

const ROLES: Record<VersionRole, string> = {
	active: 'active',
	canary: 'canary',
	previous: 'before',
	takenBack: 'taken back',
};

/** Entries of before say how small the probability was: nobody reads 7.3e-170. */
const withoutChance = (why: string): string => why.replace(/; by chance p = [\d.e+-]+/, '; not by chance');

export const texts = {
	title: 'Releases',
	/** Formats */
	percent,
	timestamp: (iso: string | number) => DATE.format(new Date(iso)),
	/** Where its zone stands beside it */
	time: (at: string | number) => TIME.format(new Date(at)),
	none: '–',
	/** Behind the share that a plan begins with */
	ofVisitors: ' of the visitors',

	unreachable:
		'The server cannot be reached. Nothing is known of what you asked for: look at the log when it is back.',
	strangeAnswer: (status: number) => `The server answered with status ${status}. Look at its log.`,
	lostDuringCheck:
		'The connection was lost. The server goes on with what you asked for: the log shows how it ended.',

	logIn: {
		heading: 'Releases: log in',
		who: 'Your name',
		whoHint: 'Stands in the log of everything that you do here.',
		token: 'Token',
		tokenHint:
			'Your own token: you then act under its name in the access list. Without one, the OPS_TOKEN with which the site was started.',
		submit: 'Log in',
		byProvider: 'Log in by the provider of your organisation',
		failure: {
			away: 'The log-in provider does not answer. Try again, or log in with a token.',
			'started-elsewhere':
				'This log-in was begun in another browser or more than ten minutes ago, or was used already. Begin again.',
			failed:
				'The log-in provider refused, or its answer was not to be trusted. The log of the site says why.',
			'too-often':
				'Too many log-ins that the provider does not know came from your network. Try again in a quarter of an hour, or log in with a token.',
			'not-listed':
				'The log-in provider knows you, and the access list does not: ask for an entry with your e-mail address or a group of yours.',
		} satisfies Record<LogInFailure, string>,
		over: 'Your session is over. Log in again; nothing is lost.',
		none: {
			before: 'No way in? The release command does all of this; its ',
			help: '--help',
			after: ' says how.',
		},
	},
	frame: {
		navigation: 'Parts of the console',
		overview: 'Remotes',
		log: 'Log',
		audit: 'Audit log',
		channel: (channel: string, revision: number) => `${channel}, revision ${revision}`,
		logOut: 'Log out',
		as: (who: string) => `You are ${who}`,
		roles: (roles: string[]) => ` (${roles.join(', ') || 'no role'})`,
		dark: 'Dark',
		light: 'Light',
		live: 'Live',
		lost: 'Connection lost',
		lostWhy: 'What you see may be old. Trying again every few seconds.',
		trouble: 'The release store cannot be read',
		loading: 'Reading the release store …',
		skip: 'To the content',
	},

	overview: {
		finding: 'The release log is not whole',
		heading: 'Remotes',
		bad: (names: string[]) =>
			`${names.length === 1 ? 'One remote needs' : `${names.length} remotes need`} you: ${names.join(', ')}`,
		good: (count: number) => (count === 1 ? 'The one remote is well.' : `All ${count} remotes are well.`),
		takenBack: ({ remote, version, at, why }: TakenBack) =>
			`${remote} ${version} was taken back by itself at ${TIME.format(new Date(at))}: ${withoutChance(why)}`,
		none: 'No remote yet: the release command publishes one (publish <remote>).',
		noServers: 'No server reports what it serves. Does a site run on this store?',
	},
	/** What a remote is, in a word or two */
	standing: ({ alarms, status, canary, lock }: ConsoleRemote): string => {
		if (alarms.some(({ kind }) => kind === 'failing')) return 'Failing';
		if (alarms.length > 0) return 'Not served';
		if (canary) return `Canary, ${canary.traffic} %`;
		if (status === 'retired') return 'Taken out';
		if (lock) return 'Locked';
		return status === 'absent' ? 'Only published' : 'Well';
	},
	alarm: alarmText,
	remote: {
		active: 'Active',
		before: 'Before',
		canary: 'Canary',
		canaryText: (version: string, text: string) => `${version}, ${text} of the visitors`,
		withdrawn: 'Withdrawn',
		takenBack: 'Taken back',
		takenBackText: ({ version, who, at, why }: TakenBack) =>
			`${version} by ${who} on ${DATE.format(new Date(at))}: ${withoutChance(why) || 'no reason given'}`,
		takenBackByItself: ({ version, at, why }: TakenBack) =>
			`${version} was taken back by itself at ${TIME.format(new Date(at))}: ${withoutChance(why)}`,
		retired: 'Taken out',
		retiredText: (who: string, at: string, why: string, redirect: string | undefined) =>
			`by ${who} on ${DATE.format(new Date(at))}${redirect ? `, leading to ${redirect}` : ''}: ${why}`,
		lock: 'Locked',
		lockText: (who: string, at: string, why: string) =>
			`by ${who} since ${DATE.format(new Date(at))}: ${why}`,
		policy: 'Policy',
		versions: 'In the store',
		servers: 'What servers serve',
		servedByNone: 'It is taken out of the channel: no server gives it to visitors.',
		server: 'Server',
		serving: 'Serves',
		trying: 'Tries',
		details: (name: string) => `${name}: health and all actions`,
		gone: (name: string) => `There is no remote ${name} in this channel.`,
		back: 'All remotes',
		actions: 'Actions',
		recent: 'What happened to it',
		role: ROLES,
		versionWithRole: (version: string, role: VersionRole | undefined) =>
			role ? `${version} (${ROLES[role]})` : version,
	},

	panels: {
		heading: 'What its team looks at',
		figure: { size: 'Scripts', views: 'Views', failures: 'Failed views' } satisfies Record<
			PanelFigure,
			string
		>,
		kilobytes: (bytes: number) => `${(bytes / 1024).toFixed(0)} KB, uncompressed`,
	},

	health: {
		heading: (minutes: number) => `Health of the last ${minutes} min`,
		graphs: (now: number) => `The last hour, in ${zoneAt(now)}`,
		version: 'Version',
		views: 'Views',
		failedViews: 'Failed views',
		draws: 'Rendered on the server',
		failedDraws: 'Failed renderings',
		kinds: 'Of these',
		vital: { LCP: 'LCP good', INP: 'INP good', CLS: 'CLS good' } satisfies Record<Vital, string>,
		count: {
			loadErrors: 'load',
			renderErrors: 'render',
			hydrationErrors: 'hydration',
			chunkErrors: 'chunk',
			drawErrors: 'error',
			drawTimeouts: 'time-out',
		} satisfies Partial<Record<HealthCount, string>>,
		failure: (failed: number, total: number) => (total === 0 ? '–' : `${percent(failed, total)} (${failed})`),
		none: 'Nothing was counted yet.',
		noneInHour: 'Nothing was counted in the last hour.',
		graph: {
			failedViews: 'Failed views, % of views',
			views: 'Views',
			failedDraws: 'Failed renderings on the server, %',
			LCP: 'Largest contentful paint, % good',
			INP: 'Interaction to next paint, % good',
			CLS: 'Layout shift, % good',
		},
		drawing: 'Drawing …',
		asTable: 'As a table',
		begin: (now: number) => `From (${zoneAt(now)})`,
		move: (letter: string, time: string, versions: string[]) => `${letter}: ${time} → ${versions.join(', ')}`,
	},

	servers: {
		heading: 'Servers',
		name: 'Server',
		state: 'State',
		runs: 'runs',
		stopped: 'stopped',
		stoppedCount: (count: number) =>
			count === 1 ? 'One server stopped within the hour' : `${count} servers stopped within the hour`,
		behind: (revision: number) => `follows revision ${revision} still`,
		revision: 'Revision',
		contract: 'Contract',
		seen: 'Last seen',
		started: 'Since',
	},

	log: {
		heading: 'Log',
		of: (name: string) => `Log of ${name}`,
		every: 'Every remote',
		only: 'Show',
		empty: 'Nothing has changed yet.',
		older: 'Older entries',
		who: (who: string) => `by ${who}`,
		revision: (revision: number) => `Revision ${revision}`,
		channel: 'the whole channel',
		why: (why: string) => withoutChance(why) || 'no reason given',
		waived: (waived: string[]) => `Left out of the checks: ${waived.join(', ')}`,
		fact: {
			active: 'active',
			previous: 'before',
			canary: 'canary',
			withdrawn: 'withdrawn',
			retired: 'taken out',
			lock: 'lock',
			policy: 'policy',
		} satisfies Record<StateFact, string>,
		restore: 'Restore …',
		restoreName: (revision: number) => `Restore revision ${revision} …`,
	},

	proposals: {
		heading: 'Waiting for a second person',
		people: (people: number, needed: number) => `${people} of ${needed} people`,
		yes: (names: string[]) => `yes: ${names.join(', ')}`,
		until: (time: string) => `good until ${time}`,
		bound: (revision: number) =>
			`Bound to revision ${revision}, and to these bytes (SHA-256 of the manifest):`,
		approve: 'Approve …',
		decline: 'Decline …',
		approveTitle: 'Approve as the second person',
		will: (text: string) => `This is done at once, after its checks: ${text}.`,
		why: (who: string, why: string) => `${who} proposed it: ${why || 'no reason given'}`,
		approving: 'Checking files, manifest, licences, sizes, and every slot in every language …',
		approveConfirm: 'Approve and do it',
		oneMore: 'Your yes is noted. A program proposed it, which is nobody: it takes one more person.',
		declineTitle: 'Decline a proposal',
		willDecline: (text: string) => `Nothing changes, and this can be proposed again: ${text}.`,
		declineConfirm: 'Decline',
		declined: 'The proposal is declined.',
		proposed: 'Proposed: nothing has changed yet. A second person approves it within a day.',
		waits:
			'Two people have to agree here: this becomes a proposal, and is done once a second person approves.',
	},

	audit: {
		heading: 'Audit log',
		intro: 'Every use and every refusal since there is an access list, newest first.',
		filter: 'What to show',
		remote: 'Remote',
		everyRemote: 'Every remote',
		who: 'Person or program',
		whoHint: 'Part of a name is enough.',
		action: 'Kind',
		everyAction: 'Every kind',
		outcome: 'Outcome',
		everyOutcome: 'Every outcome',
		outcomes: { done: 'done', refused: 'refused', failed: 'allowed, but failed' } satisfies Record<
			AuditEntry['outcome'],
			string
		>,
		show: 'Show',
		empty: 'No entry is like that.',
		nothing: 'Nothing yet: uses and refusals are written from the first entry of the access list on.',
		older: 'Older entries',
		more: 'Look further back',
		about: (remote: string | undefined, channel: string | undefined) =>
			[remote === '*' ? 'every remote' : remote, channel === '*' ? 'every channel' : channel]
				.filter(Boolean)
				.join(' in '),
		by: (who: string, via: AuditEntry['via']) =>
			`by ${who === 'unknown' ? 'somebody whose token is not known here' : who}, ${via === 'command' ? 'with the release command' : 'at the console'}`,
		identity: (identity: string) => `entry ${identity}`,
		number: (number: number) => `Entry ${number}`,
		unreadable: 'Records that are no entries any more',
		unreadableWhy: 'They were changed or damaged. Compare them with a backup.',
		chain: 'The chain of hashes',
		checking: 'Following the chain of hashes …',
		whole: (from: number, to: number) =>
			to === 0
				? 'There is no entry yet.'
				: `Whole: each entry from ${from} to ${to} is the one that was written.`,
		noted: 'The newest one is vouched for by its noted hash.',
		notNoted: 'Nothing vouches for the newest one yet: a change of it alone would not be seen.',
		head: (head: string) => `Head, to be noted outside of the store: ${head}`,
		broken: (number: number) => `Broken at entry ${number}`,
		brokenWhy: (place: string, what: string) =>
			`${place}: ${what}. Trust nothing from there on; compare with a backup before anything is restored.`,
	},

	action: {
		why: 'Why',
		whyHint: 'Stands in the log.',
		whyMissing: 'Say why: it stands in the log.',
		cancel: 'Cancel',
		close: 'Close',
		refused: 'Not done',
		done: (revision: number) => `Done: revision ${revision}.`,
		name: {
			promote: 'Promote …',
			rollback: 'Roll back …',
			rollbackTo: (version: string) => `Roll back to ${version} …`,
			retire: 'Take this remote out …',
			redirect: 'Change where its pages lead …',
			abort: 'Abort the rollout …',
			share: 'Change the share …',
			everybody: 'Promote to everybody …',
			lock: 'Lock …',
			unlock: 'Unlock …',
			policy: 'Policy …',
			override: 'Link for one browser …',
			restore: 'Restore …',
			prune: 'Clear up the store …',
		},
		rollback: {
			title: (name: string) => `Roll back ${name}`,
			to: 'Version to go to',
			will: (name: string, active: string, to: string, canary: string | undefined) =>
				`Every visitor gets ${name} ${to} within two seconds. ${active}${canary ? ` and ${canary}, its canary,` : ''} ${canary ? 'are' : 'is'} withdrawn: open tabs leave ${canary ? 'them' : 'it'} at their next navigation.`,
			confirm: (to: string) => `Roll back to ${to}`,
			withdrawn: (version: string) => `${version} (taken back before)`,
			left: (version: string, { action, who, at, why }: NonNullable<EarlierVersion['withdrawn']>) =>
				`${version} was taken back before: ${action} by ${who} on ${DATE.format(new Date(at))}: ${why || 'no reason given'}`,
			anyway: 'Visitors shall have it all the same',
			noVersion:
				'No version of it was active before, so there is none to go back to. Take the remote out, or promote a version that is mended.',
		},
		retire: {
			title: (name: string) => `Take ${name} out`,
			titleAgain: (name: string) => `Where pages of ${name} lead`,
			willAgain: (name: string) =>
				`${name} stays out of the channel; its addresses lead to the page above, or answer 410 (gone), from now on.`,
			confirmAgain: 'Change it',
			will: (name: string, active: string) =>
				`No visitor gets ${name} any more: its pages answer 410 (gone) or lead to the page above, menu entries and links to them go, and open tabs leave ${active} at their next navigation. “Restore …” in its log brings it back.`,
			redirect: 'Page that its addresses lead to',
			redirectHint: 'Without language, such as /contact/. Empty: they are gone.',
			confirm: 'Take it out',
		},
		abort: {
			title: (name: string) => `Abort the rollout of ${name}`,
			will: (name: string, canary: string, active: string) =>
				`Every visitor gets ${name} ${active}. Open tabs leave ${canary} at their next navigation.`,
			confirm: (canary: string) => `Abort ${canary}`,
		},
		lock: {
			title: (name: string) => `Lock ${name}`,
			will: (name: string) =>
				`Promotions of ${name} are refused until it is unlocked, and a rollout stands still. Rolling back stays possible.`,
			confirm: 'Lock',
		},
		unlock: {
			title: (name: string) => `Unlock ${name}`,
			will: (name: string) => `${name} can be promoted again, and a rollout goes on.`,
			confirm: 'Unlock',
		},
		share: {
			title: (name: string, version: string) => `Change who tries ${name} ${version}`,
			will: (name: string, version: string, plan: string) =>
				`${name} ${version} is tried by ${plan}. Anyone who has it keeps it while the share grows.`,
			confirm: 'Change the share',
		},
		policy: {
			title: (name: string) => `When ${name} is taken back by itself`,
			automatic: 'Take versions back by themselves',
			window: 'Judged together, minutes (1 to 30)',
			minimumViews: 'Views from which on it is judged',
			maximumRate: 'Views that may fail, %',
			margin: 'More than in the version before, %',
			usual: 'What holds for every remote',
			will: (name: string, policy: string) => `${name} is ${policy}.`,
			confirm: 'Set the policy',
		},
		restore: {
			title: (revision: number) => `Restore revision ${revision}`,
			what: 'What to restore',
			channel: 'The whole channel',
			will: (what: string, revision: number) =>
				`${what} becomes what it was at revision ${revision}. The version left is the one before, and open tabs leave it unless it was there earlier; locks and policies stay, a rollout of then does not come back.`,
			willChannel: (revision: number) =>
				`Every remote becomes what it was at revision ${revision}; what was not there then leaves the channel. Versions left are the ones before, and open tabs leave those that came later; locks and policies stay, rollouts end.`,
			confirm: 'Restore',
			changes: 'What it changes',
			takenBack: ({ remote, version, action, who, at, why }: TakenBack) =>
				`${remote} ${version} was taken back since: ${action} by ${who} on ${DATE.format(new Date(at))}: ${why || 'no reason given'}`,
		},
		override: {
			title: (name: string) => `Show ${name} to one browser`,
			will: 'Anyone who opens the link gets this version in that browser, with a banner that says so; a browser that is logged in here does not: take a private window. All others notice nothing, and nothing is written to the log.',
			source: 'What a development server builds',
			version: 'Version',
			origin: 'Its origin',
			minutes: 'For how many minutes',
			to: 'Page that the link leads to',
			confirm: 'Make the link',
			link: 'The link',
			copy: 'Copy',
			copied: 'Copied',
			none: 'This site was started without RELEASE_OVERRIDE_SECRET: there are no such links.',
		},
		prune: {
			title: 'Clear up the store',
			keepDays: 'Keep what was needed in the last days',
			will: 'Versions are removed that no channel has, no log entry of these days names, no server serves, no locked remote has, no waiting proposal is about, and that are older. A number stays taken for ever.',
			look: 'What would go?',
			nothing: 'Every version is needed, or younger. Nothing is to be removed.',
			found: (count: number, megabytes: string) =>
				`${count === 1 ? 'One version' : `${count} versions`}, ${megabytes} MB:`,
			confirm: 'Remove them for good',
			done: (count: number) => `${count === 1 ? 'One version' : `${count} versions`} removed.`,
		},
		audience: {
			legend: 'Who gets it',
			everybody: 'Everybody at once',
			share: 'A share of the visitors',
			step: 'By steps, then everybody',
			linear: 'Evenly, until everybody has it',
			traffic: 'Share, %',
			steps: 'Steps, %, such as 5, 25, 50',
			every: 'Minutes per step',
			from: 'From, %',
			minutes: 'In how many minutes',
			badShare: 'Give a share from 0 to 100 %.',
			badSteps: 'Give shares that grow, such as 5, 25, 50.',
			badMinutes: 'Give minutes from 1.',
		},
		promote: {
			title: (name: string) => `Promote ${name}`,
			version: 'Version',
			noVersion: 'There is no other version in the store: the release command publishes one.',
			waived: 'Leave out of the checks (the log says so)',
			browser: 'the look in a real browser, about a minute',
			growth: 'the limit to growth',
			check: 'Check it first',
			checking: 'Checking files, manifest, licences, sizes, and every slot in every language …',
			pages: (done: number, all: number) => `In a browser: ${done} of ${all} pages`,
			passed: (version: string) => `${version} passed every check`,
			packages: (count: number) => `${count} packages of others, all under licences that are allowed`,
			seen: (pages: number) => `${pages} pages looked at in a browser: nothing to complain about`,
			unseen: 'It was not looked at in a browser',
			willAll: (name: string, version: string, active: string | undefined) =>
				`Every visitor gets ${name} ${version} within two seconds${active ? `; ${active} is kept as the version before` : ''}.`,
			willSome: (name: string, version: string, plan: string, active: string | undefined) =>
				`${name} ${version} is tried by ${plan}; the others keep ${active}.`,
			confirm: (version: string) => `Promote ${version}`,
			promoting: 'Promoting …',
			cancelCheck: 'Cancel the check',
			again: 'Change something',
		},
	},
};
