/** What somebody may do to remotes and channels. */
const RIGHTS = [
	'publish',
	'rollout',
	'promote',
	'rollback',
	'lock',
	'restore',
	'policy',
	'override',
	'prune',
	'audit',
	'shell',
	'access',
] as const;
export type Right = (typeof RIGHTS)[number];

/** Named sets of rights. Everybody on the access list may read everything of releases but the audit log. */
export const ROLES = {
	viewer: [],
	ci: ['publish', 'rollout', 'rollback', 'override'],
	releaser: ['publish', 'rollout', 'promote', 'rollback', 'lock', 'override'],
	operator: [
		'publish',
		'rollout',
		'promote',
		'rollback',
		'lock',
		'restore',
		'policy',
		'override',
		'prune',
		'audit',
		'shell',
	],
	admin: RIGHTS,
} as const satisfies Record<string, readonly Right[]>;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

/** What is done, with the rights of which one is enough. Who may promote may always roll back. */
export const ACTION_RIGHTS = {
	publish: ['publish'],
	check: ['rollout', 'promote'],
	/** A share below 100 % without a plan */
	rollout: ['rollout', 'promote'],
	/** Everybody at once, or by a plan, which ends with everybody */
	promote: ['promote'],
	rollback: ['rollback', 'promote'],
	abort: ['rollback', 'rollout', 'promote'],
	lock: ['lock'],
	unlock: ['lock'],
	restore: ['restore'],
	/** It takes a remote's pages from the site, as a restore may */
	retire: ['restore'],
	policy: ['policy'],
	override: ['override'],
	prune: ['prune'],
	/** Reads what everybody did and was refused */
	audit: ['audit'],
	/** What the site's servers run: publish, promote and roll back of the shell */
	shell: ['shell'],
	access: ['access'],
} as const satisfies Record<string, readonly [Right, ...Right[]]>;
export type AccessAction = keyof typeof ACTION_RIGHTS;
export const ACCESS_ACTIONS = Object.keys(ACTION_RIGHTS) as AccessAction[];
