import { Loader, Title } from '@mantine/core';
import type { CatalogueRemote } from '../../catalogue-answers.ts';
import type { Overview } from '../../console-answers.ts';
import { WideTable } from '../frame/wide-table.tsx';
import { hrefOf } from '../place/place.ts';
import { texts } from '../texts.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';
import { useCatalogue } from './use-catalogue.ts';
import { vulnerabilitiesText } from './vulnerabilities-text.ts';

const HEADINGS = [
	...[t.name, t.active, t.last, t.owners, t.contract, t.parts],
	...[t.size, t.health, t.vulnerabilities, t.versions],
];

/** Of the active version's views, as the overview has them. */
function healthOf({ remotes }: Overview, name: string): string {
	const remote = remotes.find((each) => each.name === name);
	const counts = remote?.health.find(({ version }) => version === remote.active)?.counts ?? {};
	const { views = 0, failedViews = 0 } = counts;
	return texts.health.failure(failedViews, views);
}

function cellsOf(overview: Overview, remote: CatalogueRemote) {
	const { name, owners, active, last, described, versions, versionCount } = remote;
	const shown = versions.find(({ version }) => version === described?.version);
	return [
		<a key={name} href={hrefOf({ kind: 'remote', name })}>
			{name}
		</a>,
		active ?? texts.none,
		last ? t.lastText(last.action, texts.timestamp(last.at), last.who) : texts.none,
		owners.map((owner) => owner.name).join(', ') || texts.none,
		described?.contract ?? t.unread,
		described ? t.partsText(described.routes.length, described.slots.length) : texts.none,
		shown ? t.kilobytes(shown.browserBytes) : texts.none,
		healthOf(overview, name),
		shown ? vulnerabilitiesText(shown) : texts.none,
		String(versionCount),
	];
}

/** All remotes beside each other; what each is made of stands on its own page. */
export function CataloguePage({ overview }: { overview: Overview }) {
	const remotes = useCatalogue(overview.revision);
	return (
		<>
			<Title order={1} size="h3" id="catalogue" mb="xs">
				{t.heading}
			</Title>
			<p>{t.intro}</p>
			{!remotes && <Loader role="status" aria-label={texts.frame.loading} />}
			{remotes?.length === 0 && <p>{t.none}</p>}
			{remotes && remotes.length > 0 && (
				<WideTable
					labelledBy="catalogue"
					headings={HEADINGS}
					rows={remotes.map((remote) => ({ key: remote.name, cells: cellsOf(overview, remote) }))}
				/>
			)}
		</>
	);
}
