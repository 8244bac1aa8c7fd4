import type { Vital } from '@estate/releases';
import { Title } from '@mantine/core';
import type { ConsoleRemote, VersionHealth } from '../../console-answers.ts';
import { WideTable } from '../frame/wide-table.tsx';
import { texts } from '../texts.ts';

type CountName = keyof typeof texts.health.count;

/** Which failures they were: `load 3, render 1`. */
function kindsOf({ counts }: VersionHealth): string {
	return (Object.keys(texts.health.count) as CountName[])
		.flatMap((name) => (counts[name] ? [`${texts.health.count[name]} ${counts[name]}`] : []))
		.join(', ');
}

function goodOf({ vitals }: VersionHealth, name: Vital): string {
	const [good, middling, poor] = vitals[name] ?? [0, 0, 0];
	return texts.percent(good, good + middling + poor);
}

/** What was counted of each version within the window of the policy. */
export function HealthTable({ remote: { health, policy } }: { remote: ConsoleRemote }) {
	const t = texts.health;
	const vitals = Object.keys(t.vital) as Vital[];
	const rows = health.map((each) => {
		const { views = 0, failedViews = 0, draws = 0, failedDraws = 0 } = each.counts;
		return {
			key: each.version,
			cells: [
				texts.remote.versionWithRole(each.version, each.role),
				views,
				t.failure(failedViews, views),
				draws,
				t.failure(failedDraws, draws),
				kindsOf(each) || texts.none,
				...vitals.map((name) => goodOf(each, name)),
			],
		};
	});
	const headings = [t.version, t.views, t.failedViews, t.draws, t.failedDraws, t.kinds];
	return (
		<div>
			<Title order={2} size="h4" id="health" mt="xl" mb="xs">
				{t.heading(policy.window / 60_000)}
			</Title>
			{rows.length === 0 ? (
				<p>{t.none}</p>
			) : (
				<WideTable
					labelledBy="health"
					headings={[...headings, ...vitals.map((name) => t.vital[name])]}
					rows={rows}
					wraps
				/>
			)}
		</div>
	);
}
