import type { Grant, HealthCount, RemoteStatus, TakenBack, Vital } from '@estate/releases';
import type {
	BoundVersion,
	CheckReport,
	Done,
	EarlierVersion,
	Proposal,
	PrunableVersion,
	Refusal,
} from '@estate/releases/operations';
import type { Channel, HealthPolicy, ManifestBrings, RemoteState } from '@estate/shared-contract';
import type { ConsoleEntry } from './log-answers.ts';

/** Where the console is, with a final slash; what it asks the server for is below `api/`. */
export const CONSOLE_PATH = '/-/ops/';

/** Below it: `log-in` and `callback` of the log-in provider. */
export const OIDC_PATH = `${CONSOLE_PATH}api/oidc`;

/** Why a log-in by the provider failed: the parameter `log-in` of the console's address. */
export const LOG_IN_FAILURES = ['away', 'started-elsewhere', 'failed', 'too-often', 'not-listed'] as const;
export type LogInFailure = (typeof LOG_IN_FAILURES)[number];

/** What a version of a remote is to visitors just now. */
export type VersionRole = 'active' | 'canary' | 'previous' | 'takenBack';

/** What was counted of a version by all instances; counts that are missing are 0. */
export interface VersionHealth {
	version: string;
	role: VersionRole;
	counts: Partial<Record<HealthCount, number>>;
	/** Page views that were good, middling and poor */
	vitals: Partial<Record<Vital, [number, number, number]>>;
}

/** Something about a remote that an operator has to see at once. */
export type Alarm =
	| { kind: 'not-served'; instance: string; serving: string | undefined; wanted: string; reason: string }
	| { kind: 'canary-not-served'; instance: string; reason: string }
	/** More fails than the policy allows */
	| {
			kind: 'failing';
			version: string;
			role: VersionRole;
			what: 'views' | 'draws';
			failed: number;
			total: number;
	  };

/** What one instance serves of a remote. */
export interface InstanceVersion {
	instance: string;
	serving: string | undefined;
	trying: string | undefined;
}

/** What a remote brings to the console. */
export type ConsolePanel = NonNullable<ManifestBrings['panels']>[number] & {
	/** Of the active version's scripts for browsers, uncompressed */
	bytes: number;
};

export interface ConsoleRemote {
	name: string;
	status: RemoteStatus;
	alarms: Alarm[];
	active: string | undefined;
	previous: string | undefined;
	canary: { version: string; traffic: number; text: string } | undefined;
	withdrawn: string[];
	/** What was taken back last, by whom and why */
	takenBack: TakenBack | undefined;
	/** The same, where the site itself did it within the day */
	takenBackByItself: TakenBack | undefined;
	lock: RemoteState['lock'];
	retired: RemoteState['retired'];
	policy: HealthPolicy;
	/** In the store, newest first */
	versions: string[];
	/** By the instances that run */
	served: InstanceVersion[];
	/** Of the policy's window */
	health: VersionHealth[];
	panels: ConsolePanel[];
}

export interface ConsoleInstance {
	instance: string;
	isAlive: boolean;
	revision: number;
	contract: string;
	/** ISO 8601 */
	at: string;
	startedAt: string;
}

/** A change that waits for a second person. */
export interface ConsoleProposal {
	id: string;
	/** `*`: the whole channel */
	remote: string;
	/** The right that approving it takes as well */
	action: Proposal['action'];
	/** What would be done */
	text: string;
	why: string;
	/** Who has said yes, the proposer first */
	yes: string[];
	/** Of how many people so far, and how many it takes */
	people: number;
	needed: number;
	/** Of the channel when it was proposed */
	revision: number;
	/** With SHA-256 of their manifests */
	versions: BoundVersion[];
	/** ISO 8601 */
	at: string;
	expires: string;
}

/** The event `overview`: everything at a glance. */
export interface Overview {
	channel: Channel;
	revision: number;
	/** What is wrong with the release log, if anything is */
	finding?: string | undefined;
	location: string;
	canOverride: boolean;
	/** What needs an operator first, then by name */
	remotes: ConsoleRemote[];
	instances: ConsoleInstance[];
	/** What waits for a second person, newest first */
	proposals: ConsoleProposal[];
	/** Remotes where two people have to agree */
	twoPeople: string[];
}

/** What somebody may who may not do everything. */
export interface LimitedAccess {
	grants: readonly Pick<Grant, 'role' | 'remotes' | 'channels'>[];
	/** That of the site */
	channel: Channel;
}

/** `GET api/session`: who is logged in here, if anybody is. */
export interface SessionAnswer {
	who: string | null;
	/** What they may; undefined: everything */
	access?: LimitedAccess | undefined;
	/** Is there a log-in provider? */
	hasProvider?: boolean;
}

/** `GET api/remotes/<remote>/earlier`: the versions that one can go back to, the last first. */
export interface EarlierAnswer {
	versions: EarlierVersion[];
}

/** A stretch of time of one version. */
export interface HealthStretch {
	/** Its begin, milliseconds since 1970 */
	from: number;
	counts: VersionHealth['counts'];
	vitals: VersionHealth['vitals'];
}

/** `GET api/remotes/<remote>/health`: the last hour. */
export interface HealthHistory {
	/** Milliseconds */
	stretch: number;
	/** Begins of all stretches, oldest first, milliseconds since 1970 */
	times: number[];
	versions: { version: string; role: VersionRole | undefined; stretches: HealthStretch[] }[];
	/** Versions that came meanwhile, to everybody or being rolled out, oldest first */
	moves: { at: string; version: string }[];
}

/** `POST api/commands`: done, with what the release command says of it; or kept for a second person */
export type DoneAnswer = { entry: ConsoleEntry; done?: Done } | { proposal: ConsoleProposal };

/** `POST api/overrides` */
export interface OverrideAnswer {
	link: string;
}

/** `POST api/prunings` */
export interface PruningAnswer {
	versions: PrunableVersion[];
}

/** Status 4xx and 5xx of every address of the console. */
export interface RefusalAnswer {
	refusal: Refusal;
}

/** One line of `POST api/checks`, `POST api/promotions` and `POST api/approvals`; the last one is no `waiting` or `page`. */
export type PromotionLine =
	| { kind: 'waiting' }
	/** The browser has looked at so many of all pages */
	| { kind: 'page'; done: number; all: number }
	| { kind: 'passed'; report: CheckReport; receipt: string | undefined }
	| { kind: 'promoted'; report: CheckReport; entry: ConsoleEntry; done?: Done }
	/** Kept for a second person */
	| { kind: 'proposed'; proposal: ConsoleProposal }
	/** Without an entry it waits for another person */
	| { kind: 'approved'; proposal: ConsoleProposal; entry: ConsoleEntry | undefined }
	| { kind: 'refused'; refusal: Refusal };
export type { LogAnswer } from './log-answers.ts';
