import {
	activeVersion,
	type HealthCell,
	type InstanceReport,
	isAlive,
	POLICY,
	policyOf,
	sumCells,
	type Vital,
} from '@estate/releases';
import type { ChannelStatus, StandingRemote } from '@estate/releases/operations';
import { planText } from '@estate/releases/rules';
import type { HealthPolicy } from '@estate/shared-contract';
import type {
	Alarm,
	ConsolePanel,
	ConsoleRemote,
	Overview,
	VersionHealth,
	VersionRole,
} from '../console-answers.ts';

const DAY_MS = 86_400_000;

/** Fewer failures are noise */
const LEAST_FAILURES = 3;

/** Sum of web vitals over cells. */
export function sumVitals(cells: readonly HealthCell[]): VersionHealth['vitals'] {
	const sum: VersionHealth['vitals'] = {};
	for (const { vitals = {} } of cells)
		for (const [name, counts] of Object.entries(vitals) as [Vital, [number, number, number]][]) {
			const known = sum[name] ?? [0, 0, 0];
			sum[name] = [known[0] + counts[0], known[1] + counts[1], known[2] + counts[2]];
		}
	return sum;
}

/** Versions that visitors have, with what each is to them. */
export function rolesOf(remote: Partial<StandingRemote>): Map<string, VersionRole> {
	const { canary, previous, takenBack } = remote;
	const active = activeVersion(remote);
	const roles = new Map<string, VersionRole>();
	// Its figures say why it went, as long as there are any.
	if (takenBack) roles.set(takenBack.version, 'takenBack');
	if (previous) roles.set(previous, 'previous');
	if (canary) roles.set(canary.version, 'canary');
	if (active) roles.set(active, 'active');
	return roles;
}

function healthOf(
	remote: string,
	roles: ReadonlyMap<string, VersionRole>,
	cells: readonly HealthCell[],
	{ window }: HealthPolicy,
	now: number,
): VersionHealth[] {
	const from = now - window;
	return [...roles].reverse().map(([version, role]) => {
		const own = cells.filter(
			(cell) => cell.remote === remote && cell.version === version && cell.minute * 60_000 >= from - 60_000,
		);
		return {
			version,
			role,
			counts: sumCells(own, { remote, version, from, to: now }),
			vitals: sumVitals(own),
		};
	});
}

function failingOf(
	{ version, role, counts }: VersionHealth,
	{ maximumRate }: HealthPolicy,
): Extract<Alarm, { kind: 'failing' }>[] {
	// What is served no more is past.
	if (role === 'previous' || role === 'takenBack') return [];
	const measures = [
		{ what: 'views', total: counts.views ?? 0, failed: counts.failedViews ?? 0 },
		{ what: 'draws', total: counts.draws ?? 0, failed: counts.failedDraws ?? 0 },
	] as const;
	return measures
		.filter(({ total, failed }) => failed >= LEAST_FAILURES && failed / Math.max(total, 1) > maximumRate)
		.map((measure) => ({ kind: 'failing', version, role, ...measure }));
}

function alarmsOf(name: string, reports: readonly InstanceReport[]): Alarm[] {
	return reports.flatMap(({ instance, remotes }): Alarm[] => {
		const own = remotes[name];
		if (!own) return [];
		const { serving, wanted, problem, trialProblem } = own;
		return [
			...(problem ? [{ kind: 'not-served', instance, serving, wanted, reason: problem } as const] : []),
			...(trialProblem ? [{ kind: 'canary-not-served', instance, reason: trialProblem } as const] : []),
		];
	});
}

/** Did the site take a version back by itself, within the day? */
const isByItself = (takenBack: StandingRemote['takenBack'], now: number): boolean =>
	takenBack?.who === POLICY && now - Date.parse(takenBack.at) < DAY_MS;

function remoteOf(
	name: string,
	remote: StandingRemote,
	reports: readonly InstanceReport[],
	cells: readonly HealthCell[],
	now: number,
): Omit<ConsoleRemote, 'panels'> {
	const { status, previous, canary, withdrawn = [], takenBack, lock, retired, versions } = remote;
	const active = activeVersion(remote);
	const policy = policyOf(remote);
	const health = healthOf(name, rolesOf(remote), cells, policy, now).filter(
		({ role, counts }) => role !== 'takenBack' || (counts.views ?? 0) + (counts.draws ?? 0) > 0,
	);
	return {
		name,
		status,
		alarms: [...alarmsOf(name, reports), ...health.flatMap((each) => failingOf(each, policy))],
		active,
		previous,
		canary: canary && { version: canary.version, traffic: canary.traffic, text: planText(canary) },
		withdrawn,
		takenBack,
		takenBackByItself: isByItself(takenBack, now) ? takenBack : undefined,
		lock,
		retired,
		policy,
		versions,
		served: reports.flatMap(({ instance, remotes }) => {
			const own = remotes[name];
			return own ? [{ instance, serving: own.serving, trying: own.trying }] : [];
		}),
		health,
	};
}

/** A channel at a glance; what needs an operator comes first. `panels`: by remote, of those that bring any. */
export function overviewOf(
	{ channel, revision, finding, location, remotes, reports }: ChannelStatus,
	canOverride: boolean,
	now = Date.now(),
	panels: ReadonlyMap<string, ConsolePanel[]> = new Map(),
): Omit<Overview, 'proposals' | 'twoPeople'> {
	const alive = reports.filter((report) => isAlive(report, now));
	// An instance that has just stopped has counted too.
	const cells = reports.flatMap(({ health = [] }) => health);
	const all = Object.entries(remotes).map(([name, remote]) => ({
		...remoteOf(name, remote, alive, cells, now),
		panels: panels.get(name) ?? [],
	}));
	const urgency = ({ alarms, canary }: ConsoleRemote) => (alarms.length > 0 ? 0 : canary ? 1 : 2);
	return {
		channel,
		revision,
		...(finding ? { finding } : {}),
		location,
		canOverride,
		remotes: all.sort((one, other) => urgency(one) - urgency(other) || one.name.localeCompare(other.name)),
		instances: reports.map(({ instance, revision, contract, at, startedAt, stopped }) => ({
			instance,
			isAlive: isAlive({ at, ...(stopped ? { stopped } : {}) }, now),
			revision,
			contract,
			at,
			startedAt,
		})),
	};
}
