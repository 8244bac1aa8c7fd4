import {
	activeVersion,
	HEALTH_KEPT_MINUTES,
	type HealthCell,
	type ReleaseStore,
	sumCells,
} from '@estate/releases';
import { readLog } from '@estate/releases/operations';
import type { Channel, RemoteState } from '@estate/shared-contract';
import type { HealthHistory } from '../console-answers.ts';
import { rolesOf, sumVitals } from './overview.ts';

/** Minutes that are drawn as one point */
const STRETCH_MINUTES = 2;
const MINUTE_MS = 60_000;
/** More of one remote in an hour are no moves that a graph could show */
const MOST_MOVES = 20;

/** The last hour of a remote by version, as all instances counted it, and what was done to it meanwhile. */
export async function healthHistory(
	store: ReleaseStore,
	channel: Channel,
	remote: string,
	now = Date.now(),
): Promise<HealthHistory> {
	const [{ state }, reports, { entries }] = await Promise.all([
		store.log.newest(channel),
		store.instances.read(),
		readLog(store.log, { channel, remote, limit: MOST_MOVES }),
	]);
	const cells = reports
		.filter((report) => report.channel === channel)
		.flatMap(({ health = [] }) => health)
		.filter((cell) => cell.remote === remote);
	const last = Math.floor(now / MINUTE_MS / STRETCH_MINUTES) * STRETCH_MINUTES;
	const first = last - HEALTH_KEPT_MINUTES + STRETCH_MINUTES;
	const begins = Array.from(
		{ length: HEALTH_KEPT_MINUTES / STRETCH_MINUTES },
		(_, index) => first + index * STRETCH_MINUTES,
	);
	const roles = rolesOf(state[remote] ?? {});
	const seen = new Set(cells.filter(({ minute }) => minute >= first).map(({ version }) => version));
	const versions = [...new Set([...[...roles.keys()].reverse(), ...seen])];
	return {
		stretch: STRETCH_MINUTES * MINUTE_MS,
		times: begins.map((minute) => minute * MINUTE_MS),
		versions: versions.map((version) => ({
			version,
			role: roles.get(version),
			stretches: begins.flatMap((minute) => stretchOf(cells, remote, version, minute)),
		})),
		moves: entries
			.filter(({ at }) => Date.parse(at) >= first * MINUTE_MS)
			.flatMap(({ at, before, after }) => {
				const version = newVersion(before[remote], after[remote]);
				return version ? [{ at, version }] : [];
			})
			.reverse(),
	};
}

/** The version that a change brought, to everybody or being rolled out. */
function newVersion(before: RemoteState | undefined, after: RemoteState | undefined): string | undefined {
	if (activeVersion(after) !== activeVersion(before)) return activeVersion(after);
	return after?.canary?.version === before?.canary?.version ? undefined : after?.canary?.version;
}

/** Nothing where nothing was counted. */
function stretchOf(cells: readonly HealthCell[], remote: string, version: string, minute: number) {
	const own = cells.filter(
		(cell) => cell.version === version && cell.minute >= minute && cell.minute < minute + STRETCH_MINUTES,
	);
	if (own.length === 0) return [];
	const from = minute * MINUTE_MS;
	const to = from + (STRETCH_MINUTES - 1) * MINUTE_MS;
	return [{ from, counts: sumCells(own, { remote, version, from, to }), vitals: sumVitals(own) }];
}
