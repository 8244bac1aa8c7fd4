import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';

export const RULES_FILE = path.join(ROOT, 'deploy', 'observability', 'alerts.yaml');
const DASHBOARD_FILE = path.join(ROOT, 'deploy', 'observability', 'dashboard.json');

export interface Alert {
	name: string;
	expression: string;
	summary: string;
	runbook: string;
}

/** The alert rules. The file keeps to one form, so that no parser of all of YAML is needed. */
export function readAlerts(): Alert[] {
	const [, ...parts] = readFileSync(RULES_FILE, 'utf8').split('- alert: ');
	return parts.map((part) => {
		const field = (name: string) => new RegExp(`^\\s+${name}: '?(.*?)'?$`, 'm').exec(part)?.[1] ?? '';
		return {
			name: part.split('\n')[0]?.trim() ?? '',
			expression: field('expr'),
			summary: field('summary'),
			runbook: field('runbook'),
		};
	});
}

export interface Panel {
	id: number;
	type: string;
	title: string;
	gridPos: { h: number; w: number; x: number; y: number };
	targets?: { refId: string; expr: string }[];
}

export interface Dashboard {
	title: string;
	schemaVersion: number;
	panels: Panel[];
}

export const readDashboard = (): Dashboard => JSON.parse(readFileSync(DASHBOARD_FILE, 'utf8'));

/** Every query that an operator's Prometheus is asked. */
export const allQueries = (): string[] => [
	...readAlerts().map(({ expression }) => expression),
	...readDashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

const NAME = /\b(?:site|api|http|process|nodejs)_[a-z0-9_]+\b/g;

/** Names of metrics in a query, without what Prometheus makes of a histogram. `up` is its own. */
export const metricsIn = (query: string): string[] =>
	(query.replace(/"[^"]*"/g, '""').match(NAME) ?? []).map((name) =>
		/_seconds_(bucket|count|sum)$/.test(name) ? name.replace(/_(bucket|count|sum)$/, '') : name,
	);
