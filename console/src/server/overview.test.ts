import type { ChannelStatus } from '@estate/releases/operations';
import { DEFAULT_POLICY } from '@estate/releases/rules';
import { describe, expect, it } from 'vitest';
import { overviewOf } from './overview.ts';

const NOW = Date.parse('2026-11-21T03:00:00.000Z');
const MINUTE = Math.floor(NOW / 60_000);
const before = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();

type Report = ChannelStatus['reports'][number];

function report(instance: string, over: Partial<Report> = {}): Report {
	return {
		instance,
		channel: 'production',
		revision: 3,
		at: before(5_000),
		startedAt: before(3_600_000),
		contract: '1.0.0',
		shared: {},
		remotes: {},
		...over,
	};
}

function status(over: Partial<ChannelStatus>): ChannelStatus {
	const forms = { status: 'active', active: '2.0.0', withdrawn: [], versions: ['2.0.0'] } as const;
	const listings = {
		status: 'canary',
		active: '1.1.0',
		previous: '1.0.0',
		canary: { version: '1.2.0', traffic: 10, salt: 'a' },
		withdrawn: [],
		versions: ['1.2.0', '1.1.0', '1.0.0'],
	} as const;
	const remotes = {
		forms: { ...forms, withdrawn: [], versions: [...forms.versions] },
		listings: { ...listings, withdrawn: [], versions: [...listings.versions] },
	};
	return {
		channel: 'production',
		revision: 3,
		isLost: false,
		location: 'var',
		remotes,
		reports: [],
		...over,
	};
}

const cell = (version: string, counts: object, minutesAgo = 1) => ({
	remote: 'listings',
	version,
	minute: MINUTE - minutesAgo,
	counts,
});

const alarmsOf = (over: Partial<ChannelStatus>) =>
	Object.fromEntries(
		overviewOf(status(over), true, NOW).remotes.map(({ name, alarms }) => [name, alarms] as const),
	);

describe('the overview of a channel', () => {
	it('puts a remote being rolled out first, and the others by name', () => {
		expect(overviewOf(status({}), true, NOW).remotes.map(({ name }) => name)).toEqual(['listings', 'forms']);
	});

	it('says for a day what the site took back by itself, with its figures while there are any, and has no alarm of it', () => {
		const takenBack = {
			...{ remote: 'listings', version: '2.0.0', action: 'rollback' as const },
			...{ who: 'policy', why: '100 % of 130 slots failed', at: before(25_000) },
		};
		const of = (over: object, health: ReturnType<typeof cell>[] = []) => {
			const { listings } = status({}).remotes;
			if (!listings) throw new Error('There is no such remote.');
			const remotes = { listings: { ...listings, takenBack: { ...takenBack, ...over } } };
			const [remote] = overviewOf(
				status({ remotes, reports: [report('one', { health })] }),
				true,
				NOW,
			).remotes;
			return remote;
		};
		const failed = [cell('2.0.0', { draws: 130, failedDraws: 130 })];
		expect(of({}, failed)).toMatchObject({ takenBackByItself: takenBack, alarms: [] });
		expect(of({}, failed)?.health.at(-1)).toMatchObject({ version: '2.0.0', role: 'takenBack' });
		expect(of({})?.health.map(({ version }) => version)).not.toContain('2.0.0');
		expect(of({ who: 'An' })).toMatchObject({ takenBack: { who: 'An' }, takenBackByItself: undefined });
		expect(of({ at: before(25 * 3_600_000) })?.takenBackByItself).toBeUndefined();
	});

	it('says what is wrong with the log', () => {
		expect(overviewOf(status({}), true, NOW).finding).toBeUndefined();
		expect(overviewOf(status({ finding: 'It breaks off.' }), true, NOW).finding).toBe('It breaks off.');
	});

	it('puts one that is not served as it should be before all, and says why', () => {
		const remotes = { forms: { serving: '1.9.0', wanted: '2.0.0', problem: 'a file is missing' } };
		const overview = overviewOf(status({ reports: [report('one', { remotes })] }), true, NOW);
		expect(overview.remotes[0]).toMatchObject({
			name: 'forms',
			alarms: [
				{
					kind: 'not-served',
					instance: 'one',
					serving: '1.9.0',
					wanted: '2.0.0',
					reason: 'a file is missing',
				},
			],
		});
	});

	it('says nothing about what a server served that has stopped', () => {
		const remotes = { forms: { wanted: '2.0.0', problem: 'a file is missing' } };
		const overview = overviewOf(
			status({ reports: [report('one', { remotes, at: before(120_000) })] }),
			true,
			NOW,
		);
		expect(overview.remotes.flatMap(({ alarms }) => alarms)).toEqual([]);
		expect(overview.instances).toMatchObject([{ instance: 'one', isAlive: false }]);
	});

	it('sums what all servers counted, and calls a version failing above the limit of its policy', () => {
		const health = [cell('1.1.0', { views: 20, failedViews: 2 })];
		const reports = [report('one', { health }), report('two', { health })];
		expect(alarmsOf({ reports }).listings).toEqual([
			{ kind: 'failing', version: '1.1.0', role: 'active', what: 'views', failed: 4, total: 40 },
		]);
	});

	it.each([
		['two failures, however few views there are', cell('1.1.0', { views: 2, failedViews: 2 })],
		['a share that the policy allows', cell('1.1.0', { views: 100, failedViews: 5 })],
		['a version that is served no more', cell('1.0.0', { views: 10, failedViews: 10 })],
		['what was longer ago than the window', cell('1.1.0', { views: 10, failedViews: 10 }, 45)],
	])('keeps quiet about %s', (_, each) => {
		expect(DEFAULT_POLICY).toMatchObject({ maximumRate: 0.05, window: 30 * 60_000 });
		expect(alarmsOf({ reports: [report('one', { health: [each] })] }).listings).toEqual([]);
	});

	it('names a version being rolled out that fails, and renderings of the server that fail', () => {
		const health = [cell('1.2.0', { draws: 30, failedDraws: 6 })];
		expect(alarmsOf({ reports: [report('one', { health })] }).listings).toEqual([
			{ kind: 'failing', version: '1.2.0', role: 'canary', what: 'draws', failed: 6, total: 30 },
		]);
	});
});
