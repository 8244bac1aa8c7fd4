import { RULES_FILE } from './deploy-files.ts';

/** Series in the notation of promtool, name with labels → values. */
type Series = Readonly<Record<string, string>>;

const SAMPLES = 120;
const steady = (value: number) => `${value}x${SAMPLES}`;
const growing = (by: number) => `0+${by}x${SAMPLES}`;
const GONE = `_x${SAMPLES}`;

const SITE = 'job="site",instance="a:9100"';
const API = 'job="api",instance="a:9101"';
const SLOT = `${SITE},remote="listings",version="1.0.0",slot="results"`;
const answers = (job: string, part: string) =>
	`http_server_request_duration_seconds_${part},route="/*",method="GET"}`.replace(',', `{${job},`);
const within = (job: string, le: string) => answers(job, 'bucket').replace('}', `,status="2xx",le="${le}"}`);
const counted = (job: string, status: string) => answers(job, 'count').replace('}', `,status="${status}"}`);

const UP_SITE = `up{${SITE}}`;
const UP_API = `up{${API}}`;
const DATABASE = `api_database_up{${API}}`;
const SLOT_ERRORS = `site_slot_errors_total{${SLOT},kind="thrown"}`;
const CALL_ERRORS = `site_slot_errors_total{${SLOT},kind="api"}`;
const RESTARTS = `site_worker_restarts_total{${SITE}}`;
const ROLLBACKS = `site_rollbacks_total{${SITE},remote="listings"}`;
const OUTBOX_AGE = `api_outbox_oldest_seconds{${API}}`;
const GIVEN_UP = `api_outbox_mails{${API},state="failed"}`;
const STORE = `site_release_store_up{${SITE}}`;
const WAITING = `api_database_connections{${API},state="waiting"}`;
const SITE_DISK = `site_storage_writable{${SITE}}`;
const API_DISK = `api_storage_writable{${API}}`;

/** All servers as they are on a good day. */
const WELL: Series = {
	[UP_SITE]: steady(1),
	[UP_API]: steady(1),
	[DATABASE]: steady(1),
	...Object.fromEntries(
		[SITE, API].flatMap((job) => [
			[counted(job, '2xx'), growing(100)],
			[counted(job, '5xx'), steady(0)],
			[within(job, '0.1'), growing(100)],
			[within(job, '5'), growing(100)],
			[within(job, '+Inf'), growing(100)],
		]),
	),
	[`site_slot_seconds_count{${SLOT}}`]: growing(100),
	[SLOT_ERRORS]: growing(1),
	[CALL_ERRORS]: steady(0),
	[RESTARTS]: steady(0),
	[ROLLBACKS]: steady(0),
	[OUTBOX_AGE]: steady(20),
	[GIVEN_UP]: steady(0),
	[SITE_DISK]: steady(1),
	[API_DISK]: steady(1),
	[STORE]: steady(1),
	[WAITING]: steady(0),
};

/** What a server that is down no longer says. */
const silent = (job: string): Series =>
	Object.fromEntries(Object.keys(WELL).flatMap((name) => (name.includes(job) ? [[name, GONE]] : [])));

/** What each alert is for, as the metrics show it. */
export const FAULTS: Readonly<Record<string, Series>> = {
	SiteDown: { ...silent(SITE), [UP_SITE]: steady(0) },
	ApiDown: { ...silent(API), [UP_API]: steady(0) },
	DatabaseDown: { [DATABASE]: steady(0) },
	ErrorRatio: { [counted(SITE, '5xx')]: growing(5) },
	SlowAnswers: { [within(API, '0.1')]: growing(90) },
	SlotFailing: { [SLOT_ERRORS]: growing(50) },
	// Three in ten minutes
	RenderThreadsEnding: { [RESTARTS]: '0x100 1 2 3x20' },
	RolledBack: { [ROLLBACKS]: '0x100 1x20' },
	OutboxStuck: { [OUTBOX_AGE]: '20x60 900+15x60' },
	MailsGivenUp: { [GIVEN_UP]: steady(1) },
	StorageNotWritable: { [API_DISK]: steady(0) },
	ReleaseStoreAway: { [STORE]: steady(0) },
	DatabasePoolExhausted: { [WAITING]: steady(3) },
};

function testOf(name: string, fault: Series, firing: readonly string[]) {
	return {
		name,
		interval: '15s',
		input_series: Object.entries({ ...WELL, ...fault }).map(([series, values]) => ({ series, values })),
		promql_expr_test: [
			{
				expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
				eval_time: '28m',
				exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
			},
		],
	};
}

/** Unit tests for `promtool test rules`: on a good day nothing fires, and each alert for its fault and for no other. JSON is YAML. */
export const ruleTests = (): string =>
	JSON.stringify({
		rule_files: [RULES_FILE],
		evaluation_interval: '15s',
		tests: [
			testOf('a good day', {}, []),
			// Whose fault that is other alerts say: nobody rolls a release back for it.
			testOf('slots whose api does not answer', { [CALL_ERRORS]: growing(50) }, []),
			...Object.entries(FAULTS).map(([alert, fault]) => testOf(alert, fault, [alert])),
		],
	});
