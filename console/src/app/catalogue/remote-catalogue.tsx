import { Title } from '@mantine/core';
import type { CatalogueRemote } from '../../catalogue-answers.ts';
import { WideTable } from '../frame/wide-table.tsx';
import classes from '../remote/remote-facts.module.css';
import { texts } from '../texts.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';
import { useCatalogue } from './use-catalogue.ts';
import { vulnerabilitiesText } from './vulnerabilities-text.ts';

function List({ label, items }: { label: string; items: readonly string[] }) {
	if (items.length === 0) return null;
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<ul>
					{items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</dd>
		</div>
	);
}

function Described({ owners, described }: Pick<CatalogueRemote, 'owners' | 'described'>) {
	if (!described) return <p>{t.unread}</p>;
	const { contract, requires, shared, routes, slots, licences } = described;
	return (
		<dl className={classes.facts}>
			<List label={t.owners} items={owners.map(({ name, role }) => `${name} (${role})`)} />
			<List label={t.contract} items={[contract]} />
			<List label={t.requires} items={requires} />
			<List
				label={t.shared}
				items={Object.entries(shared).map(([name, range]) => t.sharedText(name, range))}
			/>
			<List label={t.routes} items={routes.map(({ id, path }) => t.routeText(id, path))} />
			<List label={t.slots} items={slots.map(({ name, intents }) => t.slotText(name, intents))} />
			<List
				label={t.licences}
				items={licences.map(({ licence, packages }) => t.licenceText(licence, packages.length))}
			/>
		</dl>
	);
}

function Sizes({ versions, versionCount }: Pick<CatalogueRemote, 'versions' | 'versionCount'>) {
	if (versions.length === 0) return null;
	const older = versionCount - versions.length;
	return (
		<>
			<Title order={2} size="h4" id="sizes" mt="xl" mb="xs">
				{t.sizes}
			</Title>
			<WideTable
				labelledBy="sizes"
				headings={[t.version, t.built, t.size, t.growth, t.server, t.vulnerabilities, t.commit]}
				rows={versions.map((each, index) => {
					const { version, builtAt, browserBytes, serverBytes, commit } = each;
					const before = versions[index + 1]?.browserBytes;
					return {
						key: version,
						cells: [
							version,
							texts.timestamp(builtAt),
							t.kilobytes(browserBytes),
							before ? t.growthText(browserBytes / before - 1) : texts.none,
							t.kilobytes(serverBytes),
							vulnerabilitiesText(each),
							commit?.slice(0, 10) ?? texts.none,
						],
					};
				})}
			/>
			{older > 0 && <p>{t.older(older)}</p>}
		</>
	);
}

/** What a remote is made of, as its manifest has it, and how its size went. */
export function RemoteCatalogue({ name, revision }: { name: string; revision: number }) {
	const remote = useCatalogue(revision)?.find((each) => each.name === name);
	if (!remote) return null;
	return (
		<>
			<section aria-labelledby="described">
				<Title order={2} size="h4" id="described" mt="xl" mb="xs">
					{remote.described ? t.described(remote.described.version) : t.heading}
				</Title>
				<Described owners={remote.owners} described={remote.described} />
			</section>
			<Sizes versions={remote.versions} versionCount={remote.versionCount} />
		</>
	);
}
